"""Another game at the same table: faces, seats and settings stay."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from gloaming.server import entries as log
from gloaming.server.again import laid
from gloaming.server.table import Table
from tests.server.browser import Browser
from tests.server.running import RunningHouse

pytestmark = pytest.mark.anyio
SETTINGS = {"game": "cultists", "options": {"players": 6}, "pace": "quick", "clocks": {"vote": 90}, "style": "keen"}


async def ended_table(house: RunningHouse) -> list[Browser]:
    """Three people and a program among bots, in chairs 0, 2, 3 and 4, whose game was ended by the host."""
    host = await house.seat("/api/tables", "Ann", character=6)
    assert await host.ask("configure", settings=SETTINGS) == ""
    assert await host.ask("seat_bot", chair=1, bot="careful") == ""
    people = [host, await house.guest(host.code, "Ben"), await house.guest(host.code, "Cleo")]
    people.append(await house.program(host.code, "Ada"))
    assert await host.ask("seat_bot", chair=5, bot="random") == ""
    for guest in people[1:]:
        assert await guest.ask("ready", ready=True) == ""
    assert await host.ask("begin") == ""
    assert await host.ask("abort") == ""
    await host.until_stage("aborted")
    return people


async def again(house: RunningHouse, browser: Browser) -> Browser:
    answer = await house.post(f"/api/tables/{browser.code}/again", {"token": browser.token})
    assert answer.status_code == 200, answer.text
    return await house.browser(answer.json()["code"], answer.json()["token"])


def chairs(browser: Browser) -> list[Any]:
    return [(chair["name"], chair["character"], chair["bot"], chair["person"]) for chair in browser.table["chairs"]]


async def test_everybody_finds_their_chair_their_face_and_the_settings(house: RunningHouse) -> None:
    ann, ben, cleo, ada = await ended_table(house)
    before = chairs(ann)
    first = await again(house, ben)
    assert first.code != ben.code
    assert first.table["settings"] == ann.table["settings"]
    await ann.until(lambda: ann.table["again"] is not None)
    assert ann.table["again"] == {"code": first.code, "chair": 2}
    assert chairs(first) == [("", 4, None, False) if chair == 4 else kept for chair, kept in enumerate(before)]
    assert (first.chair, first.table["chairs"][2]["host"], first.table["chairs"][2]["ready"]) == (2, True, True)
    second = await again(house, ann)
    assert (second.code, second.chair) == (first.code, 0)
    late = await house.guest(first.code, "Dora")
    assert late.chair == 4, "a program has to come by itself"
    assert await first.ask("remove", chair=3) == ""
    gone = await house.post(f"/api/tables/{cleo.code}/again", {"token": cleo.token})
    assert (gone.status_code, gone.json()["reason"]) == (409, "unknown-seat")
    assert (await house.post(f"/api/tables/{ada.code}/again", {"token": ada.token})).status_code == 409


async def test_people_who_ask_at_once_meet_at_one_table(house: RunningHouse) -> None:
    people = (await ended_table(house))[:3]
    found = await asyncio.gather(*[again(house, person) for person in people])
    assert len({browser.code for browser in found}) == 1
    assert [browser.chair for browser in found] == [0, 2, 3]


async def test_only_who_sat_there_gets_a_kept_chair_and_only_once(house: RunningHouse) -> None:
    ann, ben, *_ = await ended_table(house)
    new = await again(house, ann)
    for token in ("", "nonsense", new.token):
        answer = await house.post(f"/api/tables/{ann.code}/again", {"token": token})
        assert answer.status_code in (409, 422)
    assert (await house.browser(new.code, ben.token)).farewell == "unknown_seat", "the old token opens nothing here"
    assert (await again(house, ben)).chair == 2
    assert (await house.post(f"/api/tables/{ben.code}/again", {"token": ben.token})).status_code == 409


async def test_there_is_no_other_game_before_this_one_has_ended(house: RunningHouse) -> None:
    ann = await house.host("Ann")
    answer = await house.post(f"/api/tables/{ann.code}/again", {"token": ann.token})
    assert (answer.status_code, answer.json()["reason"]) == (409, "still-on")


async def test_the_way_to_another_game_survives_a_restart(own_house: RunningHouse) -> None:
    ann, ben, *_ = await ended_table(own_house)
    new = await again(own_house, ann)
    own_house.kill()
    own_house.start()
    assert (await ben.open()).table["again"] == {"code": new.code, "chair": 0}
    assert (await again(own_house, ben)).code == new.code


def test_there_are_no_more_searchers_than_there_is_room_for() -> None:
    """The others play as usual."""
    old = Table("ABCDEF")
    for entry in (log.Opened("ABCDEF", "", "Ann", 0), *[log.BotSeated(n, "searcher", f"Bot {n}") for n in (1, 2, 3)]):
        old.apply(entry)
    seated = [entry.bot for entry in laid(old, "GHJKLM", 0, 2) if isinstance(entry, log.BotSeated)]
    assert seated == ["searcher", "searcher", "sleuth"]
