"""Games at random, for sentences that hold at every moment of every game."""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.kernel.dice import Dice
from gloaming.kernel.values import Seat
from tests.scenario import Table


def moments(t: Table, seed: int = 1) -> Iterator[Table]:
    """The table before each answer, and after the last one; seats answer at random."""
    dice = Dice.seeded("random play", seed)
    while not t.game.over:
        yield t
        answer_at_random(t, dice)
    yield t


def answer_at_random(t: Table, dice: Dice) -> Seat:
    """Somebody who is asked gives any answer. Returns who it was."""
    seat = dice.pick(t.game.waiting_for)
    t.game.answer(seat, dice.pick(t.game.choices[seat]))
    return seat
