"""Public moments: when those who are away may be told something, and what. They follow from the log, by what a spectator sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from gloaming.kernel.views import awaited
from gloaming.server import entries as log

if TYPE_CHECKING:
    from gloaming.server.table import Table

What = Literal["begins", "waits", "over"]
"""The whole vocabulary. None of these words depends on who reads it."""


class Seen(msgspec.Struct, frozen=True):
    """What of a table everyone sees, as far as it makes a moment."""

    stage: str = "lobby"
    round: int = 0
    debating: bool = False
    awaited: frozenset[int] = frozenset()
    """Whom the table waits for, as far as everybody knows: a sealed answer changes nothing here."""


def seen_at(table: Table) -> Seen:
    if table.match is None or table.stage != "playing":
        return Seen(table.stage)
    return Seen(table.stage, table.round, table.debating, frozenset(awaited(table.match.game)))


def between(before: Seen, now: Seen) -> What | None:
    """What there is to say when the one has become the other; None: nothing. A table that was only laid out ends unsung."""
    if before.stage != now.stage:
        return "begins" if now.stage == "playing" else "over" if before.stage == "playing" else None
    later = before.round != now.round or (before.debating and not now.debating)
    return "waits" if later or now.awaited - before.awaited else None


class Moments:
    """How many there were, which was the last, and how many of them those who are away know."""

    def __init__(self) -> None:
        self.seen = Seen()
        self.number = 0
        self.what: What = "waits"
        self.called = False
        """Whether the host has asked for those who are away: then it is nobody's turn in particular."""
        self.noticed = 0
        self.noticed_at = 0
        """When the last notice was sent, in seconds since 1970."""
        self.due: log.Due | None = None
        """When the open question is over, where people have days."""

    @property
    def is_news(self) -> bool:
        return self.number > self.noticed

    def look(self, table: Table, entry: log.Entry) -> None:
        """The table is what it is since this entry."""
        before, self.seen = self.seen, seen_at(table)
        if isinstance(entry, log.Noticed):
            self.noticed, self.noticed_at = entry.moment, entry.at
            return
        self.due = entry if isinstance(entry, log.Due) else self.due
        called = isinstance(entry, log.Called)
        what = "waits" if called else between(before, self.seen)
        if what is not None and table.course is None:
            self.number, self.what, self.called = self.number + 1, what, called
