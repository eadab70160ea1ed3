"""Lanes on a processor: NumPy arrays and the twin compiled, or plain lists and its sources as they are."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gloaming.env.slots import Room
from gloaming.fast.dice import WORDS
from gloaming.fast.lanes import BEGIN, LIST, PLAY, RENEW, STEP
from gloaming.fast.layout import NOBODY, packed, record


class Snapshot(NamedTuple):
    """All that lanes keep; what they show follows from it."""

    games: Any
    dice: Any


class CpuLanes:
    """What the lanes show is written into the same arrays again and again."""

    def __init__(
        self, room: Room, options: Any, lanes: int, widths: tuple[int, int], *, exact: bool, plain: bool, fitted: bool
    ) -> None:
        self.plain = plain
        self.observation = np.zeros((lanes, widths[0]), np.uint8)
        self.action_mask = np.zeros((lanes, widths[1]), np.int8)
        self.rewards = np.zeros((lanes, options.players), np.float32)
        self.seat, self.choices = np.zeros(lanes, np.int32), np.zeros(lanes, np.int32)
        self.winners = np.full(lanes, NOBODY, np.int32)
        self.ended = np.zeros(lanes, np.bool_)
        self.machine: Any
        self.tables: Any
        self.games: Any
        self.dice: Any
        twin = room.TWIN
        table, where = twin.printed(options), room.slots(options)
        if plain:
            self.machine, self.tables, self.slots = twin.lanes, [table], [where]
            self.games, self.dice = [twin.game() for _ in range(lanes)], [[0] * WORDS for _ in range(lanes)]
            for row in self.games:
                row.quick = int(not exact)
        else:
            from gloaming.fast.compiled import compiled

            self.machine = compiled(twin, *((table, where) if fitted else ()))
            self.tables, self.slots = packed(table), packed(where)
            self.games, self.dice = np.zeros(lanes, record(twin.game)), np.zeros((lanes, WORDS), np.uint64)
            self.games["quick"] = not exact

    def seed(self, keys: Sequence[list[int]]) -> None:
        """The dice that deal each lane's games."""
        for lane, key in enumerate(keys):
            self.machine.seed_lane(self.dice, lane, key if self.plain else np.array(key, np.uint64))

    def begin(self) -> None:
        self.drive(BEGIN, again=True)

    def drive(self, verb: int, decisions: int = 1, *, again: bool = False) -> int:
        """And show what comes of it."""
        kept = (self.games, self.tables, self.slots, self.dice, self.choices, self.winners)
        shown = (self.rewards, self.seat, self.observation, self.action_mask)
        return int(self.machine.drive_and_show(*kept, *shown, verb, decisions, again))

    def play(self, decisions: int) -> int:
        """So many decisions at random in each lane; how many games ended."""
        return self.drive(PLAY, decisions, again=True)

    def choose(self, actions: NDArray[Any]) -> int:
        """The first lane whose mask does not allow its action; NOBODY if all do."""
        wanted = np.array(actions, np.int32)  # the learner's own may be read-only
        return int(self.machine.choose(self.games, self.tables, self.slots, wanted, self.choices))

    def step(self, *, renew: bool) -> None:
        """What was chosen is answered; `renew`: where a game ends by it, another begins."""
        self.drive(STEP, again=renew)
        self.ended[:] = self.rewards[:, 0] != 0

    def renew(self) -> None:
        """Where a game is over another begins."""
        self.drive(RENEW, again=True)

    def show(self) -> None:
        """What the seats see that are to answer."""
        self.drive(RENEW)

    def show_to(self, seats: Any) -> None:
        """What these seats see, and may answer."""
        self.seat[:] = self.choices[:] = seats
        self.drive(LIST)

    def snapshot(self) -> Snapshot:
        return Snapshot(deepcopy(self.games), deepcopy(self.dice))

    def restore(self, before: Snapshot) -> None:
        self.games[:], self.dice[:] = deepcopy(before.games), deepcopy(before.dice)
        self.show()
