"""Many seats at several nodes that share one store, at people's pace; and the storm after one of them was killed."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

import msgspec

from benchmarks.engine.figures import Bar
from benchmarks.server.figures import P99_LIMIT, RATE_SHARE, Figure, Report
from benchmarks.server.load import EchoLoad, GameLoad, Load
from benchmarks.server.measuring import ECHO, Say, no_collections, told
from benchmarks.server.process import Server, allow_connections, cores, on_cores, serving
from benchmarks.server.socket import connect
from benchmarks.server.tables import SEATS, SixEchoes, SixPlayers, said
from benchmarks.server.tally import Measured
from gloaming.kernel.errors import Refused

PEOPLES_PAUSE = 5.0
"""Seconds between two answers at a table."""
FIRST_RETRY, LAST_RETRY, OPENS_WITHIN = 0.3, 5.0, 10.0
"""As web/src/net/socket.ts has them."""
BACK_LIMIT = 15
"""s"""
STORM_SECONDS = 60.0
"""Who is not back by then does not come."""
LOBBY_TRIES = 3


class Wish(msgspec.Struct, frozen=True):
    nodes: int
    store: str
    seats: int
    seconds: float
    kill: bool

    @property
    def tables(self) -> int:
        return -(-self.seats // SEATS)


class Nodes:
    """Several servers, seen as one. As a proxy does, it brings all of a table to the same one, for as long as that is there."""

    def __init__(self, servers: list[Server]) -> None:
        self.up = list(servers)
        self.asked = 0

    @property
    def port(self) -> int:
        """Of one after the other."""
        self.asked += 1
        return self.up[self.asked % len(self.up)].port

    def port_of(self, code: str) -> int:
        return max(self.up, key=lambda server: sha256(f"{code} {server.port}".encode()).digest()).port

    def kill(self) -> Server:
        """Without a word, and from now on nobody is brought there."""
        killed = self.up.pop(0)
        killed.process.kill()
        killed.process.wait()
        return killed

    def cpu_seconds(self) -> float:
        return sum(server.cpu_seconds() for server in self.up)

    def waited_seconds(self) -> float:
        """Of each, on average."""
        return sum(server.waited_seconds() for server in self.up) / len(self.up)

    def resident_kb(self) -> float:
        return sum(server.resident_kb() for server in self.up)


class Storm:
    """Whose lines are lost, and how long it took those who are back."""

    def __init__(self) -> None:
        self.away: dict[tuple[SixWhoReturn, int], float] = {}
        self.seconds: list[float] = []

    def left(self, six: SixWhoReturn, seat: int) -> None:
        self.away.setdefault((six, seat), time.perf_counter())

    def back(self, six: SixWhoReturn, seat: int) -> None:
        since = self.away.pop((six, seat), None)
        if since is not None:
            self.seconds.append(time.perf_counter() - since)

    async def over(self) -> None:
        end = time.perf_counter() + STORM_SECONDS
        while self.away and time.perf_counter() < end:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
        if self.away:
            raise Refused(f"{len(self.away)} seats were not back after {STORM_SECONDS:.0f} s.")


class SixWhoReturn(SixPlayers):
    """They come back as the page does, to whichever node has their table by then."""

    pause = PEOPLES_PAUSE

    def __init__(self, load: ManyGames) -> None:
        super().__init__(load.tally, load.broken, load.chance, load.over)
        self.nodes, self.storm = load.nodes, load.storm
        self.given: list[dict[str, Any]] = []
        self.failures = [0] * SEATS
        self.coming: set[asyncio.Task[None]] = set()
        self.is_gone = False

    def door_of(self, code: str, port: int) -> int:
        return self.nodes.port_of(code)

    async def say_hello(self, port: int, given: dict[str, Any]) -> None:
        self.given.append(given)
        await super().say_hello(port, given)
        seat = given["chair"]
        self.sockets[seat].broken = lambda _: self.lost(seat)

    def heard(self, seat: int, message: bytes) -> None:
        super().heard(seat, message)
        self.failures[seat] = 0
        self.storm.back(self, seat)

    def lost(self, seat: int) -> None:
        if self.is_gone:
            return
        self.storm.left(self, seat)
        self.asked[seat] = None
        self.came_back(seat)  # nobody waits for what followed from its answer
        wait = min(LAST_RETRY, FIRST_RETRY * 2 ** self.failures[seat]) * self.chance.uniform(0.5, 1.5)
        self.failures[seat] += 1
        task = self.loop.create_task(self.return_after(wait, seat))
        self.coming.add(task)
        task.add_done_callback(self.coming.discard)

    async def return_after(self, wait: float, seat: int) -> None:
        await asyncio.sleep(wait)
        given = self.given[seat]
        path = f"/api/tables/{given['code']}/socket"
        try:
            async with asyncio.timeout(OPENS_WITHIN):
                port = self.nodes.port_of(given["code"])
                socket = await connect(port, path, lambda message: self.heard(seat, message), lambda _: None)
        except (OSError, Refused):
            self.lost(seat)
            return
        socket.broken = lambda _: self.lost(seat)
        self.sockets[seat] = socket
        socket.say(said(type="hello", code=given["code"], token=given["token"]))

    def leave(self) -> None:
        self.is_gone = True
        for task in self.coming:
            task.cancel()
        for seat in range(SEATS):
            self.storm.away.pop((self, seat), None)
        super().leave()


class ManyGames(GameLoad):
    def __init__(self, nodes: Nodes, chance: Random) -> None:
        super().__init__(nodes, chance)
        self.nodes, self.storm = nodes, Storm()

    def new_six(self) -> SixWhoReturn:
        return SixWhoReturn(self)

    async def add(self, *, silent: bool = False) -> None:
        """Once more where a node dies while people sit down."""
        for _ in range(LOBBY_TRIES - 1):
            with contextlib.suppress(OSError, Refused):
                return await super().add(silent=silent)
        return await super().add(silent=silent)


class SlowEchoes(SixEchoes):
    pause = PEOPLES_PAUSE


class ManyEchoes(EchoLoad):
    def new_six(self) -> SlowEchoes:
        return SlowEchoes(self.tally, self.broken, self.chance, self.answer)


# Measuring


def measure_many(command: tuple[str, ...], wish: Wish, say: Say) -> Report:
    """`command` opens a node; it gets `--port`, `--store` and `--node-url` too."""
    from gloaming.server.schema import change_database

    allow_connections(SEATS * wish.tables)
    asyncio.run(change_database(wish.store))
    with on_cores(cores_of(wish.nodes)[-1]), no_collections():
        return asyncio.run(all_measured(command, wish, say))


def cores_of(nodes: int) -> list[set[int]]:
    """One for each node, and the others for the load; where there are too few, all are everybody's."""
    here = cores()
    if len(here) <= nodes:
        return [set(here)] * (nodes + 1)
    return [{core} for core in here[-nodes:]] + [set(here[:-nodes])]


