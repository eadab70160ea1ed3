"""What the spots and roads of a city must fulfil (INV-MAPC). They rely on sound districts."""

import re
from collections import Counter, defaultdict
from itertools import pairwise

from gloaming.games.invasion.city_files import Point, Road, Spot, Tables
from gloaming.games.invasion.outlines import in_any, middle, passes
from gloaming.kernel.sources import Faults, Location, each, reached

GATHERING_SPOTS = 2  # at least
SPOTS_OF_ROAD = 2  # at least; a ring has one more


def _spots(tables: Tables) -> Faults:
    """INV-MAPC-10: spots lie on corners, bridges alone do not."""
    sector_of = {district.id: district.sector for district in tables.district}
    for where, spot in each("spot", tables.spot, "touches"):
        corners = {district.id for district in tables.district if spot.point in district.polygon}
        if sorted(corners) != sorted(spot.touches):
            told = ", ".join(sorted(corners)) or "no district"
            yield where, f'the spot "{spot.id}" is a corner of {told}; list exactly that under "touches"'
        if not corners and not spot.bridge:
            yield where, f'the spot "{spot.id}" lies on no corner of a district; move it to one'
        homes = {sector_of[district] for district in corners} or {""}
        if spot.sector not in homes:
            fault = f'the spot "{spot.id}" touches no district of the sector "{spot.sector}"'
            yield where._replace(key="sector"), f"{fault}; name one that it touches"


def _touched(tables: Tables) -> Faults:
    """INV-MAPC-12, -19: every district touches a spot."""
    touched = {district for spot in tables.spot for district in spot.touches}
    for where, district in each("district", tables.district, "polygon"):
        if district.id not in touched:
            fault = f'the district "{district.id}" touches no spot, so no agent could free it'
            yield where, f"{fault}; put a spot on one of its corners"


def _marks(tables: Tables) -> Faults:
    """INV-MAPC-07 to -09: five starting spots, one a sector; gathering spots on the edge of the gathering point."""
    starts = Counter(spot.sector for spot in tables.spot if spot.starting)
    if starts != Counter(sector.id for sector in tables.sector):
        fault = "there must be five starting spots, one in each sector"
        yield Location("spot"), f'{fault}; mark them with "starting = true"'
    gathering = [(where, spot) for where, spot in each("spot", tables.spot, "point") if spot.gathering]
    if len(gathering) < GATHERING_SPOTS:
        fault = f"there must be {GATHERING_SPOTS} or more gathering spots"
        yield Location("spot"), f'{fault}; mark some with "gathering = true"'
    for where, spot in gathering:
        if spot.point not in tables.gathering_polygon:
            fault = f'the gathering spot "{spot.id}" is not a corner of the gathering point'
            yield where, f"{fault}; move it there or take the mark off"


def _bridges(tables: Tables) -> Faults:
    """INV-MAPC-15, -16: bridges are the spots in the water; without a river there are none."""
    for where, spot in each("spot", tables.spot, "point"):
        wet = in_any(spot.point, tables.water)
        if wet != spot.bridge:
            fault = f'the spot "{spot.id}" {"lies in the water" if wet else "is called a bridge and lies on land"}'
            yield where, f'{fault}; move it or correct "bridge"'


def _roads(tables: Tables) -> Faults:
    """INV-MAPC-11, -15, -18: a letter and a colour of its own, a line through its spots, water crossed by bridges."""
    point = {spot.id: spot.point for spot in tables.spot}
    colours: set[str] = set()
    for where, road in each("road", tables.road, "spots"):
        name = f'the road "{road.letter}"'
        if not re.fullmatch(r"[F-Z]", road.letter):
            yield where._replace(key="letter"), f"{name} needs one letter from F to Z; choose a free one"
        if not re.fullmatch(r"#[0-9a-f]{6}", road.colour) or road.colour in colours:
            fault = f'{name} needs a colour of its own, written as "#0072b2"'
            yield where._replace(key="colour"), f"{fault}; choose another"
        colours.add(road.colour)
        for spot in road.spots:
            if spot not in point:
                yield where, f'{name} leads to "{spot}", which is not a spot; add it or correct the name'
        if not SPOTS_OF_ROAD + road.ring <= len(set(road.spots)) == len(road.spots):
            yield where, f"{name} must run through two or more different spots; correct the list"
        yield from _line(tables, where, road, [point[spot] for spot in road.spots])


def _line(tables: Tables, where: Location, road: Road, points: list[Point]) -> Faults:
    name, points = f'the road "{road.letter}"', [*points, points[0]] if road.ring else points
    if not passes(road.path, points):
        fault = f"the line of {name} does not pass its spots in their order"
        yield where._replace(key="path"), f"{fault}; draw it through them"
    wet = [in_any(point, tables.water) for point in points]
    for (one, two), bridges in zip(pairwise(points), pairwise(wet), strict=True):
        if in_any(middle((one, two)), tables.water) and not any(bridges):
            yield where, f"{name} crosses the water without a bridge; put a spot there"
    if wet[0] or wet[-1]:
        yield where, f"{name} ends on a bridge; lead it over to the other bank"


def _on_roads(tables: Tables) -> Faults:
    """INV-MAPC-11, -21: every spot lies on a road."""
    on_roads = {spot for road in tables.road for spot in road.spots}
    for where, spot in each("spot", tables.spot, "id"):
        if spot.id not in on_roads:
            yield where, f'the spot "{spot.id}" lies on no road; add it to one'


def _ways(tables: Tables) -> Faults:
    """INV-MAPC-11, -20: every spot can be reached by roads, and every gathering spot from outside the centre."""
    beside: dict[Spot, set[Spot]] = defaultdict(set)
    for road in tables.road:
        for name in road.spots:
            beside[name].update(road.spots)
    start = tables.spot[0].id
    found = reached(beside, start)
    centre = {spot.id for spot in tables.spot if spot.gathering}
    for where, spot in each("spot", tables.spot, "id"):
        if spot.id not in found:
            yield where, f'no way by roads leads from "{start}" to "{spot.id}"; join their roads'
        if spot.gathering and beside[spot.id] <= centre:
            fault = f'the gathering spot "{spot.id}" shares no road with a spot outside the centre'
            yield where, f"{fault}, so nobody can be escorted there; lead a road to it"


ROAD_CHECKS = (_spots, _touched, _marks, _bridges, _roads, _on_roads, _ways)
