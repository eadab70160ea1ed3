"""`python -m tests.cluster.kills STORE --kills 1000`: a process that writes is killed at random moments, again and again.

Whatever it had acknowledged is in the log, each entry once, in order and without a gap. It says what it has acknowledged on a pipe,
after the store has; who reads the pipe kills it."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import sys
import time
from collections import defaultdict
from random import Random

from gloaming.server import postgres_store as postgres_store  # noqa: PLC0414 - before each life: it takes longer than one
from gloaming.server.store import KeptElsewhere, Store
from gloaming.server.stores import store_at

TABLES = 6
LIVES_OF_A_TABLE = 25
"""After so many kills the people sit down at new tables: logs must not grow without end."""
MOST_ACKNOWLEDGED = 60
"""A life is ended at the latest when it has acknowledged so many."""


def codes_of(life: int) -> list[str]:
    generation = life // LIVES_OF_A_TABLE
    return [f"T{generation:04d}{table}" for table in range(TABLES)]


# The one who is killed


async def write(where: str, life: int, pipe: int) -> None:
    store = store_at(where)
    await store.begin()

    async def fill(code: str) -> None:
        number = len(await kept(store, code))
        while True:
            await store.append(code, number, f"{code} {number} {life}".encode())
            os.write(pipe, f"{code} {number} {life}\n".encode())
            number += 1

    await asyncio.gather(*map(fill, codes_of(life)))


async def kept(store: Store, code: str) -> list[bytes]:
    """The life before may be dead for so short a time that PostgreSQL has not noticed."""
    while True:
        try:
            return [] if await store.create(code) else await store.claim(code)
        except KeptElsewhere:
            await asyncio.sleep(0.02)


# The one who kills


class Killer:
    def __init__(self, where: str, seed: int) -> None:
        self.where, self.chance = where, Random(seed)
        self.acknowledged: dict[str, dict[int, bytes]] = defaultdict(dict)
        self.found = self.beyond = 0

    def kill(self, life: int) -> None:
        """Begin a life, and end it after some of its entries were acknowledged, at a moment of chance."""
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            try:
                asyncio.run(write(self.where, life, writing))
            finally:
                os._exit(1)
        os.close(writing)
        wanted, lines = self.chance.randint(1, MOST_ACKNOWLEDGED), b""
        with open(reading, "rb", buffering=0) as pipe:  # noqa: PTH123 - a pipe has no path
            while lines.count(b"\n") < wanted and (more := pipe.read(4096)):
                lines += more
            time.sleep(self.chance.random() * 0.01)
            os.kill(child, signal.SIGKILL)
            lines += pipe.read()
        os.waitpid(child, 0)
        for line in lines.splitlines():
            code, number, _ = line.decode().split()
            assert int(number) not in self.acknowledged[code], f"{code} {number} was acknowledged twice"
            self.acknowledged[code][int(number)] = line
            self.found += 1

    async def check(self, codes: list[str]) -> None:
        """Of these tables all that was acknowledged is there, and of what is there nothing was written twice."""
        store = store_at(self.where)
        await store.check()
        try:
            for code in codes:
                log = await store.load(code)  # its chain is checked with it
                for number, entry in self.acknowledged[code].items():
                    assert log[number : number + 1] == [entry], f"{code}: entry {number} was acknowledged, and is lost"
                assert len({entry.rpartition(b" ")[0] for entry in log}) == len(log)
                self.beyond += len(log) - len(self.acknowledged[code])
        finally:
            await store.end()


def killed(where: str, kills: int, seed: int) -> dict[str, int | float]:
    killer, began = Killer(where, seed), time.monotonic()
    for life in range(kills):
        killer.kill(life)
        if codes_of(life) != codes_of(life + 1) or life == kills - 1:
            asyncio.run(killer.check(codes_of(life)))
    seconds = round(time.monotonic() - began, 1)
    return {"kills": kills, "acknowledged": killer.found, "lost": 0, "saved_unheard": killer.beyond, "seconds": seconds}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("store")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    words = parser.parse_args()
    print(json.dumps(killed(words.store, words.kills, words.seed)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
