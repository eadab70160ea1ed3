"""Where a store can be: a file, or a database of PostgreSQL. What holds for one engine is asked of the other in the same words."""

from __future__ import annotations

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import closing
from inspect import isawaitable
from pathlib import Path
from typing import Any, ClassVar

import asyncpg

from gloaming.server import entries as log
from gloaming.server import schema
from gloaming.server.postgres_store import PostgresStore
from gloaming.server.sqlite_store import SqliteStore
from gloaming.server.store import Store
from tests.postgres import Postgres

CODE = "ABCDEF"
ENTRIES = [log.write(log.Opened(CODE, "hash", "Hanna", 3)), log.write(log.Readied(0, ready=True))]


class Place(ABC):
    name: ClassVar[str]

    def __init__(self) -> None:
        self.opened: list[Store] = []

    @abstractmethod
    async def _open(self) -> Store: ...

    async def open(self) -> Store:
        store = await self._open()
        await store.begin()
        self.opened.append(store)
        return store

    async def close(self) -> None:
        """Whatever was opened: the next one finds what is left in the file or the database."""
        while self.opened:
            await self.opened.pop().end()

    async def again(self) -> Store:
        await self.close()
        return await self.open()

    @abstractmethod
    async def sql(self, *statements: str) -> list[Any]:
        """Behind the store's back; the rows of the last one."""

    @abstractmethod
    async def change(self, to: str) -> None:
        """The schema, to an earlier or a later revision."""

    @abstractmethod
    async def version(self) -> str: ...


class InFile(Place):
    name = "sqlite"

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path

    async def _open(self) -> Store:
        return SqliteStore(self.path)

    async def sql(self, *statements: str) -> list[Any]:
        rows: list[Any] = []
        with closing(sqlite3.connect(self.path, isolation_level=None)) as beside:
            for statement in statements:
                rows = beside.execute(statement).fetchall()
        return rows

    async def change(self, to: str) -> None:
        schema.change_file(self.path, to)

    async def version(self) -> str:
        with closing(sqlite3.connect(self.path)) as beside:
            return schema.version_in(beside)


class InDatabase(Place):
    name = "postgresql"

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url

    async def _open(self) -> Store:
        return PostgresStore(self.url)

    async def sql(self, *statements: str) -> list[Any]:
        rows: list[Any] = []
        connection = await asyncpg.connect(self.url)
        try:
            for statement in statements:
                rows = [tuple(row) for row in await connection.fetch(statement)]
        finally:
            await connection.close()
        return rows

    async def change(self, to: str) -> None:
        await schema.change_database(self.url, to)

    async def version(self) -> str:
        return await schema.version_at(self.url)


async def place_of(engine: str, folder: Path, postgres: Postgres) -> Place:
    return InFile(folder / "tables.sqlite3") if engine == InFile.name else InDatabase(await postgres.database())


async def until(so: Callable[[], Any], patience: float = 60.0) -> None:
    """Until it is so; what is asked may have to be waited for."""
    async with asyncio.timeout(patience):
        while not (await found if isawaitable(found := so()) else found):  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0.01)


async def fill(store: Store, code: str = CODE, entries: Sequence[bytes] = ENTRIES) -> None:
    assert await store.create(code)
    for number, entry in enumerate(entries):
        await store.append(code, number, entry)
