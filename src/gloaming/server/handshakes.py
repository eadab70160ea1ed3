"""A handshake: a connection that has yet to say which table it wants. uvicorn and the library shake hands, and the application may
refuse it. Once somebody listens it is a line, and nothing of all this is left."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request

from gloaming.server.frames import are_whole
from gloaming.server.lines import FRAMES_AT_ONCE, FRAMES_PER_SECOND, LINE, READ_AT_ONCE, Ear, Line
from gloaming.server.rate_limits import RateLimit
from gloaming.server.roll_call import RollCall

HANDSHAKE = "gloaming.handshake"
"""Where a scope names the handshake that it came by."""
END_OF_REQUEST = b"\r\n\r\n"


class Nowhere(asyncio.Transport):
    """What a handshake holds when the connection is a line's."""

    def close(self) -> None: ...

    def is_closing(self) -> bool:
        return True


NOWHERE = Nowhere()


class Handshake(WebSocketsSansIOProtocol):
    """uvicorn's connection. Lines that are passed on to another node keep it."""

    def __init__(self, roll_call: RollCall, *, server_state: ServerState, **given: Any) -> None:
        super().__init__(server_state=server_state, **given)
        self.roll_call, self.server_state = roll_call, server_state
        self.is_whole = True
        """Whether all that came until now were whole frames, as a rule: then the library is at rest, and can be let go."""
        self.frames_left = RateLimit(FRAMES_AT_ONCE, FRAMES_PER_SECOND)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[HANDSHAKE] = self

    # Its line

    def line(self) -> Line:
        """To be told something, and not yet to be listened to."""
        line = Line(self.transport, self.server_state, self.roll_call, self.config.ws_max_size)
        line.is_writable = self.writable.is_set()
        cast(dict[str, Any], self.scope["extensions"])[LINE] = line
        return line

    def hand_over(self, line: Line, ear: Ear) -> None:
        """What comes next is the line's, and so is what has come in pieces or was not heard yet."""
        self.stop_keepalive()
        line.listen(ear)
        if not self.is_whole:
            line.library, line.is_text = self.conn, self.curr_msg_data_type == "text"
            line.message = b"".join(self.frames)
        while not self.queue.empty():
            event: Any = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                ear.hear(event.get("text") or "")
            else:
                line.finish()
        if self.disconnected:
            line.connection_lost(None)
        else:
            self.connections.discard(self)
            self.transport.set_protocol(line)
            if self.read_paused and not self.transport.is_closing():
                self.transport.resume_reading()
        self.fall_apart()

    def fall_apart(self) -> None:
        """Its parts hold each other, and Python's collector would find them late."""
        cast(dict[str, Any], self.scope["extensions"]).pop(HANDSHAKE, None)
        if self.is_whole:
            self.conn.parser.close()
        self.transport = NOWHERE

    # Strangers

    def data_received(self, data: bytes) -> None:
        """Not too much at once."""
        self.is_whole = self.is_whole and self.are_whole(data)
        for start in range(0, len(data), READ_AT_ONCE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + READ_AT_ONCE])

    def are_whole(self, data: bytes) -> bool:
        if not self.handshake_initiated:
            return data.find(END_OF_REQUEST) == len(data) - len(END_OF_REQUEST)
        return are_whole(data, self.config.ws_max_size)

    def handle_events(self) -> None:
        if self.frames_left.take(len(self.conn.events)):
            super().handle_events()
        else:
            self.transport.abort()

    def handle_ping(self) -> None:
        """As a line answers it."""
        pongs = self.conn.data_to_send()
        if self.writable.is_set():
            self.transport.write(b"".join(pongs))
