"""The store: an append-only log for each table, in SQLite. What was appended survives the end of the process."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

SCHEMA = """
CREATE TABLE IF NOT EXISTS log (
    code   TEXT    NOT NULL,
    number INTEGER NOT NULL,
    entry  BLOB    NOT NULL,
    PRIMARY KEY (code, number)
) WITHOUT ROWID
"""

SEAT = "json_extract(CAST(entry AS TEXT), '$.token_hash')"
SEATS = f"CREATE INDEX IF NOT EXISTS seats ON log ({SEAT}) WHERE {SEAT} IS NOT NULL"
"""Finds the entries in which somebody got a seat, by its hash. A store without it gets it when it is opened."""

VERSION = 1

LARGEST_BATCH = 200

Append = tuple[str, int, bytes, "asyncio.Future[None]"]


class StoreBroken(RuntimeError):
    """The file is not ours, or the disk refuses to take what is written."""


class Store:
    """One thread writes. Appends that wait at the same time share one transaction, so many tables cost few."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._reading, writing = self._connect(), self._connect()
        self._waiting: queue.SimpleQueue[Append | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, args=(writing,), name="store", daemon=True)
        self._writer.start()

    def _connect(self) -> sqlite3.Connection:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
            try:
                self._prepare(connection)
            except BaseException:
                connection.close()
                raise
        except (sqlite3.DatabaseError, OSError) as fault:
            raise StoreBroken(f"{self.path} is not a store of Gloaming ({fault}); choose another file.") from fault
        return connection

    def _prepare(self, connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=NORMAL")
        found = connection.execute("PRAGMA user_version").fetchone()[0]
        if found not in (0, VERSION):
            raise StoreBroken(f"{self.path} was written by another version of Gloaming; choose another file.")
        connection.execute(SCHEMA)
        connection.execute(SEATS)
        connection.execute(f"PRAGMA user_version={VERSION}")

    # Reading

    def load(self, code: str) -> list[bytes]:
        rows = self._reading.execute("SELECT entry FROM log WHERE code = ? ORDER BY number", (code,))
        return [row[0] for row in rows]

    def knows(self, code: str) -> bool:
        return self._reading.execute("SELECT 1 FROM log WHERE code = ? LIMIT 1", (code,)).fetchone() is not None

    def codes(self) -> Iterator[str]:
        for row in self._reading.execute("SELECT DISTINCT code FROM log"):
            yield row[0]

    def codes_of(self, token_hash: str) -> list[str]:
        """The tables at which this seat was given at some time."""
        rows = self._reading.execute(f"SELECT DISTINCT code FROM log WHERE {SEAT} = ?", (token_hash,))  # noqa: S608
        return [row[0] for row in rows]

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

    def _write(self, writing: sqlite3.Connection) -> None:
        with closing(writing) as connection:
            while (first := self._waiting.get()) is not None:
                batch = [first, *self._others()]
                fault = _inserted(connection, batch)
                first[-1].get_loop().call_soon_threadsafe(_settle, batch, fault)

    def _others(self) -> Iterator[Append]:
        """What else waits by now, up to the end that `close` has put there."""
        for _ in range(min(self._waiting.qsize(), LARGEST_BATCH)):
            further = self._waiting.get()
            if further is None:
                self._waiting.put(None)
                return
            yield further


def _inserted(connection: sqlite3.Connection, batch: list[Append]) -> StoreBroken | None:
    """All or none. One statement is a transaction by itself, and each that is spared is one wait less for Python's lock."""
    places = ", ".join(["(?, ?, ?)"] * len(batch))
    try:
        connection.execute(f"INSERT INTO log VALUES {places}", [part for row in batch for part in row[:3]])  # noqa: S608
    except sqlite3.Error as fault:
        return StoreBroken(f"The table could not be saved ({fault}).")
    return None


def _settle(batch: list[Append], fault: StoreBroken | None) -> None:
    for *_, done in batch:
        if done.done():
            continue
        if fault is None:
            done.set_result(None)
        else:
            done.set_exception(fault)
