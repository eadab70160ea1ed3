"""The tables that this node keeps: opened when somebody asks for them, put away when nobody is there, and dropped at once when
another node has them."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterable, Iterator

from gloaming.kernel.errors import Refused
from gloaming.server.chain import Damage, DamagedLog
from gloaming.server.notices.post import Post
from gloaming.server.open_table import OpenTable
from gloaming.server.store import KeptElsewhere, Store, StoreBroken, TableMoved, operator
from gloaming.server.table import Table, from_log
from gloaming.server.thinkers import Thinkers

OPENINGS_AT_ONCE = 16
"""After a node's death its tables are asked for all at once; those that play on here should hardly feel it."""
STEP_SECONDS, PATIENCE_SECONDS = 0.25, 6.0
"""How often, and for how long, a table is asked for whose owner has fallen silent: its lease, and a second."""
READ_TABLES = 32
"""So many games that are over stay in memory for those who look at them, where reading takes no claim."""


class Keeping:
    def __init__(self, store: Store, thinkers: Thinkers, post: Post | None = None) -> None:
        self.store = store
        self.thinkers = thinkers
        self.post = post or Post()
        self.open: dict[str, OpenTable] = {}
        self.damaged: dict[str, Damage] = {}
        """Tables that cannot be opened, and why. The operator is told once, however often somebody asks."""
        self._openings: dict[str, asyncio.Task[OpenTable | None]] = {}
        self._claiming = asyncio.Semaphore(OPENINGS_AT_ONCE)
        self._replaying = asyncio.Lock()
        self._read: dict[str, tuple[int, Table]] = {}
        store.on_lost = self.drop

    async def table(self, code: str) -> OpenTable | None:
        """The table of this code, taken from the store if it is not open; None if there is none. Raises KeptElsewhere where
        another node answers for it."""
        if code in self.open:
            if self.store.keeps(code):
                return self.open[code]
            self.drop([code])  # this node has slept, and nobody has told it yet
        if code not in self._openings:
            opening = self._openings[code] = asyncio.create_task(self._opened(code))
            opening.add_done_callback(lambda done: self._forget_opening(code, done))
        return await asyncio.shield(self._openings[code])  # others wait for the same

    def is_opening(self, code: str) -> bool:
        return code in self._openings

    def _forget_opening(self, code: str, done: asyncio.Task[OpenTable | None]) -> None:
        del self._openings[code]
        if not done.cancelled():
            done.exception()  # those who asked may be gone by now; else they know

    async def _opened(self, code: str) -> OpenTable | None:
        raw = await self._claimed(code)
        if not raw:
            await self.store.release(code)  # somebody began to lay it, and did not get far
            return None
        try:
            table = await self._replayed(code, raw)
            await self._leave_to_one_that_plays(code, table.called_off, table.settings.game)
        except Refused as fault:
            await self._leave_to_one_that_plays(code, fault, str(fault.facts.get("game", "")))
            await self.store.release(code)
            raise
        if not self.store.keeps(code):
            raise TableMoved(code)
        if table.called_off:
            operator.warning("Table %s is called off: %s", code, table.called_off)
        opened = self.open[code] = self.new(table)
        opened.resume()
        return opened

    def new(self, table: Table, maker: str = "") -> OpenTable:
        return OpenTable(table, self.store, self.thinkers, maker, self.drop, post=self.post)

    async def _claimed(self, code: str) -> list[bytes]:
        """Where its owner is silent, there is soon a new one: this node, or another that is asked."""
        end = time.monotonic() + PATIENCE_SECONDS
        while True:
            try:
                async with self._claiming:
                    return await self.log_of(code, claim=True)
            except KeptElsewhere as kept:
                if kept.is_alive or time.monotonic() > end:
                    raise
            await asyncio.sleep(STEP_SECONDS)

    async def _replayed(self, code: str, raw: list[bytes]) -> Table:
        """In a thread, one at a time: others play on meanwhile."""
        async with self._replaying:
            with self._noting_damage(code):
                return await asyncio.to_thread(from_log, code, raw)

    async def _leave_to_one_that_plays(self, code: str, fault: Refused | None, game: str) -> None:
        """While nodes are replaced by newer ones, some know rules that others don't."""
        if fault is None or not game:
            return
        other = await self.store.who_else_plays(f"{game} {fault.facts.get('rules', '')}".strip())
        if other is not None:
            await self.store.release(code)
            raise KeptElsewhere(other.url, other.key)

    async def log_of(self, code: str, *, claim: bool = False) -> list[bytes]:
        if code in self.damaged:
            raise DamagedLog(self.damaged[code])
        with self._noting_damage(code):
            return await (self.store.claim(code) if claim else self.store.load(code))

    @contextlib.contextmanager
    def _noting_damage(self, code: str) -> Iterator[None]:
        try:
            yield
        except DamagedLog as fault:
            self.damaged[code] = fault.damage
            operator.error("The log of table %s is damaged: %s", code, fault.damage)
            raise

    async def read(self, code: str) -> Table | None:
        """The table as its log tells it. Where many nodes share a store this takes no claim: any of them can show it."""
        if code in self.open or not self.store.is_shared:
            opened = await self.table(code)
            return opened.table if opened else None
        entries, table = self._read.get(code, (0, None))
        if table is not None and entries == await self.store.length(code):  # nothing is ever changed in a log
            return table
        raw = await self.log_of(code)
        if not raw:
            return None
        table = await self._replayed(code, raw)
        self._read[code] = len(raw), table
        while len(self._read) > READ_TABLES:
            del self._read[next(iter(self._read))]
        return table

    # Giving up

    async def put_away(self, code: str) -> None:
        """In its turn: nothing is under way then. The next node that is asked opens it again."""
        table = self.open.get(code)
        if table is None:
            return
        async with table.turn:
            if self.open.get(code) is not table:  # it was lost meanwhile
                return
            self.drop([code])
            with contextlib.suppress(StoreBroken):  # then its owner is gone when the lease is
                await self.store.release(code)
        self.store.counts.released += 1

    def drop(self, codes: Iterable[str]) -> None:
        """Lines are closed, and nobody is told anything: what is known here may be old."""
        for code in codes:
            table = self.open.pop(code, None)
            if table is not None:
                table.be_gone()

    def close(self) -> None:
        for opening in self._openings.values():
            opening.cancel()
        for table in self.open.values():
            table.close()
