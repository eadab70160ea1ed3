"""The types that the writer knows: numbers, words, truths, rows, and views into them."""

from __future__ import annotations

from collections.abc import Iterable
from types import FunctionType
from typing import Any, NamedTuple

from gloaming.fast import agenda, decks, dice
from gloaming.fast.kinds import TwinKind
from gloaming.fast.rows import Row, fields_of

MACHINE = {"i1": "signed char", "i2": "short", "i4": "int", "i8": "long long"}
SIZES = {"i1": 1, "i2": 2, "i4": 4, "i8": 8}


class View(NamedTuple):
    """Some cells in a row."""

    cell: str
    """The type of the machine."""
    shape: tuple[int, ...]
    """How many cells each further number counts; the first doesn't matter."""
    by_lane: bool
    """Whether there is a place for every lane between one cell and the next."""
    fixed: bool = False

    @property
    def flat(self) -> View:
        """As a function takes it, which counts the cells by itself."""
        return self._replace(shape=(0,))


class Of(NamedTuple):
    """A row, by its kind."""

    kind: type[Row]


Type = str | View | Of
WORD, INT, TRUTH, NOTHING = "word", "int", "bool", "None"
CARDS = "Cards"
"""What is annotated so are cells of any size, of a game or of a table: such a function is written for each kind that it is given."""
TYPES: dict[str, Type] = {
    "int": INT, "Word": WORD, "bool": TRUTH, "None": NOTHING,
    "Dice": View("word", (0,), by_lane=True), CARDS: View("signed char", (0,), by_lane=True),
    "Numbers": View("int", (0,), by_lane=False), "Page": View("unsigned char", (0,), by_lane=False),
    "Mask": View("signed char", (0,), by_lane=False), "Shares": View("float", (0,), by_lane=False),
}  # fmt: skip


class Typed(NamedTuple):
    text: str
    type: Type


def apart(kind: TwinKind) -> tuple[Any, ...]:
    """What is called from many places, in any game and in this one."""
    shared = (dice.pressed, dice.share, dice.shuffle, dice.roll, agenda.do, decks.put)
    return (*shared, kind.engine.offers, kind.engine.hear, *kind.apart)


class Terms:
    """What the sources of one game mean by their annotations."""

    def __init__(self, kind: TwinKind) -> None:
        self.game = kind.game
        self.types = TYPES | {row.__name__: Of(row) for row in kind.rows}
        self.has_wide_sets = any(size == "i8" for size, _ in fields_of(kind.game).values())
        """Whether a number may be a set of more things than an `int` has bits."""
        self.apart = {*map(name_of, apart(kind))}

    def number(self, function: FunctionType) -> str:
        """How wide its whole numbers are: the dice multiply large ones."""
        return "long long" if self.has_wide_sets or function.__module__ == dice.__name__ else "int"


def name_of(function: FunctionType, given: Iterable[View] = ()) -> str:
    """`given`: the cells that it takes, where they may be of any kind."""
    name = f"{function.__module__.rpartition('.')[2]}_{function.__name__}"
    return name + "".join(called(view) for view in given if view != TYPES[CARDS])


def called(view: View) -> str:
    return f"_{view.cell.replace(' ', '_')}{'s' if view.by_lane else 's_told'}"
