"""Every moment that a big screen shows, and phones in hand mode."""

from __future__ import annotations

from typing import Any

import httpx

from tests.browser.moments import asks, lay_out, past_of, whole_game
from tests.browser.player import PATIENCE, Player
from tests.browser.scenes import MINE, MOMENTS, SIX, STATION_8, WALKS, Opening, table_of_hanna
from tests.browser.scenes_invasion import MILAN, WASHINGTON_8
from tests.browser.scenes_invasion import MOMENTS as INVASION
from tests.server.prepared import Moment
from tests.server.running import RunningHouse


def lobby(player: Player, house: RunningHouse) -> None:
    """At an address that phones can reach; three have come so far."""
    code = table_of_hanna(house)
    for number, name in enumerate(("Theo", "Agnes")):
        httpx.post(
            f"{house.url}/api/tables/{code}/seats", json={"name": name, "character": number}, timeout=PATIENCE / 1000
        )
    reach = {"public": "http://192.168.1.23:8000", "addresses": []}
    player.page.route("**/api/reach", lambda route: route.fulfill(json=reach))
    player.open(f"#/tv/{code}")
    player.page.locator(".lobby .qr svg").wait_for()


def screen_of(options: Any, moment: Moment) -> Opening:
    def open_it(player: Player, house: RunningHouse) -> None:
        player.open(f"#/tv/{lay_out(house, past_of(options, moment), options)[0].code}")
        player.page.locator("div.room .panel").wait_for()

    return open_it


def story_of(options: Any) -> Opening:
    def open_it(player: Player, house: RunningHouse) -> None:
        player.open(f"#/tv/{lay_out(house, whole_game(options), options)[0].code}")
        player.page.locator(".story").wait_for()

    return open_it


def hand_at(options: Any, moment: Moment) -> Opening:
    def open_it(player: Player, house: RunningHouse) -> None:
        player.take(lay_out(house, past_of(options, moment), options)[0], "/hand")
        player.page.locator("section.panel").wait_for()

    return open_it


SCREENS: dict[str, Opening] = {
    "tv-lobby": lobby,
    "tv-walk": screen_of(SIX, WALKS),
    "tv-meet": screen_of(SIX, MOMENTS["meet"]),
    "tv-act": screen_of(SIX, MOMENTS["act"]),
    "tv-vote": screen_of(SIX, MOMENTS["vote"]),
    "tv-vote-again": screen_of(SIX, MOMENTS["vote-again"]),
    "tv-station": screen_of(STATION_8, asks("Walk", since=4)),
    "tv-mine": screen_of(MINE, asks("Walk", since=4)),
    **{
        f"tv-invasion-{name}": screen_of(*INVASION[name])
        for name in ("act", "accusation", "rescue")
        if name in INVASION
    },
    "tv-invasion-crowd": screen_of(WASHINGTON_8, asks("Act", since=3)),
    "tv-end": story_of(SIX),
    "tv-invasion-end": story_of(MILAN),
}
"""On a television."""

HANDS: dict[str, Opening] = {
    "hand-walk": hand_at(SIX, WALKS),
    "hand-meet": hand_at(SIX, MOMENTS["meet"]),
    "hand-act": hand_at(SIX, MOMENTS["act"]),
    "hand-vote": hand_at(SIX, MOMENTS["vote"]),
    "hand-waiting": hand_at(SIX, MOMENTS["waiting"]),
    "hand-invasion": hand_at(MILAN, asks("Act", since=2)),
}
"""On phones in hand mode."""
