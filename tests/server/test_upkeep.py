"""What the house sees to by itself: tables without a host, bots whose answers were not saved, floods of tables, dead lines."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request
from websockets.asyncio.client import ClientConnection

from gloaming.cli.serve import PING_SECONDS, PONG_SECONDS
from gloaming.kernel.errors import Refused
from gloaming.server import entries as log
from gloaming.server import homes, open_table, presence, protocol
from gloaming.server import house as houses
from gloaming.server.homes import TABLES_AT_ONCE, TABLES_PER_SECOND, address_of
from gloaming.server.house import House, hashed
from gloaming.server.open_table import OpenTable
from gloaming.server.presence import AWAY_AFTER
from gloaming.server.table_state import state_of
from tests.server.doorless import Wire, house_at, sits_down
from tests.server.running import RunningHouse

pytestmark = pytest.mark.anyio


@contextlib.contextmanager
def failing(path: Path) -> Iterator[None]:
    """Meanwhile, the file takes nothing."""
    with closing(sqlite3.connect(path, timeout=60, isolation_level=None)) as beside:
        beside.execute("CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'the disk is full'); END")
        yield
        beside.execute("DROP TRIGGER full")


# A host who does not come back


@pytest.fixture
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "AWAY_AFTER", 0.02)
    monkeypatch.setattr(open_table, "HOST_AWAY_SECONDS", 0.2)


async def three_people(house: House) -> OpenTable:
    made = await house.make_table("Hanna", 0)
    table = house.open[made.code]
    for name in ("Ben", "Cleo"):
        await house.sit_down(table, name, 1)
    return table


@pytest.mark.usefixtures("impatience")
async def test_the_next_person_who_is_here_follows_a_host_who_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not at once; nobody who is away too; and it is told to all, and stays so after a restart."""
    async with house_at(tmp_path / "tables.sqlite3") as house:
        table = await three_people(house)
        hanna, cleo = sits_down(table, 0), sits_down(table, 2)
        await asyncio.sleep(0.3)
        await house.look_after()
        assert table.table.host() == 0, "Hanna is here"
        table.leave(hanna)
        await asyncio.sleep(0.3)
        with monkeypatch.context() as patient:
            patient.setattr(open_table, "HOST_AWAY_SECONDS", 600.0)
            await house.look_after()
        assert table.table.host() == 0, "Hanna has hardly gone"
        await house.look_after()
        assert table.table.host() == 2, "Ben is away as well"
        assert [chair.host for chair in state_of(table.table).chairs] == [False, False, True, False, False]
        sits_down(table, 0)
        await house.look_after()
        assert table.table.host() == 2, "the returning host finds another in charge"
        with pytest.raises(Refused, match="Only Cleo"):
            await table.request(table.listeners[-1], protocol.Abort())
        code = table.table.code
    async with house_at(tmp_path / "tables.sqlite3") as again:
        opened = await again.table(code)
        assert opened is not None
        assert opened.table.host() == 2
        cleo = sits_down(opened, 2)
        for chair in (1, 3, 4):
            with contextlib.suppress(Refused):
                await opened.request(cleo, protocol.Remove(chair))
            await opened.request(cleo, protocol.SeatBot(chair, "random"))
        await opened.request(cleo, protocol.Begin())
        assert opened.table.match is not None, "the host need not say that they are ready"
        await opened.request(cleo, protocol.Abort())
        assert opened.table.stage == "aborted"


@pytest.mark.usefixtures("impatience")
async def test_a_table_that_all_have_left_keeps_its_host(tmp_path: Path) -> None:
    async with house_at(tmp_path / "tables.sqlite3") as house:
        table = await three_people(house)
        await asyncio.sleep(0.3)
        await house.look_after()
        assert table.table.host() == 0
        sits_down(table, 1)
        await house.look_after()
        assert table.table.host() == 1, "the first who comes back need not wait again"


@pytest.mark.usefixtures("impatience")
async def test_when_the_new_host_gets_up_the_first_person_is_host_again(tmp_path: Path) -> None:
    async with house_at(tmp_path / "tables.sqlite3") as house:
        table = await three_people(house)
        ben = sits_down(table, 1)
        await asyncio.sleep(0.3)
        await house.look_after()
        assert table.table.host() == 1
        await table.request(ben, protocol.Remove(1))
        assert table.table.host() == 0


