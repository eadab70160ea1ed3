"""The journal as rows of numbers: what a seat saw happen, one event a row, for those who learn from sequences.

A row has typed columns, so that one embedding serves a column whatever the event:

  kind      1    which event, counted from 1 in the order of the layout; 0: no event yet; 255: one that came after the release
  seats     2    whom it names, counted clockwise from the own seat, from 1; 0: nobody
  places    3    where, by the numbers of places, from 1; 0: nowhere
  words     3    cards, Roles, tokens and other words, by the game's vocabulary, from 1; 0: none, or a hidden face
  numbers   3    counts, rounds, points
  flags     2    1: no, 2: yes; 0: the event has none
  group     8    for each seat, the own first: 1 if it is one of those named; in a row of ballots whom it names, from 1
  cards     N    how many of each card, for events that show several; twice if an event shows two heaps
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gloaming.env.encoding import CAP
from gloaming.env.layout import Domains, Layout
from gloaming.kernel.events import Event
from gloaming.kernel.values import Seat

COLUMNS = {"seats": 2, "places": 3, "words": 3, "numbers": 3, "flags": 2}
GROUP = 8
UNKNOWN = 255

Put = Callable[["Rows", bytearray, int, Any], None]


class Rows:
    """Writes events for one seat of one table."""

    def __init__(self, layout: Layout, domains: Domains, order: Sequence[Seat]) -> None:
        self.order = order
        """Each seat's distance from the own, clockwise."""
        self.places = from_one(domains.slots("anywhere"))
        self.words = from_one(domains.slots("word"))
        self.cards = domains.slots("heap")
        self.starts, at = dict[str, int](), 1
        for name, width in COLUMNS.items():
            self.starts[name] = at
            at += width
        self.starts |= {"named": at, "ballots": at, "counts": at, "heap": at + GROUP}
        self.width = at + GROUP + layout.heaps * len(self.cards)
        self.plans = {event: (nth, self._plan(fields)) for nth, (event, fields) in enumerate(layout.events.items(), 1)}
        """For each kind of event its number, and where its fields go."""

    def _plan(self, fields: Mapping[str, str]) -> list[tuple[str, Put, int]]:
        plan, used = list[tuple[str, Put, int]](), Counter[str]()
        for name, column in fields.items():
            wide = len(self.cards) if column == "heap" else 1
            plan.append((name, PUTS[column], self.starts[column] + used[column] * wide))
            used[column] += 1
        return plan

    def row(self, event: Event) -> bytearray:
        row = bytearray(self.width)
        row[0], plan = self.plans.get(type(event).__name__, (UNKNOWN, ()))
        for name, put, at in plan:
            value = getattr(event, name)
            if value is not None:
                put(self, row, at, value)
        return row

    def seat(self, row: bytearray, at: int, seat: Seat) -> None:
        row[at] = self.order[seat] + 1

    def place(self, row: bytearray, at: int, place: str) -> None:
        row[at] = self.places.get(place, 0)

    def word(self, row: bytearray, at: int, word: str) -> None:
        row[at] = self.words.get(word, 0)

    def number(self, row: bytearray, at: int, number: int) -> None:
        row[at] = min(number, CAP)

    def flag(self, row: bytearray, at: int, flag: bool) -> None:
        row[at] = 1 + flag

    def named(self, row: bytearray, at: int, seats: Sequence[Seat]) -> None:
        for seat in seats:
            row[at + self.order[seat]] = 1

    def ballots(self, row: bytearray, at: int, ballots: Sequence[Seat | None]) -> None:
        for seat, ballot in enumerate(ballots):
            if ballot is not None:
                row[at + self.order[seat]] = self.order[ballot] + 1

    def counts(self, row: bytearray, at: int, counts: Sequence[int]) -> None:
        """One for each seat; whatever comes after the seats is left out."""
        for seat, count in zip(self.order, counts, strict=False):
            row[at + seat] = min(count, CAP)

    def heap(self, row: bytearray, at: int, cards: Sequence[str | None]) -> None:
        for card in cards:
            if card in self.cards:
                row[at + self.cards[card]] += 1


PUTS: dict[str, Put] = {
    "seats": Rows.seat, "places": Rows.place, "words": Rows.word, "numbers": Rows.number, "flags": Rows.flag,
    "named": Rows.named, "ballots": Rows.ballots, "counts": Rows.counts, "heap": Rows.heap,
}  # fmt: skip
"""What writes a value into each sort of columns."""


def from_one(slots: Mapping[Any, int]) -> dict[Any, int]:
    return {value: min(slot + 1, CAP) for value, slot in slots.items()}
