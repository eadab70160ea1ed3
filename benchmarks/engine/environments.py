"""Steps a second of the environments, observations included, against PettingZoo's hanabi and RLCard's own games."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from benchmarks.engine.figures import Bar, Effort, Figure, Yardstick, compared
from benchmarks.engine.playouts import LEVEL
from gloaming.kernel.errors import Refused

TABLES: dict[str, tuple[str, dict[str, Any], Bar]] = {
    "env, 5 players": ("cultists", {"players": 5, "level": LEVEL}, Bar(">=", 4)),
    "env, 5, last 64 events": ("cultists", {"players": 5, "level": LEVEL, "history": 64}, Bar()),
    "env, mine, 8, professions": (
        "cultists",
        {"players": 8, "level": LEVEL, "board": "mine", "professions": True},
        Bar(),
    ),
    "env, Invasion, Milan, 5": ("invasion", {"players": 5}, Bar(">=", 5)),
}
CARD_GAMES = ("leduc-holdem", "gin-rummy", "mahjong")
"""RLCard's smallest, one in between, and one with as much on the table as ours."""


def environments(effort: Effort) -> Iterator[Figure]:
    """By turns, like all speeds. What cannot be installed on a machine is left out there."""
    chance = Random(3)
    hanabi = hanabi_env()
    if hanabi is not None:
        for name, (game, wishes, bar) in TABLES.items():
            steps = random_steps(ours(game, wishes), chance)
            yield beside(name, steps, ("PettingZoo hanabi_v5", hanabi), effort, bar)
    five = random_steps(ours("cultists", {"players": 5, "level": LEVEL}), chance)
    for name in CARD_GAMES:
        yield beside(f"env, 5, and {name}", five, (f"RLCard {name}", card_game(name, chance)), effort, Bar())


def beside(name: str, one: Callable[[], int], other: tuple[str, Callable[[], int]], effort: Effort, bar: Bar) -> Figure:
    title, yardstick = other
    one()
    yardstick()  # what is made once is made now
    steps, theirs, ratio = compared(one, yardstick, effort)
    return Figure(name, steps, "steps/s", Yardstick(f"{title}, random games", theirs, "steps/s"), ratio, bar)


def ours(game: str, wishes: dict[str, Any]) -> Any:
    from gloaming.env import aec

    return aec(game, **wishes)


def random_steps(env: Any, chance: Random) -> Callable[[], int]:
    """A whole game of any AEC environment with masks, in PettingZoo's own words; the decisions in it."""
    import numpy as np

    def once() -> int:
        steps = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(chance.choice(np.flatnonzero(observation["action_mask"]).tolist()))
                steps += 1
        return steps

    return once


# The yardsticks


def hanabi_env() -> Callable[[], int] | None:
    """As PettingZoo makes it, two players; it runs on OpenSpiel, which has no wheels for some machines."""
    try:
        import pyspiel  # type: ignore[import-not-found] # noqa: F401  what hanabi needs
    except ImportError:
        return None
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            from pettingzoo.classic import hanabi_v5  # type: ignore[import-untyped]

            return random_steps(hanabi_v5.env(), Random(4))
        except ImportError as fault:
            raise missing() from fault


def card_game(name: str, chance: Random) -> Callable[[], int]:
    """A whole game in RLCard's own words."""
    try:
        import rlcard  # type: ignore[import-untyped]
    except ImportError as fault:
        raise missing() from fault
    env = rlcard.make(name, config={"seed": 5})

    def once() -> int:
        steps = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(chance.choice([*state["legal_actions"]]))
            steps += 1
        return steps

    return once


def missing() -> Refused:
    return Refused(
        "The yardsticks PettingZoo, shimmy and RLCard are not installed; install them with: make setup ARGS=dev"
    )
