"""Board files: what their tables and keys must hold, with every fault told as one sentence."""

import math
import re
from collections.abc import Callable, Mapping
from typing import Annotated, Any, NamedTuple

import msgspec

from gloaming.games.cultists.board_set_ups import NUMBERS, PILES, OwnSetUp, is_pile
from gloaming.kernel import sources
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.sources import Location
from gloaming.kernel.values import Names

Place = Annotated[str, Names("place", on_board=True)]
Colour = Annotated[str, Names("colour")]
RackName = Annotated[str, Names("rack")]
Rect = tuple[float, float, float, float]
Point = tuple[float, float]

COLOURS: tuple[Colour, ...] = ("light_blue", "red", "green", "orange", "pink", "dark_blue")


class BoardError(BadOptions):
    """A board or route file cannot be used. The text is one sentence: file, line, fault, and what to do."""

    usual_reason = "bad-board"


class Room(msgspec.Struct, frozen=True):
    """A room as the file lists it."""

    id: Place
    colour: Colour
    name: str
    books: int
    rack: str
    rect: Rect


class Hallway(msgspec.Struct, frozen=True):
    """A hallway as the file lists it."""

    id: Place
    name: str
    kind: str
    rect: Rect


class Rack(msgspec.Struct, frozen=True):
    """A rack of the bookshelf: how many books fill it and what it is then worth."""

    id: str
    books: int
    points: int


class Link(msgspec.Struct, frozen=True):
    """A door in the wall between two places, an obstacle on the ice, or a door that is locked at first."""

    kind: str
    between: tuple[Place, Place]
    at: Point


class Crossing(msgspec.Struct, frozen=True):
    """Location hallways meet and a revolving door blocks one of them."""

    rect: Rect
    corridors: tuple[Place, ...]
    """Clockwise: each touches all the others here."""
    blocked_in_round_1: Place


class Lift(msgspec.Struct, frozen=True):
    """A lift: a place of its own that joins two rooms."""

    id: Place
    name: str
    between: tuple[Place, Place]
    """It starts in the first."""


class Tables(msgspec.Struct, frozen=True):
    """A board file whose shape is right; whether its content makes a board is for `board_checks`."""

    id: str
    title: str
    expansion: str
    players: tuple[int, ...]
    size: Point
    start: Place
    fishman: Place
    cultist_tokens: tuple[Place, ...]
    room: tuple[Room, ...]
    hallway: tuple[Hallway, ...]
    rack: tuple[Rack, ...]
    link: tuple[Link, ...]
    altar: Rect | None = None
    organism_part: Rect | None = None
    """The part that is turned over when Organism 46-B wakes."""
    crossing: Crossing | None = None
    lift: tuple[Lift, ...] = ()
    set_up: OwnSetUp | None = None

    @property
    def places(self) -> tuple[Room | Hallway, ...]:
        """Rooms, then hallways, in the order of the file."""
        return *self.room, *self.hallway


class Source(sources.Source):
    what = "board"
    error = BoardError


class Shape(NamedTuple):
    """What a key must hold, in words and as a test."""

    words: str
    fits: Callable[[Any], bool]


def _is_text(value: object) -> bool:
    return isinstance(value, str) and value.isprintable() and 0 < len(value.strip()) <= 60


def _is_whole(value: object) -> bool:
    return type(value) is int and abs(value) < 10_000  # a bool is an int to isinstance, not to people


def _is_number(value: object) -> bool:
    return type(value) in (int, float) and math.isfinite(value) and abs(value) < 10_000  # type: ignore[arg-type]


def _list_of(fits: Callable[[Any], bool], length: int | None = None) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, list) and length in (None, len(value)) and all(map(fits, value))


def _is_id(value: object) -> bool:
    # Ids go into codes such as "go:pink_1", so they keep clear of every other sign.
    return isinstance(value, str) and re.fullmatch(r"[a-z0-9][a-z0-9_-]{0,39}", value) is not None


ID = Shape("a short id of small letters, digits, _ and -, in quotes", _is_id)
TEXT = Shape("a text of 1 to 60 characters in quotes", _is_text)
WHOLE = Shape("a whole number", _is_whole)
WHOLES = Shape("a list of whole numbers", _list_of(_is_whole))
IDS = Shape("a list of ids", _list_of(_is_id))
PAIR_OF_IDS = Shape("a list of two ids", _list_of(_is_id, 2))
PAIR = Shape("a list of two numbers, [x, y]", _list_of(_is_number, 2))
RECT = Shape("a list of four numbers, [x, y, width, height]", _list_of(_is_number, 4))
LISTS_OF_IDS = Shape("a list of lists of ids", _list_of(_list_of(_is_id)))
PILE = Shape(
    "a pile of cards, such as { alive = 3, dead = 1 } or { success = 4, failure = 2, sabotage = 1 }",
    is_pile,
)
TABLE = Shape("a table under its own bracketed header", lambda value: isinstance(value, dict))
TABLES = Shape("a run of tables, each under its own double-bracketed header",
               _list_of(lambda value: isinstance(value, dict)))  # fmt: skip

