"""Nodes for the tests: houses like any other, each a process of its own, that share one database."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

import asyncpg

from gloaming.server.chain import verified
from gloaming.server.table import Table, from_log
from tests.server.browser import Browser
from tests.server.running import RunningHouse

MOVED = 1012


class Node(RunningHouse):
    def __init__(self, folder: Path, url: str, more: tuple[str, ...] = ()) -> None:
        folder.mkdir()
        super().__init__(folder, more=more)
        self.where = url
        self.more = ("--store", url, "--node-url", self.url, *more)  # the last one counts

    async def rows(self, statement: str, *given: Any) -> list[Any]:
        connection = await asyncpg.connect(self.where)
        try:
            found: list[Any] = await connection.fetch(statement, *given)
            return found
        finally:
            await connection.close()

    async def keeper(self, code: str) -> str:
        """The address of the node that keeps this table; empty if none does."""
        found = await self.rows("SELECT url FROM tips JOIN nodes ON nodes.id = owner WHERE code = $1", code)
        return found[0][0] if found else ""

    async def read(self, code: str) -> Table:
        rows = await self.rows("SELECT number, entry, link FROM log WHERE code = $1 ORDER BY number", code)
        [tip] = await self.rows("SELECT entries, link FROM tips WHERE code = $1", code)
        return from_log(code, verified(code, [tuple(row) for row in rows], tuple(tip)))

    async def status(self, path: str) -> int:
        return (await self.get(path)).status_code

    async def is_leaving(self) -> bool:
        return await self.status("/readyz") == 503

    def signal(self, which: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(which)

    def check_logs(self) -> None:
        """There is no file."""
        self.crowd.clear()


async def come_to(node: Node, browser: Browser) -> Browser:
    """The same seat, by the door of this node."""
    browser.address = node.socket_of(browser.code)
    return await browser.open()


def close_code(browser: Browser) -> int | None:
    assert browser._socket is not None
    return browser._socket.close_code
