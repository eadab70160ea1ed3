"""Many nodes, one log: a node that keeps a table no longer writes nothing into it, whatever it believes."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import asyncpg
import pytest

from gloaming.server import postgres_log, postgres_store
from gloaming.server.app import ready
from gloaming.server.chain import linked
from gloaming.server.house import House
from gloaming.server.membership import LEASE_SECONDS, STALE_SECONDS, now
from gloaming.server.postgres_log import APPEND
from gloaming.server.postgres_store import CLAIM, PostgresStore
from gloaming.server.store import KeptElsewhere, StoreBroken, TableMoved
from tests.cluster.plants import PLANTS
from tests.forwarder import Forwarder, Manner, Moment
from tests.postgres import Postgres
from tests.server.places import CODE, ENTRIES, fill, until

pytestmark = pytest.mark.anyio

TABLES = ("TABLEA", "TABLEB", "TABLEC", "TABLED", "TABLEE")


@pytest.fixture
async def url(postgres: Postgres) -> str:
    return await postgres.database()


async def node(url: str, name: str = "") -> PostgresStore:
    store = PostgresStore(url, f"http://{name or 'node'}")
    await store.begin()
    return store


@pytest.fixture
async def nodes(url: str) -> AsyncIterator[list[PostgresStore]]:
    """Two of them; what a test adds is ended with them."""
    opened = [await node(url, "a"), await node(url, "b")]
    yield opened
    for store in opened:
        await store.end()


@pytest.fixture
async def session(url: str) -> AsyncIterator[Any]:
    connection = await asyncpg.connect(url)
    yield connection
    connection.terminate()


async def take_for_dead(session: Any, code: str) -> None:
    """The node that keeps this table was silent for long, as far as PostgreSQL knows."""
    silent = "UPDATE nodes SET beat_at = clock_timestamp() - interval '10 minutes' WHERE id = (SELECT owner FROM tips WHERE code = $1)"
    await session.execute(silent, code)


# Who keeps a table


async def test_a_table_is_kept_by_one_node_and_others_are_told_by_whom(nodes: list[PostgresStore]) -> None:
    a, b = nodes
    await fill(a)
    with pytest.raises(KeptElsewhere) as elsewhere:
        await b.claim(CODE)
    assert (elsewhere.value.url, elsewhere.value.is_alive) == ("http://a", True)
    with pytest.raises(TableMoved):
        await b.append(CODE, 2, b"not mine")
    await a.release(CODE)
    assert await b.claim(CODE) == ENTRIES
    with pytest.raises(KeptElsewhere):
        await a.claim(CODE)


async def test_a_node_that_was_silent_for_long_is_waited_for_no_more(nodes: list[PostgresStore], session: Any) -> None:
    a, b = nodes
    await fill(a)
    for task in a.membership._tasks:  # or it beats once more in between
        task.cancel()
    await session.execute(
        "UPDATE nodes SET beat_at = clock_timestamp() - interval '3 seconds' WHERE id = $1", a.membership.id
    )
    with pytest.raises(KeptElsewhere) as elsewhere:
        await b.claim(CODE)
    assert not elsewhere.value.is_alive
    await take_for_dead(session, CODE)
    assert await b.claim(CODE) == ENTRIES


async def test_a_node_whose_process_is_gone_is_not_waited_for(nodes: list[PostgresStore], session: Any) -> None:
    """Its beat is fresh; but the lock went with its connection."""
    a, b = nodes
    await fill(a)
    assert a.membership._connection is not None
    for task in a.membership._tasks:
        task.cancel()
    a.membership._connection.terminate()
    locks = "SELECT count(*) = 0 FROM pg_locks WHERE objid = $1 AND granted"
    await until(lambda: session.fetchval(locks, a.membership.id))
    assert await b.claim(CODE) == ENTRIES


async def test_a_node_that_was_cut_off_takes_along_what_nobody_claimed(
    nodes: list[PostgresStore], session: Any
) -> None:
    a, b = nodes
    await fill(a)
    await fill(a, "GHJKLM")
    lost: list[str] = []
    a.on_lost = lost.extend
    await take_for_dead(session, "GHJKLM")
    assert await b.claim("GHJKLM") == ENTRIES
    life = a.membership.id
    a.membership._hang_up()
    await until(lambda: a.membership.id != life and lost)
    assert lost == ["GHJKLM"]
    await a.append(CODE, 2, b"still mine")
    with pytest.raises(TableMoved):
        await a.append("GHJKLM", 2, b"not mine")


# Late writers


async def test_a_late_writer_is_refused(nodes: list[PostgresStore], session: Any) -> None:
    """It knows nothing of the claim, and no answer of the one who claimed is written over."""
    a, b = nodes
    await fill(a)
    await take_for_dead(session, CODE)
    assert await b.claim(CODE) == ENTRIES
    await b.append(CODE, 2, b"of b")
    with pytest.raises(TableMoved):
        await a.append(CODE, 2, b"of a, too late")
    with pytest.raises(TableMoved):
        await a.append(CODE, 3, b"of a, still")
    await b.append(CODE, 3, b"of b again")
    assert await b.load(CODE) == [*ENTRIES, b"of b", b"of b again"]


async def test_a_late_writer_is_refused_before_anybody_wrote_after_the_claim(
    nodes: list[PostgresStore], session: Any
) -> None:
    a, b = nodes
    await fill(a)
    await take_for_dead(session, CODE)
    await b.claim(CODE)
    with pytest.raises(TableMoved):
        await a.append(CODE, 2, b"of a, too late")
    assert await b.load(CODE) == ENTRIES


async def test_a_node_that_is_not_heard_sends_people_elsewhere_before_its_lease_is_over(
    nodes: list[PostgresStore],
) -> None:
    """A proxy takes a while to notice. Until then the node keeps what it has."""
    a, _ = nodes
    await fill(a)
    house = House(a)
    said = [ready(house).status_code]
    a.membership._tasks[0].cancel()  # it beats no more
    a.membership.good_until = now() + LEASE_SECONDS - STALE_SECONDS
    said.append(ready(house).status_code)
    await a.append(CODE, 2, b"in time")
    await a.membership.beat()
    assert [*said, ready(house).status_code] == [200, 503, 200]
    house.close()


async def test_when_its_lease_is_over_a_node_gives_up_what_it_kept(nodes: list[PostgresStore]) -> None:
    a, _ = nodes
    await fill(a)
    lost: list[str] = []
    a.on_lost = lost.extend
    a.membership._tasks[0].cancel()  # it beats no more
    a.membership.good_until = now()
    with pytest.raises(TableMoved):
        await a.append(CODE, 2, b"too late")
    assert not a.is_ready
    with pytest.raises(StoreBroken):
        await a.claim(CODE)
    await until(lambda: lost)
    assert lost == [CODE]


# A claim and an append, at each boundary between their statements


def appended(number: int, epoch: int, entry: bytes, before: bytes) -> tuple[list[Any], ...]:
    return [CODE], [number], [epoch], [entry], [linked(before, entry)]


async def is_waiting(session: Any) -> bool:
    return bool(await session.fetchval("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"))


async def until_waiting(session: Any) -> None:
    await until(lambda: is_waiting(session))


async def claimed_during_an_append(nodes: list[PostgresStore], session: Any, url: str, ends: str) -> list[bytes]:
    """The log as it is claimed by another node while an entry is being written."""
    a, b = nodes
    await fill(a)
    held = a._held[CODE]
    await take_for_dead(session, CODE)
    writing = session.transaction()
    await writing.start()
    assert await session.fetch(APPEND, *appended(2, held.epoch, b"under way", held.link))
    claiming = asyncio.create_task(b.claim(CODE))
    watching = await asyncpg.connect(url)
    try:
        await until_waiting(watching)
        assert not claiming.done()
    finally:
        watching.terminate()
    await (writing.commit() if ends == "commit" else writing.rollback())
    return await claiming


@pytest.mark.parametrize("ends", ["commit", "rollback"])
async def test_a_claim_waits_for_an_append_and_sees_it(
    nodes: list[PostgresStore], session: Any, url: str, ends: str
) -> None:
    claimed = await claimed_during_an_append(nodes, session, url, ends)
    assert claimed == ([*ENTRIES, b"under way"] if ends == "commit" else ENTRIES)
    await nodes[1].append(CODE, len(claimed), b"of b")


async def test_a_claim_that_reads_the_log_first_would_be_noticed(
    nodes: list[PostgresStore], session: Any, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A planted fault: by an older snapshot the entry is missing."""
    monkeypatch.setattr(PostgresStore, "claim", PostgresStore.claim)  # put back afterwards
    PLANTS["claim-by-old-snapshot"]()
    assert await claimed_during_an_append(nodes, session, url, "commit") == ENTRIES


