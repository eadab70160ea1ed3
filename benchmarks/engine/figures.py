"""The figures: each a value with its yardstick, their ratio, and the bar that the ratio has to clear."""

from __future__ import annotations

import gc
import operator
import os
import platform
import tracemalloc
from collections.abc import Callable, Iterator
from itertools import cycle
from random import Random
from statistics import median
from typing import Any

import msgspec

from benchmarks.engine.playouts import (
    LEVEL,
    burst,
    chess_game,
    in_the_middle,
    lean_chess_game,
    long_games,
    patient,
    random_game,
    table,
    yardstick,
)
from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.invasion import INVASION
from gloaming.games.invasion.options import Options as InvasionOptions
from gloaming.kernel.dice import Dice
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.records import Match
from gloaming.kernel.values import Value

PLAYERS = (5, 4, 6, 7, 8)
OTHERS: dict[str, tuple[GameKind, Value, float]] = {
    "polar station, 5 players": (CULTISTS, Options(players=5, level=LEVEL, board="polar-station"), 5.5),
    "mine, 5 players": (CULTISTS, Options(players=5, level=LEVEL, board="mine"), 4.4),
    "mine, 8, professions": (CULTISTS, Options(players=8, level=LEVEL, board="mine", professions=True), 3.7),
    "Invasion, Milan, 5": (INVASION, InvasionOptions(players=5, city="milan"), 7.9),
    "Invasion, Washington, 8": (INVASION, InvasionOptions(players=8, city="washington"), 12),
}
"""The expansions and the second game, each with the moves of chess that its decisions have to clear."""
HOSTED_LIMIT = 200.0
"""kB"""


class Effort(msgspec.Struct, frozen=True):
    """How long to measure."""

    rounds: int
    seconds: float
    hosted: int
    compiles: bool = True
    """Whether to wait for the twin to be compiled."""


FULL = Effort(rounds=9, seconds=0.3, hosted=50)
QUICK = Effort(rounds=3, seconds=0.1, hosted=10)


class Yardstick(msgspec.Struct, frozen=True):
    name: str
    value: float
    unit: str


class Bar(msgspec.Struct, frozen=True):
    """What the ratio has to be; with no sign, it is only told."""

    sign: str = ""
    limit: float = 0.0

    def cleared(self, ratio: float) -> bool:
        signs: dict[str, Callable[[float, float], bool]] = {">=": operator.ge, "<=": operator.le, "<": operator.lt}
        return not self.sign or signs[self.sign](ratio, self.limit)

    def __str__(self) -> str:
        return f"{self.sign} {self.limit:g}".strip() if self.sign else ""


class Figure(msgspec.Struct, frozen=True):
    name: str
    value: float
    unit: str
    yardstick: Yardstick
    ratio: float
    bar: Bar

    @property
    def ok(self) -> bool:
        return self.bar.cleared(self.ratio)

    def as_dict(self) -> dict[str, Any]:
        beside = {"name": self.yardstick.name, "value": round(self.yardstick.value, 1), "unit": self.yardstick.unit}
        judged = {"ratio": round(self.ratio, 3), "bar": str(self.bar) or None, "ok": self.ok}
        return {"name": self.name, "value": round(self.value, 1), "unit": self.unit, "yardstick": beside, **judged}


def figures(effort: Effort) -> Iterator[Figure]:
    """One after the other, as they are measured, in one process."""
    from benchmarks.engine.beside import engines  # they measure by the words of this file
    from benchmarks.engine.environments import environments
    from benchmarks.engine.gpu import gpus
    from benchmarks.engine.lanes import compile_elsewhere, lanes
    from benchmarks.engine.twin import twins

    yield from speeds(effort)
    if effort.compiles:
        compile_elsewhere()
    yield from twins(effort)
    yield from environments(effort)
    yield from lanes(effort)
    yield from gpus(effort)
    yield from engines(effort)
    yield from costs(effort)
    yield from memories(effort)


def machine() -> dict[str, Any]:
    return {"cores": os.cpu_count(), "python": platform.python_version()}


