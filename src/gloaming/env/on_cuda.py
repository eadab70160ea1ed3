"""Lanes on a GPU: the twin's sources in C (`gloaming.fast.in_c`), compiled there by CuPy. What they show are CuPy's arrays, which torch
and JAX read without a copy (`torch.from_dlpack(seen.observation)`)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from gloaming.env.on_cpu import Snapshot
from gloaming.env.slots import Room
from gloaming.fast.dice import WORDS
from gloaming.fast.in_c import source
from gloaming.fast.in_c.places import starts
from gloaming.fast.lanes import LIST, PLAY, STEP
from gloaming.fast.layout import NOBODY, packed
from gloaming.kernel.errors import BadOptions

BLOCK = 128
"""Lanes that a block of threads plays; there are always whole blocks."""
BEGINNING = 32
"""Games that begin in a block: they are few, and so every part of the GPU has some."""
REGISTERS = 64
"""At most so many for a thread: with fewer there are more games at once, with more fewer numbers go to memory and back."""

KEPT: dict[tuple[str, int], Any] = {}
"""The lanes as they were compiled, by source and number: blocks of the same table have them in common."""


class CudaLanes:
    """The same lanes as on a processor; their arrays stay on the GPU."""

    def __init__(self, room: Room, options: Any, lanes: int, widths: tuple[int, int], *, exact: bool) -> None:
        try:
            import cupy  # type: ignore[import-not-found]
        except ImportError as fault:
            raise BadOptions(
                "Lanes on a GPU need CuPy; install the one for your CUDA: pip install cupy-cuda13x"
            ) from fault
        self.cupy = cupy
        if lanes % BLOCK:
            whole = -(-lanes // BLOCK) * BLOCK
            raise BadOptions(f"A GPU plays whole blocks of {BLOCK} lanes, and {lanes} are not; ask for {whole}.")
        self.lanes = lanes
        twin = room.TWIN
        told = twin.printed(options), room.slots(options)
        code, how = (
            source(twin, *told, quick=not exact),
            (f"-DLANES={lanes}", f"-maxrregcount={REGISTERS}", "-std=c++17"),
        )
        if (code, lanes) not in KEPT:
            KEPT[code, lanes] = cupy.RawModule(code=code, options=how)
        self.kernel = cache(KEPT[code, lanes].get_function)
        self.tables, self.slots = [cupy.asarray(packed(it).view(np.uint8)) for it in told]
        first, wide = starts(twin.game)
        self.games = cupy.zeros(wide * lanes, np.uint8)
        self.games[first["quick"] * lanes :][:lanes] = not exact
        self.dice = cupy.zeros((WORDS, lanes), np.uint64)
        self.observation = cupy.zeros((lanes, widths[0]), np.uint8)
        self.action_mask = cupy.zeros((lanes, widths[1]), np.int8)
        self.rewards, self.ended = cupy.zeros((lanes, options.players), np.float32), cupy.zeros(lanes, np.bool_)
        self.seat, self.choices, self.waiting = (cupy.zeros(lanes, np.int32) for _ in range(3))
        self.winners = cupy.full(lanes, NOBODY, np.int32)
        self.count, self.ended_in_all = cupy.zeros(1, np.int32), cupy.zeros(1, np.int64)

    def launch(self, name: str, *taken: Any) -> None:
        self.kernel(name)((self.lanes // BLOCK,), (BLOCK,), taken)

    def seed(self, keys: Sequence[list[int]]) -> None:
        self.launch("seed_lanes", self.dice, self.cupy.asarray(np.array(keys, np.uint64)))

    def begin(self) -> None:
        self.waiting[:] = self.cupy.arange(self.lanes)
        self.count.fill(self.lanes)
        self.begin_waiting()
        self.show()

    def begin_waiting(self) -> None:
        taken = (self.games, self.tables, self.dice, self.waiting, self.count)
        self.kernel("renew")((self.lanes // BEGINNING,), (BEGINNING,), taken)

    def drive(self, verb: int) -> None:
        self.launch("drive", self.games, self.tables, self.dice, self.choices, self.winners, np.int32(verb))

    def play(self, decisions: int) -> int:
        """So many decisions at random in each lane; how many games ended."""
        before = int(self.ended_in_all[0])
        for _ in range(decisions):
            self.drive(PLAY)
            self.renew()
        return int(self.ended_in_all[0]) - before

    def renew(self) -> None:
        """Where a game is over another begins."""
        self.count.fill(0)
        self.launch("list_ended", self.games, self.waiting, self.count)
        self.begin_waiting()
        self.ended_in_all += self.count

    def choose(self, actions: Any) -> int:
        wanted = self.cupy.asarray(actions, np.int32)
        self.launch("choose", self.games, self.tables, self.slots, wanted, self.choices)
        wrong = (self.choices < 0) & (wanted != NOBODY)
        return int(wrong.argmax()) if bool(wrong.any()) else NOBODY

    def step(self, *, renew: bool) -> None:
        self.drive(STEP)
        self.launch("settle", self.games, self.tables, self.rewards)
        self.ended[:] = self.rewards[:, 0] != 0
        if renew:
            self.renew()
        self.show()

    def show(self) -> None:
        self.launch("asked", self.games, self.seat)
        self.look()

    def show_to(self, seats: Any) -> None:
        self.seat[:] = self.cupy.asarray(seats)
        self.choices[:] = self.seat
        self.drive(LIST)
        self.look()

    def look(self) -> None:
        self.observation.fill(0)
        self.action_mask.fill(0)
        wide = np.int32(self.observation.shape[1])
        self.launch("look", self.games, self.tables, self.slots, self.seat, self.observation, self.action_mask, wide)

    def snapshot(self) -> Snapshot:
        return Snapshot(self.games.copy(), self.dice.copy())

    def restore(self, before: Snapshot) -> None:
        self.games[:], self.dice[:] = before.games, before.dice
        self.show()
