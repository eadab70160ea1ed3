"""What strangers do to a house, in a process of their own: `python -m tests.server.strangers CROWD PORT CODES…`.

Everything goes to 127.0.0.1 and ends when the one who started it closes our standard input, however that one ends. A line of JSON
says every second what has been reached."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import count
from threading import Thread

import msgspec

from benchmarks.server.process import allow_connections
from benchmarks.server.socket import CLOSE, HOST, PING, PONG, Socket, first_frame, framed
from gloaming.server.homes import TOLD_AT_ONCE
from gloaming.server.padding import REQUEST, padded
from tests.server.browser import Browser

UNFINISHED, SPECTATORS = 300, 1500
HALF_A_POST = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"
BREATH = 0.5
"""Seconds until somebody who was turned out comes again."""
HOMES_THAT_SEARCH, TABLES_OF_EACH, READERS = 4, 4, 4
"""So many addresses have as many searchers as they may; so many others ask for replays, as many at once as they may."""
REACHED: Counter[str] = Counter()
"""How much of the crowd is there, what it was refused, and what it was sent."""


def home(number: int) -> str:
    """As a proxy on this machine would tell it."""
    return f"10.9.{number // 250}.{number % 250}"


# Requests that never end


async def unfinished(port: int, codes: list[str]) -> None:
    """Those who are turned out come again."""
    for _ in range(UNFINISHED):
        keep(one_that_never_ends(port))
        await asyncio.sleep(0.002)


async def one_that_never_ends(port: int) -> None:
    while True:
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection(HOST, port)
            REACHED["begun"] += 1
            writer.write(HALF_A_POST)
            await reader.read()
            REACHED["turned out"] += 1
            writer.close()
        await asyncio.sleep(BREATH)


# Frames without end


FRAMES = 20_000
"""In one go, of six bytes each; by three lines."""
CHATTERERS = 3
MASKED_PING = b"\x89\x80\0\0\0\0"


async def frames(port: int, codes: list[str]) -> None:
    """Lines that ping without end and take no answer. Those who are cut off come again."""
    for number in range(CHATTERERS):
        keep(one_that_never_listens(port, home(number)))


async def one_that_never_listens(port: int, home: str) -> None:
    head = f"GET /api/socket HTTP/1.1\r\nHost: {HOST}\r\nX-Forwarded-For: {home}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    while True:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection(HOST, port)
            writer.write(
                f"{head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n".encode()
            )
            await reader.readuntil(b"\r\n\r\n")
            REACHED["lines"] += 1
            while True:
                writer.write(MASKED_PING * FRAMES)
                await writer.drain()
                REACHED["frames"] += FRAMES
        await asyncio.sleep(BREATH / 10)


# Those who watch


class Spectator(Socket):
    """Reads all that it is told, and forgets it."""

    def __init__(self, home: str, code: str) -> None:
        super().__init__("/api/socket", lambda _: None, lambda _: None)
        self.more = (f"X-Forwarded-For: {home}",)
        self.code = code

    def data_received(self, data: bytes) -> None:
        REACHED["bytes"] += len(data)
        if not self.opened.done():
            super().data_received(data)
            self.say(padded(msgspec.json.encode({"type": "hello", "code": self.code, "token": ""}), REQUEST))
            REACHED["watching"] += 1
            return
        self.received += data
        while (frame := first_frame(self.received)) is not None:
            opcode, payload, used = frame
            self.received = self.received[used:]
            if opcode == PING:
                self.transport.write(framed(PONG, payload))
            REACHED["messages"] += opcode not in (PING, CLOSE)
            REACHED["sent away"] += b'"farewell"' in payload[:40]

    def connection_lost(self, exc: Exception | None) -> None:
        REACHED["watching"] -= 1


async def spectators(port: int, codes: list[str]) -> None:
    """At all of these tables alike, each from a home of their own."""
    allow_connections(SPECTATORS)
    loop = asyncio.get_running_loop()
    for number in range(SPECTATORS):
        await loop.create_connection(partial(Spectator, home(number), codes[number % len(codes)]), HOST, port)
        await asyncio.sleep(0.002)


# Tables full of searchers


async def searchers(port: int, codes: list[str]) -> None:
    """From each home as many as it may have; a table whose game is over begins another."""
    for number in range(HOMES_THAT_SEARCH):
        for _ in range(TABLES_OF_EACH):
            keep(table_of_searchers(port, home(number)))


async def table_of_searchers(port: int, home: str) -> None:
    while True:
        code, token = await table_made(port, home)
        mallory = Browser(f"ws://{HOST}:{port}/api/tables/{code}/socket", code, token)
        await mallory.open()
        await mallory.ask("configure", settings={"game": "cultists", "options": {"players": 6}, "pace": "quick"})
        for chair in range(1, 6):
            refused = await mallory.ask("seat_bot", chair=chair, bot="searcher")
            REACHED["searchers refused"] += bool(refused)
            REACHED["searchers"] += not refused
            if refused:
                await mallory.ask("seat_bot", chair=chair, bot="random")
        await mallory.ask("begin")
        with contextlib.suppress(TimeoutError, OSError):
            await plays(mallory)
        await mallory.close()


async def plays(browser: Browser) -> None:
    """The first answer that is offered, until the end."""
    while browser.stage == "playing":
        if browser.table["debating"]:
            await browser.ask("ready", ready=True)
        if browser.options:
            await browser.answer(browser.options[-1])
            REACHED["answers"] += 1
        else:
            await browser.listen()


async def table_made(port: int, home: str) -> tuple[str, str]:
    told = msgspec.json.decode(await asked(port, "POST", "/api/tables", home, b'{"name":"Mallory"}'))
    return told["code"], told["token"]


async def asked(port: int, method: str, path: str, home: str, body: bytes = b"") -> bytes:
    reader, writer = await asyncio.open_connection(HOST, port)
    head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\nX-Forwarded-For: {home}\r\nConnection: close\r\n"
    writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
    try:
        head_, _, told = (await reader.read()).partition(b"\r\n\r\n")
    finally:
        writer.close()
    REACHED[head_.split(b" ")[1].decode()] += 1
    REACHED["bytes"] += len(told)
    return told


# Replays


async def replays(port: int, codes: list[str]) -> None:
    """Of all these games, by all eyes, again and again."""
    seen = count()
    addresses = [f"/api/tables/{code}/replay?seat={eyes}" for eyes in ("all", "spectator", *range(5)) for code in codes]

    async def reads(home: str) -> None:
        while True:
            with contextlib.suppress(OSError):
                await asked(port, "GET", addresses[next(seen) % len(addresses)], home)
            await asyncio.sleep(0.01)

    for number in range(READERS):
        for _ in range(TOLD_AT_ONCE):
            keep(reads(home(number)))


# The process


CROWDS: dict[str, Callable[[int, list[str]], Awaitable[None]]] = {
    "unfinished": unfinished, "frames": frames, "spectators": spectators, "searchers": searchers, "replays": replays,
}  # fmt: skip
TASKS: set[asyncio.Task[None]] = set()


def keep(work: Awaitable[None]) -> None:
    task = asyncio.ensure_future(work)
    TASKS.add(task)


async def crowd(name: str, port: int, codes: list[str]) -> None:
    keep(CROWDS[name](port, codes))
    while True:
        for task in [task for task in TASKS if task.done()]:
            TASKS.discard(task)
            task.result()
        print(msgspec.json.encode(REACHED).decode(), flush=True)
        await asyncio.sleep(1)


def end_with_parent() -> None:
    sys.stdin.buffer.read()
    os._exit(0)


def main() -> None:
    os.nice(10)  # who measures goes first
    Thread(target=end_with_parent, daemon=True).start()
    asyncio.run(crowd(sys.argv[1], int(sys.argv[2]), sys.argv[3:]))


if __name__ == "__main__":
    main()
