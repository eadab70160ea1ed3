"""The city as the careful bot reads it: districts as bits of a number, and the ways home from every spot."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from gloaming.games.invasion.city import City, District, Sector, Spot, load_city

Mask = int
"""A set of districts, one bit each: quick to compare, and without an order of its own."""

MOST_WAYS: Final = 10
"""Ways over another agent that are looked at from one spot, the shortest first."""
SECOND_ESCORT: Final = 4
"""How many districts along the road a further Escort is like."""


class Leg(NamedTuple):
    """A run along one road, from an agent to another."""

    spots: tuple[Spot, ...]
    close: Mask
    """The districts that must be free for an Escort (INV-AGENT-25)."""


Way = tuple[Leg, ...]
"""From a spot to a gathering spot: one Escort, or two over an agent in between."""


@dataclass(frozen=True, eq=False, repr=False)
class Chart:
    city: City
    bit: Mapping[District, Mask]
    control: Mapping[Spot, Mask]
    close: tuple[Mask, ...]
    """For each district, by the place of its bit, its neighbours."""
    sectors: Mapping[Sector, Mask]
    gathering: frozenset[Spot]
    legs: Mapping[Spot, Mapping[Spot, tuple[Leg, ...]]]
    ways: Mapping[Spot, tuple[Way, ...]]
    far: Mapping[Spot, int]
    """How far each spot is from home: the districts along the shortest way, and more for a second Escort."""
    reach: Mapping[Spot, frozenset[Spot]]
    """Where an agent can be after a Move, its own spot included."""

    def mask(self, districts: tuple[District, ...]) -> Mask:
        bit, mask = self.bit, 0
        for district in districts:
            mask |= bit[district]
        return mask

    def spread(self, tokens: Mask) -> Mask:
        """INV-EVENT-13: these districts, and all that are close to one of them."""
        close, spread, rest = self.close, tokens, tokens
        while rest:
            lowest = rest & -rest
            spread |= close[lowest.bit_length() - 1]
            rest ^= lowest
        return spread


@cache
def chart_of(name: str) -> Chart:
    city = load_city(name)
    bit = {district: 1 << place for place, district in enumerate(city.districts)}
    control = {spot: sum(bit[one] for one in touched) for spot, touched in city.districts_of_spot.items()}
    legs = {
        start: {goal: tuple(_leg(run, control) for run in city.runs(start, goal)) for goal in goals}
        for start, goals in city.along_roads.items()
    }
    gathering = frozenset(city.gathering_spots)
    ways = {spot: _ways(spot, legs, gathering) for spot in city.spots}
    return Chart(
        city=city,
        bit=bit,
        control=control,
        close=tuple(sum(bit[one] for one in city.neighbours[district]) for district in city.districts),
        sectors={sector: sum(bit[one] for one in city.districts_of_sector[sector]) for sector in city.sectors},
        gathering=gathering,
        legs=legs,
        ways=ways,
        far={spot: min((_length(way) for way in found), default=0) for spot, found in ways.items()},
        reach={spot: frozenset((spot, *goals)) for spot, goals in city.along_roads.items()},
    )


def _leg(run: tuple[Spot, ...], control: Mapping[Spot, Mask]) -> Leg:
    close = 0
    for spot in run:
        close |= control[spot]
    return Leg(run, close)


def _ways(
    start: Spot, legs: Mapping[Spot, Mapping[Spot, tuple[Leg, ...]]], gathering: frozenset[Spot]
) -> tuple[Way, ...]:
    """All that need one Escort, and the shortest of those that need two."""
    direct: list[Way] = [(leg,) for goal, legs_to in legs[start].items() if goal in gathering for leg in legs_to]
    over: list[Way] = [
        (first, second)
        for middle, legs_to in legs[start].items()
        if middle not in gathering
        for first in legs_to
        for goal, legs_from in legs[middle].items()
        if goal in gathering
        for second in legs_from
    ]
    over.sort(key=_length)
    direct.sort(key=_length)
    return (*direct, *over[:MOST_WAYS])


def _length(way: Way) -> int:
    return sum(leg.close.bit_count() for leg in way) + SECOND_ESCORT * (len(way) - 1)
