"""Listeners: the connections of a table, each with what it was last sent, so it gets only what is new."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from gloaming.server import protocol, wire
from gloaming.server.games.base import View

PASSING = ("deadline", "now")
"""Fields of a table that run with the time, which isn't news."""


class Outbox(Protocol):
    """Where messages to one browser go."""

    def put(self, message: bytes) -> None: ...

    def end(self, farewell: bytes) -> None: ...


class Snapshot(msgspec.Struct, frozen=True):
    """All that there is to tell to one chair, or to a spectator, at one moment."""

    table: dict[str, bytes]
    view: View
    """None before the game begins."""
    board: dict[str, Any] | None
    deadline: float
    """When the clock runs out. That time runs isn't news: a message about it would tell of sealed answers."""


class Listener:
    """One connection, and what it was last sent."""

    def __init__(self, chair: int | None, outlet: Outbox, former: int | None = None) -> None:
        self.chair, self.former = chair, former
        """The chair that it plays in; of a spectator the one that was theirs, if somebody took it over."""
        self.outlet = outlet
        self.last: Snapshot | None = None
        self.messages = 0
        """The version of the last message: each is one more than the one before, so a gap is noticed."""

    def tell(self, seen: Snapshot) -> None:
        """On arrival, and when the game begins, everything; then what has changed; and nothing if nothing has."""
        self.hear(seen, self.news(seen))

    def hear(self, seen: Snapshot, message: bytes) -> None:
        if message:
            self.last, self.messages = seen, self.messages + 1
            self.outlet.put(message)

    def news(self, seen: Snapshot) -> bytes:
        """The message that tells it; empty if there is none."""
        message: Any
        version = self.messages + 1
        if self.last is None or (self.last.view is None) != (seen.view is None):
            table: Any = wire.changed({}, seen.table)
            view, events = wire.news(None, seen.view)
            message = protocol.Everything(version, self.chair, table, seen.board, view or None, events)
        else:
            fields = wire.changed(self.last.table, seen.table)
            for running in PASSING:
                fields.pop(running, None)
            if self.last.deadline != seen.deadline:
                fields["deadline"] = msgspec.Raw(seen.table["deadline"])
            view, events = wire.news(self.last.view, seen.view)
            if not (fields or view or events):
                return b""
            message = protocol.Change(version, fields, view, events)
        encoded = msgspec.json.encode(message)
        return encoded + b" " * (-len(encoded) % wire.SIZE_CLASS)
