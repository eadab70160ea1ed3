"""Downhill: where a smooth cost of many numbers is least, by the limited-memory BFGS method."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

MEMORY: Final = 8
STEPS: Final = 150
ENOUGH: Final = 1e-7
"""Where a step gains less than this share, the search ends."""
SHORTEST: Final = 1e-8

Vector = list[float]
Cost = Callable[[Vector], tuple[float, Vector]]
"""How bad something is, and how that changes with each number."""


def least(cost: Cost, start: Vector) -> Vector:
    """Where this is least, from here on downhill."""
    here, (value, slope) = start, cost(start)
    past: list[tuple[Vector, Vector]] = []
    for _ in range(STEPS):
        way = downhill(slope, past)
        step, gain = (1.0 if past else 1 / (1 + dot(slope, slope) ** 0.5)), dot(slope, way)
        there, then = here, (value, slope)
        while step > SHORTEST:
            there = [x + step * d for x, d in zip(here, way, strict=True)]
            then = cost(there)
            if then[0] <= value + 1e-4 * step * gain:
                break
            step /= 2
        past = [*past[1 - MEMORY :], (minus(there, here), minus(then[1], slope))]
        done = value - then[0] < ENOUGH * (1 + abs(value))
        here, (value, slope) = there, then
        if done:
            break
    return here


def downhill(slope: Vector, past: Sequence[tuple[Vector, Vector]]) -> Vector:
    """The steepest way, bent by what the last steps have shown of the ground."""
    way = [-s for s in slope]
    kept = [(step, bend, dot(step, bend)) for step, bend in past if dot(step, bend) > 1e-12]
    shares = []
    for step, bend, both in reversed(kept):
        shares.append(dot(step, way) / both)
        way = minus(way, [shares[-1] * b for b in bend])
    if kept:
        _, bend, both = kept[-1]
        way = [w * both / dot(bend, bend) for w in way]
    for (step, bend, both), share in zip(kept, reversed(shares), strict=True):
        back = share - dot(bend, way) / both
        way = [w + back * s for w, s in zip(way, step, strict=True)]
    return way


def dot(one: Vector, other: Vector) -> float:
    return sum([a * b for a, b in zip(one, other, strict=True)])


def minus(one: Vector, other: Vector) -> Vector:
    return [a - b for a, b in zip(one, other, strict=True)]
