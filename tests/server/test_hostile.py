"""Whatever is thrown at the house is refused or hung up on, and nobody else notices."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from gloaming.server.lines import WAITING_MESSAGES
from gloaming.server.sockets import BURST, PER_SECOND
from tests.server.browser import Browser
from tests.server.lined import REQUEST, Ear, listening
from tests.server.running import RunningHouse

pytestmark = pytest.mark.anyio

NO_JSON = ["", " ", "hello", "{", "[]", "null", "1e999", '"say"', "{}", '{"type":null}', '{"type":"fly"}', "\u0000"]
WRONG_SHAPES = [
    '{"type":"say"}',
    '{"type":"say","text":""}',
    '{"type":"say","text":7}',
    '{"type":"say","text":"a","loud":true}',
    '{"type":"say","text":"\\ud800"}',
    '{"type":"say","text":"' + "a" * 301 + '"}',
    '{"type":"answer","question":"1","code":"wake"}',
    '{"type":"answer","question":1.5,"code":"wake"}',
    '{"type":"answer","question":1,"code":"' + "a" * 81 + '"}',
    '{"type":"seat_bot","chair":-1,"bot":"random"}',
    '{"type":"seat_bot","chair":8,"bot":"random"}',
    '{"type":"cover","chair":0}',
    '{"type":"declare","statement":{"type":"flies","chair":1}}',
    '{"type":"configure","settings":{"options":[]}}',
    '{"type":"configure","settings":{"options":{"players":' + "[" * 4000 + "]" * 4000 + "}}}",
    "[" * 10_000,
    '{"type":' * 2_000,
]


@pytest.fixture
async def neighbours(house: RunningHouse) -> AsyncIterator[list[Browser]]:
    """Somebody at the same table, and somebody at another. After the attack both can go on."""
    host, other = await house.host("Hanna"), await house.host("Olga")
    yield [host, other]
    for browser in (host, other):
        await browser.settle()
        before = len(browser.table["talk"])
        assert await browser.ask("say", text="Still here.") == ""
        assert len(browser.table["talk"]) == before + 1
        assert browser.farewell == ""


async def test_what_is_not_understood_is_refused_in_a_sentence(house: RunningHouse, neighbours: list[Browser]) -> None:
    guest = await house.guest(neighbours[0].code, "Mallory")
    for message in [*NO_JSON, *WRONG_SHAPES]:
        await guest.send_raw(message)
    await guest.settle()
    assert [refusal["reason"] for refusal in guest.refusals] == ["not-understood"] * len([*NO_JSON, *WRONG_SHAPES])
    assert all(refusal["sentence"].startswith("This is not understood: ") for refusal in guest.refusals)
    assert max(len(refusal["sentence"]) for refusal in guest.refusals) < 250
    assert guest.table["talk"] == []


async def test_bytes_are_not_understood_either(house: RunningHouse, neighbours: list[Browser]) -> None:
    guest = await house.guest(neighbours[0].code, "Mallory")
    for message in (b"", b"\xff\xfe", b'{"type":"ping"}'):
        await guest.send_raw(message)
    await guest.settle()
    assert [refusal["reason"] for refusal in guest.refusals] == ["not-understood"] * 3


async def test_a_message_beyond_all_measure_ends_the_connection(house: RunningHouse, neighbours: list[Browser]) -> None:
    guest = await house.guest(neighbours[0].code, "Mallory")
    await guest.send("say", text="a" * 100_000)
    await guest.ended()
    await guest.open()
    assert guest.table["talk"] == []


async def test_a_flood_is_slowed_down_and_forgiven(house: RunningHouse, neighbours: list[Browser]) -> None:
    guest = await house.guest(neighbours[0].code, "Mallory")
    begun = time.monotonic()
    for _ in range(150):
        await guest.send_raw('{"type":"ping"}')  # which costs the house nothing: what is saved may take its time
    await guest.until(lambda: len(guest.refusals) + guest.heard.count("pong") >= 150)
    assert {refusal["reason"] for refusal in guest.refusals} == {"too-fast"}
    assert BURST <= guest.heard.count("pong") <= BURST + 1 + PER_SECOND * (time.monotonic() - begun)
    await asyncio.sleep(0.3)
    assert await guest.ask("say", text="Sorry.") == ""


async def test_who_does_not_listen_is_let_go() -> None:
    """The house does not keep without end what a connection fails to take in."""
    ear = Ear()
    async with listening(ear) as (port, opened):
        reader, deaf = await asyncio.open_connection("127.0.0.1", port)
        deaf.write(REQUEST)
        await reader.readuntil(b"\r\n\r\n")
        line = await opened
        message, told = b"x" * 2**16, 0
        while line.is_writable:  # as much as the system takes for it
            line.put(message)
            await asyncio.sleep(0)
        for told in range(WAITING_MESSAGES):
            line.put(b"%d" % told)
        assert [len(line.unsent or ()), told] == [WAITING_MESSAGES, WAITING_MESSAGES - 1]
        assert not line.transport.is_closing()
        line.put(b"one more")
        assert line.transport.is_closing()
        await ear.until_over()
        deaf.transport.abort()


async def test_what_waited_is_taken_in_its_order_and_the_farewell_last() -> None:
    ear = Ear()
    async with listening(ear) as (port, opened):
        reader, slow = await asyncio.open_connection("127.0.0.1", port)
        slow.write(REQUEST)
        await reader.readuntil(b"\r\n\r\n")
        line = await opened
        count = 0
        while line.is_writable:
            line.put(b"x" * 2**16)
            count += 1
            await asyncio.sleep(0)
        line.put(b"one")
        line.end(b"two", 4001)
        assert not ear.is_over.is_set()
        for _ in range(count):
            await reader.readexactly(10 + 2**16)
        assert await reader.readexactly(14) == b"\x81\x03one\x81\x03two\x88\x02\x0f\xa1"
        assert line.unsent is None
        await ear.until_over()
        slow.transport.abort()


async def test_who_does_not_listen_holds_nobody_up(house: RunningHouse, neighbours: list[Browser]) -> None:
    host = neighbours[0]
    deaf = await connect(house.socket, max_queue=1, compression=None)
    await deaf.send(msgspec.json.encode({"type": "hello", "code": host.code}))
    await deaf.recv()
    deaf.transport.pause_reading()
    guests = [await house.guest(host.code, f"Guest {number}") for number in range(3)]
    for number in range(30):
        for guest in guests:
            await guest.send("say", text=f"{number} " + "long " * 50)
    for guest in guests:
        await guest.until(lambda guest=guest: len(guest.table["talk"]) == 90)  # type: ignore[misc]
    deaf.transport.resume_reading()
    await deaf.close()


async def test_no_request_comes_before_hello(house: RunningHouse, neighbours: list[Browser]) -> None:
    for first in ('{"type":"begin"}', "nonsense", '{"type":"hello"}', '{"type":"hello","code":"abc"}'):
        async with connect(house.socket) as stranger:
            await stranger.send(first)
            answer = msgspec.json.decode(await stranger.recv())
            assert (answer["type"], answer["reason"]) == ("refusal", "hello-first")
            with pytest.raises(ConnectionClosed):
                await stranger.recv()


async def test_hello_is_said_once(house: RunningHouse, neighbours: list[Browser]) -> None:
    host, other = neighbours
    guest = await house.guest(host.code, "Mallory")
    assert await guest.ask("hello", code=other.code, token=other.token) != ""
    assert guest.table["code"] == host.code


async def test_somebody_who_is_removed_in_the_middle_of_a_storm_is_gone(
    house: RunningHouse, neighbours: list[Browser]
) -> None:
    """Requests that waited while their chair was cleared are not carried out, neither for nobody nor for the next."""
    host = neighbours[0]
    for number in range(4):
        guest = await house.guest(host.code, f"Mallory {number}")
        for _ in range(12):
            await guest.send("present", name="Ghost", character=9)
            await guest.send("ready", ready=True)
        await host.send("remove", chair=1)
        nora = await house.guest(host.code, f"Nora {number}")
        await guest.ended()
        assert guest.farewell == "removed"
        await host.settle()
        chair = host.table["chairs"][nora.chair or 0]
        assert (chair["name"], chair["ready"], chair["character"]) == (f"Nora {number}", False, 1)
        assert await host.ask("remove", chair=nora.chair) == ""
    assert [chair["person"] for chair in host.table["chairs"]] == [True, False, False, False, False]
    assert house.table(host.code).names() == ("Hanna", "", "", "", "")


async def test_a_statement_speaks_of_the_game(house: RunningHouse, neighbours: list[Browser]) -> None:
    """What is declared cannot smuggle in free text of any length."""
    host = neighbours[0]
    declared = {"type": "was", "place": "x" * 5000, "round": 1}
    assert await host.ask("declare", statement=declared) == "The game has not begun yet; wait for the host."
    assert host.table["talk"] == []


# Over HTTP


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"\xff",
        b'{"name":"\xff"}',
        b'{"name":7}',
        b'{"name":"A","admin":true}',
        b"[" * 4000,
        b"a" * 5000,
    ],
    ids=lambda body: repr(body[:20]),
)
@pytest.mark.parametrize("path", ["/api/tables", "/api/moves", "/api/moves/use"])
async def test_a_body_that_is_not_understood_is_refused(house: RunningHouse, path: str, body: bytes) -> None:
    answer = await house.post(path, body)
    assert answer.status_code == 422
    assert answer.json()["reason"] == "not-understood"
    assert answer.json()["sentence"].startswith("This is not understood: ")


@pytest.mark.parametrize(
    "clause", ["AC-VOTE", "nonsense", "%00", "..%2f..", "AC-VOTE-07%0A", "%F0%9F%91%BB", "a" * 3000]
)
async def test_a_rule_that_is_not_there_is_not_found(house: RunningHouse, clause: str) -> None:
    assert (await house.get(f"/api/rules/{clause}")).status_code == 404
    assert (await house.get("/api/rules/AC-VOTE-07")).json()["id"] == "AC-VOTE-07"


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", ""])
async def test_a_page_from_elsewhere_cannot_open_the_socket(house: RunningHouse, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await connect(house.socket, additional_headers={"Origin": origin})
    assert refused.value.response.status_code == 403
    async with connect(house.socket, additional_headers={"Origin": house.url}) as own:
        await own.send('{"type":"ping"}')
        assert b"hello-first" in await own.recv(decode=False)


async def test_safe_headers_are_on_every_answer(house: RunningHouse) -> None:
    async with house.client() as client:
        for path in ("/", "/api/games", "/api/openapi.json", "/api/tables/ABCDEF", "/api/nothing", "/nothing"):
            headers = (await client.get(path)).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["cross-origin-opener-policy"] == "same-origin"
            assert "access-control-allow-origin" not in headers
        refused = await client.options("/api/tables", headers={"Origin": "http://evil.example"})
        assert refused.status_code == 405
        seat = await client.post("/api/tables", json={"name": "Hanna"})
        assert seat.headers["cache-control"] == "no-store"
