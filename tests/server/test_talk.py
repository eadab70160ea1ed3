"""What is said at the table: words and statements, and the silence of No Connection."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists import Options
from gloaming.games.cultists.state import Cultists
from gloaming.games.invasion import Options as InvasionOptions
from gloaming.kernel.dice import Dice
from gloaming.server import entries as log
from gloaming.server.table import Table
from gloaming.server.talk import LONGEST_TALK
from tests.server.browser import Browser
from tests.server.playing import play
from tests.server.prepared import lay_out, search
from tests.server.running import RunningHouse

pytestmark = pytest.mark.anyio

SILENCE = "Nobody can talk just now; wait until the game lets you."


def no_connection(game: Cultists) -> bool:
    return game.event == "no_connection" and game.phase == "action"


async def silent_table(house: RunningHouse, **options: Any) -> list[Browser]:
    """Five people in a round in which No Connection was drawn."""
    past = search(Options(players=5, **options), no_connection, "no connection")
    people = lay_out(house, past, options={"players": 5, **options})
    for browser in people:
        await browser.open()
    return people


async def test_words_reach_everybody_with_chair_and_round(house: RunningHouse) -> None:
    host = await house.host()
    guest, watcher = await house.guest(host.code, "Gero"), await house.browser(host.code)
    assert await guest.ask("say", text="  Hello, <b>all</b>!  ") == ""
    assert await host.ask("say", text="   ") == ""
    for browser in (host, guest, watcher):
        await browser.settle()
        assert browser.table["talk"] == [
            {"number": 1, "chair": 1, "round": 0, "text": "Hello, <b>all</b>!"},
            {"number": 2, "chair": 0, "round": 0, "text": "…"},
        ]


async def test_words_are_marked_with_the_language_of_the_page_they_were_typed_in(house: RunningHouse) -> None:
    host = await house.host()
    assert await host.ask("say", text="Guten Abend.", language="de") == ""
    for wrong in ("deutsch", "D", "d", 7, None):
        assert await host.ask("say", text="Guten Abend.", language=wrong) != ""
    await host.settle()
    assert host.table["talk"] == [{"number": 1, "chair": 0, "round": 0, "text": "Guten Abend.", "language": "de"}]


async def test_statements_are_understood_in_every_language(house: RunningHouse) -> None:
    past = search(Options(players=5), lambda game: game.round == 2)
    people = lay_out(house, past, options={"players": 5})
    for browser in people:
        await browser.open()
    board = people[0].board
    assert board is not None
    room, hallway = board["rooms"][0]["id"], board["hallways"][0]["id"]
    said: list[dict[str, Any]] = [
        {"type": "was", "place": hallway, "round": 1},
        {"type": "put", "card": "success", "place": room},
        {"type": "saw", "one": 0, "other": 4},
        {"type": "accuses", "chair": 3},
        {"type": "vouches", "chair": 1},
    ]
    for statement in said:
        assert await people[1].ask("declare", statement=statement) == ""
    await people[4].settle()
    assert [line["statement"] for line in people[4].table["talk"]] == said
    assert {(line["chair"], line["round"]) for line in people[4].table["talk"]} == {(1, 2)}


@pytest.mark.parametrize(
    "statement",
    [
        {"type": "was", "place": "Free text of any length", "round": 1},
        {"type": "was", "place": "start", "round": 1},
        {"type": "put", "card": "joker", "place": "pink_1"},
        {"type": "saw", "one": 1, "other": 1},
        {"type": "saw", "one": 1, "other": 5},
        {"type": "accuses", "chair": 5},
        {"type": "vouches", "chair": 7},
    ],
    ids=str,
)
async def test_a_statement_about_what_is_not_in_the_game_is_refused(
    house: RunningHouse, statement: dict[str, Any]
) -> None:
    people = lay_out(house, search(Options(players=5), lambda game: game.round == 1), options={"players": 5})
    person = await people[0].open()
    assert await person.ask("declare", statement=statement) == (
        "This speaks of something that is not in the game; choose again."
    )
    assert person.table["talk"] == []


async def test_every_game_has_statements_of_its_own(house: RunningHouse) -> None:
    past = search(InvasionOptions(players=5), lambda game: game.round == 2)
    people = lay_out(house, past, game="invasion", options={"players": 5}, clocks={"window": 0})
    for browser in people:
        await browser.open()
    said: list[dict[str, Any]] = [
        {"type": "laid", "card": "success", "round": 1},
        {"type": "planned", "upcoming": "resistance", "prevented": "trap", "round": 2},
        {"type": "human"},
        {"type": "accuses", "chair": 3, "why": "sabotage"},
    ]
    for statement in said:
        assert await people[2].ask("declare", statement=statement) == ""
    wrong: list[dict[str, Any]] = [
        {"type": "claims", "role": "seer"},
        {"type": "planned", "upcoming": "resistance", "prevented": "tea", "round": 2},
        {"type": "laid", "card": "success", "round": 3},
        {"type": "accuses", "chair": 3, "why": "odd_vote"},
    ]
    for statement in wrong:
        assert (await people[2].ask("declare", statement=statement)).startswith("This speaks of something")
    await people[0].settle()
    assert [line["statement"] for line in people[0].table["talk"]] == said


async def test_one_may_have_been_in_a_lift(house: RunningHouse) -> None:
    """MOC-LIFT-02: a lift is a place, but no cards are put into it."""
    mine = {"players": 5, "board": "mine"}
    people = lay_out(house, search(Options(players=5, board="mine"), lambda game: game.round == 2), options=mine)
    for browser in people:
        await browser.open()
    assert await people[0].ask("declare", statement={"type": "was", "place": "lift_1", "round": 1}) == ""
    put = {"type": "put", "card": "success", "place": "lift_1"}
    refusal = "This speaks of something that is not in the game; choose again."
    assert await people[0].ask("declare", statement=put) == refusal


async def test_nobody_talks_while_there_is_no_connection(house: RunningHouse) -> None:
    """AC-EVENT-NC-04, AC-TALK-11, RQ-89."""
    people = await silent_table(house)
    for browser in people:
        assert browser.view["talk"] == "mute_all"
        assert await browser.ask("say", text="Hello?") == SILENCE
        assert await browser.ask("declare", statement={"type": "accuses", "chair": 0}) == SILENCE
        assert browser.table["talk"] == []
    await play(people, Dice.seeded("silence"), lambda: people[0].view["event"] != "no_connection")
    assert people[0].view["talk"] == "free"
    for browser in people:
        assert await browser.ask("say", text="There you are.") == ""


@pytest.mark.parametrize(("mode", "answer"), [("mute_voice_only", ""), ("emotes_allowed", SILENCE)])
async def test_the_table_decides_what_no_connection_silences(house: RunningHouse, mode: str, answer: str) -> None:
    """RQ-89: `no_connection_mode`."""
    people = await silent_table(house, no_connection_mode=mode)
    assert people[0].view["talk"] == mode
    assert await people[0].ask("say", text="Hello?") == answer


async def test_only_the_last_lines_are_shown() -> None:
    """Older ones stay in the log."""
    table = Table("ABCDEF")
    for number in range(LONGEST_TALK + 50):
        table.apply(log.Spoken(0, 0, f"Line {number}", None))
    assert [line.number for line in table.talk.lines] == list(range(51, LONGEST_TALK + 51))
    assert table.talk.lines[-1].text == f"Line {LONGEST_TALK + 49}"


async def test_what_is_sent_twice_with_one_mark_was_said_once(own_house: RunningHouse) -> None:
    """The line is lost before the speaker has heard that it was heard; a house that was killed meanwhile remembers too."""
    host = await own_house.host()
    await host.ask("say", text="Hello.", mark="a-1")
    await host.drop()
    await host.open()
    await host.ask("say", text="Hello.", mark="a-1")
    own_house.kill()
    own_house.start()
    await host.open()
    await host.ask("say", text="Hello.", mark="a-1")
    await host.ask("say", text="Hello.", mark="a-2")
    await host.ask("say", text="Hello.")
    await host.ask("say", text="Hello.")
    await host.settle()
    assert [line.get("mark", "") for line in host.table["talk"]] == ["a-1", "a-2", "", ""]


async def test_a_mark_is_the_speakers_own(house: RunningHouse) -> None:
    host = await house.host()
    guest = await house.guest(host.code, "Gero")
    await host.ask("say", text="Hello.", mark="same")
    await guest.ask("say", text="Good evening.", mark="same")
    await host.settle()
    assert [line["text"] for line in host.table["talk"]] == ["Hello.", "Good evening."]


async def test_a_refusal_says_to_which_request(house: RunningHouse) -> None:
    people = await silent_table(house)
    await people[0].ask("say", text="Hello?", mark="m")
    assert people[0].refusals[-1]["mark"] == "m"
