"""Clocks: what is answered for those who did not, and that nobody learns from the waiting what the cards would not tell."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.checks import LookAtPulse, ShowDeath
from gloaming.games.cultists.encounters import Give
from gloaming.games.cultists.rules import is_cultist
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.dice import Dice
from gloaming.server.games.base import default_answer
from gloaming.server.house import House
from gloaming.server.listeners import Listener
from gloaming.server.sqlite_store import SqliteStore
from tests.conformance.tables import random_answer, random_table
from tests.server.browser import Browser
from tests.server.prepared import Past, lay_out, search
from tests.server.running import RunningHouse

pytestmark = pytest.mark.anyio


def step_of(game: Cultists) -> str:
    return type(game.asking).__name__


async def table_at(house: RunningHouse, past: Past, **settings: Any) -> list[Browser]:
    people = lay_out(house, past, options={"players": 5}, **settings)
    for browser in people:
        await browser.open()
    return people


# When time has run out


async def test_the_clock_walks_for_whoever_does_not(house: RunningHouse) -> None:
    """RQ-120: a step to a place where stopping is allowed, and then stop there."""
    past = search(Options(players=5), lambda game: step_of(game) == "Walk" and game.turn == 1)
    first, walker, *_ = lay_out(house, past, options={"players": 5}, clocks={"turn": 2})
    await walker.open()  # the clock starts with the first who comes
    question, ways = walker.question, walker.options
    assert 0 < walker.table["deadline"] <= 2000
    before = len(walker.journal)
    await walker.until(lambda: walker.question > question)
    assert walker.table["deadline"] > 500
    entered = walker.journal[before]
    assert (entered["type"], entered["seat"]) == ("Entered", 1)
    assert f"go:{entered['place']}" in ways
    await first.open()
    assert entered in first.journal


async def test_the_clock_abstains_for_those_who_do_not_vote(house: RunningHouse) -> None:
    past = search(Options(players=5), lambda game: step_of(game) == "HoldVote" and len(game.waiting_for) == 5)
    people = lay_out(house, past, options={"players": 5}, clocks={"vote": 3})
    voter = await people[2].open()  # the clock starts with the first who comes
    question = voter.question
    await voter.answer("accuse:0")
    for browser in people:
        if browser is not voter:
            await browser.open()
    await voter.until(lambda: voter.question > question)
    [opened] = [event for event in voter.journal if event["type"] == "BallotsOpened"][-1:]
    assert opened["ballots"] == [None, None, 0, None, None]
    assert voter.step == "ReconsiderBallot"
    assert voter.table["deadline"] > 0, "the First Player's second thoughts are part of the vote"


async def test_the_clock_gives_an_alive_card_and_stops_with_the_question(house: RunningHouse) -> None:
    """And the next question, which has no clock, shows none."""
    asked: list[int] = []

    def two_meet(game: Cultists) -> bool:
        asked[:] = sorted(game.waiting_for)
        return step_of(game) == "Meet" and len(asked) == 2

    past = search(Options(players=5), two_meet)
    people = lay_out(house, past, options={"players": 5}, clocks={"encounter": 3})
    quick, slow = [people[seat] for seat in asked]
    await quick.open()  # the clock starts with the first who comes
    question = quick.question
    assert quick.table["deadline"] > 0
    await quick.answer(quick.options[0])
    await slow.open()
    await slow.until(lambda: slow.question > question)
    [gift] = [event for event in slow.journal if event["type"] == "Gave" and event["seat"] == slow.chair][-1:]
    assert gift["card"] == "alive"
    assert slow.table["deadline"] == 0


async def test_without_a_clock_nobody_is_hurried(house: RunningHouse) -> None:
    past = search(Options(players=5), lambda game: step_of(game) == "Walk")
    people = await table_at(house, past, clocks={"encounter": 1, "vote": 1})
    question = people[0].question
    await asyncio.sleep(1.3)
    await people[0].settle()
    assert people[0].question == question
    assert people[0].table["deadline"] == 0


def games_by_default(number: int) -> Iterator[tuple[Cultists, int, Any]]:
    """Random games, and for every question and seat what a clock would answer."""
    dice = Dice.seeded("defaults", number)
    game: Cultists = CULTISTS.begin(random_table(dice), dice.key)
    while not game.over:
        for seat in game.waiting_for:
            yield game, seat, default_answer(game.choices[seat], dice.pick)
        seat = dice.pick(game.waiting_for)
        game.answer(seat, random_answer(game, seat, dice))


def test_what_a_clock_answers_is_offered_and_harmless() -> None:
    """RQ-120: pass, abstain, keep, confirm, and an Alive card while there is one."""
    kinds: dict[str, set[str]] = {}
    for number in range(40):
        for game, seat, option in games_by_default(number):
            assert option in game.choices[seat]
            kinds.setdefault(step_of(game), set()).add(type(option).__name__)
            if isinstance(option, Give) and option.card == "dead":
                assert "alive" not in game.hand[seat]
    assert kinds["Act"] == {"Pass"}
    assert kinds["HoldVote"] == {"Abstain"}
    assert kinds["ReconsiderBallot"] == {"KeepBallot"}
    assert kinds["AskForClaim"] == {"Confirm"}
    assert {"Go", "Stop"} <= kinds["Walk"] <= {"Go", "Stop", "EnterLift", "StepOut", "RideLift"}
    assert kinds["Meet"] == {"Give"}


def test_what_a_clock_answers_tells_no_role() -> None:
    """A Cultist who runs out of time shows the death that an Investigator would have to show."""
    looked = {True: 0, False: 0}
    for number in range(60):
        for game, seat, option in games_by_default(number):
            if isinstance(game.asking, LookAtPulse) and "dead" in game.pulse[game.asking.target]:
                looked[is_cultist(game, seat)] += 1
                assert option == ShowDeath()
    assert min(looked.values()) > 0


def test_a_game_that_only_clocks_play_ends() -> None:
    for number in range(8):
        dice = Dice.seeded("clocks", number)
        game: Cultists = CULTISTS.begin(random_table(dice), dice.key)
        while not game.over:
            seat = game.waiting_for[0]
            game.answer(seat, default_answer(game.choices[seat], dice.pick))
        assert game.reason is not None


# What the waiting tells


@pytest.mark.parametrize("clocks", [{}, {"encounter": 600}], ids=["no clock", "with a clock"])
@pytest.mark.parametrize("meeting", [2, 3])
async def test_nobody_hears_of_a_sealed_card_before_all_are_sealed(
    house: RunningHouse, meeting: int, clocks: dict[str, int]
) -> None:
    """Not by a word, and not by the mere coming of a message."""
    past = search(Options(players=5), lambda game: step_of(game) == "Meet" and len(game.waiting_for) == meeting)
    people = await table_at(house, past, clocks=clocks)
    watcher = await house.browser(people[0].code)
    asked = [browser for browser in people if browser.options]
    crowd = [*people, watcher]
    for browser in crowd:
        await browser.until_watched_by(1)
        await browser.settle()
    waiting = watcher.view["waiting_for"]
    assert sorted(waiting) == sorted(browser.chair for browser in asked if browser.chair is not None)
    for sealing in asked[:-1]:
        heard = {browser: len(browser.heard) for browser in crowd}
        await sealing.answer(sealing.options[0])
        await asyncio.sleep(0.1)
        for browser in crowd:
            await browser.settle()
            news = browser.heard[heard[browser] :]
            assert news == (["change", "pong"] if browser is sealing else ["pong"])
            assert browser.view["waiting_for"] == waiting
        assert len(house.table(people[0].code).play.game.waiting_for) < meeting, "the rules know who has sealed a card"
        meeting -= 1
    question = watcher.question
    await asked[-1].answer(asked[-1].options[0])
    for browser in crowd:
        await browser.until_question(question + 1)


class Box:
    """Where messages to nobody go."""

    def __init__(self) -> None:
        self.messages: list[bytes] = []

    def put(self, message: bytes) -> None:
        self.messages.append(message)

    def end(self, farewell: bytes, code: int = 1000) -> None: ...


async def test_who_comes_to_watch_brings_no_news_forward(tmp_path: Path) -> None:
    """Somebody who comes and goes all the time would learn by it when the table has something to tell: a sealed answer."""
    with closing(SqliteStore(tmp_path / "tables.sqlite")) as store:
        house, host = House(store), Box()
        table = await house.table((await house.make_table("Hanna", 0)).code)
        assert table is not None
        table.welcome(Listener(0, host))
        table.welcome(Listener(None, Box()))
        heard = len(host.messages)
        table.tell()
        assert len(host.messages) == heard
        table.gallery.tell_count()
        assert b'"watching":1' in host.messages[heard]
        house.close()


async def test_messages_are_as_long_whichever_card_is_given(house: RunningHouse) -> None:
    """The same moment twice: once an Alive card is given, once a Dead one."""

    def may_kill(game: Cultists) -> bool:
        codes = [[str(option) for option in game.choices[seat]] for seat in game.waiting_for if step_of(game) == "Meet"]
        return sorted(map(len, codes)) == [1, 2]

    past = search(Options(players=5), may_kill)
    lengths = []
    for card in ("alive", "dead"):
        people = await table_at(house, past)
        [killer] = [browser for browser in people if len(browser.options) == 2]
        [victim] = [browser for browser in people if len(browser.options) == 1]
        for browser in people:
            await browser.settle()
        before = {browser: len(browser.sizes) for browser in people}
        await victim.answer(victim.options[0])
        await killer.answer(next(code for code in killer.options if code.startswith(f"give:{card}")))
        for browser in people:
            await browser.settle()
        assert [event["card"] for event in victim.journal if event["type"] == "Gave"][-2:].count(None) == 1
        lengths.append([browser.sizes[before[browser] :] for browser in people if browser is not killer])
    assert lengths[0] == lengths[1]
