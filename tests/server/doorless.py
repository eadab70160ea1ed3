"""A house without a door, in the process of the test: real tables and a real store, and wires instead of sockets."""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from gloaming.server import seated_bots
from gloaming.server.house import House
from gloaming.server.listeners import Listener
from gloaming.server.minds import Minds, Outcome, Task
from gloaming.server.open_table import OpenTable
from gloaming.server.sqlite_store import SqliteStore
from gloaming.server.thinkers import Thinker, Thinkers


class InThread(Thinker):
    """Bots that a test has brought along are known in its own process alone. They think no longer than they have to."""

    def __init__(self) -> None:
        super().__init__()
        self.minds = Minds()
        self.minds.usual = defaultdict(float)

    async def exchange(self, task: Task) -> Outcome:
        return await asyncio.to_thread(self.minds.think, task)


class InThreads(Thinkers):
    """One for each bot."""

    def __init__(self) -> None:
        super().__init__(InThread)
        self.own: dict[int, Thinker] = {}

    def of(self, code: str, chair: int, bot: str) -> Thinker:
        return self.own.setdefault(chair, InThread())


class Wire:
    """A connection of which only is known that something came."""

    def __init__(self) -> None:
        self.news = asyncio.Event()

    def put(self, message: bytes) -> None:
        self.news.set()

    async def until(self, so: Callable[[], bool], patience: float = 60.0) -> None:
        """Not every answer makes news: of a discreet question nobody hears who has answered."""
        async with asyncio.timeout(patience):
            while not so():
                self.news.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.news.wait(), 0.05)

    def end(self, farewell: bytes, code: int = 1000) -> None:
        pass


class BotsTime:
    """In place of `time` and of sleep where bots answer and speak: it passes when a test says so, however busy the machine is."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        self.waited_for: list[float] = []
        """The moments until which bots have waited. They need not really wait."""
        monkeypatch.setattr(seated_bots, "time", self)
        monkeypatch.setattr(seated_bots, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": self.sleep}))

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.waited_for.append(self.now + seconds)


@contextlib.asynccontextmanager
async def house_at(path: Path) -> AsyncIterator[House]:
    store = SqliteStore(path)
    house = House(store, thinkers=InThreads())
    try:
        yield house
    finally:
        house.close()
        store.close()


def sits_down(table: OpenTable, chair: int, wire: Wire | None = None) -> Listener:
    listener = Listener(chair, wire or Wire())
    table.welcome(listener)
    return listener
