"""Events: what happened, and who may know it. A seat's journal is what it saw of them; it is that seat's memory."""

from __future__ import annotations

from typing import ClassVar

from gloaming.kernel.values import Coded, Seat


class Event(Coded):
    """A fact, in the past tense. Unless a kind says otherwise nobody sees it."""

    reveals: ClassVar[bool] = False
    """Whether the rules let this event bring a hidden fact to light (a card drawn openly, a Role shown)."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        """What this seat (None: a spectator) sees of it: the event itself, a veiled twin, or nothing."""
        return None


class PublicEvent(Event):
    """Seen by all."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self


class PrivateEvent(Event):
    """Seen by its own seat alone."""

    seat: Seat

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None
