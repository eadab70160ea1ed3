"""Whole stores: read while a house is open, carried from one place to another, kept in a file and brought back.

A log is copied whole or not at all, and over no other: whatever was interrupted is finished by the same command again. Tickets
stay behind; they are good for minutes."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import NamedTuple

from gloaming.server.chain import DamagedLog
from gloaming.server.sqlite_store import SqliteStore, make_private
from gloaming.server.store import Store, StoreBroken
from gloaming.server.stores import is_address, store_at

PAGES_AT_ONCE = 256
"""Between two such pieces the house may write."""

Say = Callable[[int, int], None]
"""Told how far it is, and of how much."""


class Copied(NamedTuple):
    tables: int = 0
    entries: int = 0
    there_already: int = 0
    damaged: dict[str, str] = {}
    """Logs that aren't whole, by the tables' codes, and what is wrong with them. They were left where they are."""
    different: tuple[str, ...] = ()
    """Codes under which another table lies at the other place. Neither was touched."""


@asynccontextmanager
async def reading(where: str) -> AsyncIterator[Store]:
    """A database as it is, a file as it was at this moment: the server that has it open writes on, and it stays of its version."""
    if is_address(where):
        async with writing(where) as store:
            yield store
        return
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "tables.sqlite3"
        snapshot(Path(where), copy)
        async with writing(str(copy)) as store:
            yield store


@asynccontextmanager
async def writing(where: str) -> AsyncIterator[Store]:
    store = store_at(where)
    try:
        await store.check()
        yield store
    finally:
        await store.end()


def snapshot(path: Path, to: Path, say: Say = lambda done, total: None) -> None:
    """The file as it is at one moment, by SQLite's own means: what was answered before is in it."""
    make_private(to)
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as source:
            source.execute("SELECT count(*) FROM sqlite_master")
            with closing(sqlite3.connect(to)) as target:
                source.backup(target, pages=PAGES_AT_ONCE, progress=lambda _, left, total: say(total - left, total))
    except sqlite3.Error as fault:
        raise StoreBroken(f"{path} is not a store of Gloaming ({fault}); choose another file.") from fault


async def back_up(where: str, to: Path, say: Say) -> Copied:
    """Into a new file, which is a store itself. It is there when it is whole, and not before."""
    with tempfile.TemporaryDirectory(dir=to.parent, prefix=f".{to.name}-") as folder:
        made = Path(folder) / to.name
        if is_address(where):
            async with reading(where) as source, writing(str(made)) as target:
                done = await copy(source, target, say)
        else:
            snapshot(Path(where), made, say)
            async with writing(str(made)) as target:
                done = await counted(target)
        made.rename(to)
    return done


async def counted(store: Store) -> Copied:
    """What a copy holds, damage included: it is as good as the original, and no better."""
    tables = entries = 0
    damaged: dict[str, str] = {}
    for code in await store.codes():
        tables += 1
        try:
            entries += len(await store.load(code))
        except DamagedLog as fault:
            damaged[code] = str(fault.damage)
    return Copied(tables, entries, damaged=damaged)


async def copy(source: Store, target: Store, say: Say) -> Copied:
    codes = await source.codes()
    taken = set(await target.codes())
    tables = entries = there_already = 0
    damaged: dict[str, str] = {}
    different: list[str] = []
    for number, code in enumerate(codes):
        say(number, len(codes))
        try:
            log = await source.load(code)
        except DamagedLog as fault:
            damaged[code] = str(fault.damage)
            continue
        if code not in taken and await target.adopt(code, log):
            tables, entries = tables + 1, entries + len(log)
        elif await loaded(target, code) == log:
            there_already += 1
        else:
            different.append(code)
    say(len(codes), len(codes))
    return Copied(tables, entries, there_already, damaged, tuple(different))


async def loaded(store: Store, code: str) -> list[bytes] | None:
    try:
        return await store.load(code)
    except DamagedLog:
        return None


def file_of(where: str) -> str:
    """`sqlite:FILE` is said by those who also say `postgresql://…`; it is the same as the file."""
    return where.removeprefix("sqlite:") if not is_address(where) else where


def is_file(where: str) -> bool:
    return is_address(where) or Path(where).is_file()


def versions_of(path: Path) -> tuple[str, str]:
    """Of a file's schema, before and after it was opened, which brings it up to date."""
    before = version_of(path)
    SqliteStore(path).close()
    return before, version_of(path)


def version_of(path: Path) -> str:
    from gloaming.server.schema import version_in

    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as found:
            return version_in(found)
    except sqlite3.Error as fault:
        raise StoreBroken(f"{path} is not a store of Gloaming ({fault}); choose another file.") from fault


async def schema_at(url: str) -> str:
    """Of a database; empty where there is nothing yet."""
    store = store_at(url)
    from asyncpg.exceptions import PostgresError

    from gloaming.server.membership import UNREACHABLE
    from gloaming.server.schema import version_at

    try:
        return await version_at(url)
    except (*UNREACHABLE, PostgresError) as fault:
        raise StoreBroken(f"{store.name} can't be reached ({fault}).") from fault
