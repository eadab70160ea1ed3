"""The window in which an alien may declare itself: silence is an answer, and neither words nor waiting tell who has a choice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import pytest

from gloaming.games.invasion import INVASION, Options
from gloaming.games.invasion.rules import is_alien
from gloaming.games.invasion.state import Invasion
from gloaming.kernel.dice import Dice
from gloaming.server.games.base import default_answer
from gloaming.server.table import from_log
from tests.conformance.grounds import INVASION_GROUND
from tests.server.browser import Browser
from tests.server.prepared import lay_out, search
from tests.server.running import RunningHouse

pytestmark = pytest.mark.anyio


def step_of(game: Invasion) -> str:
    return type(game.asking).__name__


def hides_an_alien(game: Invasion) -> bool:
    """A window has just opened, nobody is stated, and just one of five could declare."""
    fresh = step_of(game) == "AskForDeclaration" and not game.answers and not any(game.stated)
    return fresh and sum(len(options) == 2 for options in game.choices.values()) == 1


async def table_at(house: RunningHouse, **settings: Any) -> list[Browser]:
    past = search(Options(players=5), hides_an_alien)
    people = lay_out(house, past, game="invasion", options={"players": 5}, **settings)
    for browser in people:
        await browser.open()
    return people


def alien_among(people: list[Browser]) -> Browser:
    [alien] = [browser for browser in people if "declare" in browser.options]
    return alien


# Silence


async def test_a_window_closes_by_itself_though_nobody_has_clicked(house: RunningHouse) -> None:
    """INV-RQ-44: everyone is asked, those with nothing to say need do nothing, and the turn begins."""
    past = search(Options(players=5), hides_an_alien)
    people = lay_out(house, past, game="invasion", options={"players": 5})
    begun = time.monotonic()
    first = await people[0].open()  # for whom the window opens
    left = first.table["deadline"] / 1000
    assert 0 < left <= 3
    question = first.question
    assert first.options[0] == "confirm"
    for browser in people[1:]:
        await browser.open()
    await first.until(lambda: first.question > question)
    assert time.monotonic() - begun > left - 0.3
    assert first.step == "Act"
    assert first.table["deadline"] == 0, "the turn itself has no clock"
    assert [event["type"] for event in first.journal if event["type"] == "AlienStated"] == []


async def test_a_host_may_have_every_window_wait_for_everybody(house: RunningHouse) -> None:
    people = await table_at(house, clocks={"window": 0})
    assert [browser.options[0] for browser in people] == ["confirm"] * 5
    question = people[0].question
    for browser in people[1:]:
        await browser.answer("confirm")
    await asyncio.sleep(3.5)
    await people[0].settle()
    assert (people[0].question, people[0].table["deadline"]) == (question, 0)
    await people[0].answer("confirm")
    await people[0].until(lambda: people[0].step == "Act")


async def test_a_window_is_over_as_soon_as_all_have_let_it_pass(house: RunningHouse) -> None:
    people = await table_at(house, clocks={"window": 600})
    for browser in people:
        await browser.answer("confirm")
    await people[0].until(lambda: people[0].step == "Act")


def test_a_table_from_before_there_were_windows_has_the_usual_one() -> None:
    """Old logs hold clocks without it."""
    table = from_log(
        "ABCDEF", [b'{"type":"Configured","settings":{"game":"invasion","options":{},"clocks":{"turn":60}}}']
    )
    assert table.settings.clocks == {"turn": 60}
    assert table.hosted.clocks == {"turn": 0, "talk": 60, "vote": 0, "window": 3}


def test_a_table_from_before_clocks_had_a_game_forgets_those_of_another() -> None:
    settings = b'{"game":"cultists","options":{},"clocks":{"turn":60,"window":5}}'
    table = from_log("ABCDEF", [b'{"type":"Configured","settings":' + settings + b"}"])
    assert table.settings.clocks == {"turn": 60}


# What nobody may learn


async def test_nobody_hears_of_a_declaration_before_the_window_closes(house: RunningHouse) -> None:
    """INV-INFO-19: not by a word, not by the mere coming of a message, and not by whom the table waits for."""
    people = await table_at(house, clocks={"window": 600})
    watcher = await house.browser(people[0].code)
    crowd, alien = [*people, watcher], alien_among(people)
    for browser in crowd:
        await browser.until_watched_by(1)
        await browser.settle()
    heard = {browser: len(browser.heard) for browser in crowd}
    await alien.answer("declare")
    await asyncio.sleep(0.1)
    for browser in crowd:
        await browser.settle()
        assert browser.heard[heard[browser] :] == (["change", "pong"] if browser is alien else ["pong"])
        assert browser.view["waiting_for"] == [0, 1, 2, 3, 4]
    question = watcher.question
    for browser in people:
        if browser is not alien:
            await browser.answer("confirm")
    for browser in crowd:
        await browser.until_question(question + 1)
        stated = [event for event in browser.journal if event["type"] == "AlienStated"]
        assert [(event["seat"], event["by"]) for event in stated] == [(alien.chair, "declaration")]


async def test_the_messages_of_a_window_are_as_long_whoever_declares(house: RunningHouse) -> None:
    """The same moment twice: once the alien declares itself, once it lets the window pass."""
    lengths = []
    for code in ("confirm", "declare"):
        people = await table_at(house, clocks={"window": 600})
        alien = alien_among(people)
        for browser in people:
            await browser.settle()
        before = {browser: len(browser.sizes) for browser in people}
        await alien.answer(code)
        for browser in people:
            await browser.settle()
        lengths.append([browser.sizes[before[browser] :] for browser in people])
    assert lengths[0] == lengths[1]


# What a clock answers


def games_by_default(number: int) -> Iterator[tuple[Invasion, int, Any]]:
    """Random games, and for every question and seat what a clock would answer."""
    dice = Dice.seeded("defaults", number)
    for game in INVASION_GROUND.games(INVASION_GROUND.table(dice), Dice.seeded("defaults, at play", number)):
        for seat in game.waiting_for:
            yield game, seat, default_answer(game.choices[seat], dice.pick)


def test_what_a_clock_answers_is_offered_and_tells_no_side() -> None:
    """Nobody declares, supports, accuses or sabotages by falling asleep, alien or not."""
    kinds: dict[tuple[str, bool], set[str]] = {}
    for number in range(40):
        for game, seat, option in games_by_default(number):
            assert option in game.choices[seat]
            kinds.setdefault((step_of(game), is_alien(game, seat)), set()).add(str(option).split(":")[0])
            if step_of(game) == "CastVotes":
                assert str(option) == "lay:success"
    for alien in (False, True):
        assert kinds["AskForDeclaration", alien] == {"confirm"}
        assert kinds["AskForSupport", alien] == {"refuse"}
        assert kinds["Act", alien] == {"plan"}
        assert kinds["MoveAgent", alien] == {"leave"}
        assert kinds["PlaceEvents", alien] == {"upcoming", "prevent"} or kinds["PlaceEvents", alien] == {"upcoming"}


def test_which_event_is_to_come_falls_to_the_lot() -> None:
    """A rule by which the clock chose between two cards would tell the table what the planner had."""
    seen: dict[tuple[str, ...], set[str]] = {}
    for number in range(40):
        dice = Dice.seeded("lots", number)
        for game in INVASION_GROUND.games(Options(players=5), dice):
            if step_of(game) == "PlaceEvents" and len(game.planned) == 2:
                options = game.choices[game.waiting_for[0]]
                answers = seen.setdefault(tuple(sorted(game.planned)), set())
                answers |= {str(default_answer(options, dice.pick)) for _ in range(12)}
    two = [answers for pair, answers in seen.items() if pair[0] != pair[1]]
    assert len(two) > 30
    assert all(len(answers) == 2 for answers in two)


def test_a_game_that_only_clocks_play_ends() -> None:
    for number in range(8):
        dice = Dice.seeded("clocks", number)
        game: Invasion = INVASION.begin(INVASION_GROUND.table(dice), dice.key)
        while not game.over:
            seat = game.waiting_for[0]
            game.answer(seat, default_answer(game.choices[seat], dice.pick))
        assert game.reason is not None
