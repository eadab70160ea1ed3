"""Ratings: how strong each kind of bot is on either team, from who beat whom.

A Bradley-Terry model of teams: in a game of X on the open team against Y on the hidden one, the logarithm of the odds
that the open team wins is `balance + open[X] - hidden[Y]`. The balance is the game's own; each kind has a strength for
either team. All strengths are held to lie near 0 before any game was played (a normal spread of `DOUBT`), so a kind that
won every game is not infinitely strong. How sure the fit is comes from the curvature at its end. A strength
is given in Elo points relative to the mean of all kinds: 400 points are odds of ten to one.

An interval is there to be compared with those of other kinds on the same team. So its width is not that of the distance to
the mean, which is as unsure as the least known of all kinds: it is chosen so both widths of any two kinds together tell
how sure the difference is (quasi-variances: Firth and de Menezes, Biometrika 91, 2004)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize
from scipy.special import expit

from gloaming.lab.tally import SURE

DOUBT: Final = 3.0
ELO: Final = 400 / log(10)

Numbers = NDArray[np.floating]


class Result(NamedTuple):
    """So many games of these two kinds against each other, and how many of them the open team won."""

    open: str
    hidden: str
    games: int
    won: int


class Rating(NamedTuple):
    """In Elo points, with the bounds of its 95% interval."""

    points: float
    low: float
    high: float


class Ratings(NamedTuple):
    open: dict[str, Rating]
    hidden: dict[str, Rating]
    both: dict[str, Rating]
    """The mean of a kind's two strengths."""


def ratings(results: Iterable[Result]) -> Ratings:
    results = [result for result in results if result.games]
    kinds = list(dict.fromkeys([name for result in results for name in (result.open, result.hidden)]))
    strengths, spread = _fitted(results, kinds)
    count = len(kinds)

    def told(open_share: float, hidden_share: float) -> dict[str, Rating]:
        """For one team, or both: each kind's strength is this much of its open and of its hidden one."""
        rows = np.hstack([np.zeros((count, 1)), open_share * np.eye(count), hidden_share * np.eye(count)])
        points = rows @ strengths
        reaches = SURE * np.sqrt(own_shares(rows @ spread @ rows.T))
        middles = points - points.mean()
        lines = ELO * np.column_stack([middles, middles - reaches, middles + reaches])
        return {kind: Rating(*line) for kind, line in zip(kinds, lines.tolist(), strict=True)}

    return Ratings(told(1.0, 0.0), told(0.0, 1.0), told(0.5, 0.5))


def own_shares(spread: Numbers) -> Numbers:
    """What each adds to the variance of a difference, such that any two of them add up to it as nearly as can be.

    By least squares of the relative errors; for three there is none."""
    own = np.diag(spread)
    apart = own[:, None] + own - 2 * spread
    if len(own) < 3:
        return np.asarray(apart.max(axis=1) / 2)
    weights = np.zeros_like(apart)
    others = ~np.eye(len(own), dtype=bool)
    weights[others] = apart[others] ** -2
    found = np.linalg.solve(weights + np.diag(weights.sum(axis=1)), (weights * apart).sum(axis=1))
    return found.clip(min=0)


def _fitted(results: Sequence[Result], kinds: Sequence[str]) -> tuple[Numbers, Numbers]:
    """The strengths, and how sure they are: the balance first, then the open team's, then the hidden one's."""
    size, firm = 1 + 2 * len(kinds), DOUBT**-2
    opens, hidden = ([kinds.index(result[side]) for result in results] for side in (0, 1))
    rows = np.hstack([np.ones((len(results), 1)), np.eye(len(kinds))[opens], -np.eye(len(kinds))[hidden]])
    games, won = np.array([(result.games, result.won) for result in results], float).T

    def cost(strengths: Numbers) -> tuple[float, Numbers]:
        leanings = rows @ strengths
        surprise = games @ np.logaddexp(0, leanings) - won @ leanings
        return surprise + firm * strengths @ strengths / 2, rows.T @ (games * expit(leanings) - won) + firm * strengths

    def curve(strengths: Numbers) -> Numbers:
        chances = expit(rows @ strengths)
        return np.asarray((rows.T * (games * chances * (1 - chances))) @ rows + firm * np.eye(size))

    strengths = minimize(cost, np.zeros(size), jac=True, hess=curve, method="trust-exact", tol=1e-9).x
    return strengths, np.linalg.inv(curve(strengths))
