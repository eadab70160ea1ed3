"""The scribe: writes what one seat sees as numbers. Each version of a game has its own; this is what they share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter
from typing import Any, ClassVar

from gloaming.env.answers import Answers, Numbering, Slots
from gloaming.env.questions import Questions
from gloaming.env.rows import Rows
from gloaming.env.sheet import Sheet
from gloaming.kernel.events import Event
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.values import Seat

Write = Callable[[bytearray, Any], None]
"""Fills a piece of the sheet from a view."""


class Panel:
    """Parts that change together: they follow from these fields of a view and from nothing else.

    A panel is written anew only when its fields have changed. Its writer leaves nothing of before."""

    def __init__(self, fields: str, write: Write) -> None:
        self.look: Callable[[Any], Any] = attrgetter(*fields.split())
        self.write = write


class Scribe(ABC):
    """One seat of one table: what never changes there, worked out once. It keeps nothing of a game."""

    kind: ClassVar[GameKind]
    version: ClassVar[int]
    sheet: ClassVar[Sheet]
    answers: ClassVar[Answers]
    questions: ClassVar[Questions]
    slot: dict[str, int]
    """The slots of this table's places."""

    def __init__(self, options: Any, seat: Seat) -> None:
        self.me = seat
        self.seats = self.kind.seats(options)
        self.order = tuple((other - seat) % self.seats for other in range(self.seats))
        """Seats are counted clockwise from the own one: an agent learns once for all chairs."""
        self.clockwise = tuple((seat + step) % self.seats for step in range(self.seats))
        self.numbering: Numbering = self.answers.numbered(self.slots(options))
        self.rows = self.journal_rows(options)
        self.people, self.house, self.own = self.people_panels(), self.house_panels(), self.own_panels()
        self.asked: dict[Any, bytearray] = {}
        """The first section as it was written for each question that has come up at tables like this."""

    @classmethod
    def name(cls) -> str:
        return f"{cls.kind.name}_v{cls.version}"

    @abstractmethod
    def slots(self, options: Any) -> Slots:
        """What fills the slots of the answers' domains here."""

    @abstractmethod
    def journal_rows(self, options: Any) -> Rows:
        """How events are written here."""

    @abstractmethod
    def people_panels(self) -> list[Panel]:
        """What all see of the seats, written with seat 0 first: a desk turns it round."""

    @abstractmethod
    def house_panels(self) -> list[Panel]:
        """What else all see."""

    @abstractmethod
    def own_panels(self) -> list[Panel]:
        """What this seat alone sees, or sees in its own way."""

    @abstractmethod
    def notes(self) -> Notes:
        """An empty notebook for this seat."""

    @classmethod
    @abstractmethod
    def scene(cls, view: Any) -> list[str]:
        """The table in words, as a spectator sees it, line by line."""

    @classmethod
    @abstractmethod
    def secrets(cls, view: Any) -> str:
        """What this seat alone knows, in words."""

    @classmethod
    def told(cls, view: Any) -> str:
        """The table in words, and what it waits for."""
        lines = cls.scene(view)
        if view.winner is not None:
            lines.append(f"The {view.winner} have won: {view.reason}.")
        elif view.asked is not None:
            asked = ", ".join(f"seat {seat}" for seat in view.waiting_for)
            lines.append(f"{type(view.asked.step).__name__} waits for {asked}.")
        return "\n".join(lines)


@lru_cache(maxsize=64)
def scribes_of(kind: type[Scribe], options: Any) -> tuple[Scribe, ...]:
    """A scribe for each seat that is played, shared by all games at tables like this."""
    return tuple(kind(options, seat) for seat in range(options.players))


class Notes:
    """What a seat keeps of its journal on the sheet itself, event by event, so that nothing is read twice."""

    hears: ClassVar[dict[type[Event], Callable[[Any, Any], None]]]

    def __init__(self, scribe: Scribe) -> None:
        self.scribe = scribe
        self.page = bytearray(scribe.sheet.width_of["notes"])

    def count(self, at: int) -> None:
        if self.page[at] < 255:
            self.page[at] += 1
