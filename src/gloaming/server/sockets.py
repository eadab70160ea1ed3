"""The socket: one connection a browser. The first message says which table and whose seat; then requests are answered."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from gloaming.kernel.errors import Refused
from gloaming.server import protocol
from gloaming.server.handshakes import HANDSHAKE, Handshake
from gloaming.server.homes import Home, TooMany, address_of
from gloaming.server.house import House, hashed
from gloaming.server.keeping import STEP_SECONDS
from gloaming.server.lines import Line
from gloaming.server.listeners import Listener
from gloaming.server.open_table import OpenTable
from gloaming.server.origins import is_own, knows
from gloaming.server.padding import short
from gloaming.server.rate_limits import RateLimit
from gloaming.server.relays import LATER, Unreached, is_relayed
from gloaming.server.store import KeptElsewhere, StoreBroken, TableMoved

HELLO_SECONDS = 10
UNANSWERED = 20
"""So many requests of one line may wait for their answer; then nothing more is read from it until they are fewer."""
FAILED = 1011
"""The close code of a line that met a fault of ours."""
BURST, PER_SECOND = 40, 12
"""How many requests a connection may make at once, and in the long run."""
TOO_FAST_AT_ONCE = 400
"""So many beyond that are refused in a sentence; a client that still does not stop is disconnected."""

TRIES = 4
"""How often somebody is brought to a node that does not answer, though the store has heard of it lately."""

Seat = tuple[OpenTable, int | None, int | None]
"""The table, the chair, and for somebody who had one before which it was: they may watch."""

_requests: msgspec.json.Decoder[protocol.Request] = msgspec.json.Decoder(protocol.Request)


async def serve(socket: WebSocket, house: House) -> None:
    """Which table it is the first message says; that its code also stands in the address is for proxies, which read no more."""
    if not (knows(house.reach, socket.headers.get("host", "")) and is_own(house.reach, socket.headers)):
        await socket.close(code=4403)
        return
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect, TimeoutError, RuntimeError):
        first = await greeting(socket, house)
        hello = understood(first)
        seat = await place_of(socket, house, hello, first)
        if isinstance(seat, protocol.Farewell | protocol.Refusal):
            await socket.send_text(short(seat).decode())
            await socket.close()
        elif seat is not None:
            assert isinstance(hello, protocol.Hello)  # nobody else is given a place
            converse(socket, house, *seat, hello=hello)


async def place_of(
    socket: WebSocket, house: House, hello: protocol.Request | protocol.Refusal, first: str
) -> Seat | protocol.Farewell | protocol.Refusal | None:
    """None when the line has been another node's, and is over; or when there is no way to the table just now."""
    for _ in range(TRIES):
        try:
            return await find_seat(house, hello, address_of(socket))
        except KeptElsewhere as kept:
            if is_relayed(socket) or not kept.url:
                break
            house.counts.relayed += 1
            try:
                await house.relays.line(socket, first, kept)
            except Unreached:
                house.counts.unreached += 1
            else:
                return None
        except (StoreBroken, TableMoved):  # this node is out of touch, or was a moment ago
            pass
        await asyncio.sleep(STEP_SECONDS)
    await socket.close(LATER)
    return None


async def greeting(socket: WebSocket, house: House) -> str:
    """The first message. Sockets without one are few: the oldest makes room."""
    async with asyncio.timeout(HELLO_SECONDS) as patience:
        house.ungreeted[patience] = None
        if len(house.ungreeted) > house.most_watching // 2:
            oldest = next(iter(house.ungreeted))
            del house.ungreeted[oldest]
            oldest.reschedule(asyncio.get_running_loop().time())
        try:
            return await heard(socket)
        finally:
            house.ungreeted.pop(patience, None)


def converse(
    socket: WebSocket, house: House, table: OpenTable, chair: int | None, former: int | None, *, hello: protocol.Hello
) -> None:
    """From here on the line is on its own: the call of the application that it came by is over."""
    handshake: Handshake = socket.scope["extensions"][HANDSHAKE]
    line = handshake.line()
    listener = Listener(chair, line, former, screen=hello.screen, relayed=is_relayed(socket), page=hello.page)
    talk = Conversation(house, table, listener, line, house.home(address_of(socket)) if chair is None else None)
    try:
        table.welcome(listener)
        handshake.hand_over(line, talk)
    except BaseException:
        talk.leave()
        raise


