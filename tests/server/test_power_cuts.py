"""The power is cut while a house writes: nothing that was acknowledged is lost, at whatever moment it happens.

Some moments here; `make test-cluster ARGS="--cuts 1000"` tries many more."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloaming.server.sqlite_store import SqliteStore
from tests.cluster.cuts import Lost, written
from tests.server.forgetful_disk import library
from tests.wide import further

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(library() is None, reason="the SQLite of this Python is out of reach"),
]


@pytest.mark.parametrize("cuts", [60, *further(1000)])
async def test_what_was_acknowledged_survives_a_power_cut(cuts: int, tmp_path: Path) -> None:
    evening = await written(tmp_path / "house", seed=1)
    found = await evening.cut(tmp_path / "left", cuts)
    assert found["lost"] == 0
    assert found["acknowledged"] > 100
    assert found["doubtful_writes"] > 100, "every write was kept: nothing was tried"


async def test_a_store_that_does_not_wait_for_the_disk_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So it was once: safe from a crash of the program, and from nothing else."""
    prepare = SqliteStore._prepare

    def hastily(self: SqliteStore, connection: object) -> None:
        prepare(self, connection)  # type: ignore[arg-type]
        connection.execute("PRAGMA synchronous=NORMAL")  # type: ignore[attr-defined]

    monkeypatch.setattr(SqliteStore, "_prepare", hastily)
    evening = await written(tmp_path / "house", seed=1)
    with pytest.raises(Lost):
        await evening.cut(tmp_path / "left", 60)
