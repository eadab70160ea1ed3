"""Steps a second of many lanes, sheets and masks written, against the single PettingZoo environment by turns in the same run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from multiprocessing import get_context
from random import Random
from typing import Any

from benchmarks.engine.environments import ours, random_steps
from benchmarks.engine.figures import Bar, Effort, Figure, Yardstick, compared
from benchmarks.engine.playouts import LEVEL

LANES = 1024
CALLS = 8
TABLES: dict[str, tuple[str, dict[str, Any], Bar]] = {
    "5": ("cultists", {"players": 5, "level": LEVEL}, Bar(">=", 90)),
    "8": ("cultists", {"players": 8, "level": LEVEL}, Bar()),
    "Invasion, Milan, 5": ("invasion", {"players": 5}, Bar()),
}


def lanes(effort: Effort) -> Iterator[Figure]:
    """Each step: an answer in every lane, drawn evenly; the rewards; the next game where one ended; what the next seat sees."""
    if not effort.compiles:
        return
    for name, (game, wishes, bar) in TABLES.items():
        single = random_steps(ours(game, wishes), Random(3))
        single()
        for dice, exact, fitted in (("", True, False), (", quick dice", False, False), (", for one table", True, True)):
            steps, theirs, ratio = compared(steps_in(game, wishes, exact=exact, fitted=fitted), single, effort)
            yardstick = Yardstick("the PettingZoo environment, random games", theirs, "steps/s")
            yield Figure(
                f"env, {LANES:,} lanes, {name}{dice}", steps, "steps/s", yardstick, ratio, bar if fitted else Bar()
            )


def compile_elsewhere() -> None:
    """In a process of its own, once: a process that has compiled is a fifth slower from then on. This one finds it on disk."""
    child = get_context("spawn").Process(target=compile_all)
    child.start()
    child.join()


def compile_all() -> None:
    for game, wishes, _ in TABLES.values():
        for fitted in (False, True):
            steps_in(game, wishes, exact=True, fitted=fitted)()


def many_steps(players: int, *, exact: bool, fitted: bool = False, lanes: int = LANES) -> Callable[[], int]:
    return steps_in("cultists", {"players": players, "level": LEVEL}, exact=exact, fitted=fitted, lanes=lanes)


def steps_in(
    game: str, wishes: dict[str, Any], *, exact: bool, fitted: bool = False, lanes: int = LANES
) -> Callable[[], int]:
    import numpy as np

    from gloaming.env import vector

    env, chance = vector(game, lanes=lanes, exact=exact, fitted=fitted, **wishes), np.random.default_rng(3)
    env.reset(seed=1)
    played = env.played

    def once() -> int:
        for _ in range(CALLS):
            # an answer's place among those offered, not its number: to draw that from a mask is the learner's own cost
            played.choices[:] = chance.random(lanes) * played.games["offers"]
            played.step(renew=True)
        return CALLS * lanes

    return once
