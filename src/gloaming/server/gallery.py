"""The gallery: those who watch a table. They are all told the same, so it is encoded once, and they come after the players."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from gloaming.server.listeners import Listener, Snapshot
from gloaming.server.padding import Frame, Sized, send

if TYPE_CHECKING:
    from gloaming.server.open_table import OpenTable

MOST_WATCHING = 500
"""At one table. More than a class or a club; for a stadium somebody films one of these screens."""
AT_ONCE = 50
"""So many are told in one go; the rest of the house has its turn before the next."""
NEWS_SECONDS = 1.0
"""The news of who comes and goes here is told no more often."""
FRESH_SECONDS = 0.25
"""People who come within so short a time are welcomed with the same message. Its clocks may be off by as much."""


class Gallery:
    def __init__(self, table: OpenTable) -> None:
        self.open = table
        self.waiting: dict[Listener, None] = {}
        """Those who have yet to be told what is new; it has a task while there are any."""
        self.known = self.known_screens = 0
        """How many watch, and on how many screens, as everybody was told. It changes at its own time only: a message that came sooner, with
        whatever else there is to tell, would show when an answer was sealed."""
        self.has_story = False
        self.story_since: float | None = None
        """When the screens began to tell the game that is over; None before its end, and while they are stopped."""
        self.news_at = 0.0
        """When the others hear of the latest who came or went; it has a task until then."""
        self.messages = 0
        """How many messages those who have heard most have got after their first: newcomers count on from there, so all
        have the same numbers."""
        self.welcome_until = 0.0
        self.seen: Snapshot | None = None
        self.opening: list[Sized] = []

    @property
    def count(self) -> int:
        return sum(listener.chair is None for listener in self.open.listeners)

    @property
    def is_full(self) -> bool:
        return self.count >= MOST_WATCHING

    def welcome(self, listener: Listener) -> None:
        """Everything at once for this one. That somebody has come is told to the others with those who follow."""
        if listener.former is not None:
            send(listener.tell(self.open.snapshot(listener), self.open.opening_size))
        else:
            listener.messages = self.messages
            if self.seen is None or time.monotonic() > self.welcome_until:
                self.seen = self.open.snapshot(listener)
                self.opening = listener.news(self.seen, self.open.opening_size)
                self.welcome_until = time.monotonic() + FRESH_SECONDS
            send(listener.hear(self.seen, self.opening))
        self.notice()

    def notice(self) -> None:
        """Somebody has come or gone."""
        now = time.monotonic()
        if now >= self.news_at:
            self.news_at = now + NEWS_SECONDS
            self.open.later(NEWS_SECONDS, self.tell_count)

    def tell_count(self) -> None:
        self.known_screens = sum(listener.screen for listener in self.open.listeners if listener.chair is None)
        self.known = self.count - self.known_screens
        self.open.tell()

    def go_on(self) -> None:
        """The story begins by itself with the end of the game, and when a table that is over is opened again."""
        if self.open.table.stage == "over" and not self.has_story:
            self.has_story, self.story_since = True, time.monotonic()

    def tell_story(self, *, telling: bool) -> None:
        """All screens begin together, and one that comes later joins where they are. Before the end there is no story."""
        if self.has_story:
            self.story_since = time.monotonic() if telling else None
            self.open.tell()

    def tell(self) -> None:
        """The first of them at once, the others by and by; those still waiting when there is more hear only the newest."""
        self.seen = None
        busy = bool(self.waiting)
        self.waiting = {listener: None for listener in self.open.listeners if listener.chair is None}
        if self.waiting and not busy:
            self.tell_some()
            if self.waiting:
                self.open.later(0, self.tell_rest)

    def tell_some(self) -> None:
        """Those who have heard the same so far hear the same now."""
        seen: dict[int | None, Snapshot] = {}
        news: dict[tuple[int, int], list[Sized]] = {}
        frames: list[Frame] = []
        for listener in list(self.waiting)[:AT_ONCE]:
            del self.waiting[listener]
            now = seen.get(listener.former) or seen.setdefault(listener.former, self.open.snapshot(listener))
            key = id(listener.last), listener.messages
            if listener.former is not None:
                frames += listener.tell(now, self.open.opening_size)
                continue
            if key not in news:
                news[key] = listener.news(now, self.open.opening_size)
            frames += listener.hear(now, news[key])
            self.messages = max(self.messages, listener.messages - 1)
        send(frames)

    async def tell_rest(self) -> None:
        while self.waiting:
            self.tell_some()
            await asyncio.sleep(0)
