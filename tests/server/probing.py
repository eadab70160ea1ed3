"""Somebody who measures the house while others think: how late it is, and how long each seat takes, at tables of bots.

`python -m tests.server.probing --tables 100 --bot searcher` tries the attack and tells how often it names a traitor, and how
small a difference between the sides it would have found. With `--keep FILE` what was seen stands there, a line a table, and the
next run goes on after the last of them; `--kept FILES` adds what was seen elsewhere."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from gloaming.bots.searcher import SearcherBot
from gloaming.games import GAMES
from gloaming.kernel.dice import Dice
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.steps import Option
from gloaming.kernel.views import awaited
from gloaming.server import entries as log
from gloaming.server import protocol, thinkers
from gloaming.server.games import hosted
from gloaming.server.house import House, hashed
from gloaming.server.open_table import OpenTable
from gloaming.server.sqlite_store import SqliteStore
from gloaming.server.thinkers import Thinkers
from tests.server.doorless import InThreads, Wire, sits_down
from tests.server.guessing import Probed, Watch, attack, dealt_again, power
from tests.server.noise import Noise
from tests.server.prepared import Past
from tests.server.test_bots_that_talk import answer_as_hanna

TICK = 0.002
"""Seconds between two looks at the house."""
SHUFFLES = 100
HURRIED = """
from gloaming.bots.searcher import SearcherBot
SearcherBot.__init__.__defaults__ = ({seconds}, None)
"""
"""A searcher that thinks for less long, to see more tables: it must be as even."""


class Attacked(NamedTuple):
    game: str
    players: int
    bot: str
    watches: int
    """So many are kept at each table, and no table counts that has less than half of them: somebody may change sides."""


class Seen(NamedTuple):
    """A line of what is kept."""

    attacked: Attacked
    number: int
    """Other numbers are other games."""
    load: float
    """Of the machine, over the last minute."""
    probed: Probed | None
    """None if the table does not count."""


def past(game_name: str, players: int, number: int) -> Past | None:
    """Random play until a round begins in which one of the bots is a traitor: in Invasion it takes a while until one is, and
    whose turn that was would tell more than any clock. None if no bot becomes one. No alien declares itself: what all know
    needs no clock."""
    kind, dice = hosted(game_name).kind, Dice.seeded("probed", game_name, number)
    game: Any = kind.begin(kind.options(players=players), dice.key)
    answers: list[tuple[int, str]] = []
    began, since = bool(traitors(kind, game) - {0}), game.round
    while not (began and (game.round > since or not answers)) and not game.over:
        seat = dice.pick(game.waiting_for)
        option = dice.pick([option for option in game.choices[seat] if not str(option).startswith("declare")])
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
    before = past(game, players, number)
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
    return Probed(players, watches, named) if 2 * len(watches) >= most else None


async def watched(table: OpenTable, dice: Dice, most: int) -> list[Watch]:
    """While one seat is awaited, as far as all know; as long as everybody stays on their side, and no alien is known to all: what
    was seen of a human's thoughts says nothing of an alien."""
    game, kind, found = table.table.play.game, table.table.kind, list[Watch]()
    sides, before = traitors(kind, game), ""
    while (
        len(found) < most and not game.over and traitors(kind, game) == sides and not any(getattr(game, "stated", ()))
    ):
        await answer_as_hanna(table, dice)
        asked, question, began, late = awaited(game), game.questions, time.monotonic(), list[float]()
        asking = type(game.asking).__name__
        while game.questions == question and awaited(game) == asked and not game.over:
            looked = time.monotonic()
            await asyncio.sleep(TICK)
            late.append(time.monotonic() - looked - TICK)
            if 0 in asked:
                break
        if len(asked) == 1 and 0 not in asked and late:
            taken = time.monotonic() - began
            found.append(Watch(f"{before}, {asking}", asked[0], taken, float(np.mean(late)), max(late)))
        before = asking
    return found


# What is planted, and what is told


@contextlib.contextmanager
def hurried(seconds: float) -> Iterator[None]:
    before, thinkers.PROGRAM = thinkers.PROGRAM, HURRIED.format(seconds=seconds) + thinkers.PROGRAM
    try:
        yield
    finally:
        thinkers.PROGRAM = before


