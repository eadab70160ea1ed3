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

VERSION = 1

Append = tuple[str, int, bytes, "asyncio.Future[None]"]


class StoreBroken(RuntimeError):
    """The file is not ours, or the disk refuses to take what is written."""


class Store:
    """One thread writes. Appends that wait at the same time share one transaction, so that many tables cost few."""

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
                batch = [first]
                stop = False
                while not self._waiting.empty():
                    further = self._waiting.get()
                    if further is None:
                        stop = True
                        break
                    batch.append(further)
                self._commit(connection, batch)
                if stop:
                    return

    def _commit(self, connection: sqlite3.Connection, batch: list[Append]) -> None:
        try:
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany("INSERT INTO log VALUES (?, ?, ?)", [row[:3] for row in batch])
            connection.execute("COMMIT")
        except sqlite3.Error as fault:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            self._tell(batch, StoreBroken(f"The table could not be saved ({fault})."))
        else:
            self._tell(batch, None)

    def _tell(self, batch: list[Append], fault: Exception | None) -> None:
        for *_, done in batch:
            done.get_loop().call_soon_threadsafe(_settle, done, fault)


def _settle(done: asyncio.Future[None], fault: Exception | None) -> None:
    if done.done():
        return
    if fault is None:
        done.set_result(None)
    else:
        done.set_exception(fault)
