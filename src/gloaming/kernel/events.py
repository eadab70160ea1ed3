"""Events: what happened, and who may know it. A seat's journal is what it saw of them; it is that seat's memory."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from gloaming.kernel.values import Coded, Seat


class Audience(msgspec.Struct, frozen=True):
    """Who learns the hidden facts that an event carries. `seen_by` shows them; this is the rules' word on it, and the
    proving ground holds the two against each other."""

    seats: tuple[str, ...] | None = None
    """The fields that name the seats it is for; None: it is for everyone."""
    veiled: tuple[str, ...] = ()
    """The fields that are blank to everyone else; without any, nobody else sees the event at all."""
    news: bool = True
    """Whether they learn it here and now. Only then may two worlds part at it, and only for them."""

    def includes(self, event: Event, seat: Seat | None) -> bool:
        return self.seats is None or any(getattr(event, name) == seat for name in self.seats)

    def parts(self, event: Event, seat: Seat | None) -> bool:
        """Whether this event may tell two worlds apart for this seat."""
        return self.news and self.includes(event, seat)

    def sight(self, event: Event, seat: Seat | None) -> Event | None:
        """What the rules let this seat see of the event."""
        if self.includes(event, seat):
            return event
        blanks = {name: blank(getattr(event, name)) for name in self.veiled}
        return msgspec.structs.replace(event, **blanks) if blanks else None


NOBODY = Audience(news=False)
"""Nothing hidden is in it: everyone sees it, and nobody learns anything that tells two worlds apart."""
EVERYONE = Audience()


def to(*seats: str, veiled: tuple[str, ...] = ()) -> Audience:
    """The seats in these fields learn it."""
    return Audience(seats, veiled)


def kept_by(*seats: str, veiled: tuple[str, ...] = ()) -> Audience:
    """The seats in these fields know it already, from an answer of their own; it stays hidden from everyone else."""
    return Audience(seats, veiled, news=False)


def blank(value: Any) -> Any:
    """As many backs as there are faces."""
    return (None,) * len(value) if isinstance(value, tuple) else None


class Event(Coded):
    """A fact, in the past tense. Unless a kind says otherwise nobody sees it."""

    reveals: ClassVar[Audience] = NOBODY
    """To whom the rules let this event bring a hidden fact to light (a card drawn openly, a Role shown)."""

    shown: ClassVar[str] = ""
    """How a table shows it when it happens, in the words of `facets.Treatment`: "motion now". It depends on
    the kind alone, so the way that something is shown tells nothing about what is in it."""

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