@contextlib.contextmanager
def all_serving(count: int, entry: str, *words: str) -> Iterator[list[Server]]:
    with contextlib.ExitStack() as opened:
        yield [opened.enter_context(serving(entry, *words, own=own)) for own in cores_of(count)[:-1]]


async def all_measured(command: tuple[str, ...], wish: Wish, say: Say) -> Report:
    entry, *words = command
    words += ["--port", "{port}", "--store", wish.store, "--node-url", "http://127.0.0.1:{port}"]
    with all_serving(wish.nodes, entry, *words) as servers:
        await asyncio.gather(*(server.answers("/api/games") for server in servers))
        games = ManyGames(Nodes(servers), Random(1))
        found = await measured(games, wish, say)
        try:
            storm = await killed(games, wish, say) if wish.kill else []
        finally:
            games.leave()
    with all_serving(wish.nodes, ECHO, "{port}", str(round(found.step.update_bytes))) as servers:
        await asyncio.gather(*(server.answers("/ready") for server in servers))
        echoes = ManyEchoes(Nodes(servers), Random(1), round(found.step.answer_bytes))
        try:
            beside = await measured(echoes, wish, say)
        finally:
            echoes.leave()
    return Report((found.step,), beside.step, (*figures(found, beside, wish), *storm))


class Found(msgspec.Struct, frozen=True):
    step: Measured
    memory: float
    """kB a seat."""


async def measured(load: Load, wish: Wish, say: Say) -> Found:
    await load.grow(1)
    before = load.server.resident_kb()
    await load.grow(wish.tables)
    step = await load.measure(wish.seconds)
    say(told(type(load).__name__, step))
    return Found(step, (load.server.resident_kb() - before) / (SEATS * (wish.tables - 1)))


async def killed(games: ManyGames, wish: Wish, say: Say) -> list[Figure]:
    """A node dies. How long its people are away, and how the others fare when all are back."""
    begun = time.perf_counter()
    games.nodes.kill()
    await asyncio.sleep(FIRST_RETRY)  # until the lines that it held have broken
    await games.unless_broken(games.storm.over())
    back = sorted(games.storm.seconds)
    say(f"{len(back)} seats were back after {time.perf_counter() - begun:.1f} s")
    after = await games.measure(wish.seconds)
    say(told("After the storm", after))
    return [
        Figure("lines lost with a node", len(back), ""),
        Figure("nine of ten are back after", back[int(0.9 * (len(back) - 1))], "s"),
        Figure("all are back after", back[-1], "s", bar=Bar("<", BACK_LIMIT)),
        Figure("p99 at the others, afterwards", after.p99, "ms"),
    ]


def figures(ours: Found, theirs: Found, wish: Wish) -> list[Figure]:
    step, echo = ours.step, theirs.step
    crowd = f"{step.tables * SEATS} seats, {wish.nodes} nodes"
    found = [
        Figure(f"p50, {crowd}", step.p50, "ms", echo.p50),
        Figure(f"p95, {crowd}", step.p95, "ms", echo.p95),
        Figure(f"p99, {crowd}", step.p99, "ms", echo.p99, Bar("<", P99_LIMIT)),
        Figure(
            "answers a second", step.rate, "/s", echo.rate, Bar(">=", int(RATE_SHARE * step.tables / PEOPLES_PAUSE))
        ),
    ]
    if ours.memory:  # where the system tells what a process takes
        found += [
            Figure("cores that the nodes take together", step.server_busy, "", echo.server_busy),
            Figure("a core's time for an answer", step.cost, "ms", echo.cost),
            Figure("memory of a seat", ours.memory, "kB", theirs.memory),
        ]
    return found
