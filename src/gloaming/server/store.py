"""The store: an append-only log for each table, in SQLite. What was appended survives the end of the process, and of the power."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from gloaming.server.chain import Damage, DamagedLog, chained, linked, origin, verified

LOG = """
CREATE TABLE IF NOT EXISTS log (
    code   TEXT    NOT NULL,
    number INTEGER NOT NULL,
    entry  BLOB    NOT NULL,
    link   BLOB    NOT NULL,
    PRIMARY KEY (code, number)
) WITHOUT ROWID
"""

TIPS = """
CREATE TABLE IF NOT EXISTS tips (
    code    TEXT    NOT NULL PRIMARY KEY,
    entries INTEGER NOT NULL,
    link    BLOB    NOT NULL
) WITHOUT ROWID
"""

TIP = """
CREATE TRIGGER IF NOT EXISTS tip AFTER INSERT ON log BEGIN
    INSERT INTO tips VALUES (new.code, new.number + 1, new.link)
    ON CONFLICT (code) DO UPDATE SET entries = excluded.entries, link = excluded.link;
END
"""
"""A trigger, and no statement of its own: each that is spared is one wait less for Python's lock."""

GIVES_SEAT = "instr(entry, CAST('\"token_hash\"' AS BLOB)) > 0"
SEAT = "CASE WHEN json_valid(CAST(entry AS TEXT)) THEN json_extract(CAST(entry AS TEXT), '$.token_hash') END"
SEATS = f"CREATE INDEX IF NOT EXISTS seats ON log ({SEAT}) WHERE {GIVES_SEAT}"
"""Finds the entries in which somebody got a seat, by its hash. A store without it gets it when it is opened."""

VERSION = 2
"""Version 1 had no links and no tips."""

LARGEST_BATCH = 200
MOST_TIPS = 4096
"""So many last links are kept in memory; the others are looked up."""
SPACING_SECONDS = 0.008
"""So far apart do transactions begin: each waits for the disk, which costs as much as many appends. One after a pause waits for nobody."""
REST_SECONDS = 5.0
"""After so long without an append, everything is brought into the file itself: a copy of it holds all that was answered."""
LOCK_SECONDS = 1.0
"""How long a store waits for another process that is about to end."""
OWNER_ONLY = 0o600
"""Nobody else on the machine may read it: it holds the seeds of running games."""

Append = tuple[str, int, bytes, "asyncio.Future[None]"]

operator = logging.getLogger("gloaming.server")


class StoreBroken(RuntimeError):
    """The file is not ours, or the disk refuses to take what is written."""


class Store:
    """One thread writes. Appends that wait at the same time share one transaction, so many tables cost few."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.failing = False
        """Whether the last appends could not be saved."""
        self.on_failing: Callable[[], None] = lambda: None
        """Called when that changes."""
        self._tips: dict[str, bytes] = {}
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
        found = connection.execute("PRAGMA user_version").fetchone()[0]
        if found not in (0, 1, VERSION):
            raise StoreBroken(f"{self.path} was written by another version of Gloaming; choose another file.")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(TIPS)
        if found == 1:
            link_logs(connection)
        for statement in (LOG, TIP, SEATS):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version={VERSION}")
        connection.execute("COMMIT")

    # Reading

    def load(self, code: str) -> list[bytes]:
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

    def knows(self, code: str) -> bool:
        return self._reading.execute(f"SELECT 1 FROM ({CODES}) WHERE code = ?", (code,)).fetchone() is not None  # noqa: S608

    def codes(self) -> list[str]:
        """Of every table of which anything is left."""
        return [row[0] for row in self._reading.execute(f"{CODES} ORDER BY code")]

    def codes_of(self, token_hash: str) -> list[str]:
        """The tables at which this seat was given at some time."""
        known = f"SELECT DISTINCT code FROM log WHERE {GIVES_SEAT} AND {SEAT} = ?"  # noqa: S608
        return [row[0] for row in self._reading.execute(known, (token_hash,))]

    # Writing

    async def append(self, code: str, number: int, entry: bytes) -> None:
        """Returns when the entry is safe. Nobody is told anything before."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.put((code, number, entry, done))
        await done

    def close(self) -> None:
        self._waiting.put(None)
        self._writer.join()
        self._reading.close()
        self._lock.close()

    def _write(self, writing: sqlite3.Connection) -> None:
        with contextlib.closing(writing) as connection:
            next_at = 0.0
            while (first := self._next(connection)) is not None:
                time.sleep(max(0.0, next_at - time.monotonic()))
                next_at = time.monotonic() + SPACING_SECONDS
                batch = [first, *self._others()]
                faults = self._saved(connection, batch)
                first[-1].get_loop().call_soon_threadsafe(self._settle, batch, faults)
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
        tips: dict[str, bytes] = {}
        parts: list[str | int | bytes] = []
        for code, number, entry, _ in batch:
            before = tips.get(code) or self._tips.get(code) or tip_of(connection, code)
            tips[code] = linked(before, entry)
            parts += (code, number, entry, tips[code])
        places = ", ".join(["(?, ?, ?, ?)"] * len(batch))
        connection.execute(f"INSERT INTO log VALUES {places}", parts)  # noqa: S608
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
        failing = None not in faults
        if self.failing != failing:
            self.failing = failing
            operator.error("%s: %s", self.path, faults[0] if failing else "Tables are saved again.")
            self.on_failing()


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


def unsaved(fault: sqlite3.Error) -> StoreBroken:
    return StoreBroken(f"The table could not be saved ({fault}).")


CODES = "SELECT code FROM tips UNION SELECT code FROM log"


def make_private(path: Path) -> None:
    """An empty file that only its owner may read. One that is there isn't opened: closing it would end SQLite's locks on it."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY))


def keep_private(path: Path) -> None:
    with contextlib.suppress(FileNotFoundError, PermissionError):  # somebody else's file is theirs to keep
        path.chmod(OWNER_ONLY)


def link_logs(connection: sqlite3.Connection) -> None:
    """Bring a store of version 1 to the present one. Its logs are linked as they stand; a gap in their numbers still shows."""
    connection.execute("DROP INDEX IF EXISTS seats")
    connection.execute("ALTER TABLE log ADD COLUMN link BLOB NOT NULL DEFAULT X''")
    for (code,) in connection.execute("SELECT DISTINCT code FROM log").fetchall():
        found = "SELECT number, CAST(entry AS BLOB) FROM log WHERE code = ? ORDER BY number"
        rows = connection.execute(found, (code,)).fetchall()
        links = (link for *_, link in chained(code, (entry for _, entry in rows)))
        changes = ((link, code, number) for (number, _), link in zip(rows, links, strict=True))
        connection.executemany("UPDATE log SET link = ? WHERE code = ? AND number = ?", changes)
    connection.execute("INSERT INTO tips SELECT code, max(number) + 1, link FROM log GROUP BY code")


def tip_of(connection: sqlite3.Connection, code: str) -> bytes:
    """The last link of a log; before its first entry, its origin."""
    row = connection.execute("SELECT link FROM tips WHERE code = ?", (code,)).fetchone()
    return row[0] if row else origin(code)


def fold(connection: sqlite3.Connection) -> None:
    """Bring the write-ahead log into the file. If somebody is reading just then, the next time will do."""
    with contextlib.suppress(sqlite3.Error):
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
