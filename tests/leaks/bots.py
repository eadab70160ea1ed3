"""What a table of bots shows of them to somebody who watches: when each answers, and in which order they speak."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import count, islice
from typing import Any, NamedTuple

import msgspec
import numpy as np
import pytest

from gloaming.bots import rooms
from gloaming.bots.talking import answering_next, clockwise
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Option
from gloaming.kernel.talk import Accuses, Said, Statement, Vouches
from gloaming.server import entries as log
from gloaming.server.house import House
from gloaming.server.listeners import Listener
from gloaming.server.open_table import OpenTable
from gloaming.server.protocol import Settings
from gloaming.server.table import Table
from tests.leaks.worlds import GROUND_OF, clocks, traitors
from tests.server.probing import past

SUSPICIOUS = 4.5
"""Standard deviations from what chance brings. Without a leak that is reached in one run of 150,000."""
POWER = 3.5
"""So much further off has a third more to lie, by the spread that was really measured: then one run in 4,000 misses it. Answers
are gathered until they are enough for that. How many it takes depends on how busy the machine is."""
STRETCHED = (0.2, 0.8)
"""Seconds of a pause: quick pace ten times slower. On a busy machine answers at quick pace spread by 90 ms, and a third of its
50 ms would be lost in that."""


class Chatterbox:
    """Plays at random, and speaks at every other opportunity: sleuths speak rarely unasked, and few of their rounds of talk
    could tell anything. When it may speak is not its own doing."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def hear(self, talk: Sequence[Said]) -> None: ...

    def speak(self, view: Any) -> Statement | None:
        about = self.dice.roll(view.options.players)
        return None if self.dice.roll(2) or about == view.seat else self.dice.pick((Accuses, Vouches))(about)

    def decide(self, view: Any, asked: Any) -> Option:
        """Not what would end the game, or tell all."""
        options: list[Option] = [option for option in asked.options if str(option) not in ("claim", "declare")]
        return self.dice.pick(options)


class Watcher:
    """A spectator of one table, with a watch in hand."""

    def __init__(self, table: OpenTable) -> None:
        self.table = table
        self.question, self.since = 0, 0.0
        self.asked: tuple[int, ...] = ()
        self.asked_traitor = False
        self.times: list[tuple[bool, float]] = []
        """Of each question that one seat alone was asked: whether a traitor was, and how long the answer took."""
        self.lines: list[tuple[int, int, Statement]] = []
        """Which question was open, who said something, and what."""
        self.sides: dict[int, frozenset[int]] = {}
        """Who was a traitor when a question was asked."""

    def put(self, message: bytes) -> None:
        told, now = msgspec.json.decode(message), time.perf_counter()
        for line in told["table"].get("talk", ())[len(self.lines) :]:
            said = self.table.table.kind.read_statement(line["statement"])
            self.lines.append((self.question, line["chair"], said))
        view = told["view"] or {}
        asked = view.get("asked") or {}
        if asked and asked["number"] != self.question:
            if len(self.asked) == 1:
                self.times.append((self.asked_traitor, now - self.since))
            self.question, self.since = asked["number"], now
            self.asked = tuple(view.get("waiting_for", self.asked))
            self.sides[self.question] = frozenset(traitors(self.table.table.kind, self.table.table.play.game))
            self.asked_traitor = bool({*self.asked} & self.sides[self.question])
        elif "waiting_for" in view:
            self.asked = ()

    def end(self, farewell: bytes, code: int = 1000) -> None: ...


async def tables_of(house: House, game: str, bot: str, players: int, number: int) -> list[Watcher]:
    """So many tables at which only bots of this kind play, quickly, each with a spectator, from when on there are two sides."""
    kind, watchers = GROUND_OF[game].kind, []
    options = msgspec.to_builtins(kind.options(players=players))
    pasts = (past(game, players, each) for each in count())
    for place, before in enumerate(islice(filter(None, pasts), number)):
        code = f"B{game[0].upper()}{players + 2}{chr(65 + place // 8)}{2 + place % 8}A"
        settings = Settings(game, options, {**clocks(game), "talk": 0}, pace="quick")
        entries: list[log.Entry] = [log.Opened(code, "a host who leaves", "Hanna", 9), log.Configured(settings)]
        entries += [log.Removed(0), *(log.BotSeated(chair, bot, f"Bot {chair}") for chair in range(players))]
        entries.append(log.Begun(before.seed.hex(), kind.rules_version))
        entries += [log.Answered(seat, answer) for seat, answer in before.answers]
        table = OpenTable(await laid(house, code, entries), house.store, house.thinkers)
        house.open[code] = table
        watchers.append(Watcher(table))
        table.welcome(Listener(None, watchers[-1]))
        table.go_on()
    return watchers


async def laid(house: House, code: str, entries: list[log.Entry]) -> Table:
    """All at once: meanwhile nobody answers or speaks."""
    table = Table(code)
    for number, entry in enumerate(entries):
        await house.store.append(code, number, log.write(entry))
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


Spoken = tuple[int, Statement]


def rounds_of_talk(watcher: Watcher) -> Iterator[tuple[int, int, list[Spoken]]]:
    """A question, who spoke last before it, and who spoke while it was open and what, where several did."""
    before = -1
    for question in dict.fromkeys(number for number, _, _ in watcher.lines):
        spoken = [(chair, said) for number, chair, said in watcher.lines if number == question]
        if len(spoken) > 1:
            yield question, before, spoken
        before = spoken[-1][0]


def is_in_turn(before: int, spoken: list[Spoken], players: int) -> bool:
    """Everyone knows who comes next: the seats follow each other from the last speaker on, and those who are accused
    or asked have the next word."""
    waiting = clockwise(range(players), before)
    for chair, said in spoken:
        if chair not in waiting:
            return False
        waiting = answering_next(waiting[waiting.index(chair) + 1 :], said, range(players))
    return True


def unasked(spoken: list[Spoken]) -> set[int]:
    """Who spoke in turn, and not because the one before accused or asked them: of an answer no order tells anything."""
    before = [-1, *[getattr(said, "chair", -1) for _, said in spoken]]
    return {chair for (chair, _), named in zip(spoken, before, strict=False) if chair != named}


class Turns(NamedTuple):
    wrong: int
    """How many rounds of talk were out of order, ..."""
    rounds: int
    """... out of how many, ..."""
    mixed: int
    """... and in how many of these both sides spoke unasked: in others no order could tell them apart."""


def turns_of(watchers: list[Watcher], players: int) -> Turns:
    wrong = rounds = mixed = 0
    for watcher in watchers:
        for question, before, spoken in rounds_of_talk(watcher):
            rounds += 1
            chairs = unasked(spoken)
            wrong += not is_in_turn(before, spoken, players)
            mixed += 0 < len(watcher.sides.get(question, frozenset()) & chairs) < len(chairs)
    return Turns(wrong, rounds, mixed)


async def turns_to_speak(
    house: House, game: str, players: int, bot: str = "sleuth", *, enough: int = 20, patience: float = 240.0
) -> Turns:
    """Rounds of talk among such bots, until there are enough in which both sides speak."""
    with pytest.MonkeyPatch.context() as patch, suppress(TimeoutError):
        patch.setitem(rooms.room_of(game).BOTS, "chatterbox", Chatterbox)  # type: ignore[union-attr]
        watchers = await tables_of(house, game, bot, players, 16)
        async with asyncio.timeout(patience):
            while turns_of(watchers, players).mixed < enough:  # noqa: ASYNC110 - they talk meanwhile
                await asyncio.sleep(0.2)
    return turns_of(watchers, players)