@pytest.mark.parametrize("ends", ["commit", "rollback"])
async def test_an_append_waits_for_a_claim_and_is_refused_if_it_stands(
    nodes: list[PostgresStore], session: Any, url: str, ends: str
) -> None:
    a, b = nodes
    await fill(a)
    await take_for_dead(session, CODE)
    claiming = session.transaction()
    await claiming.start()
    assert await session.fetchval(CLAIM, CODE, b.membership.id)
    writing = asyncio.create_task(a.append(CODE, 2, b"of a"))
    watching = await asyncpg.connect(url)
    try:
        await until_waiting(watching)
    finally:
        watching.terminate()
    await (claiming.commit() if ends == "commit" else claiming.rollback())
    if ends == "commit":
        with pytest.raises(TableMoved):
            await writing
        assert await b.load(CODE) == ENTRIES
    else:
        await writing
        assert await b.load(CODE) == [*ENTRIES, b"of a"]


async def test_of_two_that_claim_at_once_one_keeps_it(nodes: list[PostgresStore], session: Any) -> None:
    await fill(nodes[0])
    await nodes[0].release(CODE)
    for _ in range(10):
        done = await asyncio.gather(*(store.claim(CODE) for store in nodes), return_exceptions=True)
        assert sorted(type(each).__name__ for each in done) == ["KeptElsewhere", "list"]
        keeper = nodes[next(at for at, each in enumerate(done) if isinstance(each, list))]
        await keeper.release(CODE)


