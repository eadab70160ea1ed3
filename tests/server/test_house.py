"""The house as a whole: what it keeps in memory."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from gloaming.server import open_table, presence
from gloaming.server.house import House
from gloaming.server.store import Store


def test_a_table_that_nobody_uses_leaves_the_memory_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_table, "IDLE_SECONDS", 0.0)
    monkeypatch.setattr(presence, "AWAY_AFTER", 0.0)

    async def live() -> None:
        store = Store(tmp_path / "tables.sqlite3")
        house = House(store)
        first = await house.make_table("Ann", 0)
        await asyncio.sleep(0.3)
        second = await house.make_table("Ben", 1)
        await house.look_after()
        assert set(house.open) == {second.code}
        again = house.table(first.code)
        assert again is not None
        assert again.table.names()[0] == "Ann"
        house.close()
        store.close()

    asyncio.run(live())
