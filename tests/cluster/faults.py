"""Everything that can fail in a large house, drawn by a seed: each fault breaks something, and after a while heals it."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable
from itertools import pairwise
from statistics import median
from typing import Any, NamedTuple

from tests.cluster.house import LargeHouse
from tests.cluster.parts import Node

APART = (3.0, 8.0)
"""Seconds between two faults."""
CALM_SECONDS, CALM_ANSWERS = 5.0, 3
"""What has passed, and been answered at each table, before a fault that comes alone."""


class Fault(NamedTuple):
    kind: str
    began: float
    ended: float
    tables: list[str]
    """Those that it should be felt at."""


class Pause(NamedTuple):
    """At one table."""

    seconds: float
    since: float
    until: float


class Trouble:
    """Draws faults until it is told to stop; then everything heals."""

    def __init__(self, house: LargeHouse) -> None:
        self.house, self.chance = house, house.chance
        self.faults: list[Fault] = []
        self._hurt: set[Any] = set()
        self._under_way: list[asyncio.Task[None]] = []
        self._database = asyncio.Lock()

    async def run(self, seconds: float, kinds: tuple[str, ...] = (), *, one_by_one: bool = False) -> None:
        """One by one: each finds everybody at play, so what people feel is its own."""
        end = time.monotonic() + seconds
        drawn = kinds or tuple(kind for kind in KINDS if kind != "proxy" or self.house.proxy is not None)
        for number in range(10_000):
            await asyncio.sleep(self.chance.uniform(*APART))
            if one_by_one:
                await asyncio.gather(*self._under_way)
                await self._calm()
            if time.monotonic() > end:
                break
            # Each kind once, in an order of chance, before any comes a second time.
            if number % len(drawn) == 0:
                drawn = tuple(self.chance.sample(drawn, len(drawn)))
            self._begin(drawn[number % len(drawn)])
            if not one_by_one and self.chance.random() < 0.2:
                self._begin(self.chance.choice(drawn))
        await asyncio.gather(*self._under_way)

    async def _calm(self) -> None:
        """Until somebody has answered at every table for a while."""
        began = time.monotonic()
        while time.monotonic() < began + CALM_SECONDS or not all(  # noqa: ASYNC110
            people.is_over or sum(each > began for each in people.answered_at) >= CALM_ANSWERS
            for people in self.house.tables
        ):
            await asyncio.sleep(0.1)

    def _begin(self, kind: str) -> None:
        self._under_way.append(asyncio.create_task(self._hurt_and_heal(kind)))

    async def _hurt_and_heal(self, kind: str) -> None:
        if kind in OF_NODES:
            node = await self._somebody()
            tables = await self.house.kept_by(node)
            began = time.monotonic()
            try:
                await OF_NODES[kind](self, node)
            finally:
                self._hurt.discard(node)
        else:
            tables = [people.code for people in self.house.tables]
            async with self._database:
                began = time.monotonic()
                await OF_ALL[kind](self)
        self.faults.append(Fault(kind, began, time.monotonic(), tables))

    async def _somebody(self) -> Node:
        """A node that is whole, if another one is left then; rather one that keeps tables."""
        while True:
            whole = [node for node in self.house.nodes if node not in self._hurt]
            if len(whole) > 1:
                busy = [node for node in whole if await self.house.kept_by(node)]
                node = self.chance.choice(busy or whole)
                if node not in self._hurt:  # while we asked
                    self._hurt.add(node)
                    return node
            await asyncio.sleep(0.2)

    # Of a node

    async def kill(self, node: Node) -> None:
        await node.kill()
        await asyncio.sleep(self.chance.uniform(0.5, 3))
        await node.start()

    async def pause(self, node: Node) -> None:
        node.send(signal.SIGSTOP)
        await asyncio.sleep(self.chance.choice((1.5, 7.0)))
        node.send(signal.SIGCONT)

    async def drain(self, node: Node) -> None:
        node.send(signal.SIGTERM)
        await node.gone()
        await node.start()

    async def cut(self, node: Node) -> None:
        """From the database, and nothing else."""
        node.wire.cut()
        await asyncio.sleep(self.chance.choice((2.0, 8.0)))
        node.wire.mend()

    async def hang_up(self, node: Node) -> None:
        """Its connections to the database are lost; new ones can be made."""
        node.wire.hang_up()
        await asyncio.sleep(0)

    # Of all

    async def restart_database(self) -> None:
        await asyncio.to_thread(self.house.postgres.stop)
        await asyncio.to_thread(self.house.postgres.start)

    async def crash_database(self) -> None:
        await asyncio.to_thread(self.house.postgres.stop, signal.SIGQUIT)
        await asyncio.to_thread(self.house.postgres.start)

    async def restart_proxy(self) -> None:
        assert self.house.proxy is not None
        await self.house.proxy.kill()
        await self.house.proxy.start()

    # What it cost

    def pauses(self) -> dict[str, list[Pause]]:
        """For each kind of fault, of each table that should have felt it: how long nobody's answer was acknowledged."""
        answered = {people.code: people.answered_at for people in (*self.house.tables, *self.house.ended)}
        found: dict[str, list[Pause]] = {kind: [] for kind in KINDS}
        for fault in self.faults:
            for code in fault.tables:
                gaps = [
                    Pause(after - before, before, after)
                    for before, after in pairwise(answered.get(code, []))
                    if after >= fault.began and before <= fault.ended + 1.0
                ]
                if gaps:
                    found[fault.kind].append(max(gaps))
        return found

    def during(self, pause: Pause) -> list[str]:
        """All that had failed and was not yet whole again at some time of it, in its order."""
        met = [fault for fault in self.faults if fault.began <= pause.until and fault.ended >= pause.since]
        return [fault.kind for fault in sorted(met, key=lambda fault: fault.began)]

    def figures(self) -> list[dict[str, Any]]:
        pauses = self.pauses()
        return [
            {
                "fault": kind,
                "times": sum(fault.kind == kind for fault in self.faults),
                "tables": len(pauses[kind]),
                "median": round(median(pause.seconds for pause in pauses[kind]), 2) if pauses[kind] else None,
                "worst": round(max(pauses[kind]).seconds, 2) if pauses[kind] else None,
                "in_the_worst": self.during(max(pauses[kind])) if pauses[kind] else [],
            }
            for kind in KINDS
        ]


OF_NODES: dict[str, Callable[[Trouble, Node], Awaitable[None]]] = {
    "kill -9": Trouble.kill,
    "pause": Trouble.pause,
    "drain": Trouble.drain,
    "cut from database": Trouble.cut,
    "database hangs up": Trouble.hang_up,
}
OF_ALL: dict[str, Callable[[Trouble], Awaitable[None]]] = {
    "database restarts": Trouble.restart_database,
    "database crashes": Trouble.crash_database,
    "proxy": Trouble.restart_proxy,
}
KINDS = (*OF_NODES, *OF_ALL)
