"""The load: so many tables at one server, steadily, for so long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Iterable
from random import Random
from typing import Any, Protocol

from benchmarks.server.tables import SixClients, SixEchoes, SixPlayers
from benchmarks.server.tally import Busy, Measured, Tally

SETTLING_SECONDS = 1.0
AT_ONCE, OF_SO_MANY = 4, 75
"""Tables that are in the lobby at the same time; where many are wanted, one of so many."""


class Served(Protocol):
    """A server, or several that are seen as one."""

    @property
    def port(self) -> int: ...
    def cpu_seconds(self) -> float: ...
    def waited_seconds(self) -> float: ...
    def resident_kb(self) -> float: ...


class Load:
    """All tables at one server. The first thing that goes wrong at any of them ends the measuring."""

    def __init__(self, server: Served, chance: Random) -> None:
        self.server, self.chance = server, chance
        self.tally = Tally()
        self.playing: list[SixClients] = []
        self.made = 0
        self.fault: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.coming: set[asyncio.Task[None]] = set()

    def new_six(self) -> SixClients:
        raise NotImplementedError

    # More and fewer tables

    async def grow(self, tables: int, *, silent: bool = False) -> None:
        """Seat people until so many tables play; `silent`: until somebody wakes them, the new ones only sit there."""
        at_once = max(AT_ONCE, tables // OF_SO_MANY)
        while (missing := tables - len(self.playing)) > 0:
            await self.unless_broken(seated(self.add(silent=silent) for _ in range(min(at_once, missing))))

    def wake(self) -> None:
        for six in self.playing:
            if six.timer is None:
                six.play_on()

    async def add(self, *, silent: bool = False) -> None:
        six = self.new_six()
        self.made += 1
        try:
            await six.take_places(self.server.port)
        except BaseException:
            six.leave()
            raise
        self.playing.append(six)
        if not silent:
            six.play_on()

    def leave(self) -> None:
        for task in self.coming:
            task.cancel()
        for six in self.playing:
            six.leave()
        self.fault.cancel()

    # Measuring

    async def measure(self, seconds: float) -> Measured:
        await self.unless_broken(asyncio.sleep(SETTLING_SECONDS))
        self.settle()
        self.tally.begin()
        begun, before = time.perf_counter(), self.busy()
        await self.unless_broken(asyncio.sleep(seconds))
        passed = time.perf_counter() - begun
        busy = self.busy().since(before, passed)
        self.settle()
        return self.tally.measured(len(self.playing), passed, busy)

    def busy(self) -> Busy:
        return Busy(self.server.cpu_seconds(), self.server.waited_seconds(), time.process_time())

    def settle(self) -> None:
        for six in self.playing:
            six.settle()

    # Trouble

    def broken(self, fault: Exception) -> None:
        if not self.fault.done():
            self.fault.set_exception(fault)

    async def unless_broken(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        await asyncio.wait((task, self.fault), return_when=asyncio.FIRST_COMPLETED)
        if self.fault.done():
            task.cancel()
            await self.fault
        await task


async def seated(groups: Iterable[Coroutine[Any, Any, None]]) -> None:
    await asyncio.gather(*groups)


class GameLoad(Load):
    """Games of Cultists. Where one ends, six others sit down at a new table."""

    def new_six(self) -> SixPlayers:
        return SixPlayers(self.tally, self.broken, self.chance, self.over)

    def over(self, six: SixPlayers) -> None:
        self.playing.remove(six)
        six.settle()
        six.leave()
        task = asyncio.get_running_loop().create_task(self.add())
        self.coming.add(task)
        task.add_done_callback(self.came)

    def came(self, task: asyncio.Task[None]) -> None:
        self.coming.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            self.broken(fault if isinstance(fault, Exception) else RuntimeError(str(fault)))


class EchoLoad(Load):
    def __init__(self, server: Served, chance: Random, answer_bytes: int) -> None:
        super().__init__(server, chance)
        self.answer = b"x" * answer_bytes

    def new_six(self) -> SixEchoes:
        return SixEchoes(self.tally, self.broken, self.chance, self.answer)
