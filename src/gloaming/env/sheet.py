"""The sheet: how an observation is laid out. Each part has a name, a width and a meaning; together they are one row of bytes.

A sheet has five sections. `question` is what is asked. `people` has a row of the same parts for each of eight seats, this one
first and then clockwise. `house` is what else all can see, `own` what this seat alone knows, and `notes` what it keeps of
its journal."""

from __future__ import annotations

import re
from textwrap import wrap
from typing import Any, NamedTuple

from numpy.typing import NDArray

from gloaming.env.encoding import width
from gloaming.env.layout import Domains, Layout, Lines

SEATS = 8
"""The seats on every sheet, taken or not."""


class Field(NamedTuple):
    name: str
    width: int
    """In `people`, of one row."""
    meaning: str
    source: str = ""
    encoding: str = ""


Parts = tuple[Field, ...]


def parts_of(lines: Lines, domains: Domains, rows: int = 1) -> Parts:
    return tuple(
        Field(name, width(encoding, domains) // rows, spelt_out(meaning, domains), source, encoding)
        for name, (source, encoding, meaning) in lines.items()
    )


def spelt_out(meaning: str, domains: Domains) -> str:
    """`one-hot: {phase}` with the phases in their order."""
    return re.sub(r"\{(.+?)\}", lambda domain: ", ".join(map(str, domains.values(domain[1]))), meaning)


class Sheet:
    """What a version's sheet looks like never changes."""

    def __init__(self, layout: Layout, domains: Domains) -> None:
        self.sections = {
            "question": question_parts(layout, domains),
            "people": parts_of(layout.people, domains, SEATS),
            "house": parts_of(layout.house, domains),
            "own": parts_of(layout.own, domains),
            "notes": parts_of(layout.notes, domains),
        }
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
        for name, wide in self.width_of.items():
            self.first[name] = self.width
            self.width += wide * (SEATS if name == "people" else 1)

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


def question_parts(layout: Layout, domains: Domains) -> Parts:
    """The first section is the same in every version but for what can be named."""
    questions, words = ", ".join(layout.questions), domains.values("word")
    return (
        Field("question", len(layout.questions), f"one-hot: the question that is open, of {questions}"),
        Field("asked", 1, "1 if this seat has to answer it"),
        Field("waiting", SEATS, "1 for each seat that has still to answer, the own first, then clockwise"),
        Field("about_seats", SEATS, "1 for each seat that the question names, in the same order"),
        Field("about_places", domains.size("anywhere"), "1 for each place that the question names"),
        Field("about_words", len(words), f"1 for each word that the question names, of {', '.join(words)}"),
        Field("about_number", 1, "the number in it, such as the movement points left"),
    )
