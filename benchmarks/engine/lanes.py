"""Steps a second of many lanes, sheets and masks written, against the single PettingZoo environment by turns in the same run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from benchmarks.engine.environments import ours, random_steps
from benchmarks.engine.figures import Bar, Effort, Figure, Yardstick, compared
from benchmarks.engine.playouts import LEVEL

LANES = 1024
CALLS = 8


def lanes(effort: Effort) -> Iterator[Figure]:
    """Each step: an answer in every lane, drawn evenly; the rewards; the next game where one ended; what the next seat sees."""
    if not effort.compiles:
        return
    for players in (5, 8):
        single = random_steps(ours("cultists", {"players": players, "level": LEVEL}), Random(3))
        single()
        for dice, exact in (("", True), (", quick dice", False)):
            bar = Bar(">=", 60) if players == 5 else Bar()
            steps, theirs, ratio = compared(many_steps(players, exact=exact), single, effort)
            yardstick = Yardstick("the PettingZoo environment, random games", theirs, "steps/s")
            yield Figure(f"env, {LANES:,} lanes, {players}{dice}", steps, "steps/s", yardstick, ratio, bar)


def many_steps(players: int, *, exact: bool, lanes: int = LANES) -> Callable[[], int]:
    import numpy as np

    from gloaming.env import vector

    env, chance = vector(players=players, level=LEVEL, lanes=lanes, exact=exact), np.random.default_rng(3)
    env.reset(seed=1)
    played = env.played

    def once() -> int:
        for _ in range(CALLS):
            # an answer's place among those offered, not its number: to draw that from a mask is the learner's own cost
            played.choices[:] = chance.random(lanes) * played.games["offers"]
            played.step(renew=True)
        return CALLS * lanes

    return once
