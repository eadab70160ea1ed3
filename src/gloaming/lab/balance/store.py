"""Where the games of a study are kept: one SQLite file. A chunk is written whole or not at all, and no game twice."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from gloaming.kernel.errors import BadOptions
from gloaming.lab.balance.playing import Chunk, Row
from gloaming.lab.balance.subjects import subject_of
from gloaming.lab.balance.tables import Table

FORMAT: Final = 1
PATIENCE: Final = 30.0
"""Seconds to wait for another run that is writing."""

SCHEMA = """
CREATE TABLE IF NOT EXISTS study (format INTEGER NOT NULL, sources TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS tables (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE);
CREATE TABLE IF NOT EXISTS games (
    at INTEGER NOT NULL REFERENCES tables, number INTEGER NOT NULL,
    winner TEXT NOT NULL, reason TEXT NOT NULL, rounds INTEGER NOT NULL, decisions INTEGER NOT NULL,
    drawn TEXT NOT NULL, facts TEXT NOT NULL,
    PRIMARY KEY (at, number)
) WITHOUT ROWID;
"""


class Store:
    def __init__(self, file: Path, sources: str) -> None:
        """Open it, or begin it. A file that holds games of other rules or bots is refused."""
        self.file = file
        try:
            self.base = sqlite3.connect(file, timeout=PATIENCE, isolation_level=None)
            self.base.executescript(SCHEMA)
            began = self.base.execute("SELECT format, sources FROM study").fetchone()
            if began is None:
                self.base.execute("INSERT INTO study VALUES (?, ?)", (FORMAT, sources))
        except sqlite3.Error as fault:
            raise BadOptions(f"{file} cannot be used as a store of games ({fault}); choose another folder.") from fault
        if began not in (None, (FORMAT, sources)):
            self.close()
            raise BadOptions(
                f"{file} holds games that other rules or other bots have played; continue with the version of Gloaming "
                "that began it, or choose another folder."
            )

    def close(self) -> None:
        self.base.close()

    def numbers(self, table: Table) -> set[int]:
        """The games of this table that have been played."""
        return {number for (number,) in self.base.execute("SELECT number FROM games WHERE at = ?", (self._id(table),))}

    def add(self, chunk: Chunk) -> None:
        at = self._id(chunk.table)
        with self.base:
            self.base.execute("BEGIN IMMEDIATE")
            self.base.executemany(
                "INSERT OR IGNORE INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                [(at, *_fields(row)) for row in chunk.rows],
            )

    def rows(self, table: Table, games: int) -> Iterator[Row]:
        """The first so many games of this table, in order."""
        facts = msgspec.json.Decoder(subject_of(table.game).facts)
        query = (
            "SELECT number, winner, reason, rounds, decisions, drawn, facts FROM games "
            "WHERE at = ? AND number <= ? ORDER BY number"
        )
        with closing(self.base.execute(query, (self._id(table), games))) as found:
            for number, winner, reason, rounds, decisions, drawn, seen in found:
                lots = msgspec.json.decode(drawn, type=dict[str, bool])
                yield Row(number, winner, reason, rounds, decisions, lots, facts.decode(seen))

    def _id(self, table: Table) -> int:
        self.base.execute("INSERT OR IGNORE INTO tables (key) VALUES (?)", (table.key,))
        (found,) = self.base.execute("SELECT id FROM tables WHERE key = ?", (table.key,)).fetchone()
        return int(found)


def _fields(row: Row) -> tuple[str | int, ...]:
    drawn, facts = msgspec.json.encode(row.drawn).decode(), msgspec.json.encode(row.facts).decode()
    return row.number, row.winner, row.reason, row.rounds, row.decisions, drawn, facts
