"""Retention: tables that nobody has touched for long are forgotten, with names and talk, where the operator wants it so."""

from __future__ import annotations

import asyncio
import re
from typing import NamedTuple

from gloaming.kernel.errors import Refused
from gloaming.server.house import House
from gloaming.server.store import KeptElsewhere, StoreBroken, operator
from gloaming.server.table import from_log

UNITS = {"h": 3600.0, "d": 86400.0, "w": 7 * 86400.0}
ROUND_SECONDS = 3600.0
BATCH, PAUSE_SECONDS = 10, 1.0
"""So many are looked at in a row: each is a game to be played again, and people play meanwhile."""


class Keep(NamedTuple):
    """For how many seconds. 0: for good."""

    ended: float = 0.0
    lobbies: float = 0.0

    @property
    def shortest(self) -> float:
        return min((seconds for seconds in self if seconds), default=0.0)


FOR_GOOD = Keep()


def seconds_in(text: str) -> float:
    """Of `90d`, `12h` or `4w`. Raises ValueError for anything else."""
    found = re.fullmatch(r"(\d+)([hdw])", text)
    if not found:
        raise ValueError(text)
    return int(found[1]) * UNITS[found[2]]


class Sweeper:
    """Goes over what was left alone for long. Where many nodes share a store, the eldest does it."""

    def __init__(self, house: House, keep: Keep) -> None:
        self.house, self.keep = house, keep
        self.spared: set[str] = set()
        """Games that are still on: they stay, and are not looked at again."""

    async def loop(self) -> None:
        while self.keep.shortest:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                await self.sweep()
            except StoreBroken:  # the next round will do
                continue

    async def sweep(self) -> int:
        """How many were forgotten."""
        nodes = await self.house.store.nodes()
        if nodes and nodes[0].id != self.house.store.node:
            return 0
        lobbies, ended = [
            set(await self.house.store.untouched_since(seconds)) if seconds else set()
            for seconds in (self.keep.lobbies, self.keep.ended)
        ]
        gone = 0
        for number, code in enumerate(sorted((lobbies | ended) - self.spared - set(self.house.open))):
            gone += await self._swept(code, is_old_lobby=code in lobbies, is_old_game=code in ended)
            if number % BATCH == BATCH - 1:
                await asyncio.sleep(PAUSE_SECONDS)
        if gone:
            operator.info("%d tables were forgotten, because their time was over.", gone)
        return gone

    async def _swept(self, code: str, *, is_old_lobby: bool, is_old_game: bool) -> bool:
        """It is claimed first, so nobody opens it meanwhile. A damaged table stays: its operator may want to look at it."""
        store = self.house.store
        try:
            raw = await store.claim(code)
            table = await asyncio.to_thread(from_log, code, raw)
        except (KeptElsewhere, Refused):
            return False
        if code in self.house.open or self.house.keeping.is_opening(code):  # somebody has come just now
            return False
        is_lobby = table.stage == "lobby"
        if (is_lobby and is_old_lobby) or (not is_lobby and table.stage != "playing" and is_old_game):
            await store.forget(code)
            self.house.counts.swept += 1
            return True
        if table.stage == "playing":
            self.spared.add(code)
        await store.release(code)
        return False
