"""What happens in the mine: the door turns, lifts ride and are called, ropes are thrown. All of it is public."""

from __future__ import annotations

from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import Card
from gloaming.kernel.events import EVERYONE, PublicEvent
from gloaming.kernel.values import Seat


class DoorTurned(PublicEvent, code="doorturned:{blocked}", shown="motion now"):
    """MOC-DOOR-05: from now on the Revolving Door blocks this Hallway."""

    blocked: Place


class LiftRode(PublicEvent, code="rode:{lift}>{to}", shown="motion now"):
    """MOC-LIFT-07, -10: everyone inside steps out; each of them has an `Entered` of its own."""

    lift: Place
    to: Place


class LiftCalled(PublicEvent, code="called:{seat}={lift}>{to}", shown="motion now"):
    """MOC-LIFT-15, -16: by somebody who was allowed to act in a Room of that colour."""

    seat: Seat
    lift: Place
    to: Place


class RopesThrown(PublicEvent, code="ropes:{seat}>{targets}", shown="scene"):
    """MOC-EVENT-02: whom the First Player chose."""

    seat: Seat
    targets: tuple[Seat, ...]


class PulseTurned(PublicEvent, code="turned:{seat}={card}", reveals=EVERYONE, shown="now"):
    """MOC-EVENT-05: the Pulse deck was shuffled, and its uppermost card shown to all."""

    seat: Seat
    card: Card
