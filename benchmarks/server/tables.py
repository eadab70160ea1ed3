"""Who makes the load: tables of six, at which somebody answers every third of a second."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from benchmarks.server.socket import Socket, connect, fetch
from benchmarks.server.tally import Tally
from gloaming.kernel.errors import Refused
from gloaming.server.padding import REQUEST, padded

SEATS = 6
PAUSE = 2.0 / SEATS
"""Seconds between two answers at a table: each seat answers every other second."""
SILENT_SECONDS = 30.0
"""So long a table may hear nothing on its way through the lobby. However long the way takes as long as it hears something: where
hundreds of others play meanwhile, that isn't a fault."""

SETTINGS = {"clocks": {"talk": 0}, "options": {"players": SEATS, "level": "experienced"}}


class SixClients:
    """SixClients connections, one of which speaks now and then; all that are told of it are waited for."""

    pause = PAUSE

    def __init__(self, tally: Tally, broken: Callable[[Exception], None], chance: Random) -> None:
        self.tally, self.broken, self.chance = tally, broken, chance
        self.loop = asyncio.get_running_loop()
        self.sockets: list[Socket] = []
        self.speaker: int | None = None
        self.said_at = self.heard_at = 0.0
        self.timer: asyncio.TimerHandle | None = None

    async def take_places(self, port: int) -> None:
        raise NotImplementedError

    def next_answer(self) -> tuple[int, bytes] | None:
        """Who answers, and what; None while nobody is asked."""
        raise NotImplementedError

    def heard(self, seat: int, message: bytes) -> None:
        self.heard_at = self.loop.time()
        self.tally.updates += 1
        self.tally.update_bytes += len(message)

    def came_back(self, seat: int) -> None:
        """This seat was told what became of its answer. Only then does the next one speak."""
        if seat == self.speaker:
            self.speaker = None

    async def sit(self, port: int, path: str) -> Socket:
        seat = len(self.sockets)
        socket = await connect(port, path, lambda message: self.heard(seat, message), self.broken)
        self.sockets.append(socket)
        return socket

    def play_on(self) -> None:
        """Plan the next answer, for a moment that is not that of other tables."""
        self.timer = self.loop.call_later(self.chance.uniform(0.5, 1.5) * self.pause, self.speak)

    def speak(self) -> None:
        self.play_on()
        chosen = None if self.speaker is not None else self.next_answer()
        if chosen is None:
            self.tally.held_up += 1
            return
        self.settle()
        self.speaker, message = chosen
        self.tally.answer_bytes += len(message)
        self.said_at = self.heard_at = self.loop.time()
        self.sockets[self.speaker].say(message)

    def settle(self) -> None:
        """Everything that was heard since the last answer followed from it."""
        if self.heard_at > self.said_at:
            self.tally.seconds.append(self.heard_at - self.said_at)
            self.said_at = self.heard_at

    def leave(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        for socket in self.sockets:
            socket.leave()


# Against the yardstick


class SixEchoes(SixClients):
    """Whatever one says comes back to all six."""

    def __init__(self, tally: Tally, broken: Callable[[Exception], None], chance: Random, answer: bytes) -> None:
        super().__init__(tally, broken, chance)
        self.answer = answer

    async def take_places(self, port: int) -> None:
        name = b"%016x" % self.chance.getrandbits(64)
        for _ in range(SEATS):
            (await self.sit(port, "/socket")).say(name)

    def heard(self, seat: int, message: bytes) -> None:
        super().heard(seat, message)
        self.came_back(seat)

    def next_answer(self) -> tuple[int, bytes] | None:
        return self.chance.randrange(SEATS), self.answer


# At play


class Offer(msgspec.Struct, frozen=True):
    code: str
    confirm: bool


class Asked(msgspec.Struct, frozen=True):
    number: int
    options: list[Offer]


class SeenView(msgspec.Struct, frozen=True):
    asked: Asked | UnsetType | None = UNSET


class SeenTable(msgspec.Struct, frozen=True):
    stage: str | UnsetType = UNSET
    problem: str | UnsetType = UNSET
    chairs: list[Any] | UnsetType = UNSET


class Message(msgspec.Struct, frozen=True):
    """What a player needs of a message; the rest is not looked at."""

    type: str
    table: SeenTable = SeenTable()
    view: SeenView | None = None
    sentence: str = ""


def said(**request: Any) -> bytes:
    return padded(msgspec.json.encode(request), REQUEST)


_told = msgspec.json.Decoder(Message)


class SixPlayers(SixClients):
    """SixClients who play a game of Cultists: any legal answer, but nobody claims, accuses or reveals rashly."""

    def __init__(
        self, tally: Tally, broken: Callable[[Exception], None], chance: Random, over: Callable[[SixPlayers], None]
    ) -> None:
        super().__init__(tally, broken, chance)
        self.over = over
        self.stage, self.problem, self.chairs = "", "", 0
        self.asked: list[Asked | None] = [None] * SEATS
        self.news = asyncio.Event()
        self.patience: asyncio.Timeout | None = None
        """While it is in the lobby."""

    async def take_places(self, port: int) -> None:
        """Through the lobby, as people go: make a table, invite, sit down, be ready, begin."""
        try:
            async with asyncio.timeout(SILENT_SECONDS) as self.patience:
                await self.go_through_lobby(port)
        except TimeoutError as fault:
            raise Refused(
                f"A table heard nothing for {SILENT_SECONDS:.0f} s in the lobby; is this machine busy?"
            ) from fault
        finally:
            self.patience = None

    async def go_through_lobby(self, port: int) -> None:
        host = await fetch(port, "/api/tables", {"name": "Seat 0"})
        port = self.door_of(host["code"], port)
        await self.say_hello(port, host)
        self.request(0, type="configure", settings=SETTINGS)
        await self.until(lambda: self.chairs == SEATS)
        for seat in range(1, SEATS):
            place = f"/api/tables/{host['code']}/seats"
            await self.say_hello(port, await fetch(port, place, {"name": f"Seat {seat}"}))
            self.request(seat, type="ready", ready=True)
        await self.until(lambda: self.stage == "lobby" and not self.problem)
        self.request(0, type="begin")
        await self.until(lambda: self.stage == "playing")

    def door_of(self, code: str, port: int) -> int:
        """Where the people of this table go, which was made here."""
        return port

    async def say_hello(self, port: int, given: dict[str, Any]) -> None:
        await self.sit(port, f"/api/tables/{given['code']}/socket")
        self.request(given["chair"], type="hello", code=given["code"], token=given["token"])

    def request(self, seat: int, **request: Any) -> None:
        self.sockets[seat].say(said(**request))

    async def until(self, is_so: Callable[[], bool]) -> None:
        while not is_so():
            self.news.clear()
            await self.news.wait()

    def heard(self, seat: int, message: bytes) -> None:
        super().heard(seat, message)
        if self.patience is not None and not self.patience.expired():
            self.patience.reschedule(self.loop.time() + SILENT_SECONDS)
        told = _told.decode(message)
        if told.type not in ("everything", "change"):
            self.broken(Refused(f"The server says {told.type}: {told.sentence}"))
            return
        if told.view is not None and told.view.asked is not UNSET:
            self.asked[seat] = told.view.asked
            self.came_back(seat)
        if seat == 0:
            self.note(told.table)

    def note(self, table: SeenTable) -> None:
        if table.problem is not UNSET:
            self.problem = table.problem
        if table.chairs is not UNSET:
            self.chairs = len(table.chairs)
        if table.stage is not UNSET:
            self.stage = table.stage
            if table.stage == "over":
                self.over(self)
        self.news.set()

    def next_answer(self) -> tuple[int, bytes] | None:
        waiting = [seat for seat, asked in enumerate(self.asked) if asked is not None and asked.options]
        if not waiting:
            return None
        seat = self.chance.choice(waiting)
        asked = self.asked[seat]
        assert asked is not None
        self.asked[seat] = None
        calm = [offer for offer in asked.options if not offer.confirm]
        code = self.chance.choice(calm or asked.options).code
        return seat, said(type="answer", question=asked.number, code=code)
