"""Appends to PostgreSQL: many at once in one statement, under the epochs that this node knows, and never twice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

import asyncpg
from asyncpg.exceptions import PostgresError

from gloaming.server.chain import linked
from gloaming.server.counts import Counts
from gloaming.server.membership import UNREACHABLE, Membership
from gloaming.server.store import StoreBroken, TableMoved, operator

LARGEST_BATCH = 500
STATEMENT_SECONDS = 3.0
"""After so long nobody knows whether a statement was carried out."""
RETRY_SECONDS = 0.1

APPEND = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::bytea[], $5::bytea[])
    AS given (code, number, epoch, entry, link) ORDER BY code
), moved AS (
    UPDATE tips SET entries = given.number + 1, link = given.link, at = extract(epoch FROM clock_timestamp())
    FROM given WHERE tips.code = given.code AND tips.epoch = given.epoch AND tips.entries = given.number
    RETURNING tips.code
)
INSERT INTO log (code, number, epoch, entry, link)
SELECT code, number, epoch, entry, link FROM given WHERE code IN (SELECT code FROM moved)
RETURNING code
"""
"""What isn't returned was not saved. A claim and this exclude each other on the tip's row: whichever comes second sees what the
first has done, and an append under an earlier epoch finds no row to move."""

IS_THERE = "SELECT 1 FROM log WHERE code = $1 AND number = $2 AND link = $3"
"""A link names the entry and all that went before it."""


class Held(NamedTuple):
    """A table that this node keeps: since which claim, how long its log is, and the last link of it."""

    epoch: int
    entries: int
    link: bytes


class Append(NamedTuple):
    code: str
    number: int
    epoch: int
    entry: bytes
    link: bytes
    done: asyncio.Future[None]


class Appender:
    """One task writes. Appends that wait at the same time share one statement, so many tables cost few."""

    def __init__(
        self, url: str, membership: Membership, counts: Counts, note: Callable[[Sequence[Exception | None]], None]
    ) -> None:
        self.url = url
        self.membership = membership
        self.counts = counts
        self.note = note
        """Told how each batch fared."""
        self.held: dict[str, Held] = {}
        self._waiting: list[Append] = []
        self._wake = asyncio.Event()
        self._connection: asyncpg.Connection | None = None
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._task = asyncio.create_task(self._write())

    def end(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self._hang_up()

    async def append(self, code: str, number: int, entry: bytes) -> None:
        held = self.held.get(code)
        if held is None or not self.membership.is_good:
            raise TableMoved(code)
        began = time.perf_counter()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(code, number, held.epoch, entry, b"", done))
        self._wake.set()
        await done
        self.counts.appends += 1
        self.counts.append_seconds += time.perf_counter() - began

    def lose(self, code: str) -> None:
        """This node keeps the table no longer; what waits is not written."""
        self.held.pop(code, None)
        for waiting in [each for each in self._waiting if each.code == code]:
            self._waiting.remove(waiting)
            settle(waiting, TableMoved(code))

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while batch := self._next():
                faults = await self._saved(batch)
                for each, fault in zip(batch, faults, strict=True):
                    self._settle(each, fault)
                self.counts.batches += 1
                self.note([fault for fault in faults if not isinstance(fault, TableMoved)])

    def _next(self) -> list[Append]:
        """What waits by now, of each table the first: the next one is linked to it."""
        batch: dict[str, Append] = {}
        for each in self._waiting[:LARGEST_BATCH]:
            batch.setdefault(each.code, each)
        self._waiting = [each for each in self._waiting if batch.get(each.code) is not each]
        return [each._replace(link=linked(self.held[each.code].link, each.entry)) for each in batch.values()]

    def _settle(self, each: Append, fault: Exception | None) -> None:
        held = self.held.get(each.code)
        if fault is None and held is not None and held.epoch == each.epoch:
            self.held[each.code] = Held(held.epoch, each.number + 1, each.link)
        elif isinstance(fault, TableMoved):
            self.counts.fenced += 1
            self.lose(each.code)
        elif fault is not None:
            self.counts.refused += 1
        settle(each, fault)

    async def _saved(self, batch: list[Append]) -> list[Exception | None]:
        """What is wrong with each of them. Where nobody knows, the same statement is sent again, for as long as the lease is
        good: whatever became of the first, it is carried out once."""
        is_unknown = False
        while self.membership.is_good:
            try:
                return await self._insert(batch)
            except Exception as fault:  # noqa: BLE001 - whatever isn't a clear refusal leaves us in the dark
                is_refusal = isinstance(fault, PostgresError) and not isinstance(fault, UNREACHABLE)
                if is_refusal and not is_unknown:  # it was rolled back; of an earlier one nobody would know
                    return await self._refused(batch, fault)
                if self._connection is not None:  # it was sent, perhaps
                    self.counts.unknown += not is_unknown
                    is_unknown = True
            self._hang_up()
            await asyncio.sleep(RETRY_SECONDS)
        return [TableMoved(each.code) for each in batch]

    async def _refused(self, batch: list[Append], fault: Exception) -> list[Exception | None]:
        """Each is tried by itself: other tables have no part in what is wrong with one."""
        if len(batch) > 1:
            return [(await self._saved([each]))[0] for each in batch]
        return [StoreBroken(f"The table could not be saved ({fault}).")]

    async def _insert(self, batch: list[Append]) -> list[Exception | None]:
        connection = self._connection = self._connection or await asyncpg.connect(
            self.url, timeout=STATEMENT_SECONDS, command_timeout=STATEMENT_SECONDS
        )
        columns = zip(*((each.code, each.number, each.epoch, each.entry, each.link) for each in batch), strict=True)
        saved = {row[0] for row in await connection.fetch(APPEND, *columns)}
        return [None if each.code in saved else await self._why_not(connection, each) for each in batch]

    async def _why_not(self, connection: asyncpg.Connection, each: Append) -> Exception | None:
        if await connection.fetchval(IS_THERE, each.code, each.number, each.link):
            return None  # by the time before
        tip = await connection.fetchrow("SELECT epoch, entries FROM tips WHERE code = $1", each.code)
        held = self.held.get(each.code)
        if tip is None or tip["epoch"] != each.epoch or held is None:
            return TableMoved(each.code)
        if tip["entries"] < held.entries:
            self.shout(each.code, tip["entries"], held.entries)
            return TableMoved(each.code)
        return StoreBroken("The table could not be saved (another entry comes first).")

    def shout(self, code: str, found: int, acknowledged: int) -> None:
        """The database has forgotten what it had promised: it was restored, or a standby that lagged took its place."""
        self.counts.went_back += 1
        sentence = "The log of table %s went back: %d entries are there, %d were acknowledged. Look at your database."
        operator.critical(sentence, code, found, acknowledged)

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


def settle(each: Append, fault: Exception | None) -> None:
    if each.done.done():
        return
    if fault is None:
        each.done.set_result(None)
    else:
        each.done.set_exception(fault)
