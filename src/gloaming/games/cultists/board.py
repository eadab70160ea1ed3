"""The board: rooms, hallways, doors, racks. Made once from a file, then shared by every copy of a game.

Boards are data (`maps/`); the players' own files are as good as ours once `Board.parse` has let them in.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from itertools import permutations
from types import MappingProxyType

from gloaming.games.cultists.board_checks import check_board
from gloaming.games.cultists.board_files import (
    COLOURS,
    BoardError,
    Colour,
    Crossing,
    Hallway,
    Lift,
    Link,
    Place,
    Point,
    Rack,
    RackName,
    Rect,
    Room,
    Source,
    Tables,
    read_tables,
)
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.routes import Route, parse_routes
from gloaming.games.cultists.tables import SET_UP, SetUpTable
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.sources import SharedBoard, grouped

__all__ = [
    "COLOURS", "FAMILIES", "Board", "BoardError", "Colour", "Crossing", "Hallway", "Lift", "Link", "Place", "Rack",
    "RackName", "Rect", "Room", "Route", "Ways", "board_for", "board_of", "load_board", "load_routes", "set_up_of",
]  # fmt: skip

ROUTES = "routes.toml"
FAMILIES = ("university", "polar-station", "mine")
"""The boards that come with the game, each in three sizes."""


class Ways(dict[Place, tuple[Place, ...]]):
    """Where one step leads from each place, or what it is one Location with. Never changed, and compared by identity: what
    follows from it is remembered."""

    __hash__ = object.__hash__  # type: ignore[assignment]
    __eq__ = object.__eq__


@dataclass(frozen=True, eq=False, repr=False)
class Board(SharedBoard):
    """A board that can be played on."""

    id: str
    title: str
    expansion: str
    players: tuple[int, ...]
    size: Point
    start: Place
    fishman: Place
    cultist_tokens: tuple[Place, ...]
    rooms: Mapping[Place, Room]
    hallways: Mapping[Place, Hallway]
    racks: Mapping[str, Rack]
    links: tuple[Link, ...]
    altar: Rect | None
    organism_part: Rect | None
    crossing: Crossing | None
    lifts: Mapping[Place, Lift]
    set_up: SetUpTable | None
    """In place of the printed table, where the file brings its own."""
    text: str
    source: str
    # What follows from the tables:
    places: tuple[Place, ...]
    """Where people and Ghosts may end up on their own feet; lifts are not among them."""
    doors: Ways
    """Doors, obstacles and crossings, as they are when nothing is shut."""
    colour: Mapping[Place, Colour]
    rooms_of: Mapping[Colour, tuple[Place, ...]]
    rooms_of_rack: Mapping[str, tuple[Place, ...]]
    angle: Mapping[Place, float]

    @cached_property
    def alike(self) -> Ways:
        """The Rooms of its colour, for each Room of which there are several."""
        several = [rooms for rooms in self.rooms_of.values() if len(rooms) > 1]
        return Ways({room: rooms for rooms in several for room in rooms})

    @cached_property
    def light_blue(self) -> Place:
        """The Cafeteria, where votes are called."""
        return self.rooms_of["light_blue"][0]

    @cached_property
    def red(self) -> Place:
        """The Security Room: camera and power."""
        return self.rooms_of["red"][0]

    @cached_property
    def green(self) -> Place:
        """The room of the Portal."""
        return self.rooms_of["green"][0]

    def name(self, place: Place) -> str:
        """What people call it."""
        return (self.rooms.get(place) or self.hallways.get(place) or self.lifts[place]).name

    def rect(self, place: Place) -> Rect:
        """Left, top, width and height on the plan."""
        return (self.rooms.get(place) or self.hallways[place]).rect

    @classmethod
    @lru_cache(maxsize=256)
    def parse(cls, text: str, source: str) -> "Board":
        file = Source(source, text)
        tables = read_tables(file, text)
        check_board(file, tables)
        return _board(tables, text, source)


@cache
def load_board(board_id: str) -> Board:
    """A board that comes with the game."""
    maps = files(__package__) / "maps"
    known = sorted(file.name.removesuffix(".toml") for file in maps.iterdir() if file.name != ROUTES)
    if board_id not in known:
        raise BoardError(f'there is no board "{board_id}"; choose one of {", ".join(known)}.')
    name = f"{board_id}.toml"
    return Board.parse((maps / name).read_text("utf-8"), name)


@cache
def board_for(seats: int, family: str = FAMILIES[0]) -> Board:
    """AC-SETUP-11: a board as it is for that many seats, an AUTOMA's seat included."""
    for size in ("4-6", "7", "8"):
        if seats in load_board(f"{family}-{size}").players:
            return load_board(f"{family}-{size}")
    raise ValueError(f"no board for {seats} seats")


