"""Every screen there is, and the way to it: for the tests that hold for all of them, and for pictures."""

from __future__ import annotations

from collections.abc import Callable

import httpx

from gloaming.games.cultists import Options
from gloaming.games.cultists.state import Cultists
from tests.browser.moments import asks, lay_out, past_of, whole_game
from tests.browser.player import Player
from tests.server.prepared import Moment
from tests.server.running import RunningHouse

Opening = Callable[[Player, RunningHouse], None]
SIX = Options(players=6, level="experienced")


def lit(game: Cultists) -> bool:
    return WALKS(game) and game.power


def dark(game: Cultists) -> bool:
    return WALKS(game) and not game.power


def ghostly(game: Cultists) -> bool:
    return game.ghost[0] and type(game.asking).__name__ == "Act" and 0 in game.waiting_for


def sealed_vote(game: Cultists) -> bool:
    """The own ballot is in; others are still at it."""
    voting = type(game.asking).__name__ == "HoldVote" and game.round >= 3
    return voting and 0 not in game.waiting_for and len(game.waiting_for) < 4


def other_walks(game: Cultists) -> bool:
    return type(game.asking).__name__ == "Walk" and 0 not in game.waiting_for and game.round >= 4


def many_meet(game: Cultists) -> bool:
    return type(game.asking).__name__ == "Meet" and len(game.waiting_for) >= 4 and 0 in game.waiting_for


WALKS = asks("Walk", since=4)
MOMENTS: dict[str, Moment] = {
    "night": asks("Night"),
    "walk": lit,
    "dark": dark,
    "meet": asks("Meet", since=2),
    "meet-several": many_meet,
    "act": asks("Act", since=3),
    "look": asks("LookAtPulse", since=3),
    "token": asks("HandleToken"),
    "knife": asks("TakeControl"),
    "vote": asks("HoldVote", since=3),
    "vote-sealed": sealed_vote,
    "vote-again": asks("ReconsiderBallot"),
    "claim": asks("AskForClaim", since=3),
    "false-eyes": asks("LookThroughFalseEyes"),
    "seer": asks("GuessSeer"),
    "ghost": asks("Teleport"),
    "ghost-act": ghostly,
    "waiting": other_walks,
}


def at_table(name: str) -> Opening:
    def open_it(player: Player, house: RunningHouse) -> None:
        player.take(lay_out(house, past_of(SIX, MOMENTS[name]), SIX)[0])
        player.page.locator("section.panel").wait_for()

    return open_it


def watching(player: Player, house: RunningHouse) -> None:
    seats = lay_out(house, past_of(SIX, WALKS), SIX)
    player.open(f"#/table/{seats[0].code}/watch")
    player.page.locator("section.panel").wait_for()


def home(player: Player, house: RunningHouse) -> None:
    player.open()
    player.page.get_by_role("button").nth(3).wait_for()


def lobby(player: Player, house: RunningHouse) -> None:
    player.make_table()


def guest(player: Player, house: RunningHouse) -> None:
    made = httpx.post(f"{house.url}/api/tables", json={"name": "Hanna", "character": 4})
    player.join(made.json()["code"])


def end(player: Player, house: RunningHouse) -> None:
    player.take(lay_out(house, whole_game(SIX), SIX)[0])
    player.page.locator("main.end .more").wait_for()


def replay(player: Player, house: RunningHouse) -> None:
    player.take(lay_out(house, whole_game(SIX), SIX)[0], "/replay")
    player.page.locator("main.replay footer").wait_for()


def reference(player: Player, house: RunningHouse) -> None:
    player.open("#/reference")
    player.page.locator("main.reference").wait_for()


SCREENS: dict[str, Opening] = {
    "home": home,
    "lobby": lobby,
    "guest": guest,
    **{name: at_table(name) for name in MOMENTS},
    "watching": watching,
    "end": end,
    "replay": replay,
    "reference": reference,
}
