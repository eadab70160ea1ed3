"""Conduct: what each seat has done so far, and how much that speaks for a Cultist.

Cultists have different manners. Who behaves like those who give themselves away is soon found; who behaves like
everybody else is hardly cleared by it, for a good Cultist would do the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log
from typing import ClassVar, Final, NamedTuple

from gloaming.bots.cultists.beliefs.priors import CONDUCT
from gloaming.bots.kept import Kept
from gloaming.kernel.values import Seat

RARE: Final = 1e-6


class Manner(NamedTuple):
    """One way to behave."""

    share: float
    """How much it counts against the others before anything was done, as a logarithm."""
    weights: Mapping[str, float]
    """How much more often such a Cultist does each thing than an Investigator, likewise."""


def manners(known: Sequence[Mapping[str, float]]) -> tuple[Manner, ...]:
    """As they are kept: the share and the weights. With nothing else, a manner means acting like everyone else."""
    total = sum(one["share"] for one in known)
    shares = [log(max(RARE, one["share"] / total)) for one in known]
    weights: list[Mapping[str, float]] = [{**CONDUCT, **one} if len(one) > 1 else {} for one in known]
    return tuple(map(Manner, shares, weights))


class Conduct(Kept):
    """By seat and manner the sum of all that was done; and what it comes to, if nobody knows the manner."""

    left_out: ClassVar[tuple[str, ...]] = ("tape",)

    manners: tuple[Manner, ...]
    sums: list[tuple[float, ...]]
    leanings: list[float]
    tape: dict[str, list[float]] | None = None
    """For fitting: how often each seat did what."""

    def did(self, name: str, seat: Seat, times: float) -> float:
        """How much more, or less, than before speaks for this seat's guilt."""
        if self.tape is not None:
            self.tape.setdefault(name, [0.0] * len(self.leanings))[seat] += times
        before = self.sums[seat]
        after = tuple([sum_ + m.weights.get(name, 0.0) * times for sum_, m in zip(before, self.manners, strict=True)])
        if after == before:
            return 0.0
        self.sums[seat] = after
        most = max(after)
        now = most + log(sum([exp(sum_ - most) for sum_ in after]))
        step, self.leanings[seat] = now - self.leanings[seat], now
        return step


def conduct_of(seats: int, known: tuple[Manner, ...]) -> Conduct:
    return Conduct(known, [tuple([manner.share for manner in known])] * seats, [0.0] * seats)
