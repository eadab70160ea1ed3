"""The night, the hours, and who meets whom in them."""

from __future__ import annotations

from typing import ClassVar

from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import Card, Cards
from gloaming.games.cultists.events.base import FaceDown
from gloaming.games.cultists.state import RoleName
from gloaming.kernel.events import EVERYONE, Audience, PrivateEvent, PublicEvent, kept_by, to
from gloaming.kernel.values import Seat

# The night


class RolesLaidOut(PublicEvent):
    """AC-SETUP-04: the set of Roles in the game is known to all."""

    roles: tuple[RoleName, ...]
    code: ClassVar[str] = "roles:{roles}"
    reveals: ClassVar[Audience] = EVERYONE


class EnvelopeOpened(PrivateEvent):
    """AC-NIGHT-01: each player sees their own Role, Route and hand."""

    role: RoleName
    route: int
    hand: Cards
    code: ClassVar[str] = "envelope:{seat}={role}/{route}/{hand}"
    reveals: ClassVar[Audience] = to("seat")


class CultistsRecognised(PrivateEvent):
    """AC-NIGHT-03, -05: who the Cultists are, as far as they hold up a thumb or open their eyes."""

    cultists: tuple[Seat, ...]
    code: ClassVar[str] = "recognised:{seat}={cultists}"
    reveals: ClassVar[Audience] = to("seat")


class StartCardsSeen(PrivateEvent):
    """AC-NIGHT-03: a Cultist sees the start card of every seat."""

    cards: Cards
    code: ClassVar[str] = "startcards:{seat}={cards}"
    reveals: ClassVar[Audience] = to("seat")


class RouteShown(PublicEvent):
    """AC-AUTOMA-07: the AUTOMA's Route is revealed."""

    seat: Seat
    route: int
    code: ClassVar[str] = "route:{seat}={route}"
    reveals: ClassVar[Audience] = EVERYONE


# The round


class RoundBegan(PublicEvent):
    round: int
    knife: Seat
    code: ClassVar[str] = "round:{round}/{knife}"


class RoundEnded(PublicEvent):
    round: int
    code: ClassVar[str] = "roundend:{round}"


class PathDeclared(PublicEvent):
    """RQ-03: with paths declared up front."""

    seat: Seat
    path: tuple[Place, ...]
    code: ClassVar[str] = "path:{seat}={path}"


class Entered(PublicEvent):
    seat: Seat
    place: Place
    code: ClassVar[str] = "entered:{seat}@{place}"


class Stayed(PublicEvent):
    """Ended the movement here, in this very Room of those that Secret Doors join, or had no way to go."""

    seat: Seat
    place: Place
    code: ClassVar[str] = "stayed:{seat}@{place}"


class Met(PublicEvent):
    """An Encounter: with how many cards to give depends on the Infected alone."""

    place: Place
    seats: tuple[Seat, ...]
    code: ClassVar[str] = "met:{place}={seats}"


class Gave(FaceDown):
    """AC-ENC-14, -17, -18: the giver knows the face; who gave to whom is public."""

    to: Seat
    code: ClassVar[str] = "gave:{seat}/{card}>{to}"


class GaveInTheDark(PrivateEvent):
    """With dark transfers hidden: the giver alone knows."""

    card: Card
    to: Seat
    code: ClassVar[str] = "darkgave:{seat}/{card}>{to}"
    reveals: ClassVar[Audience] = kept_by("seat")


class PulseGrew(PublicEvent):
    """With dark transfers hidden: all see that somebody got a card, not from whom."""

    seat: Seat
    code: ClassVar[str] = "grew:{seat}"
