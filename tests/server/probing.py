"""Somebody who measures the house while others think: how late it is, and how long each seat takes, at tables of bots.

`python -m tests.server.probing --tables 100 --bot searcher` tries the attack and tells how often it names a traitor."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from gloaming.bots.searcher import SearcherBot
from gloaming.games import GAMES
from gloaming.kernel.dice import Dice
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.steps import Option
from gloaming.server import entries as log
from gloaming.server import protocol, thinkers
from gloaming.server.games import hosted
from gloaming.server.house import House, hashed
from gloaming.server.open_table import OpenTable
from gloaming.server.sqlite_store import SqliteStore
from gloaming.server.thinkers import Thinkers
from tests.server.doorless import InThreads, Wire, sits_down
from tests.server.prepared import Past
from tests.server.test_bots_that_talk import answer_as_hanna
from tests.server.watching import Outcome

TICK = 0.002
"""Seconds between two looks at the house."""
HURRIED = """
from gloaming.bots.searcher import SearcherBot
SearcherBot.__init__.__defaults__ = ({seconds}, None)
"""
"""A searcher that thinks for less long, to see more tables: it must be as even."""


class Watch(NamedTuple):
    """What was seen while one seat alone was awaited."""

    question: str
    seat: int
    taken: float
    late: float
    """How much later than asked for the house came round, on average; ..."""
    latest: float
    """... and at worst."""


class Probed(NamedTuple):
    players: int
    watches: list[Watch]
    traitors: frozenset[int]


class Attacked(NamedTuple):
    game: str
    players: int
    bot: str
    watches: int
    """So many are kept at each table."""


def past(attacked: Attacked, number: int) -> Past | None:
    """Random play until a round begins in which one of the bots is a traitor: in Invasion it takes a while until one is, and
    whose turn that was would tell more than any clock. None if no bot becomes one."""
    kind, dice = hosted(attacked.game).kind, Dice.seeded("probed", attacked.game, number)
    game: Any = kind.begin(kind.options(players=attacked.players), dice.key)
    answers: list[tuple[int, str]] = []
    began, since = bool(traitors(kind, game) - {0}), game.round
    while not (began and (game.round > since or not answers)) and not game.over:
        seat = dice.pick(game.waiting_for)
        option = dice.pick(game.choices[seat])
        game.answer(seat, option)
        answers.append((seat, str(option)))
        if not began and traitors(kind, game) - {0}:
            began, since = True, game.round
    return None if game.over else Past(dice.key, tuple(answers))


def traitors(kind: GameKind, game: Any) -> frozenset[int]:
    seats = range(game.options.players)
    return frozenset(seat for seat in seats if kind.team_of(game, seat) in ("cultists", "aliens"))


async def probed(house: House, attacked: Attacked, number: int) -> Probed | None:
    """A table of bots with one person, who answers at random, from the moment on when a bot is a traitor."""
    game, players, bot, most = attacked
    kind, code = hosted(game).kind, f"T{number:05}"
    before = past(attacked, number)
    if before is None:
        return None
    options = msgspec.to_builtins(GAMES[game].options(players=players))
    clocks = dict.fromkeys(hosted(game).clocks, 0)
    entries: list[log.Entry] = [log.Opened(code, hashed("token"), "Hanna", 0)]
    entries.append(log.Configured(protocol.Settings(game, options, clocks, pace="quick")))
    entries += [log.BotSeated(chair, bot, f"Bot {chair}") for chair in range(1, players)]
    entries.append(log.Begun(before.seed.hex(), kind.rules_version))
    entries += [log.Answered(seat, code) for seat, code in before.answers]
    for place, entry in enumerate(entries):
        await house.store.append(code, place, log.write(entry))
    table = await house.table(code)
    assert table is not None
    named = traitors(kind, table.table.play.game)
    sits_down(table, 0, Wire())
    try:
        watches = await watched(table, Dice.seeded("hanna", number), most)
    finally:
        table.close()
        house.open.pop(code, None)
    return Probed(players, watches, named)


async def watched(table: OpenTable, dice: Dice, most: int) -> list[Watch]:
    game, found = table.table.play.game, list[Watch]()
    while len(found) < most and not game.over:
        await answer_as_hanna(table, dice)
        asked, question, began, late = game.waiting_for, game.questions, time.monotonic(), list[float]()
        kind = type(game.asking).__name__
        while game.questions == question and game.waiting_for == asked and not game.over and 0 not in asked:
            looked = time.monotonic()
            await asyncio.sleep(TICK)
            late.append(time.monotonic() - looked - TICK)
        if len(asked) == 1 and late:
            found.append(Watch(kind, asked[0], time.monotonic() - began, float(np.mean(late)), max(late)))
        await asyncio.sleep(0)
    return found


# The attack


class Attack:
    """Learns from some tables what is seen of each side, then names one traitor at each of the others."""

    def __init__(self, tables: list[Probed]) -> None:
        self.usual: dict[str, np.ndarray[Any, Any]] = {}
        by_question: dict[str, list[tuple[float, ...]]] = defaultdict(list)
        for table in tables:
            for watch in table.watches:
                by_question[watch.question].append(watch[2:])
        self.usual = {question: np.median(seen, axis=0) for question, seen in by_question.items()}
        seats = np.array([seat for table in tables for seat in self.features(table)])
        sides = np.array(
            [1.0 if seat in table.traitors else -1.0 for table in tables for seat in range(1, table.players)]
        )
        self.middle, self.spread = seats.mean(0), seats.std(0) + 1e-9
        known = (seats - self.middle) / self.spread
        ridge = known.T @ known + 10 * np.eye(known.shape[1])
        self.weights = np.linalg.solve(ridge, known.T @ (sides - sides.mean()))

    def features(self, table: Probed) -> list[np.ndarray[Any, Any]]:
        """By seat of a bot: mean, median and worst of what was seen, beyond what is usual at such questions."""
        nothing = np.zeros((1, 3))
        seen: dict[int, list[np.ndarray[Any, Any]]] = defaultdict(list)
        for watch in table.watches:
            seen[watch.seat].append(np.array(watch[2:]) - self.usual.get(watch.question, np.array(watch[2:])))
        rows = [np.array(seen[seat]) if seen[seat] else nothing for seat in range(1, table.players)]
        return [np.concatenate([row.mean(0), np.median(row, 0), row.max(0)]) for row in rows]

    def hits(self, table: Probed) -> float:
        scores = ((np.array(self.features(table)) - self.middle) / self.spread) @ self.weights
        best = [seat for seat, score in enumerate(scores, 1) if score >= scores.max() - 1e-9]
        return len(table.traitors.intersection(best)) / len(best)


def attack(tables: list[Probed]) -> Outcome:
    """Each half of the tables is attacked by one who has learnt from the other half."""
    hits, shares = 0.0, []
    for known, unknown in ((tables[::2], tables[1::2]), (tables[1::2], tables[::2])):
        attacker = Attack(known)
        for table in unknown:
            hits += attacker.hits(table)
            shares.append(len(table.traitors - {0}) / (table.players - 1))
    return Outcome(len(shares), hits, sum(shares), 2.58 * float(np.sqrt(sum(share * (1 - share) for share in shares))))


@contextlib.contextmanager
def hurried(seconds: float) -> Iterator[None]:
    before, thinkers.PROGRAM = thinkers.PROGRAM, HURRIED.format(seconds=seconds) + thinkers.PROGRAM
    try:
        yield
    finally:
        thinkers.PROGRAM = before


@contextlib.contextmanager
def as_it_was(seconds: float) -> Iterator[None]:
    """Planted: searchers think in threads of the house, and those who have nothing to find sleep."""
    search, given = SearcherBot.search, SearcherBot.__init__.__defaults__

    def asleep(self: SearcherBot, view: Any, asked: Any, advice: Option, began: float) -> Option:
        if self.craft.matters(view, asked):
            return search(self, view, asked, advice, began)
        time.sleep(max(0.0, began + seconds - time.perf_counter()))
        return advice

    SearcherBot.search = asleep  # type: ignore[method-assign]
    SearcherBot.__init__.__defaults__ = (seconds, None)
    try:
        yield
    finally:
        SearcherBot.search = search  # type: ignore[method-assign]
        SearcherBot.__init__.__defaults__ = given


async def tables_of(attacked: Attacked, count: int, processes: Thinkers) -> list[Probed]:
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / "tables.sqlite3")
        house = House(store, thinkers=processes)
        try:
            found, number = list[Probed](), 0
            while len(found) < count:
                table = await probed(house, attacked, number)
                number += 1
                if table is not None:
                    found.append(table)
            return found
        finally:
            house.close()
            store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--bot", default="searcher")
    parser.add_argument("--game", default="cultists")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--watches", type=int, default=24, help="so many at each table")
    parser.add_argument("--seconds", type=float, default=0.1, help="that a searcher thinks")
    parser.add_argument("--planted", action="store_true", help="as it was: in threads of the server, some asleep")
    asked = parser.parse_args()
    attacked = Attacked(asked.game, asked.players, asked.bot, asked.watches)
    with as_it_was(asked.seconds) if asked.planted else hurried(asked.seconds):
        processes = InThreads() if asked.planted else Thinkers()
        tables = asyncio.run(tables_of(attacked, asked.tables, processes))
    found = attack(tables)
    print(
        f"{asked.game}, {asked.players} players, {asked.bot}: a traitor named at {found.hits:.1f} of {found.tables} tables; "
        f"by chance {found.chance:.1f}, give or take {found.margin:.1f} in 99 of 100 cases"
    )


if __name__ == "__main__":
    main()
