"""A large house: PostgreSQL, nodes, a proxy where there is one, and people at tables. Anything of it can fail."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

from gloaming.server.postgres_store import PostgresStore
from gloaming.server.sqlite_store import SqliteStore
from tests.cluster.invariants import AUDIT, broken
from tests.cluster.laying import lay
from tests.cluster.parts import Node, Proxy, proxy_here
from tests.cluster.players import People
from tests.forwarder import Forwarder
from tests.postgres import Postgres

STUCK, SILENT = "nobody can play on", "no answer since all is whole"
BACK_SECONDS = 60.0
"""So long after everything is whole again, everybody must be back."""


class LargeHouse:
    def __init__(self, folder: Path, postgres: Postgres, url: str, *, seed: int, pace: float) -> None:
        self.folder, self.postgres, self.url, self.pace = folder, postgres, url, pace
        self.chance = Random(seed)
        self.nodes: list[Node] = []
        self.proxy: Proxy | None = None
        self.tables: list[People] = []
        self.ended: list[People] = []
        self.is_closing = False
        self._keeper = PostgresStore(url)
        """Lays tables, and keeps none."""
        self._playing: list[asyncio.Task[None]] = []

    # Opening and closing

    async def open(self, nodes: int, tables: int, *, plant: str = "", proxy: str | None = "") -> None:
        """`proxy`: by name; empty: whichever there is; None: people go to the nodes themselves, to one after the other."""
        await self.postgres.run(AUDIT, self.url.rpartition("/")[2], script=True)
        for name in "abcdefgh"[:nodes]:
            wire = await Forwarder(self.postgres.port).start()
            self.nodes.append(Node(self.folder, name, self.url, wire, plant))
        await asyncio.gather(*(node.start() for node in self.nodes))
        if proxy is not None:
            self.proxy = proxy_here(self.folder, self.nodes, proxy)
        if self.proxy is not None:
            await self.proxy.start()
        await self._keeper.check()
        for _ in range(tables):
            await self.add()

    async def add(self) -> None:
        laid = await lay(self._keeper, self.chance)
        people = People(laid.code, laid.tokens, self.address, self.pace)
        self.tables.append(people)
        people.sit_down()
        self._playing.append(asyncio.create_task(self._play(people)))

    async def _play(self, people: People) -> None:
        """Where a game ends, people sit down at a new table."""
        await people.play(lambda: self.is_closing)
        if people.is_over and not self.is_closing:
            await people.settled(BACK_SECONDS)
            await people.leave()
            self.tables.remove(people)
            self.ended.append(people)
            while not self.is_closing:
                with contextlib.suppress(Exception):
                    await self.add()
                    return
                await asyncio.sleep(0.5)

    def address(self, code: str, attempt: int) -> str:
        door = (
            self.proxy or self.nodes[(hash(code) + attempt + self.chance.randrange(len(self.nodes))) % len(self.nodes)]
        )
        return f"ws://127.0.0.1:{door.port}/api/tables/{code}/socket"

    async def close(self) -> None:
        self.is_closing = True
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        await asyncio.gather(*(people.leave() for people in self.tables))
        for part in (*self.nodes, *([self.proxy] if self.proxy else [])):
            part.send(signal.SIGCONT)
            await part.kill()
        for node in self.nodes:
            await node.wire.end()
        await self._keeper.end()

    # What happens in it

    async def kept_by(self, node: Node) -> list[str]:
        kept = f"SELECT code FROM tips JOIN nodes ON nodes.id = owner WHERE url = '{node.url}'"
        with contextlib.suppress(Exception):
            return [row[0] for row in await self.postgres.run(kept, self.url.rpartition("/")[2])]
        return []

    async def epochs(self) -> dict[str, int]:
        rows = await self.postgres.run("SELECT code, epoch FROM tips", self.url.rpartition("/")[2])
        return {row[0]: row[1] for row in rows}

    async def everybody_is_back(self) -> list[str]:
        """Of the tables at which somebody is not."""
        back = await asyncio.gather(*(people.settled(BACK_SECONDS) for people in self.tables))
        return [people.code for people, is_back in zip(self.tables, back, strict=True) if not is_back]

    async def play_for(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def judge(self) -> list[str]:
        """All is whole again: everybody comes back and plays on. What was promised and not kept, from the beginning."""
        stuck = [f"{code}: {STUCK}" for code in await self.everybody_is_back()]
        stuck += [f"{code}: {SILENT}" for code in ([] if stuck else await self.silent())]
        self.is_closing = True
        await asyncio.gather(*self._playing, return_exceptions=True)
        await self.everybody_is_back()
        with contextlib.closing(SqliteStore(self.folder / "of nobody.sqlite3")) as store:
            return stuck + await broken(self.url, [*self.tables, *self.ended], store) + self.complaints()

    async def silent(self) -> list[str]:
        """Tables at which nobody's answer is acknowledged from now on."""
        before = {people.code: len(people.answered_at) for people in self.tables}
        end = time.monotonic() + BACK_SECONDS
        while True:
            still = [
                people.code
                for people in self.tables
                if len(people.answered_at) == before.get(people.code, -1) and not people.is_over
            ]
            if not still or time.monotonic() > end:
                return still
            await asyncio.sleep(0.1)

    def complaints(self) -> list[str]:
        """What nodes did not expect. One that finds no database at its start says so, and is started again."""
        said = {node.name: node.said().split("Application startup failed") for node in self.nodes}
        odd = {
            name: [part for part in parts if "Traceback" in part and "StoreBroken" not in part]
            for name, parts in said.items()
        }
        return [f"node {name} stumbled: {parts[0][-1500:]}" for name, parts in odd.items() if parts]

    @property
    def given(self) -> int:
        return sum(len(person.given) for people in (*self.tables, *self.ended) for person in people.people)


@contextlib.asynccontextmanager
async def large_house(
    folder: Path,
    postgres: Postgres,
    *,
    nodes: int,
    tables: int,
    seed: int,
    pace: float = 1.0,
    plant: str = "",
    proxy: str | None = "",
) -> AsyncIterator[LargeHouse]:
    house = LargeHouse(folder, postgres, await postgres.database(), seed=seed, pace=pace)
    try:
        await house.open(nodes, tables, plant=plant, proxy=proxy)
        yield house
    finally:
        await house.close()
