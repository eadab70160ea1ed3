"""A conditional logit: which of several sets is the true one, by a weighted sum of what speaks for each.

Conduct is weighed by several manners at once, of which nobody knows whose is which: what speaks for a seat is the sum over
all of them. The weights that explain most are found downhill; they stay near a guess where little was seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import log
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize
from scipy.sparse import csr_array
from scipy.special import log_softmax, logsumexp, softmax

from gloaming.lab.calibration.moments import Choice

Weights = dict[str, float]
Numbers = NDArray[np.float64]

URGENT: Final = 60.0
"""How much more a kind of table counts for each hundredth that its Brier score is worse than elsewhere, in per cent or so."""
LEAST: Final = 0.3
"""This part of the whole is shared alike by all kinds."""


class Model(NamedTuple):
    clues: Weights
    manners: tuple[Weights, ...] = ()
    """An empty one is to act like everybody else; it stays so."""
    shares: tuple[float, ...] = ()
    """How many have each manner, as logarithms, but for a common term."""

    def flat(self) -> list[float]:
        return [*self.clues.values(), *[w for manner in self.manners for w in manner.values()], *self.shares]

    def like(self, numbers: Iterable[float]) -> Model:
        """The same names with these numbers."""
        rest = iter(numbers)
        clues = {name: next(rest) for name in self.clues}
        manners = tuple({name: next(rest) for name in manner} for manner in self.manners)
        return Model(clues, manners, tuple(rest))

    def portions(self) -> list[float]:
        portions: list[float] = softmax(self.shares).tolist() if self.shares else []
        return portions


class Cells(dict[tuple[int, int], float]):
    """The cells of a sparse matrix as they come in, by row and column."""

    def matrix(self, rows: int, columns: int) -> Any:
        places = np.array(list(self), int).reshape(-1, 2)
        matrix = csr_array((list(self.values()), places.T), shape=(rows, columns))
        matrix.eliminate_zeros()
        return matrix


class Evidence:
    """All choices in matrices, a row for each set of each choice and for each seat whose conduct is weighed."""

    def __init__(self, choices: Sequence[Choice], model: Model) -> None:
        self.names = list(model.clues)
        self.acts = list(dict.fromkeys([name for manner in model.manners for name in manner]))
        name_at, act_at = ({name: at for at, name in enumerate(names)} for names in (self.names, self.acts))
        clues, conduct, members = Cells(), Cells(), Cells()
        sets = seats = 0
        for choice in choices:
            for name, values in choice.clues:
                for at, value in enumerate(values):
                    clues[sets + at, name_at[name]] = value
            for name, counts in choice.conduct:
                for seat, count in enumerate(counts):
                    conduct[seats + seat, act_at[name]] = count
            if choice.conduct:
                for at, one in enumerate(choice.sets):
                    for seat in one:
                        members[sets + at, seats + seat] = 1.0
                seats += len(choice.conduct[0][1])
            sets += len(choice.offset)
        self.clues, self.members = clues.matrix(sets, len(self.names)), members.matrix(sets, seats)
        self.conduct = conduct.matrix(seats, len(self.acts))
        self.offset = np.concatenate([choice.offset for choice in choices])
        self.sizes = np.array([len(choice.offset) for choice in choices])
        self.begins = np.cumsum(self.sizes) - self.sizes
        self.true = self.begins + [choice.true for choice in choices]
        self.counts = np.array([choice.weight for choice in choices])
        """How much each choice counts."""

    def surprise(self, model: Model) -> tuple[float, Model]:
        """How surprising the truth is with these weights, in all, and how that changes with each."""
        odds, whole, (scores, best, parts) = self._odds(model)
        total = np.sum(self.counts * (np.log(whole) + best - scores[self.true]))

        excess = odds / np.repeat(whole, self.sizes)
        excess[self.true] -= 1
        excess *= np.repeat(self.counts, self.sizes)
        guilt = self.members.T @ excess
        shares = guilt @ parts - guilt.sum() * np.array(model.portions())
        acts = self.conduct.T @ (guilt[:, None] * parts)
        slope = Model(
            dict(zip(self.names, (self.clues.T @ excess).tolist(), strict=True)),
            tuple(
                dict(zip(self.acts, column, strict=True)) if manner else {}
                for manner, column in zip(model.manners, acts.T.tolist(), strict=True)
            ),
            tuple(shares.tolist()),
        )
        return float(total), slope

    def errors(self, model: Model) -> tuple[Numbers, Numbers]:
        """For each choice how far off these weights are, as a sum of squares over the seats of which nothing is certain; and
        how many these are."""
        odds, whole, _ = self._odds(model)
        true = np.zeros_like(odds)
        true[self.true] = 1.0
        sets = np.repeat(np.arange(len(self.sizes)), self.sizes)
        owner = np.zeros(self.members.shape[1], int)
        rows, columns = self.members.nonzero()
        owner[columns] = sets[rows]
        inside = self.members.T @ np.ones(len(odds))
        unsure = ((inside > 0) & (inside < self.sizes[owner])).astype(float)
        off = self.members.T @ (odds / np.repeat(whole, self.sizes) - true)
        return summed(owner, off**2 * unsure, len(self.sizes)), summed(owner, unsure, len(self.sizes))

    def _odds(self, model: Model) -> tuple[Numbers, Numbers, tuple[Numbers, Numbers, Numbers]]:
        manners = np.array([[manner.get(act, 0.0) for manner in model.manners] for act in self.acts])
        manners = manners.reshape(len(self.acts), len(model.manners))
        leanings, parts = self._leanings(manners, np.array(model.shares))
        scores = self.offset + self.clues @ np.array(list(model.clues.values())) + self.members @ leanings
        best = np.maximum.reduceat(scores, self.begins)
        odds = np.exp(scores - np.repeat(best, self.sizes))
        return odds, np.add.reduceat(odds, self.begins), (scores, best, parts)

    def _leanings(self, manners: Numbers, shares: Numbers) -> tuple[Numbers, Numbers]:
        """How much its conduct speaks against each seat, and how likely the seat has each manner if it is guilty."""
        if not shares.size:
            return np.zeros(self.conduct.shape[0]), np.zeros((self.conduct.shape[0], 0))
        sums = self.conduct @ manners + log_softmax(shares)
        return logsumexp(sums, axis=1), softmax(sums, axis=1)


def surprise(choices: Sequence[Choice], model: Model) -> tuple[float, Model]:
    return Evidence(choices, model).surprise(model)


Firmness = Callable[[str], float]
"""By the name of a weight, how many moments must speak for it before it moves away from its guess by 1; "" for shares."""


def fit(choices: Sequence[Choice], guess: Model, firm: float | Firmness, rounds: int = 1) -> Model:
    """The least surprising weights. In further `rounds` those kinds of tables count more at which they are least ahead."""
    start = known_of(choices, guess)
    evidence, found = Evidence(choices, start), start
    stays = np.array(firmly(start, firm if callable(firm) else lambda _: firm))
    kinds = Kinds(choices) if rounds > 1 else None
    for _ in range(rounds):
        found = least_surprising(evidence, found, start, stays)
        if kinds is not None:
            evidence.counts = kinds.counts_after(evidence, found)
    return found


def known_of(choices: Sequence[Choice], guess: Model) -> Model:
    """What was seen at all, as it is guessed to weigh."""
    seen = {name for choice in choices for name, _ in choice.clues}
    done = {name for choice in choices for name, _ in choice.conduct}
    manners = tuple(
        {name: manner.get(name, 0.0) for name in sorted(done)} if manner else {} for manner in guess.manners
    )
    return Model({name: guess.clues[name] for name in sorted(seen)}, manners, guess.shares)


def firmly(model: Model, firm: Firmness) -> list[float]:
    names = [*model.clues, *[name for manner in model.manners for name in manner], *("" for _ in model.shares)]
    return [firm(name) for name in names]


def least_surprising(evidence: Evidence, found: Model, start: Model, stays: Numbers) -> Model:
    guess = np.array(start.flat())

    def cost(numbers: Numbers) -> tuple[float, Numbers]:
        total, slope = evidence.surprise(start.like(numbers.tolist()))
        away = numbers - guess
        return total + stays * away @ away, np.array(slope.flat()) + 2 * stays * away

    return start.like(minimize(cost, np.array(found.flat()), jac=True, method="L-BFGS-B").x.tolist())


def summed(places: Any, values: Numbers, least: int = 0) -> Numbers:
    return np.bincount(places, values, least).astype(np.float64)


class Kinds:
    """The kinds of tables, and how far beliefs are ahead of the best simpler guess at each."""

    def __init__(self, choices: Sequence[Choice]) -> None:
        names = {name: at for at, name in enumerate(sorted({choice.table for choice in choices}))}
        self.at = np.array([names[choice.table] for choice in choices])
        self.weights = np.array([choice.weight for choice in choices])
        self.games = self.summed(self.weights)
        self.simpler = np.array([self.summed(errors) for errors in zip(*[c.errors for c in choices], strict=True)])
        self.behind = np.zeros(len(names))
        self.rounds = 0

    def summed(self, values: Any) -> Numbers:
        """By kind, games counted alike."""
        return summed(self.at, self.weights * np.array(values))

    def counts_after(self, evidence: Evidence, found: Model) -> Numbers:
        """How much each choice counts in the next round: at the worst kinds most, at each kind a little."""
        errors, seats = evidence.errors(found)
        lead = (self.simpler.min(axis=0) - self.summed(errors)) / self.summed(seats)
        self.rounds += 1
        self.behind -= lead
        worst = softmax(URGENT * self.behind / self.rounds)
        shares = LEAST / len(worst) + (1 - LEAST) * worst
        counts: Numbers = self.weights * (shares / self.games)[self.at] * self.weights.sum()
        return counts


def guess_of(clues: Mapping[str, float], manners: Sequence[Mapping[str, float]]) -> Model:
    plain = tuple({name: w for name, w in manner.items() if name != "share"} for manner in manners)
    return Model(dict(clues), plain, tuple(log(manner["share"]) for manner in manners))
