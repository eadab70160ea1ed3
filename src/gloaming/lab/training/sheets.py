"""Which part of a sheet and of the numbers of answers the network is given: what the base game of Cultists can show and ask at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gloaming.env.scribe import scribes_of
from gloaming.env.sheet import SEATS
from gloaming.env.slots.cultists import SHEET
from gloaming.env.versions import Version, version
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.roles import ROLES

COUNTED = 0.2
"""A byte that counts is multiplied by this, so it is about as large as the yes and no of the others."""


class Reading:
    """How the network is shown a sheet and a mask, with arrays of NumPy or of CuPy."""

    def __init__(self, xp: Any, columns: Any, scales: Any, answers: Any) -> None:
        self.xp = xp
        self.columns, self.scales, self.answers = xp.asarray(columns), xp.asarray(scales), xp.asarray(answers)

    def read(self, sheets: Any) -> Any:
        """Bytes as the network takes them."""
        return sheets.astype(self.xp.float32) * self.scales


def reading_for(xp: Any, tables: Sequence[Options]) -> Reading:
    found = sheet()
    return Reading(xp, *columns(found), answers(found, tables))


def columns(found: Version) -> tuple[NDArray[np.int32], NDArray[np.float32]]:
    """The bytes of a sheet that the network reads, and what each is multiplied by. What only expansions show is left out."""
    taken, scales = list[int](), list[float]()
    for section, parts in found.sheet.sections.items():
        for row in range(SEATS if section == "people" else 1):
            start = found.sheet.first[section] + row * found.sheet.width_of[section]
            for part in parts:
                if not part.source.startswith(("parts.", "items_out")) and part.name != "about_words":
                    at = start + found.sheet.start[part.name]
                    taken += range(at, at + part.width)
                    counts = part.name == "about_number" or "number" in part.encoding or "count of" in part.encoding
                    scales += [COUNTED if counts else 1.0] * part.width
    return np.array(taken, np.int32), np.array(scales, np.float32)


def answers(found: Version, tables: Sequence[Options]) -> NDArray[np.int32]:
    """The numbers that can be answered at these tables; the first is to wait."""
    able = {0}
    for options in tables:
        numbered = scribes_of(found, options)[0].numbering.options
        able |= {number for number, option in enumerate(numbered) if option is not None and is_of_base(type(option))}
    return np.array(sorted(able), np.int32)


def is_of_base(kind: type) -> bool:
    return ".expansions." not in kind.__module__


def cultist_columns(found: Version) -> list[int]:
    """Where a sheet says that its own Role is one of the Cultists'."""
    first = found.sheet.first["own"] + found.sheet.start["role"]
    return [first + nth for role, nth in found.domains.slots("role").items() if ROLES[role].team == "cultists"]


def points_columns(found: Version) -> list[list[int]]:
    """Where a sheet counts points, how many are needed, and the Books in the Racks."""
    first = {name: found.sheet.first["house"] + found.sheet.start[name] for name in ("points", "target", "shelf")}
    return [[first["points"]], [first["target"]], [first["shelf"] + rack for rack in range(found.domains.size("rack"))]]


def sheet() -> Version:
    return version(SHEET)
