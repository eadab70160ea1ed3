"""The store in a file, of SQLite: for one process, without any service."""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from gloaming.server.chain import Damage, DamagedLog, Tip, chained, linked, origin, verified
from gloaming.server.notices.receivers import Receiver
from gloaming.server.schema import UnknownSchema, prepare_file
from gloaming.server.store import Size, Store, StoreBroken, Ticket

# Said as the index `seats` says it, or SQLite would not use that.
GIVES_SEAT = "instr(entry, CAST('\"token_hash\"' AS BLOB)) > 0"
SEAT = "CASE WHEN json_valid(CAST(entry AS TEXT)) THEN json_extract(CAST(entry AS TEXT), '$.token_hash') END"
OF_A_TABLE = ("log", "tips", "tickets", "receivers")
LARGEST_BATCH = 200
MOST_TIPS = 4096
"""So many last links are kept in memory; the others are looked up."""
SPACING_SECONDS = 0.012
"""So far apart do transactions begin: each waits for the disk, which costs as much as many appends. One after a pause waits for nobody."""
REST_SECONDS = 5.0
"""After so long without an append, everything is brought into the file itself: a copy of it holds all that was answered."""
LOCK_SECONDS = 1.0
"""How long a store waits for another process that is about to end."""
OWNER_ONLY = 0o600
"""Nobody else on the machine may read it: it holds the seeds of running games."""

Append = tuple[str, int, bytes, "asyncio.Future[None]"]


