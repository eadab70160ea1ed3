"""City files: TOML read into plain tables, with a fault told as one sentence that names file and line."""

import re
from typing import Annotated

import msgspec

from gloaming.kernel import sources
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.sources import Location
from gloaming.kernel.values import Names

Sector = Annotated[str, Names("sector", on_board=True)]
"""A to E."""
District = Annotated[str, Names("district", on_board=True)]
"""Sector and address, "A7"; one without address is "A-x1"."""
Spot = Annotated[str, Names("spot", on_board=True)]
Letter = str
"""Of a road; never one of a sector."""
Point = tuple[float, float]
Polygon = tuple[Point, ...]


class CityError(BadOptions):
    """A city file cannot be used. The text is one sentence: file, line, fault, and what to do."""

    usual_reason = "bad-city"


class SectorOnMap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sector as the file lists it."""

    id: Sector
    name: str


class DistrictOnMap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A district as the file lists it."""

    id: District
    sector: Sector
    polygon: Polygon
    label: Point
    """Location its address is written."""
    close: tuple[District, ...]
    """INV-MAP-11: the districts that share an edge with it, not across water."""
    address: int | None = None


class SpotOnMap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A spot as the file lists it."""

    id: Spot
    point: Point
    touches: tuple[District, ...]
    """INV-MAP-10: the districts that have a corner here."""
    sector: Sector = ""
    """Its home, if a table plays Trap by homes (INV-RQ-20); bridges have none."""
    name: str = ""
    """Gates, squares and bridges have one."""
    starting: bool = False
    gathering: bool = False
    bridge: bool = False


class Road(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A road as the file lists it: an ordered run of spots (INV-MAP-08)."""

    letter: Letter
    name: str
    colour: str
    """As `#rrggbb`."""
    spots: tuple[Spot, ...]
    path: Polygon
    """The line to draw, in the order of the spots; a ring's ends where it began."""
    ring: bool = False


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A city file whose shape is right; whether its content makes a city is for `city_checks`."""

    id: str
    title: str
    size: Point
    gathering_point: str
    """What people call it."""
    gathering_card: str
    """INV-SETUP-02: the event card that goes with this city."""
    gathering_polygon: Polygon
    sector: tuple[SectorOnMap, ...]
    district: tuple[DistrictOnMap, ...]
    spot: tuple[SpotOnMap, ...]
    road: tuple[Road, ...]
    water: tuple[Polygon, ...] = ()


class Source(sources.Source):
    what = "city"
    error = CityError


def read_tables(source: Source, text: str) -> Tables:
    """The file's tables, each of the right shape."""
    try:
        return msgspec.convert(source.read(text), Tables)
    except msgspec.ValidationError as error:
        fault, _, path = str(error).partition(" - at `$")
        sentence = f"{fault[:1].lower()}{fault[1:]}".replace("`", '"')
        raise source.fault(_where(path.removesuffix("`")), f"{sentence}; correct the value") from None


def _where(path: str) -> Location:
    """`.district[3].address` as a place in the file."""
    if inside := re.match(r"\.(\w+)\[(\d+)\](?:\.(\w+))?", path):
        return Location(inside[1], int(inside[2]), inside[3] or "")
    key = re.match(r"\.(\w+)", path)
    return Location(key=key[1]) if key else Location()
