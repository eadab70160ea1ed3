"""The open seat: a program sits at the table like a person, is marked as none, and has so much time and no more."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from gloaming.games.cultists import Options
from gloaming.games.cultists.state import Cultists
from gloaming.games.invasion import Options as InvasionOptions
from gloaming.server.protocol import TimeBank
from tests.server.browser import Browser
from tests.server.prepared import lay_out, search
from tests.server.running import RunningHouse

pytestmark = pytest.mark.anyio

FIVE = {"players": 5}
SHORT = TimeBank(game=1, question=1)
USUAL = 300_000
"""Milliseconds for a whole game."""


def somebody_walks(game: Cultists) -> bool:
    return type(game.asking).__name__ == "Walk" and game.turn == 1


def two_meet(game: Cultists) -> bool:
    """The first and the second, and both have a card to give."""
    return type(game.asking).__name__ == "Meet" and set(game.waiting_for) == {0, 1}


async def table_at(house: RunningHouse, moment: Any, **settings: Any) -> list[Browser]:
    """Four people, and a program in the second chair. It comes first: from then on its time runs."""
    past = search(Options(players=5), moment)
    browsers = lay_out(house, past, programs=(1,), options=FIVE, **settings)
    for browser in sorted(browsers, key=lambda browser: browser is not browsers[1]):
        await browser.open()
    return browsers


def kinds(browser: Browser) -> list[tuple[bool, bool, str | None]]:
    return [(chair["person"], chair["program"], chair["bot"]) for chair in browser.table["chairs"]]


# At the table


async def test_a_program_sits_down_like_a_person_and_everybody_sees_that_it_is_none(house: RunningHouse) -> None:
    host = await house.host()
    program = await house.program(host.code, "Ada")
    watcher = await house.browser(host.code)
    assert await host.ask("seat_bot", chair=2, bot="random") == ""
    for browser in (host, program, watcher):
        await browser.settle()
        assert kinds(browser)[:4] == [
            (True, False, None),
            (False, True, None),
            (False, False, "random"),
            (False, False, None),
        ]
    card = (await house.get(f"/api/tables/{host.code}")).json()
    assert (card["people"], card["free"]) == (["Hanna", "Ada"], 2)
    assert card["characters"] == [0, 1], "it has not chosen one, and gets one that nobody has"
    assert await host.ask("seat_bot", chair=1, bot="random") == "Ada sits there; choose a free chair."
    for chair in (3, 4):
        assert await host.ask("seat_bot", chair=chair, bot="random") == ""
    assert await host.ask("begin") == "Waiting for Ada to be ready."
    assert await program.ask("ready", ready=True) == ""
    assert await host.ask("begin") == ""
    await program.until_stage("playing")
    assert program.chair == 1
    assert program.table["bank"] == USUAL
    assert host.table["bank"] == 0


async def test_a_program_says_what_people_say(house: RunningHouse) -> None:
    first, program, *_ = await table_at(house, somebody_walks)
    assert await program.ask("declare", statement={"type": "accuses", "chair": 0, "why": "gut"}) == ""
    assert await program.ask("say", text="That was a joke.") == ""
    await first.settle()
    assert [(line["chair"], line.get("text", "")) for line in first.table["talk"]] == [(1, ""), (1, "That was a joke.")]


async def test_a_program_is_no_host(house: RunningHouse) -> None:
    host = await house.host()
    program, guest = await house.program(host.code, "Ada"), await house.guest(host.code, "Gero")
    await host.send("remove", chair=0)
    await guest.until(lambda: guest.table["chairs"][2]["host"])
    assert [chair["host"] for chair in guest.table["chairs"]] == [False, False, True, False, False]
    assert await program.ask("seat_bot", chair=0, bot="random") == "Only Gero, who is the host, can do that."
    assert await guest.ask("remove", chair=1) == ""
    await program.ended()
    assert program.farewell == "removed"


async def test_a_program_that_comes_back_has_its_seat_and_its_time(own_house: RunningHouse) -> None:
    """Also after the house was down: what it has used is in the log."""
    house = own_house
    people = await table_at(house, somebody_walks, time_bank=TimeBank(game=600, question=0))
    program = people[1]
    await asyncio.sleep(0.5)
    await program.answer(program.options[0])
    await program.settle()
    left = program.table["bank"]
    assert 0 < left <= 599_500
    await program.drop()
    await program.open()
    assert (program.chair, program.table["bank"]) == (1, left)
    assert kinds(program)[1] == (False, True, None)
    house.kill()
    house.start()
    await program.open()
    assert (program.chair, program.table["bank"]) == (1, left)
    assert kinds(program)[1] == (False, True, None)


# Its time


async def test_a_program_whose_time_is_used_up_gets_the_answer_of_the_clock(house: RunningHouse) -> None:
    began = time.monotonic()
    first, program, *_ = await table_at(house, somebody_walks, time_bank=SHORT)
    assert 0 < program.table["deadline"] <= 2000
    assert (first.table["deadline"], first.table["bank"]) == (0, 0), "nobody else is hurried, or told"
    assert program.table["bank"] == 1000
    question, where = program.question, program.view["at"][1]
    await program.until_question(question + 1)
    assert time.monotonic() - began > 1.9
    assert program.table["bank"] == 0
    assert program.view["at"][1] != where
    while not program.options:  # and from now on there is only the time for each question
        await program.listen()
    assert 0 < program.table["deadline"] <= 1000


async def test_a_program_that_answers_in_time_pays_nothing(house: RunningHouse) -> None:
    people = await table_at(house, somebody_walks, time_bank=TimeBank(question=600))
    program = people[1]
    assert USUAL < program.table["deadline"] <= USUAL + 600_000
    await program.answer(program.options[0])
    await program.settle()
    assert program.table["bank"] == USUAL


async def test_a_host_may_give_programs_all_the_time_there_is(house: RunningHouse) -> None:
    people = await table_at(house, somebody_walks, time_bank=TimeBank(game=0, question=0))
    program, question = people[1], people[1].question
    assert (program.table["deadline"], program.table["bank"]) == (0, 0)
    await asyncio.sleep(1.5)
    await program.settle()
    assert program.question == question


async def test_the_clock_of_the_table_runs_for_programs_too(house: RunningHouse) -> None:
    first, program, *_ = await table_at(house, somebody_walks, clocks={"turn": 2})
    assert 0 < program.table["deadline"] <= 2000
    assert 0 < first.table["deadline"] <= 2000
    question = program.question
    await program.until_question(question + 1)
    assert program.table["bank"] == USUAL, "two seconds are within the time for each question"


async def test_nobody_hears_that_the_time_of_a_program_has_run_out(house: RunningHouse) -> None:
    """Where answers are sealed: not a message to anybody but itself, until the other one has given a card, too."""
    first, program, *others = await table_at(house, two_meet, time_bank=SHORT)
    for browser in (first, *others):
        await browser.settle()
    told = [list(browser.heard) for browser in (first, *others)]
    question = program.question
    await program.until(lambda: program.has_answered(question))
    assert program.question == question
    for browser, before in zip((first, *others), told, strict=True):
        await browser.settle()
        assert browser.heard == [*before, "pong"]
        assert browser.view["waiting_for"] == [0, 1]
    await first.answer(first.options[0])
    await first.until_question(question + 1)


async def test_what_a_bot_takes_that_keeps_the_chair_is_not_counted(house: RunningHouse) -> None:
    first, program, *_ = await table_at(house, somebody_walks, time_bank=TimeBank(game=60, question=0))
    await program.drop()
    await first.until(lambda: first.table["chairs"][1]["away"])
    question = first.question
    assert await first.ask("cover", chair=1, covered=True) == ""
    await first.until_question(question + 1)
    await program.open()
    assert program.table["bank"] == 60_000


async def test_in_a_window_a_program_is_no_slower_than_people(house: RunningHouse) -> None:
    """INV-ALIEN-02: everybody is asked, and silence is an answer after three seconds."""
    past = search(InvasionOptions(players=5), lambda game: type(game.asking).__name__ == "AskForDeclaration")
    people = lay_out(house, past, programs=(1,), game="invasion", options=FIVE)
    program = await people[1].open()  # the window opens for the first who comes
    question = program.question
    assert 0 < program.table["deadline"] <= 3000
    await program.until_question(question + 1)
    assert program.table["bank"] == USUAL
