"""The journal as rows of numbers: what a seat saw happen, one event a row, for those who learn from sequences.

A row has typed columns, so one embedding serves a column whatever the event:

  kind      1    which event, counted from 1 in the order of the layout; 0: no event yet; 255: one that came after the release
  seats     2    who it names, counted clockwise from this seat, from 1; 0: nobody
  places    3    where, by the numbers of places, from 1; 0: nowhere
  words     3    cards, Roles, tokens and other words, by the game's vocabulary, from 1; 0: none, or a hidden face
  numbers   3    counts, rounds, points
  flags     2    1: no, 2: yes; 0: the event has none
  group     8    for each seat, this one first: 1 if it is named; in a row of ballots who it names, from 1
  cards     N    how many of each card, for events that show several; twice if an event shows two heaps
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gloaming.env.encoding import byte
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
        """Each seat's distance from this one, clockwise."""
        self.cards = domains.slots("heap")
        self.numbers: dict[str, dict[Any, int]] = {
            "seats": {seat: distance + 1 for seat, distance in enumerate(order)},
            "places": {place: byte(slot + 1) for place, slot in domains.slots("anywhere").items()},
            "words": {word: byte(slot + 1) for word, slot in domains.slots("word").items()},
            "flags": {False: 1, True: 2},
        }
        """What stands for each value in a column."""
        self.starts, at = dict[str, int](), 1
        for name, width in COLUMNS.items():
            self.starts[name] = at
            at += width
        self.starts |= {"named": at, "ballots": at, "counts": at, "heap": at + GROUP}
        self.width = at + GROUP + layout.heaps * len(self.cards)
        self.plans = {event: (nth, self._plan(fields)) for nth, (event, fields) in enumerate(layout.events.items(), 1)}
        """For each kind of event its number, and where its fields go."""

    def _plan(self, fields: Mapping[str, str]) -> list[tuple[str, str, int]]:
        plan, used = list[tuple[str, str, int]](), Counter[str]()
        for name, column in fields.items():
            wide = len(self.cards) if column == "heap" else 1
            plan.append((name, column, self.starts[column] + used[column] * wide))
            used[column] += 1
        return plan

    def row(self, event: Event) -> bytearray:
        row = bytearray(self.width)
        row[0], plan = self.plans.get(type(event).__name__, (UNKNOWN, ()))
        for name, column, at in plan:
            value = getattr(event, name)
            if value is None:
                continue
            if column in self.numbers:
                row[at] = self.numbers[column].get(value, 0)
            else:
                PUTS[column](self, row, at, value)
        return row

    def number(self, row: bytearray, at: int, number: int) -> None:
        row[at] = byte(number)

    def named(self, row: bytearray, at: int, seats: Sequence[Seat]) -> None:
        for seat in seats:
            row[at + self.order[seat]] = 1

    def ballots(self, row: bytearray, at: int, ballots: Sequence[Seat | None]) -> None:
        for seat, ballot in enumerate(ballots):
            if ballot is not None:
                row[at + self.order[seat]] = self.order[ballot] + 1

    def counts(self, row: bytearray, at: int, counts: Sequence[int]) -> None:
        """One for each seat; what comes after the seats is left out."""
        for seat, count in zip(self.order, counts, strict=False):
            row[at + seat] = byte(count)

    def heap(self, row: bytearray, at: int, cards: Sequence[str | None]) -> None:
        for card in cards:
            if card in self.cards:
                row[at + self.cards[card]] += 1


PUTS: dict[str, Put] = {
    "numbers": Rows.number, "named": Rows.named, "ballots": Rows.ballots, "counts": Rows.counts, "heap": Rows.heap,
}  # fmt: skip
"""What writes a value into each other sort of columns."""