# A store that fails


async def test_a_bot_whose_answer_was_not_saved_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_table, "RETRY_SECONDS", 0.05)
    path = tmp_path / "tables.sqlite3"
    async with house_at(path) as house:
        made = await house.make_table("Hanna", 0)
        table = house.open[made.code]
        hanna = sits_down(table, 0, wire := Wire())
        await table.request(hanna, protocol.Configure(protocol.Settings(options={"players": 5}, pace="quick")))
        for chair in range(1, 5):
            await table.request(hanna, protocol.SeatBot(chair, "random"))
        await table.request(hanna, protocol.Begin())
        with failing(path):
            await asyncio.sleep(0.4)  # longer than any bot takes
            assert table.table.play.answers == []
            assert set(table.table.play.game.waiting_for) == {0, 1, 2, 3, 4}
        await wire.until(lambda: table.table.play.game.waiting_for == (0,))
        assert sorted(answer.seat for answer in table.table.play.answers) == [1, 2, 3, 4]


async def test_a_clock_whose_answers_were_not_saved_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_table, "RETRY_SECONDS", 0.05)
    path = tmp_path / "tables.sqlite3"
    async with house_at(path) as house:
        made = await house.make_table("Hanna", 0)
        table = house.open[made.code]
        hanna = sits_down(table, 0, wire := Wire())
        settings = protocol.Settings(options={"players": 5}, clocks={"turn": 1})
        await table.request(hanna, protocol.Configure(settings))
        for name in ("Ben", "Cleo", "Dora", "Emil"):
            given = await house.sit_down(table, name, 1)
            await table.request(sits_down(table, given.chair), protocol.Ready(ready=True))
        await table.request(hanna, protocol.Begin())
        question = table.table.play.game.questions
        with failing(path):
            await asyncio.sleep(1.2)
            assert table.table.play.answers == []
        await wire.until(lambda: table.table.play.game.questions > question)


async def test_a_table_that_could_not_be_saved_is_not_there(own_house: RunningHouse) -> None:
    with failing(own_house.store):
        answer = await own_house.post("/api/tables", {"name": "Hanna"})
    assert (answer.status_code, answer.json()["reason"]) == (503, "not-saved")
    assert "the disk is full" in answer.json()["sentence"]
    assert own_house.store_codes() == []
    assert (await own_house.post("/api/tables", {"name": "Hanna"})).status_code == 200


# A seat carried elsewhere


async def test_a_ticket_is_given_right_after_a_restart(own_house: RunningHouse) -> None:
    """Also when nobody has opened the table yet; but not for a seat that has gone to another device."""
    host = await own_house.host()
    own_house.kill()
    own_house.start()
    given = await own_house.post("/api/moves", {"token": host.token})
    assert given.status_code == 200
    used = await own_house.post("/api/moves/use", given.json())
    assert (used.json()["code"], used.json()["chair"]) == (host.code, 0)
    own_house.kill()
    own_house.start()
    old = await own_house.post("/api/moves", {"token": host.token})
    assert (old.status_code, old.json()["reason"]) == (409, "unknown-seat")
    assert (await own_house.post("/api/moves", {"token": used.json()["token"]})).status_code == 200


