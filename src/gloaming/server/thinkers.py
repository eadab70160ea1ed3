"""The processes in which bots think, as the house sees them: each is asked one thing at a time, every table in its turn."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import sys
import time
from collections import deque
from collections.abc import Callable
from typing import Final, NamedTuple
from zlib import crc32

from gloaming.bots import COSTLY
from gloaming.server.minds import LENGTH, MOST_TABLES, Failed, Found, Known, Outcome, Task, main, packed

SLOWEST: Final = 30.0
"""A bot that thinks for longer than so many seconds never ends; its process does, and another takes its place."""
IDLE_SECONDS: Final = 600.0
"""A process is let go when nobody has thought there for so long."""
CORES: Final = os.cpu_count() or 1
QUICK, SEARCHING = max(1, CORES // 4), max(2, CORES - 1)
"""Processes for thoughts of milliseconds, and for those of seconds, which nobody else should have to wait for."""


class Wish(NamedTuple):
    code: str
    task: Callable[[Known], Task | None]
    """Made when its turn comes, for somebody who knows so much; None if it is not wanted any more."""
    outcome: asyncio.Future[Outcome]


class Thinker:
    """One process. It is started when it is needed, and again when it has died."""

    def __init__(self) -> None:
        self.wishes: dict[str, deque[Wish]] = {}
        """By table, in the order of their turns."""
        self.known: dict[str, Known] = {}
        """What the process knows of each table; where this is wrong, it says so."""
        self.working: asyncio.Task[None] | None = None
        self.process: asyncio.subprocess.Process | None = None
        self.used_at = 0.0

    async def outcome(self, code: str, task: Callable[[Known], Task | None]) -> Outcome:
        wish = Wish(code, task, asyncio.get_running_loop().create_future())
        self.wishes.setdefault(code, deque()).append(wish)
        if self.working is None:
            self.working = asyncio.create_task(self.work())
        return await wish.outcome

    async def work(self) -> None:
        try:
            while self.wishes:
                wish = self.next_wish()
                outcome = None if wish.outcome.done() else await self.granted(wish)
                if outcome is not None and not wish.outcome.done():  # its table may have closed
                    wish.outcome.set_result(outcome)
        finally:
            self.working = None
            self.used_at = time.monotonic()

    def next_wish(self) -> Wish:
        """After it the others have their turns, however much this table still wants."""
        code = next(iter(self.wishes))
        waiting = self.wishes.pop(code)
        wish = waiting.popleft()
        if waiting:
            self.wishes[code] = waiting
        return wish

    async def granted(self, wish: Wish) -> Outcome:
        """A process that was killed, for want of memory perhaps, is started again, once. The bot may have been the reason."""
        for _ in range(2):
            try:
                async with asyncio.timeout(SLOWEST):
                    return await self.told(wish)
            except (asyncio.IncompleteReadError, OSError):
                self.end()
            except TimeoutError:
                self.end()
                return Failed("thinking without end")
        return Failed("and its process ended")

    async def told(self, wish: Wish) -> Outcome:
        """First all that has happened at the table since, or from the beginning, where it was forgotten."""
        while True:
            task = wish.task(self.known.pop(wish.code, Known()))
            if task is None:
                return Found(None)
            outcome = await self.exchange(task)
            known = self.known[wish.code] = outcome if isinstance(outcome, Known) else task.known.after(task)
            if len(self.known) > MOST_TABLES:
                del self.known[next(iter(self.known))]
            if outcome is not known:
                return outcome

    async def exchange(self, task: Task) -> Outcome:
        process = await self.started()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(packed(task))
        await process.stdin.drain()
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        outcome: Outcome = pickle.loads(await process.stdout.readexactly(length))  # noqa: S301 - from our own process
        return outcome

    async def started(self) -> asyncio.subprocess.Process:
        """A Ctrl-C is for the house alone; the process ends with it."""
        if self.process is None:
            program, pipe = f"from {main.__module__} import main; main()", asyncio.subprocess.PIPE
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", program, stdin=pipe, stdout=pipe, start_new_session=True
            )
        return self.process

    def look_after(self) -> None:
        if self.working is None and time.monotonic() - self.used_at > IDLE_SECONDS:
            self.end()

    def end(self) -> None:
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            self.process = None
        self.known.clear()


class Thinkers:
    """All processes of a house: a table's bots think in the same one, and searchers, who take long, apart from each other."""

    def __init__(self, thinker: type[Thinker] = Thinker) -> None:
        self.quick = [thinker() for _ in range(QUICK)]
        self.searching = [thinker() for _ in range(SEARCHING)]

    def of(self, code: str, chair: int, bot: str) -> Thinker:
        number = crc32(code.encode())
        if bot in COSTLY:
            return self.searching[(number + chair) % len(self.searching)]
        return self.quick[number % len(self.quick)]

    def look_after(self) -> None:
        for thinker in (*self.quick, *self.searching):
            thinker.look_after()

    def end(self) -> None:
        for thinker in (*self.quick, *self.searching):
            thinker.end()
