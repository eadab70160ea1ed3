"""The layout of a version: which slot of its spaces holds what, as plain data.

A released version is a file next to this one (`cultists_v1.toml`) that never changes again; the layout of any other game is
derived from its types (`derive.py`). Both are read by the same scribe.

`domains` list what can be named, in the order of the slots; a number is how many slots a table may fill. A domain can also be
named on the spot: `dagger|boots` lists its words, and `place or lake` has a last slot for nothing. Every version has `seat`,
`anywhere` (all that is on the board), `word` and `heap` (cards that are counted), which questions and events name.

Each part of the sheet is a line: its name, its source, its encoding, its meaning.

  source     a field of the view (`at`), a field of what an expansion shows (`parts.professions.holder`), or a function of the
             version's module and the fields it reads (`line(route, round)`); "": chairs and notes, which no field shows
  encoding   number          one byte, 0 to 255; for a yes or no 1 or 0
             role            one-hot: the slot of what it names; all 0: nothing, or something that came after the release
             set of role     1 in the slot of each that it names
             count of role   how many of each it names
             seat: …         for each seat, or any other domain, what is written behind the colon

`questions` and `events` name the columns that their fields go to (`rows.py`), `answers` the domains of their fields: the order
of the lines numbers them. A field that is not mentioned is not written.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

EMPTY: Any = object()
"""In a slot that this table does not fill; None will not do, for some answers name nothing on purpose."""
TRUTH = {"no": False, "yes": True}

Lines = dict[str, tuple[str, str, str]]
Columns = dict[str, dict[str, str]]


class Layout(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    about: str
    heaps: int
    """How many heaps of cards an event may show."""
    domains: dict[str, int | tuple[str | int, ...]]
    people: Lines
    house: Lines
    own: Lines
    notes: Lines
    questions: Columns
    answers: dict[str, tuple[str, ...]]
    events: Columns
    others: int = 0
    """Numbers for answers that have none of their own, in the order in which they are offered."""


class Domains:
    """What stands in each slot: as the layout has it, or as one seat of one table fills it."""

    def __init__(self, listed: Mapping[str, int | Sequence[Any]]) -> None:
        self.listed = listed

    def values(self, name: str) -> Sequence[Any]:
        listed = self.listed.get(name)
        if isinstance(listed, int):
            return [EMPTY] * listed
        if listed is not None:
            return listed
        if " or " in name:
            return [*self.values(name.partition(" or ")[0]), None]
        if "|" in name:
            return [TRUTH.get(word, word) for word in name.split("|")]
        raise KeyError(f"the layout has no domain {name!r}")

    def size(self, name: str) -> int:
        return len(self.values(name))

    def slots(self, name: str) -> dict[Any, int]:
        return {value: slot for slot, value in enumerate(self.values(name)) if value is not EMPTY}

    def filled(self, found: Mapping[str, Sequence[Any]]) -> Domains:
        """As a table fills them. Slots that it does not need stay empty; what finds no slot has none."""
        full = {name: [*values, *[EMPTY] * self.size(name)][: self.size(name)] for name, values in found.items()}
        return Domains({**self.listed, **full})
