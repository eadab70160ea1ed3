"""Differences between win rates, and how sure they are.

Two samples of different games: the interval of Newcombe, made of two intervals of Wilson. Pairs of games that begin with
the same deal: that of Agresti and Min, which adds half a game to every cell. Where many differences are looked at, some
seem to be there by chance; `deviate` widens the intervals until all of them together are right 19 times in 20."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot, sqrt
from statistics import NormalDist
from typing import NamedTuple

from gloaming.lab.tally import SURE, wilson

DOUBT = 0.05


class Effect(NamedTuple):
    """By how much a share differs, with the bounds of its interval."""

    by: float
    low: float
    high: float

    @property
    def direction(self) -> int:
        """1 or -1 where the interval leaves 0 out, otherwise 0."""
        return (self.low > 0) - (self.high < 0)


def deviate(looks: int) -> float:
    """The normal deviate for so many looks at once (Bonferroni)."""
    return SURE if looks <= 1 else NormalDist().inv_cdf(1 - DOUBT / (2 * looks))


class Sample(NamedTuple):
    won: int
    games: int


def apart(one: Sample, other: Sample, z: float = SURE) -> Effect | None:
    """How much more often the first sample won; None where one of them is empty."""
    if not one.games or not other.games:
        return None
    a, b = wilson(*one, z), wilson(*other, z)
    by = a.share - b.share
    return Effect(by, by - hypot(a.share - a.low, b.high - b.share), by + hypot(a.high - a.share, b.share - b.low))


class Pairs(NamedTuple):
    """Pairs of games: in how many the changed one alone was won, the other alone, and how many there are."""

    gained: int
    lost: int
    games: int


def between(pairs: Pairs, z: float = SURE) -> Effect | None:
    if not pairs.games:
        return None
    gained, lost, games = pairs.gained + 0.5, pairs.lost + 0.5, pairs.games + 2
    middle = (gained - lost) / games
    reach = z * sqrt(gained + lost - (gained - lost) ** 2 / games) / games
    return Effect((pairs.gained - pairs.lost) / pairs.games, max(-1.0, middle - reach), min(1.0, middle + reach))


def mean(samples: Sequence[tuple[Sample, Sample]], z: float = SURE) -> Effect | None:
    """The mean of the differences at several tables, each table counting alike."""
    full = [pair for pair in samples if pair[0].games and pair[1].games]
    if not full:
        return None
    if len(full) == 1:
        return apart(*full[0], z)
    by = sum(one.won / one.games - other.won / other.games for one, other in full) / len(full)
    reach = z * sqrt(sum(_variance(sample) for pair in full for sample in pair)) / len(full)
    return Effect(by, max(-1.0, by - reach), min(1.0, by + reach))


def _variance(sample: Sample) -> float:
    """Of a share, with one win and one loss more than were seen, so a few games never count as certainty."""
    share = (sample.won + 1) / (sample.games + 2)
    return share * (1 - share) / sample.games


def together(samples: Iterable[Sample]) -> Sample:
    return Sample(*map(sum, zip(*samples, strict=True)))
