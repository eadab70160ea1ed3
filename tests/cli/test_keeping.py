"""`gloaming store`: set up, copied, backed up, brought back and audited, in a file and in PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from gloaming.cli.main import app
from gloaming.server.schema import HEAD
from gloaming.server.sqlite_store import SqliteStore
from gloaming.server.store import Store
from gloaming.server.stores import store_at
from tests.postgres import Postgres
from tests.server.places import fill

CODES = ["ABCDEF", "GHJKLM", "NPQRST"]


def run(*words: str | Path, code: int = 0, **more: Any) -> Result:
    result = CliRunner().invoke(app, ["store", *map(str, words), "--language", "en"], **more)
    assert result.exit_code == code, (result.output, result.exception)
    return result


def lay(path: Path, codes: list[str] = CODES) -> dict[str, list[bytes]]:
    async def filled(store: Store) -> None:
        for code in codes:
            await fill(store, code, [f"{code} {number}".encode() for number in range(5)])

    with closing(SqliteStore(path)) as store:
        asyncio.run(filled(store))
    return logs(str(path))


def logs(where: str) -> dict[str, list[bytes]]:
    async def read() -> dict[str, list[bytes]]:
        store = store_at(where)
        await store.check()
        try:
            return {code: await store.load(code) for code in await store.codes()}
        finally:
            await store.end()

    return asyncio.run(read())


@pytest.fixture
def empty(postgres: Postgres) -> str:
    """The address of a database with nothing in it."""
    return asyncio.run(postgres.database(""))


@pytest.fixture
def database(postgres: Postgres) -> str:
    return asyncio.run(postgres.database())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


def test_from_small_to_large_and_back(file: Path, empty: str, tmp_path: Path) -> None:
    """Every log is the same at the other end; what is there already is not copied again."""
    before = lay(file)
    run("copy", file, empty, code=2)
    assert f"is set up, at version {HEAD}." in run("migrate", empty).stdout
    assert "3 tables were copied to" in run("copy", f"sqlite:{file}", empty).stdout
    assert logs(empty) == before
    again = json.loads(run("copy", file, empty, "--json").stdout)
    assert (again["tables"], again["there_already"], again["different"]) == (0, 3, [])
    run("copy", empty, tmp_path / "back.sqlite3")
    assert logs(str(tmp_path / "back.sqlite3")) == before


def test_nothing_is_written_over(file: Path, tmp_path: Path, database: str) -> None:
    lay(file)
    lay(other := tmp_path / "other.sqlite3", CODES[:1])
    with closing(SqliteStore(other)) as store:
        asyncio.run(store.append(CODES[0], 5, b"went on"))
    kept = logs(str(other))[CODES[0]]
    result = run("copy", file, other, code=1)
    assert result.stdout.splitlines()[-2:] == [
        "Left alone, because the table of this code went another way there:",
        f"  {CODES[0]}",
    ]
    assert logs(str(other))[CODES[0]] == kept
    assert set(logs(str(other))) == set(CODES)
    assert "Both are the same store." in run("copy", file, f"sqlite:{file}", code=2).stderr
    assert "There’s no store at" in run("copy", tmp_path / "none", database, code=2).stderr


def test_a_damaged_log_is_named_and_stays_behind(file: Path, database: str) -> None:
    lay(file)
    with closing(sqlite3.connect(file)) as beside, beside:
        beside.execute("DELETE FROM log WHERE code = ? AND number = 2", (CODES[1],))
    result = run("copy", file, database, code=1)
    assert f"Damaged logs:\n  {CODES[1]}: Entry 2 is missing." in result.stdout
    assert set(logs(database)) == {CODES[0], CODES[2]}
    assert f"  {CODES[1]}: Entry 2 is missing." in run("verify", file, code=1).stdout
    found = json.loads(run("verify", file, "--json", code=1).stdout)
    assert {table["code"]: table["finding"] for table in found["tables"]}[CODES[1]] == "damaged"


def test_a_backup_is_made_while_the_house_is_open(file: Path, tmp_path: Path) -> None:
    before = lay(file)
    kept = tmp_path / "kept.sqlite3"
    with closing(SqliteStore(file)) as open_house:
        asyncio.run(open_house.append(CODES[0], 5, b"not yet in the file itself"))
        assert "3 tables were copied to" in run("backup", kept, "--store", file).stdout
        assert "3 tables, and every log is whole." in run("verify", file).stdout
        asyncio.run(open_house.append(CODES[0], 6, b"after the backup"))
    assert logs(str(kept)) == {**before, CODES[0]: [*before[CODES[0]], b"not yet in the file itself"]}
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert "is there already. Name a new file." in run("backup", kept, "--store", file, code=2).stderr
    assert not list(tmp_path.glob(".kept*"))
    file.unlink()
    run("restore", kept, "--store", file)
    assert logs(str(file)) == logs(str(kept))


def test_a_backup_of_a_database_is_the_same_file(file: Path, tmp_path: Path, database: str, postgres: Postgres) -> None:
    before = lay(file)
    run("copy", file, database)
    kept = tmp_path / "kept.sqlite3"
    run("backup", kept, "--store", database)
    assert logs(str(kept)) == before
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    other = asyncio.run(postgres.database())
    run("restore", kept, "--store", other)
    assert logs(other) == before
    assert "3 tables, and every log is whole." in run("verify", other).stdout


def test_a_database_is_changed_only_when_somebody_says_so(database: str, postgres: Postgres) -> None:
    from gloaming.server.schema import change_database

    assert f"is up to date, at version {HEAD}." in run("migrate", database).stdout
    asyncio.run(change_database(database, "2"))
    assert (
        "is of an earlier version. Stop the nodes that use it, and say --yes."
        in run("migrate", database, code=2).stderr
    )
    assert "is not set up for this Gloaming; run `gloaming store migrate" in run("verify", database, code=2).stderr
    assert json.loads(run("migrate", database, "--yes", "--json").stdout)["from"] == "2"
    name = database.rpartition("/")[2]
    asyncio.run(postgres.run("UPDATE alembic_version SET version_num = '99'", name))
    sentence = "was written by another version of Gloaming; choose another database."
    assert sentence in run("migrate", database, "--yes", code=2).stderr
    assert sentence in run("verify", database, code=2).stderr


def test_a_file_is_brought_up_to_date_without_a_question(file: Path) -> None:
    from gloaming.server.schema import change_file

    before = lay(file)
    change_file(file, "1")
    assert json.loads(run("migrate", file, "--json").stdout) == {"store": str(file), "from": "1", "to": HEAD}
    assert logs(str(file)) == before


def test_an_old_file_is_verified_and_stays_old(file: Path) -> None:
    from gloaming.server.schema import change_file, version_in

    lay(file)
    change_file(file, "2")
    run("verify", file)
    with closing(sqlite3.connect(file)) as beside:
        assert version_in(beside) == "2"


def test_a_password_is_shown_to_nobody(postgres: Postgres, database: str) -> None:
    secret = database.replace("gloaming@", "gloaming:hunter2@")
    for words in (("migrate", secret), ("verify", secret), ("migrate", secret.replace("/test_", "/none_"))):
        result = CliRunner().invoke(app, ["store", *words, "--language", "en"])
        assert "hunter2" not in result.output


def test_what_is_no_store_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Agnes, the knife is in the library. " * 100)
    for words in (("verify", tmp_path / "letter.txt"), ("copy", tmp_path / "letter.txt", tmp_path / "new")):
        assert "is not a store of Gloaming" in run(*words, code=2).stderr
    nobody = "postgresql://nobody@127.0.0.1:1/nothing"
    for command in ("verify", "migrate"):
        assert "can't be reached" in run(command, nobody, code=2).stderr
