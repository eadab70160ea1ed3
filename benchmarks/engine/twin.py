"""Decisions a second of the twins, against the reference's own in the same minute: plain, and compiled on one core."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import TYPE_CHECKING

from benchmarks.engine.figures import Bar, Effort, Figure, Yardstick, compared
from benchmarks.engine.playouts import random_game, table
from gloaming.games.invasion import Options as InvasionOptions
from gloaming.kernel.values import Value

if TYPE_CHECKING:
    from gloaming.fast.kinds import TwinKind

CALL = 1_000
"""Decisions in each lane for one call from Python."""
LANES = 16


def twins(effort: Effort) -> Iterator[Figure]:
    """Whole games, set-up and every option worked out, one of them chosen evenly; with the reference's dice and with quick ones."""
    from gloaming.fast.cultists import CULTISTS
    from gloaming.fast.invasion import INVASION

    for players in (5, 8):
        names = (f"{players} players", f"{players}, quick dice")
        yield from twin_of(CULTISTS, table(players), names, effort)
    names = ("Invasion, Milan, 5", "Invasion, Milan, 5, quick dice")
    yield from twin_of(INVASION, InvasionOptions(players=5, city="milan"), names, effort)


def twin_of(kind: TwinKind, options: Value, names: tuple[str, str], effort: Effort) -> Iterator[Figure]:
    chance = Random(6)
    reference = random_game(options, chance, kind.reference)
    usual, quick = names
    works = {f"twin, plain Python, {usual}": (plain_game(kind, options, chance), Bar())}
    if effort.compiles:
        works[f"twin, one core, {usual}"] = (compiled_games(kind, options, exact=True), BAR)
        works[f"twin, one core, {quick}"] = (compiled_games(kind, options, exact=False), BAR)
    for name, (work, bar) in works.items():
        ours, theirs, ratio = compared(work, reference, effort)
        yardstick = Yardstick("the reference, random games", theirs, "decisions/s")
        yield Figure(name, ours, "decisions/s", yardstick, ratio, bar)


BAR = Bar(">=", 10)


def plain_game(kind: TwinKind, options: Value, chance: Random) -> Callable[[], int]:
    """A whole game of the sources as they are."""
    from gloaming.fast.contract import PlainTwin

    def once() -> int:
        twin, decisions = PlainTwin(kind), 0
        twin.begin(options, chance.randbytes(32))
        while not kind.engine.over(twin.game):
            seat = kind.engine.next_to_answer(twin.game)
            twin.answer(seat, chance.randrange(len(twin.offered(seat))))
            decisions += 1
        return decisions

    return once


def compiled_games(kind: TwinKind, options: Value, *, exact: bool, fitted: bool = False) -> Callable[[], int]:
    from gloaming.fast.batch import Lanes

    lanes = Lanes(kind, options, LANES, exact=exact, fitted=fitted)

    def once() -> int:
        lanes.play(CALL)
        return CALL * LANES

    return once
