"""A line tells at once and hands on at once what it hears, whatever comes between."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from hypothesis import example, given
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from gloaming.server.lines import FRAMES_AT_ONCE, LINE, READ_AT_ONCE, Line, framed

anyio = pytest.mark.anyio
PING_SECONDS = 3600.0


@example(125)
@example(126)
@example(65_535)
@example(65_536)
@given(st.integers(0, 70_000))
def test_a_message_goes_out_as_the_library_would_frame_it(length: int) -> None:
    message = b"x" * length
    assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


@asynccontextmanager
async def line_to(client: dict[str, Any], heard: list[str]) -> AsyncIterator[tuple[Line, ClientConnection]]:
    """A real line, listened to after the client's first word, and the client at its other end."""
    loop = asyncio.get_running_loop()
    opened: asyncio.Future[Line] = loop.create_future()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        heard.append((await receive())["text"])
        line: Line = scope["extensions"][LINE]
        listening = asyncio.ensure_future(line.listen(heard.append))
        await asyncio.sleep(0)
        opened.set_result(line)
        await listening
        heard.append("over")

    config = uvicorn.Config(
        app, ws=Line, ws_per_message_deflate=False, ws_ping_interval=PING_SECONDS, log_level="error"
    )
    config.load()
    serving = await loop.create_server(lambda: Line(config, ServerState(), {}), "127.0.0.1", 0)
    async with serving, connect(f"ws://127.0.0.1:{serving.sockets[0].getsockname()[1]}/", **client) as other:
        await other.send("hello")
        yield await opened, other


@anyio
async def test_what_is_said_is_heard_in_its_order_until_the_line_is_over() -> None:
    heard: list[str] = []
    async with line_to({"compression": None}, heard) as (line, other):
        for number in range(50):
            await other.send(f"word {number}")
            line.put(b"%d" % number)
        assert [await other.recv() for _ in range(50)] == [str(number) for number in range(50)]
        await other.close()
        async with asyncio.timeout(60):
            while heard[-1] != "over":  # noqa: ASYNC110 - a list says nothing of what is added to it
                await asyncio.sleep(0.01)
    assert heard == ["hello", *[f"word {number}" for number in range(50)], "over"]


@anyio
async def test_a_farewell_is_the_last_that_is_told() -> None:
    heard: list[str] = []
    async with line_to({"compression": None}, heard) as (line, other):
        line.put(b"one")
        line.end(b"goodbye", 1012)
        line.end(b"again", 1000)
        line.put(b"two")
        assert [await other.recv(), await other.recv()] == ["one", "goodbye"]
        with pytest.raises(ConnectionClosed) as closed:
            await other.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012


@anyio
async def test_text_that_is_none_ends_the_line() -> None:
    heard: list[str] = []
    async with line_to({"compression": None}, heard) as (_, other):
        await other.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed) as closed:
            await other.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1007


@anyio
async def test_only_the_silent_are_asked_whether_they_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    async with line_to({"compression": None, "ping_interval": None}, heard) as (line, other):
        asked: list[bytes] = []
        ask: Any = line.conn.send_ping

        def noted(data: bytes) -> None:
            asked.append(data)
            ask(data)

        monkeypatch.setattr(line.conn, "send_ping", noted)
        line.heard_at = line.loop.time() - PING_SECONDS / 2
        line.send_keepalive_ping()
        assert asked == []
        assert line.ping_timer is not None
        assert 0 < line.ping_timer.when() - line.loop.time() <= PING_SECONDS / 2
        line.heard_at -= PING_SECONDS
        line.send_keepalive_ping()
        assert len(asked) == 1
        await other.close()


FRAMES = {
    "pings": Frame(Opcode.PING, b""),
    "pongs": Frame(Opcode.PONG, b""),
    "words": Frame(Opcode.TEXT, b"{}"),
    "pieces of a message without end": Frame(Opcode.CONT, b"", fin=False),
}


@anyio
@pytest.mark.parametrize("kind", FRAMES)
async def test_a_line_that_brings_frames_without_end_is_cut(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tens of thousands came in one piece, and while they were read every table waited for seconds."""
    heard, read = list[str](), list[int]()
    async with line_to({"compression": None, "ping_interval": None}, heard) as (line, other):
        take = line.frames_left.take

        def noted(count: int = 1) -> bool:
            read.append(count)
            return take(count)

        monkeypatch.setattr(line, "frames_left", SimpleNamespace(take=noted))
        if kind.startswith("pieces"):
            other.transport.write(Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True))
        other.transport.write(FRAMES[kind].serialize(mask=True) * 20_000)
        async with asyncio.timeout(60):
            while heard[-1] != "over":  # noqa: ASYNC110 - a list says nothing of what is added to it
                await asyncio.sleep(0.01)
    assert FRAMES_AT_ONCE < sum(read) < FRAMES_AT_ONCE + READ_AT_ONCE
    assert len(heard) <= FRAMES_AT_ONCE


@anyio
async def test_a_ping_is_answered_unless_nobody_takes_the_answers() -> None:
    async with line_to({"compression": None, "ping_interval": None}, []) as (line, other):
        async with asyncio.timeout(60):
            await (await other.ping())
        line.writable.clear()
        before = line.transport.get_write_buffer_size()
        line.data_received(Frame(Opcode.PING, b"x" * 125).serialize(mask=True))
        assert line.transport.get_write_buffer_size() == before
        line.writable.set()
        async with asyncio.timeout(60):
            await (await other.ping())