def board_of(options: Options) -> Board:
    """The board that a table plays on."""
    if options.board_file:
        board = Board.parse(options.board_file, "the board file")
    elif options.board and options.board not in FAMILIES:
        board = load_board(options.board)
    else:
        board = board_for(options.seats, options.board or FAMILIES[0])
    if options.seats not in board.players:
        made_for = tuple(map(str, board.players))
        sentence = f"The board {board.id!r} is made for {', '.join(made_for)} seats, and there are {options.seats}; take another."
        raise BadOptions(sentence, "board-seats", board=board.id, made_for=made_for, seats=options.seats)
    return board


def set_up_of(options: Options) -> SetUpTable:
    """AC-SETUP-01: the numbers that a table is set up by."""
    return board_of(options).set_up or SET_UP[options.seats]


@cache
def load_routes() -> Mapping[int, Route]:
    """The ten route cards, by number."""
    return parse_routes((files(__package__) / "maps" / ROUTES).read_text("utf-8"), ROUTES)


def _board(tables: Tables, text: str, source: str) -> Board:
    places = tuple(place.id for place in tables.places)
    ways = [way for link in tables.link if link.kind != "locked_door" for way in (link.between, link.between[::-1])]
    ways += permutations(tables.crossing.corridors, 2) if tables.crossing else ()
    head = {field: getattr(tables, field) for field in Tables.__struct_fields__[:8]}
    return Board(
        **head,
        rooms=MappingProxyType({room.id: room for room in tables.room}),
        hallways=MappingProxyType({hallway.id: hallway for hallway in tables.hallway}),
        racks=MappingProxyType({rack.id: rack for rack in tables.rack}),
        links=tables.link,
        altar=tables.altar,
        organism_part=tables.organism_part,
        crossing=tables.crossing,
        lifts=MappingProxyType({lift.id: lift for lift in tables.lift}),
        set_up=tables.set_up.in_place_of(SET_UP[tables.players[0]]) if tables.set_up else None,
        text=text,
        source=source,
        places=places,
        doors=Ways(grouped(places, ways)),
        colour=MappingProxyType({room.id: room.colour for room in tables.room}),
        rooms_of=grouped(COLOURS, ((room.colour, room.id) for room in tables.room)),
        rooms_of_rack=grouped((rack.id for rack in tables.rack), ((room.rack, room.id) for room in tables.room)),
        angle=MappingProxyType({place.id: _angle(place.rect, tables.size) for place in tables.places}),
    )


def _angle(rect: Rect, size: Point) -> float:
    """RQ-108: clockwise from twelve o'clock, in degrees, seen from the board's centre; the place there has 0."""
    x, y, wide, high = rect
    east, south = x + wide / 2 - size[0] / 2, y + high / 2 - size[1] / 2
    if abs(east) < wide / 2 and abs(south) < high / 2:
        return 0.0
    # Rounded, so two places on one ray have the same angle whatever the arithmetic does.
    return round(math.degrees(math.atan2(east, -south)), 6) % 360
