"""A line tells at once and hands on at once what it hears, whatever comes between."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast

import pytest
import uvicorn
from hypothesis import example, given, settings
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.utils import apply_mask

from gloaming.server.lines import FRAMES_AT_ONCE, LINE, READ_AT_ONCE, SHARED_SECONDS, Line, framed

anyio = pytest.mark.anyio
PING_SECONDS = 3600.0
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: house\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


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
        assert 0 < line.ping_timer.when() - line.loop.time() <= PING_SECONDS / 2 + SHARED_SECONDS
        assert line.ping_timer.when() / SHARED_SECONDS == pytest.approx(round(line.ping_timer.when() / SHARED_SECONDS))
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


# Heard without the library, as the library would hear it


class Paper:
    """A transport that leads nowhere, and keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = False

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    abort = close

    def is_closing(self) -> bool:
        return self.closed

    def get_extra_info(self, name: str) -> None:
        return None

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


def sent(head: int, payload: bytes, key: bytes, form: int, shift: int) -> bytes:
    """A frame as a browser would send it, or anybody who wants to know: with a length in any form, and wrong by `shift`."""
    length = max(0, len(payload) + shift)
    if form == 0 and length < 126:
        told = bytes((128 | length,))
    elif form < 2 and length < 1 << 16:
        told = bytes((128 | 126,)) + length.to_bytes(2, "big")
    else:
        told = bytes((128 | 127,)) + length.to_bytes(8, "big")
    return bytes((head,)) + told + key + apply_mask(payload, key)


HEADS = st.sampled_from((0x81, 0x81, 0x81, 0x81, 0x01, 0x80, 0x00, 0x82, 0x89, 0x8A, 0x88, 0xC1, 0x83)) | st.integers(
    0, 255
)
TEXTS = st.text(max_size=40).map(str.encode) | st.binary(max_size=200) | st.just(b"x" * 300)
KEYS = st.just(bytes(4)) | st.binary(min_size=4, max_size=4)
ANY_FRAMES = st.builds(sent, HEADS, TEXTS, KEYS, st.integers(0, 2), st.sampled_from((0, 0, 0, 0, 0, 0, 1, -1)))
BEGUN = st.builds(lambda text, end: sent(0x81, text, bytes(4), 0, 0)[:end], st.just(b"first"), st.integers(0, 11))
"""What may come together with the handshake."""


@st.composite
def pieces(draw: st.DrawFn) -> list[bytes]:
    """What comes in on a line: mostly frame by frame, sometimes several at once, or torn anywhere."""
    frames = draw(st.lists(ANY_FRAMES | st.binary(max_size=12), max_size=8))
    if draw(st.booleans()):
        return [frame for frame in frames if frame]
    whole = b"".join(frames)
    cuts = sorted(draw(st.lists(st.integers(0, len(whole)), max_size=8)))
    return [part for begin, end in pairwise([0, *cuts, len(whole)]) if (part := whole[begin:end])]


async def heard_of(came: list[bytes], first: bytes, *, ended: bool, by_library: bool) -> tuple[list[str], bytes, bool]:
    """What is heard of it, what the line answers, and whether it is closed."""
    heard: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await scope["extensions"][LINE].listen(heard.append)

    config = uvicorn.Config(
        app, ws=Line, ws_per_message_deflate=False, ws_ping_interval=None, log_level="critical", ws_max_size=250
    )
    config.load()
    line, paper = Line(config, ServerState(), {}), Paper()
    line.is_whole = not by_library
    line.connection_made(cast(Any, paper))
    line.data_received(HANDSHAKE + first)
    for _ in range(4):
        await asyncio.sleep(0)
    if ended:
        line.end(b"goodbye")
        await asyncio.sleep(0)
    for data in came:
        if not paper.closed:
            line.data_received(data)
    line.connection_lost(None)
    await asyncio.gather(*line.tasks)
    return heard, paper.written, paper.closed


@settings(max_examples=120, deadline=None)
@example([sent(0x81, b"hi", bytes(4), 0, 0)] * 2, b"", False)
@example([sent(0x81, b"torn", bytes(4), 0, 0)[:3], sent(0x81, b"torn", bytes(4), 0, 0)[3:]], b"", False)
@example([sent(0x01, b"a", bytes(4), 0, 0), sent(0x81, b"b", bytes(4), 0, 0)], b"", False)
@example([sent(0x81, b"x" * 300, bytes(4), 1, 0)], b"", False)
@example([sent(0x81, b"\xff", bytes(4), 0, 0)], b"", False)
@example([sent(0x81, b"late", bytes(4), 0, 0)], sent(0x81, b"early", bytes(4), 0, 0)[:5], False)
@example([sent(0x81, b"unheard", bytes(4), 0, 0)], b"", True)
@given(pieces(), BEGUN, st.booleans())
def test_a_line_hears_what_the_library_would_hear(came: list[bytes], first: bytes, ended: bool) -> None:
    """Whatever comes, in whatever pieces: the same texts, the same answers, and the same end."""
    alone = asyncio.run(heard_of(came, first, ended=ended, by_library=False))
    assert alone == asyncio.run(heard_of(came, first, ended=ended, by_library=True))
