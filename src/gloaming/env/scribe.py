"""The scribe: writes what one seat sees as numbers, as the layout of its version has it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter
from typing import Any, NamedTuple

from gloaming.env.encoding import encoder
from gloaming.env.layout import Domains
from gloaming.env.notes import Notes
from gloaming.env.questions import Questions
from gloaming.env.rows import Rows
from gloaming.env.sheet import Field
from gloaming.env.versions import Version
from gloaming.kernel.values import Seat

Look = Callable[[Any], Any]
Write = Callable[[bytearray, Any], None]


class Entry(NamedTuple):
    """A part of the sheet at this table: what it shows of a view, and how that is written."""

    part: Field
    fields: tuple[str, ...]
    """It follows from these fields of a view and from nothing else."""
    look: Look
    write: Write


class Plan:
    """All of a section's parts, and the fields of a view that each follows from."""

    def __init__(self, page: bytearray, entries: list[Entry]) -> None:
        self.entries = entries
        fields = list(dict.fromkeys(field for entry in entries for field in entry.fields)) or ["seat"]
        heads = list(dict.fromkeys(field.partition(".")[0] for field in fields))
        read: Any = attrgetter(*heads)
        self.look: Look = read if len(heads) > 1 else lambda view: (read(view),)
        followers = {field: [entry[-2:] for entry in entries if field in entry.fields] for field in fields}
        self.followers = [
            (nth, [(field.partition(".")[2], followers[field]) for field in fields if field.partition(".")[0] == head])
            for nth, head in enumerate(heads)
        ]
        """How to look at and write the parts where a field has changed, or one entry of it."""
        self.bytes = bytes(page)
        self.seen: tuple[Any, ...] | None = None
        """The first page that was ever written, and the fields that it was written from."""


class Scribe:
    """One seat of one table: what never changes there, worked out once.

    Of games it keeps only the first pages it wrote: later ones begin as copies, and every field is compared."""

    def __init__(self, version: Version, options: Any, seat: Seat) -> None:
        self.version, self.layout, self.sheet = version, version.layout, version.sheet
        self.me = seat
        self.seats = version.kind.seats(options)
        self.order = tuple((other - seat) % self.seats for other in range(self.seats))
        """Seats are numbered clockwise from this one, so an agent learns once for every seat."""
        self.clockwise = tuple((seat + step) % self.seats for step in range(self.seats))
        found = version.fills(options)
        self.domains = version.domains.filled({**found, "seat": self.clockwise})
        self.numbering = version.answers.numbered(self.domains)
        self.rows = Rows(self.layout, self.domains, self.order)
        self.questions = Questions(self)
        in_order = Domains({**self.domains.listed, "seat": range(self.seats)})
        self.people = self._plan("people", in_order)
        """Written with seat 0 first: a desk turns it round."""
        self.house, self.own = self._plan("house", in_order), self._plan("own", self.domains)

    def _plan(self, section: str, domains: Domains) -> Plan:
        wide, entries = self.sheet.width_of[section], []
        row = wide if section == "people" else 0
        page = bytearray(wide * self.seats if row else wide)
        for part in self.sheet.sections[section]:
            at = self.sheet.start[part.name]
            if part.source:
                fields, look = self.version.look(part.source)
                write = written_in_rows(part, domains, at, row) if row else written(part, domains, at)
                entries.append(Entry(part, fields, look, write))
            elif row:
                page[at::row] = bytes([1] * self.seats)  # somebody sits there
        return Plan(page, entries)

    def notes(self) -> Notes:
        """An empty notebook for this seat."""
        return self.version.notes(self)


def written(part: Field, domains: Domains, at: int) -> Write:
    encode, place = encoder(part.encoding, domains), slice(at, at + part.width)

    def write(page: bytearray, value: Any) -> None:
        page[place] = encode(value)

    return write


def written_in_rows(part: Field, domains: Domains, at: int, row: int) -> Write:
    """A part of `people`: a piece of it in each row."""
    if part.width == 1:
        encode, column = encoder(part.encoding, domains), slice(at, None, row)

        def write(page: bytearray, value: Any) -> None:
            page[column] = encode(value)

    else:
        inner, seats = encoder(part.encoding.removeprefix("seat: "), domains), domains.values("seat")
        places = [slice(at + nth * row, at + nth * row + part.width) for nth in range(len(seats))]

        def write(page: bytearray, value: Any) -> None:
            values = value if isinstance(value, tuple) else map((value or {}).get, seats)
            for place, piece in zip(places, map(inner, values), strict=True):
                page[place] = piece

    return write


@lru_cache(maxsize=64)
def scribes_of(version: Version, options: Any) -> tuple[Scribe, ...]:
    """A scribe for each seat that is played, shared by all games at tables like this."""
    return tuple(Scribe(version, options, seat) for seat in range(options.players))
