"""Power cuts: what a house has written is left as a disk might keep it that was cut off at some moment, and opened again.

Whatever was acknowledged by then is in the logs, each whole and without a gap."""

from __future__ import annotations

import asyncio
import shutil
from collections import defaultdict
from pathlib import Path
from random import Random

from gloaming.server.sqlite_store import SqliteStore
from tests.server.forgetful_disk import Disk, Noted, library, noting

FILE = "tables.sqlite3"
TABLES, LIVES, ENTRIES = 5, 3, 24
"""A store is opened so often, and at each table so much is written in each of these lives."""
LONGEST = 9_000
"""Bytes of an entry: some fill several pages."""


class Lost(AssertionError):
    """Something that was acknowledged is not there."""


class Evening:
    """All that was done to the files, in its order, and between it what people were told."""

    def __init__(self, noted: list[Noted], seed: int) -> None:
        self.noted, self.chance = noted, Random(seed)

    async def cut(self, folder: Path, cuts: int) -> dict[str, int]:
        """At so many moments of chance, the last one among them."""
        moments = sorted([len(self.noted), *(self.chance.randrange(1, len(self.noted)) for _ in range(cuts - 1))])
        disk, told = Disk(), dict[tuple[str, int], bytes]()
        before = doubtful = 0
        for moment in moments:
            for done in self.noted[before:moment]:
                if done.what == "told":
                    told[done.name, done.place] = done.content
                else:
                    disk.note(done)
            before = moment
            doubtful += sum(len(file.doubtful) for file in disk.files.values())
            await self._look(folder, disk, told)
        return {"cuts": len(moments), "acknowledged": len(told), "lost": 0, "doubtful_writes": doubtful}

    async def _look(self, folder: Path, disk: Disk, told: dict[tuple[str, int], bytes]) -> None:
        disk.leave(empty(folder), self.chance)
        store = SqliteStore(folder / FILE)
        try:
            logs: dict[str, list[bytes]] = defaultdict(list)
            for code in await store.codes():
                logs[code] = await store.load(code)  # its chain is checked with it
        finally:
            await store.end()
        for (code, number), entry in told.items():
            if logs[code][number : number + 1] != [entry]:
                raise Lost(f"{code}: entry {number} was acknowledged, and is lost")


def empty(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


async def written(folder: Path, seed: int) -> Evening:
    """People play at a few tables, all at once; now and then the house is closed and opened again."""
    sqlite = library()
    assert sqlite is not None
    empty(folder)
    chance, lengths = Random(seed), defaultdict[str, int](int)
    with noting(sqlite, folder) as notes:

        async def play(store: SqliteStore, code: str) -> None:
            for _ in range(ENTRIES):
                number = lengths[code]
                entry = f"{code} {number} ".encode() + chance.randbytes(int(LONGEST ** chance.random()))
                await store.append(code, number, entry)
                notes.noted.append(Noted("told", code, number, entry))
                lengths[code] += 1
                await asyncio.sleep(chance.random() * 0.01)

        for life in range(LIVES):
            store = SqliteStore(folder / FILE)
            await asyncio.gather(*(play(store, f"TABLE{each}") for each in range(TABLES + life)))
            await store.end()
    return Evening(notes.noted, seed)
