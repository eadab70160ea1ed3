"""How many tables one core can host: the server under a growing load, against a bare echo of the same messages."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import cycle, islice, product
from pathlib import Path
from random import Random

import msgspec

from benchmarks.server.figures import Hosting, Report, report
from benchmarks.server.load import EchoLoad, GameLoad, Load
from benchmarks.server.process import Server, allow_connections, load_cores, on_cores, serving
from benchmarks.server.socket import fetch
from benchmarks.server.tables import SEATS
from benchmarks.server.tally import Measured
from gloaming.kernel.errors import Refused
from gloaming.server.chain import chained

ECHO = "benchmarks.server.echo:main"

Say = Callable[[str], None]
Step = tuple[int, float]
"""So many tables, for so many seconds."""


class Effort(msgspec.Struct, frozen=True):
    steps: tuple[Step, ...]
    echo_seconds: float
    stored: int
    opened: int
    """How many of the stored tables are opened again, one after the other."""
    limit: float
    """Seconds after which it ends, come what may."""


OPENING_SECONDS = 1.5
"""That one more table may take to open, and to be closed again, while all the others play."""
IDLE_SECONDS = 5.0
"""Until nothing is awaited any more of those who have just sat down."""
FULL = Effort(steps=((50, 6), (100, 6), (200, 6), (300, 30)), echo_seconds=15, stored=1000, opened=50, limit=180)
QUICK = Effort(steps=((10, 1.5), (30, 3)), echo_seconds=2, stored=1000, opened=10, limit=40)


def growing_to(tables: int) -> Effort:
    """The same steps on the way to more tables, or fewer."""
    usual = FULL.steps[-1][0]
    steps = tuple((max(2, count * tables // usual), seconds) for count, seconds in FULL.steps)
    return msgspec.structs.replace(FULL, steps=steps, limit=FULL.limit + max(0, tables - usual) * OPENING_SECONDS)


def measure(command: tuple[str, ...], effort: Effort, say: Say) -> Report:
    """`command` ("module:function" and words) opens the server to be measured; it gets `--port` and `--store` too."""
    allow_connections(SEATS * max(tables for tables, _ in effort.steps))
    with tempfile.TemporaryDirectory() as folder, on_cores(load_cores()), no_collections():
        return asyncio.run(in_time(command, Path(folder) / "tables.sqlite3", effort, say))


async def in_time(command: tuple[str, ...], store: Path, effort: Effort, say: Say) -> Report:
    try:
        async with asyncio.timeout(effort.limit):
            return await all_measured(command, store, effort, say)
    except TimeoutError as fault:
        raise Refused("The server did not keep up, and the measuring was broken off; is this machine busy?") from fault


@contextlib.contextmanager
def no_collections() -> Iterator[None]:
    """Python's collector would halt this process now and then, and the server would get the blame."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def all_measured(command: tuple[str, ...], store: Path, effort: Effort, say: Say) -> Report:
    gloaming = (*command, "--port", "{port}", "--store", str(store))
    with serving(*gloaming) as server:
        start = await server.answers("/api/games")
        games = await hosting(server, start, GameLoad(server, Random(1)), effort.steps, say)
    last = games.steps[-1]
    with serving(ECHO, "{port}", str(round(last.update_bytes))) as server:
        start = await server.answers("/ready")
        load = EchoLoad(server, Random(1), round(last.answer_bytes))
        echo = await hosting(server, start, load, ((last.tables, effort.echo_seconds),), say)
    codes = fill(store, effort.stored)
    with serving(*gloaming) as server:
        start = await server.answers(f"/api/tables/{codes[0]}")
        opening = await seconds_to_open(server, codes[1 : effort.opened + 1]) * 1000
    return report(games, echo, effort.stored, start, opening)


async def hosting(server: Server, start: float, load: Load, steps: tuple[Step, ...], say: Say) -> Hosting:
    measured: list[Measured] = []
    try:
        await load.grow(1)  # what all tables share is there now
        before = server.resident_kb()
        await load.grow(steps[0][0], silent=True)
        await load.unless_broken(asyncio.sleep(IDLE_SECONDS))
        idle = (server.resident_kb() - before) / (len(load.playing) - 1) / SEATS
        load.wake()
        for tables, seconds in steps:
            await load.grow(tables)
            step = await load.measure(seconds)
            say(told(type(load).__name__, step))
            measured.append(step)
        memory = (server.resident_kb() - before) / (len(load.playing) - 1)
    finally:
        load.leave()
    return Hosting(start, tuple(measured), memory, idle)


def told(name: str, step: Measured) -> str:
    times = f"p50 {step.p50:.1f}, p95 {step.p95:.1f}, p99 {step.p99:.1f} ms"
    busy = f"server {step.server_busy:.0%} (others {step.server_waited:.0%}), load {step.load_busy:.0%} of a core"
    return f"{name}, {step.tables} tables: {step.rate:.0f} answers/s, {times}; {busy}"


# Stored tables


def fill(store: Path, count: int) -> list[str]:
    """Copy the tables of a store under other codes until there are so many. All codes, the copies first."""
    with contextlib.closing(sqlite3.connect(store)) as connection, connection:
        played = [row[0] for row in connection.execute("SELECT DISTINCT code FROM log")]
        letters = product("ABCDEFGH", repeat=6)
        codes = ("".join(word) for word in letters)
        copies = list(islice((code for code in codes if code not in played), max(0, count - len(played))))
        width = len(connection.execute("SELECT * FROM log LIMIT 0").description)  # a server from before has no links
        for copy, code in zip(copies, cycle(played), strict=False):
            found = connection.execute("SELECT entry FROM log WHERE code = ? ORDER BY number", (code,)).fetchall()
            entries = (entry.replace(code.encode(), copy.encode()) for (entry,) in found)
            rows = [row[:width] for row in chained(copy, entries)]
            connection.executemany(f"INSERT INTO log VALUES ({', '.join('?' * width)})", rows)
    return [*copies, *played][:count]


async def seconds_to_open(server: Server, codes: list[str]) -> float:
    """For one table: its log is read and its game played again. What asking costs by itself is taken off."""
    spent = 0.0
    for code in codes:
        for sign in (1, -1):  # the second time it is open already
            begun = time.perf_counter()
            await fetch(server.port, f"/api/tables/{code}")
            spent += sign * (time.perf_counter() - begun)
    return spent / len(codes)
