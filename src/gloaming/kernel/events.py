"""Events: what happened, and who may know it. A seat's journal is what it saw of them; it is that seat's memory."""

from __future__ import annotations

from typing import Any, ClassVar, Self

import msgspec

from gloaming.kernel.values import Coded, Seat


class Event(Coded):
    """A fact, in the past tense. Unless a kind says otherwise nobody sees it."""

    reveals: ClassVar[bool] = False
    """Whether the rules let this event bring a hidden fact to light (a card drawn openly, a Role shown)."""

    veils: ClassVar[tuple[str, ...]] = ()
    """The fields that only the event's own seat sees; everyone else sees a twin without them."""

    big: ClassVar[bool] = False
    """Whether it stands out in a log: a death, a vote, the end."""

    fleeting: ClassVar[bool] = False
    """Whether a table without written notes forgets it as soon as its question is answered."""

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


class VeiledEvent(Event):
    """Everyone sees that it happened; what it `veils` is seen by its own seat alone."""

    seat: Seat

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else self.veiled()

    def veiled(self) -> Self:
        """The twin that everyone else sees: nothing in place of a card, and of several cards only how many they are."""
        return msgspec.structs.replace(self, **{field: _back_of(getattr(self, field)) for field in self.veils})


def _back_of(secret: Any) -> Any:
    return (None,) * len(secret) if isinstance(secret, tuple) else None
