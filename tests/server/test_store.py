"""The store as a file: what is in it, who may read it, and for how many it is."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from gloaming.games.cultists import Options
from gloaming.kernel.dice import Dice
from gloaming.server import chain, schema
from gloaming.server import entries as log
from gloaming.server import sqlite_store as stores
from gloaming.server.chain import DamagedLog
from gloaming.server.sqlite_store import SqliteStore
from gloaming.server.store import StoreBroken
from tests.server.browser import Browser
from tests.server.playing import play
from tests.server.prepared import lay_out, search
from tests.server.running import GLOAMING, RunningHouse

pytestmark = pytest.mark.anyio

ENTRIES = [log.write(log.Opened("ABCDEF", "hash", "Hanna", 3)), log.write(log.Readied(0, ready=True))]


SEAT_THEN = "json_extract(CAST(entry AS TEXT), '$.token_hash')"


async def fill(store: SqliteStore, *entries: bytes) -> None:
    for number, entry in enumerate(entries):
        await store.append("ABCDEF", number, entry)


def of_version_1(path: Path) -> None:
    """Make of a store what the first version would have written."""
    with closing(sqlite3.connect(path, isolation_level=None)) as store:
        for statement in (
            "DROP INDEX seats",
            "DROP TRIGGER tip",
            "DROP TABLE tips",
            "ALTER TABLE log DROP COLUMN link",
            f"CREATE INDEX seats ON log ({SEAT_THEN}) WHERE {SEAT_THEN} IS NOT NULL",
            *(f"DROP TABLE {later}" for later in ("tickets", "receivers", "belongings")),
            "DROP TABLE alembic_version",
            "PRAGMA user_version=1",
        ):
            store.execute(statement)


async def test_a_store_from_before_opens_and_its_tables_play_on(own_house: RunningHouse) -> None:
    past = search(Options(), lambda game: type(game.asking).__name__ == "Walk")
    people = lay_out(own_house, past, options={"players": 5})
    own_house.stop()
    of_version_1(own_house.store)
    own_house.start()
    for browser in people:
        await browser.open()
    question = people[0].question
    await play(people, Dice.seeded("from before"), lambda: people[0].question > question + 3)
    own_house.table(people[0].code)
    assert isinstance(people[0], Browser)


async def test_damage_from_before_is_still_found_after_the_upgrade(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    with closing(SqliteStore(path)) as store:
        await fill(store, *ENTRIES, ENTRIES[1])
    of_version_1(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as beside:
        beside.execute("DELETE FROM log WHERE number = 1")
    with closing(SqliteStore(path)) as store, pytest.raises(DamagedLog):
        await store.load("ABCDEF")


async def test_an_upgrade_that_breaks_off_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tables.sqlite3"
    with closing(SqliteStore(path)) as store:
        await fill(store, *ENTRIES)
    of_version_1(path)

    def broken(*given: object) -> None:
        raise sqlite3.OperationalError("the disk is full")

    monkeypatch.setattr(chain, "chained", broken)
    with pytest.raises(StoreBroken, match="the disk is full"):
        SqliteStore(path)
    with closing(sqlite3.connect(path)) as beside:
        assert beside.execute("PRAGMA user_version").fetchone() == (1,)
        assert len(beside.execute("SELECT * FROM log").description) == 3
        assert not beside.execute("SELECT * FROM sqlite_master WHERE name = 'alembic_version'").fetchall()
    monkeypatch.undo()
    with closing(SqliteStore(path)) as store:
        assert await store.load("ABCDEF") == ENTRIES


def test_a_new_store_is_what_the_history_of_stores_leads_to() -> None:
    """`python -m tools.schema` writes it."""
    assert (schema.HISTORY / "sqlite.sql").read_text(encoding="utf-8") == schema.written_out()


def test_a_program_from_before_leaves_it_alone(tmp_path: Path) -> None:
    """It looked for a number that it knows, in SQLite's `user_version`."""
    new, upgraded = tmp_path / "new.sqlite3", tmp_path / "upgraded.sqlite3"
    for path in (new, upgraded):
        SqliteStore(path).close()
    of_version_1(upgraded)
    SqliteStore(upgraded).close()
    for path in (new, upgraded):
        with closing(sqlite3.connect(path)) as beside:
            assert beside.execute("PRAGMA user_version").fetchone() == (int(schema.HEAD),)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


def open_to_all(folder: Path) -> None:
    for file in folder.iterdir():
        file.chmod(0o644)


