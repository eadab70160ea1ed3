"""The field: lanes of several tables side by side, as one batch. The network answers in all of them, for the seat that is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from gloaming.env.lanes import VectorEnvironment
from gloaming.env.versions import version
from gloaming.games.cultists.options import Options
from gloaming.kernel.errors import BadOptions
from gloaming.lab.training.network import Array
from gloaming.lab.training.rooms import cultists
from gloaming.lab.training.sheets import reading_for

MOST_SEATS = 8
EXAMS = 16
"""One lane in so many is an exam: there the network plays one side, the other answers at random, and nobody learns."""
BOOK = 0.25
"""The points that a Book is worth while its Rack has not been scored."""
NONE, AS_OPEN, AS_HIDDEN = -1, 0, 1
"""No exam, or which side the network plays."""


def arrays_on(device: str) -> Any:
    """NumPy, or CuPy, which computes the same on a GPU."""
    if device == "cpu":
        return np
    try:
        import cupy  # type: ignore[import-not-found]
    except ImportError as fault:
        raise BadOptions(
            "Training on a GPU needs CuPy; install the one for your CUDA: pip install cupy-cuda13x"
        ) from fault
    return cupy


class Moment(NamedTuple):
    """What is asked in all lanes."""

    sheets: Array
    """As bytes: what the network reads of them."""
    masks: Array
    seats: Array
    hidden: Array
    """Where the seat that is asked is a Cultist."""
    progress: Array
    """How far the Investigators are on the way to their points."""


class Outcome(NamedTuple):
    rewards: Array
    """For each lane and seat; 0 for seats that the table does not have."""
    ended: Array


class Field:
    def __init__(self, tables: Sequence[Options], lanes: int, *, device: str, seed: int, plain: bool = False) -> None:
        """`lanes` for each table."""
        self.xp = xp = arrays_on(device)
        found, self.reading = version(cultists.SHEET), reading_for(xp, cultists, tables)
        self.hidden = xp.asarray(cultists.hidden_columns(found))
        self.points, self.target, self.shelf = (xp.asarray(part) for part in cultists.points_columns(found))
        self.tables, self.each, self.lanes = tables, lanes, lanes * len(tables)
        turn = xp.arange(self.lanes) % EXAMS
        self.exam = xp.where(turn == 0, xp.arange(self.lanes) // EXAMS % 2, NONE)
        self.envs = [
            VectorEnvironment(found, table, lanes, device=device, exact=False, plain=plain) for table in tables
        ]
        for nth, env in enumerate(self.envs):
            env.reset(seed=seed + nth * lanes)

    def moment(self) -> Moment:
        xp = self.xp
        seen = [env.seen() for env in self.envs]
        return Moment(
            xp.concatenate([it.observation.take(self.reading.columns, axis=1) for it in seen]),
            xp.concatenate([it.action_mask.take(self.reading.answers, axis=1) for it in seen]).astype(xp.bool_),
            xp.concatenate([it.seat for it in seen]),
            xp.concatenate([it.observation.take(self.hidden, axis=1).any(axis=1) for it in seen]),
            xp.concatenate([self.progress(it.observation) for it in seen]),
        )

    def progress(self, observation: Array) -> Array:
        """Points, and Books that may become some, as a part of those that it takes."""
        points, target, shelf = (
            observation.take(part, axis=1).sum(axis=1) for part in (self.points, self.target, self.shelf)
        )
        return ((points + BOOK * shelf) / target).astype(self.xp.float32)

    def answer(self, chosen: Array) -> Outcome:
        """`chosen` counts among the answers that the network knows."""
        xp, numbers = self.xp, self.reading.answers[chosen]
        rewards, ended = xp.zeros((self.lanes, MOST_SEATS), xp.float32), []
        for nth, env in enumerate(self.envs):
            cut = slice(nth * self.each, (nth + 1) * self.each)
            stepped = env.step(numbers[cut])
            rewards[cut, : env.players] = stepped.rewards
            ended.append(stepped.ended.copy())
        return Outcome(rewards, xp.concatenate(ended))

    def left_to_chance(self, moment: Moment) -> Array:
        """Where somebody answers at random, as this is an exam."""
        return (self.exam != NONE) & (self.exam != moment.hidden)


Chance = Callable[[int], Array]
"""So many numbers, even from 0 to 1."""


def chance_on(xp: Any, seed: int) -> Chance:
    if xp is np:
        dice = np.random.default_rng(seed)
        return lambda size: dice.random(size, dtype=np.float32)
    state = xp.random.RandomState(seed % 2**32)
    return lambda size: state.random_sample(size, dtype=xp.float32)


def drawn(xp: Any, chance: Chance, odds: Array) -> Array:
    """An answer for each row, as likely as it says there."""
    heaped = xp.cumsum(odds, axis=1)
    marks = chance(len(odds)) * heaped[:, -1]
    found = xp.minimum((heaped <= marks[:, None]).sum(axis=1), odds.shape[1] - 1)
    able = odds[xp.arange(len(odds)), found] > 0  # sums that are rounded may point next to it
    return xp.where(able, found, odds.argmax(axis=1)).astype(xp.int32)
