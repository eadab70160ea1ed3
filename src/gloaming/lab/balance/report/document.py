"""What a report is made of, whatever it is written as."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple


class Words(NamedTuple):
    text: str


class Points(NamedTuple):
    texts: tuple[str, ...]


class Plot(NamedTuple):
    """A plot as Vega-Lite draws it, what it shows for those who cannot see it, and the line below it."""

    spec: dict[str, Any]
    told: str
    caption: str


class Grid(NamedTuple):
    """A table of figures. The first column is on the left, all others on the right, unless it says otherwise."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    left: tuple[int, ...] = (0,)
    """The columns that hold words."""


class Command(NamedTuple):
    text: str


Block = Words | Points | Plot | Grid | Command


class Section(NamedTuple):
    title: str
    blocks: tuple[Block, ...]
    short: tuple[str, ...] = ()
    """What the head of the report says of it."""


class Report(NamedTuple):
    title: str
    subtitle: str
    sections: tuple[Section, ...]

    @property
    def short(self) -> tuple[str, ...]:
        return tuple(sentence for section in self.sections for sentence in section.short)


class Wording(NamedTuple):
    team: Callable[[str], str]
    reason: Callable[[str], str]
    """By what somebody won: "by points"."""
    ruling: Callable[[str], str]
    """The number of the ruling that speaks of a house rule; empty where there is none."""
