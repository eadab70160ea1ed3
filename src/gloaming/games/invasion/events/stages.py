"""Set-up, the event stage, consolidation, and the end."""

from __future__ import annotations

from typing import ClassVar

from gloaming.games.invasion.city import District, Sector, Spot
from gloaming.games.invasion.state import Agent, Card, EventName, Reason, Side
from gloaming.kernel.events import PublicEvent, VeiledEvent
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
    reveals: ClassVar[bool] = True


class ScientistPlaced(PublicEvent):
    """INV-SETUP-24."""

    seat: Seat
    spot: Spot
    code: ClassVar[str] = "scientist:{seat}>{spot}"


class Drew(VeiledEvent):
    """INV-INFO-01: all see how many assimilation cards are drawn, and the drawer their faces."""

    cards: tuple[Card | None, ...]
    code: ClassVar[str] = "drew:{seat}={cards}"
    reveals: ClassVar[bool] = True
    veils: ClassVar[tuple[str, ...]] = ("cards",)


# The event stage


class RoundBegan(PublicEvent):
    number: int
    architect: Seat
    code: ClassVar[str] = "round:{number}/{architect}"


class EventTurned(PublicEvent):
    """INV-INFO-08: the top card of the event deck."""

    card: EventName
    code: ClassVar[str] = "event:{card}"
    reveals: ClassVar[bool] = True
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
    reveals: ClassVar[bool] = True


# The end


class GameEnded(PublicEvent):
    winner: Side
    reason: Reason
    code: ClassVar[str] = "end:{winner}/{reason}"
    big: ClassVar[bool] = True
