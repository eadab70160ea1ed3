"""What a stranger does to stop the house stops nobody else: every flood here is bounded, and others play on meanwhile."""

from __future__ import annotations

import asyncio
import errno
import logging
import struct
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from random import choice
from socket import SO_LINGER, SOL_SOCKET, create_connection, socket
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import Refused
from gloaming.server import door, gallery, homes, protocol
from gloaming.server import entries as log
from gloaming.server.again import play_again
from gloaming.server.api import HOME, table_of
from gloaming.server.archive import Archive, record_of
from gloaming.server.homes import (
    OPEN_TABLES,
    SEARCHERS,
    SEARCHERS_IN_HOUSE,
    TOLD_AT_ONCE,
    TOLD_IN_HOUSE,
    WRONG_CODES_AT_ONCE,
    Home,
    TooMany,
)
from gloaming.server.house import ALPHABET, CODE_LENGTH, House, hashed
from gloaming.server.listeners import Listener
from gloaming.server.open_table import OpenTable
from gloaming.server.sockets import attempt, find_seat
from gloaming.server.sqlite_store import SqliteStore
from tests.server.browser import Browser
from tests.server.playing import play
from tests.server.running import RunningHouse
from tests.server.test_whole_games import table_for

pytestmark = pytest.mark.anyio

HALF_A_POST = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"
QUICK, TIMES_SLOWER, WORST = 0.1, 12.0, 5.0
"""Seconds in which nine of ten pings are answered during a flood, or so many times the quiet ones where the machine is busy
itself; and the worst of them all."""


async def ping(browser: Browser) -> float:
    begun = time.perf_counter()
    count = browser.heard.count("pong")
    await browser.send_raw('{"type":"ping"}')
    await browser.until(lambda: browser.heard.count("pong") > count)
    return time.perf_counter() - begun


async def pings(browser: Browser, number: int) -> list[float]:
    found = []
    for _ in range(number):
        found.append(await ping(browser))
        await asyncio.sleep(0.09)  # no faster than a connection may
    return sorted(found)


