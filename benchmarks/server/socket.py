"""A browser's end of the wire, as lean as it gets: what the load costs on this side must not be taken for the server's."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from ipaddress import ip_address
from itertools import count
from typing import Any

import msgspec

from gloaming.kernel.errors import Refused

HOST = "127.0.0.1"
"""The load goes to this machine and nowhere else."""

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
FINAL, MASKED = 0x80, 0x80
NO_MASK = b"\0\0\0\0"
"""A browser has to mask what it sends, to keep proxies from being fooled. There are none here: this key changes nothing."""

_homes = count(int(ip_address("10.0.0.1")))
"""Each request comes from a home of its own, as a proxy would tell it: one home may not make hundreds of tables."""

Heard = Callable[[bytes], None]


class Socket(asyncio.Protocol):
    """One WebSocket. Whole text messages go to `heard` as they come in."""

    more: tuple[str, ...] = ()
    """Further lines of its request."""

    def __init__(self, path: str, heard: Heard, broken: Callable[[Exception], None]) -> None:
        self.path, self.heard, self.broken = path, heard, broken
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = b""
        self.leaving = False
        self.transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET {self.path} HTTP/1.1",
            f"Host: {HOST}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *self.more,
        )
        self.transport.write("\r\n".join((*lines, "", "")).encode())

    def data_received(self, data: bytes) -> None:
        self.received = self.received + data if self.received else data
        if not self.opened.done() and not self._shake_hands():
            return
        while (frame := first_frame(self.received)) is not None:
            opcode, payload, used = frame
            self.received = self.received[used:]
            if opcode == TEXT:
                self.heard(payload)
            elif opcode == PING:
                self.transport.write(framed(PONG, payload))
            elif opcode == CLOSE:  # who gives no answer keeps the server waiting
                self.transport.write(framed(CLOSE, payload))
                self.transport.close()

    def _shake_hands(self) -> bool:
        head, end, rest = self.received.partition(b"\r\n\r\n")
        if not end:
            return False
        self.received = rest
        if b" 101 " in head.split(b"\r\n")[0]:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(Refused(f"The server does not open a socket: {head[:80]!r}."))
        return self.opened.exception() is None

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.leaving:
            lost = Refused(f"The server closed a connection that was in use ({exc or 'without a word'}).")
            self.broken(lost)
            if not self.opened.done():
                self.opened.set_exception(lost)

    def say(self, message: bytes) -> None:
        self.transport.write(framed(TEXT, message))

    def leave(self) -> None:
        self.leaving = True
        if self.transport is not None:
            self.transport.write(framed(CLOSE, b"\x03\xe8"))
            self.transport.close()


def framed(opcode: int, payload: bytes) -> bytes:
    size = len(payload)
    if size < 126:
        return bytes((FINAL | opcode, MASKED | size)) + NO_MASK + payload
    return struct.pack("!BBH", FINAL | opcode, MASKED | 126, size) + NO_MASK + payload


def first_frame(received: bytes) -> tuple[int, bytes, int] | None:
    """The kind of the first frame, what it holds, and its length; None if it has not come in whole."""
    if len(received) < 2:
        return None
    size, start = received[1] & 0x7F, 2
    if size == 126:
        size, start = int.from_bytes(received[2:4], "big"), 4
    elif size == 127:
        size, start = int.from_bytes(received[2:10], "big"), 10
    end = start + size
    return (received[0] & 0x0F, received[start:end], end) if len(received) >= max(end, start) else None


async def connect(port: int, path: str, heard: Heard, broken: Callable[[Exception], None]) -> Socket:
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(path, heard, broken), HOST, port)
    await socket.opened
    return socket


async def fetch(port: int, path: str, body: Any = None) -> Any:
    """Ask over HTTP, on a connection of its own: a POST if there is a body. The answer, read from JSON."""
    reader, writer = await asyncio.open_connection(HOST, port)
    content = b"" if body is None else msgspec.json.encode(body)
    method = "GET" if body is None else "POST"
    lines = (
        f"{method} {path} HTTP/1.1",
        f"Host: {HOST}",
        "Connection: close",
        f"Content-Length: {len(content)}",
        f"X-Forwarded-For: {ip_address(next(_homes))}",
    )
    try:
        writer.write("\r\n".join((*lines, "", "")).encode() + content)
        head_, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    finally:
        writer.close()
    if b" 200 " not in head_.split(b"\r\n")[0]:
        raise Refused(f"The server does not answer {path}: {head_[:60]!r} {answer[:200]!r}.")
    return msgspec.json.decode(answer)
