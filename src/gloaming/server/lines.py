"""A line: the WebSocket of one browser, once somebody listens to it. What is told goes out at once, and what is heard is handed
on at once: no task and no queue for a message, because there are many lines and most of them are silent most of the time."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable, Mapping
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

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
LONGEST_SHORT, LONGEST_MEDIUM = 125, 65_535
"""Lengths that a frame tells in one byte, and in three (RFC 6455, 5.2)."""


class Line(WebSocketsSansIOProtocol):
    """uvicorn's connection, which shakes hands, reads frames and asks whether anybody is still there."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.unsent: list[bytes] = []
        """What waits until the browser has taken what it was sent before."""
        self.farewell = 0
        """The code with which it is closed after that; 0: it stays open."""
        self.heard_at = 0.0
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
        ear = Ear(hear, self.loop.create_future())
        heard, self.queue = self.queue, cast("asyncio.Queue[Any]", ear)
        while not heard.empty():
            ear.put_nowait(heard.get_nowait())
        if self.read_paused:
            self.transport.resume_reading()
        self.read_paused = (
            True  # so nobody halts it from message to message, as is done for an application that asks for each
        )
        await ear.over

    def data_received(self, data: bytes) -> None:
        self.heard_at = self.loop.time()
        for start in range(0, len(data), READ_AT_ONCE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + READ_AT_ONCE])

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
        silent = self.loop.time() - self.heard_at
        if silent < self.ping_interval:
            self.ping_timer = self.loop.call_later(self.ping_interval - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()


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


def framed(message: bytes) -> bytes:
    """One text, whole and unmasked, as every message of a server is here."""
    length = len(message)
    if length <= LONGEST_SHORT:
        return b"\x81%c%b" % (length, message)
    if length <= LONGEST_MEDIUM:
        return b"\x81\x7e%b%b" % (struct.pack("!H", length), message)
    return b"\x81\x7f%b%b" % (struct.pack("!Q", length), message)
