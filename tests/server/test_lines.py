"""A line tells at once and hands on at once what it hears, whatever comes between; and a silent one is next to nothing."""

from __future__ import annotations

import asyncio
import gc
import logging
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.utils import apply_mask

from gloaming.server.frames import framed
from gloaming.server.handshakes import Handshake
from gloaming.server.lines import FRAMES_AT_ONCE, READ_AT_ONCE, Line
from gloaming.server.roll_call import SHARED_SECONDS, RollCall
from tests.server.lined import REQUEST, Ear, configured, listening

anyio = pytest.mark.anyio


@example(125)
@example(126)
@example(65_535)
@example(65_536)
@given(st.integers(0, 70_000))
def test_a_message_goes_out_as_the_library_would_frame_it(length: int) -> None:
    message = b"x" * length
    assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


@asynccontextmanager
async def line_to(ear: Ear, roll_call: RollCall | None = None) -> AsyncIterator[tuple[Line, ClientConnection]]:
    """A real line, listened to, and the client at its other end."""
    async with (
        listening(ear, roll_call) as (port, opened),
        connect(f"ws://127.0.0.1:{port}/", compression=None, ping_interval=None) as other,
    ):
        yield await opened, other


@anyio
async def test_what_is_said_is_heard_in_its_order_until_the_line_is_over() -> None:
    ear = Ear()
    async with line_to(ear) as (line, other):
        for number in range(50):
            await other.send(f"word {number}")
            line.put(b"%d" % number)
        assert [await other.recv() for _ in range(50)] == [str(number) for number in range(50)]
        await other.close()
        await ear.until_over()
    assert ear.heard == [f"word {number}" for number in range(50)]


@anyio
async def test_a_farewell_is_the_last_that_is_told() -> None:
    ear = Ear()
    async with line_to(ear) as (line, other):
        line.put(b"one")
        line.end(b"goodbye", 1012)
        line.end(b"again", 1000)
        line.put(b"two")
        assert [await other.recv(), await other.recv()] == ["one", "goodbye"]
        with pytest.raises(ConnectionClosed) as closed:
            await other.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        await ear.until_over()


@anyio
async def test_a_line_says_that_the_server_ends() -> None:
    ear = Ear()
    async with line_to(ear) as (line, other):
        [connection] = line.server.connections
        connection.shutdown()
        with pytest.raises(ConnectionClosed) as closed:
            await other.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        await ear.until_over()
    assert not line.server.connections


@anyio
async def test_what_is_to_be_done_in_the_end_is_done_once() -> None:
    ear, done = Ear(), list[str]()
    async with line_to(ear) as (line, other):
        line.when_over(lambda: done.append("then"))
        assert done == []
        await other.close()
        await ear.until_over()
    line.when_over(lambda: done.append("after it"))
    assert done == ["then", "after it"]


# A silent line


@anyio
async def test_nothing_is_left_of_the_handshake() -> None:
    """Neither as garbage: Python's collector comes by only now and then."""
    met: list[weakref.ref[Any]] = []

    class Noted(Handshake):
        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            met.extend((weakref.ref(self), weakref.ref(self.conn)))

    ear, tasks = Ear(), len(asyncio.all_tasks())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tests.server.lined.Handshake", Noted)
        gc.disable()
        try:
            async with listening(ear) as (port, opened):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(REQUEST)
                await reader.readuntil(b"\r\n\r\n")
                line = await opened
                async with asyncio.timeout(60):
                    while len(asyncio.all_tasks()) > tasks:  # noqa: ASYNC110 - which ends by itself
                        await asyncio.sleep(0)
                assert [each() for each in met] == [None, None]
                assert not hasattr(line, "__dict__")
                writer.transport.abort()
                await ear.until_over()
        finally:
            gc.enable()


