"""The bell of a table: it rings for those who are away, at public moments, after a pause that is drawn, and not too often.

The log is its outbox. The entry that makes a moment is saved before anybody is told of it, and `Noticed` follows when the notices
are out: after a crash whatever is not noticed yet rings again. So a notice is sent once, or twice, and never not at all."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

from gloaming.kernel.views import awaited
from gloaming.server import entries as log
from gloaming.server.notices.receivers import DEVICES, Receiver

if TYPE_CHECKING:
    from gloaming.server.notices.post import Post
    from gloaming.server.open_table import OpenTable

PAUSE = (5.0, 20.0)
"""Seconds. Drawn for each notice, from nothing that anybody holds."""
DICE = random.SystemRandom()
"""Of the machine's own: nobody works out what they will show."""
EVERY = 300
"""At most one notice in so many seconds. What comes sooner waits, and is one with what comes after it."""


class Bell:
    def __init__(self, table: OpenTable, post: Post) -> None:
        self.open, self.post = table, post
        self.receivers: list[Receiver] | None = None
        """None until they have been read."""
        self.is_reading = False
        self.is_set = False
        self.sent = 0
        """The last moment of which notices went out from here."""
        self.moment = 0
        self.since = 0.0
        """When the last moment was, on the machine's clock."""

    @property
    def is_needed(self) -> bool:
        """Then the table is kept at hand, and opened again after a restart, though nobody is there."""
        return bool(self.receivers)

    def go_on(self) -> None:
        """Something has happened at the table, or somebody has left."""
        moments = self.open.table.moments
        if self.moment != moments.number:
            self.moment, self.since = moments.number, time.monotonic()
        if self.receivers is None:
            if not self.is_reading:
                self.is_reading = True
                self.open.later(0, self.read)
        elif self.receivers and not self.is_set and (self.is_wanted() if moments.is_news else self.is_over):
            self.is_set = True
            self.open.later(max(DICE.uniform(*PAUSE), moments.noticed_at + EVERY - time.time()), self.ring)
        if self.lost():
            self.open.later(0, self.drop, [])

    @property
    def is_over(self) -> bool:
        return self.open.table.stage in ("over", "aborted")

    async def read(self) -> None:
        self.receivers = await self.open.store.receivers_of(self.open.table.code)
        self.go_on()

    def is_wanted(self) -> bool:
        """Whether there is anybody to call, by what everyone at the table knows. Somebody who was there at that moment has seen
        it; the table waits only for who has not."""
        table, presence = self.open.table, self.open.presence
        if table.moments.what != "waits":
            return True
        away = presence.away()
        if table.moments.called:
            return bool(away)
        if table.match is None or table.stage != "playing":
            return False
        missed = {chair for chair in away if presence.left_at.get(chair, presence.began) <= self.since}
        asked = table.people.intersection(awaited(table.match.game))
        return any(chair in missed and not table.holder(chair).covered for chair in asked)

    async def ring(self) -> None:
        """Until all of it is done nothing else is set off; should the log not take it, it is tried again (`OpenTable.later`)."""
        moments = self.open.table.moments
        if moments.is_news and self.is_wanted():
            number, what = moments.number, moments.what
            if self.sent < number:
                self.sent = number
                await self.drop(await self.post.send(what, self.absent()))
            async with self.open.turn:
                await self.open.add(log.Noticed(number, int(time.time())))
        if self.is_over and not moments.is_news:
            await self.drop(self.receivers or [])
        self.is_set = False
        self.go_on()

    def absent(self) -> list[Receiver]:
        """Who asked and isn't here; and the host's program, which never is."""
        here, table = self.open.presence.here, self.open.table
        return [
            receiver
            for receiver in self.receivers or []
            if receiver.confirmed
            and (not receiver.seat or ((chair := table.chair_of(receiver.seat)) is not None and chair not in here))
        ]

    # Who is told

    async def add(self, receiver: Receiver) -> None:
        """From now on. Somebody who is here knows what has been until now. An address takes the place of the one before it;
        of a seat's devices the last few are told."""
        await self.read()
        same = [
            each for each in self.of(receiver.seat) if each.way == receiver.way and each.address != receiver.address
        ]
        room = DEVICES - 1 if receiver.way == "push" else 0
        for earlier in same[: max(0, len(same) - room)]:
            await self.open.store.drop_receiver(earlier)
        await self.open.store.keep_receiver(receiver)
        await self.read()
        moments = self.open.table.moments
        if moments.is_news and len(self.receivers or ()) == 1:
            async with self.open.turn:
                await self.open.add(log.Noticed(moments.number, moments.noticed_at))

    def of(self, seat: str) -> list[Receiver]:
        return [receiver for receiver in self.receivers or [] if receiver.seat == seat]

    async def drop(self, receivers: list[Receiver]) -> None:
        """For good. With them go those whose seat is somebody else's by now."""
        gone = {*receivers, *self.lost()}
        for receiver in gone:
            await self.open.store.drop_receiver(receiver)
        if gone:
            self.receivers = await self.open.store.receivers_of(self.open.table.code)

    def lost(self) -> list[Receiver]:
        return [each for each in self.receivers or [] if each.seat and self.open.table.chair_of(each.seat) is None]
