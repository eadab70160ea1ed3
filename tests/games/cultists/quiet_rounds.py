"""Time goes by at a table: the quiet rounds between two moments that a test is about."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.actions.passing import Pass
from gloaming.games.cultists.movement import Stop
from gloaming.games.cultists.tokens.false_eyes import Decline
from gloaming.kernel.steps import Option
from tests.scenario import Table, table

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")


def play_on(t: Table, number: int, *phases: str) -> None:
    """Everybody does as little as the rules allow, until one of these Phases of this Round, or the end of the game."""
    for _ in range(2000):
        if t.game.over or (t.game.round == number and t.game.phase in phases):
            return
        for name in sorted(t.asks()):
            t[name].answers(quietest(t.game.choices[t.seat(name)]))
    pytest.fail(f"Round {number} never comes.\n{t.open_question()}")


def quietest(options: tuple[Option, ...]) -> Option:
    quiet = (option for option in options if isinstance(option, (Pass, Stop, Decline)))
    return next(quiet, options[0])


def meetings(t: Table) -> list[set[str]]:
    """Hold the Encounters that are due, one after the other; who took part in each."""
    held = []
    while t.question == "Meet":
        held.append(t.asks())
        for name in sorted(t.asks()):
            t[name].answers(t.game.choices[t.seat(name)][0])
    return held


def drawing(first: str, *others: str, names: tuple[str, ...] = FIVE, **arrangement: Any) -> Table:
    """An Event Phase in which this token was drawn, with these others left in the Bag."""
    return table(*names, phase="event", next_event=first, bag=others, **arrangement)