@anyio
async def test_a_line_that_has_spoken_is_soon_as_light_as_one_that_has_not() -> None:
    ear = Ear()
    line, _ = on_paper(ear)
    before = {name: getattr(line, name) for name in Line.__slots__}
    line.data_received(sent(0x81, b"a word") + sent(0x81, b"torn")[:3])
    line.data_received(sent(0x81, b"torn")[3:] + sent(0x89, b"are you there?"))
    assert ear.heard == ["a word", "torn"]
    line.frames_left = SimpleNamespace(is_full=True)  # type: ignore[assignment]
    line.ask()
    line.data_received(sent(0x8A, b""))
    assert {name: getattr(line, name) for name in Line.__slots__} == before | {"heard_at": line.heard_at}
    assert ear.rests == 1


class Hours:
    """In place of the loop's clock."""

    def __init__(self, calls: RollCall) -> None:
        self.now, self.calls = 1e9, calls  # the loop's own is far from there

    def strike(self, seconds: float) -> None:
        """So much time passes, and everybody's turn comes that is due."""
        self.now += seconds
        for moment in sorted(self.calls.due):
            if moment * SHARED_SECONDS <= self.now:
                self.calls.call(moment)


@anyio
async def test_only_the_silent_are_asked_and_who_does_not_answer_is_given_up() -> None:
    calls = RollCall(6.0, 5.0)
    clock = Hours(calls)
    ears = [Ear() for _ in range(3)]
    lines = [on_paper(ear, calls) for ear in ears]
    calls.now = lambda: clock.now
    (talking, to_talking), (answering, to_answering), (dead, to_dead) = lines
    for line, _ in lines:
        line.heard_at = clock.now
    calls.due = {round((clock.now + 6) / SHARED_SECONDS): [line for line, _ in lines]}
    clock.strike(4)
    talking.data_received(sent(0x81, b"a word"))
    for paper in (to_talking, to_answering, to_dead):
        paper.written = b""
    clock.strike(3)
    assert [paper.written for _, paper in lines] == [b"", b"\x89\0", b"\x89\0"]
    answering.data_received(sent(0x8A, b""))
    clock.strike(3.5)
    assert [paper.written for _, paper in lines] == [b"\x89\0", b"\x89\0", b"\x89\0"]
    talking.data_received(sent(0x81, b"not a pong"))
    clock.strike(2)
    assert [paper.closed for _, paper in lines] == [False, False, True]
    assert to_dead.written == b"\x89\0\x88\x02\x03\xf3"
    assert [ear.is_over.is_set() for ear in ears] == [False, False, True]
    assert all(dead not in due for due in calls.due.values())


@anyio
async def test_a_sign_of_life_may_be_one_that_the_library_reads() -> None:
    ear = Ear()
    line, _ = on_paper(ear)
    line.data_received(sent(0x82, b"bytes"))
    line.ask()
    line.data_received(sent(0x8A, b""))
    assert not line.is_asked
    assert ear.heard == [""]


@anyio
async def test_lines_are_asked_at_moments_that_they_share() -> None:
    calls = RollCall(3600.0, 5.0)
    opened = [on_paper(Ear(), calls)[0] for _ in range(50)]
    assert sum(map(len, calls.due.values())) == len(opened)
    assert len(calls.due) <= 1 + (opened[-1].heard_at - opened[0].heard_at) / SHARED_SECONDS + 1


# Floods


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
    ear, read = Ear(), list[int]()
    async with line_to(ear) as (line, other):
        assert line.may_read(1)
        assert line.frames_left is not None
        take = line.frames_left.take

        def noted(count: int = 1) -> bool:
            read.append(count)
            return take(count)

        line.frames_left = SimpleNamespace(take=noted)  # type: ignore[assignment]
        line.is_asked = True
        if kind.startswith("pieces"):
            other.transport.write(Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True))
        other.transport.write(FRAMES[kind].serialize(mask=True) * 20_000)
        await ear.until_over()
    assert FRAMES_AT_ONCE <= sum(read) < FRAMES_AT_ONCE + READ_AT_ONCE
    assert len(ear.heard) <= FRAMES_AT_ONCE


