"""A line: the WebSocket of one browser, once somebody listens to it. What is told goes out at once, and what is heard is handed
on at once: no task and no queue for a message, because there are many lines and most of them are silent most of the time.

So a line that is silent is this object and its transport, and nothing else. What has come in pieces, what waits to be sent, the
library: each is there only while there is something for it to do (docs/design/031)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.utils import apply_mask

from gloaming.server.frames import ASKED, CLOSE, MASK, PING, PONG, TEXT, framed, goodbye, here, place_of
from gloaming.server.rate_limits import RateLimit
from gloaming.server.roll_call import RollCall

LINE = "gloaming.line"
"""Where a scope names the line that its connection has become."""
WAITING_MESSAGES = 200
"""A browser that takes so many messages less than it is sent is let go; it comes back and gets everything."""
FRAMES_AT_ONCE, FRAMES_PER_SECOND = 600, 30
"""More than anybody may ask, with pings and pongs: a line that brings more is cut. To read a frame costs us more than to send
it, and thousands come in one piece; while they are read, every table waits."""
READ_AT_ONCE = 1024
"""Bytes after which the library's frames are counted."""
CLOSING_SECONDS = 10.0
"""So long a browser may take to say goodbye, too."""
GOING, NO_TEXT, NOBODY_THERE = 1012, 1007, 1011
"""Close codes: the server ends, what came isn't text, and a ping was not answered."""


class Ear(Protocol):
    """Who listens to a line."""

    def hear(self, text: str) -> None: ...

    def rest(self) -> None:
        """Nothing has come for a while."""

    def over(self) -> None:
        """Nothing will come any more."""


