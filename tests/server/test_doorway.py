"""A crowd that asks as fast as it is answered: a few are read in one turn of the loop, and each address has its turn."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from gloaming.server.door import PIECE, READ_AT_ONCE, Doorway, Visit

pytestmark = pytest.mark.anyio

GET = b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\n"
CROWD, EACH, LARGE, MANY = 60, 4, 240, 20_000


class Doors:
    """Visits to an application that says in which turn of the loop each request began, and from where."""

    def __init__(self) -> None:
        self.turn = 0
        self.begun: list[tuple[int, str]] = []
        self.bodies: list[bytes] = []
        self.turns: list[int] = []
        """How long each took to come."""
        self.port = 0

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        begun, body, more = self.turn, b"", True
        self.begun.append((begun, scope["client"][0]))
        while more:
            piece = await receive()
            body, more = body + piece["body"], piece["more_body"]
        self.bodies.append(body)
        self.turns.append(self.turn - begun)
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})

    def next_turn(self) -> None:
        self.turn += 1
        asyncio.get_running_loop().call_soon(self.next_turn)

    async def crowd(self, said: bytes, answers: int, count: int = CROWD, address: str = "127.0.0.1") -> None:
        """All at the same moment, each on a connection of its own."""
        lines = [await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0)) for _ in range(count)]
        for _, writer in lines:
            writer.write(said)
        for reader, writer in lines:
            for _ in range(answers):
                assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200")
            writer.close()
        for _, writer in lines:
            await writer.wait_closed()


@asynccontextmanager
async def doors() -> AsyncIterator[Doors]:
    found, doorway, loop = Doors(), Doorway(1000), asyncio.get_running_loop()
    config = uvicorn.Config(found.app, interface="asgi3", log_level="error")
    config.load()
    state = ServerState()
    opening = loop.create_server(
        lambda: Visit(doorway, config=config, server_state=state, app_state={}), "127.0.0.1", 0
    )
    async with await opening as server, asyncio.timeout(60):
        found.port = server.sockets[0].getsockname()[1]
        found.next_turn()
        yield found
        while doorway.waiting or doorway.read:  # noqa: ASYNC110 - it comes to rest
            await asyncio.sleep(0)


def most_in_one_turn(found: Doors) -> int:
    return max(Counter(turn for turn, _ in found.begun).values())


@pytest.mark.parametrize("said", [GET * EACH, (POST + b"body") * EACH])
async def test_a_few_requests_are_read_in_one_turn_however_many_have_come(said: bytes) -> None:
    """Also of those that came in one piece, behind each other; and every one of them is answered."""
    async with doors() as found:
        await found.crowd(said, EACH)
    assert len(found.begun) == CROWD * EACH
    assert most_in_one_turn(found) <= READ_AT_ONCE
    assert set(found.bodies) == ({b"body"} if said.startswith(b"POST") else {b""})


async def test_a_body_in_tiny_pieces_is_read_a_little_at_a_time() -> None:
    """Each piece costs as much as a request: forty thousand come in one go, and everyone would wait for them."""
    head = b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
    chunks = b"1\r\nx\r\n" * MANY
    async with doors() as found:
        await found.crowd(head + chunks + b"0\r\n\r\n" + GET, 2, count=2)
    assert sorted(found.bodies) == [b"", b"", b"x" * MANY, b"x" * MANY]
    assert max(found.turns) > len(chunks) / PIECE / READ_AT_ONCE


async def test_those_who_go_away_while_they_wait_keep_nobody_up() -> None:
    async with doors() as found:
        gone = [(await asyncio.open_connection("127.0.0.1", found.port))[1] for _ in range(CROWD)]
        for writer in gone:
            writer.write(GET)
            writer.transport.abort()
        await found.crowd(GET, 1, count=5)
        for writer in gone:
            await writer.wait_closed()
    assert most_in_one_turn(found) <= READ_AT_ONCE


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a machine has one address of its own")
async def test_another_address_does_not_wait_for_a_whole_crowd() -> None:
    async with doors() as found:
        crowd = asyncio.create_task(found.crowd(GET * 10, 10, count=LARGE))
        while len(found.begun) < LARGE:  # noqa: ASYNC110 - they are at it
            await asyncio.sleep(0)
        reader, writer = await asyncio.open_connection("127.0.0.1", found.port, local_addr=("127.0.0.2", 0))
        before = len(found.begun)
        writer.write(GET)
        await reader.readuntil(b"ok")
        place = [address for _, address in found.begun].index("127.0.0.2")
        assert place - before < LARGE // 3
        writer.close()
        await writer.wait_closed()
        await crowd
    assert len(found.begun) == LARGE * 10 + 1
