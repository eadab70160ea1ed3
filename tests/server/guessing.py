"""Somebody who has seen how long each seat takes, and how late the house was meanwhile, and names a traitor by it.

How often a seat is asked, and what, follows from the rules and from what everyone sees; a traitor may well be asked more often.
The attack must not live by that: what was seen counts by its rank among all that was seen at such questions, and a sum of ranks
by the spread of as many. Who was never asked alone looks like anybody."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterator
from statistics import NormalDist
from typing import Any, NamedTuple

import numpy as np

from tests.server.watching import Outcome

NORMAL = NormalDist()
POWER: dict[str, tuple[str, tuple[float, ...]]] = {
    "answers that come later by": ("taken", (0.001, 0.002, 0.004, 0.008, 0.016, 0.032)),
    "a house that is later by": ("late", (0.00001, 0.00003, 0.0001, 0.0003, 0.001, 0.003)),
}
"""Seconds that are added, for traitors, to what was really seen."""


class Watch(NamedTuple):
    """What was seen while one seat alone was awaited."""

    question: str
    """Which it was, and which came before it: both are public, and first the table may have talked."""
    seat: int
    taken: float
    late: float
    """How much later than asked for the house came round, on average; ..."""
    latest: float
    """... and at worst."""


class Probed(NamedTuple):
    players: int
    watches: list[Watch]
    traitors: frozenset[int]


class Attack:
    """Learns from some tables what is seen of each side, then names one traitor at each of the others."""

    def __init__(self, tables: list[Probed]) -> None:
        by_question: dict[str, list[tuple[float, ...]]] = defaultdict(list)
        for table in tables:
            for watch in table.watches:
                by_question[watch.question].append(watch[2:])
        self.usual = {
            question: [sorted(column) for column in zip(*seen, strict=True)] for question, seen in by_question.items()
        }
        self.dice = np.random.default_rng(len(tables))
        seats = np.array([seat for table in tables for seat in self.features(table)])
        sides = np.array(
            [1.0 if seat in table.traitors else -1.0 for table in tables for seat in range(1, table.players)]
        )
        self.middle, self.spread = seats.mean(0), seats.std(0) + 1e-9
        known = (seats - self.middle) / self.spread
        ridge = known.T @ known + 10 * np.eye(known.shape[1])
        self.weights = np.linalg.solve(ridge, known.T @ (sides - sides.mean()))

    def features(self, table: Probed) -> list[np.ndarray[Any, Any]]:
        """By seat of a bot."""
        seen: dict[int, list[list[float]]] = defaultdict(list)
        for watch in table.watches:
            if watch.question in self.usual:
                seen[watch.seat].append(self.placed(watch))
        return [self.summed(seen[seat]) for seat in range(1, table.players)]

    def placed(self, watch: Watch) -> list[float]:
        """Where each figure stands among those that are known of such questions, as a deviation from their middle."""
        usual = self.usual[watch.question]
        return [deviation(place_in(column, value)) for column, value in zip(usual, watch[2:], strict=True)]

    def summed(self, rows: list[list[float]]) -> np.ndarray[Any, Any]:
        """Of the same spread however many there are."""
        if not rows:
            return self.dice.standard_normal(3)
        summed: np.ndarray[Any, Any] = np.array(rows).sum(0) / len(rows) ** 0.5
        return summed

    def hits(self, table: Probed) -> float:
        scores = ((np.array(self.features(table)) - self.middle) / self.spread) @ self.weights
        best = [seat for seat, score in enumerate(scores, 1) if score >= scores.max() - 1e-9]
        return len(table.traitors.intersection(best)) / len(best)


def place_in(column: list[float], value: float) -> float:
    return (bisect_left(column, value) + bisect_right(column, value) + 1) / (2 * len(column) + 2)


def deviation(share: float) -> float:
    return NORMAL.inv_cdf(min(max(share, 1e-6), 1 - 1e-6))


def attack(tables: list[Probed]) -> Outcome:
    """Each half of the tables is attacked by one who has learnt from the other half."""
    hits, shares = 0.0, []
    for known, unknown in ((tables[::2], tables[1::2]), (tables[1::2], tables[::2])):
        attacker = Attack(known)
        for table in unknown:
            hits += attacker.hits(table)
            shares.append(len(table.traitors - {0}) / (table.players - 1))
    return Outcome(len(shares), hits, sum(shares), 2.58 * float(np.sqrt(sum(share * (1 - share) for share in shares))))


# Without guessing


def apart(tables: list[Probed]) -> dict[str, float]:
    """How far the sides lie apart at the same questions, in standard errors over the tables: a leak that the guess misses."""
    known, differences = Attack(tables), list[np.ndarray[Any, Any]]()
    for table in tables:
        sides: tuple[list[list[float]], list[list[float]]] = [], []
        for watch in table.watches:
            sides[watch.seat in table.traitors].append(known.placed(watch))
        if all(sides):
            differences.append(np.mean(sides[True], 0) - np.mean(sides[False], 0))
    found = np.array(differences)
    errors = found.mean(0) / (found.std(0, ddof=1) / len(found) ** 0.5)
    return dict(zip(("taken", "late", "latest"), map(float, errors), strict=True))


# What it is worth


def dealt_again(tables: list[Probed], dice: np.random.Generator) -> list[Probed]:
    """What was seen at a question goes to any seat that was asked such a question: then only who was asked can tell anything."""
    places: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for number, table in enumerate(tables):
        for place, watch in enumerate(table.watches):
            places[watch.question].append((number, place))
    watches = [list(table.watches) for table in tables]
    for among in places.values():
        for (number, place), other in zip(among, dice.permutation(len(among)), strict=True):
            number2, place2 = among[other]
            watches[number][place] = Watch(*watches[number][place][:2], *tables[number2].watches[place2][2:])
    return [table._replace(watches=seen) for table, seen in zip(tables, watches, strict=True)]


def slower(table: Probed, what: str, seconds: float) -> Probed:
    """As if traitors took longer, or the house were later while they think."""

    def changed(watch: Watch) -> Watch:
        if watch.seat not in table.traitors:
            return watch
        if what == "taken":
            return watch._replace(taken=watch.taken + seconds)
        return watch._replace(late=watch.late + seconds, latest=watch.latest + seconds)

    return table._replace(watches=[changed(watch) for watch in table.watches])


def power(tables: list[Probed]) -> Iterator[str]:
    """The smallest difference between the sides that lifts the attack beyond what chance allows."""
    for what, (column, steps) in POWER.items():
        hits = {step: attack([slower(table, column, step) for table in tables]) for step in steps}
        found = [step for step, outcome in hits.items() if outcome.hits > outcome.chance + outcome.margin]
        told = f"{found[0] * 1000:g} ms ({hits[found[0]].hits:.1f} hits)" if found else "nothing that was tried"
        yield f"it would have found {what} {told}"
