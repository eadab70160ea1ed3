"""What follows from a city and is asked at every question: worked out once, then shared by all games in that city."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from gloaming.games.invasion.city import City, District, Spot

ADDRESSES = 20
"""The faces of the address die (INV-COMP-06)."""


class Stretch(NamedTuple):
    """One run along a road from a spot to another (INV-RQ-49)."""

    between: frozenset[Spot]
    close: frozenset[District]
    """The districts that touch it, both ends included: none may be alien (INV-AGENT-25)."""


@dataclass(frozen=True, eq=False, repr=False)
class Ground:
    """Compared by identity, like the city that it belongs to."""

    control: Mapping[Spot, frozenset[District]]
    """INV-MAP-09, -24: what an agent on this spot controls."""
    close: Mapping[District, frozenset[District]]
    """INV-MAP-11: districts that share an edge, not across water."""
    stretches: Mapping[Spot, Mapping[Spot, tuple[Stretch, ...]]]
    gathering: frozenset[Spot]
    addressed: frozenset[District]

    def __deepcopy__(self, memo: dict[int, Any]) -> Ground:
        return self


@lru_cache(maxsize=64)
def ground_of(city: City) -> Ground:
    control = {spot: frozenset(districts) for spot, districts in city.districts_of_spot.items()}
    return Ground(
        control=control,
        close={district: frozenset(close) for district, close in city.neighbours.items()},
        stretches={
            start: {goal: stretches(city, control, start, goal) for goal in goals}
            for start, goals in city.along_roads.items()
        },
        gathering=frozenset(city.gathering_spots),
        addressed=frozenset(city.address.values()),
    )


def stretches(city: City, control: Mapping[Spot, frozenset[District]], start: Spot, goal: Spot) -> tuple[Stretch, ...]:
    runs = city.runs(start, goal)
    return tuple(
        Stretch(frozenset(run[1:-1]), frozenset(district for spot in run for district in control[spot])) for run in runs
    )
