"""Set-up, the event stage, consolidation, and the end."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from gloaming.games.invasion.city import District, Sector, Spot
from gloaming.games.invasion.state import Agent, Card, EventName, Reason, Side
from gloaming.kernel.events import EVERYONE, Audience, Event, PublicEvent, to
from gloaming.kernel.values import Seat

# Set-up


class ArchitectNamed(PublicEvent):
    """INV-SETUP-05, INV-CONSOL-02."""

    seat: Seat
    code: ClassVar[str] = "architect:{seat}"


class Landed(PublicEvent):
    """INV-SETUP-17: an initial landing site."""

    district: District
    code: ClassVar[str] = "landed:{district}"
    reveals: ClassVar[Audience] = EVERYONE


class ScientistPlaced(PublicEvent):
    """INV-SETUP-24."""

    seat: Seat
    spot: Spot
    code: ClassVar[str] = "scientist:{seat}>{spot}"


class Drew(Event):
    """INV-INFO-01: all see how many assimilation cards are drawn, and the drawer their faces."""

    seat: Seat
    cards: tuple[Card | None, ...]
    code: ClassVar[str] = "drew:{seat}={cards}"
    reveals: ClassVar[Audience] = to("seat", veiled=("cards",))

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=(None,) * len(self.cards))


# The event stage


class RoundBegan(PublicEvent):
    number: int
    architect: Seat
    code: ClassVar[str] = "round:{number}/{architect}"


class EventTurned(PublicEvent):
    """INV-INFO-08: the top card of the event deck."""

    card: EventName
    code: ClassVar[str] = "event:{card}"
    reveals: ClassVar[Audience] = EVERYONE
    big: ClassVar[bool] = True


class PressureChanged(PublicEvent):
    value: int
    code: ClassVar[str] = "pressure:{value}"


class TokensLaid(PublicEvent):
    districts: tuple[District, ...]
    code: ClassVar[str] = "laid:{districts}"


class TokensRemoved(PublicEvent):
    districts: tuple[District, ...]
    code: ClassVar[str] = "removed:{districts}"


# Consolidation


class SirensReturned(PublicEvent):
    """INV-CONSOL-01."""

    agents: tuple[Agent, ...]
    code: ClassVar[str] = "sirens:{agents}"


class Reorganised(PublicEvent):
    """INV-CONSOL-05 to -09: so many cards went on top of the event deck, and so many under it."""

    upcoming: int
    prevented: int
    code: ClassVar[str] = "reorganised:{upcoming}/{prevented}"


class DistrictRolled(PublicEvent):
    """INV-CONSOL-10: both dice."""

    sector: Sector
    address: int
    code: ClassVar[str] = "rolled:{sector}/{address}"
    reveals: ClassVar[Audience] = EVERYONE


# The end


class GameEnded(PublicEvent):
    winner: Side
    reason: Reason
    code: ClassVar[str] = "end:{winner}/{reason}"
    big: ClassVar[bool] = True
