"""The door: connections that never finish a request keep nobody else out, and what strangers do there costs the log one line."""

from __future__ import annotations

import asyncio
import errno
import logging
import signal
import socket
import ssl
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from functools import partial
from types import FrameType
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.exceptions import WebSocketException

from gloaming.server.handshakes import Handshake
from gloaming.server.roll_call import RollCall

REQUEST_SECONDS = 10.0
"""For a whole request, head and body. Ours are a few hundred bytes: on the worst of lines that takes a second or two."""
ANSWER_SECONDS = 60.0
"""For the next 64 KiB of an answer that a client is slow to read."""
MOST_CONNECTIONS = 16_000
"""Beyond any evening at one process: it may have to take the ten thousand seats of two, when the other dies."""
SPARE_FILES = 64
"""Files that are not connections: the store, the worker that tells replays, and connections on their way in or out."""
ACCEPTED_AT_ONCE, QUEUE = 8, 1024
"""Connections that the loop accepts in one turn, and those that the system keeps until then. It takes four turns until one
that is too many is closed again."""
READ_AT_ONCE, PIECE = 8, 512
"""Connections that are read in one turn of the loop, and how many bytes of each. A thousand of them may ask again as soon as they
are answered, and a body may come in forty thousand chunks of a byte: those who play would wait for all that."""
QUIET_SECONDS = 60.0
"""So long is the same trouble counted, and not told again."""
EXHAUSTED = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
KINDS_OF_TROUBLE = 200

logger = logging.getLogger("gloaming.door")


def capacity() -> int:
    """How many connections there may be at once, as far as the system's limit of open files allows."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MOST_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY or hard > soft:
        wanted = 2 * MOST_CONNECTIONS + SPARE_FILES  # one that is passed on to another node takes two
        soft = max(soft, wanted if hard == resource.RLIM_INFINITY else min(wanted, hard))
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(SPARE_FILES, min(MOST_CONNECTIONS, soft - SPARE_FILES))


class Doorway:
    """What the connections of one house share: how many there may be, and which of them the house waits for."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.awaited: dict[Visit, str] = {}
        """Connections that owe us something, the oldest first, each with where it comes from: the rest of a request, the
        next one, or the reading of an answer."""
        self.waiting: dict[str, deque[Visit]] = {}
        """Connections on which something has come that is not read yet, by where it comes from: each address in its turn."""
        self.read = 0
        """How many were read in this turn of the loop."""

    def let_in(self, visit: Visit) -> None:
        if self.waiting or self.read >= READ_AT_ONCE:
            self.let_wait(visit)
            return
        if not self.read:
            visit.loop.call_soon(self.next_turn, visit.loop)
        self.read += 1
        visit.read()

    def let_wait(self, visit: Visit) -> None:
        visit.transport.pause_reading()
        if not visit.is_waiting:
            visit.is_waiting = True
            self.waiting.setdefault(visit.address, deque()).append(visit)

    def next_turn(self, loop: asyncio.AbstractEventLoop) -> None:
        self.read = 0
        while self.waiting and self.read < READ_AT_ONCE:
            address = next(iter(self.waiting))
            waiting = self.waiting.pop(address)
            visit = waiting.popleft()
            if waiting:
                self.waiting[address] = waiting
            self.read += 1
            visit.read_on()
        if self.read:
            loop.call_soon(self.next_turn, loop)

    def make_room(self, open_now: int) -> None:
        """Where the house is full, somebody who comes takes the place of the oldest that we only wait for, of the
        address that has the most of them."""
        if open_now <= self.most:
            return
        many = Counter(self.awaited.values())
        longest = max(self.awaited, key=lambda visit: many[self.awaited[visit]])
        logger.warning("All %d connections are in use; unfinished requests make room for new ones.", self.most)
        longest.turn_out()


class Visit(H11Protocol):
    """uvicorn's connection, with an end to its patience: it has none for requests that never end."""

    def __init__(self, doorway: Doorway, **given: Any) -> None:
        super().__init__(**given)
        self.doorway = doorway
        self.patience: asyncio.TimerHandle | None = None
        self.unread = b""
        """What has come and is not read yet; and whether it waits for its turn."""
        self.is_waiting = False

    @property
    def address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.expect(REQUEST_SECONDS)
        self.doorway.make_room(len(self.connections))

    def connection_lost(self, exc: Exception | None) -> None:
        self.settle()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.timeout_keep_alive_task is not None:  # the next request on this connection has time of its own
            self.settle()
            self._unset_keepalive_if_required()
        self.unread += data
        self.handle_events()
        self.look()

    def handle_events(self) -> None:
        """Something has come; or perhaps there was more behind a request that is answered now."""
        if self.unread or self.conn.trailing_data[0]:
            self.doorway.let_in(self)
        else:
            super().handle_events()

    def read(self) -> None:
        piece, self.unread = self.unread[:PIECE], self.unread[PIECE:]
        if piece:
            self.conn.receive_data(piece)
        super().handle_events()
        if self.unread and self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self.doorway.let_wait(self)

    def read_on(self) -> None:
        """After a pause, unless it is gone by now."""
        self.is_waiting = False
        if self.transport.is_closing():
            return
        self.read()
        self.look()
        if not self.is_waiting and not self.flow.read_paused:
            self.transport.resume_reading()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.settle()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.look()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.settle()
        self.expect(ANSWER_SECONDS)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.settle()
        self.look()

    def look(self) -> None:
        """Time runs from the first moment in which something is owed, however many small pieces come."""
        if self not in self.connections or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self.settle()
        elif self.patience is None:
            self.expect(REQUEST_SECONDS)

    def expect(self, seconds: float) -> None:
        self.doorway.awaited[self] = self.address
        self.patience = self.loop.call_later(seconds, self.turn_out)

    def settle(self) -> None:
        self.doorway.awaited.pop(self, None)
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def turn_out(self) -> None:
        self.settle()
        self.transport.abort()


