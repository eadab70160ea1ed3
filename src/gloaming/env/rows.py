"""The journal as rows of numbers: what a seat saw happen, one event a row, for those who learn from sequences.

A row has typed columns, so that one embedding serves a column whatever the event:

  kind      1    which event, counted from 1 in the order of the game's kinds; 0: no event yet
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
from functools import cache
from inspect import get_annotations
from typing import Any, NamedTuple

from gloaming.kernel.events import Event
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.values import Seat, Value

COLUMNS = {"seats": 2, "places": 3, "words": 3, "numbers": 3, "flags": 2}
GROUP = 8
CAP = 255


class Language(NamedTuple):
    """How a game's values are written. A type is known by the name that its game's sources call it."""

    columns: Mapping[str, str]
    """The type of a field -> the columns it goes to; "" leaves it out."""
    cards: Sequence[str]
    """What the last columns count."""
    heaps: int
    """How many heaps an event may show."""
    words: Sequence[str]
    """The vocabulary, from 1."""


@cache
def written_types(kind: type[Value]) -> dict[str, str]:
    """The fields of a kind and their types, as the source writes them (`Seat`, not `int`)."""
    found: dict[str, str] = {}
    for owner in reversed(kind.__mro__):
        for name, written in get_annotations(owner).items():
            if name in kind.__struct_fields__:
                found[name] = written if isinstance(written, str) else written.__name__
    return {name: found[name] for name in kind.__struct_fields__}


Put = Callable[["Rows", bytearray, int, Any], None]


class Rows:
    """Writes events for one seat of one table."""

    def __init__(self, kind: GameKind, language: Language, places: Mapping[str, int], order: Sequence[Seat]) -> None:
        self.places = places
        self.order = order
        """Each seat's distance from the own, clockwise."""
        self.words = {word: number for number, word in enumerate(language.words, start=1)}
        self.cards = {card: column for column, card in enumerate(language.cards)}
        self.starts, at = dict[str, int](), 1
        for name, width in COLUMNS.items():
            self.starts[name] = at
            at += width
        self.starts |= {"named": at, "ballots": at, "counts": at, "heap": at + GROUP}
        self.width = at + GROUP + language.heaps * len(self.cards)
        self.plans = {event: (number, self._plan(event, language)) for number, event in enumerate(kind.events, start=1)}
        """For each kind of event its number, and where its fields go."""

    def _plan(self, kind: type[Event], language: Language) -> list[tuple[str, Put, int]]:
        plan, used = list[tuple[str, Put, int]](), Counter[str]()
        for name, written in written_types(kind).items():
            column = language.columns[written]
            if column:
                wide = len(self.cards) if column == "heap" else 1
                plan.append((name, PUTS[column], self.starts[column] + used[column] * wide))
                used[column] += 1
        if any(used[column] > most for column, most in COLUMNS.items()) or used["heap"] > language.heaps:
            raise ValueError(f"{kind.__name__} has more fields of a kind than a row has columns")
        return plan

    def row(self, event: Event) -> bytearray:
        row = bytearray(self.width)
        row[0], plan = self.plans[type(event)]
        for name, put, at in plan:
            value = getattr(event, name)
            if value is not None:
                put(self, row, at, value)
        return row

    def seat(self, row: bytearray, at: int, seat: Seat) -> None:
        row[at] = self.order[seat] + 1

    def place(self, row: bytearray, at: int, place: str) -> None:
        row[at] = self.places[place] + 1

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
            if card is not None:
                row[at + self.cards[card]] += 1


PUTS: dict[str, Put] = {
    "seats": Rows.seat, "places": Rows.place, "words": Rows.word, "numbers": Rows.number, "flags": Rows.flag,
    "named": Rows.named, "ballots": Rows.ballots, "counts": Rows.counts, "heap": Rows.heap,
}  # fmt: skip
"""What writes a value into each sort of columns."""