async def test_a_store_from_before_finds_its_seats(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    async with house_at(path) as house:
        made = await house.make_table("Hanna", 0)
    with closing(sqlite3.connect(path)) as beside:
        beside.execute("DROP INDEX seats")
    async with house_at(path) as again:
        assert await again.store.codes_of(hashed(made.token)) == [made.code]
        assert await again.store.codes_of(hashed("another")) == []
        assert len(await again.give_ticket(made.token)) > 10


# Too many tables


async def test_nobody_makes_tables_without_end(own_house: RunningHouse) -> None:
    async def make(home: str) -> Any:
        return await client.post("/api/tables", json={"name": "Mallory"}, headers={"X-Forwarded-For": home})

    async with own_house.client() as client:
        begun = time.monotonic()
        answers = [await make("10.0.0.1") for _ in range(TABLES_AT_ONCE + 20)]
        most = TABLES_AT_ONCE + 1 + TABLES_PER_SECOND * (time.monotonic() - begun)
        refused = [answer for answer in answers if answer.status_code != 200]
        assert {answer.status_code for answer in refused} == {429}
        assert refused[0].json()["reason"] == "too-many-tables"
        assert refused[0].json()["sentence"] == "Many tables were made from here just now; wait a moment and try again."
        assert len(answers) - len(refused) == len(own_house.store_codes())
        assert TABLES_AT_ONCE <= len(own_house.store_codes()) <= most
        assert (await make("10.0.0.2")).status_code == 200, "others are not held up"
        await asyncio.sleep(1.1 / TABLES_PER_SECOND)
        assert (await make("10.0.0.1")).status_code == 200, "it is forgiven"


async def test_only_a_proxy_that_was_named_says_where_somebody_comes_from(tmp_path: Path) -> None:
    house = RunningHouse(tmp_path, more=("--forwarded-allow-ips", "10.0.0.5,10.1.0.0/16")).start()
    try:
        async with house.client() as client:
            told = [{"X-Forwarded-For": f"10.0.1.{number}"} for number in range(TABLES_AT_ONCE + 10)]
            made = [await client.post("/api/tables", json={"name": "Mallory"}, headers=each) for each in told]
        assert {answer.status_code for answer in made} == {200, 429}, "all of it comes from one address"
    finally:
        house.kill()


@pytest.mark.parametrize(
    ("shown", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("somewhere", "somewhere"),
    ],
)
def test_a_home_counts_as_one_address(shown: str, counted: str) -> None:
    assert address_of(Request({"type": "http", "client": (shown, 1)})) == counted


async def test_the_house_forgets_whom_it_need_not_remember(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who made a table long ago, and a game that is over and that all have left."""
    monkeypatch.setattr(open_table, "ENDED_SECONDS", 0.0)
    monkeypatch.setattr(presence, "AWAY_AFTER", 0.0)
    monkeypatch.setattr(homes, "TABLES_PER_SECOND", 0.01)
    async with house_at(tmp_path / "tables.sqlite3") as house:
        ended, going = [await house.make_table("Hanna", 0) for _ in range(2)]
        hanna = sits_down(house.open[ended.code], 0)
        await house.open[ended.code].request(hanna, protocol.Abort())
        house.require_room_for_table("10.0.0.1")
        await house.look_after()
        assert set(house.open) == {ended.code, going.code}
        assert len(house.homes) == 1
        house.open[ended.code].leave(hanna)
        house.homes["10.0.0.1"].tables.at -= 600
        await asyncio.sleep(0.3)
        await house.look_after()
        assert set(house.open) == {going.code}
        assert house.homes == {}
        again = await house.table(ended.code)
        assert again is not None
        assert again.table.stage == "aborted"


async def test_a_ticket_is_good_once_and_not_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_at(tmp_path / "tables.sqlite3") as house:
        made = await house.make_table("Hanna", 0)
        ticket = await house.give_ticket(made.token)
        moved = await house.use_ticket(ticket)
        monkeypatch.setattr(houses, "TICKET_SECONDS", -1.0)
        old = await house.give_ticket(moved.token)
        for bad in (ticket, old, "none such"):
            with pytest.raises(Refused, match="has been used or is too old"):
                await house.use_ticket(bad)


# A dead line


@pytest.mark.slow
async def test_a_line_that_died_without_a_word_is_noticed(house: RunningHouse) -> None:
    """Its end is not told and no ping is answered, as when a phone loses its net. Those who answer stay."""
    host = await house.host()
    lost, silent = [await house.guest(host.code, name) for name in ("Lotte", "Silvia")]
    await host.settle()
    assert isinstance(lost._socket, ClientConnection)
    lost._socket.transport.pause_reading()
    longest = PING_SECONDS + PONG_SECONDS + AWAY_AFTER
    assert longest < 16
    await host.until(lambda: host.table["chairs"][1]["away"])
    await lost.drop()
    await asyncio.sleep(0.3)
    await silent.settle()
    assert [chair["away"] for chair in silent.table["chairs"][:3]] == [False, True, False]


def test_a_log_can_hold_that_the_host_has_changed() -> None:
    assert log.read(log.write(log.HostPassed(3))) == log.HostPassed(3)
