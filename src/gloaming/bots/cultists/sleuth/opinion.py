"""Opinion: beliefs in the form in which the careful bot's answers ask for suspicion."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.bots.cultists.beliefs import CultistsBeliefs
from gloaming.bots.cultists.careful.suspicion import Likelihood, Suspects, Suspicion
from gloaming.kernel.values import Seat


class Opinion(Suspicion):
    """What is weighed by careful rules goes on beneath; what is asked is answered by the beliefs."""

    def __init__(self, plain: Suspicion, beliefs: CultistsBeliefs) -> None:
        super().__init__(plain.seats, len(plain.sets[0]))
        self.scores = plain.scores
        self.beliefs = beliefs

    @property
    def shares(self) -> dict[Seat, float]:
        hostile = self.beliefs.hostile
        return {seat: hostile[seat] for seat in self.seats}

    def of(self, seat: Seat) -> float:
        return self.beliefs.hostile[seat]

    def after(self, likelihood: Likelihood) -> dict[Seat, float]:
        scores = self.beliefs.mind.scores
        weights = [w * likelihood(suspects) for w, suspects in zip(scores.chances, scores.sets, strict=True)]
        total = sum(weights) or 1.0
        shares = dict.fromkeys(self.seats, 0.0)
        for weight, suspects in zip(weights, scores.sets, strict=True):
            for seat in suspects:
                shares[seat] = shares.get(seat, 0.0) + weight / total
        return shares

    def mean(self, value: Callable[[Suspects], float]) -> float:
        scores = self.beliefs.mind.scores
        return scores.mean([value(suspects) for suspects in scores.sets])

    def beside(self, known: Seat, seat: Seat) -> float:
        scores = self.beliefs.mind.scores
        both = [
            (w, seat in suspects) for w, suspects in zip(scores.chances, scores.sets, strict=True) if known in suspects
        ]
        total = sum([w for w, _ in both])
        return sum([w for w, together in both if together]) / total if total > 0 else 0.0