class Conversation:
    """What one line asks of a table: one request after the other, with a task only while there is one to answer."""

    __slots__ = ("allowance", "answering", "home", "house", "line", "listener", "patience", "table", "waiting")

    def __init__(self, house: House, table: OpenTable, listener: Listener, line: Line, home: Home | None) -> None:
        self.house, self.table, self.listener, self.line = house, table, listener, line
        self.home = home
        """Of somebody who watches; of them each home has so many."""
        if home is not None:
            home.watching += 1
        self.allowance: RateLimit | None = None
        self.patience: RateLimit | None = None
        """Full, while there is none."""
        self.waiting: list[str] | None = None
        self.answering: asyncio.Task[None] | None = None

    def hear(self, text: str) -> None:
        self.waiting = self.waiting or []
        self.waiting.append(text)
        if len(self.waiting) == UNANSWERED:
            self.line.transport.pause_reading()
        if self.answering is None:
            tasks = self.line.server.tasks
            self.answering = asyncio.get_running_loop().create_task(self.answer_all())
            tasks.add(self.answering)
            self.answering.add_done_callback(tasks.discard)

    async def answer_all(self) -> None:
        try:
            while self.waiting and not self.line.farewell:
                text = self.waiting.pop(0)
                if len(self.waiting) == UNANSWERED - 1:
                    self.line.transport.resume_reading()
                await self.answer(text)
        except Exception as fault:  # noqa: BLE001 - the log tells it
            self.line.end(b"", FAILED)
            told = {"message": "A request was not answered", "exception": fault}
            asyncio.get_running_loop().call_exception_handler(told)
        finally:
            self.answering = self.waiting = None
            if self.line.is_over:
                self.leave()

    async def answer(self, text: str) -> None:
        request = understood(text)
        mark = getattr(request, "mark", "")
        self.allowance = self.allowance or RateLimit(BURST, PER_SECOND)
        if not self.allowance.take():
            request = protocol.Refusal("too-fast", "That was too fast; wait a moment and try again.")
            self.patience = self.patience or RateLimit(TOO_FAST_AT_ONCE, PER_SECOND)
            if not self.patience.take():
                self.line.end(b"")
                return
        await respond(self.house, self.table, self.listener, request, mark)

    def rest(self) -> None:
        if self.allowance is not None and self.allowance.is_full:
            self.allowance = None
        if self.patience is not None and self.patience.is_full:
            self.patience = None

    def over(self) -> None:
        """What was asked before the line ended is still done."""
        if self.answering is None:
            self.leave()

    def leave(self) -> None:
        self.table.leave(self.listener)
        if self.home is not None:
            self.home.watching -= 1
            self.home = None


async def respond(
    house: House, table: OpenTable, listener: Listener, request: protocol.Request | protocol.Refusal, mark: str
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
        refused = isinstance(answer, protocol.Refusal)
        listener.outlet.put(short(msgspec.structs.replace(answer, mark=mark) if refused else answer))


async def attempt(
    house: House, table: OpenTable, listener: Listener, request: protocol.Request
) -> protocol.Refusal | None:
    try:
        with house.room_for(table, request):
            await table.request(listener, request)
    except Refused as fault:
        return protocol.Refusal(fault.reason, str(fault), fault.facts)
    except TableMoved:  # the line is closed by now
        return None
    except StoreBroken as fault:
        return protocol.Refusal("not-saved", f"{fault} Try again, or tell the person who runs this server.")
    return None


async def heard(socket: WebSocket) -> str:
    raw = await socket.receive()
    if raw["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(raw.get("code", 1000))
    return raw.get("text") or ""


def understood(text: str) -> protocol.Request | protocol.Refusal:
    try:
        return _requests.decode(text)
    except (msgspec.DecodeError, RecursionError) as fault:
        return protocol.Refusal("not-understood", f"This is not understood: {str(fault)[:200]}.")


async def find_seat(
    house: House, hello: protocol.Request | protocol.Refusal, home: str
) -> Seat | protocol.Farewell | protocol.Refusal:
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