@anyio
async def test_of_the_pongs_that_one_ping_brings_one_is_not_counted() -> None:
    line, paper = on_paper(Ear())
    line.ask()
    line.data_received(sent(0x8A, b"") * (FRAMES_AT_ONCE + 1))
    assert not paper.closed
    line.ask()
    line.data_received(sent(0x8A, b"") * (FRAMES_AT_ONCE + 1))
    assert paper.closed


@anyio
async def test_a_ping_is_answered_unless_nobody_takes_the_answers() -> None:
    async with line_to(Ear()) as (line, other):
        async with asyncio.timeout(60):
            await (await other.ping())
        line.pause_writing()
        before = line.transport.get_write_buffer_size()
        line.data_received(Frame(Opcode.PING, b"x" * 125).serialize(mask=True))
        assert line.transport.get_write_buffer_size() == before
        line.resume_writing()
        async with asyncio.timeout(60):
            await (await other.ping())


@anyio
async def test_who_takes_nothing_and_answers_nothing_is_cut_without_a_word() -> None:
    """Words would wait behind all that is not taken."""
    ear = Ear()
    async with line_to(ear) as (line, _):
        line.pause_writing()
        line.give_up()
        await ear.until_over()
        assert line.transport.is_closing()


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

    def set_protocol(self, protocol: object) -> None: ...

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


MOST_BYTES = 250


def on_paper(ear: Ear, calls: RollCall | None = None) -> tuple[Line, Paper]:
    paper = Paper()
    line = Line(cast(Any, paper), ServerState(), calls or RollCall(None, None), MOST_BYTES)
    line.listen(ear)
    return line, paper


def sent(head: int, payload: bytes, key: bytes = b"mask", *, form: int = 0, shift: int = 0, masked: int = 128) -> bytes:
    """A frame as a browser would send it, or anybody who wants to know: with a length in any form, and wrong by `shift`."""
    length = max(0, len(payload) + shift)
    if form == 0 and length < 126:
        told = bytes((masked | length,))
    elif form < 2 and length < 1 << 16:
        told = bytes((masked | 126,)) + length.to_bytes(2, "big")
    else:
        told = bytes((masked | 127,)) + length.to_bytes(8, "big")
    return bytes((head,)) + told + (key + apply_mask(payload, key) if masked else payload)


HEADS = st.sampled_from((0x81, 0x81, 0x81, 0x81, 0x01, 0x80, 0x00, 0x82, 0x89, 0x8A, 0x88, 0xC1, 0x83)) | st.integers(
    0, 255
)
TEXTS = st.text(max_size=40).map(str.encode) | st.binary(max_size=200) | st.just(b"x" * 300)
KEYS = st.just(bytes(4)) | st.binary(min_size=4, max_size=4)
ANY_FRAMES = st.builds(
    sent,
    HEADS,
    TEXTS,
    KEYS,
    form=st.integers(0, 2),
    shift=st.sampled_from((0, 0, 0, 0, 0, 0, 1, -1)),
    masked=st.sampled_from((128,) * 9 + (0,)),
)
EARLY = (sent(0x81, b"first"), sent(0x01, b"fir") + sent(0x89, b"?") + sent(0x80, b"st"), sent(0x82, b"\xff\xfe"))


@st.composite
def begun(draw: st.DrawFn) -> bytes:
    """What may come before anybody listens."""
    frames = draw(st.sampled_from(EARLY)) + draw(st.sampled_from(EARLY))
    return frames[: draw(st.integers(0, len(frames)))]


@st.composite
def pieces(draw: st.DrawFn) -> list[bytes]:
    """What comes in on a line: mostly frame by frame, sometimes several at once, or torn anywhere."""
    frames = draw(st.lists(ANY_FRAMES | st.binary(max_size=12), max_size=8))
    if draw(st.booleans()):
        return [frame for frame in frames if frame]
    whole = b"".join(frames)
    cuts = sorted(draw(st.lists(st.integers(0, len(whole)), max_size=8)))
    return [part for begin, end in pairwise([0, *cuts, len(whole)]) if (part := whole[begin:end])]