class GuardedServer(uvicorn.Server):
    """Accepts a few connections at a time, so none is accepted for which there is no room; the others wait in the system.

    When it is told to end, it may first have something to do, and serves on meanwhile; told a second time, it ends at once."""

    def __init__(self, config: uvicorn.Config, before_end: Callable[[], Awaitable[None]] | None = None) -> None:
        super().__init__(config)
        self.before_end = before_end
        self.ending: asyncio.Task[None] | None = None
        self.loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)
        for door in sockets or []:
            door.listen(QUEUE)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.before_end is None or self.loop is None or sig != signal.SIGTERM or self.ending is not None:
            super().handle_exit(sig, frame)
        else:
            self.loop.call_soon_threadsafe(self._begin_to_end, sig)

    def _begin_to_end(self, sig: int) -> None:
        async def end(first: Callable[[], Awaitable[None]]) -> None:
            try:
                await first()
            finally:
                super(GuardedServer, self).handle_exit(sig, None)

        if self.before_end is not None and self.ending is None:
            self.ending = asyncio.get_running_loop().create_task(end(self.before_end))


def run(
    app: Any,
    door: socket.socket,
    before_end: Callable[[], Awaitable[None]] | None = None,
    encryption: ssl.SSLContext | None = None,
    **settings: Any,
) -> None:
    """Serve there until somebody ends it."""
    if encryption is not None:
        settings["ssl_context_factory"] = lambda *_: encryption
    protocol: Any = partial(Visit, Doorway(capacity()))
    socket: Any = partial(Handshake, RollCall(settings.get("ws_ping_interval"), settings.get("ws_ping_timeout")))
    config = uvicorn.Config(app, http=protocol, ws=socket, log_level="warning", backlog=ACCEPTED_AT_ONCE, **settings)
    for name in ("uvicorn.error", "asyncio", logger.name):
        logging.getLogger(name).addFilter(OneLine())
    GuardedServer(config, before_end).run(sockets=[door])


class OneLine(logging.Filter):
    """What strangers do is one line without a traceback, and the same trouble is told once in a while. An error of ours
    keeps its traceback; that too is told once, because a stranger may have found out how to cause it."""

    def __init__(self) -> None:
        super().__init__()
        self.told: dict[tuple[Any, ...], list[float]] = {}
        """By kind of trouble: when it was told last, and how often it has come since."""

    def filter(self, record: logging.LogRecord) -> bool:
        fault = record.exc_info[1] if record.exc_info else None
        headline = str(record.msg).strip().partition("\n")[0]
        if fault is not None and is_a_strangers(fault):
            record.msg, record.args = "%s (%s)", (headline, f"{type(fault).__name__}: {fault}"[:200])
            record.exc_info = record.exc_text = None
        return self.is_news(record, (record.name, headline, type(fault), place_of(fault)))

    def is_news(self, record: logging.LogRecord, kind: tuple[Any, ...]) -> bool:
        now = time.monotonic()
        before = self.told.get(kind)
        if before is not None and now - before[0] < QUIET_SECONDS:
            before[1] += 1
            return False
        if before is not None and before[1]:
            record.msg, record.args = f"{record.getMessage().rstrip()} ({before[1]:.0f} more of these before)", ()
        self.told.pop(kind, None)
        self.told[kind] = [now, 0]
        while len(self.told) > KINDS_OF_TROUBLE:
            del self.told[next(iter(self.told))]
        return True


def is_a_strangers(fault: BaseException) -> bool:
    """Whether this is how another machine, or one that takes all there is, shows itself here."""
    if isinstance(fault, OSError):
        return isinstance(fault, ConnectionError | TimeoutError) or fault.errno in EXHAUSTED
    return isinstance(fault, h11.ProtocolError | WebSocketException | UnicodeDecodeError)


def place_of(fault: BaseException | None) -> int:
    """The line that raised it, so another error is news."""
    trace = fault.__traceback__ if fault else None
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return trace.tb_lineno if trace else 0
