"""A whole server in the process of the test, behind its real door: what is planted here is planted in a house at work.

Nothing in it is left to chance: time stands still until a test moves it, and fresh tokens come from a seed."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from collections.abc import AsyncIterator, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
import trustme
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from gloaming.cli.hosting import open_port
from gloaming.server import app, archive, door, gallery, open_table, presence, protocol, sockets, table_clock
from gloaming.server import entries as log
from gloaming.server.door import Doorway, GuardedServer, Visit, capacity
from gloaming.server.handshakes import Handshake
from gloaming.server.hosting import Hosting, hash_of
from gloaming.server.house import ALPHABET, House
from gloaming.server.lines import Line
from gloaming.server.open_table import OpenTable
from gloaming.server.padding import REQUEST, padded, short
from gloaming.server.roll_call import RollCall
from gloaming.server.scripted import ScriptedSeats
from gloaming.server.seated_bots import SeatedBots
from gloaming.server.sqlite_store import SqliteStore
from gloaming.server.table import Table

NAME = "gloaming.local"
"""Both houses are called by this name, whatever their port."""
PATIENCE = 60.0
PORTER = "the token of the porter's lodge"
AUTHORITY = trustme.CA().cert_pem.bytes()
"""Both houses show the same."""


class Chance:
    """Tokens, codes and pauses, the same after each `again` with the same number at the same table."""

    def __init__(self) -> None:
        self.table = ""
        """Its code: a house gives no ticket twice, and would fail if it had to."""
        self.dice = random.Random(0)

    def again(self, number: int) -> None:
        self.dice = random.Random(f"{self.table} {number}")
        random.seed(number)

    def choice(self, among: Sequence[str]) -> str:
        return self.dice.choice(among)

    def token_urlsafe(self, nbytes: int = 32) -> str:
        return "".join(self.dice.choices("abcdefghijklmnopqrstuvwxyz", k=nbytes * 4 // 3))


CHANCE = Chance()


class StoppedClock:
    """In place of `time`, where the server reads it."""

    now = 1000.0

    def monotonic(self) -> float:
        return self.now

    time = monotonic


CLOCK = StoppedClock()
TAP: list[tuple[int, int]] = []
"""Every message on its way to a browser, but for plain pongs, in the order in which they leave: the port it goes to, and its
length."""


SOON: set[object] = set()
"""What a table has put off for a moment, and not finished yet: until then it is not at rest."""


@contextlib.contextmanager
def standing_still() -> Iterator[None]:
    """No clock runs, nobody is away because the machine is slow, and bots sleep: everything that happens is the test's doing."""

    def put(self: Line, message: bytes) -> None:
        if not is_pong(message):
            TAP.append((self.transport.get_extra_info("peername")[1], len(message)))
        pour(self, message)

    async def here(self: archive.Archive, work: Any, *given: Any) -> bytes:
        result: bytes = work(*given)
        return result

    def asleep(self: SeatedBots, *_: Any) -> None: ...

    def later(self: OpenTable, seconds: float, do: Any, *args: Any) -> None:
        async def noted() -> None:
            try:
                result = do(*args)
                if asyncio.iscoroutine(result):
                    await result
            finally:
                SOON.discard(noted)

        if seconds < 1:
            SOON.add(noted)
        put_off(self, seconds, noted)

    pour, put_off = Line.put, OpenTable.later
    with pytest.MonkeyPatch.context() as patch:
        for module in (presence, table_clock, gallery, open_table):
            patch.setattr(module, "time", CLOCK)
        patch.setattr(gallery, "NEWS_SECONDS", 0.0)
        patch.setattr(presence, "AWAY_AFTER", 3600.0)
        patch.setattr(door, "REQUEST_SECONDS", 3600.0)
        patch.setattr(sockets, "BURST", 1_000_000)
        patch.setattr(Line, "put", put)
        patch.setattr(archive.Archive, "in_worker", here)
        patch.setattr(OpenTable, "later", later)
        patch.setattr(SeatedBots, "wake", asleep)
        patch.setattr(SeatedBots, "let_talk", asleep)
        patch.setattr(ScriptedSeats, "go_on", asleep)
        patch.setattr(secrets, "token_urlsafe", CHANCE.token_urlsafe)
        patch.setattr(secrets, "choice", CHANCE.choice)
        patch.setattr(app, "new_key", lambda: bytes(31) + b"7")
        yield


def few_pages(folder: Path) -> Path:
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><head></head>", encoding="utf-8")
    (folder / "icon.svg").write_text("<svg/>", encoding="utf-8")
    return folder


