"""The terrain: the city in numbers, quick enough to look many deeds ahead.

Districts are bits of a number, and so are spots: a set of either is a number, without an order of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, NamedTuple

from gloaming.games.invasion.city import District, Sector, Spot, load_city
from gloaming.games.invasion.ground import ground_of

Mask = int
"""A set of districts, a bit for each."""
Place = int
"""The number of a spot."""
Places = int
"""A set of spots, a bit for each."""

MOST_WAYS: Final = 10
"""Ways over another agent that are looked at from one spot, the shortest first."""
SECOND_ESCORT: Final = 4
"""How many districts along the road a further Escort is like."""
FAR: Final = 7
"""So many actions from home or more: it makes no difference how many."""
KEPT: Final = 1 << 16
"""Cache size; it changes only the time."""


class Leg(NamedTuple):
    """One Escort along a road, from an agent to another."""

    places: tuple[Place, ...]
    goal: Place
    close: Mask
    """The districts that must be free."""


class Way(NamedTuple):
    """A way home: one Escort, or two over an agent in between."""

    legs: tuple[Leg, ...]
    goals: Places
    """Where somebody has to wait."""

    @property
    def length(self) -> int:
        """The districts along it, and more for a second Escort."""
        return sum(leg.close.bit_count() for leg in self.legs) + SECOND_ESCORT * (len(self.legs) - 1)


Legs = Mapping[Place, tuple[Leg, ...]]


@dataclass(frozen=True, eq=False, repr=False)
class Terrain:
    spots: tuple[Spot, ...]
    place: Mapping[Spot, Place]
    bit: Mapping[District, Mask]
    control: tuple[Mask, ...]
    """For each spot the districts that an agent there controls."""
    close: tuple[Mask, ...]
    """For each district, by the place of its bit, its neighbours."""
    roads: tuple[tuple[Place, ...], ...]
    """Where a Move leads."""
    reach: tuple[Places, ...]
    """The same as a set, and the spot itself."""
    legs: tuple[Legs, ...]
    """Where an Escort leads, and how."""
    ways: tuple[tuple[Way, ...], ...]
    """The ways home from each spot."""
    along: tuple[Mask, ...]
    """All districts along those ways."""
    about: tuple[Places, ...]
    """All spots from which an agent could help there."""
    gathering: Places
    sectors: Mapping[Sector, Mask]
    addressed: Mask
    """The districts that the dice can select."""

    def mask(self, districts: Iterable[District]) -> Mask:
        return union(self.bit[district] for district in districts)

    def far(self, spot: Spot) -> int:
        """How long the shortest way home is."""
        return min([way.length for way in self.ways[self.place[spot]]], default=0)


@cache
def terrain_of(name: str) -> Terrain:
    city = load_city(name)
    ground = ground_of(city)
    bit = {district: 1 << number for number, district in enumerate(city.districts)}
    spots = tuple(ground.control)
    place = {spot: number for number, spot in enumerate(spots)}
    control = tuple(union(bit[one] for one in ground.control[spot]) for spot in spots)

    def leg(run: tuple[Spot, ...]) -> Leg:
        places = tuple(place[spot] for spot in run)
        return Leg(places, places[-1], union(control[one] for one in places))

    legs = tuple(
        {place[goal]: tuple(leg(run) for run in city.runs(spot, goal)) for goal in city.along_roads[spot]}
        for spot in spots
    )
    roads = tuple(tuple(goals) for goals in legs)
    reach = tuple(union(1 << goal for goal in (start, *goals)) for start, goals in enumerate(roads))
    gathering = union(1 << place[spot] for spot in ground.gathering)
    ways = tuple(_ways(start, legs, gathering) for start in range(len(spots)))
    return Terrain(
        spots=spots,
        place=place,
        bit=bit,
        control=control,
        close=tuple(union(bit[one] for one in ground.close[district]) for district in city.districts),
        roads=roads,
        reach=reach,
        legs=legs,
        ways=ways,
        along=tuple(union(leg.close for way in found for leg in way.legs) for found in ways),
        about=tuple(
            reach[start] | union(reach[leg.goal] for way in found for leg in way.legs)
            for start, found in enumerate(ways)
        ),
        gathering=gathering,
        sectors={sector: union(bit[one] for one in city.districts_of_sector[sector]) for sector in city.sectors},
        addressed=union(bit[one] for one in ground.addressed),
    )


def _ways(start: Place, legs: tuple[Legs, ...], gathering: Places) -> tuple[Way, ...]:
    """All that need one Escort, and the shortest of those that need two."""

    def home(place: Place) -> Iterator[Leg]:
        return (leg for goal, found in legs[place].items() if gathering >> goal & 1 for leg in found)

    middles = [(middle, found) for middle, found in legs[start].items() if not gathering >> middle & 1]
    direct = [(leg,) for leg in home(start)]
    over = [(first, second) for middle, found in middles for first in found for second in home(middle)]
    near, further = [
        sorted([Way(way, union(1 << leg.goal for leg in way)) for way in ways], key=lambda way: way.length)
        for ways in (direct, over)
    ]
    return (*near, *further[:MOST_WAYS])


def union(sets: Iterable[int]) -> int:
    found = 0
    for one in sets:
        found |= one
    return found


# Zones


def around(terrain: Terrain, tokens: Mask) -> Mask:
    """All districts that are close to one of these."""
    close, found = terrain.close, 0
    while tokens:
        lowest = tokens & -tokens
        found |= close[lowest.bit_length() - 1]
        tokens ^= lowest
    return found


def zones(terrain: Terrain, tokens: Mask) -> Iterator[tuple[Mask, Mask]]:
    """Each zone, and what it is once it has grown by a step."""
    while tokens:
        zone, border, grown = 0, tokens & -tokens, 0
        while border:
            zone |= border
            fresh = around(terrain, border)
            grown |= fresh
            border = fresh & tokens & ~zone
        yield zone, zone | grown
        tokens &= ~zone


def controlled(terrain: Terrain, places: Iterable[Place]) -> Mask:
    return union(terrain.control[place] for place in places)


def full(terrain: Terrain, tokens: Mask) -> bool:
    return 0 in [sector & ~tokens for sector in terrain.sectors.values()]


# Journeys


@lru_cache(KEPT)
def clearing(terrain: Terrain, places: tuple[Place, ...], needed: Mask) -> tuple[int, Mask]:
    """How many actions free these districts from the spots of a road, the most useful first, and what else they free."""
    control, count, freed = terrain.control, 0, 0
    while needed:
        best = max(places, key=lambda place: (control[place] & needed).bit_count())
        freed |= control[best]
        needed &= ~control[best]
        count += 1
    return count, freed


def journey(terrain: Terrain, place: Place, tokens: Mask, agents: Places) -> int:
    """How many actions bring a scientist home from there, the Escorts included."""
    return _journey(terrain, place, tokens & terrain.along[place], agents & terrain.about[place])


@lru_cache(KEPT)
def _journey(terrain: Terrain, place: Place, tokens: Mask, agents: Places) -> int:
    best, near = FAR, agents & terrain.reach[place]
    for way in terrain.ways[place]:
        least = len(way.legs) + (way.goals & ~agents).bit_count() + (not near & ~way.goals)
        if least < best:
            best = min(best, _along(terrain, place, way, tokens, agents, most=best))
    return best


def _along(terrain: Terrain, place: Place, way: Way, tokens: Mask, agents: Places, *, most: int) -> int:
    """By this way; the agent that comes to the scientist can't be the one that waits for it."""
    reach, control, others = terrain.reach, terrain.control, agents & ~way.goals
    helpers = [others & reach[place]]
    actions = len(way.legs) + (not helpers[0])
    tokens &= ~control[place]
    for places, goal, close in way.legs:
        if not agents >> goal & 1:
            helpers.append(others & reach[goal])
            actions += 1 if helpers[-1] else 2
            tokens &= ~control[goal]
        if close & tokens:
            count, freed = clearing(terrain, places, close & tokens)
            actions += count
            tokens &= ~freed
        if actions >= most:
            return most
    return actions + missing([one for one in helpers if one])


def missing(helpers: list[Places]) -> int:
    """How many agents more it takes, if each of these jobs needs another one of its own set."""
    if len(helpers) < 2:
        return 0
    pairs = [one | other for number, one in enumerate(helpers) for other in helpers[number + 1 :]]
    short = int(any(pair.bit_count() < 2 for pair in pairs))
    if len(helpers) == 2:
        return short
    return max(short, len(helpers) - (pairs[0] | helpers[-1]).bit_count())
