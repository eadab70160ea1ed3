"""Who is at the table: who has lost the connection, since when, and for whom everyone has waited too long.

It is worked out from what the whole table knows: connections, the moment of the question, and those whom every view names
as awaited. So a sealed answer changes nothing here, and what a seat is asked behind its back shows nowhere."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from gloaming.kernel.views import awaited
from gloaming.server.table_clock import milliseconds
from gloaming.server.table_state import Attendance

if TYPE_CHECKING:
    from gloaming.server.open_table import OpenTable

AWAY_AFTER = 4.0
"""Seconds without a connection before a seat counts as away; a reload doesn't count."""


A_MOMENT = 0.1
"""So much later they are away for certain."""


class Presence:
    def __init__(self, table: OpenTable) -> None:
        self.open = table
        self.began = time.monotonic()
        self.left_at = dict.fromkeys(range(len(table.table.chairs)), self.began)
        self.looks: list[float] = []
        """When somebody who was expected may be away, the next one first."""

    @property
    def here(self) -> set[int | None]:
        return {listener.chair for listener in self.open.listeners}

    def away(self) -> dict[int, int]:
        missing = self.open.table.owned - self.here
        if not missing:  # as a rule
            return {}
        now, left = time.monotonic(), {chair: self.left_at.get(chair, self.began) for chair in sorted(missing)}
        return {chair: self.moment(at) for chair, at in left.items() if now - at > AWAY_AFTER}

    def idle(self) -> frozenset[int]:
        """Seats with an owner that the table has waited for longer than it has patience, as far as everybody knows."""
        table = self.open.table
        if table.match is None or table.stage != "playing" or table.debating or not table.patience:
            return frozenset()
        has_waited = time.monotonic() - self.open.clock.asked_at >= table.patience
        return table.owned.intersection(awaited(table.match.game)) if has_waited else frozenset()

    def absent(self) -> set[int]:
        """For whom a bot may play if the others wish it. Where people have days, people are away most of the time."""
        least = self.open.table.patience if self.open.table.is_slow else 0.0
        return {chair for chair in self.away() if self.gone_for(chair) >= least} | self.idle()

    def expect(self, *chairs: int) -> None:
        """Players who leave, sit down or move here from another device have some seconds to come; then all are told."""
        now = time.monotonic()
        self.left_at |= dict.fromkeys(chairs, now)
        self.looks.append(now + AWAY_AFTER + A_MOMENT)
        if len(self.looks) == 1:
            self.open.later(AWAY_AFTER + A_MOMENT, self.look)

    def look(self) -> None:
        """One task waits, however many have come and gone meanwhile."""
        now = time.monotonic()
        self.looks = [at for at in self.looks if at > now]
        if self.looks:
            self.open.later(self.looks[0] - now, self.look)
        self.open.notice()

    def gone_for(self, chair: int) -> float:
        """Seconds since this chair was left; 0 while somebody is there, or may only be reloading the page."""
        return time.monotonic() - self.left_at.get(chair, self.began) if chair in self.away() else 0.0

    def moment(self, at: float) -> int:
        return max(0, round(at - self.began))

    def attendance(self) -> Attendance:
        clock, gallery = self.open.clock, self.open.gallery
        now, asked_at = self.moment(time.monotonic()), self.moment(clock.asked_at)
        since = gallery.story_since
        return Attendance(
            self.away(),
            gallery.known,
            gallery.known_screens,
            milliseconds(clock.deadline),
            now,
            asked_at,
            None if since is None else self.moment(since),
        )
