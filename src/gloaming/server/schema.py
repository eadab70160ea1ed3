"""The schema of a store, on either engine: one history, kept by Alembic in `history/versions`.

Alembic and SQLAlchemy are loaded only where a store has to be changed. A new SQLite file gets `history/sqlite.sql`, which is
what the history leads to, and by test no other (`python -m tools.schema` writes it)."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

HISTORY = Path(__file__).parent / "history"
HEAD = "4"
"""What this program reads and writes."""
BEFORE_ALEMBIC = ("1", "2")
"""Stores of these versions say so in SQLite's `user_version`."""
CHANGING = 7472
"""The advisory lock of PostgreSQL that is held while the schema is changed."""
ASKING_SECONDS = 10.0


class UnknownSchema(RuntimeError):
    """The store was written by a program that is newer than this one, or isn't a store."""


def change(connection: Any, to: str = HEAD, *, from_: str = "") -> None:
    """Bring the store behind this SQLAlchemy connection to a revision, all or nothing."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(HISTORY).replace("%", "%%"))
    config.attributes["connection"] = connection
    if from_:
        command.stamp(config, from_)
    before = int(version_of(connection) or 0)
    (command.upgrade if before <= int(to) else command.downgrade)(config, to)


def version_of(connection: Any) -> str:
    from alembic.migration import MigrationContext

    return MigrationContext.configure(connection).get_current_revision() or ""


# SQLite


def prepare_file(connection: sqlite3.Connection, path: Path) -> None:
    """A new file gets today's schema, an old one is brought to it."""
    found = version_in(connection)
    if found == HEAD:
        return
    if found and not (found.isdigit() and int(found) < int(HEAD)):
        raise UnknownSchema(found)
    if found:
        change_file(path, from_=found if found in BEFORE_ALEMBIC else "")
    else:
        today = (HISTORY / "sqlite.sql").read_text(encoding="utf-8")
        connection.executescript(f"BEGIN IMMEDIATE;\n{today}PRAGMA user_version={HEAD};\nCOMMIT;")


def version_in(connection: sqlite3.Connection) -> str:
    """Empty where there is nothing yet."""
    if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return row[0] if row else ""
    return str(connection.execute("PRAGMA user_version").fetchone()[0] or "")


def change_file(path: Path, to: str = HEAD, *, from_: str = "") -> None:
    """Its `user_version` is changed too: programs from before Alembic look there, and leave alone what they don't know."""
    from sqlalchemy import create_engine, event
    from sqlalchemy.exc import DBAPIError

    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(path, isolation_level=None))
    # Python's SQLite driver begins transactions late, and none for a change of the schema.
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    try:
        with engine.begin() as connection:
            change(connection, to, from_=from_)
            connection.exec_driver_sql(f"PRAGMA user_version={to}")
    except DBAPIError as fault:
        raise (fault.orig or fault) from fault
    finally:
        engine.dispose()


def written_out() -> str:
    """What the history leads to, as one script."""
    with closing(sqlite3.connect(":memory:")) as made:
        from sqlalchemy import create_engine
        from sqlalchemy.pool import StaticPool

        engine = create_engine("sqlite://", creator=lambda: made, poolclass=StaticPool)
        with engine.begin() as connection:
            change(connection)
        found = made.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid").fetchall()
    return "".join(f"{statement};\n" for (statement,) in found) + f"INSERT INTO alembic_version VALUES ('{HEAD}');\n"


# PostgreSQL


async def change_database(url: str, to: str = HEAD) -> None:
    """Bring a database to a revision. Another process that wishes to change it waits, and then finds it done."""
    from sqlalchemy import text
    from sqlalchemy.ext.asyncio import create_async_engine
    from sqlalchemy.pool import NullPool

    engine = create_async_engine(spoken_by_asyncpg(url), poolclass=NullPool)
    async with engine.begin() as connection:
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({CHANGING}, 0)"))
        await connection.run_sync(change, to)


async def version_at(url: str) -> str:
    """Empty where there is nothing yet."""
    import asyncpg

    connection = await asyncpg.connect(url, timeout=ASKING_SECONDS)
    try:
        if await connection.fetchval("SELECT to_regclass('alembic_version')") is None:
            return ""
        return await connection.fetchval("SELECT version_num FROM alembic_version") or ""
    finally:
        connection.terminate()


def spoken_by_asyncpg(url: str) -> str:
    return f"postgresql+asyncpg://{url.partition('://')[2]}"
