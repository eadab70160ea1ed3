"""Writes the two cities of Invasion: `python tools/cities.py`. What it writes is checked in; a test compares.

Milan is rings and spokes around the Duomo; Washington D.C. is a grid with avenues around the Capitol, and one sector
beyond the Potomac. Both are ours: the printed maps were pictures. Standard library only.
"""

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "src" / "gloaming" / "games" / "invasion" / "cities"
SECTORS = "ABCDE"
LETTERS = "FGHJKLMNPQRSTUVWXYZ"  # of roads: none of a sector, and no I or O, which look like numbers
Point = tuple[float, float]
Polygon = tuple[Point, ...]


@dataclass
class District:
    sector: str
    polygon: Polygon
    label: Point
    """Where its address is written: clear of the avenues."""
    addressed: bool
    id: str = ""
    address: int = 0


@dataclass
class Spot:
    id: str
    point: Point
    sector: str = ""
    name: str = ""
    marks: tuple[str, ...] = ()


@dataclass
class Road:
    name: str
    spots: Sequence[str]
    path: Iterable[Point]
    ring: bool = False


@dataclass
class Plan:
    """A city before its districts have ids and know their neighbours."""

    id: str
    title: str
    size: Point
    point: tuple[str, str]
    """The gathering point's name and its event card."""
    ground: Polygon
    sectors: Sequence[str]
    colours: Sequence[str]
    """Of the roads. Two that meet can be told apart with any kind of sight; the letters tell all of them apart."""
    districts: list[District] = field(default_factory=list)
    spots: list[Spot] = field(default_factory=list)
    roads: list[Road] = field(default_factory=list)
    water: Sequence[Polygon] = ()


# -- Milan

CENTRE, PLAZA, WIDTH = 500.0, 104.0, 63.0
SPOKES = (
    "Corso di Porta Nuova", "Corso Buenos Aires", "Corso Monforte", "Corso XXII Marzo", "Corso di Porta Romana",
    "Corso Italia", "Corso di Porta Ticinese", "Corso Genova", "Corso Magenta", "Corso Sempione",
)  # fmt: skip
RINGS = {1: "Cerchia dei Navigli", 3: "Bastioni", 5: "Circonvallazione"}
MILAN_COLOURS = (
    "#742911", "#493091", "#745b11", "#1861aa", "#aa183d", "#9e55e7", "#216342", "#913079", "#2020df", "#6b6b6b",
    "#55c2e7", "#cf9e6e", "#80bf40",
)  # fmt: skip
GATES = {0: "Nuova", 2: "Monforte", 4: "Romana", 6: "Ticinese", 8: "Magenta"}


