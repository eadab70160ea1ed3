"""Decisions a second of the twin, against the reference's own in the same minute: plain, and compiled on one core."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from benchmarks.engine.figures import Bar, Effort, Figure, Yardstick, compared
from benchmarks.engine.playouts import random_game, table
from gloaming.games.cultists import Options

CALL = 1_000
"""Decisions in each lane for one call from Python."""
LANES = 16


def twins(effort: Effort) -> Iterator[Figure]:
    """Whole games, set-up and every option worked out, one of them chosen evenly; with the reference's dice and with quick ones."""
    for players in (5, 8):
        options, chance = table(players), Random(6)
        reference = random_game(options, chance)
        works = {f"twin, plain Python, {players} players": (plain_game(options, chance), Bar())}
        if effort.compiles:
            bar = Bar(">=", 10)
            works[f"twin, one core, {players} players"] = (compiled_games(options, exact=True), bar)
            works[f"twin, one core, {players}, quick dice"] = (compiled_games(options, exact=False), bar)
        for name, (work, bar) in works.items():
            ours, theirs, ratio = compared(work, reference, effort)
            yardstick = Yardstick("the reference, random games", theirs, "decisions/s")
            yield Figure(name, ours, "decisions/s", yardstick, ratio, bar)


def plain_game(options: Options, chance: Random) -> Callable[[], int]:
    """A whole game of the sources as they are."""
    from gloaming.fast.contract import PlainTwin
    from gloaming.fast.cultists import CULTISTS

    def once() -> int:
        twin, decisions = PlainTwin(CULTISTS), 0
        twin.begin(options, chance.randbytes(32))
        while not CULTISTS.engine.over(twin.game):
            seat = CULTISTS.engine.next_to_answer(twin.game)
            twin.answer(seat, chance.randrange(len(twin.offered(seat))))
            decisions += 1
        return decisions

    return once


def compiled_games(options: Options, *, exact: bool) -> Callable[[], int]:
    from gloaming.fast.batch import Lanes
    from gloaming.fast.cultists import CULTISTS

    lanes = Lanes(CULTISTS, options, LANES, exact=exact)

    def once() -> int:
        lanes.play(CALL)
        return CALL * LANES

    return once
