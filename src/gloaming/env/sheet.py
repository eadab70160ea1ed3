"""The sheet: how an observation is laid out. Each part has a name, a width and a meaning; together they are one row of bytes.

A sheet has five sections. `question` is what is asked. `people` has a row of the same parts for each of eight chairs, the own
first and then clockwise. `house` is what else all can see, `own` what this seat alone knows, and `notes` what it keeps of
its journal."""

from __future__ import annotations

from textwrap import wrap
from typing import Any, NamedTuple

from numpy.typing import NDArray

SEATS = 8
"""The chairs on every sheet, whoever sits there."""


class Part(NamedTuple):
    name: str
    width: int
    meaning: str


Parts = tuple[Part, ...]


class Sheet:
    """What a version's sheet looks like never changes."""

    def __init__(self, *, question: Parts, people: Parts, house: Parts, own: Parts, notes: Parts) -> None:
        self.sections = {"question": question, "people": people, "house": house, "own": own, "notes": notes}
        self.width_of = {name: sum(part.width for part in parts) for name, parts in self.sections.items()}
        """Of each section; of `people`, of one row."""
        self.start: dict[str, int] = {}
        """Where each part begins in its section; of `people`, in each row."""
        for parts in self.sections.values():
            at = 0
            for part in parts:
                if part.name in self.start:
                    raise ValueError(f"two parts are called {part.name!r}")
                self.start[part.name] = at
                at += part.width
        self.first, self.width = dict[str, int](), 0
        """Where each section begins, and how wide it all is."""
        for name, width in self.width_of.items():
            self.first[name] = self.width
            self.width += width * (SEATS if name == "people" else 1)

    def part(self, observation: NDArray[Any], name: str) -> NDArray[Any]:
        """A part of an observation, by its name; a part of `people` has a row for each chair."""
        for section, parts in self.sections.items():
            for part in parts:
                if part.name == name:
                    first, at, row = self.first[section], self.start[name], self.width_of[section]
                    if section == "people":
                        rows = observation[first : first + SEATS * row].reshape(SEATS, row)
                        return rows[:, at : at + part.width]
                    return observation[first + at : first + at + part.width]
        raise KeyError(f"the sheet has no part {name!r}")

    def told(self) -> str:
        """The sheet in words, for docstrings and people."""
        lines = ["  first  width  part"]
        for section, parts in self.sections.items():
            row = self.width_of[section]
            rows = f": {SEATS} rows of {row}; this is the first" if section == "people" else ""
            lines.append(f"{section}{rows}")
            for part in parts:
                first, *more = wrap(part.meaning, 84)
                lines.append(
                    f"  {self.first[section] + self.start[part.name]:>5}  {part.width:>5}  {part.name:<16} {first}"
                )
                lines += [" " * 33 + line for line in more]
        return "\n".join(lines)