# Nobody knows what became of a statement


@pytest.mark.parametrize("manner", ["closed", "silent"])
@pytest.mark.parametrize("moment", ["before", "during", "after"])
async def test_an_answer_that_was_lost_is_looked_up(
    postgres: Postgres, url: str, monkeypatch: pytest.MonkeyPatch, moment: Moment, manner: Manner
) -> None:
    """The wire breaks before the statement, before its commit or after it: the entry is saved, once, and play goes on."""
    monkeypatch.setattr(postgres_log, "STATEMENT_SECONDS", 0.5)
    wire = await Forwarder(postgres.port).start()
    store = await node(wire.url(url))
    try:
        await fill(store)
        wire.breaks.append((b"the one that is lost", moment, manner))
        others = [f"TABLE{number}" for number in range(3)]
        for code in others:
            assert await store.create(code)
        await asyncio.gather(
            store.append(CODE, 2, b"the one that is lost"), *(store.append(code, 0, b"next to it") for code in others)
        )
        await store.append(CODE, 3, b"the one after")
        assert wire.broke == 1
        assert await store.load(CODE) == [*ENTRIES, b"the one that is lost", b"the one after"]
        assert [await store.load(code) for code in others] == [[b"next to it"]] * 3
        assert not store.failing
    finally:
        await store.end()
        await wire.end()


