"""How much work a bot has with a question tells nothing of what its seat holds: seats are compared at the same question.

Each thought is measured by those about the same question before and after it, and the medians of both sides are compared.
Of a bot whose thoughts take one to 1.2 milliseconds, 200 of a side give their median with a standard error of 0.6%: a tenth
more or less is told from nothing, at the line of a twentieth between them, with an error of one in a million."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import islice
from statistics import median
from time import thread_time
from typing import Any, NamedTuple

import pytest

from gloaming.bots import rooms
from gloaming.games.cultists import Options
from gloaming.games.invasion import Options as InvasionOptions
from gloaming.kernel.dice import Dice
from gloaming.kernel.records import Match
from gloaming.kernel.steps import Option
from gloaming.server import minds
from gloaming.server.games import hosted
from gloaming.server.minds import Found, Known, Minds, Task
from tests.server.test_bots_that_talk import pick
from tests.wide import further

SAME = 0.05
NEAR = 10
FEWEST = 25
"""Thoughts of each side about a question; with fewer it is not compared."""


class Thought(NamedTuple):
    question: str
    side: str
    seconds: float
    """Of the processor."""


def thoughts(game: str, options: Any, bot: str) -> Iterator[Thought]:
    """Game after game, played by bots of this kind in one process, and what each of their answers costs."""
    kind, process = hosted(game).kind, Minds()
    seats = kind.seats(options)
    for number in range(1000):
        match = Match(kind, options, Dice.seeded("even", number).key, tuple("ABCDEFGH"[:seats]), hash_later=True)
        known = Known()
        while not match.game.over:
            seat = match.game.waiting_for[0]
            answers = tuple((given.seat, given.code) for given in match.answers[known.answers :])
            task = Task(f"T{number}", match.head, known, answers, (), seat, bot, "decide")
            question, side = type(match.game.asking).__name__, kind.team_of(match.game, seat)
            began = thread_time()
            outcome = process.think(task)
            yield Thought(question, side, thread_time() - began)
            assert isinstance(outcome, Found)
            assert isinstance(outcome.what, str)
            match.answer(seat, kind.read_answer(outcome.what))
            known = known.after(task)


def difference(found: list[Thought], side: str) -> float:
    """By how much this side's thoughts take longer than the others', or less long, at the question where it is most."""
    by_question: dict[str, list[Thought]] = defaultdict(list)
    for thought in found:
        by_question[thought.question].append(thought)
    differences = []
    for asked in by_question.values():
        sides: tuple[list[float], list[float]] = [], []
        for place, thought in enumerate(asked):
            near = asked[max(0, place - NEAR) : place + NEAR + 1]  # who has which side changes in the course of a game
            sides[thought.side == side].append(thought.seconds / median(other.seconds for other in near))
        if min(map(len, sides)) >= FEWEST:
            differences.append(abs(median(sides[True]) / median(sides[False]) - 1))
    return max(differences)


class Slow:
    """Takes its time, and a tenth more with something to hide."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def decide(self, view: Any, asked: Any) -> Option:
        until = thread_time() + 0.001 * (1 + self.dice.roll(100) / 500) * (1.1 if view.role == "cultist" else 1.0)
        while thread_time() < until:
            pass
        return pick(self.dice, asked.options)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(rooms.room_of("cultists").BOTS, "slow", Slow)  # type: ignore[union-attr]


@pytest.mark.usefixtures("slow")
def test_a_bot_that_is_a_tenth_slower_as_a_cultist_is_found_where_thoughts_are_not_even(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(minds, "BY_THE_CLOCK", 0.0)
    found = list(islice(thoughts("cultists", Options(players=5), "slow"), 1200))
    assert difference(found, "cultists") > SAME


@pytest.mark.usefixtures("slow")
def test_it_is_not_found_where_they_are() -> None:
    found = list(islice(thoughts("cultists", Options(players=5), "slow"), 1200))
    assert difference(found, "cultists") < SAME


@pytest.mark.parametrize(
    ("game", "options", "side"),
    [
        ("cultists", Options(players=5), "cultists"),
        *further(("invasion", InvasionOptions(players=7), "aliens")),
    ],
)
def test_a_sleuth_thinks_as_hard_whatever_it_holds(game: str, options: Any, side: str) -> None:
    found = list(islice(thoughts(game, options, "sleuth"), 1000))
    assert difference(found, side) < SAME


def test_by_itself_it_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Cultist's next step takes it some times as long as an Investigator's."""
    monkeypatch.setattr(minds, "BY_THE_CLOCK", 0.0)
    assert difference(list(islice(thoughts("cultists", Options(players=5), "sleuth"), 600)), "cultists") > SAME
