"""Which store is meant: a file, or the address of a database."""

from __future__ import annotations

from pathlib import Path

from gloaming.server.sqlite_store import SqliteStore
from gloaming.server.store import Store, StoreBroken

SCHEMES = ("postgresql://", "postgres://")


def is_address(where: str) -> bool:
    return where.startswith(SCHEMES)


def store_at(where: str, node_url: str = "") -> Store:
    """A file is opened here, so one that can't be is reported at the start; a database when the store begins."""
    if not is_address(where):
        return SqliteStore(Path(where))
    try:
        from gloaming.server.postgres_store import PostgresStore
    except ImportError as fault:
        sentence = "Gloaming reaches PostgreSQL by asyncpg, which is not installed; install gloaming[host]."
        raise StoreBroken(sentence) from fault
    return PostgresStore(where, node_url)