Heard = tuple[list[str], bytes, bool]
"""What is heard of it, what is answered, and whether the line is closed."""


async def wait(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Future()


CONFIG = configured(wait, MOST_BYTES)


async def heard_by_line(came: list[bytes], early: bytes, *, ended: bool) -> Heard:
    ear, paper = Ear(), Paper()
    met = Handshake(RollCall(None, None), config=CONFIG, server_state=ServerState(), app_state={})
    met.connection_made(cast(Any, paper))
    met.data_received(REQUEST)
    for _ in range(3):
        await asyncio.sleep(0)
    if early:
        met.data_received(early)
    line = met.line()
    met.hand_over(line, ear)
    if ended:
        line.end(b"goodbye")
        await asyncio.sleep(0)
    for data in came:
        if not paper.closed:
            line.data_received(data)
    line.connection_lost(None)
    assert ear.is_over.is_set()
    return ear.heard, paper.written, paper.closed


async def heard_by_library(came: list[bytes], early: bytes, *, ended: bool) -> Heard:
    """As uvicorn and the library hear it, if every byte comes by itself."""
    paper = Paper()
    met = WebSocketsSansIOProtocol(CONFIG, ServerState(), {})
    met.connection_made(cast(Any, paper))
    met.data_received(REQUEST)
    for _ in range(3):
        await asyncio.sleep(0)
    for byte in early:
        met.data_received(bytes((byte,)))
    if ended:
        await met.send({"type": "websocket.send", "text": "goodbye"})
        await met.send({"type": "websocket.close"})
    for byte in b"".join(came):
        if not paper.closed:
            met.data_received(bytes((byte,)))
    events: list[Any] = [met.queue.get_nowait() for _ in range(met.queue.qsize())]
    heard = [event.get("text") or "" for event in events if event["type"] == "websocket.receive"]
    return heard, paper.written, paper.closed


def as_the_library_hears(came: list[bytes], early: bytes = b"", *, ended: bool = False) -> Heard:
    alone = asyncio.run(heard_by_line(came, early, ended=ended))
    assert alone == asyncio.run(heard_by_library(came, early, ended=ended))
    return alone


@settings(max_examples=150, deadline=None)
@example([sent(0x81, b"hi")] * 2, b"", False)
@example([sent(0x81, b"unheard"), sent(0x88, b"\x03\xe8")], b"", True)
@example([sent(0x80, b" and last")], EARLY[1][:9], False)
@example([EARLY[0][4:]], EARLY[0][:4], False)
@given(pieces(), begun(), st.booleans())
def test_a_line_hears_what_the_library_would_hear(came: list[bytes], early: bytes, ended: bool) -> None:
    """Whatever comes, in whatever pieces: the same texts, the same answers, and the same end."""
    logging.disable()
    try:
        as_the_library_hears(came, early, ended=ended)
    finally:
        logging.disable(logging.NOTSET)


A = b"\xce\xba\xe1\xbd\xb9\xcf\x83\xce\xbc\xce\xb5"
"""Five letters, in eleven bytes."""
CASES: dict[str, tuple[list[bytes], list[str], int]] = {
    "1.1 texts of any length, in any form": (
        [
            sent(0x81, b""),
            sent(0x81, b"x" * 125),
            sent(0x81, b"x" * 126),
            sent(0x81, b"x" * 250, form=1),
            sent(0x81, b"y", form=2),
        ],
        ["", "x" * 125, "x" * 126, "x" * 250, "y"],
        0,
    ),
    "1.2 bytes": ([sent(0x82, b"\0\xff")], [""], 0),
    "2.5 a ping that is too long": ([sent(0x89, b"x" * 126)], [], 1002),
    "2.10 ten pings": ([sent(0x89, b"%d" % each) for each in range(10)], [], 0),
    "2.7 pongs that nobody asked for": ([sent(0x8A, b"here"), sent(0x81, b"on")], ["on"], 0),
    "3.1 reserved bits": ([sent(0x81, b"a"), sent(0xC1, b"b"), sent(0x81, b"c")], ["a"], 1002),
    "3.6 reserved bits of a ping": ([sent(0x99, b"")], [], 1002),
    "4.1 an opcode that means nothing": ([sent(0x83, b"")], [], 1002),
    "4.2 another, for control": ([sent(0x8B, b"")], [], 1002),
    "5.1 a ping in pieces": ([sent(0x09, b"a"), sent(0x80, b"b")], [], 1002),
    "5.3 a text in pieces": ([sent(0x01, b"a"), sent(0x80, b"b"), sent(0x81, b"c")], ["ab", "c"], 0),
    "5.6 a ping between the pieces": ([sent(0x01, b"a"), sent(0x89, b"?"), sent(0x80, b"b")], ["ab"], 0),
    "5.9 a piece of nothing": ([sent(0x80, b"a")], [], 1002),
    "5.18 a text within a text": ([sent(0x01, b"a"), sent(0x81, b"b")], [], 1002),
    "6.2 letters torn between pieces": ([sent(0x01, A[:3]), sent(0x00, A[3:6]), sent(0x80, A[6:])], [A.decode()], 0),
    "6.3 not text": ([sent(0x81, A + b"\xed\xa0\x80")], [], 1007),
    "6.4 not text, in pieces": ([sent(0x01, A), sent(0x80, b"\xf4\x90\x80\x80")], [], 1007),
    "6.6 half a letter": ([sent(0x81, A[:1])], [], 1007),
    "7.1 nothing after a farewell is heard": ([sent(0x88, b"\x03\xe8"), sent(0x81, b"late")], [], 1000),
    "7.3.1 a farewell without a word": ([sent(0x88, b"")], [], 1005),
    "7.3.2 half a code": ([sent(0x88, b"\x03")], [], 1002),
    "7.3.6 a reason that is too long": ([sent(0x88, b"\x03\xe8" + b"x" * 124)], [], 1002),
    "7.5 a reason that isn't text": ([sent(0x88, b"\x03\xe8\xce\xba\xed\xa0\x80")], [], 1007),
    "7.7 a code of one's own": ([sent(0x88, b"\x0f\xa0bye")], [], 4000),
    "7.9 a code that nobody may say": ([sent(0x88, b"\x03\xed")], [], 1002),
    "9 more than anybody may say": ([sent(0x81, b"x" * 251)], [], 1009),
    "9 ... told in eight bytes": ([sent(0x81, b"", form=2, shift=1 << 40)], [], 1009),
    "9 ... in pieces": ([sent(0x01, b"x" * 200), sent(0x80, b"x" * 51)], [], 1009),
    "no mask": ([sent(0x81, b"a"), sent(0x81, b"b", masked=0)], ["a"], 1002),
}
"""What Autobahn tries, by its numbers, and what becomes of it: the texts that are heard, and the code with which it ends."""


@pytest.mark.parametrize("at_once", [False, True], ids=["frame by frame", "at once"])
@pytest.mark.parametrize("case", CASES)
def test_what_is_wrong_ends_a_line_as_it_should(case: str, at_once: bool) -> None:
    frames, texts, code = CASES[case]
    heard, answered, closed = as_the_library_hears([b"".join(frames)] if at_once else frames)
    assert heard == texts
    end = answered.partition(b"\r\n\r\n")[2]
    while end and end[0] != 0x88:  # pongs
        end = end[2 + end[1] :]
    assert closed is bool(code)
    assert (int.from_bytes(end[2:4], "big") or 1005 if code else 0) == code
