"""Listeners: the connections of a table, each with what it was last sent, so it gets only what is new."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from gloaming.server import protocol, wire
from gloaming.server.padding import SHORT, Frame, Outbox, Sized
from gloaming.server.shared import Shared
from gloaming.server.table_clock import milliseconds

ALOUD = ("talk", "chairs", "settings", "watching", "screens", "story")
"""Fields whose length people choose, by what they say and are called. They come in a message of their own, the same for
everyone: next to a secret they could be made to measure it."""


class Snapshot(msgspec.Struct, frozen=True):
    """All that there is to tell to one chair, or to a spectator, at one moment."""

    table: Shared
    """What everyone is told of the table."""
    now: int
    own: Mapping[str, Any]
    """What of the table this chair alone is told."""
    sight: wire.Sight | None
    """None before the game begins."""
    board: dict[str, Any] | None
    deadline: float
    """When the clock runs out for this chair. That time runs isn't news: a message about it would tell of sealed answers."""
    size: int
    """The length of whatever tells of a change in the game."""

    def opening(self, version: int, chair: int | None) -> protocol.Everything:
        passing = {"deadline": milliseconds(self.deadline), "now": self.now}
        table: Any = {**self.table.all(), **passing, **self.own}
        if self.sight is None:
            return protocol.Everything(version, chair, table, self.board, None, ())
        news = wire.news(None, self.sight)
        return protocol.Everything(version, chair, table, self.board, news.fields, news.events)

    def table_since(self, last: Snapshot) -> Mapping[str, Any]:
        """What is new at the table."""
        news, was_own, own = self.table.news(last.table), last.own, self.own
        if was_own == own and self.deadline == last.deadline:
            return news
        fields: dict[str, Any] = dict(news)
        for name in {**was_own, **own}:
            was, fact = last.own_or_shared(name), self.own_or_shared(name)
            if was != fact:
                fields[name] = fact
        if self.deadline != last.deadline:
            fields["deadline"] = milliseconds(self.deadline)
        return fields

    def own_or_shared(self, name: str) -> Any:
        return self.own[name] if name in self.own else self.table.facts[name]


class Listener:
    """One connection, and what it was last sent."""

    __slots__ = ("came_at", "chair", "former", "last", "messages", "outlet", "page", "relayed", "screen")

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
        self.last = seen
        self.messages += len(news)
        if len(news) == 1:  # as a rule
            return [(self.outlet, *news[0])]
        return [(self.outlet, size, message) for size, message in news]

    def news(self, seen: Snapshot, opening_size: Callable[[], int]) -> list[Sized]:
        """On arrival, and when the game begins, everything; then what has changed; and nothing if nothing has."""
        last, version = self.last, self.messages + 1
        if last is None or (last.sight is None) != (seen.sight is None):
            return [(opening_size(), msgspec.json.encode(seen.opening(version, self.chair)))]
        fields = seen.table_since(last)
        if last.sight is None or seen.sight is None:
            return [(SHORT, table_change(version, fields))] if fields else []
        told: list[Sized] = []
        if fields and not fields.keys().isdisjoint(ALOUD):
            told.append((SHORT, table_change(version, {name: fields[name] for name in ALOUD if name in fields})))
            version, fields = version + 1, {name: fact for name, fact in fields.items() if name not in ALOUD}
        news = wire.news(last.sight, seen.sight)
        if news.fields or news.events:
            told.append((seen.size, news.change(version, fields)))
        elif fields:
            told.append((seen.size, table_change(version, fields)))
        return told


def table_change(version: int, fields: Mapping[str, Any]) -> bytes:
    return msgspec.json.encode(protocol.Change(version, dict(fields), {}, ()))
