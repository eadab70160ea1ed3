"""Which part of a sheet and of the numbers of answers a network is given: what its game's room can show and ask at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gloaming.env.scribe import scribes_of
from gloaming.env.sheet import SEATS
from gloaming.env.versions import Version, version
from gloaming.lab.training.rooms import Room


class Reading:
    """How the network is shown a sheet and a mask, with arrays of NumPy or of CuPy."""

    def __init__(self, xp: Any, columns: Any, scales: Any, answers: Any) -> None:
        self.xp = xp
        self.columns, self.scales, self.answers = xp.asarray(columns), xp.asarray(scales), xp.asarray(answers)

    def read(self, sheets: Any) -> Any:
        """Bytes as the network takes them."""
        return sheets.astype(self.xp.float32) * self.scales


def reading_for(xp: Any, room: Room, tables: Sequence[Any]) -> Reading:
    found = version(room.SHEET)
    return Reading(xp, *columns(room, found), answers(found, tables))


def columns(room: Room, found: Version) -> tuple[NDArray[np.int32], NDArray[np.float32]]:
    """The bytes that the network reads, and what each is multiplied by: those of a sheet, and behind them what it is told of the table."""
    taken, scales = list[int](), list[float]()
    for section, parts in found.sheet.sections.items():
        for row in range(SEATS if section == "people" else 1):
            start = found.sheet.first[section] + row * found.sheet.width_of[section]
            for part in parts:
                if scale := room.scale(part):
                    at = start + found.sheet.start[part.name]
                    taken += range(at, at + part.width)
                    scales += [scale] * part.width
    besides = len(room.told(room.KNOWN[0]))
    taken += range(found.sheet.width, found.sheet.width + besides)
    return np.array(taken, np.int32), np.array([*scales, *[1.0] * besides], np.float32)


def answers(found: Version, tables: Sequence[Any]) -> NDArray[np.int32]:
    """The numbers that can be answered at these tables; the first is to wait."""
    able = {0}
    for options in tables:
        numbered = scribes_of(found, options)[0].numbering.options
        able |= {number for number, option in enumerate(numbered) if option is not None and is_of_base(type(option))}
    return np.array(sorted(able), np.int32)


def is_of_base(kind: type) -> bool:
    return ".expansions." not in kind.__module__