def compared(one: Callable[[], int], other: Callable[[], int], effort: Effort) -> tuple[float, float, float]:
    """Both rates and their ratio, by turns: a machine's moods pass over both, and the median drops what is left."""
    pairs = [(burst(one, effort.seconds), burst(other, effort.seconds)) for _ in range(effort.rounds)]
    return (
        median(ours.rate for ours, _ in pairs),
        median(theirs.rate for _, theirs in pairs),
        median(ours.rate / theirs.rate for ours, theirs in pairs),
    )


def speeds(effort: Effort) -> Iterator[Figure]:
    """Decisions a second in random play, against the moves a second of random chess."""
    chess, chance = yardstick(), Random(1)
    name = f"python-chess {chess.__version__}, random games"
    for players in PLAYERS:
        bar = Bar(">=", 6.5) if players == 5 else Bar()
        ours, theirs, ratio = compared(random_game(table(players), chance), chess_game(chess, chance), effort)
        yardstick_ = Yardstick(name, theirs, "moves/s")
        yield Figure(f"random play, {players} players", ours, "decisions/s", yardstick_, ratio, bar)
    for title, (kind, options, least) in OTHERS.items():
        ours, theirs, ratio = compared(random_game(options, chance, kind), chess_game(chess, chance), effort)
        yield Figure(title, ours, "decisions/s", Yardstick(name, theirs, "moves/s"), ratio, Bar(">=", least))
    ours, theirs, ratio = compared(random_game(table(5), chance), lean_chess_game(chess, chance), effort)
    lean = Yardstick(f"{name}, ends checked by hand", theirs, "moves/s")
    yield Figure("the same, leaner chess", ours, "decisions/s", lean, ratio, Bar())


def costs(effort: Effort) -> Iterator[Figure]:
    """What it takes to copy, to look at and to save a game in hour 5, in decisions of random play."""
    games = cycle(in_the_middle(5, 20))
    seats = cycle(range(5))
    works: dict[str, tuple[Callable[[], object], Bar]] = {
        "clone, hour 5": (lambda: next(games).clone(), Bar("<=", 0.5)),
        "view of a seat, hour 5": (lambda: CULTISTS.view(next(games), next(seats)), Bar("<=", 2)),
        "snapshot, hour 5": (lambda: CULTISTS.save(next(games)), Bar()),
    }
    for name, (work, bar) in works.items():
        play, works_a_second, ratio = compared(random_game(table(5), Random(2)), _counted(work), effort)
        decision = Yardstick("a decision, 5 players", 1e6 / play, "µs")
        yield Figure(name, 1e6 / works_a_second, "µs", decision, ratio, bar)


def _counted(work: Callable[[], object]) -> Callable[[], int]:
    """Ten at once, so reading the clock hardly counts."""

    def once() -> int:
        for _ in range(10):
            work()
        return 10

    return once


def memories(effort: Effort) -> Iterator[Figure]:
    """What a hosted game holds at the end of its last hour, with its journal and its record."""
    for players in (5, 8):
        size = hosted_size(players, effort.hosted)
        limit = Yardstick("the limit for a hosted game", HOSTED_LIMIT, "kB")
        yield Figure(f"hosted game, {players} players", size, "kB", limit, size / HOSTED_LIMIT, Bar("<", 1))


def hosted_size(players: int, count: int) -> float:
    """kB for each of so many games, by what the allocator gives out for all of them."""
    first, *numbers = long_games(players, count + 1)
    hosted_game(players, first)  # what all games share is there now
    tracemalloc.start()
    try:
        gc.collect()
        before, _ = tracemalloc.get_traced_memory()
        hosted = [hosted_game(players, number) for number in numbers]
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) / len(hosted) / 1000


def hosted_game(players: int, number: int) -> Match:
    match = Match(CULTISTS, table(players), Dice.seeded("bench", players, number).key)
    for seat, option in patient(match.game, Random(number)):
        match.answer(seat, option)
    return match
