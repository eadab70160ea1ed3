"""Those who receive notices, on this machine: a push service with a browser behind it that really opens what it is sent, a
webhook, and a server that takes letters."""

from __future__ import annotations

import asyncio
import contextlib
import email
import email.policy
import os
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Any

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from gloaming.server.notices.web_push import plain

PATIENCE = 60.0


@dataclass(frozen=True)
class Delivery:
    """A request, as it came."""

    path: str
    headers: dict[str, str]
    body: bytes
    at: float


class Receiving:
    """An HTTP server on loopback. What it answers to whom is the test's to say."""

    def __init__(self) -> None:
        self.got: list[Delivery] = []
        self.status: dict[str, int] = {}
        self.news = asyncio.Event()
        self.port = 0

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[Receiving]:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {name.lower(): text for name, _, text in (line.partition(": ") for line in head[1:] if line)}
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            path = head[0].split(" ")[1]
            self.got.append(Delivery(path, headers, body, time.monotonic()))
            status = self.status.get(path, 201)
            further = f"Location: {self.url('/elsewhere')}\r\n" if status in (301, 307) else ""
            writer.write(f"HTTP/1.1 {status} Told\r\n{further}Content-Length: 0\r\nConnection: close\r\n\r\n".encode())
            await writer.drain()
            self.news.set()
        writer.close()

    def at(self, path: str) -> list[Delivery]:
        return [each for each in self.got if each.path == path]

    async def until(self, so: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not so():
                self.news.clear()
                await self.news.wait()


class Device:
    """A browser's subscription: its keys, and where its push service takes messages."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    @property
    def told(self) -> dict[str, str]:
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": plain(public), "auth": plain(self.auth)}

    def opened(self, delivery: Delivery) -> dict[str, Any]:
        raw = http_ece.decrypt(delivery.body, private_key=self.key, auth_secret=self.auth)
        read: dict[str, Any] = msgspec.json.decode(raw)
        return read


@dataclass
class PostOffice:
    """An SMTP server on loopback."""

    letters: list[tuple[str, bytes]] = field(default_factory=list)
    """To whom, and what."""
    port: int = 0
    news: asyncio.Event = field(default_factory=asyncio.Event)

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[PostOffice]:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def answer(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        answer("220 here")
        to = ""
        while line := (await reader.readline()).decode().strip():
            word = line[:4].upper()
            if word == "RCPT":
                to = line.partition("<")[2].partition(">")[0]
            if word == "DATA":
                answer("354 go on")
                letter = await reader.readuntil(b"\r\n.\r\n")
                self.letters.append((to, letter[:-3]))
                self.news.set()
            answer("221 bye" if word == "QUIT" else "250 yes")
            if word == "QUIT":
                break
        writer.close()

    async def until(self, count: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(self.letters) < count:
                self.news.clear()
                await self.news.wait()


def text_of(letter: bytes) -> str:
    message = email.message_from_bytes(letter, policy=email.policy.default)
    body = message.get_body()
    assert body is not None
    return str(body.get_content())