async def test_what_is_unknown_when_the_lease_is_over_is_told_to_nobody(
    postgres: Postgres, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it was saved or not: the table is gone from here, and the one that claims it reads what there is."""
    monkeypatch.setattr(postgres_log, "STATEMENT_SECONDS", 0.3)
    wire = await Forwarder(postgres.port).start()
    store, other = await node(wire.url(url), "a"), await node(url, "b")
    try:
        await fill(store)
        wire.breaks.append((b"saved, and nobody knows", "after", "silent"))
        writing = asyncio.create_task(store.append(CODE, 2, b"saved, and nobody knows"))
        await until(lambda: wire.broke)
        wire.cut()
        store.membership.good_until = now() + 0.5
        with pytest.raises(TableMoved):
            await writing
        await postgres.run("UPDATE nodes SET beat_at = '-infinity' WHERE url = 'http://a'", url.rpartition("/")[2])
        assert await other.claim(CODE) == [*ENTRIES, b"saved, and nobody knows"]
    finally:
        wire.mend()
        await store.end()
        await other.end()
        await wire.end()


async def test_a_line_on_which_nothing_came_is_used_no_more(
    postgres: Postgres, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the wire is cut, reading fails in a sentence; when it is whole again, it works at once."""
    for module in (postgres_log, postgres_store):
        monkeypatch.setattr(module, "STATEMENT_SECONDS", 1.5)  # a busy machine answers within it, too
    wire = await Forwarder(postgres.port).start()
    store = await node(wire.url(url))
    try:
        await fill(store)
        await asyncio.gather(*(store.load(CODE) for _ in range(8)))
        for _ in range(2):
            wire.cut()
            asyncio.get_running_loop().call_later(2.0, wire.mend)
            done = await asyncio.gather(*(store.load(CODE) for _ in range(12)), return_exceptions=True)
            assert {type(each) for each in done} <= {list, StoreBroken}
            await until(wire.is_whole)
            assert await asyncio.gather(*(store.load(CODE) for _ in range(12))) == [ENTRIES] * 12
    finally:
        wire.mend()
        await store.end()
        await wire.end()


# The fight


class Fight:
    """Writers that steal tables from each other. What each believes is its own affair; the log decides."""

    def __init__(self, url: str, seed: int) -> None:
        self.url, self.chance = url, Random(seed)
        self.acknowledged: dict[str, dict[int, bytes]] = defaultdict(dict)
        self.refused: set[bytes] = set()
        self.claims = self.late = self.written = 0

    async def run(self, seconds: float, writers: int = 4) -> None:
        stores = [await node(self.url, str(number)) for number in range(writers)]
        try:
            for code in TABLES:
                assert await stores[0].create(code)
                await stores[0].release(code)
            end = time.monotonic() + seconds
            await asyncio.gather(*(self.write(store, f"{number}", end) for number, store in enumerate(stores)))
        finally:
            for store in stores:
                await store.end()

    @property
    def is_fierce(self) -> bool:
        """Enough has happened for the log to show what is wrong; how long that takes is the machine's affair."""
        return self.claims > 20 and self.late > 10 and sum(map(len, self.acknowledged.values())) > 50

    async def write(self, store: PostgresStore, name: str, end: float) -> None:
        believed: dict[str, int] = {}
        session = await asyncpg.connect(self.url)
        try:
            while time.monotonic() < end or not self.is_fierce:
                code = self.chance.choice(TABLES)
                if code not in believed or self.chance.random() < 0.05:
                    await self.steal(store, session, code, believed)
                elif self.chance.random() < 0.3:
                    await asyncio.sleep(self.chance.random() * 0.005)
                else:
                    await self.append(store, code, name, believed)
        finally:
            session.terminate()

    async def steal(self, store: PostgresStore, session: Any, code: str, believed: dict[str, int]) -> None:
        await take_for_dead(session, code)
        try:
            believed[code] = len(await store.claim(code))
            self.claims += 1
        except (KeptElsewhere, StoreBroken):
            believed.pop(code, None)

    async def append(self, store: PostgresStore, code: str, name: str, believed: dict[str, int]) -> None:
        self.written += 1
        entry, number = f"{name} {self.written}".encode(), believed[code]
        try:
            await store.append(code, number, entry)
        except TableMoved:
            self.refused.add(entry)
            self.late += 1
            del believed[code]
        else:
            assert number not in self.acknowledged[code], "two were told that this is theirs"
            self.acknowledged[code][number] = entry
            believed[code] = number + 1

    async def check(self) -> None:
        session = await asyncpg.connect(self.url)
        try:
            for code in TABLES:
                rows = await session.fetch("SELECT number, epoch, entry FROM log WHERE code = $1 ORDER BY number", code)
                assert [row["number"] for row in rows] == list(range(len(rows)))
                assert {row["number"]: row["entry"] for row in rows} == self.acknowledged[code]
                epochs = [row["epoch"] for row in rows]
                assert epochs == sorted(epochs)
                writers = {(row["epoch"], row["entry"].split()[0]) for row in rows}
                assert len(writers) == len(set(epochs)), "two wrote under one claim"
                assert not self.refused & {row["entry"] for row in rows}
        finally:
            session.terminate()


@pytest.mark.parametrize("seconds", [3.0, pytest.param(60.0, marks=pytest.mark.wide)])
async def test_four_writers_fight_for_five_tables(url: str, seconds: float) -> None:
    """Nothing acknowledged is lost, no gap, no epoch with two writers; and nothing that was refused is there."""
    fight = Fight(url, seed=7)
    await fight.run(seconds)
    await fight.check()
