"""What happens in the mine: the door turns, lifts ride and are called, ropes are thrown. All of it is public."""

from __future__ import annotations

from typing import ClassVar

from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import Card
from gloaming.kernel.events import EVERYONE, Audience, PublicEvent
from gloaming.kernel.values import Seat


class DoorTurned(PublicEvent):
    """MOC-DOOR-05: from now on the Revolving Door blocks this Hallway."""

    blocked: Place
    code: ClassVar[str] = "doorturned:{blocked}"


class LiftRode(PublicEvent):
    """MOC-LIFT-07, -10: everyone inside steps out; each of them has an `Entered` of its own."""

    lift: Place
    to: Place
    code: ClassVar[str] = "rode:{lift}>{to}"


class LiftCalled(PublicEvent):
    """MOC-LIFT-15, -16: by somebody who was allowed to act in a Room of that colour."""

    seat: Seat
    lift: Place
    to: Place
    code: ClassVar[str] = "called:{seat}={lift}>{to}"


class RopesThrown(PublicEvent):
    """MOC-EVENT-02: whom the First Player chose."""

    seat: Seat
    targets: tuple[Seat, ...]
    code: ClassVar[str] = "ropes:{seat}>{targets}"


class PulseTurned(PublicEvent):
    """MOC-EVENT-05: the Pulse deck was shuffled, and its uppermost card shown to all."""

    seat: Seat
    card: Card
    code: ClassVar[str] = "turned:{seat}={card}"
    reveals: ClassVar[Audience] = EVERYONE
