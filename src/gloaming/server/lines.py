"""A line: the WebSocket of one browser, once somebody listens to it. What is told goes out at once, and what is heard is handed
on at once: no task and no queue for a message, because there are many lines and most of them are silent most of the time."""

from __future__ import annotations

import asyncio
import math
import struct
from collections.abc import Callable, Mapping
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.utils import apply_mask

from gloaming.server.rate_limits import RateLimit

LINE = "gloaming.line"
"""Where a scope names the line that it came by."""
WAITING_MESSAGES = 200
"""A browser that takes so many messages less than it is sent is let go; it comes back and gets everything."""
FRAMES_AT_ONCE, FRAMES_PER_SECOND = 600, 30
"""More than anybody may ask, with pings and pongs: a line that brings more is cut. To read a frame costs us more than to send
it, and thousands come in one piece; while they are read, every table waits."""
READ_AT_ONCE = 1024
"""Bytes after which frames are counted."""
SHARED_SECONDS = 0.1
"""So far apart are the moments at which anybody is asked whether they are there."""
END_OF_REQUEST = b"\r\n\r\n"
HEAD, MASK = 2, 4
"""Bytes: what begins every frame, and what a browser's is masked by."""
FINAL, WHOLE_TEXT, MASKED = 0x80, 0x81, 0x80
LONGEST_SHORT, LONGEST_MEDIUM = 125, 65_535
"""Lengths that a frame tells in one byte, and in three (RFC 6455, 5.2)."""


