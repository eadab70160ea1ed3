"""What a table of bots shows of them to somebody who watches: when each answers, and in which order they speak."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

import msgspec
import numpy as np

from gloaming.kernel.dice import Dice
from gloaming.server import entries as log
from gloaming.server.house import House
from gloaming.server.listeners import Listener
from gloaming.server.open_table import OpenTable
from gloaming.server.protocol import Settings
from gloaming.server.table import Table
from tests.leaks.worlds import GROUND_OF, clocks, traitors

SUSPICIOUS = 4.5
"""Standard deviations from what chance brings. Without a leak that is reached in one run of 150,000."""
POWER = 3.5
"""So much further off has a third more to lie, by the spread that was really measured: then one run in 4,000 misses it. Answers
are gathered until they are enough for that. How many it takes depends on how busy the machine is."""
STRETCHED = (0.2, 0.8)
"""Seconds of a pause: quick pace ten times slower. On a busy machine answers at quick pace spread by 90 ms, and a third of its
50 ms would be lost in that."""


class Watcher:
    """A spectator of one table, with a watch in hand."""

    def __init__(self, table: OpenTable) -> None:
        self.table = table
        self.question, self.since = 0, 0.0
        self.asked: tuple[int, ...] = ()
        self.asked_traitor = False
        self.times: list[tuple[bool, float]] = []
        """Of each question that one seat alone was asked: whether a traitor was, and how long the answer took."""
        self.lines: list[tuple[int, int]] = []
        """Which question was open, and who said something."""

    def put(self, message: bytes) -> None:
        told, now = msgspec.json.decode(message), time.perf_counter()
        for line in told["table"].get("talk", ())[len(self.lines) :]:
            self.lines.append((self.question, line["chair"]))
        view = told["view"] or {}
        asked = view.get("asked") or {}
        if asked and asked["number"] != self.question:
            if len(self.asked) == 1:
                self.times.append((self.asked_traitor, now - self.since))
            self.question, self.since = asked["number"], now
            self.asked = tuple(view.get("waiting_for", self.asked))
            self.asked_traitor = bool({*self.asked} & {*traitors(self.table.table.kind, self.table.table.play.game)})
        elif "waiting_for" in view:
            self.asked = ()

    def end(self, farewell: bytes, code: int = 1000) -> None: ...


async def tables_of(house: House, game: str, bot: str, players: int, number: int) -> list[Watcher]:
    """So many tables at which only bots of this kind play, quickly, each with a spectator."""
    kind, watchers = GROUND_OF[game].kind, []
    options = msgspec.to_builtins(kind.options(players=players))
    for place in range(number):
        seed = Dice.seeded("watched bots", game, bot, players, place).key.hex()
        code = f"B{game[0].upper()}{players + 2}{chr(65 + place // 8)}{2 + place % 8}A"
        table = OpenTable(await opened(house, code), house.store, house.thinkers)
        house.open[code] = table
        watcher = Watcher(table)
        table.welcome(Listener(None, watcher))
        watchers.append(watcher)
        settings = Settings(game, options, {**clocks(game), "talk": 0}, pace="quick")
        seats = [log.BotSeated(chair, bot, f"Bot {chair}") for chair in range(players)]
        async with table.turn:
            for entry in (log.Configured(settings), log.Removed(0), *seats, log.Begun(seed, kind.rules_version)):
                await table.add(entry)
    return watchers


async def opened(house: House, code: str) -> Table:
    table, entry = Table(code), log.Opened(code, "a host who leaves", "Hanna", 9)
    await house.store.append(code, 0, log.write(entry))
    table.apply(entry)
    return table


# When they answer


class Times(NamedTuple):
    traitors: int
    others: int
    deviations: float
    """How far the means of both lie apart, in standard deviations of their difference (Welch)."""
    reach: float
    """How far apart they would lie if traitors took a third longer."""

    @property
    def is_enough(self) -> bool:
        """To clear the bots, or to accuse them by a margin."""
        return self.reach >= SUSPICIOUS + POWER or abs(self.deviations) > SUSPICIOUS + 1


def compared_times(watchers: list[Watcher]) -> Times:
    times = [each for watcher in watchers for each in watcher.times]
    one, other = (np.array([taken for side, taken in times if side == traitor]) for traitor in (True, False))
    if len(one) < 30 or len(other) < 30:
        return Times(len(one), len(other), 0.0, 0.0)
    spread = float(np.sqrt(one.var(ddof=1) / len(one) + other.var(ddof=1) / len(other)))
    third = sum(STRETCHED) / 2 / 3
    return Times(len(one), len(other), float(one.mean() - other.mean()) / spread, third / spread)


async def watched_times(house: House, game: str, players: int, patience: float = 240.0) -> Times:
    """Random bots: nothing that they know makes them think, so the pause is all there is to see."""
    watchers = await tables_of(house, game, "random", players, 48)
    with suppress(TimeoutError):
        async with asyncio.timeout(patience):
            while not compared_times(watchers).is_enough:  # noqa: ASYNC110 - power grows with every answer
                await asyncio.sleep(0.5)
    return compared_times(watchers)


# In which order they speak


def rounds_of_talk(watcher: Watcher) -> Iterator[tuple[int, list[int]]]:
    """Who spoke last before a question, and who spoke while it was open, where several did."""
    before = -1
    for question in dict.fromkeys(number for number, _ in watcher.lines):
        spoken = [chair for number, chair in watcher.lines if number == question]
        if len(spoken) > 1:
            yield before, spoken
        before = spoken[-1]


def is_clockwise(before: int, spoken: list[int], players: int) -> bool:
    """Everyone knows who comes next: the seats follow each other from the last speaker on."""
    steps = [(chair - before - 1) % players for chair in spoken]
    return steps == sorted(steps)


async def turns_to_speak(
    house: House, game: str, players: int, enough: int = 20, patience: float = 240.0
) -> tuple[int, int]:
    """How many rounds of talk among sleuths were out of order, and out of how many."""
    watchers = await tables_of(house, game, "sleuth", players, 16)
    rounds: list[tuple[int, list[int]]] = []
    with suppress(TimeoutError):
        async with asyncio.timeout(patience):
            while len(rounds) < enough:
                await asyncio.sleep(0.2)
                rounds = [each for watcher in watchers for each in rounds_of_talk(watcher)]
    return sum(not is_clockwise(before, spoken, players) for before, spoken in rounds), len(rounds)
