"""The store in PostgreSQL, at which many nodes meet: each table has one owner at a time, by a fenced lease.

A claim raises the table's epoch; every append moves the tip of its log, and does so only under the epoch that the node knows.
So a node that was paused, cut off or merely slow can write nothing after somebody else has claimed the table, whatever it believes
(docs/design/026)."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Sequence
from typing import Any

import asyncpg
import msgspec
from asyncpg.exceptions import PostgresError

from gloaming.server.chain import chained, origin, verified
from gloaming.server.membership import ALIVE, LEASE_SECONDS, STALE_SECONDS, UNREACHABLE, Kept, Membership, node
from gloaming.server.notices.receivers import Receiver
from gloaming.server.postgres_log import STATEMENT_SECONDS, Appender, Held
from gloaming.server.schema import HEAD, version_at
from gloaming.server.store import KeptElsewhere, Node, Size, Store, StoreBroken, Ticket, operator

READERS = 4
MOST_REMEMBERED = 10_000
"""Of so many tables this node remembers how long their logs were when it saw them last."""

CLAIM = f"""
UPDATE tips SET owner = $2, epoch = epoch + 1
WHERE code = $1 AND (owner IS NULL OR owner = $2 OR NOT EXISTS (
    SELECT FROM nodes WHERE nodes.id = tips.owner
    AND nodes.beat_at > clock_timestamp() - make_interval(secs => {LEASE_SECONDS})
    AND NOT pg_try_advisory_xact_lock_shared({Membership.LOCK}, nodes.id::int)))
