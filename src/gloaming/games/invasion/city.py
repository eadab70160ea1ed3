"""The city: sectors, districts, spots, roads. Made once from a file, then shared by every copy of a game.

Cities are files (`cities/`); `City.parse` checks one that you draw yourself.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from itertools import pairwise
from types import MappingProxyType

from gloaming.games.invasion.city_checks import check_city
from gloaming.games.invasion.city_files import (
    CityError,
    District,
    DistrictOnMap,
    Letter,
    Point,
    Polygon,
    Road,
    Sector,
    SectorOnMap,
    Source,
    Spot,
    SpotOnMap,
    Tables,
    read_tables,
)
from gloaming.kernel.sources import SharedBoard, grouped

__all__ = [
    "CITIES", "City", "CityError", "District", "DistrictOnMap", "Letter", "Point", "Polygon", "Road", "Run", "Sector",
    "SectorOnMap", "Spot", "SpotOnMap", "load_city",
]  # fmt: skip

CITIES = ("milan", "washington")
"""The cities that come with the game."""
Run = tuple[Spot, ...]
"""Spots of one road from a start to a goal, both included."""


@dataclass(frozen=True, eq=False, repr=False)
class City(SharedBoard):
    """A city that can be played in."""

    id: str
    title: str
    size: Point
    gathering_point: str
    """Duomo or Capitol."""
    gathering_card: str
    """The event card of this city: "cathedral" or "capitol"; the other leaves the game (INV-SETUP-02)."""
    gathering_polygon: Polygon
    water: tuple[Polygon, ...]
    sectors: Mapping[Sector, SectorOnMap]
    districts: Mapping[District, DistrictOnMap]
    spots: Mapping[Spot, SpotOnMap]
    roads: Mapping[Letter, Road]
    text: str
    source: str
    # What follows from the tables:
    starting_spots: tuple[Spot, ...]
    """One for each sector, in their order."""
    gathering_spots: tuple[Spot, ...]
    bridges: tuple[Spot, ...]
    address: Mapping[tuple[Sector, int], District]
    """INV-MAP-30: what the two dice select."""
    districts_of_sector: Mapping[Sector, frozenset[District]]
    """With and without address; the gathering point is none of them (INV-WIN-05)."""
    sector_of: Mapping[District, Sector]
    neighbours: Mapping[District, tuple[District, ...]]
    """INV-MAP-11: the districts that are close to a district."""
    districts_of_spot: Mapping[Spot, tuple[District, ...]]
    """INV-MAP-09: the districts that are close to a spot; an agent there controls them."""
    spots_of_district: Mapping[District, tuple[Spot, ...]]
    sectors_of_spot: Mapping[Spot, tuple[Sector, ...]]
    """The sectors of which the spot touches a district (INV-EVENT-12b)."""
    roads_of_spot: Mapping[Spot, tuple[Letter, ...]]
    """INV-MAP-23: the roads that an agent there controls."""
    next_spots: Mapping[Spot, tuple[Spot, ...]]
    """The spots one step along some road (INV-EVENT-02a)."""
    along_roads: Mapping[Spot, tuple[Spot, ...]]
    """Every other spot that shares a road with it (INV-AGENT-12)."""
    _runs: Mapping[tuple[Spot, Spot], tuple[Run, ...]]

    def runs(self, start: Spot, goal: Spot) -> tuple[Run, ...]:
        """Every way from one spot to another along a single road: two on a ring, none without a common road."""
        return self._runs.get((start, goal), ())

    @classmethod
    @lru_cache(maxsize=64)
    def parse(cls, text: str, source: str) -> "City":
        file = Source(source, text)
        tables = read_tables(file, text)
        check_city(file, tables)
        return _city(tables, text, source)


@cache
def load_city(name: str) -> City:
    """INV-MAP-01: a city that comes with the game."""
    if name not in CITIES:
        sentence = f'There is no city "{name}"; choose one of {", ".join(CITIES)}.'
        raise CityError(sentence, "unknown-city", city=name, cities=tuple(CITIES))
    file = f"{name}.toml"
    return City.parse((files(__package__) / "cities" / file).read_text("utf-8"), file)


def _city(tables: Tables, text: str, source: str) -> City:
    sector_of = {district.id: district.sector for district in tables.district}
    spots, districts = [spot.id for spot in tables.spot], list(sector_of)
    runs = grouped((), (((run[0], run[-1]), run) for run in _all_runs(tables.road)))
    head = {field: getattr(tables, field) for field in Tables.__struct_fields__[:6]}
    return City(
        **head,
        water=tables.water,
        sectors=MappingProxyType({sector.id: sector for sector in tables.sector}),
        districts=MappingProxyType({district.id: district for district in tables.district}),
        spots=MappingProxyType({spot.id: spot for spot in tables.spot}),
        roads=MappingProxyType({road.letter: road for road in tables.road}),
        text=text,
        source=source,
        starting_spots=tuple(s.id for s in sorted(tables.spot, key=lambda spot: spot.sector) if s.starting),
        gathering_spots=tuple(spot.id for spot in tables.spot if spot.gathering),
        bridges=tuple(spot.id for spot in tables.spot if spot.bridge),
        address=MappingProxyType({(d.sector, d.address): d.id for d in tables.district if d.address is not None}),
        districts_of_sector=MappingProxyType(
            {s.id: frozenset(d.id for d in tables.district if d.sector == s.id) for s in tables.sector}
        ),
        sector_of=MappingProxyType(sector_of),
        neighbours=MappingProxyType({district.id: district.close for district in tables.district}),
        districts_of_spot=MappingProxyType({spot.id: spot.touches for spot in tables.spot}),
        spots_of_district=grouped(districts, ((d, spot.id) for spot in tables.spot for d in spot.touches)),
        sectors_of_spot=grouped(spots, ((s.id, sector_of[d]) for s in tables.spot for d in s.touches)),
        roads_of_spot=grouped(spots, ((spot, road.letter) for road in tables.road for spot in road.spots)),
        next_spots=grouped(spots, (pair for road in tables.road for pair in _steps(road))),
        along_roads=grouped(spots, runs),
        _runs=runs,
    )


def _steps(road: Road) -> Iterator[tuple[Spot, Spot]]:
    closed = (*road.spots, road.spots[0]) if road.ring else road.spots
    for one, two in pairwise(closed):
        yield one, two
        yield two, one


def _all_runs(roads: Iterable[Road]) -> Iterator[Run]:
    """INV-MAP-08, INV-RQ-49: one run between two spots of an open road, in both directions; two on a ring."""
    for road in roads:
        count = len(road.spots)
        twice = road.spots * 2
        for start in range(count):
            last = start + count if road.ring else count
            for goal in range(start + 1, last):
                run = twice[start : goal + 1]
                yield run
                yield run[::-1]
