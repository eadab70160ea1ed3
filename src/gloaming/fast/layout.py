"""What the rows of every game begin with: the kernel's part. The same rows are lists of a plain object, to debug with, or
NumPy records, to compile for."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np

from gloaming.fast.rows import Byte, Row, Short, fields_of

NOBODY = -1
"""Nobody, nowhere, nothing, never."""
SEATS = 8
PLANS, CELLS = 32, 5
"""The deepest agenda, and what a step takes on it: its number and four fields."""
OFFERS = 124
"""More answers than any seat ever has: in Cultists one who carries every Item and may do everything else has so many."""


class Printed(Row):
    """What a table's options say, worked out once by the reference. No game changes it."""


class Game(Row):
    """One game at one moment, by the names of the reference's state. -1 stands for nobody, nowhere, never."""

    quick: Byte
    """Whether the quick dice are rolled in place of the reference's."""
    rolled: Short
    questions: Short
    mark: Byte
    planned: Byte
    agenda: Annotated[list[list[int]], "i2", PLANS, CELLS]
    now: Annotated[list[int], "i2", CELLS]
    """The step whose turn it is; while a question is open, that question."""
    asking: Byte
    """The number of the open question; 0 if there is none."""
    asked: Short
    """Seats as bits, like all sets of seats."""
    waiting: Short
    answers: Annotated[list[int], "i2", SEATS]
    offered_to: Byte
    """Whose answers are listed in `offered`."""
    offers: Byte
    offered: Annotated[list[int], "i2", OFFERS]
    winner: Byte


class Slots(Row):
    """Where everything stands on a sheet, as its version lays it out, and which number an answer has. No game changes it.

    This is what all sheets have; a game's own row has a field for each further part, by its name in the version."""

    actions: Short
    """How many numbers of answers there are."""
    # Where each part begins; a part of `people` in the first of their rows
    question: Short
    asked: Short
    waiting: Short
    about_seats: Short
    about_places: Short
    about_words: Short
    about_number: Short
    people: Short
    """How wide one of their rows is."""
    chair: Short


Word = int
"""64 bits without a sign."""
Dice = list[Word]
"""What a lane's dice need: see `dice`."""
Cards = list[int]
"""A heap in which cards lie, or where its decks end."""
Page = list[int]
"""A sheet: bytes."""
Mask = list[int]
Shares = list[float]
"""The reward of each seat."""
# Of many lanes
Games = list[Game]
Tables = list[Printed]
SlotTables = list[Slots]
AllDice = list[Dice]
Numbers = list[int]
Sheets = list[Page]
Masks = list[Mask]
Rewards = list[Shares]


def record(kind: type[Row]) -> np.dtype[Any]:
    """The same row for the machine."""
    return np.dtype([(name, size, shape) for name, (size, shape) in fields_of(kind).items()], align=True)


def unpacked(kind: type[Row], row: Any) -> Any:
    """A NumPy record as a plain object."""
    plain = kind()
    for name in fields_of(kind):
        setattr(plain, name, row[name].tolist())
    return plain


def packed(plain: Row) -> Any:
    """A plain object as an array of one NumPy record."""
    kind = type(plain)
    rows = np.zeros(1, record(kind))
    for name in fields_of(kind):
        rows[name][0] = getattr(plain, name)
    return rows
