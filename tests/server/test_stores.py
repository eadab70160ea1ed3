"""What every store promises, whichever engine it has: order, no gap, all or nothing, and that damage is noticed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from gloaming.server import entries as log
from gloaming.server.chain import DamagedLog
from gloaming.server.notices.receivers import Receiver
from gloaming.server.schema import HEAD
from gloaming.server.store import Store, StoreBroken, TableMoved, Ticket
from tests.postgres import Postgres
from tests.server.places import CODE, ENTRIES, InDatabase, InFile, Place, fill, place_of

pytestmark = pytest.mark.anyio

REFUSED = (StoreBroken, TableMoved)
OTHERS = [f"TABLE{letter}" for letter in "ABCDEFGHJKLMNPQRSTUVWXYZ"]


@pytest.fixture(params=[InFile.name, InDatabase.name])
async def place(request: pytest.FixtureRequest, tmp_path: Path, postgres: Postgres) -> AsyncIterator[Place]:
    place = await place_of(request.param, tmp_path, postgres)
    yield place
    await place.close()


@pytest.fixture
async def store(place: Place) -> Store:
    return await place.open()


# Order


async def test_what_was_appended_comes_back_in_order(place: Place, store: Store) -> None:
    entries = [b"%d" % number for number in range(40)]
    await fill(store, CODE, entries)
    assert await store.load(CODE) == entries
    assert await (await place.again()).claim(CODE) == entries


async def test_tables_that_write_at_the_same_time_keep_apart(store: Store) -> None:
    async def write(code: str) -> None:
        await fill(store, code, [f"{code} {number}".encode() for number in range(10)])

    await asyncio.gather(*map(write, OTHERS))
    for code in OTHERS:
        assert await store.load(code) == [f"{code} {number}".encode() for number in range(10)]
    assert await store.codes() == OTHERS


async def test_one_who_takes_a_table_over_writes_on(place: Place, store: Store) -> None:
    await fill(store)
    after = await place.again()
    assert await after.claim(CODE) == ENTRIES
    await after.append(CODE, 2, b"two")
    await after.release(CODE)
    assert await (await place.again()).claim(CODE) == [*ENTRIES, b"two"]


@pytest.mark.parametrize("number", [0, 1, 3, 40])
async def test_an_entry_that_is_not_the_next_one_is_refused(place: Place, store: Store, number: int) -> None:
    await fill(store)
    with pytest.raises(REFUSED):
        await store.append(CODE, number, b"out of order")
    assert await store.load(CODE) == ENTRIES
    assert await store.claim(CODE) == ENTRIES
    await store.append(CODE, 2, b"in order")
    assert await store.load(CODE) == [*ENTRIES, b"in order"]


# All or nothing


BAD = "BADBAD"
REFUSING = {
    InFile.name: [
        f"CREATE TRIGGER refuse BEFORE INSERT ON log WHEN new.code = '{BAD}' BEGIN SELECT RAISE(ABORT, 'no room'); END"
    ],
    InDatabase.name: [
        "CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no room'; END $$",
        f"CREATE TRIGGER refuse BEFORE INSERT ON log FOR EACH ROW WHEN (new.code = '{BAD}') EXECUTE FUNCTION no_room()",
    ],
}
AGREEING = {InFile.name: "DROP TRIGGER refuse", InDatabase.name: "DROP TRIGGER refuse ON log"}


async def test_what_is_wrong_with_one_entry_is_no_matter_of_the_others(place: Place, store: Store) -> None:
    """Whatever waited with it is saved; it is refused, and may be tried again."""
    for code in (*OTHERS, BAD):
        assert await store.create(code)
    await place.sql(*REFUSING[place.name])
    wanted = (*OTHERS[:12], BAD, *OTHERS[12:])
    done = await asyncio.gather(*(store.append(code, 0, ENTRIES[0]) for code in wanted), return_exceptions=True)
    assert isinstance(done.pop(12), StoreBroken)
    assert done == [None] * len(OTHERS)
    assert not store.failing
    assert [await store.load(code) for code in OTHERS] == [[ENTRIES[0]]] * len(OTHERS)
    await place.sql(AGREEING[place.name])
    await store.append(BAD, 0, ENTRIES[0])
    assert await store.load(BAD) == [ENTRIES[0]]


async def test_a_store_that_saves_nothing_says_so_and_when_it_is_over(place: Place, store: Store) -> None:
    told: list[bool] = []
    store.on_failing = lambda: told.append(store.failing)
    assert await store.create(BAD)
    await place.sql(*REFUSING[place.name])
    with pytest.raises(StoreBroken):
        await store.append(BAD, 0, b"")
    assert not store.is_ready
    await place.sql(AGREEING[place.name])
    await store.append(BAD, 0, b"")
    assert (told, store.is_ready) == ([True, False], True)


# Codes and seats


async def test_a_code_is_given_once(store: Store) -> None:
    assert not await store.knows(CODE)
    await fill(store)
    assert await store.knows(CODE)
    assert not await store.create(CODE)
    assert await store.load(CODE) == ENTRIES


async def test_a_code_that_nobody_knows_has_no_log(store: Store) -> None:
    assert await store.load("NOBODY") == []
    assert await store.claim("NOBODY") == []
    assert not await store.knows("NOBODY")
    assert await store.codes() == []


async def test_a_seat_is_found_at_every_table_where_it_was_given(store: Store) -> None:
    """Not where somebody only speaks of it."""
    given = [log.Opened(CODE, "first", "Hänna ☾", 3), log.Sat(1, "second", 'Ben "token_hash":"x"', 1)]
    said = log.Spoken(1, 1, '"token_hash":"third"', None)
    await fill(store, CODE, [log.write(entry) for entry in (*given, said)])
    await fill(
        store, "GHJKLM", [log.write(log.Opened("GHJKLM", "first", "Hanna", 3)), log.write(log.Moved(0, "moved"))]
    )
    assert sorted(await store.codes_of("first")) == [CODE, "GHJKLM"]
    assert await store.codes_of("second") == [CODE]
    assert await store.codes_of("moved") == ["GHJKLM"]
    assert [await store.codes_of(hash_) for hash_ in ("third", "x", "")] == [[], [], []]


async def test_what_is_forgotten_is_gone(store: Store) -> None:
    await fill(store)
    await fill(store, "GHJKLM")
    await store.keep_ticket("ticket", Ticket(CODE, "hash"), 60)
    await store.forget(CODE)
    assert (await store.load(CODE), await store.knows(CODE), await store.codes()) == ([], False, ["GHJKLM"])
    assert await store.codes_of("hash") == ["GHJKLM"]
    assert await store.take_ticket("ticket") is None
    await fill(store)
    assert await store.load(CODE) == ENTRIES


async def test_tables_that_rest_are_found_the_oldest_first(place: Place, store: Store) -> None:
    for code in ("OLDER2", "OLDER3", "RECENT"):
        await fill(store, code)
    hour_ago = int(time.time()) - 3600
    await place.sql(
        f"UPDATE tips SET at = {hour_ago} WHERE code = 'OLDER3'",
        f"UPDATE tips SET at = {hour_ago - 9} WHERE code = 'OLDER2'",
    )
    assert await store.untouched_since(1800) == ["OLDER2", "OLDER3"]
    assert await store.untouched_since(7200) == []


async def test_a_whole_log_is_adopted_once(place: Place, store: Store) -> None:
    """It can be kept and written on like any other."""
    assert await store.adopt(CODE, ENTRIES)
    assert not await store.adopt(CODE, [b"another"])
    assert await store.claim(CODE) == ENTRIES
    await store.append(CODE, 2, b"two")
    assert (await store.load(CODE), await store.codes_of("hash")) == ([*ENTRIES, b"two"], [CODE])


# Tickets


async def test_a_ticket_is_good_once(place: Place, store: Store) -> None:
    given = Ticket(CODE, "seat")
    await store.keep_ticket("ticket", given, 60)
    store = await place.again()
    taken = await asyncio.gather(*(store.take_ticket("ticket") for _ in range(4)))
    assert [each for each in taken if each] == [given]
    assert await store.take_ticket("ticket") is None
    assert await store.take_ticket("no ticket") is None


async def test_those_who_are_told_of_a_table_come_and_go(place: Place, store: Store) -> None:
    one = Receiver(CODE, "hash", "push", "https://push.example/1", secret="key")
    other = Receiver(OTHERS[0], "", "hook", "https://hook.example/")
    for receiver in (one, other):
        await store.keep_receiver(receiver)
    changed = msgspec.structs.replace(one, language="el")
    await store.keep_receiver(changed)
    after = await place.again()
    assert await after.receivers_of(CODE) == [changed]
    assert await after.codes_with_receivers() == sorted([CODE, OTHERS[0]])
    await after.drop_receiver(one)
    await after.forget(OTHERS[0])
    assert await after.codes_with_receivers() == []


async def test_what_the_house_keeps_is_made_once(place: Place, store: Store) -> None:
    assert await store.kept("push", b"first") == b"first"
    assert await (await place.again()).kept("push", b"second") == b"first"


async def test_tickets_that_are_too_old_are_thrown_away(place: Place, store: Store) -> None:
    await store.keep_ticket("old", Ticket(CODE, "seat"), -1)
    assert await store.take_ticket("old") is None
    await store.keep_ticket("new", Ticket(CODE, "seat"), 60)
    assert await place.sql("SELECT hash FROM tickets") == [("new",)]


# Damage


HERE = f"WHERE code = '{CODE}' AND number = 1"
HARM: dict[str, str] = {
    "a row is gone": f"DELETE FROM log {HERE}",
    "the last row is gone": f"DELETE FROM log WHERE code = '{CODE}' AND number = 3",
    "a row is changed": f"UPDATE log SET entry = (SELECT entry FROM log WHERE code = '{CODE}' AND number = 2) {HERE}",
    "a link is changed": f"UPDATE log SET link = (SELECT link FROM log WHERE code = '{CODE}' AND number = 2) {HERE}",
    "a number is wrong": f"UPDATE log SET number = 99 {HERE}",
    "the tip is gone": f"DELETE FROM tips WHERE code = '{CODE}'",
    "the tip is wrong": f"UPDATE tips SET entries = 3 WHERE code = '{CODE}'",
    "only the tip is left": f"DELETE FROM log WHERE code = '{CODE}'",
    "it lies under another code": f"UPDATE log SET code = 'GHJKLM' WHERE code = '{CODE}'",
}


@pytest.mark.parametrize("harm", HARM)
async def test_a_damaged_log_is_refused_and_left_alone(place: Place, store: Store, harm: str) -> None:
    await fill(store, CODE, [b"zero", b"one", b"two", b"three"])
    await fill(store, "SOUND2")
    store = await place.again()
    await place.sql(HARM[harm])
    before = await place.sql("SELECT code, number, entry FROM log ORDER BY code, number")
    for read in (store.load, store.claim):
        with pytest.raises(DamagedLog):
            await read(CODE)
    assert CODE in await store.codes()
    assert await store.claim("SOUND2") == ENTRIES
    assert await place.sql("SELECT code, number, entry FROM log ORDER BY code, number") == before


# Earlier and later versions


@pytest.mark.parametrize("version", ["1", "2"])
async def test_a_store_of_an_earlier_version_is_brought_up_to_date(place: Place, store: Store, version: str) -> None:
    """And back, as often as one likes: nothing of a log is lost on the way."""
    entries = [*ENTRIES, *(b"%d" % number for number in range(10)), log.write(log.Moved(0, "later", "🔑"))]
    await fill(store, CODE, entries)
    await fill(store, "GHJKLM")
    await place.close()
    await place.change(version)
    assert await place.version() == version
    assert len((await place.sql("SELECT * FROM log"))[0]) == {"1": 3, "2": 4}[version]
    await place.change(HEAD)
    store = await place.open()
    assert await store.claim(CODE) == entries
    assert (await store.codes_of("hash"), await store.codes_of("later")) == ([CODE, "GHJKLM"], [CODE])
    await store.append(CODE, len(entries), b"and on")
    assert await store.load(CODE) == [*entries, b"and on"]


async def test_damage_from_before_is_still_found_after_the_upgrade(place: Place, store: Store) -> None:
    await fill(store, CODE, [*ENTRIES, ENTRIES[1]])
    await place.close()
    await place.change("1")
    await place.sql("DELETE FROM log WHERE number = 1")
    await place.change(HEAD)
    store = await place.open()
    with pytest.raises(DamagedLog):
        await store.load(CODE)


async def test_a_store_of_a_later_version_is_refused_in_a_sentence(place: Place, store: Store) -> None:
    await place.close()
    await place.sql("UPDATE alembic_version SET version_num = '99'")
    with pytest.raises(StoreBroken, match="was written by another version of Gloaming; choose another"):
        await place.open()
    assert await place.version() == "99"
