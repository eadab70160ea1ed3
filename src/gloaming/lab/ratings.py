"""Ratings: how strong each kind of bot is on either team, from who beat whom.

A Bradley-Terry model of teams: in a game of X on the open team against Y on the hidden one, the logarithm of the odds
that the open team wins is `balance + open[X] - hidden[Y]`. The balance is the game's own; each kind has a strength for
either team. All strengths are held to lie near 0 before any game was played (a normal spread of `DOUBT`), so a kind that
won every game is not infinitely strong. The fit is Newton's; the intervals come from the curvature at its end. A strength
is told in Elo points beside the mean of all kinds: 400 points are odds of ten to one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from gloaming.lab.tally import SURE

DOUBT: Final = 3.0
ELO: Final = 400 / log(10)
PASSES: Final = 60
STILL: Final = 1e-10

Vector = list[float]
Matrix = list[Vector]


class Result(NamedTuple):
    """So many games of these two kinds against each other, and how many of them the open team won."""

    open: str
    hidden: str
    games: int
    won: int


class Rating(NamedTuple):
    """In Elo points, with the bounds of its 95 % interval."""

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
    shares = [[(place == one) - 1 / count for place in range(count)] for one in range(count)]
    nothing = [0.0] * count

    def told(open_share: Vector, hidden_share: Vector) -> Rating:
        weights = [0.0, *open_share, *hidden_share]
        points = ELO * _dot(weights, strengths)
        reach = ELO * SURE * sqrt(max(0.0, _dot(weights, [_dot(row, weights) for row in spread])))
        return Rating(points, points - reach, points + reach)

    return Ratings(
        {kind: told(share, nothing) for kind, share in zip(kinds, shares, strict=True)},
        {kind: told(nothing, share) for kind, share in zip(kinds, shares, strict=True)},
        {kind: told(half, half) for kind, half in zip(kinds, [[w / 2 for w in s] for s in shares], strict=True)},
    )


def _fitted(results: Sequence[Result], kinds: Sequence[str]) -> tuple[Vector, Matrix]:
    """The strengths, and how sure they are: the balance first, then the open team's, then the hidden one's."""
    size = 1 + 2 * len(kinds)
    strengths = [0.0] * size
    rows = [(_row(result, kinds), result) for result in results]
    for _ in range(PASSES):
        slope, curve = _slopes(rows, strengths)
        step = _solved(curve, slope)
        strengths = [strength + change for strength, change in zip(strengths, step, strict=True)]
        if max(map(abs, step)) < STILL:
            break
    curve = _slopes(rows, strengths)[1]
    return strengths, [_solved(curve, [float(one == place) for place in range(size)]) for one in range(size)]


def _row(result: Result, kinds: Sequence[str]) -> Vector:
    row = [0.0] * (1 + 2 * len(kinds))
    row[0] = 1.0
    row[1 + kinds.index(result.open)] = 1.0
    row[1 + len(kinds) + kinds.index(result.hidden)] = -1.0
    return row


def _slopes(rows: Sequence[tuple[Vector, Result]], strengths: Vector) -> tuple[Vector, Matrix]:
    """How the likelihood changes with each strength, and how that changes."""
    size, firm = len(strengths), 1 / DOUBT**2
    slope = [-firm * strength for strength in strengths]
    curve = [[firm * (one == other) for other in range(size)] for one in range(size)]
    for row, result in rows:
        chance = 1 / (1 + exp(-_dot(row, strengths)))
        weight = result.games * chance * (1 - chance)
        for one in range(size):
            if row[one]:
                slope[one] += row[one] * (result.won - result.games * chance)
                for other in range(size):
                    curve[one][other] += weight * row[one] * row[other]
    return slope, curve


def _dot(one: Vector, other: Vector) -> float:
    return sum([a * b for a, b in zip(one, other, strict=True)])


def _solved(matrix: Matrix, right: Vector) -> Vector:
    """Gauss and Jordan, with the largest pivot."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for column in range(size):
        best = max(range(column, size), key=lambda line: abs(rows[line][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column][column]
        rows[column] = [value / pivot for value in rows[column]]
        for line in range(size):
            factor = rows[line][column]
            if line != column and factor:
                rows[line] = [a - factor * b for a, b in zip(rows[line], rows[column], strict=True)]
    return [row[-1] for row in rows]
