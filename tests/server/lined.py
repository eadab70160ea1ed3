"""A real line, with a test that listens to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from gloaming.server.handshakes import HANDSHAKE, Handshake
from gloaming.server.lines import Line
from gloaming.server.roll_call import RollCall

REQUEST = (
    b"GET / HTTP/1.1\r\nHost: house\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Ear:
    """What was heard, and whether it is over."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.rests = 0
        self.is_over = asyncio.Event()

    def hear(self, text: str) -> None:
        self.heard.append(text)

    def rest(self) -> None:
        self.rests += 1

    def over(self) -> None:
        assert not self.is_over.is_set()
        self.is_over.set()

    async def until_over(self) -> None:
        async with asyncio.timeout(60):
            await self.is_over.wait()


def configured(app: Any, most_bytes: int = 16_384) -> uvicorn.Config:
    config = uvicorn.Config(
        app, ws_per_message_deflate=False, ws_ping_interval=None, log_level="critical", ws_max_size=most_bytes
    )
    config.load()
    return config


@asynccontextmanager
async def listening(ear: Ear, roll_call: RollCall | None = None) -> AsyncIterator[tuple[int, asyncio.Future[Line]]]:
    """A port at which everybody is listened to, and the first line."""
    loop = asyncio.get_running_loop()
    opened: asyncio.Future[Line] = loop.create_future()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        handshake: Handshake = scope["extensions"][HANDSHAKE]
        line = handshake.line()
        handshake.hand_over(line, ear)
        opened.set_result(line)

    config, state = configured(app), ServerState()
    calls = roll_call or RollCall(None, None)

    def met() -> Handshake:
        return Handshake(calls, config=config, server_state=state, app_state={})

    async with await loop.create_server(met, "127.0.0.1", 0) as server:
        yield server.sockets[0].getsockname()[1], opened
