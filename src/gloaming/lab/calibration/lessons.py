"""What one game teaches: choices between sets of enemies for the weights, and counts for the rates."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from gloaming.kernel.values import Seat


class Choice(NamedTuple):
    """One moment: what speaks for each set of enemies, and which one was true."""

    offset: list[float]
    """What speaks for each set at a fixed weight."""
    clues: list[tuple[str, list[float]]]
    """How much there is of each clue for each set."""
    true: int
    sets: tuple[tuple[Seat, ...], ...] = ()
    """Who is in each set, ..."""
    conduct: tuple[tuple[str, list[float]], ...] = ()
    """... and how often each seat did what; nothing where conduct is a clue like others."""


class Lesson(NamedTuple):
    group: str
    """Tables of one group share their weights."""
    choices: list[Choice]
    counts: Counter[str]


def share(counts: Counter[str], this: str, that: str) -> float:
    """How often it is this and not that, with one of each imagined on top: what was never seen may still happen."""
    return round((counts[this] + 1) / (counts[this] + counts[that] + 2), 4)
