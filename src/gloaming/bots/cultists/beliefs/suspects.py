"""The possible sets of Cultists, each with a score: how well it explains what was seen, as a logarithm."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from math import exp, inf, log
from typing import ClassVar, Final, NamedTuple

from gloaming.bots.beliefs.journal import Shares, Teller, Whom
from gloaming.bots.cultists.beliefs.priors import CONDUCT
from gloaming.bots.cultists.beliefs.roles import Roles
from gloaming.bots.kept import Kept
from gloaming.kernel.values import Seat

RARE: Final = 1e-6
Suspects = tuple[Seat, ...]
Likelihood = Callable[[Suspects], float]
"""How likely something is if these, and only these, are the Cultists."""

UNLIKELY: Final = 0.002
"""No single story convicts or clears for good: something may have been misread."""


class Manner(NamedTuple):
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


Sets = tuple[Suspects, ...]
WithSeat = tuple[tuple[int, ...], ...]
"""For each seat which of the sets it is in."""


@lru_cache(maxsize=64)
def layout(seats: int, cultists: int, sure: tuple[Seat, ...], cleared: tuple[Seat, ...]) -> tuple[Sets, WithSeat]:
    """All sets that hold these seats and none of those."""
    others = [seat for seat in range(seats) if seat not in sure and seat not in cleared]
    rests = combinations(others, cultists - len(sure))
    sets = tuple(tuple(sorted((*sure, *rest))) for rest in rests)
    return sets, tuple(tuple(i for i, one in enumerate(sets) if seat in one) for seat in range(seats))


class Scores(Kept):
    """What speaks for each set. A clue has a name, and by its name a weight."""

    left_out: ClassVar[tuple[str, ...]] = ("teller", "tape")

    sets: Sets
    with_seat: WithSeat
    roles: Roles
    weights: Mapping[str, float]
    conduct: Conduct
    scores: list[float]
    teller: Teller | None = None
    tape: dict[str, list[float]] | None = None
    """For fitting: the sum of every story, before it is weighed."""
    _shares: Shares | None = None
    _chances: tuple[float, ...] | None = None

    @property
    def seats(self) -> range:
        return range(len(self.with_seat))

    # Clues

    def member(self, name: str, seat: Seat, about: Seat | None = None, times: float = 1.0) -> None:
        """This seat did something: it speaks for or against the sets with it in them."""
        step = self.conduct.did(name, seat, times)
        if step:
            for i in self.with_seat[seat]:
                self.scores[i] += step
        self._settled(name, {seat: about})

    def pair(self, name: str, one: Seat, other: Seat, times: float = 1.0) -> None:
        """It speaks for the sets with both seats in them."""
        if len(self.sets[0]) > 1:
            self._add(name, [i for i in self.with_seat[one] if other in self.sets[i]], times)
            self._settled(name, {one: other, other: one})

    def apart(self, name: str, outside: Seat, inside: Seat, times: float = 1.0) -> None:
        """It speaks for the sets with the one seat in them and not the other."""
        self._add(name, [i for i in self.with_seat[inside] if outside not in self.sets[i]], times)
        self._settled(name, {inside: outside, outside: inside})

    def story(self, name: str, values: list[float], about: Seat | None = None) -> None:
        """A story has its own value for each set."""
        weight = self.weights.get(name, 0.0)
        self.scores = [score + weight * value for score, value in zip(self.scores, values, strict=True)]
        if self.tape is not None:
            sums = self.tape.get(name, [0.0] * len(values))
            self.tape[name] = [before + value for before, value in zip(sums, values, strict=True)]
        self._settled(name, dict.fromkeys(self.seats, about))

    def _add(self, name: str, which: Iterable[int], times: float) -> None:
        step = self.weights.get(name, 0.0) * times
        for i in which:
            self.scores[i] += step
        if self.tape is not None:
            sums = self.tape.setdefault(name, [0.0] * len(self.sets))
            for i in which:
                sums[i] += times

    # Facts

    def innocent(self, seat: Seat) -> None:
        self._keep([seat not in one for one in self.sets], seat)

    def guilty(self, seat: Seat) -> None:
        self._keep([seat in one for one in self.sets], seat)

    def not_all_of(self, seats: set[Seat]) -> None:
        """AC-VOTE-21: the game goes on, so a Cultist is left."""
        self._keep([not seats.issuperset(one) for one in self.sets], *seats)

    def _keep(self, fits: list[bool], *whom: Seat) -> None:
        kept = [score if fit else -inf for score, fit in zip(self.scores, fits, strict=True)]
        if max(kept) > -inf:  # else something was misread before
            self.scores = kept
        self._settled("fact", dict.fromkeys(whom))

    def role_clue(self, name: str, *whom: Seat) -> None:
        """What may be whose Role has changed, and with it who may be a Cultist."""
        self._settled(name, dict.fromkeys(whom))

    def _settled(self, name: str, whom: Whom) -> None:
        self._shares = self._chances = None
        if self.teller is not None:
            self.teller.note(name, self.shares, whom)

    # What follows

    @property
    def chances(self) -> tuple[float, ...]:
        """How likely each set is, but for a factor."""
        if self._chances is not None:
            return self._chances
        by_roles = self.roles.terms()
        scores = self.scores if by_roles is None else [a + b for a, b in zip(self.scores, by_roles, strict=True)]
        best = max(scores)
        if best == -inf:  # no deal fits: some proof was misread
            scores, best = self.scores, max(self.scores)
        self._chances = tuple([exp(score - best) for score in scores])
        return self._chances

    def mean(self, values: list[float]) -> float:
        """The expected value over all sets."""
        chances = self.chances
        return sum([chance * value for chance, value in zip(chances, values, strict=True)]) / sum(chances)

    def after(self, likelihood: Likelihood) -> dict[Seat, float]:
        """How likely each seat is a Cultist, if something has happened that is so likely."""
        weights = [chance * likelihood(suspects) for chance, suspects in zip(self.chances, self.sets, strict=True)]
        total = sum(weights) or 1.0
        return {seat: sum([weights[i] for i in which]) / total for seat, which in enumerate(self.with_seat) if which}

    def beside(self, known: Seat, seat: Seat) -> float:
        """How likely this seat is a Cultist, if that other one is known to be."""
        chances, with_known = self.chances, self.with_seat[known]
        total = sum([chances[i] for i in with_known])
        return sum([chances[i] for i in with_known if seat in self.sets[i]]) / total if total > 0 else 0.0

    @property
    def shares(self) -> Shares:
        """For each seat how likely it is a Cultist; what is certain is so exactly, as sums of the same numbers are."""
        if self._shares is None:
            chances = self.chances
            total = sum(chances)
            self._shares = tuple([sum([chances[i] for i in which]) / total for which in self.with_seat])
        return self._shares
