"""The processes in which bots think, as the house sees them: each is asked one thing at a time, every table in its turn."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from subprocess import PIPE, Popen
from typing import Final, NamedTuple
from zlib import crc32

from gloaming.bots import COSTLY
from gloaming.server.minds import MOST_TABLES, Failed, Found, Known, Outcome, Task, main, received, send

SLOWEST: Final = 30.0
"""A bot that thinks for longer than so many seconds never ends; its process does, and another takes its place."""
IDLE_SECONDS: Final = 600.0
"""A process is let go when nobody has thought there for so long."""
PROGRAM = f"from {main.__module__} import main; main()"
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
        self.process: Popen[bytes] | None = None
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="thinker")
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
            except TimeoutError:
                self.end()
                return Failed("thinking without end")
            except (EOFError, OSError):
                self.end()
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
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.asked, self.started(), task)

    def asked(self, process: Popen[bytes], task: Task) -> Outcome:
        """Waits in a thread, as long as the thought takes."""
        assert process.stdin is not None
        assert process.stdout is not None
        send(process.stdin, task)
        outcome: Outcome | None = received(process.stdout)
        if outcome is None:
            raise EOFError
        return outcome

    def started(self) -> Popen[bytes]:
        """A Ctrl-C is for the house alone; the process ends with it."""
        if self.process is None:
            command = [sys.executable, "-c", PROGRAM]
            self.process = Popen(command, stdin=PIPE, stdout=PIPE, start_new_session=True)
        return self.process

    def look_after(self) -> None:
        if self.working is None and time.monotonic() - self.used_at > IDLE_SECONDS:
            self.end()

    def end(self) -> None:
        """The thread that waits for it hears that it has ended."""
        if self.process is not None:
            self.process.kill()
            with suppress(BrokenPipeError), self.process:  # closes its pipes
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
