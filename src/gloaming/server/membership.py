"""A node among others: it is known by a row that it renews each second, and by a lock that goes with its connection.

Nodes compare no clocks. Whether another has been silent too long, PostgreSQL says by its own; how long one's own lease is good,
one measures oneself, from before the beat was sent (docs/design/026)."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from typing import Any, ClassVar, NamedTuple

import asyncpg
from asyncpg.exceptions import (
    AdminShutdownError,
    CannotConnectNowError,
    CrashShutdownError,
    InterfaceError,
    InternalClientError,
    PostgresConnectionError,
)

from gloaming.server.games import HOSTED
from gloaming.server.store import Node, operator

LEASE_SECONDS = 5.0
STALE_SECONDS = 2.5
"""A node that was silent for so long may be gone: it is better to wait than to knock at its door."""
BEAT_SECONDS = 1.0
RETRY_SECONDS = 0.2
PATIENCE_SECONDS = 3.0
"""For one statement."""
SWEPT_AFTER = "1 hour"

UNREACHABLE = (
    OSError,
    TimeoutError,
    PostgresConnectionError,
    InterfaceError,
    InternalClientError,
    CannotConnectNowError,
    AdminShutdownError,
    CrashShutdownError,
)
"""How it shows itself that nobody is there, or nobody yet, or nobody any more."""

now: Callable[[], float] = (
    partial(time.clock_gettime, time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic
)
"""Goes on while the machine sleeps, where the system has such a clock: a laptop that wakes up has no lease."""

BORN = "INSERT INTO nodes (url, version, key, rules, draining) VALUES ($1, $2, $3, $4, $5) RETURNING id"
BEAT = "UPDATE nodes SET beat_at = clock_timestamp(), tables = $2, draining = $3 WHERE id = $1 RETURNING id"
SWEEP = f"DELETE FROM nodes WHERE beat_at < clock_timestamp() - interval '{SWEPT_AFTER}'"
TAKE_ALONG = "UPDATE tips SET owner = $2 WHERE owner = $1"
STILL = "SELECT code, epoch, entries FROM tips WHERE owner = $1"
ALIVE = f"""
SELECT id, url, key, tables, extract(epoch FROM clock_timestamp() - born_at)::float8 AS age, draining
FROM nodes WHERE beat_at > clock_timestamp() - make_interval(secs => {STALE_SECONDS})
"""


class Kept(NamedTuple):
    """How a table stands in the database: since which claim it is this node's, and how long its log is."""

    epoch: int
    entries: int


class Membership:
    LOCK: ClassVar = 7471
    """Of PostgreSQL's advisory locks we take those with this number; the second number is the node's."""

    def __init__(self, url: str, node_url: str, keep: Callable[[dict[str, Kept] | None], None]) -> None:
        self.url, self.node_url = url, node_url
        self.keep = keep
        """Told which tables are still this node's; None when it may keep none any more."""
        self.id = 0
        """Of this life: a node that was cut off begins a new one."""
        self.key = secrets.token_urlsafe(24)
        self.tables: Callable[[], int] = lambda: 0
        self.is_draining = False
        self.good_until = 0.0
        self._connection: asyncpg.Connection | None = None
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def is_good(self) -> bool:
        return now() < self.good_until

    @property
    def is_heard(self) -> bool:
        """As the other nodes see it."""
        return now() < self.good_until - LEASE_SECONDS + STALE_SECONDS

    async def begin(self) -> None:
        await self._be_born()
        self._tasks = [asyncio.create_task(self._beat()), asyncio.create_task(self._watch())]

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        with contextlib.suppress(Exception):  # then the row is swept away some day
            if self._connection is not None:
                await self._connection.execute("DELETE FROM nodes WHERE id = $1", self.id, timeout=BEAT_SECONDS)
        self._hang_up()

    async def _be_born(self) -> None:
        """A new row and its lock; then the tables of the life before are taken along, where nobody has claimed them since."""
        asked_at, before = now(), self.id
        self._connection = await asyncpg.connect(self.url, timeout=PATIENCE_SECONDS, command_timeout=PATIENCE_SECONDS)
        rules = sorted(f"{name} {hosted.kind.rules_version}" for name, hosted in HOSTED.items())
        about = self.node_url, version("gloaming"), self.key, rules + sorted(HOSTED), self.is_draining
        born = await self._connection.fetchval(BORN, *about)
        await self._connection.execute("SELECT pg_advisory_lock($1::int, $2::int)", self.LOCK, born)
        await self._connection.execute(SWEEP)
        await self._connection.execute(TAKE_ALONG, before, born)
        await self._look(self._connection, born)
        self.id, self.good_until = born, asked_at + LEASE_SECONDS

    async def _look(self, connection: asyncpg.Connection, life: int) -> None:
        """Which tables are still this node's."""
        kept: list[Any] = await connection.fetch(STILL, life)
        self.keep({row["code"]: Kept(row["epoch"], row["entries"]) for row in kept})

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS if self._connection is not None else RETRY_SECONDS)
            try:
                await self.beat()
            except Exception as fault:  # noqa: BLE001 - whatever it is, the next try is on a new connection
                operator.debug("No beat: %r", fault)
                self._hang_up()

    async def beat(self) -> None:
        asked_at = now()
        if self._connection is None:
            await self._be_born()
        elif await self._connection.fetchval(BEAT, self.id, self.tables(), self.is_draining) is not None:
            if not self.is_good:  # it slept, and others may have claimed what was its own
                await self._look(self._connection, self.id)
            self.good_until = asked_at + LEASE_SECONDS
        else:  # the row was swept away: after an hour of sleep a new life begins
            self._hang_up()

    async def _watch(self) -> None:
        """When the lease is over, others may claim what was kept here: give it up before they do."""
        while True:
            await asyncio.sleep(max(0.05, self.good_until - now()))
            if not self.is_good:
                self.keep(None)

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


def node(row: Any) -> Node:
    return Node(row["id"], row["url"], row["key"], row["tables"], row["age"], row["draining"])
