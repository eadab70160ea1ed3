"""What is said aloud, as the terminal tells it: who said it, when, and in which words."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import Any, NamedTuple

from gloaming.kernel.events import Event
from gloaming.kernel.talk import Said, Statement
from gloaming.kernel.values import Seat
from gloaming.words import t


class Line(NamedTuple):
    seat: Seat
    after: int
    """How many events all had seen by then."""
    said: Statement | str
    """The id of a message, where a bot has no statement to make."""
    number: int = 0
    """What chooses among several ways to say it."""

    def words(self, speech: Any) -> str:
        words = t(self.said) if isinstance(self.said, str) else speech.says(self.said, self.number, self.seat)
        return t("line-aloud", name=speech.label(self.seat), line=words)


def lines_of(talk: Iterable[Said], people: Container[Seat] = ()) -> list[Line]:
    """As on the page: bots don't all sound alike, and what a person says stands as it was offered to them."""
    numbered = enumerate(talk, start=1)
    return [
        Line(said.seat, said.heard, said.statement, 0 if said.seat in people else number) for number, said in numbered
    ]


def open_in(journal: Iterable[Event]) -> int:
    """How many of these events all have seen: talk and play are in one order by it."""
    return sum(event.seen_by(None) is not None for event in journal)


def places_in(journal: Sequence[Event], before: int) -> dict[int, int]:
    """By how many events all had seen: where to break off, just before the next of them."""
    opened = [at for at, event in enumerate(journal) if event.seen_by(None) is not None]
    return {before + count: at for count, at in enumerate(opened)}
