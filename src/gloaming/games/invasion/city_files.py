"""City files: TOML read into plain tables, with a fault told as one sentence that names file and line.

`tomllib` keeps no positions, and "somewhere in your 1500 lines" helps nobody; so the lines are indexed here as well.
"""

import re
import tomllib
from collections import Counter
from typing import Any, NamedTuple

import msgspec

from gloaming.kernel.errors import BadOptions

Sector = str
"""A to E."""
District = str
"""Sector and address, "A7"; one without address is "A-x1"."""
Spot = str
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
    """Where its address is written."""
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


class Where(NamedTuple):
    """A place in a file: a table (the `nth` of its name; "" is the head of the file), and a key in it."""

    table: str = ""
    nth: int = 0
    key: str = ""


class Source:
    """A file's name and where its tables and keys stand."""

    _HEADER = re.compile(r"\s*\[\[?\s*([\w-]+)\s*\]\]?\s*(#.*)?$")
    _KEY = re.compile(r'\s*"?([\w-]+)"?\s*=')

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self._lines: dict[Where, int] = {}
        table, count = Where(), Counter[str]()
        for number, line in enumerate(text.split("\n"), start=1):
            if header := self._HEADER.match(line):
                table = Where(header[1], count[header[1]])
                count[header[1]] += 1
                self._lines[table] = number
            elif key := self._KEY.match(line):
                self._lines.setdefault(table._replace(key=key[1]), number)

    def line(self, where: Where) -> int:
        """The line of a key; of its table if the key is not there; of the head of the file if neither is."""
        for place in (where, where._replace(key=""), Where(key=where.table)):
            if place in self._lines:
                return self._lines[place]
        return 1

    def fault(self, where: Where, sentence: str) -> CityError:
        """The error to raise for what is wrong at that place."""
        return CityError(f"{self.name}, line {self.line(where)}: {_printable(sentence)}.")


def read_tables(source: Source, text: str) -> Tables:
    """The file's tables, each of the right shape."""
    try:
        return msgspec.convert(_document(source, text), Tables)
    except msgspec.ValidationError as error:
        fault, _, path = str(error).partition(" - at `$")
        sentence = f"{fault[:1].lower()}{fault[1:]}".replace("`", '"')
        raise source.fault(_where(path.removesuffix("`")), f"{sentence}; correct the value") from None


def _document(source: Source, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))  # some editors put a mark before the text
    except tomllib.TOMLDecodeError as error:
        position = re.search(r" \(at line (\d+), column \d+\)$", str(error))
        line = position[1] if position else str(text.count("\n") + 1)
        reason = re.sub(r" \(at [^()]*\)$", "", str(error))
        sentence = f"this is no valid TOML: {reason[:1].lower()}{reason[1:]}; correct the line"
        raise CityError(f"{source.name}, line {line}: {_printable(sentence)}.") from None
    except (ValueError, RecursionError):  # a number of thousands of digits, brackets nested without end
        raise CityError(f"{source.name}, line 1: this is no valid TOML; start from a city that works.") from None


def _where(path: str) -> Where:
    """`.district[3].address` as a place in the file."""
    if inside := re.match(r"\.(\w+)\[(\d+)\](?:\.(\w+))?", path):
        return Where(inside[1], int(inside[2]), inside[3] or "")
    key = re.match(r"\.(\w+)", path)
    return Where(key=key[1]) if key else Where()


def _printable(sentence: str) -> str:
    """Somebody's file is not to fill the screen or to send control codes."""
    return "".join(sign if sign.isprintable() else "?" for sign in sentence[:400])
