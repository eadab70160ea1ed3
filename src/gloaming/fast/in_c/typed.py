"""The types that the writer knows: numbers, words, truths, rows, and views into them."""

from __future__ import annotations

from typing import NamedTuple

from gloaming.fast.cultists.layout import Game, Printed, Slots
from gloaming.fast.rows import Row

MACHINE = {"i1": "signed char", "i2": "short", "i4": "int"}
SIZES = {"i1": 1, "i2": 2, "i4": 4}


class View(NamedTuple):
    """Some cells in a row."""

    cell: str
    """The type of the machine."""
    shape: tuple[int, ...]
    """How many cells each further number counts; the first doesn't matter."""
    by_lane: bool
    """Whether there is a place for every lane between one cell and the next."""
    fixed: bool = False


class Of(NamedTuple):
    """A row, by its kind."""

    kind: type[Row]


Type = str | View | Of
WORD, INT, TRUTH, NOTHING = "word", "int", "bool", "None"
TYPES: dict[str, Type] = {
    "int": INT, "Word": WORD, "bool": TRUTH, "None": NOTHING, "Game": Of(Game), "Printed": Of(Printed), "Slots": Of(Slots),
    "Dice": View("word", (0,), by_lane=True), "Cards": View("signed char", (0,), by_lane=True),
    "Numbers": View("int", (0,), by_lane=False), "Page": View("unsigned char", (0,), by_lane=False),
    "Mask": View("signed char", (0,), by_lane=False), "Shares": View("float", (0,), by_lane=False),
}  # fmt: skip


class Typed(NamedTuple):
    text: str
    type: Type
