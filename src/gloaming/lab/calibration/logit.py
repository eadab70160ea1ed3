"""A conditional logit: which of several sets is the true one, by a weighted sum of what speaks for each.

Conduct is weighed by several manners at once, of which nobody knows whose is which: what speaks for a seat is the sum over
all of them. The weights that explain most are found downhill; they stay near a guess where little was seen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import exp, log
from typing import NamedTuple

from gloaming.lab.calibration.descent import Vector, least
from gloaming.lab.calibration.lessons import Choice

Weights = dict[str, float]


class Model(NamedTuple):
    """What everything weighs."""

    clues: Weights
    manners: tuple[Weights, ...] = ()
    """An empty one is to act like everybody else; it stays so."""
    shares: tuple[float, ...] = ()
    """How many have each manner, as logarithms, but for a common term."""

    def flat(self) -> Vector:
        return [*self.clues.values(), *[w for manner in self.manners for w in manner.values()], *self.shares]

    def like(self, numbers: Vector) -> Model:
        """The same names with these numbers."""
        rest = iter(numbers)
        clues = {name: next(rest) for name in self.clues}
        manners = tuple({name: next(rest) for name in manner} for manner in self.manners)
        return Model(clues, manners, tuple(rest))

    def portions(self) -> list[float]:
        odds = [exp(share) for share in self.shares]
        return [one / sum(odds) for one in odds]


def surprise(choices: Sequence[Choice], model: Model) -> tuple[float, Model]:
    """How surprising the truth is with these weights, in all, and how that changes with each."""
    total, slope = 0.0, Slope(model)
    portions = model.portions()
    for choice in choices:
        seats = [Seated(row, model.manners, portions) for row in rows(choice)]
        scores = choice.offset
        for name, values in choice.clues:
            weight = model.clues[name]
            scores = [score + weight * value for score, value in zip(scores, values, strict=True)]
        if seats:
            leanings = [seat.leaning for seat in seats]
            members = [sum([leanings[seat] for seat in one]) for one in choice.sets]
            scores = [score + member for score, member in zip(scores, members, strict=True)]
        best = max(scores)
        odds = [exp(score - best) for score in scores]
        whole = sum(odds)
        total += log(whole) + best - scores[choice.true]
        slope.add(choice, [one / whole for one in odds], seats, portions)
    return total, slope.model()


def rows(choice: Choice) -> Iterator[list[tuple[str, float]]]:
    """For each seat what it did how often."""
    if choice.conduct:
        for seat in range(len(choice.conduct[0][1])):
            yield [(name, counts[seat]) for name, counts in choice.conduct if counts[seat]]


class Seated:
    """One seat's conduct under every manner."""

    def __init__(self, done: list[tuple[str, float]], manners: Sequence[Weights], portions: list[float]) -> None:
        self.done = done
        sums = [sum([manner[name] * times for name, times in done]) if manner else 0.0 for manner in manners]
        most = max(sums)
        odds = [portion * exp(sum_ - most) for portion, sum_ in zip(portions, sums, strict=True)]
        whole = sum(odds)
        self.leaning = most + log(whole)
        self.parts = [one / whole for one in odds]
        """How likely the seat has each manner, if it is guilty."""


class Slope:
    """Sums up how the surprise changes."""

    def __init__(self, model: Model) -> None:
        self.clues = dict.fromkeys(model.clues, 0.0)
        self.manners = tuple(dict.fromkeys(manner, 0.0) for manner in model.manners)
        self.shares = [0.0] * len(model.shares)

    def add(self, choice: Choice, chances: list[float], seats: list[Seated], portions: list[float]) -> None:
        for name, values in choice.clues:
            mean = sum([chance * value for chance, value in zip(chances, values, strict=True)])
            self.clues[name] += mean - values[choice.true]
        if not seats:
            return
        excess = [-float(seat in choice.sets[choice.true]) for seat in range(len(seats))]
        for one, chance in zip(choice.sets, chances, strict=True):
            for seat in one:
                excess[seat] += chance
        for more, seated in zip(excess, seats, strict=True):
            if abs(more) < 1e-9:
                continue
            for number, part in enumerate(seated.parts):
                slopes, pull = self.manners[number], more * part
                self.shares[number] += more * (part - portions[number])
                for name, times in seated.done if slopes else ():
                    slopes[name] += pull * times

    def model(self) -> Model:
        return Model(self.clues, self.manners, tuple(self.shares))


def fit(choices: Sequence[Choice], guess: Model, firm: float) -> Model:
    """The least surprising weights; to move one of them away from the guess by 1 must explain `firm` moments."""
    seen = {name for choice in choices for name, _ in choice.clues}
    done = {name for choice in choices for name, _ in choice.conduct}
    manners = tuple(
        {name: manner.get(name, 0.0) for name in sorted(done)} if manner else {} for manner in guess.manners
    )
    start = Model({name: guess.clues[name] for name in sorted(seen)}, manners, guess.shares)
    before = start.flat()

    def cost(numbers: Vector) -> tuple[float, Vector]:
        total, slope = surprise(choices, start.like(numbers))
        away = [now - then for now, then in zip(numbers, before, strict=True)]
        total += firm * sum([distance * distance for distance in away])
        return total, [s + 2 * firm * distance for s, distance in zip(slope.flat(), away, strict=True)]

    return start.like(least(cost, before))


def guess_of(clues: Mapping[str, float], manners: Sequence[Mapping[str, float]]) -> Model:
    """Before anything was seen."""
    plain = tuple({name: w for name, w in manner.items() if name != "share"} for manner in manners)
    return Model(dict(clues), plain, tuple(log(manner["share"]) for manner in manners))