def milan() -> Plan:
    ground = _arc(0, 0, 360)[:-1]
    sectors = ("Garibaldi", "Venezia", "Romana", "Ticinese", "Magenta")
    plan = Plan("milan", "Milan", (1000, 1000), ("Duomo", "cathedral"), ground, sectors, MILAN_COLOURS)
    for ring in range(1, 7):
        for column in range(20):
            start = 18 * column - 54  # the borders of sectors run half-way between spokes
            outline = (*_arc(ring, start, start + 18), *reversed(_arc(ring - 1, start, start + 18)))
            plan.districts.append(
                District(SECTORS[column // 4], outline, _at(ring - 0.5, start + 9), addressed=ring > 1)
            )
    for spoke in range(10):
        home = SECTORS[(spoke + 1) // 2 % 5]
        if spoke in GATES:
            gate = f"{GATES[spoke]} Gate of the Square"
            plan.spots.append(Spot(_on_spoke(spoke, 0), _at(0, 36 * spoke), home, gate, ("gathering",)))
        for radius in (1, 2, 3, 5):
            starts = radius == 3 and spoke in GATES
            name, marks = (f"Porta {GATES[spoke]}", ("starting",)) if starts else ("", ())
            plan.spots.append(Spot(_on_spoke(spoke, radius), _at(radius, 36 * spoke), home, name, marks))
    for spoke, name in enumerate(SPOKES):
        # An odd spoke bends around the square into the gate of the next even one.
        bend = () if spoke in GATES else _arc(0, 36 * spoke, 36 * spoke + 36)[1:]
        gate = _on_spoke(spoke if spoke in GATES else (spoke + 1) % 10, 0)
        spots = [*(_on_spoke(spoke, radius) for radius in (5, 3, 2, 1)), gate]
        plan.roads.append(Road(name, spots, (*(_at(radius, 36 * spoke) for radius in range(6, -1, -1)), *bend)))
    for radius, name in RINGS.items():
        spots = [_on_spoke(spoke, radius) for spoke in range(10)]
        plan.roads.append(Road(name, spots, _arc(radius, 0, 360), ring=True))
    return plan


def _on_spoke(spoke: int, radius: int) -> str:
    return f"{LETTERS[spoke].lower()}{radius}"


def _at(radius: float, degrees: float) -> Point:
    """Clockwise from north."""
    length, turn = PLAZA + WIDTH * radius, math.radians(degrees % 360)
    return round(CENTRE + length * math.sin(turn), 1), round(CENTRE - length * math.cos(turn), 1)


def _arc(radius: int, start: int, end: int) -> Polygon:
    return tuple(_at(radius, degrees) for degrees in range(start, end + 1, 6))


# -- Washington D.C.

CELL, WEST, EAST, NORTH = 60, 40, 500, 40  # the left edges of Arlington and of the city, and their top
ROWS = {1: "U Street", 3: "K Street", 5: "The Mall", 7: "Independence Avenue", 9: "M Street"}
COLUMNS = {1: "Wisconsin Avenue", 3: "16th Street", 7: "8th Street", 9: "Minnesota Avenue"}
BRIDGES = {3: "Key Bridge", 5: "Memorial Bridge", 7: "14th Street Bridge"}
CAPITAL_COLOURS = (
    "#2020df", "#1861aa", "#6118aa", "#df20df", "#b66ecf", "#40bf80", "#df2020", "#913061", "#9fbf40", "#742911",
    "#6eb6cf", "#427411", "#216342", "#741174", "#404040", "#dfaf20", "#cf866e", "#917930", "#df8020",
)  # fmt: skip
ARLINGTON = {1: "Glebe Road", 3: "Washington Boulevard", 5: "Memorial Parkway"}
STARTS = {(3, 3): "Dupont Circle", (7, 3): "Stanton Park", (7, 7): "Lincoln Park", (3, 7): "Tidal Basin"}
ROUND_THE_CAPITOL = ((4, 4), (5, 4), (6, 4), (6, 5), (6, 6), (5, 6), (4, 6), (4, 5))
TOWARDS_THE_CAPITOL = (
    ("North Capitol Street", ((5, 0), (5, 1), (5, 3), (5, 4))),
    ("Maryland Avenue", ((10, 0), (9, 1), (7, 3), (6, 4))),
    ("Massachusetts Avenue", ((10, 10), (9, 9), (7, 7), (6, 6))),
    ("South Capitol Street", ((5, 10), (5, 9), (5, 7), (5, 6))),
    ("Virginia Avenue", ((0, 10), (1, 9), (3, 7), (4, 6))),
    ("Pennsylvania Avenue", ((0, 0), (1, 1), (3, 3), (4, 4))),
)
POTOMAC: tuple[tuple[Point, ...], tuple[Point, ...]] = (
    ((90, 0), (190, 55), (300, 98), (362, 185), (368, 310), (360, 430), (338, 520), (318, 600), (325, 680)),
    ((478, 680), (486, 590), (480, 480), (484, 380), (478, 270), (482, 160), (440, 75), (345, 0)),
)  # its two banks, from the source and back


def washington() -> Plan:
    ground = tuple(_lattice(*at) for at in ROUND_THE_CAPITOL)
    sectors = ("Northwest", "Northeast", "Southeast", "Southwest", "Arlington")
    plan = Plan("washington", "Washington D.C.", (1140, 680), ("Capitol", "capitol"), ground, sectors, CAPITAL_COLOURS)
    plan.water = [(*_smooth(POTOMAC[0]), *_smooth(POTOMAC[1]))]
    cells = [(x, y) for y in range(10) for x in range(10) if not (x in (4, 5) and y in (4, 5))]
    for x, y in cells:
        plan.districts.append(District(_quadrant(x, y), _square(x, y), _label(x, y), not _on_pinwheel(x, y)))
    for y in range(2, 7):
        for x in range(5):
            corner_or_centre = (x in (0, 4) and y in (2, 6)) or (x, y) == (2, 4)
            plan.districts.append(District("E", _square(x - 10, y), _label(x - 10, y), not corner_or_centre))
    corners = [(x, y) for y in range(1, 10, 2) for x in range(1, 10, 2) if (x, y) != (5, 5)]
    for x, y in (*corners, *ROUND_THE_CAPITOL):
        marks = ("gathering",) * ((x, y) in ROUND_THE_CAPITOL) + ("starting",) * ((x, y) in STARTS)
        plan.spots.append(Spot(_corner(x, y), _lattice(x, y), _home(x, y), STARTS.get((x, y), ""), marks))
    for y, bridge in BRIDGES.items():
        for x in ARLINGTON:
            name, marks = ("Clarendon", ("starting",)) if (x, y) == (3, 5) else ("", ())
            plan.spots.append(Spot(_corner(x - 10, y), _lattice(x - 10, y), "E", name, marks))
        plan.spots.append(Spot(f"z{y}", ((WEST + 5 * CELL + EAST) / 2, NORTH + y * CELL), "", bridge, ("bridge",)))
    plan.roads += _avenues()
    return plan


def _avenues() -> Iterator[Road]:
    for y, name in ROWS.items():
        near = [(x, y) for x in ((1, 3, 4, 6, 7, 9) if y == 5 else (1, 3, 5, 7, 9))]
        far = [*(_corner(x - 10, y) for x in ARLINGTON), f"z{y}"] if y in BRIDGES else []
        yield Road(name, [*far, *(_corner(*at) for at in near)], (_lattice(-10 if far else 0, y), _lattice(10, y)))
    for x, name in COLUMNS.items():
        yield Road(name, [_corner(x, y) for y in range(1, 10, 2)], (_lattice(x, 0), _lattice(x, 10)))
    for name, (edge, *spots) in TOWARDS_THE_CAPITOL:
        yield Road(name, [_corner(*at) for at in spots], [_lattice(*at) for at in (edge, *spots)])
    ring = [_corner(*at) for at in ROUND_THE_CAPITOL]
    yield Road("Capitol Circle", ring, [_lattice(*at) for at in (*ROUND_THE_CAPITOL, (4, 4))], ring=True)
    for x, name in ARLINGTON.items():
        yield Road(name, [_corner(x - 10, y) for y in BRIDGES], (_lattice(x - 10, 2), _lattice(x - 10, 7)))


def _lattice(x: float, y: float) -> Point:
    """Arlington's corners are those left of zero, counted from -10."""
    return (EAST + x * CELL if x >= 0 else WEST + (x + 10) * CELL), NORTH + y * CELL


def _corner(x: int, y: int) -> str:
    return f"{'abcdefghij'[x - 1] if x >= 0 else 'uvw'[(x + 9) // 2]}{y}"


def _square(x: int, y: int) -> Polygon:
    left, top = _lattice(x, y)
    return (left, top), (left + CELL, top), (left + CELL, top + CELL), (left, top + CELL)


def _label(x: int, y: int) -> Point:
    """The middle of a cell, or a quarter off it where an avenue runs from corner to corner."""
    off = CELL / 4 if x in (y, 9 - y) else 0
    left, top = _lattice(x, y)
    return left + CELL / 2 + (off if x == y else -off), top + CELL / 2 - off


def _quadrant(x: int, y: int) -> str:
    return ("A" if x < 5 else "B") if y < 5 else ("D" if x < 5 else "C")


def _on_pinwheel(x: int, y: int) -> bool:
    """One side of each border between quadrants: no dice find it, so no two landings share a spot there."""
    return (x == 4 and y < 4) or (y == 4 and x > 5) or (x == 5 and y > 5) or (y == 5 and x < 4)


def _home(x: int, y: int) -> str:
    """A spot on a border belongs to the quadrant that has addresses there."""
    turned = {5: 4 if y > 5 else 5}.get(x, x), {5: 4 if x < 5 else 5}.get(y, y)
    return _quadrant(*turned)


def _smooth(bank: Sequence[Point], steps: int = 4) -> Iterator[Point]:
    """A curve through all the points (Catmull and Rom)."""
    padded = (bank[0], *bank, bank[-1])
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for step in range(steps):
            t = step / steps
            weights = (-t + 2 * t**2 - t**3, 2 - 5 * t**2 + 3 * t**3, t + 4 * t**2 - 3 * t**3, -(t**2) + t**3)
            x, y = (sum(w * p[axis] for w, p in zip(weights, (a, b, c, d), strict=True)) / 2 for axis in (0, 1))
            yield round(x, 1), round(y, 1)
    yield bank[-1]


# -- what follows from the drawing, and the file


def name_districts(plan: Plan) -> None:
    """Addresses 1 to 20 in the order of drawing; what has none is counted apart."""
    counts: dict[tuple[str, bool], int] = defaultdict(int)
    for district in plan.districts:
        counts[district.sector, district.addressed] += 1
        number = counts[district.sector, district.addressed]
        district.address = number if district.addressed else 0
        district.id = f"{district.sector}{number}" if district.addressed else f"{district.sector}-x{number}"


def edges(polygon: Polygon) -> set[frozenset[Point]]:
    return {frozenset(edge) for edge in zip(polygon, (*polygon[1:], polygon[0]), strict=True)}


def written(plan: Plan) -> str:
    """The file of a city."""
    name_districts(plan)
    lines = [f"# {plan.title}, written by tools/cities.py: change that and run it, not this file."]
    head: dict[str, object] = {"id": plan.id, "title": plan.title, "size": plan.size, "gathering_point": plan.point[0]}
    head |= {"gathering_card": plan.point[1], "gathering_polygon": plan.ground}
    lines += _keys(head | ({"water": plan.water} if plan.water else {}))
    for letter, name in zip(SECTORS, plan.sectors, strict=True):
        lines += ["", "[[sector]]", *_keys({"id": letter, "name": name})]
    borders = {district.id: edges(district.polygon) for district in plan.districts}
    for district in sorted(plan.districts, key=lambda each: (each.sector, not each.addressed)):
        close = [other for other, sides in borders.items() if other != district.id and sides & borders[district.id]]
        lines += ["", "[[district]]", *_keys({"id": district.id, "sector": district.sector})]
        lines += _keys({"address": district.address} if district.addressed else {})
        lines += _keys({"close": close, "label": district.label, "polygon": district.polygon})
    for spot in plan.spots:
        touches = [district.id for district in plan.districts if spot.point in district.polygon]
        lines += ["", "[[spot]]", *_keys({"id": spot.id, "point": spot.point, "touches": touches})]
        lines += _keys({key: value for key, value in (("sector", spot.sector), ("name", spot.name)) if value})
        lines += _keys(dict.fromkeys(spot.marks, True))
    for letter, colour, road in zip(LETTERS, plan.colours, plan.roads, strict=False):
        lines += ["", "[[road]]", *_keys({"letter": letter, "name": road.name, "colour": colour})]
        lines += _keys({"spots": list(road.spots)} | ({"ring": True} if road.ring else {}) | {"path": list(road.path)})
    return "\n".join(lines) + "\n"


def _keys(table: dict[str, object]) -> list[str]:
    return [f"{key} = {_toml(value)}" for key, value in table.items()]


def _toml(value: object) -> str:
    if isinstance(value, bool | str):
        return f'"{value}"' if isinstance(value, str) else str(value).lower()
    if isinstance(value, Iterable):
        return f"[{', '.join(map(_toml, value))}]"
    return f"{value:g}"


if __name__ == "__main__":
    for city in (milan(), washington()):
        (FOLDER / f"{city.id}.toml").write_text(written(city), encoding="utf-8")