class SqliteStore(Store):
    """One thread writes. Appends that wait at the same time share one transaction, so many tables cost few."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path
        self._tips: dict[str, Tip] = {}
        with contextlib.ExitStack() as opened, self._ours():
            self._lock = opened.enter_context(contextlib.closing(self._locked()))
            make_private(path)
            writing = opened.enter_context(contextlib.closing(self._connect()))
            self._prepare(writing)
            self._reading = self._connect()
            for suffix in ("", "-wal", "-shm", ".lock"):
                keep_private(path.with_name(path.name + suffix))
            opened.pop_all()
        self._waiting: queue.SimpleQueue[Append | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, args=(writing,), name="store", daemon=True)
        self._writer.start()

    # Opening

    @contextlib.contextmanager
    def _ours(self) -> Iterator[None]:
        try:
            yield
        except (sqlite3.DatabaseError, OSError) as fault:
            raise StoreBroken(f"{self.path} is not a store of Gloaming ({fault}); choose another file.") from fault

    def _locked(self) -> sqlite3.Connection:
        """One process a file, as long as this connection is open: the lock goes with the process, however it ends."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        beside = self.path.with_name(f"{self.path.name}.lock")
        make_private(beside)
        connection = sqlite3.connect(beside, LOCK_SECONDS, isolation_level=None, check_same_thread=False)
        try:
            connection.execute("PRAGMA journal_mode=MEMORY")  # a crash leaves no journal of it
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as fault:
            connection.close()
            sentence = f"{self.path} is in use by another Gloaming; end that one, or choose another file."
            raise StoreBroken(sentence) from fault
        return connection

    def _connect(self) -> sqlite3.Connection:
        return sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)

    def _prepare(self, connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        try:
            prepare_file(connection, self.path)
        except UnknownSchema as fault:
            sentence = f"{self.path} was written by another version of Gloaming; choose another file."
            raise StoreBroken(sentence) from fault

    # Reading

    async def load(self, code: str) -> list[bytes]:
        """The entries of this table, none if nobody knows it. A log that isn't whole is refused."""
        read = self._reading.execute
        try:
            read("BEGIN")  # nothing is appended between the two
            try:
                rows = read("SELECT number, entry, link FROM log WHERE code = ? ORDER BY number", (code,)).fetchall()
                tip = read("SELECT entries, link FROM tips WHERE code = ?", (code,)).fetchone()
            finally:
                read("COMMIT")
        except sqlite3.DatabaseError as fault:
            raise DamagedLog(Damage("unread", more=str(fault))) from fault
        return verified(code, rows, tip) if rows or tip else []

    async def knows(self, code: str) -> bool:
        return self._reading.execute(KNOWS, (code, code)).fetchone() is not None

    async def length(self, code: str) -> int:
        row = self._reading.execute("SELECT entries FROM tips WHERE code = ?", (code,)).fetchone()
        return row[0] if row else 0

    async def codes(self) -> list[str]:
        """Of every table of which anything is left."""
        return [row[0] for row in self._reading.execute(f"{CODES} ORDER BY code")]

    async def codes_of(self, token_hash: str) -> list[str]:
        """The tables at which this seat was given at some time."""
        known = f"SELECT DISTINCT code FROM log WHERE {GIVES_SEAT} AND {SEAT} = ?"
        return [row[0] for row in self._reading.execute(known, (token_hash,))]

    async def size(self) -> Size:
        [(tables,)] = self._reading.execute("SELECT count(*) FROM tips")
        files = self.path.parent.glob(f"{self.path.name}*")
        return Size("SQLite", tables, sum(file.stat().st_size for file in files))

    async def untouched_since(self, seconds: float) -> list[str]:
        long_ago = time.time() - seconds
        return [row[0] for row in self._reading.execute("SELECT code FROM tips WHERE at < ? ORDER BY at", (long_ago,))]

    # Writing

    async def append(self, code: str, number: int, entry: bytes) -> None:
        """Returns when the entry is safe. Nobody is told anything before."""
        began = time.perf_counter()
        done = asyncio.get_running_loop().create_future()
        self._waiting.put((code, number, entry, done))
        await done
        self.counts.appends += 1
        self.counts.append_seconds += time.perf_counter() - began

    async def adopt(self, code: str, entries: Sequence[bytes]) -> bool:
        if await self.knows(code):
            return False
        added = "INSERT INTO log (code, number, entry, link) VALUES (?, ?, ?, ?)"
        await self._change(*((added, row) for row in chained(code, entries)))
        return True

    async def forget(self, code: str) -> None:
        self._tips.pop(code, None)
        await self._change(*((f"DELETE FROM {table} WHERE code = ?", (code,)) for table in OF_A_TABLE))

    async def keep_ticket(self, ticket: str, given: Ticket, seconds: float) -> None:
        now = time.time()
        kept = "INSERT INTO tickets (hash, code, seat, until) VALUES (?, ?, ?, ?)", (ticket, *given, now + seconds)
        await self._change(("DELETE FROM tickets WHERE until < ?", (now,)), kept)

    async def take_ticket(self, ticket: str) -> Ticket | None:
        taken = "DELETE FROM tickets WHERE hash = ? AND until > ? RETURNING code, seat"
        rows = await self._change((taken, (ticket, time.time())))
        return Ticket(*rows[0]) if rows else None

    async def receivers_of(self, code: str) -> list[Receiver]:
        found = self._reading.execute("SELECT told FROM receivers WHERE code = ? ORDER BY seat, way, address", (code,))
        return [msgspec.json.decode(row[0], type=Receiver) for row in found]

    async def codes_with_receivers(self) -> list[str]:
        return [row[0] for row in self._reading.execute("SELECT DISTINCT code FROM receivers ORDER BY code")]

    async def keep_receiver(self, receiver: Receiver) -> None:
        row = (*receiver.key, msgspec.json.encode(receiver))
        await self._change(("INSERT OR REPLACE INTO receivers VALUES (?, ?, ?, ?, ?)", row))

    async def drop_receiver(self, receiver: Receiver) -> None:
        one = "DELETE FROM receivers WHERE code = ? AND seat = ? AND way = ? AND address = ?"
        await self._change((one, receiver.key))

    async def kept(self, name: str, made: bytes) -> bytes:
        first = "INSERT OR IGNORE INTO belongings VALUES (?, ?)", (name, made)
        rows = await self._change(first, ("SELECT value FROM belongings WHERE name = ?", (name,)))
        value: bytes = rows[0][0]
        return value

    async def _change(self, *statements: tuple[str, tuple[Any, ...]]) -> list[Any]:
        """For what is rare: all or nothing, on a connection of its own and in a thread, because it waits for the disk. What the
        last statement returns."""

        def change() -> list[Any]:
            rows: list[Any] = []
            with contextlib.closing(self._connect()) as connection:
                connection.execute("PRAGMA synchronous=FULL")
                connection.execute("BEGIN IMMEDIATE")  # closed without a commit, it has changed nothing
                for statement in statements:
                    rows = connection.execute(*statement).fetchall()
                connection.execute("COMMIT")
            return rows

        try:
            return await asyncio.to_thread(change)
        except sqlite3.Error as fault:
            raise unsaved(fault) from fault

    def close(self) -> None:
        self._waiting.put(None)
        self._writer.join()
        self._reading.close()
        self._lock.close()

    async def end(self) -> None:
        self.close()

    def _write(self, writing: sqlite3.Connection) -> None:
        """It rests before it looks for more, not after: so it is asleep while entries gather, and nobody has to wake it for each
        transaction, in the middle of something else."""
        with contextlib.closing(writing) as connection:
            while (first := self._next(connection)) is not None:
                began = time.monotonic()
                batch = [first, *self._others()]
                faults = self._saved(connection, batch)
                first[-1].get_loop().call_soon_threadsafe(self._settle, batch, faults)
                time.sleep(max(0.0, began + SPACING_SECONDS - time.monotonic()))
            fold(connection)

    def _next(self, connection: sqlite3.Connection) -> Append | None:
        try:
            return self._waiting.get(timeout=REST_SECONDS)
        except queue.Empty:
            fold(connection)
            return self._waiting.get()

    def _others(self) -> Iterator[Append]:
        """What else waits by now, up to the end that `close` has put there."""
        for _ in range(min(self._waiting.qsize(), LARGEST_BATCH)):
            further = self._waiting.get()
            if further is None:
                self._waiting.put(None)
                return
            yield further

    def _saved(self, connection: sqlite3.Connection, batch: list[Append]) -> list[StoreBroken | None]:
        """What is wrong with each of them. Where the log refuses one, each is tried by itself: other tables have no part in it."""
        try:
            self._insert(connection, batch)
        except sqlite3.IntegrityError as fault:
            return one_by_one(batch, partial(self._saved, connection)) if len(batch) > 1 else [unsaved(fault)]
        except sqlite3.Error as fault:
            return [unsaved(fault)] * len(batch)
        return [None] * len(batch)

    def _insert(self, connection: sqlite3.Connection, batch: list[Append]) -> None:
        """All or none: one statement is a transaction by itself."""
        tips: dict[str, Tip] = {}
        parts: list[str | int | bytes] = []
        for code, number, entry, _ in batch:
            entries, before = tips.get(code) or self._tips.get(code) or tip_of(connection, code)
            if number != entries:
                raise sqlite3.IntegrityError(f"entry {number} was to follow {entries} others")
            tips[code] = number + 1, linked(before, entry)
            parts += (code, number, entry, tips[code][1])
        places = ", ".join(["(?, ?, ?, ?)"] * len(batch))
        connection.execute(f"INSERT INTO log (code, number, entry, link) VALUES {places}", parts)
        if len(self._tips) > MOST_TIPS:
            self._tips.clear()
        self._tips.update(tips)

    def _settle(self, batch: list[Append], faults: list[StoreBroken | None]) -> None:
        for (*_, done), fault in zip(batch, faults, strict=True):
            if done.done():
                continue
            if fault is None:
                done.set_result(None)
            else:
                done.set_exception(fault)
        self.counts.batches += 1
        self.counts.refused += len(batch) - faults.count(None)
        self.note(faults)


def one_by_one(
    batch: list[Append], save: Callable[[list[Append]], list[StoreBroken | None]]
) -> list[StoreBroken | None]:
    """After an entry that was refused no other may follow in its log: there would be a gap."""
    refused: dict[str, StoreBroken] = {}
    faults: list[StoreBroken | None] = []
    for each in batch:
        fault = refused.get(each[0]) or save([each])[0]
        if fault is not None:
            refused[each[0]] = fault
        faults.append(fault)
    return faults


def unsaved(fault: Exception) -> StoreBroken:
    return StoreBroken(f"The table could not be saved ({fault}).")


CODES = "SELECT code FROM tips UNION SELECT code FROM log"
KNOWS = "SELECT 1 FROM tips WHERE code = ? UNION ALL SELECT 1 FROM log WHERE code = ? LIMIT 1"
"""Each asked by itself: of both together, SQLite would make a list of all codes, and the house waits for it."""


def make_private(path: Path) -> None:
    """An empty file that only its owner may read. One that is there isn't opened: closing it would end SQLite's locks on it."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY))


def keep_private(path: Path) -> None:
    with contextlib.suppress(FileNotFoundError, PermissionError):  # somebody else's file is theirs to keep
        path.chmod(OWNER_ONLY)


def tip_of(connection: sqlite3.Connection, code: str) -> Tip:
    """The last link of a log; before its first entry, its origin."""
    row: Tip | None = connection.execute("SELECT entries, link FROM tips WHERE code = ?", (code,)).fetchone()
    return row or (0, origin(code))


def fold(connection: sqlite3.Connection) -> None:
    """Bring the write-ahead log into the file. If somebody is reading just then, the next time will do."""
    with contextlib.suppress(sqlite3.Error):
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
