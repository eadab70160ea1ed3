"""The house as a whole: what it keeps in memory, and that it sends at once."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest

from gloaming.cli.hosting import open_port
from gloaming.server import open_table, presence
from gloaming.server.house import House
from gloaming.server.sqlite_store import SqliteStore


def test_a_table_that_nobody_uses_leaves_the_memory_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_table, "IDLE_SECONDS", 0.0)
    monkeypatch.setattr(presence, "AWAY_AFTER", 0.0)

    async def live() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite3")
        house = House(store)
        first = await house.make_table("Ann", 0)
        await asyncio.sleep(0.3)
        second = await house.make_table("Ben", 1)
        await house.look_after()
        assert set(house.open) == {second.code}
        again = await house.table(first.code)
        assert again is not None
        assert again.table.names()[0] == "Ann"
        house.close()
        store.close()

    asyncio.run(live())


def test_what_is_sent_does_not_wait_for_more() -> None:
    """Without TCP_NODELAY an answer in two pieces takes 40 ms: the system waits until the first was received."""

    async def serve() -> None:
        at_once: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def made(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            line: socket.socket = writer.get_extra_info("socket")
            at_once.set_result(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        door = open_port("127.0.0.1", 0)
        async with await asyncio.start_server(made, sock=door):
            _, writer = await asyncio.open_connection(*door.getsockname())
            assert await at_once
            writer.close()

    asyncio.run(serve())