class Line(WebSocketsSansIOProtocol):
    """uvicorn's connection, which shakes hands, reads frames and asks whether anybody is still there."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.writable: Any = Gate()
        self.unsent: list[bytes] = []
        """What waits until the browser has taken what it was sent before."""
        self.farewell = 0
        """The code with which it is closed after that; 0: it stays open."""
        self.heard_at = 0.0
        self.ear: Ear | None = None
        self.is_whole = True
        """Whether all that came until now were whole frames, each by itself, as a rule. Once it is otherwise, the library reads
        whatever follows."""
        self.frames_left = RateLimit(FRAMES_AT_ONCE, FRAMES_PER_SECOND)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[LINE] = self

    # Telling

    def put(self, message: bytes) -> None:
        """To tell many, nobody is waited for."""
        if self.farewell or self.transport.is_closing():
            return
        if not self.unsent and self.writable.is_set():
            self.transport.write(framed(message))
        elif len(self.unsent) < WAITING_MESSAGES:
            self.unsent.append(message)
        else:
            self.farewell = 1000
            self.transport.abort()

    def end(self, farewell: bytes, code: int = 1000) -> None:
        if farewell:
            self.put(farewell)
        if not self.farewell:
            self.farewell = code
            self.pour()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.pour()

    def pour(self) -> None:
        while self.unsent and self.writable.is_set():
            self.transport.write(framed(self.unsent.pop(0)))
        if self.farewell and not self.unsent and self.writable.is_set() and not self.disconnected:
            closing = self.loop.create_task(self.send({"type": "websocket.close", "code": self.farewell}))
            self.tasks.add(closing)
            closing.add_done_callback(self.said_farewell)

    def said_farewell(self, closing: asyncio.Task[None]) -> None:
        """Had the browser closed it a moment before, that is well, too."""
        self.tasks.discard(closing)
        if not closing.cancelled():
            closing.exception()

    # Hearing

    async def listen(self, hear: Callable[[str], None]) -> None:
        """From now on every message is handed to `hear`, in the moment in which it comes, until the line is over."""
        ear = self.ear = Ear(hear, self.loop.create_future())
        self.heard_before(ear)
        self.forget_greeting()
        if self.read_paused:
            self.transport.resume_reading()
        self.read_paused = (
            True  # so nobody halts it from message to message, as is done for an application that asks for each
        )
        await ear.over

    def heard_before(self, ear: Ear) -> None:
        queue, self.queue = self.queue, cast("asyncio.Queue[Any]", ear)
        while not queue.empty():
            ear.put_nowait(queue.get_nowait())

    def forget_greeting(self) -> None:
        """What came with the handshake weighs as much as the rest of a line that is silent, and nobody asks for it again."""
        del self.request, self.response
        cast(list[Any], self.scope["headers"]).clear()

    def data_received(self, data: bytes) -> None:
        self.heard_at = self.loop.time()
        text = self.whole_text(data) if self.is_whole else None
        if text is None or self.ear is None:
            self.read(data)
        elif self.frames_left.take():
            self.ear.hear(text)
        else:
            self.transport.abort()

    def read(self, data: bytes) -> None:
        """By the library, not too much at once."""
        for start in range(0, len(data), READ_AT_ONCE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + READ_AT_ONCE])

    def whole_text(self, data: bytes) -> str | None:
        """The text that came, if it came whole and by itself; None: it is for the library to see what this is."""
        if not self.handshake_initiated:
            self.is_whole = data.find(END_OF_REQUEST) == len(data) - len(END_OF_REQUEST)
            return None
        start = payload_in(data)
        self.is_whole = start > 0 and data[0] >= FINAL
        is_heard = self.ear is not None and not self.close_sent and len(data) - start <= self.config.ws_max_size
        if not (self.is_whole and is_heard and data[0] == WHOLE_TEXT):
            return None
        try:
            return apply_mask(data[start:], data[start - MASK : start]).decode()
        except UnicodeDecodeError:
            return None

    def schedule_ping(self) -> None:
        assert self.ping_interval is not None
        self.ping_at(self.loop.time() + self.ping_interval)

    def ping_at(self, due: float) -> None:
        """A little later, at a moment that lines share: the house wakes once for all of them."""
        moment = math.ceil(due / SHARED_SECONDS) * SHARED_SECONDS
        self.ping_timer = self.loop.call_at(moment, self.send_keepalive_ping)

    def handle_events(self) -> None:
        if self.frames_left.take(len(self.conn.events)):
            super().handle_events()
        else:
            self.transport.abort()

    def handle_ping(self) -> None:
        """Somebody who takes none of our answers gets none, instead of all that we can hold."""
        pongs = self.conn.data_to_send()
        if self.writable.is_set():
            self.transport.write(b"".join(pongs))

    def send_keepalive_ping(self) -> None:
        """A browser that was heard lately is there, and need not be asked."""
        assert self.ping_interval is not None
        due = self.heard_at + self.ping_interval
        if self.loop.time() < due:
            self.ping_at(due)
        else:
            super().send_keepalive_ping()


class Gate:
    """An event that hardly anybody ever waits for: it is open, and weighs next to nothing."""

    __slots__ = ("is_open", "opening")

    def __init__(self) -> None:
        self.is_open = True
        self.opening: asyncio.Future[None] | None = None
        """What those wait for who wait, while it is closed."""

    def is_set(self) -> bool:
        return self.is_open

    def clear(self) -> None:
        self.is_open = False

    def set(self) -> None:
        self.is_open = True
        if self.opening is not None:
            self.opening.set_result(None)
            self.opening = None

    async def wait(self) -> None:
        while not self.is_open:
            if self.opening is None:
                self.opening = asyncio.get_running_loop().create_future()
            await asyncio.shield(self.opening)


class Ear:
    """Stands where an application's queue of messages stood."""

    __slots__ = ("hear", "over")

    def __init__(self, hear: Callable[[str], None], over: asyncio.Future[None]) -> None:
        self.hear, self.over = hear, over

    def put_nowait(self, event: Mapping[str, Any]) -> None:
        if event["type"] == "websocket.receive":
            self.hear(event.get("text") or "")
        elif not self.over.done():
            self.over.set_result(None)


def payload_in(data: bytes) -> int:
    """Where it begins, if this is one masked frame, of no more than 64 KiB, and nothing else (RFC 6455, 5.2); 0: it is not."""
    if len(data) < HEAD + MASK or data[1] < MASKED:
        return 0
    length, start = data[1] - MASKED, HEAD + MASK
    if length > LONGEST_SHORT:
        if length > LONGEST_SHORT + 1:
            return 0
        length, start = int.from_bytes(data[HEAD : HEAD + 2], "big"), HEAD + 2 + MASK
    return start if len(data) == start + length else 0


def framed(message: bytes) -> bytes:
    """One text, whole and unmasked, as every message of a server is here."""
    length = len(message)
    if length <= LONGEST_SHORT:
        return b"\x81%c%b" % (length, message)
    if length <= LONGEST_MEDIUM:
        return b"\x81\x7e%b%b" % (struct.pack("!H", length), message)
    return b"\x81\x7f%b%b" % (struct.pack("!Q", length), message)