@pytest.mark.skipif(os.name != "posix", reason="files have other locks there")
async def test_only_the_owner_may_read_it(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"

    before = os.umask(0)
    try:
        with closing(SqliteStore(path)) as store:
            await fill(store, *ENTRIES)
            made = modes(tmp_path)
        open_to_all(tmp_path)
        with closing(SqliteStore(path)) as store:
            await store.append("GHJKLM", 0, ENTRIES[0])
            brought = modes(tmp_path)
    finally:
        os.umask(before)
    assert set(made) >= {path.name, f"{path.name}-wal", f"{path.name}-shm"}
    assert set(made.values()) == {0o600}
    assert set(brought.values()) == {0o600}


async def test_a_copy_of_the_file_alone_holds_what_was_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the house rests, and when it closes; and all that is promised is on the disk."""
    monkeypatch.setattr(stores, "REST_SECONDS", 0.05)
    path, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    with closing(SqliteStore(path)) as store:
        await fill(store, *ENTRIES)
        async with asyncio.timeout(60):
            while (tmp_path / f"{path.name}-wal").stat().st_size:  # noqa: ASYNC110 - until it rests; nothing tells of it
                await asyncio.sleep(0.05)
        shutil.copy(path, copy)
        with closing(SqliteStore(copy)) as copied:
            assert await copied.load("ABCDEF") == ENTRIES
        await store.append("ABCDEF", 2, ENTRIES[1])
    copy.unlink()
    shutil.copy(path, copy)
    with closing(SqliteStore(copy)) as copied:
        assert await copied.load("ABCDEF") == [*ENTRIES, ENTRIES[1]]


async def test_it_waits_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    prepare = SqliteStore._prepare

    def watched(self: SqliteStore, connection: sqlite3.Connection) -> None:
        prepare(self, connection)
        asked.append(str(connection.execute("PRAGMA synchronous").fetchone()[0]))

    monkeypatch.setattr(SqliteStore, "_prepare", watched)
    SqliteStore(tmp_path / "tables.sqlite3").close()
    assert asked == ["2"]


async def test_what_is_asked_of_one_table_is_not_looked_for_among_all(tmp_path: Path) -> None:
    """The house waits for each of these, and so does everybody in it."""
    with closing(SqliteStore(tmp_path / "tables.sqlite3")) as store:
        await fill(store, *ENTRIES)
        asked: list[str] = []
        store._reading.set_trace_callback(asked.append)
        await store.knows("ABCDEF")
        await store.length("ABCDEF")
        await store.load("ABCDEF")
        await store.codes_of("hash")
        await store.receivers_of("ABCDEF")
        store._reading.set_trace_callback(None)
        looked = [
            row for each in asked if "SELECT" in each for row in store._reading.execute(f"EXPLAIN QUERY PLAN {each}")
        ]
    assert [row[-1] for row in looked if "SEARCH" in row[-1]] != []
    assert [row[-1] for row in looked if "SCAN" in row[-1]] == []


async def test_a_store_is_for_one_process(own_house: RunningHouse) -> None:
    """Until that one ends, however it ends."""
    second = [*GLOAMING, "serve", "--port", "0", "--store", str(own_house.store)]
    done = await asyncio.create_subprocess_exec(*second, stderr=subprocess.PIPE)
    _, said = await asyncio.wait_for(done.communicate(), 120)
    sentence = f"{own_house.store} is in use by another Gloaming; end that one, or choose another file."
    assert (done.returncode, said.decode().strip()) == (2, sentence)
    with pytest.raises(StoreBroken, match="is in use by another Gloaming"):
        SqliteStore(own_house.store)
    own_house.kill()
    SqliteStore(own_house.store).close()


async def test_what_is_wrong_with_one_entry_is_no_matter_of_the_others(tmp_path: Path) -> None:
    """A number that its log has already: it is refused, and what would have followed it; whatever waited with it is saved."""
    with closing(SqliteStore(tmp_path / "tables.sqlite3")) as store:
        await fill(store, *ENTRIES)
        others = [(f"TABLE{number}", 0) for number in range(40)]
        wanted = [*others[:20], ("ABCDEF", 1), ("ABCDEF", 2), *others[20:]]
        done = await asyncio.gather(
            *(store.append(code, number, ENTRIES[0]) for code, number in wanted), return_exceptions=True
        )
        assert [type(done[at]) for at in (20, 21)] == [StoreBroken, StoreBroken]
        assert done[:20] + done[22:] == [None] * 40
        assert not store.failing
        assert await store.load("ABCDEF") == ENTRIES
        assert [await store.load(code) for code, _ in others] == [[ENTRIES[0]]] * len(others)
        await store.append("ABCDEF", 2, ENTRIES[1])
        assert len(await store.load("ABCDEF")) == 3