RETURNING epoch
"""
"""An owner whose lock is free is dead: its connection went with its process. One that is paused, or out of reach, is taken for
dead when its lease is over. To be wrong about it costs one reload."""

OWNER = f"""
SELECT url, key, beat_at > clock_timestamp() - make_interval(secs => {STALE_SECONDS}) AS is_alive
FROM tips JOIN nodes ON nodes.id = tips.owner WHERE code = $1
"""

CREATE = """
INSERT INTO tips (code, entries, link, owner, epoch) VALUES ($1, 0, $2, $3, 1) ON CONFLICT DO NOTHING RETURNING epoch
"""

ADOPT = "INSERT INTO tips (code, entries, link) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING code"

SEAT = """substring(encode(entry, 'escape') from '"token_hash":"([^"]*)"')"""
SEATS = f"""SELECT DISTINCT code FROM log WHERE position('"token_hash"'::bytea in entry) > 0 AND {SEAT} = $1"""


class PostgresStore(Store):
    is_shared = True

    def __init__(self, url: str, node_url: str = "") -> None:
        super().__init__(without_password(url))
        self.url = url
        self.membership = Membership(url, node_url, self._keep)
        self.key = self.membership.key
        self._appender = Appender(url, self.membership, self.counts, self.note)
        self._held = self._appender.held
        self.membership.tables = lambda: len(self._held)
        self._seen: dict[str, int] = {}
        self._readers: asyncpg.Pool | None = None

    async def begin(self) -> None:
        await self.check()
        await self.membership.begin()
        self._appender.begin()

    async def check(self) -> None:
        """Nobody changes a database that others may be using, unless somebody says so."""
        try:
            found = await version_at(self.url)
        except (*UNREACHABLE, PostgresError) as fault:
            raise StoreBroken(f"{self.name} can't be reached ({fault}).") from fault
        if not found or (found.isdigit() and int(found) < int(HEAD)):
            raise StoreBroken(f"{self.name} is not set up for this Gloaming; run `gloaming store migrate {self.name}`.")
        if found != HEAD:
            raise StoreBroken(f"{self.name} was written by another version of Gloaming; choose another database.")
        self._readers = self._readers or await asyncpg.create_pool(
            self.url, min_size=0, max_size=READERS, command_timeout=STATEMENT_SECONDS
        )

    async def end(self) -> None:
        self._appender.end()
        for code in tuple(self._held):
            with contextlib.suppress(StoreBroken):
                await self.release(code)
        await self.membership.end()
        if self._readers is not None:
            self._readers.terminate()

    @property
    def node(self) -> int:
        return self.membership.id

    @property
    def is_in_touch(self) -> bool:
        return self.membership.is_good

    @property
    def is_heard(self) -> bool:
        return self.membership.is_heard

    def keeps(self, code: str) -> bool:
        return code in self._held and self.membership.is_good

    def _keep(self, still: dict[str, Kept] | None) -> None:
        """Of the tables that this node has kept, those whose epoch is still the same; None: none of them."""
        lost: list[str] = []
        for code, held in self._held.items():
            found = still.get(code) if still else None
            if found is None or found.epoch != held.epoch:
                lost.append(code)
            elif found.entries < held.entries:
                lost.append(code)
                self._appender.shout(code, found.entries, held.entries)
        for code in lost:
            self._remember(code)
            self._appender.lose(code)
        if lost:
            self.counts.fenced += len(lost)
            operator.warning("%s: %d tables are kept elsewhere by now, or nowhere.", self.name, len(lost))
            self.on_lost(lost)

    # Reading

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[Any]:
        assert self._readers is not None, "the store has begun"
        try:
            async with self._readers.acquire(timeout=STATEMENT_SECONDS) as connection:
                try:
                    yield connection
                except UNREACHABLE:  # whatever comes on this line after all, nobody waits for it any more
                    connection.terminate()
                    raise
        except (*UNREACHABLE, PostgresError) as fault:
            raise StoreBroken(f"The tables can't be reached just now ({type(fault).__name__}).") from fault

    async def load(self, code: str) -> list[bytes]:
        return (await self._log(code))[0]

    async def _log(self, code: str) -> tuple[list[bytes], bytes]:
        """The entries, and the last link. Both by one snapshot, and in a statement of its own: what a claim has waited for is
        in it."""
        async with self._reading() as read, read.transaction(isolation="repeatable_read", readonly=True):
            rows = await read.fetch("SELECT number, entry, link FROM log WHERE code = $1 ORDER BY number", code)
            tip = await read.fetchrow("SELECT entries, link FROM tips WHERE code = $1", code)
        entries = verified(code, rows, tip) if rows or tip else []
        return entries, tip["link"] if tip else origin(code)

    async def knows(self, code: str) -> bool:
        async with self._reading() as read:
            return await read.fetchval("SELECT 1 FROM tips WHERE code = $1", code) is not None

    async def length(self, code: str) -> int:
        async with self._reading() as read:
            return await read.fetchval("SELECT entries FROM tips WHERE code = $1", code) or 0

    async def codes(self) -> list[str]:
        async with self._reading() as read:
            return [row[0] for row in await read.fetch("SELECT code FROM tips UNION SELECT code FROM log ORDER BY 1")]

    async def codes_of(self, token_hash: str) -> list[str]:
        async with self._reading() as read:
            return [row[0] for row in await read.fetch(SEATS, token_hash)]

    async def untouched_since(self, seconds: float) -> list[str]:
        long_ago = "SELECT code FROM tips WHERE at < extract(epoch FROM clock_timestamp()) - $1::float8 ORDER BY at"
        async with self._reading() as read:
            return [row[0] for row in await read.fetch(long_ago, seconds)]

    async def size(self) -> Size:
        async with self._reading() as read:
            row = await read.fetchrow("SELECT count(*), pg_database_size(current_database()) FROM tips")
        return Size("PostgreSQL", *row)

    # Other nodes

    async def nodes(self) -> list[Node]:
        async with self._reading() as read:
            return [node(row) for row in await read.fetch(f"{ALIVE} ORDER BY id")]

    async def kept_elsewhere(self, like: str, most: int) -> dict[str, str]:
        others = "SELECT code, url FROM tips JOIN nodes ON nodes.id = owner WHERE starts_with(code, $1) AND owner <> $2"
        async with self._reading() as read:
            rows = await read.fetch(f"{others} ORDER BY code LIMIT $3", like, self.node, most)
        return {row["code"]: row["url"] for row in rows}

    async def who_else_plays(self, rules: str) -> Node | None:
        others = f"{ALIVE} AND id <> $1 AND $2 = ANY (rules) AND url <> '' AND NOT draining ORDER BY id DESC LIMIT 1"
        async with self._reading() as read:
            row = await read.fetchrow(others, self.membership.id, rules)
        return node(row) if row else None

    async def drain(self) -> None:
        self.membership.is_draining = True
        with contextlib.suppress(StoreBroken):  # the next beat says it too
            async with self._reading() as write:
                await write.execute("UPDATE nodes SET draining = true WHERE id = $1", self.node)

    async def _another(self) -> Node | None:
        others = [each for each in await self.nodes() if each.id != self.node and each.url and not each.is_draining]
        return min(others, key=lambda each: each.tables, default=None)

    # Keeping a table

    async def create(self, code: str) -> bool:
        me = self._me()
        async with self._reading() as write:
            epoch = await write.fetchval(CREATE, code, origin(code), me)
        if epoch is not None:
            self._hold(me, code, Held(epoch, 0, origin(code)))
        return epoch is not None

    async def claim(self, code: str) -> list[bytes]:
        me = self._me()
        if self.membership.is_draining and (other := await self._another()) and await self.knows(code):
            raise KeptElsewhere(other.url, other.key)
        async with self._reading() as write:
            epoch = await write.fetchval(CLAIM, code, me)
            owner = await write.fetchrow(OWNER, code) if epoch is None else None
        if owner is not None:
            raise KeptElsewhere(owner["url"], owner["key"], is_alive=owner["is_alive"])
        try:
            entries, link = await self._log(code)
        except BaseException:
            if epoch is not None:
                await self._let_go(code, epoch)
            raise
        if epoch is not None:  # else nobody knows it
            self.counts.claims += 1
            self._hold(me, code, Held(epoch, len(entries), link))
        return entries

    def _me(self) -> int:
        if not self.membership.is_good:
            raise StoreBroken("This node is cut off from its tables just now.")
        return self.membership.id

    def _hold(self, me: int, code: str, held: Held) -> None:
        if me != self.membership.id:  # it was cut off meanwhile, and has a new life
            raise StoreBroken("This node was cut off from its tables for a moment.")
        if held.entries < (seen := self._seen.pop(code, 0)):
            self._appender.shout(code, held.entries, seen)
        self._held[code] = held

    async def release(self, code: str) -> None:
        held = self._held.get(code)
        if held is not None:
            self._remember(code)
            self._appender.lose(code)
            await self._let_go(code, held.epoch)

    async def _let_go(self, code: str, epoch: int) -> None:
        async with self._reading() as write:
            await write.execute("UPDATE tips SET owner = NULL WHERE code = $1 AND epoch = $2", code, epoch)

    def _remember(self, code: str) -> None:
        if code in self._held:
            self._seen[code] = self._held[code].entries
        while len(self._seen) > MOST_REMEMBERED:
            del self._seen[next(iter(self._seen))]

    # Writing

    async def append(self, code: str, number: int, entry: bytes) -> None:
        await self._appender.append(code, number, entry)

    async def adopt(self, code: str, entries: Sequence[bytes]) -> bool:
        rows = list(chained(code, entries))
        tip = (len(rows), rows[-1][-1]) if rows else (0, origin(code))
        async with self._reading() as write, write.transaction():
            if await write.fetchval(ADOPT, code, *tip) is None:
                return False
            await write.copy_records_to_table("log", columns=("code", "number", "entry", "link"), records=rows)
        return True

    async def forget(self, code: str) -> None:
        self._appender.lose(code)
        self._seen.pop(code, None)
        async with self._reading() as write, write.transaction():
            for table in ("log", "tips", "tickets", "receivers"):
                await write.execute(f"DELETE FROM {table} WHERE code = $1", code)

    async def keep_ticket(self, ticket: str, given: Ticket, seconds: float) -> None:
        async with self._reading() as write:
            await write.execute("DELETE FROM tickets WHERE until < clock_timestamp()")
            kept = "INSERT INTO tickets VALUES ($1, $2, $3, clock_timestamp() + make_interval(secs => $4::float8))"
            await write.execute(kept, ticket, *given, seconds)

    async def take_ticket(self, ticket: str) -> Ticket | None:
        taken = "DELETE FROM tickets WHERE hash = $1 AND until > clock_timestamp() RETURNING code, seat"
        async with self._reading() as write:
            row = await write.fetchrow(taken, ticket)
        return Ticket(*row) if row else None

    async def receivers_of(self, code: str) -> list[Receiver]:
        async with self._reading() as read:
            found = await read.fetch("SELECT told FROM receivers WHERE code = $1 ORDER BY seat, way, address", code)
        return [msgspec.json.decode(row[0], type=Receiver) for row in found]

    async def codes_with_receivers(self) -> list[str]:
        async with self._reading() as read:
            return [row[0] for row in await read.fetch("SELECT DISTINCT code FROM receivers ORDER BY code")]

    async def keep_receiver(self, receiver: Receiver) -> None:
        kept = "INSERT INTO receivers VALUES ($1, $2, $3, $4, $5) ON CONFLICT (code, seat, way, address) DO UPDATE SET told = $5"
        async with self._reading() as write:
            await write.execute(kept, *receiver.key, msgspec.json.encode(receiver))

    async def drop_receiver(self, receiver: Receiver) -> None:
        one = "DELETE FROM receivers WHERE code = $1 AND seat = $2 AND way = $3 AND address = $4"
        async with self._reading() as write:
            await write.execute(one, *receiver.key)

    async def kept(self, name: str, made: bytes) -> bytes:
        async with self._reading() as write:
            await write.execute("INSERT INTO belongings VALUES ($1, $2) ON CONFLICT DO NOTHING", name, made)
            value: bytes = await write.fetchval("SELECT value FROM belongings WHERE name = $1", name)
        return value


def without_password(url: str) -> str:
    """For sentences and logs."""
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"
