"""The outlook: how many are dead by now, and what a Vote is worth to the Investigators, in chances of winning."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from typing import Final

from gloaming.bots.cultists.beliefs.mind import CultistsMind
from gloaming.bots.cultists.beliefs.suspects import Suspects
from gloaming.bots.kept import once
from gloaming.games.cultists.view import View
from gloaming.kernel.values import Seat

ALONE: Final = (0.0, 0.42, 0.9, 0.95, 0.97)
"""The chance of winning against one Cultist, by how many have still to die; the last holds for more."""
TOGETHER: Final = (0.0, 0.2, 0.42, 0.58, 0.68)
"""... against two; ..."""
BEREFT: Final = (0.0, 0.4, 0.68, 0.82, 0.88)
"""... and against the second of them."""
PACE: Final = 1.2
"""How many points a table makes in a round, when it has come to work."""
LUCK: Final = 1.5
FINDS: Final = 0.25
"""How often the Cultists are found out in a round to come."""
FAINT: Final = 0.004
"""Sets of Cultists that are less likely than this are left aside."""


def spread(chances: Iterable[float], most: int) -> list[float]:
    """How likely 0, 1, 2, … of these come true; the last stands for all that are more."""
    counts = [1.0] + [0.0] * most
    for chance in chances:
        counts[most] += counts[most - 1] * chance
        for hits in range(most - 1, 0, -1):
            counts[hits] += (counts[hits - 1] - counts[hits]) * chance
        counts[0] *= 1 - chance
    return counts


def hope(view: View, last_round: int) -> float:
    """How likely there is time enough, after this round, to win by points or to find the Cultists."""
    left = last_round - view.round
    points = 1 / (1 + exp((view.target - view.points - PACE * left) / LUCK))
    return 1 - (1 - points) * (1 - FINDS) ** left


class Outlook:
    """Over all sets of Cultists that this seat thinks possible."""

    def __init__(self, view: View, mind: CultistsMind, known_dead: set[Seat], me: Seat, patience: float) -> None:
        self.me = me
        self.mind, self.known_dead = mind, known_dead
        self.cultists, self.needed = mind.memory.table.cultists, mind.memory.table.dead_needed
        self.seats = range(len(view.at))
        self.ghosts = frozenset([seat for seat, ghost in enumerate(view.ghost) if ghost])
        self.living = [seat for seat in self.seats if seat not in self.ghosts]
        chances = mind.scores.chances
        least = FAINT * sum(chances)
        likely = [(suspects, c) for suspects, c in zip(mind.scores.sets, chances, strict=True) if c > least]
        total = sum([chance for _, chance in likely])
        self.sets: list[Suspects] = [suspects for suspects, _ in likely]
        self.weights = [chance / total for _, chance in likely]
        self.deaths = [self._deaths(suspects) for suspects in self.sets]
        """For each set: how likely each of the others is dead, if these are the Cultists."""
        self.counts = [spread(deaths.values(), self.needed) for deaths in self.deaths]
        """... and how many are."""
        last = mind.memory.table.last_round
        self.hope = hope(view, last)
        self.patience = patience * (last - view.round) / last
        self._worths: dict[Seat, list[float]] = {}
        self._looks: dict[Seat, float] = {}

    def _deaths(self, suspects: Suspects) -> dict[Seat, float]:
        sure = self.ghosts | self.known_dead
        return {
            seat: 1.0 if seat in sure else self.mind.chance_of_death(seat, suspects)
            for seat in self.seats
            if seat not in suspects
        }

    def with_one_more(self, which: int, seat: Seat) -> list[float]:
        """How many are dead, if these are the Cultists and this one dies as well."""
        deaths = self.deaths[which]
        if deaths.get(seat, 1.0) == 1.0:
            return self.counts[which]
        return spread([1.0 if other == seat else chance for other, chance in deaths.items()], self.needed)

    @once
    def peril(self) -> float:
        """How likely the Cultists have what they need already."""
        return _mean(self.weights, [counts[-1] for counts in self.counts])

    @once
    def dead(self) -> float:
        """How many are dead by now, as far as can be told."""
        return _mean(self.weights, [sum(deaths.values()) for deaths in self.deaths])

    # Votes

    def gain(self, seat: Seat, weights: list[float] | None = None) -> float:
        """What it is worth to eliminate this seat now, against letting everyone live."""
        if seat not in self._worths:
            self._worths[seat] = [
                self.without(which, seat) - self.going_on(which, self.counts[which]) for which in range(len(self.sets))
            ]
        return _mean(self.weights if weights is None else weights, self._worths[seat]) - self.patience

    def without(self, which: int, seat: Seat) -> float:
        """The chance of winning, if these are the Cultists and this seat is eliminated now."""
        suspects = self.sets[which]
        if seat not in suspects:
            return self.going_on(which, self.with_one_more(which, seat))
        if self.ghosts.issuperset([other for other in suspects if other != seat]):
            return 1.0 if self.cultists == 1 else 1.0 - self.counts[which][-1]
        return self.hope * self.chance(self.counts[which], BEREFT)

    def going_on(self, which: int, counts: list[float]) -> float:
        if self.cultists == 1:
            return self.hope * self.chance(counts, ALONE)
        return self.hope * self.chance(counts, TOGETHER if self.ghosts.isdisjoint(self.sets[which]) else BEREFT)

    def chance(self, counts: list[float], wins: tuple[float, ...]) -> float:
        most = len(wins) - 1
        return sum([count * wins[min(self.needed - dead, most)] for dead, count in enumerate(counts)])

    def best(self, weights: list[float] | None = None) -> tuple[float, Seat | None]:
        """Whom to eliminate, and what it is worth."""
        gains = [(self.gain(seat, weights), seat) for seat in self.living if seat != self.me]
        return max(gains, default=(0.0, None), key=lambda pair: pair[0])

    @once
    def verdict(self) -> tuple[float, Seat | None]:
        return self.best()

    # Deaths

    def look(self, target: Seat) -> float:
        """What it is worth to look at this Pulse deck: a death brings a Vote, and evidence for it."""
        if target not in self._looks:
            self._looks[target] = self._look(target)
        return self._looks[target]

    def _look(self, target: Seat) -> float:
        both = [w * deaths.get(target, 0.0) for w, deaths in zip(self.weights, self.deaths, strict=True)]
        chance = sum(both)
        return chance * max(0.0, self.best([w / chance for w in both])[0]) if chance > 0 else 0.0

    @once
    def dying(self) -> float:
        """What it costs if this seat gets a Dead card."""
        sets = range(len(self.sets))
        lost = [self.going_on(i, self.counts[i]) - self.going_on(i, self.with_one_more(i, self.me)) for i in sets]
        return _mean(self.weights, lost)


def _mean(weights: list[float], values: list[float]) -> float:
    return sum([weight * value for weight, value in zip(weights, values, strict=True)])