@asynccontextmanager
async def undisturbed(house: RunningHouse) -> AsyncIterator[Browser]:
    """Somebody at a table of their own, whose pings are answered during the block as they were before it, or are after it."""
    browser = await house.host("Olga")
    before = await pings(browser, 20)
    measuring = asyncio.create_task(pings(browser, 40))
    yield browser
    flooded = await measuring
    quiet = max(before, await pings(browser, 20), key=lambda found: found[len(found) * 9 // 10])
    late, usual = flooded[len(flooded) * 9 // 10], quiet[len(quiet) * 9 // 10]
    told = (
        f"median {flooded[len(flooded) // 2]:.3f}, nine of ten {late:.3f}, worst {flooded[-1]:.3f}; quiet {usual:.3f}"
    )
    print(told)
    assert late < max(QUICK, TIMES_SLOWER * usual), told
    assert flooded[-1] < max(WORST, TIMES_SLOWER * quiet[-1]), told


@asynccontextmanager
async def unfinished(house: RunningHouse, number: int, beginning: bytes) -> AsyncIterator[None]:
    """So many connections that begin a request and leave it there."""

    def begin() -> None:
        for _ in range(number):
            made.append(line := create_connection(("127.0.0.1", house.port), timeout=60))
            line.sendall(beginning)

    made: list[socket] = []
    try:
        await asyncio.to_thread(begin)
        yield
    finally:
        for line in made:
            line.close()


@pytest.mark.slow
async def test_requests_that_never_end_keep_nobody_out(tmp_path: Path) -> None:
    """300 of them where only 256 files can be open: the last is let in like the first, and the log stays short."""
    house = RunningHouse(tmp_path, files=256).start()
    try:
        before = len(house.said())
        async with undisturbed(house), unfinished(house, 300, HALF_A_POST):
            for _ in range(3):
                host = await house.host("Hanna")
                guest = await house.guest(host.code, "Gerda")
                assert await guest.ask("say", text="Good evening.") == ""
        said = house.said()[before:]
        assert said.count("\n") <= 5, said[:2000]
        assert "Traceback" not in said, said[:2000]
    finally:
        await house.send_home()
        house.kill()


@pytest.mark.slow
async def test_patience_with_a_request_has_an_end(house: RunningHouse) -> None:
    """However slowly it goes on."""

    def drip(beginning: bytes) -> float:
        begun = time.monotonic()
        longest = begun + door.REQUEST_SECONDS + 60
        with closing(create_connection(("127.0.0.1", house.port), timeout=0.5)) as line, suppress(OSError):
            line.sendall(beginning)
            while time.monotonic() < longest:
                with suppress(TimeoutError):
                    line.sendall(b"X" if beginning else b"")
                    if line.recv(1) == b"":
                        break
        return time.monotonic() - begun

    beginnings = [b"", b"GET /api/games HTT", b"GET / HTTP/1.1\r\nHost: a\r\n", HALF_A_POST[:-1]]
    taken = await asyncio.gather(*[asyncio.to_thread(drip, beginning) for beginning in beginnings])
    assert max(taken) < door.REQUEST_SECONDS + 45


# Those who watch


def from_home(number: int) -> dict[str, str]:
    """As a proxy on this machine would tell it."""
    return {"X-Forwarded-For": f"10.9.{number // 256}.{number % 256}"}


async def watcher(house: RunningHouse, code: str, home: int, token: str = "") -> tuple[ClientConnection, Any]:
    """A connection that reads, and the first thing that it heard."""
    line = await connect(
        house.socket, additional_headers=from_home(home), compression=None, max_queue=None, open_timeout=60
    )
    await line.send(msgspec.json.encode({"type": "hello", "code": code, "token": token}).decode())
    return line, msgspec.json.decode(await line.recv())


@pytest.mark.slow
async def test_a_crowd_that_watches_stalls_no_other_table(own_house: RunningHouse) -> None:
    """At most so many at a table, and from one home; they are told of each other once a second, and players first."""
    house, lines = own_house, []
    hosts, begun = [await house.host(f"Hanna {number}") for number in range(2)], time.monotonic()
    async with undisturbed(house):
        for number in range(400):
            line, told = await watcher(house, hosts[number % 2].code, number)
            lines.append(line)
            assert told["type"] == "everything"
    await hosts[0].until(lambda: hosts[0].table["watching"] == 200)
    assert hosts[0].heard.count("change") <= 2 + time.monotonic() - begun, "they are told of once a second"
    assert await hosts[0].ask("say", text="Good evening, all.") == ""
    heard = [msgspec.json.decode(message) for message in [await until_talk(line) for line in lines[::2]]]
    assert {message["table"]["talk"][-1]["text"] for message in heard} == {"Good evening, all."}
    await asyncio.gather(*(line.close() for line in lines))


async def until_talk(line: ClientConnection) -> bytes:
    while b'"talk"' not in (message := await asyncio.wait_for(line.recv(decode=False), 60)):
        pass
    return message


async def test_where_too_many_watch_players_still_come_in(tmp_path: Path) -> None:
    """In a house for few connections spectators have half of them, and a seat is never refused for their sake."""
    house = RunningHouse(tmp_path, files=200).start()
    most = (200 - door.SPARE_FILES) // 2
    lines = []
    try:
        host = await house.host()
        answers = []
        for number in range(most + 10):
            line, told = await watcher(house, host.code, number)
            lines.append(line)
            answers.append(told.get("reason", ""))
        assert answers == [""] * most + ["crowded"] * 10
        guest = await house.guest(host.code, "Gerda")
        assert await guest.ask("say", text="Room for me?") == ""
        await host.drop()
        await host.open()
        assert host.farewell == ""
        await lines[0].close()
        await host.until(lambda: host.table["watching"] == most - 1)
        assert (await watcher(house, host.code, 999))[1]["type"] == "everything"
    finally:
        await asyncio.gather(*(line.close() for line in lines))
        await house.send_home()
        house.kill()


async def test_a_table_and_a_home_have_room_for_so_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gallery, "MOST_WATCHING", 3)
    monkeypatch.setattr(homes, "WATCHING", 2)
    with closing(SqliteStore(tmp_path / "tables.sqlite3")) as store:
        house = House(store)
        table = house.open[(await house.make_table("Hanna", 0)).code]
        other = house.open[(await house.make_table("Olga", 0)).code]
        house.home("10.0.0.1").watching = 1
        assert house.has_room_to_watch(table, "10.0.0.1")
        house.home("10.0.0.1").watching = 2
        assert not house.has_room_to_watch(table, "10.0.0.1")
        assert house.has_room_to_watch(table, "10.0.0.2")
        house.home("10.0.0.1").watching = 0
        for _ in range(3):
            table.welcome(Listener(None, Ears()))
        assert not house.has_room_to_watch(table, "10.0.0.1")
        assert house.has_room_to_watch(other, "10.0.0.1")
        house.close()


# Replays


@pytest.mark.slow
async def test_replays_are_told_elsewhere_while_others_play(own_house: RunningHouse) -> None:
    """Eight different ones at once, and again when they are kept; no cache on the way keeps them."""
    house = own_house
    [person] = await table_for(house, "invasion", people=1, bots=4)
    await play([person], Dice.seeded("flooded"))
    addresses = [f"/api/tables/{person.code}/replay?seat={eyes}" for eyes in ("all", "spectator", *range(5))]
    addresses.append(f"/api/tables/{person.code}/record")
    async with undisturbed(house):
        first, second = [await asyncio.gather(*(house.get(address) for address in addresses)) for _ in range(2)]
    assert {answer.status_code for answer in (*first, *second)} == {200}
    assert {answer.headers["cache-control"] for answer in first} == {"no-store"}
    assert [answer.content for answer in first] == [answer.content for answer in second]
    assert len(first[0].json()["frames"]) == len(first[-1].text.splitlines()) - 2, "a head, an end and a checksum"


async def no_log(code: str) -> list[bytes]:
    return []


async def test_so_many_replays_may_be_waited_for() -> None:
    """From one home and in the house. People who want the same wait for the same."""
    archive, began, gone_on = Archive(), [], asyncio.Event()

    async def slowly(work: Any, code: str, raw: list[bytes], about: Any) -> bytes:
        began.append(code)
        await gone_on.wait()
        return code.encode()

    archive.in_worker = slowly  # type: ignore[method-assign]

    def ask(home: Home, code: str) -> asyncio.Task[bytes]:
        return asyncio.create_task(archive.get(home, record_of, code, no_log, None))

    near, far = Home(), [Home() for _ in range(10)]
    asked = [ask(near, f"A{number}") for number in range(TOLD_AT_ONCE + 3)]
    asked += [ask(far[0], "A0") for _ in range(3)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    asked += [ask(far[1 + number % 9], f"B{number}") for number in range(TOLD_IN_HOUSE)]
    await asyncio.sleep(0.05)
    gone_on.set()
    answers = await asyncio.gather(*asked, return_exceptions=True)
    refused = [answer for answer in answers if isinstance(answer, TooMany)]
    assert [answer.reason for answer in refused] == ["too-many-replays"] * (3 + TOLD_AT_ONCE)
    assert began.count("A0") == 1
    assert (len(began), archive.under_way, near.telling) == (TOLD_IN_HOUSE, {}, 0)
    assert await ask(near, "A0") == b"A0"


async def test_only_so_much_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloaming.server.archive.KEPT_BYTES", 10)
    archive = Archive()

    async def quickly(*_: Any) -> bytes:
        return b"1234"

    monkeypatch.setattr(archive, "in_worker", quickly)
    for code in "ABCD":
        await archive.get(Home(), record_of, code, no_log, None)
    assert ([code for _, code, _ in archive.kept], archive.size) == (["C", "D"], 8)


# Codes, tables and bots


async def test_codes_cannot_be_guessed_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From where too many wrong ones came, a right one is refused like a wrong one; a seat of one's own is not."""
    monkeypatch.setattr(homes, "WRONG_CODES_PER_SECOND", 0.0)
    with closing(SqliteStore(tmp_path / "tables.sqlite3")) as store:
        house = House(store)
        made = await house.make_table("Hanna", 0)

        async def asked(code: str, home: str = "10.0.0.1") -> str:
            try:
                return (await table_of(house, {"code": code, HOME: home})).table.code
            except Refused as fault:
                return fault.reason

        async def greeted(code: str, token: str = "") -> str:
            found = await find_seat(house, protocol.Hello(code, token), "10.0.0.1")
            return getattr(found, "reason", "") or made.code

        assert await asked(made.code) == await greeted(made.code) == made.code
        for code in codes(WRONG_CODES_AT_ONCE // 2):
            assert (await asked(code), await greeted(code)) == ("unknown-table", "unknown_table")
        for code in (*codes(3), made.code):
            assert (await asked(code), await greeted(code)) == ("too-many-guesses", "guessing")
        assert await greeted(made.code, "x" * 32) == "guessing"
        assert await greeted(made.code, made.token) == made.code
        assert await asked(made.code, "10.0.0.2") == made.code, "others are not held up"
        house.close()


def codes(number: int) -> list[str]:
    return ["".join(choice(ALPHABET) for _ in range(CODE_LENGTH)) for _ in range(number)]


async def test_one_home_has_only_so_many_tables_open(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path / "tables.sqlite3")) as store:
        house = House(store)
        for _ in range(OPEN_TABLES):
            await house.make_table("Mallory", 0, "10.0.0.1")
        with pytest.raises(TooMany) as refused:
            house.require_room_for_table("10.0.0.1")
        assert refused.value.reason == "too-many-open"
        house.require_room_for_table("10.0.0.2")
        house.open.popitem()
        house.require_room_for_table("10.0.0.1")
        house.close()


async def test_one_home_has_only_so_many_searchers(tmp_path: Path) -> None:
    """A table that has them keeps them; other bots may come, and others may have some of their own, up to what the house bears."""
    with closing(SqliteStore(tmp_path / "tables.sqlite3")) as store:
        house = House(store)

        async def fill(home: str) -> tuple[int, set[str]]:
            reasons = set()
            for _ in range(5):
                table = house.open[(await house.make_table("Mallory", 0, home)).code]
                listener = Listener(0, Ears())
                table.welcome(listener)
                for chair in range(1, 5):
                    refusal = await attempt(house, table, listener, protocol.SeatBot(chair, "searcher"))
                    reasons |= {refusal.reason} if refusal else set()
                    if refusal:
                        assert await attempt(house, table, listener, protocol.SeatBot(chair, "careful")) is None
            return sum(table.searchers for table in house.open.values()), reasons

        assert await fill("10.0.0.1") == (SEARCHERS, {"too-many-searchers"})
        assert await fill("10.0.0.2") == (2 * SEARCHERS, {"too-many-searchers"})
        for number in range(3, 8):
            await fill(f"10.0.0.{number}")
        assert sum(table.searchers for table in house.open.values()) == SEARCHERS_IN_HOUSE
        house.close()


async def test_no_more_searchers_sit_down_when_many_are_asked_for_at_once(tmp_path: Path) -> None:
    """At tables of one home, and where games begin again."""
    with closing(SqliteStore(tmp_path / "tables.sqlite3")) as store:
        house = House(store)

        async def table_with_ears() -> tuple[OpenTable, Listener]:
            table, listener = house.open[(await house.make_table("Mallory", 0, "10.0.0.1")).code], Listener(0, Ears())
            table.welcome(listener)
            return table, listener

        tables = [await table_with_ears() for _ in range(SEARCHERS + 6)]
        answers = await asyncio.gather(*(attempt(house, *at, protocol.SeatBot(1, "searcher")) for at in tables))
        assert sum(table.searchers for table in house.open.values()) == SEARCHERS
        assert [answer.reason for answer in answers if answer] == ["too-many-searchers"] * 6
        await asyncio.gather(*(attempt(house, *at, protocol.Abort()) for at in tables))
        assert sum(table.searchers for table in house.open.values()) == 0
        for table, _ in tables:  # some of them with more
            async with table.turn:
                await table.add(log.BotSeated(2, "searcher", "Another"))
        host = hashed("Mallory")
        for table, _ in tables:
            async with table.turn:
                await table.add(log.Moved(0, host))
        await asyncio.gather(*(play_again(house, table, "Mallory") for table, _ in tables))
        assert sum(table.searchers for table in house.open.values()) == SEARCHERS
        house.close()


class Ears:
    """Somebody hears it, and says nothing."""

    def put(self, message: bytes) -> None: ...

    def end(self, farewell: bytes, code: int = 1000) -> None: ...


# One line, and no traceback


UPGRADE = (
    b"GET /api/socket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
GARBAGE = [
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200),
    b"\xff\xfe\xfd\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET /\xff HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET /api/games HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"a" * 100_000,
    b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999\r\n\r\n" + b"a" * 50_000,
    b"POST /api/tables HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzzz\r\n",
    b"GET /api/socket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
    b"GET /api/socket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    UPGRADE.replace(b"/api/socket", b"/elsewhere"),
]
FRAMES = [
    b"",
    b"\x81\x05hello",  # without a mask
    b"\xff\x85\x00\x00\x00\x00hello",  # reserved bits
    b"\x81\x82\x00\x00\x00\x00\xff\xff",  # not UTF-8
    b"\x81\xff\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00",  # 4 GiB to come
    b"\x80\x85\x00\x00\x00\x00hello",  # goes on with nothing
    b"\x88\x81\x00\x00\x00\x00\x00",  # ends with half a reason
    b"\x01\x85\x00\x00\x00\x00hello",  # never goes on
]


async def test_what_strangers_do_costs_a_line_and_no_traceback(own_house: RunningHouse) -> None:
    """Twenty times each, some of them cut off in the middle."""
    before, begun = len(own_house.said()), time.monotonic()

    def throw(raw: bytes, *, cut: bool) -> None:
        with closing(create_connection(("127.0.0.1", own_house.port), timeout=2)) as line, suppress(OSError):
            if cut:
                line.setsockopt(SOL_SOCKET, SO_LINGER, struct.pack("ii", 1, 0))
            line.sendall(raw)
            if not cut:
                line.settimeout(0.05)
                line.recv(4096)

    def throw_all() -> None:
        for raw in (*GARBAGE, HALF_A_POST, *(UPGRADE + frame for frame in FRAMES)):
            for number in range(20):
                throw(raw, cut=number % 2 == 1)

    await asyncio.to_thread(throw_all)
    await (await own_house.host()).settle()
    said = own_house.said()[before:]
    assert "Traceback" not in said
    times = 1 + int((time.monotonic() - begun) / door.QUIET_SECONDS)  # that the same may be told
    lines = Counter(said.splitlines())
    assert max(lines.values(), default=0) <= times, said
    assert lines.total() <= 12 * times, said


def test_the_same_trouble_is_told_once_in_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    """... and an error of ours with its traceback."""
    filter_, now = door.OneLine(), 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)

    def told(message: str, fault: BaseException | None = None) -> str | None:
        info = (type(fault), fault, None) if fault else None
        record = logging.LogRecord("asyncio", logging.ERROR, "", 0, message, (), info)
        return record.getMessage() + " +" * bool(record.exc_info) if filter_.filter(record) else None

    full = OSError(errno.EMFILE, "Too many open files")
    assert told("accept failed\nsocket: 7", full) == f"accept failed (OSError: {full})"
    assert told("accept failed\nsocket: 8", full) is None
    assert told("accept failed\nsocket: 9", full) is None
    assert told("Exception in ASGI application\n", KeyError("x")) == "Exception in ASGI application\n +"
    now += door.QUIET_SECONDS
    assert told("accept failed\nsocket: 9", full) == f"accept failed (OSError: {full}) (2 more of these before)"
