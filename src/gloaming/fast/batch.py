"""N games at once on one core: for those who learn or search. They save and go back by copying rows."""

from __future__ import annotations

from time import process_time
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gloaming.fast.compiled import compiled
from gloaming.fast.dice import WORDS
from gloaming.fast.kinds import TwinKind
from gloaming.fast.lanes import BEGIN, PLAY, STEP
from gloaming.fast.layout import packed, record


class Snapshot(NamedTuple):
    """All that the lanes keep."""

    games: NDArray[Any]
    dice: NDArray[np.uint64]


class Lanes:
    """Games of one table side by side. Each lane begins another game when one ends; all follow from its seed.

    In every lane one seat is asked at a time: `seats`, which may choose among the first `counts` of `answers`."""

    def __init__(
        self, kind: TwinKind, options: Any, lanes: int, *, seed: int = 0, exact: bool = False, fitted: bool = False
    ) -> None:
        """`exact` rolls the reference's dice; otherwise quick ones, whose games are as fair and cost less. `fitted`: compiled for
        this very table, which takes half a minute once for each, and is quicker then."""
        printed = kind.printed(options)
        self.machine = compiled(kind, *((printed,) if fitted else ()))
        self.table = packed(printed)
        self.games = np.zeros(lanes, record(kind.game))
        self.games["quick"] = not exact
        self.dice = np.zeros((lanes, WORDS), np.uint64)
        for lane, key in enumerate(keys(seed, lanes)):
            self.machine.seed_lane(self.dice, lane, key)
        self.winners = np.full(lanes, -1, np.int32)
        self.choices = np.zeros(lanes, np.int32)
        self.drive(BEGIN)

    def drive(self, verb: int, decisions: int = 1) -> int:
        ended = self.machine.drive(self.games, self.table, self.dice, self.choices, self.winners, verb, decisions, True)
        return int(ended)

    @property
    def seats(self) -> NDArray[np.int8]:
        return self.games["offered_to"]

    @property
    def counts(self) -> NDArray[np.int8]:
        return self.games["offers"]

    @property
    def answers(self) -> NDArray[np.int16]:
        return self.games["offered"]

    def step(self, choices: NDArray[Any]) -> NDArray[np.int32]:
        """In each lane the answer of this number is given. Who has won there by it; -1 where the game goes on."""
        if not ((choices >= 0) & (choices < self.counts)).all():
            raise ValueError("Some lane has no answer of that number; choose among the first `counts` of each lane.")
        self.choices[:] = choices
        self.drive(STEP)
        return self.winners

    def play(self, decisions: int) -> int:
        """So many decisions at random in each lane; how many games ended."""
        return self.drive(PLAY, decisions)

    def snapshot(self) -> Snapshot:
        return Snapshot(self.games.copy(), self.dice.copy())

    def restore(self, before: Snapshot) -> None:
        self.games[:], self.dice[:] = before


def keys(seed: int, lanes: int) -> NDArray[np.uint64]:
    """From what each lane's dice follow: far apart, whatever the seed."""
    return np.asarray(np.random.SeedSequence(seed).generate_state(4 * lanes, np.uint64), np.uint64).reshape(lanes, 4)


def decisions_per_second(
    kind: TwinKind, options: Any, *, exact: bool = True, lanes: int = 16, seconds: float = 1.0
) -> float:
    """How many decisions of random play, set-up and all options worked out, one core makes in a second of its own time."""
    table, done, begun = Lanes(kind, options, lanes, exact=exact), 0, process_time()
    while (passed := process_time() - begun) < seconds:
        table.play(1000)
        done += 1000 * lanes
    return done / passed
