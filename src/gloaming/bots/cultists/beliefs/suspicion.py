"""Suspicion: each possible set of Cultists has a score, and every clue adds to it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from math import exp, log
from typing import Final

import msgspec

from gloaming.bots.kept import Kept
from gloaming.kernel.values import Seat

Suspects = tuple[Seat, ...]
Likelihood = Callable[[Suspects], float]
"""How likely a clue is if these, and only these, are the Cultists."""

FLOOR: Final = 0.002
"""No single clue convicts or clears for good: something may have been misread."""
CALM: Final = 0.9
"""The clues overlap a little; so their sum is taken with a grain of salt."""


class Suspicion(Kept):
    """The scores are logarithms, and clues add up."""

    seats: tuple[Seat, ...]
    cultists: int
    sets: tuple[Suspects, ...] = ()
    scores: list[float] = msgspec.field(default_factory=list)
    _shares: dict[Seat, float] | None = None

    def __post_init__(self) -> None:
        self.sets = tuple(combinations(self.seats, self.cultists))
        self.scores = [0.0] * len(self.sets)

    def weigh(self, likelihood: Likelihood) -> None:
        """Add a clue."""
        self.scores = self._with(likelihood)
        self._shares = None

    def lean(self, towards: Suspects, weight: float) -> None:
        """Add what the Seer knows: strong, but never more than this weight."""
        known = set(towards)
        self.scores = [
            s + weight * (known == set(suspects)) for s, suspects in zip(self.scores, self.sets, strict=True)
        ]
        self._shares = None

    @property
    def shares(self) -> dict[Seat, float]:
        """The chance that each seat is a Cultist; seats that are out of the question are missing."""
        if self._shares is None:
            self._shares = self._shared(self.scores)
        return self._shares

    def of(self, seat: Seat) -> float:
        return self.shares.get(seat, 0.0)

    def after(self, likelihood: Likelihood) -> dict[Seat, float]:
        """The shares as they would be with one more clue."""
        return self._shared(self._with(likelihood))

    def mean(self, value: Callable[[Suspects], float]) -> float:
        """The expected value over all sets."""
        weights = self._weights(self.scores)
        return sum([w * value(suspects) for w, suspects in zip(weights, self.sets, strict=True) if w > 0.001])

    def beside(self, known: Seat, seat: Seat) -> float:
        """How likely this seat is a Cultist, if that other one is known to be."""
        weights = self._weights(self.scores)
        with_known = [(w, suspects) for w, suspects in zip(weights, self.sets, strict=True) if known in suspects]
        total = sum([w for w, _ in with_known])
        return sum([w for w, suspects in with_known if seat in suspects]) / total if total > 0 else 0.0

    def _with(self, likelihood: Likelihood) -> list[float]:
        return [s + log(max(FLOOR, likelihood(set_))) for s, set_ in zip(self.scores, self.sets, strict=True)]

    def _weights(self, scores: list[float]) -> list[float]:
        best = max(scores)
        weights = [exp(CALM * (score - best)) for score in scores]
        total = sum(weights)
        return [weight / total for weight in weights]

    def _shared(self, scores: list[float]) -> dict[Seat, float]:
        shares = dict.fromkeys(self.seats, 0.0)
        for weight, suspects in zip(self._weights(scores), self.sets, strict=True):
            for seat in suspects:
                shares[seat] += weight
        return shares