class Line(asyncio.Protocol):
    __slots__ = (
        *("at_end", "closing", "ear", "farewell", "frames_left", "heard_at", "is_asked", "is_text", "is_writable"),
        *("library", "longest", "message", "rest_of_frame", "roll_call", "server", "transport", "unsent"),
    )

    def __init__(self, transport: asyncio.Transport, server: ServerState, roll_call: RollCall, longest: int) -> None:
        self.transport, self.server, self.roll_call, self.longest = transport, server, roll_call, longest
        self.ear: Ear | None = None
        self.heard_at, self.is_asked = 0.0, False
        self.is_writable = True
        self.unsent: list[bytes] | None = None
        """What waits until the browser has taken what it was sent before."""
        self.farewell = 0
        """The code with which it is closed after that; 0: it stays open."""
        self.closing: asyncio.TimerHandle | None = None
        """Once it was said, until the browser has answered it."""
        self.rest_of_frame = b""
        """Its beginning, rather: what has come of a frame that has not come in whole."""
        self.library: ServerProtocol | None = None
        """It reads whatever follows, once something has come that is not one of our frames."""
        self.message, self.is_text = b"", False
        """What the library has read in pieces until now, and whether it is text."""
        self.frames_left: RateLimit | None = None
        self.at_end: Callable[[], None] | None = None

    # Telling

    def put(self, message: bytes) -> None:
        """To tell many, nobody is waited for."""
        if self.farewell or self.transport.is_closing():
            return
        if self.is_writable:
            self.transport.write(framed(message))
            return
        self.unsent = self.unsent or []
        if len(self.unsent) < WAITING_MESSAGES:
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

    def pause_writing(self) -> None:
        self.is_writable = False

    def resume_writing(self) -> None:
        self.is_writable = True
        self.pour()

    def pour(self) -> None:
        while self.unsent and self.is_writable:
            self.transport.write(framed(self.unsent.pop(0)))
        if not self.unsent:
            self.unsent = None
            if self.farewell and self.is_writable and self.closing is None and not self.transport.is_closing():
                self.say_goodbye()

    def say_goodbye(self) -> None:
        """Who listens is told in a moment: they may be in the middle of telling others."""
        self.transport.write(goodbye(self.farewell))
        if self.library is not None:
            self.let_know(self.library)
        self.transport.resume_reading()
        loop = asyncio.get_running_loop()
        self.closing = loop.call_later(CLOSING_SECONDS, self.transport.abort)
        loop.call_soon(self.finish)

    # Hearing

    def listen(self, ear: Ear) -> None:
        """From now on every message is handed on in the moment in which it comes, until the line is over."""
        self.ear = ear
        self.server.connections.add(self)  # type: ignore[arg-type]  # uvicorn only ever calls `shutdown`
        self.roll_call.add(self)

    def data_received(self, data: bytes) -> None:
        self.heard_at = self.roll_call.now()
        if self.library is not None:
            self.read_by_library(self.library, data)
            return
        if self.rest_of_frame:
            data, self.rest_of_frame = self.rest_of_frame + data, b""
        at = 0
        while at < len(data) and not self.transport.is_closing():
            place = place_of(data, at, self.longest)
            if place is None:
                self.library = self.opened_library()
                self.read_by_library(self.library, data[at:])
                return
            start, end = place
            if end > len(data):
                self.rest_of_frame = data[at:]
                break
            self.take(data[at], data[start - MASK : start], data[start:end])
            at = end
        self.is_asked = False

    def take(self, kind: int, mask: bytes, payload: bytes) -> None:
        """One frame, unless they are too many. The pong that was asked for need not be counted."""
        if kind == PONG and self.is_asked:
            self.is_asked = False
        elif not self.may_read(1):
            self.transport.abort()
        elif kind == TEXT:
            self.hear(apply_mask(payload, mask))
        elif kind == PING:
            self.answer_ping(apply_mask(payload, mask))

    def may_read(self, frames: int) -> bool:
        self.frames_left = self.frames_left or RateLimit(FRAMES_AT_ONCE, FRAMES_PER_SECOND)
        return self.frames_left.take(frames)

    def hear(self, message: bytes) -> None:
        """After a farewell nobody listens any more."""
        if self.ear is None or self.closing is not None:
            return
        try:
            self.ear.hear(message.decode())
        except UnicodeDecodeError:
            self.transport.write(goodbye(NO_TEXT))
            self.hang_up()

    def answer_ping(self, asked: bytes) -> None:
        """Somebody who takes none of our answers gets none, instead of all that we can hold."""
        if self.is_writable:
            self.transport.write(here(asked))

    # What only the library reads

    def opened_library(self) -> ServerProtocol:
        """As if it had shaken hands, and had said goodbye if that was said."""
        library = ServerProtocol(state=State.OPEN, max_size=self.longest)
        if self.closing is not None:
            self.let_know(library)
        return library

    def let_know(self, library: ServerProtocol) -> None:
        """That goodbye was said, which it need not say again."""
        library.send_close(self.farewell)
        library.data_to_send()

    def read_by_library(self, library: ServerProtocol, data: bytes) -> None:
        """Not too much at once. Pings are answered here; it sees to the farewell."""
        for start in range(0, len(data), READ_AT_ONCE):
            library.receive_data(data[start : start + READ_AT_ONCE])
            frames = [event for event in library.events_received() if isinstance(event, Frame)]
            if not self.may_read(len(frames)):
                self.transport.abort()
            for frame in frames:
                if not self.transport.is_closing():
                    self.heed(frame)
            if self.transport.is_closing():
                return
            said = [message for message in library.data_to_send() if message[:1] == bytes((CLOSE,))]
            if library.close_rcvd is not None or library.parser_exc is not None:
                self.transport.write(b"".join(said))
                self.hang_up()
                return
        self.is_asked = False

    def heed(self, frame: Frame) -> None:
        if frame.opcode is Opcode.PING:
            self.answer_ping(bytes(frame.data))
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            if frame.opcode is not Opcode.CONT:
                self.is_text = frame.opcode is Opcode.TEXT
            self.message += frame.data
            if frame.fin:
                message, self.message = self.message, b""
                self.hear(message if self.is_text else b"")

    # Whether anybody is there

    def ask(self) -> None:
        """The least of frames. And what a line has needed while it was busy it does without until it is busy again."""
        self.is_asked = True
        self.transport.write(ASKED)
        if self.frames_left is not None and self.frames_left.is_full:
            self.frames_left = None
        if self.ear is not None:
            self.ear.rest()

    def give_up(self) -> None:
        if self.is_writable:
            self.transport.write(goodbye(NOBODY_THERE))
            self.hang_up()
        else:
            self.transport.abort()

    # The end

    @property
    def is_over(self) -> bool:
        return self.ear is None

    def shutdown(self) -> None:
        """The server ends."""
        if self.closing is None and not self.transport.is_closing():
            self.transport.write(goodbye(GOING))
        self.hang_up()

    def hang_up(self) -> None:
        """There is nothing to wait for."""
        self.transport.close()
        self.finish()

    def connection_lost(self, exc: Exception | None) -> None:
        self.server.connections.discard(self)
        self.unsent = None
        self.finish()
        if self.closing is not None:
            self.closing.cancel()

    def finish(self) -> None:
        ear, self.ear = self.ear, None
        if ear is not None:
            ear.over()
            if self.at_end is not None:
                self.at_end()

    def when_over(self, do: Callable[[], None]) -> None:
        """Do this when the line is over, or now if it is."""
        if self.is_over:
            do()
        else:
            self.at_end = do
