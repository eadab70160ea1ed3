"""A wire that can be cut: it carries bytes between a client and a server on this machine, until it is told not to.

While it is cut nothing passes, and nobody is told: what was under way arrives when it is whole again, as with a real wire. It can also
break at a chosen statement; then nobody knows what became of it."""

from __future__ import annotations

import asyncio
from typing import Literal

SYNC = 5
"""The bytes with which a client of PostgreSQL ends a statement. The server commits when they have come."""

Moment = Literal["before", "during", "after"]
"""The statement never arrives; it is carried out and not committed; it is committed, and the answer is lost."""
Manner = Literal["closed", "silent"]


class Forwarder:
    def __init__(self, to: int) -> None:
        self.to = to
        self.port = 0
        self.breaks: list[tuple[bytes, Moment, Manner]] = []
        """At statements that hold these bytes; each once."""
        self.broke = 0
        self._passing = asyncio.Event()
        self._passing.set()
        self._server: asyncio.Server | None = None
        self._lines: set[asyncio.Task[None]] = set()

    async def start(self) -> Forwarder:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def end(self) -> None:
        if self._server is not None:
            self._server.close()
        self.hang_up()
        await asyncio.gather(*self._lines, return_exceptions=True)

    def url(self, url: str) -> str:
        """The same database, by way of this wire."""
        head, _, tail = url.rpartition(f":{self.to}/")
        return f"{head}:{self.port}/{tail}"

    def cut(self) -> None:
        self._passing.clear()

    def mend(self) -> None:
        self._passing.set()

    def is_whole(self) -> bool:
        return self._passing.is_set()

    def hang_up(self) -> None:
        for line in tuple(self._lines):
            line.cancel()

    async def _carry(self, near: asyncio.StreamReader, to_near: asyncio.StreamWriter) -> None:
        line = asyncio.current_task()
        assert line is not None
        self._lines.add(line)
        ends = [to_near]
        try:
            await self._passing.wait()
            far, to_far = await asyncio.open_connection("127.0.0.1", self.to)
            ends.append(to_far)
            await Line(self, to_near, to_far).carry(near, far)
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            for end in ends:
                end.transport.abort()
            self._lines.discard(line)

    async def passing(self) -> None:
        await self._passing.wait()

    def broken_at(self, data: bytes) -> tuple[Moment, Manner] | None:
        for each in self.breaks:
            marker, moment, manner = each
            if marker in data:
                self.breaks.remove(each)
                self.broke += 1
                return moment, manner
        return None


class Line:
    """One connection."""

    def __init__(self, wire: Forwarder, to_near: asyncio.StreamWriter, to_far: asyncio.StreamWriter) -> None:
        self.wire, self.to_near, self.to_far = wire, to_near, to_far
        self.is_answered = asyncio.Event()
        self.is_deaf = False
        """Whether the client hears no more."""

    async def carry(self, near: asyncio.StreamReader, far: asyncio.StreamReader) -> None:
        ways = [asyncio.ensure_future(self._there(near)), asyncio.ensure_future(self._back(far))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)

    async def _there(self, near: asyncio.StreamReader) -> None:
        while data := await near.read(65_536):
            await self.wire.passing()
            broken = self.wire.broken_at(data)
            if broken is not None:
                await self._break(near, data, *broken)
                return
            self.to_far.write(data)
            await self.to_far.drain()

    async def _back(self, far: asyncio.StreamReader) -> None:
        while data := await far.read(65_536):
            self.is_answered.set()
            await self.wire.passing()
            if not self.is_deaf:
                self.to_near.write(data)
                await self.to_near.drain()

    async def _break(self, near: asyncio.StreamReader, data: bytes, moment: Moment, manner: Manner) -> None:
        self.is_deaf = True
        if moment != "before":
            self.to_far.write(data if moment == "after" else data[:-SYNC])
            await self.to_far.drain()
        if moment == "after":
            self.is_answered.clear()
            await self.is_answered.wait()
        if manner == "silent":
            while await near.read(65_536):  # until the client gives up
                pass
