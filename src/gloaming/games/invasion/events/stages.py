"""Set-up, the event stage, consolidation, and the end."""

from __future__ import annotations

import msgspec

from gloaming.games.invasion.city import District, Sector, Spot
from gloaming.games.invasion.state import Agent, Card, EventName, Reason, Side
from gloaming.kernel.events import EVERYONE, Event, PublicEvent, to
from gloaming.kernel.values import Seat

# Set-up


class ArchitectNamed(PublicEvent, code="architect:{seat}", shown="motion now"):
    """INV-SETUP-05, INV-CONSOL-02."""

    seat: Seat


class Landed(PublicEvent, code="landed:{district}", reveals=EVERYONE, shown="scene"):
    """INV-SETUP-17: an initial landing site."""

    district: District


class ScientistPlaced(PublicEvent, code="scientist:{seat}>{spot}", shown="motion now"):
    """INV-SETUP-24."""

    seat: Seat
    spot: Spot


class Drew(Event, code="drew:{seat}={cards}", reveals=to("seat", veiled=("cards",)), shown="scene motion now held"):
    """INV-INFO-01: all see how many assimilation cards are drawn, and the drawer their faces."""

    seat: Seat
    cards: tuple[Card | None, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=(None,) * len(self.cards))


# The event stage


class RoundBegan(PublicEvent, code="round:{number}/{architect}", shown="log"):
    number: int
    architect: Seat


class EventTurned(PublicEvent, code="event:{card}", reveals=EVERYONE, shown="scene"):
    """INV-INFO-08: the top card of the event deck."""

    card: EventName


class PressureChanged(PublicEvent, code="pressure:{value}", shown="motion now"):
    value: int


class TokensLaid(PublicEvent, code="laid:{districts}", shown="motion now"):
    districts: tuple[District, ...]


class TokensRemoved(PublicEvent, code="removed:{districts}", shown="motion now"):
    districts: tuple[District, ...]


# Consolidation


class SirensReturned(PublicEvent, code="sirens:{agents}", shown="motion"):
    """INV-CONSOL-01."""

    agents: tuple[Agent, ...]


class Reorganised(PublicEvent, code="reorganised:{upcoming}/{prevented}", shown="motion"):
    """INV-CONSOL-05 to -09: so many cards went on top of the event deck, and so many under it."""

    upcoming: int
    prevented: int


class DistrictRolled(PublicEvent, code="rolled:{sector}/{address}", reveals=EVERYONE, shown="scene"):
    """INV-CONSOL-10: both dice."""

    sector: Sector
    address: int


# The end


class GameEnded(PublicEvent, code="end:{winner}/{reason}", shown="full"):
    winner: Side
    reason: Reason
