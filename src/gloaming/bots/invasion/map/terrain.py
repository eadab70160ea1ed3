"""The terrain: the careful bot's chart in numbers, quick enough to look many deeds ahead.

Districts are bits of a mask as there; spots are numbered too, so a set of spots is a number as well."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, NamedTuple

from gloaming.bots.invasion.map.chart import Mask, chart_of
from gloaming.bots.invasion.map.chart import Way as ChartWay
from gloaming.games.invasion.city import Sector, Spot

Place = int
"""The number of a spot."""
Places = int
"""A set of spots, a bit for each."""

FAR: Final = 7
"""So many actions from home or more: it makes no difference how many."""
KEPT: Final = 1 << 16
"""Cache size; it changes only the time."""


class Leg(NamedTuple):
    """One Escort along a road."""

    places: tuple[Place, ...]
    goal: Place
    close: Mask
    """The districts that must be free (INV-AGENT-25)."""


class Way(NamedTuple):
    """A way home, by one Escort or by two."""

    legs: tuple[Leg, ...]
    goals: Places
    """Where somebody has to wait."""


@dataclass(frozen=True, eq=False, repr=False)
class Terrain:
    spots: tuple[Spot, ...]
    place: Mapping[Spot, Place]
    control: tuple[Mask, ...]
    """For each spot the districts that an agent there controls (INV-MAP-24)."""
    close: tuple[Mask, ...]
    """For each district, by the place of its bit, its neighbours."""
    roads: tuple[tuple[Place, ...], ...]
    """Where a Move leads (INV-AGENT-12)."""
    reach: tuple[Places, ...]
    """The same as a set, and the spot itself."""
    legs: tuple[Mapping[Place, tuple[Mask, ...]], ...]
    """Where an Escort leads, and what must be free for it."""
    ways: tuple[tuple[Way, ...], ...]
    """The ways home from each spot."""
    along: tuple[Mask, ...]
    """All districts along those ways."""
    about: tuple[Places, ...]
    """All spots from which an agent could help there."""
    gathering: Places
    sectors: Mapping[Sector, Mask]
    addressed: Mask
    """The districts that the dice can select (INV-MAP-31)."""


@cache
def terrain_of(city: str) -> Terrain:
    chart = chart_of(city)
    spots = tuple(chart.control)
    place = {spot: number for number, spot in enumerate(spots)}
    roads = tuple(tuple(place[goal] for goal in chart.legs[spot]) for spot in spots)
    reach = tuple(sum(1 << goal for goal in goals) | 1 << start for start, goals in enumerate(roads))
    ways = tuple(tuple(_way(way, place) for way in chart.ways[spot]) for spot in spots)
    return Terrain(
        spots=spots,
        place=place,
        control=tuple(chart.control[spot] for spot in spots),
        close=chart.close,
        roads=roads,
        reach=reach,
        legs=tuple(
            {place[goal]: tuple(leg.close for leg in legs) for goal, legs in chart.legs[spot].items()} for spot in spots
        ),
        ways=ways,
        along=tuple(_union(leg.close for way in found for leg in way.legs) for found in ways),
        about=tuple(
            reach[start] | _union(reach[leg.goal] for way in found for leg in way.legs)
            for start, found in enumerate(ways)
        ),
        gathering=sum(1 << place[spot] for spot in chart.gathering),
        sectors=chart.sectors,
        addressed=chart.mask(tuple(chart.city.address.values())),
    )


def _way(way: ChartWay, place: Mapping[Spot, Place]) -> Way:
    legs = tuple(Leg(tuple(place[spot] for spot in leg.spots), place[leg.spots[-1]], leg.close) for leg in way)
    return Way(legs, sum(1 << leg.goal for leg in legs))


def _union(sets: Iterator[int]) -> int:
    union = 0
    for one in sets:
        union |= one
    return union


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
    """INV-MAP-28: each zone, and what it is once it has grown by a step."""
    while tokens:
        zone, border, grown = 0, tokens & -tokens, 0
        while border:
            zone |= border
            fresh = around(terrain, border)
            grown |= fresh
            border = fresh & tokens & ~zone
        yield zone, zone | grown
        tokens &= ~zone


def full(terrain: Terrain, tokens: Mask) -> bool:
    """INV-WIN-04."""
    free = ~tokens
    return any(not sector & free for sector in terrain.sectors.values())


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
    best = FAR
    for way in terrain.ways[place]:
        if len(way.legs) < best:
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
