"""Shedding: after a node's death, or its return, tables lie where they fell. A node that keeps too many lets go of some.

Which table belongs where only the proxy knows. It has said so for a table to which somebody has come directly since the last
node came: that one stays, because it would only come back."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Collection, Iterable

from gloaming.server.house import House
from gloaming.server.open_table import OpenTable
from gloaming.server.store import Node, StoreBroken

ROUND_SECONDS = 10.0
TOO_MANY = 1.3
"""Times the mean of all nodes."""
AT_ONCE, PER_SECOND = 20, 2.0
CALM_SECONDS = 30.0
"""After the last return of a node, or of the database, which all nodes come back from together."""
QUIET_SECONDS = 5.0


def surplus(me: int, nodes: Collection[Node]) -> int:
    """How many tables this node should let go of now."""
    staying = [node for node in nodes if not node.is_draining]
    mine = sum(node.tables for node in staying if node.id == me)
    if len(staying) < 2 or min(node.age for node in staying) < CALM_SECONDS:
        return 0
    mean = sum(node.tables for node in staying) / len(staying)
    return min(AT_ONCE, mine - math.ceil(mean)) if mine > TOO_MANY * mean else 0


def chosen(tables: Iterable[OpenTable], count: int, since: float, now: float) -> list[OpenTable]:
    """Those that the proxy would send elsewhere, as far as anybody knows; first those at which nothing happens."""
    strays = [table for table in tables if not is_at_home(table, since)]
    return sorted(strays, key=lambda table: (now - table.written_at < QUIET_SECONDS, table.written_at))[:count]


def is_at_home(table: OpenTable, since: float) -> bool:
    return any(not line.relayed and line.came_at > since for line in table.listeners)


async def shed(house: House) -> None:
    nodes = await house.store.nodes()
    count = surplus(house.store.node, nodes)
    if count < 1 or house.is_draining:
        return
    now = time.monotonic()
    since = now - min(node.age for node in nodes)
    for table in chosen(house.open.values(), count, since, now):
        await house.keeping.put_away(table.table.code)
        await asyncio.sleep(1 / PER_SECOND)


async def shedding_loop(house: House) -> None:
    while house.store.is_shared:
        await asyncio.sleep(ROUND_SECONDS)
        try:
            await shed(house)
        except StoreBroken:  # then nobody knows how many others have
            continue
