"""The lobby: who sits where, who may decide what, and what the table says to it."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.levels import loyalty
from tests.server.browser import Browser
from tests.server.running import RunningHouse

pytestmark = pytest.mark.anyio


def settings(**options: Any) -> dict[str, Any]:
    return {"game": "cultists", "options": {"players": 5, **options}}


async def full_table(house: RunningHouse, people: int = 5) -> list[Browser]:
    """So many people at a table for five or more."""
    host = await house.host()
    if people > 5:
        assert await host.ask("configure", settings=settings(players=people)) == ""
    guests = [await house.guest(host.code, f"Guest {number}") for number in range(1, people)]
    for browser in (host, *guests):
        await browser.settle()
    return [host, *guests]


def names(browser: Browser) -> list[str]:
    return [chair["name"] for chair in browser.table["chairs"]]


# Sitting down


async def test_a_new_table_has_its_host_and_four_free_chairs(house: RunningHouse) -> None:
    host = await house.host("  Hanna   von der Aue ")
    assert names(host) == ["Hanna von der Aue", "", "", "", ""]
    assert host.chair == 0
    assert host.stage == "lobby"
    assert host.table["chairs"][0] == {
        "name": "Hanna von der Aue", "character": 0, "person": True, "program": False, "bot": None,
        "host": True, "ready": True, "away": False, "covered": False,
    }  # fmt: skip
    assert host.table["problem"] == "4 of 5 chairs are free; invite somebody or seat bots."
    assert host.view == {}


async def test_whoever_knows_the_code_can_look_and_sit_down(house: RunningHouse) -> None:
    host = await house.host()
    card = (await house.get(f"/api/tables/{host.code}")).json()
    assert card == {
        "code": host.code,
        "game": "cultists",
        "stage": "lobby",
        "people": ["Hanna"],
        "characters": [0],
        "taken": [0],
        "free": 4,
        "spectators": True,
        "awaited": [],
    }
    guest = await house.guest(host.code, "Gero")
    assert guest.chair == 1
    await host.until(lambda: names(host)[1] == "Gero")
    assert host.everything()[2:] == guest.everything()[2:]
    assert (await house.get(f"/api/tables/{host.code}")).json()["people"] == ["Hanna", "Gero"]


async def test_there_is_no_table_behind_another_code(house: RunningHouse) -> None:
    for code in ("ABCDEF", "abcdef", "AAAAA1", "A"):
        answer = await house.get(f"/api/tables/{code}")
        assert answer.status_code == 404
        assert answer.json() == {
            "reason": "unknown-table", "sentence": "There is no table with this code; check the six letters.", "facts": {},
        }  # fmt: skip
    lost = await house.browser("ABCDEF")
    assert lost.farewell == "unknown_table"


async def test_two_of_one_name_are_told_apart_and_no_name_is_too_long(house: RunningHouse) -> None:
    host = await house.host("Max")
    await house.guest(host.code, "M" * 24)
    others = [await house.guest(host.code, name) for name in ("Max", "M" * 24)]
    await host.settle()
    assert names(host) == ["Max", "M" * 24, "Max 2", "M" * 21 + " 2", ""]
    assert await others[0].ask("present", name="Maxine", character=7) == ""
    assert await others[0].ask("present", name="Max", character=7) == ""
    assert (names(others[0])[2], others[0].table["chairs"][2]["character"]) == ("Max 2", 7)
    assert (await house.post("/api/tables", {"name": "M" * 25})).status_code == 422
    assert "not understood" in await others[0].ask("present", name="M" * 25, character=0)


async def test_a_name_shows_as_it_is(house: RunningHouse) -> None:
    """Nothing in a name may turn the line around, hide, or look like nothing at all."""
    host = await house.host("\u202e\u0000\u200b")
    await house.guest(host.code, "An\u202eders\nJaś")
    await host.settle()
    assert names(host)[:2] == ["Agnes", "Anders Jaś"]


async def test_nobody_sits_down_where_no_chair_is_free(house: RunningHouse) -> None:
    people = await full_table(house)
    answer = await house.post(f"/api/tables/{people[0].code}/seats", {"name": "Late"})
    assert answer.status_code == 409
    assert answer.json()["sentence"] == "Every chair is taken; ask the host for one more."
    assert await people[0].ask("configure", settings=settings(players=6)) == ""
    late = await house.guest(people[0].code, "Late")
    assert late.chair == 5


# What the host decides


async def test_bots_sit_down_and_get_up(house: RunningHouse) -> None:
    host = await house.host("Agnes")
    for chair, bot in ((1, "careful"), (2, "random"), (4, "random")):
        assert await host.ask("seat_bot", chair=chair, bot=bot) == ""
    assert [chair["bot"] for chair in host.table["chairs"]] == [None, "careful", "random", None, "random"]
    assert len(set(names(host))) == 5
    assert await host.ask("seat_bot", chair=1, bot="random") == ""
    assert await host.ask("seat_bot", chair=2, bot=None) == ""
    assert [chair["bot"] for chair in host.table["chairs"]] == [None, "random", None, None, "random"]
    assert host.table["problem"].startswith("2 of 5 chairs are free")
    guest = await house.guest(host.code, "Gero")
    assert guest.chair == 2
    before = guest.everything()
    assert await host.ask("seat_bot", chair=2, bot="random") == "Gero sits there; choose a free chair."
    assert (
        await host.ask("seat_bot", chair=7, bot="random")
        == "There is no such chair; raise the number of players first."
    )
    kinds = host.table["bots"]
    assert (kinds[0], kinds[-1]) == ("sleuth", "random")
    refused = f"There is no bot called 'genius' here; choose one of: {', '.join(kinds)}."
    assert await host.ask("seat_bot", chair=1, bot="genius") == refused
    await guest.settle()
    assert guest.everything() == before


@pytest.mark.parametrize("level", ["first", "experienced", "expert", "custom"])
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
async def test_every_level_and_number_can_be_played(house: RunningHouse, players: int, level: str) -> None:
    host = await house.host()
    options = {"players": players, "level": level, "automa": players == 6}
    assert await host.ask("configure", settings={"options": options, "pace": "quick"}) == ""
    for chair in range(1, players):
        assert await host.ask("seat_bot", chair=chair, bot="random") == ""
    assert host.table["problem"] == ""
    assert await host.ask("begin") == ""
    await host.until(lambda: host.stage != "lobby")
    assert len(host.view["at"]) == players + (players in (4, 6))
    assert host.step == "Night"
    assert await host.ask("abort") == ""
    assert host.stage == "aborted"


async def test_the_loyalty_of_the_chosen_roles_is_shown_at_once(house: RunningHouse) -> None:
    host = await house.host()
    assert host.table["lobby"]["loyalty"] == list(loyalty(["seer"]))
    mixes: list[list[str]] = [["assassin"], ["assassin", "greenhorn"], ["firestarter", "crybaby", "mechanic"], []]
    for mix in mixes:
        assert await host.ask("configure", settings=settings(level="custom", roles=mix)) == ""
        assert host.table["lobby"]["loyalty"] == list(loyalty(mix))
    assert await host.ask("configure", settings=settings(level="expert", roles=["assassin"])) == ""
    assert host.table["problem"].startswith("These Roles count ")
    assert "change the mix" in host.table["problem"]
    assert host.table["lobby"]["loyalty"] == list(loyalty(["assassin"]))


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"roles": ["butler"]}, "There is no special Role 'butler'"),
        ({"roles": ["seer", "seer"], "level": "custom"}, "Each special Role exists once"),
        ({"automa": True}, "The AUTOMA joins 4 players always and 6 if wished"),
        ({"players": 8, "automa": True, "level": "experienced"}, "The AUTOMA joins 4 players always and 6 if wished"),
        ({"board": "../../README"}, "there is no board"),
        ({"board": "university-8"}, "is made for 8 seats"),
        ({"board_file": "a=" + "[" * 5000}, "this isn't valid TOML"),
        ({"first_player": 5}, "There is no seat 5"),
    ],
    ids=str,
)
async def test_a_table_that_cannot_be_set_up_says_why_and_does_not_begin(
    house: RunningHouse, options: dict[str, Any], sentence: str
) -> None:
    """A host tries things out; nothing that can be chosen may break the table, or the next look at it."""
    host = await house.host()
    assert await host.ask("configure", settings=settings(**options)) == ""
    assert sentence in host.table["problem"]
    assert sentence in await host.ask("begin")
    again = await host.twin().open()
    assert again.table["problem"] == host.table["problem"]
    assert await again.ask("configure", settings=settings()) == ""
    assert again.table["problem"].startswith("4 of 5 chairs are free")


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (settings(players=3), "The game is for 4 to 8 players; choose a number between."),
        (settings(players=9), "The game is for 4 to 8 players; choose a number between."),
        (settings(players=4.0), "These options are not understood"),
        (settings(players="5"), "These options are not understood"),
        (settings(level="easy"), "These options are not understood"),
        (settings(colour="red"), "These options are not understood"),
        (settings(self_vote="maybe"), "These options are not understood"),
        ({"game": "chess"}, "There is no game 'chess'; choose one of: cultists, invasion."),
        ({"clocks": {"turn": -1}}, "This is not understood"),
        ({"clocks": {"turn": 4000}}, "This is not understood"),
        ({"pace": "slower"}, "This is not understood"),
        ({"days": 15}, "This is not understood"),
        ({"music": True}, "This is not understood"),
    ],
    ids=str,
)
async def test_settings_that_are_refused_change_nothing(
    house: RunningHouse, wrong: dict[str, Any], sentence: str
) -> None:
    host = await house.host()
    before = host.everything()
    assert sentence in await host.ask("configure", settings=wrong)
    assert host.everything() == before
    assert (await host.twin().open()).everything() == before


async def test_the_table_does_not_shrink_under_anybody(house: RunningHouse) -> None:
    people = await full_table(house)
    host = people[0]
    assert "ask them to move up first" in await host.ask("configure", settings=settings(players=4))
    await people[4].close()
    assert await host.ask("remove", chair=4) == ""
    assert await host.ask("seat_bot", chair=4, bot="random") == ""
    assert await host.ask("configure", settings=settings(players=4)) == ""
    assert len(host.table["chairs"]) == 4


async def test_only_the_host_decides_for_the_table(house: RunningHouse) -> None:
    people = await full_table(house)
    guest = people[1]
    before = guest.everything()
    only_host = "Only Hanna, who is the host, can do that."
    assert await guest.ask("configure", settings=settings(players=6)) == only_host
    assert await guest.ask("seat_bot", chair=3, bot="random") == only_host
    assert await guest.ask("remove", chair=0) == only_host
    assert await guest.ask("begin") == only_host
    assert await guest.ask("abort") == only_host
    assert guest.everything() == before


async def test_the_host_asks_somebody_to_leave(house: RunningHouse) -> None:
    host, guest, other = await full_table(house, 3)
    assert await host.ask("remove", chair=1) == ""
    await guest.ended()
    assert guest.farewell == "removed"
    assert (await guest.twin().open()).farewell == "unknown_seat"
    await other.settle()
    assert names(other) == ["Hanna", "", "Guest 2", "", ""]
    assert await host.ask("remove", chair=1) == "Nobody sits in that chair; choose another."
    assert await host.ask("remove", chair=7) == "Nobody sits in that chair; choose another."
    new = await house.guest(host.code, "New")
    assert new.chair == 1


async def test_when_the_host_leaves_the_next_person_decides(house: RunningHouse) -> None:
    host, guest = await full_table(house, 2)
    assert await host.ask("seat_bot", chair=2, bot="random") == ""
    await host.send("remove", chair=0)
    await host.ended()
    assert host.farewell == "removed"
    await guest.settle()
    assert [chair["host"] for chair in guest.table["chairs"]] == [False, True, False, False, False]
    assert await guest.ask("seat_bot", chair=0, bot="random") == ""


async def test_the_game_begins_when_all_are_ready(house: RunningHouse) -> None:
    people = await full_table(house)
    host = people[0]
    assert host.table["problem"] == "Waiting for Guest 1, Guest 2, Guest 3, Guest 4 to be ready."
    for guest in people[1:]:
        assert await guest.ask("ready", ready=True) == ""
    assert await people[3].ask("ready", ready=False) == ""
    assert await host.ask("begin") == "Waiting for Guest 3 to be ready."
    assert await people[3].ask("ready", ready=True) == ""
    assert (host.table["commitment"], host.table["seed"]) == ("", "")
    assert await host.ask("begin") == ""
    for browser in people:
        await browser.until_stage("playing")
        assert browser.board is not None
        assert browser.board["id"] == "university-4-6"
        assert (len(browser.table["commitment"]), browser.table["seed"]) == (64, "")
        assert browser.options == ["wake"]
    begun = "The game has begun; this can no longer be changed."
    assert await host.ask("begin") == begun
    assert await host.ask("configure", settings=settings(players=6)) == begun
    assert await host.ask("remove", chair=1) == begun
    assert await people[1].ask("present", name="Anon", character=1) == begun
    late = await house.post(f"/api/tables/{host.code}/seats", {"name": "Late"})
    assert (late.status_code, late.json()["reason"]) == (409, "too-late")


# Watching


async def test_whoever_watches_is_counted_and_cannot_do_anything(house: RunningHouse) -> None:
    host = await house.host()
    watcher = await house.browser(host.code)
    assert watcher.chair is None
    await host.until(lambda: host.table["watching"] == 1)
    for request in ({"kind": "begin"}, {"kind": "say", "text": "Hello"}, {"kind": "remove", "chair": 0}):
        assert await watcher.ask(**request) == "You are watching; only those at the table can do that."
    await watcher.close()
    await host.until(lambda: host.table["watching"] == 0)
    assert host.table["talk"] == []


async def test_a_table_without_spectators_shows_itself_to_nobody(house: RunningHouse) -> None:
    host = await house.host()
    watcher = await house.browser(host.code)
    await host.until_watched_by(1)
    closed = {**settings(), "spectators": False}
    assert await host.ask("configure", settings=closed) == ""
    await watcher.ended()
    assert watcher.farewell == "not_watchable"
    assert (await house.browser(host.code)).farewell == "not_watchable"
    assert (await house.get(f"/api/tables/{host.code}")).json()["spectators"] is False
    await host.until_watched_by(0)
    assert await host.ask("configure", settings=settings()) == ""
    assert (await house.browser(host.code)).farewell == ""
