"""The socket: one connection a browser. The first message says which table and whose seat; then requests are answered."""

from __future__ import annotations

import asyncio
import contextlib
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from gloaming.kernel.errors import NotAsked, NotOffered, Refused
from gloaming.server import protocol
from gloaming.server.commands import Stale
from gloaming.server.house import House, OpenTable, hashed
from gloaming.server.listeners import Listener
from gloaming.server.store import StoreBroken

HELLO_SECONDS = 10
WAITING_MESSAGES = 200
"""A browser that takes so many messages less than it is sent is let go; it comes back and gets everything."""
BURST, PER_SECOND = 40, 12
"""How many requests a connection may make at once, and in the long run."""

_requests: msgspec.json.Decoder[protocol.Request] = msgspec.json.Decoder(protocol.Request)


class Outlet:
    """A queue to one browser. Telling many never waits for one that is slow."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.closed = False

    def put(self, message: bytes) -> None:
        if self.queue.qsize() >= WAITING_MESSAGES:
            self.end(b"")
        elif not self.closed:
            self.queue.put_nowait(message)

    def end(self, farewell: bytes) -> None:
        if not self.closed:
            self.closed = True
            if farewell:
                self.queue.put_nowait(farewell)
            self.queue.put_nowait(None)

    async def pour(self, socket: WebSocket) -> None:
        while (message := await self.queue.get()) is not None:
            await socket.send_text(message.decode())
        await socket.close()


class Allowance:
    """A bucket of requests that fills up again with time."""

    def __init__(self) -> None:
        self.left, self.at = float(BURST), time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(BURST, self.left + (now - self.at) * PER_SECOND)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


async def serve(socket: WebSocket) -> None:
    house: House = socket.app.state.house
    if not same_origin(socket):
        await socket.close(code=4403)
        return
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect, TimeoutError, RuntimeError):
        hello = await asyncio.wait_for(receive(socket), HELLO_SECONDS)
        seat = find_seat(house, hello)
        if isinstance(seat, protocol.Farewell | protocol.Refusal):
            await socket.send_text(msgspec.json.encode(seat).decode())
            await socket.close()
            return
        await converse(socket, *seat)


async def converse(socket: WebSocket, table: OpenTable, chair: int | None) -> None:
    outlet = Outlet()
    listener = Listener(chair, outlet)
    pouring = asyncio.create_task(outlet.pour(socket))
    table.welcome(listener)
    allowance = Allowance()
    try:
        while not outlet.closed:
            request = await receive(socket)
            if not allowance.take():
                request = protocol.Refusal("too_fast", "That was too fast; wait a moment and try again.")
            await respond(table, listener, request)
    finally:
        table.leave(listener)
        outlet.end(b"")
        with contextlib.suppress(Exception):
            await asyncio.wait_for(pouring, 2)


async def respond(table: OpenTable, listener: Listener, request: protocol.Request | protocol.Refusal) -> None:
    if isinstance(request, protocol.Ping):
        answer: protocol.Response | None = protocol.Pong()
    elif isinstance(request, protocol.Refusal):
        answer = request
    elif listener.chair is None:
        answer = protocol.Refusal("watching", "You are watching; only those at the table can do that.")
    else:
        answer = await attempt(table, listener, request)
    if answer is not None:
        listener.outlet.put(msgspec.json.encode(answer))


async def attempt(table: OpenTable, listener: Listener, request: protocol.Request) -> protocol.Refusal | None:
    try:
        await table.request(listener, request)
    except Refused as fault:
        return protocol.Refusal(reason_of(fault), str(fault))
    except StoreBroken as fault:
        return protocol.Refusal("not_saved", f"{fault} Try again, or tell whoever runs this house.")
    return None


def reason_of(fault: Refused) -> str:
    """A word for programs; the sentence is for people."""
    kinds = {Stale: "stale", NotOffered: "not_offered", NotAsked: "not_asked"}
    return kinds.get(type(fault), "refused")


async def receive(socket: WebSocket) -> protocol.Request | protocol.Refusal:
    raw = await socket.receive()
    if raw["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(raw.get("code", 1000))
    text = raw.get("text") or ""
    try:
        return _requests.decode(text)
    except (msgspec.DecodeError, RecursionError) as fault:
        return protocol.Refusal("not_understood", f"This is not understood: {str(fault)[:200]}.")


def find_seat(
    house: House, hello: protocol.Request | protocol.Refusal
) -> tuple[OpenTable, int | None] | protocol.Farewell | protocol.Refusal:
    if not isinstance(hello, protocol.Hello):
        return protocol.Refusal("hello_first", "Say hello first: which table, and whose seat.")
    table = house.table(hello.code)
    if table is None:
        return protocol.Farewell("unknown_table")
    if hello.token:
        chair = table.table.chair_of(hashed(hello.token))
        return protocol.Farewell("unknown_seat") if chair is None else (table, chair)
    return (table, None) if table.table.settings.spectators else protocol.Farewell("not_watchable")


def same_origin(socket: WebSocket) -> bool:
    """A page of another site may not open our socket in a visitor's name. Programs send no origin."""
    origin = socket.headers.get("origin")
    return origin is None or origin.split("://")[-1] == socket.headers.get("host")