@contextlib.contextmanager
def as_it_was(seconds: float) -> Iterator[None]:
    """Planted: searchers think in threads of the house, traitors alone have anything to find, and all others sleep."""
    begin, search = SearcherBot.__init__, SearcherBot.search

    def begun(self: SearcherBot, game: str, dice: Dice, iterations: int | None = None) -> None:
        begin(self, game, dice, seconds, iterations)
        self.craft = self.craft._replace(open=frozenset(), hidden=None)

    def asleep(self: SearcherBot, view: Any, asked: Any, advice: Option, began: float) -> Option:
        if self.craft.matters(view, asked):
            return search(self, view, asked, advice, began)
        time.sleep(max(0.0, began + seconds - time.perf_counter()))
        return advice

    SearcherBot.__init__, SearcherBot.search = begun, asleep  # type: ignore[assignment, method-assign]
    try:
        yield
    finally:
        SearcherBot.__init__, SearcherBot.search = begin, search  # type: ignore[method-assign]


async def tables_of(
    attacked: Attacked, first: int, count: int, processes: Thinkers, *, seconds: float, note: Callable[[Seen], None]
) -> None:
    """So many that count, or as many as there is time for."""
    end, number = time.monotonic() + seconds, first
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / "tables.sqlite3")
        house = House(store, thinkers=processes)
        try:
            while count > 0 and time.monotonic() < end:
                table = await probed(house, attacked, number)
                note(Seen(attacked, number, os.getloadavg()[0], table))
                number, count = number + 1, count - (table is not None)
        finally:
            house.close()
            store.close()


def kept(attacked: Attacked, files: list[Path]) -> list[Seen]:
    """What earlier runs have seen of such tables; each table once."""
    lines = [line for file in files if file.exists() for line in file.read_bytes().splitlines()]
    seen = {each.number: each for each in (msgspec.json.decode(line, type=Seen) for line in lines)}
    if {each.attacked for each in seen.values()} - {attacked}:
        raise SystemExit("What was kept is of other tables than those asked for.")
    return list(seen.values())


def main() -> None:
    asked = arguments().parse_args()
    attacked, noise = Attacked(asked.game, asked.players, asked.bot, asked.watches), Noise()
    seen = kept(attacked, [*asked.kept, *filter(None, [asked.keep])])
    first = max([asked.first, *(each.number + 1 for each in seen)])

    def note(found: Seen) -> None:
        seen.append(found)
        if asked.keep:
            with asked.keep.open("ab") as file:
                file.write(msgspec.json.encode(found) + b"\n")

    with as_it_was(asked.seconds) if asked.planted else hurried(asked.seconds):
        processes = InThreads() if asked.planted else Thinkers()
        wanted = asked.tables - sum(each.probed is not None for each in seen)
        asyncio.run(tables_of(attacked, first, wanted, processes, seconds=asked.within, note=note))
    told(f"{asked.game}, {asked.players} players, {asked.bot}{', planted' * asked.planted}", seen)
    print(f"  in this run, {noise}")


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100, help="so many, with those that were kept")
    parser.add_argument("--bot", default="searcher")
    parser.add_argument("--game", default="cultists")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--watches", type=int, default=24, help="so many at each table")
    parser.add_argument("--seconds", type=float, default=0.1, help="that a searcher thinks")
    parser.add_argument("--first", type=int, default=0, help="the number of the first table")
    parser.add_argument("--within", type=float, default=3600.0, help="seconds after which no further table begins")
    parser.add_argument("--keep", type=Path, help="a file for what is seen; a run goes on after its last table")
    parser.add_argument("--kept", type=Path, nargs="*", default=[], help="files with what was seen of other tables")
    parser.add_argument("--planted", action="store_true", help="as it was: in threads of the server, some asleep")
    return parser


def told(named: str, seen: list[Seen]) -> None:
    """What the attack makes of it, and what it would have found."""
    tables = [each.probed for each in sorted(seen, key=lambda each: each.number) if each.probed is not None]
    found, dice = attack(tables), np.random.default_rng(1)
    alike = [attack(dealt_again(tables, dice)).hits for _ in range(SHUFFLES)]
    print(
        f"{named}: a traitor named at {found.hits:.1f} of {found.tables} tables; by chance {found.chance:.1f}, give or take "
        f"{found.margin:.1f} in 99 of 100 cases; with what was seen dealt out again {np.mean(alike):.1f}, at most "
        f"{max(alike):.1f} in {SHUFFLES} times"
    )
    watches, loads = [len(table.watches) for table in tables], [each.load for each in seen]
    print(
        f"  {sum(watches)} watches, {min(watches)} to {max(watches)} at a table, of {len(seen)} that were begun; at a load of "
        f"{min(loads):.1f} to {max(loads):.1f}, {np.median(loads):.1f} in the middle"
    )
    for line in power(tables):
        print(f"  {line}")


if __name__ == "__main__":
    main()
