"""A browser without a page: it says hello, keeps what it is sent, asks and answers, drops out and comes back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from gloaming.server.padding import REQUEST, SHORT, padded
from gloaming.server.rate_limits import RateLimit
from gloaming.server.sockets import BURST, PER_SECOND
from tests.server.mirror import Mirror

PATIENCE = 60.0
"""Seconds. Nothing in these tests should take so long, on a busy machine either; a test that waits for it fails."""


class Browser(Mirror):
    """One connection at a time. Messages are taken in only while somebody waits for something, in their order."""

    def __init__(
        self, address: str, code: str, token: str = "", crowd: list[Browser] | None = None, *, screen: bool = False
    ) -> None:
        super().__init__()
        self.address, self.code, self.token, self.screen = address, code, token, screen
        self.page = ""
        self.crowd = [] if crowd is None else crowd
        """All browsers of a test, so it can send them home."""
        self.heard: list[str] = []
        """The types of all messages on this connection."""
        self.sizes: list[int] = []
        """The lengths of those that tell the state."""
        self.raw: list[bytes] = []
        self._socket: ClientConnection | None = None
        self._allowance = RateLimit(BURST, PER_SECOND)

    # Coming and going

    async def open(self) -> Browser:
        """Say hello and wait for the answer: everything, or a farewell. An earlier connection is put away."""
        Mirror.__init__(self)
        self.heard, self.sizes, self.raw = [], [], []
        self.crowd.append(self)
        earlier = self._socket
        self._socket = await connect(
            self.address, max_queue=None, max_size=None, compression=None, open_timeout=PATIENCE, ping_interval=None
        )
        await self.send("hello", code=self.code, token=self.token, screen=self.screen, page=self.page)
        await self.until(lambda: self.version > 0 or self.farewell != "")
        self._allowance = RateLimit(BURST, PER_SECOND)
        if earlier is not None:
            await earlier.close()
        return self

    async def close(self) -> None:
        assert self._socket is not None
        await self._socket.close()

    async def drop(self) -> None:
        """The line breaks: no goodbye."""
        assert self._socket is not None
        self._socket.transport.abort()
        await self._socket.wait_closed()

    def twin(self) -> Browser:
        """Another browser with the same seat."""
        return Browser(self.address, self.code, self.token, self.crowd)

    @property
    def close_code(self) -> int | None:
        assert self._socket is not None
        return self._socket.close_code

    # Speaking and listening

    async def send(self, kind: str, **fields: Any) -> None:
        """At the pace that the house allows."""
        if not self._allowance.take():
            await asyncio.sleep(1 / PER_SECOND)
            return await self.send(kind, **fields)
        return await self.send_raw(padded(msgspec.json.encode({"type": kind, **fields}), REQUEST).decode())

    async def send_raw(self, message: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(message)

    async def listen(self) -> str:
        assert self._socket is not None
        raw = await self._socket.recv(decode=False)
        self.raw.append(raw)
        kind = self.hear(raw)
        self.heard.append(kind)
        assert len(raw) % SHORT == 0, "the length of a message tells of what is in it"
        if kind in ("everything", "change"):
            self.sizes.append(len(raw))
        return kind

    async def until(self, so: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Listen until it is so."""
        async with asyncio.timeout(patience):
            while not so():
                await self.listen()

    async def until_stage(self, stage: str) -> None:
        await self.until(lambda: self.stage == stage)

    async def until_question(self, number: int) -> None:
        """Until this question is open, or a later one, or the game is over."""
        await self.until(lambda: self.question >= number or self.stage != "playing")

    async def until_asked(self) -> None:
        await self.until(lambda: bool(self.options))

    async def until_watched_by(self, spectators: int) -> None:
        await self.until(lambda: self.table["watching"] == spectators)

    async def settle(self) -> None:
        """Listen until everything is in that was said before now."""
        await self.send("ping")
        async with asyncio.timeout(PATIENCE):
            while await self.listen() != "pong":
                pass

    async def ask(self, kind: str, **fields: Any) -> str:
        """Make a request and hear the whole answer: why it was refused, or nothing."""
        before = len(self.refusals)
        await self.send(kind, **fields)
        await self.settle()
        assert len(self.refusals) - before <= 1
        return self.refusals[-1]["sentence"] if len(self.refusals) > before else ""

    async def ended(self) -> None:
        """Listen until the other side closes."""
        async with asyncio.timeout(PATIENCE):
            try:
                while True:
                    await self.listen()
            except ConnectionClosed:
                return

    # At play

    async def answer(self, code: str) -> None:
        """Give an answer and wait until the table has taken it."""
        question, before = self.question, self.refusals
        await self.send("answer", question=question, code=code)
        await self.until(lambda: self.has_answered(question) or self.refusals != before)
        assert self.refusals == before

    def has_answered(self, question: int) -> bool:
        return self.question != question or self.view["asked"]["answered"] is not None
