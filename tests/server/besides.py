"""A table next to a crowd: people who play on and ping, newcomers, and how long each of them waits."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import NamedTuple

import httpx

from benchmarks.server.tally import percentiles
from gloaming.kernel.dice import Dice
from tests.server.browser import Browser
from tests.server.noise import Noise
from tests.server.playing import answer
from tests.server.running import RunningHouse

SEATS, BETWEEN = 5, 0.11
"""People at this table; and seconds between two messages of a person, who may send twelve in one."""
VISIT_SECONDS = 10.0
"""After which a newcomer gives up."""


class Person(Browser):
    """Listens all the time: somebody can ping and answer at once."""

    async def open(self) -> Person:
        await super().open()
        self.gone, self.news = False, asyncio.Condition()
        self.listening = asyncio.create_task(self.listens())
        return self

    async def listens(self) -> None:
        while True:
            await self.listen()
            async with self.news:
                self.news.notify_all()

    async def until(self, so: Callable[[], bool], patience: float = 60.0) -> None:
        if not hasattr(self, "listening"):
            await super().until(so, patience)
            return
        async with asyncio.timeout(patience), self.news:
            await self.news.wait_for(lambda: so() or self.gone)

    async def close(self) -> None:
        self.gone = True
        self.listening.cancel()
        async with self.news:
            self.news.notify_all()
        await super().close()


class Phase(NamedTuple):
    pings: list[float]
    answers: list[float]
    visits: list[float]
    """Of newcomers, who ask one thing."""
    ours: list[float]
    """Of pings and answers, without the time in which the server or we were ready and something else had the core."""
    noise: str

    def __str__(self) -> str:
        told = (f"{name} {shape(getattr(self, name))}" for name in ("pings", "answers", "visits", "ours"))
        return f"{'; '.join(told)}; {self.noise}"

    @property
    def worst(self) -> float:
        """Of what 99 of 100 stay below: of pings and answers. Few visits are made."""
        return max(p99(self.pings), p99(self.answers))


def p99(seconds: list[float]) -> float:
    return percentiles(seconds)[2] if len(seconds) > 1 else float("inf")


def shape(seconds: list[float]) -> str:
    if len(seconds) < 2:
        return f"{len(seconds)} were answered"
    p50, p95, p99 = percentiles(seconds)
    return f"{p50:.1f} / {p95:.1f} / {p99:.1f} ms (n {len(seconds)}, worst {1000 * max(seconds):.0f})"


class Table:
    """People who play on and ping, and how long it takes."""

    def __init__(self, house: RunningHouse) -> None:
        self.house, self.dice = house, Dice.seeded("flooded")
        self.people: list[Person] = []
        self.pings: list[float] = []
        self.answers: list[float] = []
        self.visits: list[float] = []
        self.ours: list[float] = []
        self.noise, self.own = Noise(), Noise()

    async def sits_down(self) -> None:
        host = await self.person("/api/tables", "Olga")
        settings = {"game": "cultists", "options": {"players": SEATS}, "clocks": {"talk": 0}}
        await host.send("configure", settings=settings)
        others = [await self.person(f"/api/tables/{host.code}/seats", f"Guest {number}") for number in range(1, SEATS)]
        for other in others:
            await other.send("ready", ready=True)
        self.people = [host, *others]
        await host.until(lambda: not host.table["problem"])
        await host.send("begin")
        for person in self.people:
            await person.until(lambda person=person: person.stage == "playing")  # type: ignore[misc]

    async def person(self, path: str, name: str) -> Person:
        told = (await self.house.post(path, {"name": name})).json()
        return await Person(self.house.socket_of(told["code"]), told["code"], told["token"]).open()

    async def measured(self, seconds: float) -> Phase:
        self.pings, self.answers, self.visits, self.ours = [], [], [], []
        assert self.house.process is not None
        self.noise, end = Noise(self.house.process.pid), time.monotonic() + seconds
        await asyncio.gather(
            self.plays(end), self.visiting(end), *(self.pinging(chair, end) for chair in range(1, SEATS))
        )
        return Phase(self.pings, self.answers, self.visits, self.ours, str(self.noise))

    def now(self) -> tuple[float, float, float]:
        """By the clock, by the work that the server has done, and by how long it and we have waited for a core."""
        worked, waited = self.noise.seconds()
        return time.perf_counter(), worked, waited + self.own.seconds()[1]

    def note(self, found: list[float], begun: tuple[float, float, float]) -> None:
        taken, worked, waited = (now - then for now, then in zip(self.now(), begun, strict=True))
        found.append(taken)
        self.ours.append(max(worked, taken - waited))

    async def pinging(self, chair: int, end: float) -> None:
        while time.monotonic() < end:
            person, begun = self.people[chair], self.now()
            before = person.heard.count("pong")
            if not person.gone:
                await person.send_raw('{"type":"ping"}')
                await person.until(lambda person=person, before=before: person.heard.count("pong") > before)  # type: ignore[misc]
            if not person.gone:
                self.note(self.pings, begun)
            await asyncio.sleep(2 * BETWEEN)

    async def visiting(self, end: float) -> None:
        """A newcomer who hears nothing for so long has been kept out."""
        while time.monotonic() < end:
            begun = time.perf_counter()
            with contextlib.suppress(httpx.HTTPError):
                async with self.house.client() as client:
                    await client.get("/api/reach", timeout=VISIT_SECONDS)
            self.visits.append(time.perf_counter() - begun)
            await asyncio.sleep(3 * BETWEEN)

    async def plays(self, end: float) -> None:
        """One answer after the other. A game that is over makes room for another."""
        while time.monotonic() < end:
            asked = [person for person in self.people if person.options and person.view["asked"]["answered"] is None]
            if self.people[0].stage != "playing":
                await self.goes_home()
                await self.sits_down()
            elif asked:
                begun = self.now()
                await answer(self.dice.pick(asked), self.dice)
                self.note(self.answers, begun)
            await asyncio.sleep(BETWEEN / 3)

    async def goes_home(self) -> None:
        for person in self.people:
            await person.close()
