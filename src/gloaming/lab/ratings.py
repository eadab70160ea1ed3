"""Ratings: how strong each kind of bot is on either team, from who beat whom.

A Bradley-Terry model of teams: in a game of X on the open team against Y on the hidden one, the logarithm of the odds
that the open team wins is `balance + open[X] - hidden[Y]`. The balance is the game's own; each kind has a strength for
either team. All strengths are held to lie near 0 before any game was played (a normal spread of `DOUBT`), so a kind that
won every game is not infinitely strong. The fit is Newton's; how sure it is comes from the curvature at its end. A strength
is told in Elo points beside the mean of all kinds: 400 points are odds of ten to one.

An interval is there to be compared with those of other kinds on the same team. So its width is not that of the distance to
the mean, which is as unsure as the least known of all kinds: it is chosen so that of any two kinds both widths together tell
how sure the difference is (quasi-variances: Firth and de Menezes, Biometrika 91, 2004)."""

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

    def told(open_share: float, hidden_share: float) -> dict[str, Rating]:
        """Of a team, or of both: every kind's strength is this much of the one and of the other."""
        rows = [[0.0] * (1 + 2 * count) for _ in kinds]
        for number, row in enumerate(rows):
            row[1 + number], row[1 + count + number] = open_share, hidden_share
        points = [_dot(row, strengths) for row in rows]
        mean = sum(points) / count
        together = [[_dot(one, [_dot(line, other) for line in spread]) for other in rows] for one in rows]
        reaches = [SURE * sqrt(own) for own in own_shares(together)]
        return {
            kind: Rating(*[ELO * (point - mean + reach) for reach in (0.0, -wide, wide)])
            for kind, point, wide in zip(kinds, points, reaches, strict=True)
        }

    return Ratings(told(1.0, 0.0), told(0.0, 1.0), told(0.5, 0.5))


def own_shares(spread: Matrix) -> Vector:
    """What each adds to the variance of a difference, so that any two of them add up to it as nearly as can be.

    By least squares of the relative errors; for three there is none."""
    count = len(spread)
    apart = [[spread[a][a] + spread[b][b] - 2 * spread[a][b] for b in range(count)] for a in range(count)]
    if count < 3:
        return [max(row) / 2 for row in apart]
    weights = [[1 / wide**2 if a != b else 0.0 for b, wide in enumerate(row)] for a, row in enumerate(apart)]
    matrix = [[sum(row) if a == b else weight for b, weight in enumerate(row)] for a, row in enumerate(weights)]
    found = _solved(matrix, [_dot(*pair) for pair in zip(weights, apart, strict=True)])
    return [max(0.0, own) for own in found]


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
