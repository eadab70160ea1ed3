"""Lanes on a GPU: the twin's sources in C (`gloaming.fast.in_c`), compiled there by CuPy. What they show are CuPy's arrays, which torch
and JAX read without a copy (`torch.from_dlpack(seen.observation)`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from gloaming.env.on_cpu import Snapshot
from gloaming.env.slots import slots
from gloaming.fast.cultists.export import printed
from gloaming.fast.cultists.layout import Game
from gloaming.fast.dice import WORDS
from gloaming.fast.in_c import source
from gloaming.fast.in_c.places import starts
from gloaming.fast.lanes import LIST, PLAY, STEP
from gloaming.fast.layout import NOBODY, packed
from gloaming.games.cultists.options import Options
from gloaming.kernel.errors import BadOptions

BLOCK = 128
"""Lanes that a block of threads plays; there are always whole blocks."""
REGISTERS = 96
"""At most so many for a thread: with fewer there are more games at once, with more fewer numbers go to memory and back."""


PARTS = 4
"""Of the lanes: while one waits for its last games, or for a few that begin, the others fill the GPU."""
BEGINNING = 32
"""Games that begin in a block: they are few, and so every part of the GPU has some."""


class Part(NamedTuple):
    stream: Any
    first: int
    lanes: int
    waiting: Any
    """The lanes where a game is to begin, and how many they are."""
    count: Any


class CudaLanes:
    """The same lanes as on a processor; their arrays stay on the GPU."""

    def __init__(self, options: Options, lanes: int, widths: tuple[int, int], *, exact: bool) -> None:
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
        told = printed(options), slots(options)
        module = cupy.RawModule(
            code=source(*told, quick=not exact),
            options=(f"-DLANES={lanes}", f"-maxrregcount={REGISTERS}", "-std=c++17"),
        )
        self.kernel = cache(module.get_function)
        self.tables, self.slots = [cupy.asarray(packed(it).view(np.uint8)) for it in told]
        first, wide = starts(Game)
        self.games = cupy.zeros(wide * lanes, np.uint8)
        self.games[first["quick"] * lanes :][:lanes] = not exact
        self.dice = cupy.zeros((WORDS, lanes), np.uint64)
        self.observation = cupy.zeros((lanes, widths[0]), np.uint8)
        self.action_mask = cupy.zeros((lanes, widths[1]), np.int8)
        self.rewards, self.ended = cupy.zeros((lanes, options.players), np.float32), cupy.zeros(lanes, np.bool_)
        self.seat, self.choices, self.waiting = (cupy.zeros(lanes, np.int32) for _ in range(3))
        self.winners = cupy.full(lanes, NOBODY, np.int32)
        self.ended_in_all = cupy.zeros(1, np.uint64)
        self.parts = [self.part(nth) for nth in range(PARTS)]

    def part(self, nth: int) -> Part:
        first, behind = [at * (self.lanes // BLOCK) // PARTS * BLOCK for at in (nth, nth + 1)]
        cuda, count = self.cupy.cuda, self.cupy.zeros(1, np.int32)
        return Part(cuda.Stream(), first, behind - first, self.waiting[first:behind], count)

    def side_by_side(self, *deeds: Callable[[Part], None], times: int = 1) -> None:
        """The parts go on without waiting for each other, but begin and end together."""
        now = self.cupy.cuda.get_current_stream()
        begun = now.record()
        parts = [part for part in self.parts if part.lanes]
        for part in parts:
            part.stream.wait_event(begun)
        for _ in range(times):
            for part in parts:
                with part.stream:
                    for deed in deeds:
                        deed(part)
        for part in parts:
            now.wait_event(part.stream.record())

    def launch(self, part: Part, name: str, *taken: Any) -> None:
        self.kernel(name)((part.lanes // BLOCK,), (BLOCK,), (np.int32(part.first), *taken))

    def seed(self, keys: Sequence[list[int]]) -> None:
        told = self.cupy.asarray(np.array(keys, np.uint64))
        self.side_by_side(lambda part: self.launch(part, "seed_lanes", self.dice, told))

    def begin(self) -> None:
        self.side_by_side(self.begin_all)
        self.show()

    def begin_all(self, part: Part) -> None:
        part.waiting[:] = self.cupy.arange(part.first, part.first + part.lanes)
        part.count.fill(part.lanes)
        self.begin_waiting(part)

    def begin_waiting(self, part: Part) -> None:
        taken = (self.games, self.tables, self.dice, part.waiting, part.count)
        self.kernel("renew")((part.lanes // BEGINNING,), (BEGINNING,), taken)

    def drive(self, part: Part, verb: int) -> None:
        self.launch(part, "drive", self.games, self.tables, self.dice, self.choices, self.winners, np.int32(verb))

    def play(self, decisions: int) -> int:
        """So many decisions at random in each lane; how many games ended."""
        before = int(self.ended_in_all[0])
        self.side_by_side(lambda part: self.drive(part, PLAY), self.renew_part, times=decisions)
        return int(self.ended_in_all[0]) - before

    def renew(self) -> None:
        """Where a game is over another begins."""
        self.side_by_side(self.renew_part)

    def renew_part(self, part: Part) -> None:
        part.count.data.memset_async(0, part.count.nbytes)
        self.launch(part, "list_ended", self.games, part.waiting, part.count, self.ended_in_all)
        self.begin_waiting(part)

    def choose(self, actions: Any) -> int:
        wanted = self.cupy.asarray(actions, np.int32)
        taken = (self.games, self.tables, self.slots, wanted, self.choices)
        self.side_by_side(lambda part: self.launch(part, "choose", *taken))
        wrong = (self.choices < 0) & (wanted != NOBODY)
        return int(wrong.argmax()) if bool(wrong.any()) else NOBODY

    def step(self, *, renew: bool) -> None:
        deeds = [self.answer_part, self.renew_part] if renew else [self.answer_part]
        self.side_by_side(*deeds, self.show_part)
        self.ended[:] = self.rewards[:, 0] != 0

    def answer_part(self, part: Part) -> None:
        self.drive(part, STEP)
        self.launch(part, "settle", self.games, self.tables, self.rewards)

    def show(self) -> None:
        self.side_by_side(self.show_part)

    def show_part(self, part: Part) -> None:
        self.launch(part, "asked", self.games, self.seat)
        self.look(part)

    def show_to(self, seats: Any) -> None:
        self.seat[:] = self.cupy.asarray(seats)
        self.choices[:] = self.seat
        self.side_by_side(lambda part: self.drive(part, LIST), self.look)

    def look(self, part: Part) -> None:
        lanes = slice(part.first, part.first + part.lanes)
        self.observation[lanes].fill(0)
        self.action_mask[lanes].fill(0)
        shown = (self.observation, self.action_mask, np.int32(self.observation.shape[1]))
        self.launch(part, "look", self.games, self.tables, self.slots, self.seat, *shown)

    def snapshot(self) -> Snapshot:
        return Snapshot(self.games.copy(), self.dice.copy())

    def restore(self, before: Snapshot) -> None:
        self.games[:], self.dice[:] = before.games, before.dice
        self.show()
