"""Listeners: the connections of a table, each with what it was last sent, so it gets only what is new."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from gloaming.server import protocol, wire
from gloaming.server.games.base import View
from gloaming.server.padding import SHORT, Frame, Outbox, Sized

PASSING = ("deadline", "now")
"""Fields of a table that run with the time, which isn't news."""
ALOUD = ("talk", "chairs", "settings", "watching", "screens", "story")
"""Fields whose length people choose, by what they say and are called. They come in a message of their own, the same for
everyone: next to a secret they could be made to measure it."""


class Snapshot(msgspec.Struct, frozen=True):
    """All that there is to tell to one chair, or to a spectator, at one moment."""

    table: dict[str, bytes]
    view: View
    """None before the game begins."""
    board: dict[str, Any] | None
    deadline: float
    """When the clock runs out. That time runs isn't news: a message about it would tell of sealed answers."""
    size: int
    """The length of whatever tells of a change in the game."""

    def opening(self, version: int, chair: int | None) -> protocol.Everything:
        table: Any = wire.changed({}, self.table)
        view, events = wire.news(None, self.view)
        return protocol.Everything(version, chair, table, self.board, view or None, events)


class Listener:
    """One connection, and what it was last sent."""

    def __init__(
        self,
        chair: int | None,
        outlet: Outbox,
        former: int | None = None,
        *,
        screen: bool = False,
        relayed: bool = False,
        page: str = "",
    ) -> None:
        self.chair, self.former = chair, former
        """The chair that it plays in; of a spectator the one that was theirs, if somebody took it over."""
        self.screen = screen
        self.page = page
        """Which page of which browser this is, if it says so."""
        self.relayed, self.came_at = relayed, time.monotonic()
        """Whether another node has passed it on: then the proxy holds that the table belongs there."""
        self.outlet = outlet
        self.last: Snapshot | None = None
        self.messages = 0
        """The version of the last message: each is one more than the one before, so a gap is noticed."""

    def tell(self, seen: Snapshot, opening_size: Callable[[], int]) -> list[Frame]:
        return self.hear(seen, self.news(seen, opening_size))

    def hear(self, seen: Snapshot, news: Sequence[Sized]) -> list[Frame]:
        self.last, self.messages = seen, self.messages + len(news)
        return [(self.outlet, size, message) for size, message in news]

    def news(self, seen: Snapshot, opening_size: Callable[[], int]) -> list[Sized]:
        """On arrival, and when the game begins, everything; then what has changed; and nothing if nothing has."""
        last, version = self.last, self.messages + 1
        if last is None or (last.view is None) != (seen.view is None):
            return [(opening_size(), msgspec.json.encode(seen.opening(version, self.chair)))]
        fields = wire.changed(last.table, seen.table)
        for running in PASSING:
            fields.pop(running, None)
        if last.deadline != seen.deadline:
            fields["deadline"] = msgspec.Raw(seen.table["deadline"])
        aloud = fields if seen.view is None else {name: fields.pop(name) for name in ALOUD if name in fields}
        told: list[Sized] = []
        if aloud:
            told.append((SHORT, msgspec.json.encode(protocol.Change(version, aloud, {}, ()))))
        view, events = wire.news(last.view, seen.view)
        if seen.view is not None and (fields or view or events):
            change = protocol.Change(version + len(told), fields, view, events)
            told.append((seen.size, msgspec.json.encode(change)))
        return told
