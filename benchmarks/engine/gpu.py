"""The twin on a GPU, where there is one: decisions a second, and steps with every sheet and mask written. Everything else about a GPU
is in `python -m tests.gpu`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from benchmarks.engine.figures import Bar, Effort, Figure, Yardstick
from benchmarks.engine.playouts import LEVEL, burst, random_game, table

LANES = 262_144
DECISIONS, STEPS = 150, 30
"""In each lane, for one look at the clock."""


def gpus(effort: Effort) -> Iterator[Figure]:
    """By the wall, from an idle GPU to an idle GPU, since a GPU's time is not the process's; the reference next to it by its own time."""
    cupy = a_gpu()
    if cupy is None:
        return
    from gloaming.env import vector

    title = cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()
    for players in (5, 8):
        env = vector(players=players, level=LEVEL, lanes=LANES, device="cuda")
        env.reset(seed=1)
        reference = burst(random_game(table(players), Random(7)), effort.seconds).rate
        yardstick = Yardstick("the reference on one core, random games", reference, "decisions/s")
        works: dict[str, tuple[int, str, Callable[[], object]]] = {
            f"twin, {title}, {players} players": (DECISIONS, "decisions/s", partial(env.played.play, DECISIONS)),
            f"env, {title}, {players} players": (STEPS, "steps/s", partial(steps_at_random, cupy, env, STEPS)),
        }
        for name, (many, unit, work) in works.items():
            env.played.show()
            work()
            rate = LANES * many / median(seconds(cupy, work) for _ in range(effort.rounds))
            yield Figure(name, rate, unit, yardstick, rate / reference, Bar())


def a_gpu() -> Any:
    """CuPy, if it is installed and finds a GPU."""
    try:
        import cupy  # type: ignore[import-not-found]

        return cupy if cupy.cuda.runtime.getDeviceCount() else None
    except Exception:  # noqa: BLE001  whatever CuPy says about a driver, there is no GPU to measure
        return None


def seconds(cupy: Any, work: Callable[[], object]) -> float:
    cupy.cuda.Device().synchronize()
    begun = perf_counter()
    work()
    cupy.cuda.Device().synchronize()
    return perf_counter() - begun


def steps_at_random(cupy: Any, env: Any, steps: int) -> None:
    for _ in range(steps):
        env.step(chosen_at_random(cupy, env))


def chosen_at_random(cupy: Any, env: Any) -> Any:
    """One of the legal actions evenly: the number of the n-th 1 in the mask."""
    counted = cupy.cumsum(env.played.action_mask, axis=1, dtype=cupy.int16)
    pick = (cupy.random.random(env.lanes, dtype=cupy.float32) * counted[:, -1]).astype(cupy.int16)
    return (counted <= pick[:, None]).sum(axis=1, dtype=cupy.int32)
