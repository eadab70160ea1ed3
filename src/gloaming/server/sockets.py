"""The socket: one connection a browser. The first message says which table and whose seat; then requests are answered."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from gloaming.kernel.errors import Refused
from gloaming.server import protocol
from gloaming.server.homes import TooMany, address_of
from gloaming.server.house import House, hashed
from gloaming.server.listeners import Listener
from gloaming.server.open_table import OpenTable
from gloaming.server.origins import is_own, knows
from gloaming.server.padding import short
from gloaming.server.rate_limits import RateLimit
from gloaming.server.store import StoreBroken

HELLO_SECONDS = 10
LAST_WORDS_SECONDS = 2
"""How long a closing connection is kept open for messages still on their way."""
WAITING_MESSAGES = 200
"""A browser that takes so many messages less than it is sent is let go; it comes back and gets everything."""
BURST, PER_SECOND = 40, 12
"""How many requests a connection may make at once, and in the long run."""
TOO_FAST_AT_ONCE = 400
"""So many beyond that are refused in a sentence; a client that still does not stop is disconnected."""

_requests: msgspec.json.Decoder[protocol.Request] = msgspec.json.Decoder(protocol.Request)


class Outbox:
    """What is on its way to one browser. Telling many never waits for one that is slow.

    It has a task only while something waits: most connections are silent most of the time, and there are many."""

    __slots__ = ("closed", "pouring", "socket", "waiting")

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.waiting: list[bytes] = []
        self.closed = False
        self.pouring: asyncio.Task[None] | None = None

    def put(self, message: bytes) -> None:
        if len(self.waiting) >= WAITING_MESSAGES:
            self.end(b"")
        elif not self.closed:
            self.waiting.append(message)
            self._begin()

    def end(self, farewell: bytes) -> None:
        if not self.closed:
            self.closed = True
            if farewell:
                self.waiting.append(farewell)
            self._begin()

    def _begin(self) -> None:
        if self.pouring is None:
            self.pouring = asyncio.get_running_loop().create_task(self._pour())

    async def _pour(self) -> None:
        try:
            while self.waiting:
                await self.socket.send_text(self.waiting.pop(0).decode())
            if self.closed:
                await self.socket.close()
        except (WebSocketDisconnect, RuntimeError):  # the browser is gone; the reading task notices too
            self.waiting.clear()
        finally:
            self.pouring = None


async def serve(socket: WebSocket, house: House) -> None:
    if not (knows(house.reach, socket.headers.get("host", "")) and is_own(house.reach, socket.headers)):
        await socket.close(code=4403)
        return
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect, TimeoutError, RuntimeError):
        hello = await greeting(socket, house)
        home = address_of(socket)
        seat = await find_seat(house, hello, home)
        if isinstance(seat, protocol.Farewell | protocol.Refusal):
            await socket.send_text(short(seat).decode())
            await socket.close()
            return
        with house.home(home).seen_watching() if seat[1] is None else contextlib.nullcontext():
            await converse(socket, house, *seat, screen=isinstance(hello, protocol.Hello) and hello.screen)


async def greeting(socket: WebSocket, house: House) -> protocol.Request | protocol.Refusal:
    """The first message. Sockets without one are few: the oldest makes room."""
    async with asyncio.timeout(HELLO_SECONDS) as patience:
        house.ungreeted[patience] = None
        if len(house.ungreeted) > house.most_watching // 2:
            oldest = next(iter(house.ungreeted))
            del house.ungreeted[oldest]
            oldest.reschedule(asyncio.get_running_loop().time())
        try:
            return await receive(socket)
        finally:
            house.ungreeted.pop(patience, None)


async def converse(
    socket: WebSocket, house: House, table: OpenTable, chair: int | None, former: int | None, *, screen: bool
) -> None:
    outlet = Outbox(socket)
    listener = Listener(chair, outlet, former, screen=screen)
    table.welcome(listener)
    allowance, patience = RateLimit(BURST, PER_SECOND), RateLimit(TOO_FAST_AT_ONCE, PER_SECOND)
    try:
        while not outlet.closed:
            request = await receive(socket)
            if not allowance.take():
                request = protocol.Refusal("too-fast", "That was too fast; wait a moment and try again.")
                if not patience.take():
                    return
            await respond(house, table, listener, request)
    finally:
        table.leave(listener)
        outlet.end(b"")
        if outlet.pouring is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(outlet.pouring, LAST_WORDS_SECONDS)


async def respond(
    house: House, table: OpenTable, listener: Listener, request: protocol.Request | protocol.Refusal
) -> None:
    if isinstance(request, protocol.Ping):
        answer: protocol.Response | None = protocol.Pong()
    elif isinstance(request, protocol.Refusal):
        answer = request
    elif listener.chair is None:
        answer = protocol.Refusal("watching", "You are watching; only those at the table can do that.")
    else:
        answer = await attempt(house, table, listener, request)
    if answer is not None:
        listener.outlet.put(short(answer))


async def attempt(
    house: House, table: OpenTable, listener: Listener, request: protocol.Request
) -> protocol.Refusal | None:
    try:
        house.require_room_for(table, request)
        await table.request(listener, request)
    except Refused as fault:
        return protocol.Refusal(fault.reason, str(fault), fault.facts)
    except StoreBroken as fault:
        return protocol.Refusal("not-saved", f"{fault} Try again, or tell the person who runs this server.")
    return None


async def receive(socket: WebSocket) -> protocol.Request | protocol.Refusal:
    raw = await socket.receive()
    if raw["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(raw.get("code", 1000))
    text = raw.get("text") or ""
    try:
        return _requests.decode(text)
    except (msgspec.DecodeError, RecursionError) as fault:
        return protocol.Refusal("not-understood", f"This is not understood: {str(fault)[:200]}.")


async def find_seat(
    house: House, hello: protocol.Request | protocol.Refusal, home: str
) -> tuple[OpenTable, int | None, int | None] | protocol.Farewell | protocol.Refusal:
    """The table, the chair, and for somebody who had one before which it was: they may watch."""
    if not isinstance(hello, protocol.Hello):
        return protocol.Refusal("hello-first", "Say hello first: which table, and whose seat.")
    try:
        table = await house.find(hello.code, home, hello.token)
    except TooMany:
        return protocol.Farewell("guessing")
    except Refused as fault:  # its game is not there any more
        return protocol.Refusal(fault.reason, str(fault), fault.facts)
    if table is None:
        return protocol.Farewell("unknown_table")
    seat, watchable = hashed(hello.token), table.table.settings.spectators
    crowded = protocol.Farewell("crowded") if not house.has_room_to_watch(table, home) else None
    if not hello.token:
        return (crowded or (table, None, None)) if watchable else protocol.Farewell("not_watchable")
    chair, former = table.table.chair_of(seat), table.table.former.get(seat)
    if chair is None and former is None:
        return protocol.Farewell("unknown_seat")
    if chair is None and watchable and crowded:
        return crowded
    return (table, chair, former) if chair is not None or watchable else protocol.Farewell("handed_over")