class NearHouse:
    """`gloaming serve`, but in this process: its tables are at hand."""

    def __init__(self, store: Path, pages: Path) -> None:
        self.app = app.make_app(SqliteStore(store), pages, hosting=Hosting(hash_of(PORTER), AUTHORITY))
        self.door = open_port("127.0.0.1", 0)
        self.port: int = self.door.getsockname()[1]

    @property
    def house(self) -> House:
        found: House = self.app.pages.state.house
        return found

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[NearHouse]:
        protocol: Any = partial(Visit, Doorway(capacity()))
        handshake: Any = partial(Handshake, RollCall(None, None))
        config = uvicorn.Config(
            self.app,
            http=protocol,
            log_level="error",
            timeout_graceful_shutdown=2,
            timeout_keep_alive=3600,
            ws=handshake,
            ws_ping_interval=None,
            ws_per_message_deflate=False,
        )
        config.load()
        server = GuardedServer(config)
        server.lifespan = config.lifespan_class(config)
        await server.startup(sockets=[self.door])
        try:
            yield self
        finally:
            for table in self.house.open.values():
                for listener in tuple(table.listeners):
                    listener.outlet.end(b"")
            await server.shutdown(sockets=[self.door])

    async def lay(self, code: str, *entries: log.Entry) -> OpenTable:
        """A table with this past."""
        table = OpenTable(Table(code), self.house.store, self.house.thinkers)
        async with table.turn:
            for entry in entries:
                await table.add(entry)
        self.house.open[code] = table
        return table


def codes(first: str) -> Iterator[str]:
    """One for each table of a test; the houses have the same."""
    number = 0
    while True:
        yield first + "".join(ALPHABET[number // len(ALPHABET) ** place % len(ALPHABET)] for place in range(5))
        number += 1


class Caller:
    """Somebody's connection for plain requests. What comes back is given as it was on the line."""

    def __init__(self, house: NearHouse) -> None:
        self.house = house
        self.asked = 0
        self.line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: bytes | None = None, token: str = "") -> bytes:
        """A token goes along in the headers too, in case anybody reads it there. Each request comes from a home of its own."""
        self.asked += 1
        CHANCE.again(self.asked)
        reader, writer = self.line = self.line or await asyncio.open_connection("127.0.0.1", self.house.port)
        head = [
            f"{method} {path} HTTP/1.1",
            f"Host: {NAME}",
            f"X-Forwarded-For: 10.7.{self.asked // 250}.{self.asked % 250}",
        ]
        head += [f"Authorization: Bearer {token}", f"Cookie: token={token}"] if token else []
        head += [f"Content-Length: {len(body)}"] if body is not None else []
        writer.write("\r\n".join([*head, "", ""]).encode() + (body or b""))
        async with asyncio.timeout(PATIENCE):
            told = await reader.readuntil(b"\r\n\r\n")
            lines = told.lower().split(b"\r\n")
            lengths = [int(line.split(b":")[1]) for line in lines if line.startswith(b"content-length:")]
            told += await reader.readexactly(lengths[0]) if lengths and method != "HEAD" else b""
        if b"connection: close" in lines:
            await self.hang_up()
        return told

    async def hang_up(self) -> None:
        if self.line is not None:
            self.line[1].close()
            self.line = None


def is_pong(message: bytes) -> bool:
    return message == short(protocol.Pong())


class Ear:
    """Somebody's connection to a table: it keeps every message in its order."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.heard: list[bytes] = []
        self.news = asyncio.Event()
        self.closed = False
        self.reading = asyncio.create_task(self.read())

    @property
    def port(self) -> int:
        port: int = self.line.local_address[1]
        return port

    async def read(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                message = await self.line.recv(decode=False)
                self.heard.append(message)
                self.news.set()
        self.closed = True
        self.news.set()

    async def say(self, kind: str, **fields: Any) -> None:
        await self.send(msgspec.json.encode({"type": kind, **fields}))

    async def send(self, raw: bytes) -> None:
        with contextlib.suppress(ConnectionClosed):
            await self.line.send(padded(raw, REQUEST).decode())

    async def settle(self) -> None:
        """Until all that was said before now has been answered."""
        before = self.pongs
        await self.say("ping")
        async with asyncio.timeout(PATIENCE):
            while self.pongs == before and not self.closed:
                self.news.clear()
                await self.news.wait()

    @property
    def pongs(self) -> int:
        return sum(map(is_pong, self.heard))

    def take(self) -> list[bytes]:
        heard, self.heard = self.heard, []
        return heard

    async def hang_up(self) -> None:
        await self.line.close()
        await self.reading


async def listening(house: NearHouse, code: str, token: str = "", home: str = "", *, screen: bool = False) -> Ear:
    """Connected, and greeted."""
    headers = {"X-Forwarded-For": home} if home else {}
    line = await connect(
        f"ws://127.0.0.1:{house.port}/api/socket",
        additional_headers=headers,
        compression=None,
        max_size=None,
        max_queue=None,
        open_timeout=PATIENCE,
        ping_interval=None,
    )
    ear = Ear(line)
    await ear.say("hello", code=code, token=token, screen=screen)
    async with asyncio.timeout(PATIENCE):
        await ear.news.wait()
    return ear