HEAD: Mapping[str, Shape] = {
    "id": ID, "title": TEXT, "expansion": TEXT, "players": WHOLES, "size": PAIR, "start": ID, "fishman": ID,
    "cultist_tokens": IDS, "room": TABLES, "hallway": TABLES, "rack": TABLES, "link": TABLES,
}  # fmt: skip
BODY: Mapping[str, Mapping[str, Shape]] = {
    "room": {"id": ID, "colour": TEXT, "name": TEXT, "books": WHOLE, "rack": ID, "rect": RECT},
    "hallway": {"id": ID, "name": TEXT, "kind": TEXT, "rect": RECT},
    "rack": {"id": ID, "books": WHOLE, "points": WHOLE},
    "link": {"kind": TEXT, "between": PAIR_OF_IDS, "at": PAIR},
}


OPTIONAL: Mapping[str, Mapping[str, Shape]] = {
    "set_up": dict.fromkeys(NUMBERS, WHOLE) | dict.fromkeys(PILES, PILE),
}
"""Tables that a base board may leave out."""


class BoardKind(NamedTuple):
    """What the boards of an expansion have beyond rooms, hallways and doors."""

    hallways: tuple[str, ...] = ("hallway",)
    links: tuple[str, ...] = ("door",)
    head: Mapping[str, Shape] = {}
    body: Mapping[str, Mapping[str, Shape]] = {}


BOARD_KINDS: dict[str, BoardKind] = {
    "base": BoardKind(),
    "under-the-surface": BoardKind(
        hallways=("hallway", "ice"),
        links=("door", "obstacle", "locked_door"),
        head={"altar": RECT, "organism_part": RECT},
    ),
    "mountains-of-chaos": BoardKind(
        head={"crossing": TABLE, "lift": TABLES},
        body={
            "crossing": {"rect": RECT, "corridors": IDS, "blocked_in_round_1": ID},
            "lift": {"id": ID, "name": TEXT, "between": PAIR_OF_IDS},
        },
    ),
}
"""By the word that a board file gives as its expansion."""


def check_shape(source: Source, table: dict[str, Any], where: Location, shapes: Mapping[str, Shape]) -> None:
    """Refuse unknown keys, missing keys and values of the wrong kind."""
    title = f"the {where.table}" if where.table else "the head of the file"
    for key, value in table.items():
        spot = where._replace(key=key) if where.table or not isinstance(value, list | dict) else Location(key)
        owner = next((name for name, kind in BOARD_KINDS.items() if key in kind.head and key not in shapes), "")
        if owner and not where.table:
            fault = f'"{key}" belongs to boards of the expansion "{owner}"'
            raise source.fault(spot, f'{fault}; take it out or write expansion = "{owner}"')
        if key not in shapes:
            known = ", ".join(shapes)
            raise source.fault(spot, f'{title} has a key "{_short(key)}", which is not known; use only {known}')
        if not shapes[key].fits(value):
            raise source.fault(spot, f'"{key}" of {title} must be {shapes[key].words}; correct the value')
    for key, shape in shapes.items():
        if key not in table:
            missing = {TABLES: f"[[{key}]]", TABLE: f"[{key}]"}.get(shape, f'"{key}"')
            raise source.fault(where, f"{title} lacks {missing}; add it, as {shape.words}")


def read_tables(source: Source, text: str) -> Tables:
    """The file's tables, each of the right shape."""
    document = source.read(text)
    expansion = document.get("expansion", "base")
    if _is_text(expansion) and expansion not in BOARD_KINDS:
        unknown = f'boards of the expansion "{expansion}" are not known'
        raise source.fault(Location(key="expansion"), f"{unknown}; use one of {', '.join(BOARD_KINDS)}")
    kind = BOARD_KINDS.get(expansion if _is_text(expansion) else "base", BOARD_KINDS["base"])
    added = {name: shapes for name, shapes in OPTIONAL.items() if name in document and kind is BOARD_KINDS["base"]}
    check_shape(source, document, Location(), {**HEAD, **kind.head, **dict.fromkeys(added, TABLE)})
    for name, shapes in {**BODY, **kind.body, **added}.items():
        listed = document[name]
        for nth, table in enumerate(listed if isinstance(listed, list) else [listed]):
            check_shape(source, table, Location(name, nth), shapes)
    return msgspec.convert(document, Tables)


def _short(key: str) -> str:
    """A key as it may be shown: somebody's file is not to fill the screen or to send control codes."""
    return "".join(sign if sign.isprintable() else "?" for sign in key[:40])
