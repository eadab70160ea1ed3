"""A city as text: alien districts shaded, roads dotted, and on the spots who and what stands there.

It knows the city and `SpotMarks`, nothing of a game. Colour is never the only sign: an alien district has its own shade,
an agent its number, one with a siren a star, a scientist an S, a spot you may choose the number of the answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from gloaming.cli.palette import BRIGHT, CANDLE, CLEAR, ICE, LINE, LINE_2, LOUD, MIST, QUIET, WAX, fitted
from gloaming.cli.play.rows import Rows, flowing
from gloaming.games.invasion.city import City, District, Point, Polygon, Spot
from gloaming.games.invasion.outlines import inside
from gloaming.words import t

WIDEST = 4.6
"""Columns for each row: beyond this a city would be out of shape."""
WATER, CENTRE = "~", "+"
ALIEN, ROAD, SPOT, GATHERING = "▒", "·", "o", "O"
PLAIN = {ALIEN: "x", ROAD: "."}
SHIFTS = (0, 1, -1, 2, -2, 3, -3)


class SpotMarks(NamedTuple):
    agent: str = ""
    siren: bool = False
    active: bool = False
    scientist: bool = False
    answer: str | None = None

    @property
    def weight(self) -> int:
        """What must not be pushed aside goes first."""
        return 8 * self.active + 4 * (self.answer is not None) + 2 * bool(self.agent) + self.scientist


NOTHING = SpotMarks()
Cell = tuple[int, int]


class CityMap:
    """A city in at most `width` by `height` cells. `colours` is the `color_system` of the console that will print it."""

    def __init__(
        self, city: City, width: int, height: int, *, plain: bool, colours: str | None, point: str = ""
    ) -> None:
        self.city, self.plain, self.colours = city, plain, colours
        self.point = point or city.gathering_point
        self.high = max(height, 1)
        self.wide = max(min(width, int(self.high * WIDEST)), 1)

    def draw(self, aliens: Sequence[District], marks: Mapping[Spot, SpotMarks]) -> Rows:
        alien = frozenset(aliens)
        signs: dict[Cell, tuple[str, Style]] = {}
        for cell, ground in ground_of(self.city, self.wide, self.high).items():
            signs[cell] = self.ground_sign(ground, ground in alien, cell)
        self.write_names(signs, self.write_spots(signs, marks))
        return [self.row(signs, y) for y in range(self.high)]

    def row(self, signs: Mapping[Cell, tuple[str, Style]], y: int) -> Text:
        row = Text()
        for x in range(self.wide):
            sign, style = signs.get((x, y), (" ", QUIET))
            row.append(PLAIN.get(sign, sign) if self.plain else sign, fitted(style, self.colours))
        row.rstrip()
        return row

    def ground_sign(self, ground: str, alien: bool, cell: Cell) -> tuple[str, Style]:
        if ground == WATER:
            return WATER, Style(color=ICE)
        if ground == CENTRE:
            return CENTRE, Style(color=CANDLE)
        if alien:
            return ALIEN, Style(color=WAX)
        if cell in road_cells(self.city, self.wide, self.high):
            return ROAD, Style(color=LINE_2)
        return " ", Style(color=LINE)

    def write_names(self, signs: dict[Cell, tuple[str, Style]], taken: set[Cell]) -> None:
        """The letter of each sector in its midst, and the name of the gathering point, where nothing stands."""
        for sector, cell in self.sector_cells():
            if cell not in taken:
                signs[cell] = sector, Style(color=MIST, bold=True)
        x, y = self.cell(middle_of(self.city.gathering_polygon))
        name, ground = self.point, ground_of(self.city, self.wide, self.high)
        for row in (y, y - 1, y + 1):
            cells = [(x - len(name) // 2 + number, row) for number in range(len(name))]
            if all(ground.get(cell) == CENTRE and cell not in taken for cell in cells):
                signs.update(
                    {cell: (sign, Style(color=CANDLE, bold=True)) for cell, sign in zip(cells, name, strict=True)}
                )
                return

    def sector_cells(self) -> Iterator[tuple[str, Cell]]:
        for sector in self.city.sectors:
            labels = [district.label for district in self.city.districts.values() if district.sector == sector]
            yield sector, self.cell(middle_of(labels))

    def write_spots(self, signs: dict[Cell, tuple[str, Style]], marks: Mapping[Spot, SpotMarks]) -> set[Cell]:
        taken: set[Cell] = set()
        for spot in sorted(self.city.spots, key=lambda spot: -marks.get(spot, NOTHING).weight):
            pieces = pieces_of(marks.get(spot, NOTHING), gathering=self.city.spots[spot].gathering)
            length = sum(len(word) for word, _ in pieces)
            x, y = self.cell(self.city.spots[spot].point)
            start = self.free_start(taken, x - (length - 1) // 2, y, length)
            if start is None:
                continue
            for word, style in pieces:
                for sign in word:
                    signs[start, y] = sign, style
                    taken.add((start, y))
                    start += 1
        return taken

    def free_start(self, taken: set[Cell], start: int, y: int, length: int) -> int | None:
        """Where the words of a spot fit without covering those of another, as near as may be."""
        for shift in SHIFTS:
            first = min(max(start + shift, 0), self.wide - length)
            if first >= 0 and not any((x, y) in taken for x in range(first, first + length)):
                return first
        return None

    def cell(self, point: Point) -> Cell:
        return cell_of(self.city, self.wide, self.high, point)


def pieces_of(marks: SpotMarks, *, gathering: bool) -> list[tuple[str, Style]]:
    pieces: list[tuple[str, Style]] = []
    if marks.answer is not None:
        pieces.append((f"[{marks.answer}]", BRIGHT + Style(bold=True)))
    if marks.agent:
        style = BRIGHT + Style(bold=True, reverse=True) if marks.active else CLEAR + Style(bold=marks.siren)
        pieces.append((marks.agent + "*" * marks.siren, style if marks.siren or marks.active else QUIET))
    if marks.scientist:
        pieces.append(("S", LOUD))
    return pieces or [(GATHERING if gathering else SPOT, BRIGHT if gathering else QUIET)]


def middle_of(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def cell_of(city: City, wide: int, high: int, point: Point) -> Cell:
    x, y = int(point[0] * wide / city.size[0]), int(point[1] * high / city.size[1])
    return min(max(x, 0), wide - 1), min(max(y, 0), high - 1)


@lru_cache(maxsize=16)
def ground_of(city: City, wide: int, high: int) -> dict[Cell, str]:
    """What lies under the middle of each cell: a district, water, or the gathering point."""
    ground: dict[Cell, str] = {}
    for district in city.districts.values():
        ground.update(dict.fromkeys(cells_in(city, wide, high, district.polygon), district.id))
    for water in city.water:
        ground.update(dict.fromkeys(cells_in(city, wide, high, water), WATER))
    ground.update(dict.fromkeys(cells_in(city, wide, high, city.gathering_polygon), CENTRE))
    return ground


def cells_in(city: City, wide: int, high: int, polygon: Polygon) -> Iterator[Cell]:
    left, top = cell_of(city, wide, high, (min(x for x, _ in polygon), min(y for _, y in polygon)))
    right, bottom = cell_of(city, wide, high, (max(x for x, _ in polygon), max(y for _, y in polygon)))
    for y in range(top, bottom + 1):
        for x in range(left, right + 1):
            if inside(((x + 0.5) * city.size[0] / wide, (y + 0.5) * city.size[1] / high), polygon):
                yield x, y


@lru_cache(maxsize=16)
def road_cells(city: City, wide: int, high: int) -> frozenset[Cell]:
    return frozenset(cell for road in city.roads.values() for cell in cells_along(city, wide, high, road.path))


def cells_along(city: City, wide: int, high: int, path: Sequence[Point]) -> Iterator[Cell]:
    for (x1, y1), (x2, y2) in pairwise(path):
        steps = max(int(abs(x2 - x1) * wide / city.size[0]), int(abs(y2 - y1) * high / city.size[1]), 1)
        for step in range(steps + 1):
            share = step / steps
            yield cell_of(city, wide, high, (x1 + (x2 - x1) * share, y1 + (y2 - y1) * share))


LEGEND = (
    ("04*", "siren"),
    ("04", "agent"),
    ("S", "scientist"),
    (ALIEN, "alien"),
    (GATHERING, "gathering"),
    ("[3]", "answer"),
)


def legend(width: int, *, plain: bool) -> Rows:
    signs = ((PLAIN.get(sign, sign) if plain else sign, t(f"inv-legend-{word}")) for sign, word in LEGEND)
    return flowing([Text(f"{sign} {words}", QUIET) for sign, words in signs], width, "   ")
