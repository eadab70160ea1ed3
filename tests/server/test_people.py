"""Names and faces belong together, and no two chairs share them."""

from __future__ import annotations

import pytest

from gloaming.server.people import NAMES, PEOPLE
from gloaming.server.table import from_log
from gloaming.words import languages, of
from tests.server.browser import Browser
from tests.server.running import RunningHouse

pytestmark = pytest.mark.anyio


def seen(browser: Browser) -> list[tuple[str, int]]:
    return [(chair["name"], chair["character"]) for chair in browser.table["chairs"] if chair["name"]]


def test_there_is_a_face_for_every_chair_with_a_name_and_words_of_its_own() -> None:
    assert len(PEOPLE) == len(set(NAMES)) >= 8
    for language in languages():
        assert all(of(language).has(f"character-{face}") for face in PEOPLE)


async def test_newcomers_get_the_next_free_face_whatever_they_wish_for(house: RunningHouse) -> None:
    host = await house.seat("/api/tables", "Ann", character=3)
    for name, wish in (("Ben", 3), ("Cleo", 3), ("Dan", 9), ("Eve", 9)):
        await house.seat(f"/api/tables/{host.code}/seats", name, character=wish)
    await host.settle()
    assert seen(host) == [("Ann", 3), ("Ben", 4), ("Cleo", 5), ("Dan", 9), ("Eve", 0)]
    card = (await house.get(f"/api/tables/{host.code}")).json()
    assert sorted(card["taken"]) == [0, 3, 4, 5, 9]


async def test_the_nameless_are_called_as_their_face_is(house: RunningHouse) -> None:
    host = await house.seat("/api/tables", "", character=2)
    await house.seat(f"/api/tables/{host.code}/seats", " \u200b", character=2)
    await host.settle()
    assert seen(host) == [(NAMES[2], 2), (NAMES[3], 3)]
    assert await host.ask("present", name="", character=7) == ""
    assert seen(host)[0] == (NAMES[7], 7)


async def test_bots_have_the_names_of_their_faces_and_neither_is_anybody_elses(house: RunningHouse) -> None:
    host = await house.seat("/api/tables", NAMES[1], character=0)
    for chair in (4, 1, 2):
        assert await host.ask("seat_bot", chair=chair, bot="random") == ""
    bots = [(NAMES[face], face) for face in (3, 4, 2)]
    assert seen(host) == [(NAMES[1], 0), *bots], "the first two are taken, one by face and one by name"
    assert await host.ask("seat_bot", chair=4, bot="careful") == ""
    assert seen(host) == [(NAMES[1], 0), *bots], "another mind keeps the face"


async def test_nobody_takes_a_face_that_somebody_wears(house: RunningHouse) -> None:
    host = await house.host("Ann")
    guest = await house.guest(host.code, "Ben")
    before = seen(guest)
    assert await guest.ask("present", name="Benno", character=0) == "Ann has this face; choose another."
    assert seen(guest) == before
    assert await guest.ask("present", name="Benno", character=1) == "", "it is Ben's own"
    assert await guest.ask("present", name="Benno", character=8) == ""
    assert seen(guest) == [("Ann", 0), ("Benno", 8)]


def test_bots_of_older_logs_keep_the_face_of_their_chair() -> None:
    table = from_log("ABCDEF", [b'{"type":"BotSeated","chair":3,"bot":"careful","name":"Agnes"}'])
    assert [(holder.name, holder.character) for holder in table.chairs if holder] == [("Agnes", 3)]
