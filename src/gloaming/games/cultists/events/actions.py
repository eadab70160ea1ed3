"""Actions, and what they do to the Rooms."""

from __future__ import annotations

from typing import ClassVar

from gloaming.games.cultists.board import Place, RackName
from gloaming.games.cultists.cards import Card, Cards
from gloaming.games.cultists.events.base import FaceDown
from gloaming.kernel.events import EVERYONE, Audience, PrivateEvent, PublicEvent, to
from gloaming.kernel.values import Seat

# Actions


class Passed(PublicEvent):
    seat: Seat
    code: ClassVar[str] = "passed:{seat}"


class StateChecked(PublicEvent):
    """Somebody looks at a Pulse deck: by Check a State, through the Camera, or by False Eyes."""

    seat: Seat
    target: Seat
    means: str
    code: ClassVar[str] = "checked:{seat}>{target}/{means}"


class PulseSeen(PrivateEvent):
    """AC-ACT-CS-03: the faces, as an unordered set."""

    target: Seat
    cards: Cards
    code: ClassVar[str] = "pulse:{seat}>{target}={cards}"
    reveals: ClassVar[Audience] = to("seat")
    fleeting: ClassVar[bool] = True


class DeadLaidOpen(PublicEvent):
    """AC-ACT-CS-08: so many Dead cards lie face up on this Pulse deck."""

    target: Seat
    cards: int
    code: ClassVar[str] = "laidopen:{target}={cards}"
    reveals: ClassVar[Audience] = EVERYONE


class DeathReported(PublicEvent):
    """Somebody has laid another's Dead card open."""

    seat: Seat
    target: Seat
    code: ClassVar[str] = "reported:{seat}>{target}"


class CheckClosed(PublicEvent):
    """The looker put the deck back without a word."""

    seat: Seat
    target: Seat
    code: ClassVar[str] = "putback:{seat}>{target}"


class CardPlaced(PublicEvent):
    """AC-ACT-CS-12: a card of the Draw pile went onto this Room's deck, or (None) into the Unsafe Passage deck."""

    place: Place | None
    code: ClassVar[str] = "placed:{place}"


class CardDiscarded(PublicEvent):
    """RQ-14: a card of the Draw pile left the game unseen."""

    code: ClassVar[str] = "discarded"


class HallwaySecured(FaceDown):
    code: ClassVar[str] = "secured:{seat}/{card}"


class CultistFought(PublicEvent):
    seat: Seat
    place: Place
    code: ClassVar[str] = "fought:{seat}@{place}"


class FishmanScared(PublicEvent):
    seat: Seat
    code: ClassVar[str] = "scared:{seat}"


class RoomFilled(FaceDown):
    place: Place
    code: ClassVar[str] = "filled:{seat}@{place}/{card}"


class RoomChecked(PublicEvent):
    """A card was drawn openly from the Room deck; `top` if it was the uppermost, unshuffled (the AUTOMA)."""

    seat: Seat
    place: Place
    card: Card
    top: bool
    code: ClassVar[str] = "roomcheck:{seat}@{place}={card}/{top}"
    reveals: ClassVar[Audience] = EVERYONE


class CameraUsed(PublicEvent):
    seat: Seat
    code: ClassVar[str] = "camera:{seat}"


class VoteInitiated(PublicEvent):
    """By the Room action; a mandatory Vote has no such event."""

    seat: Seat
    code: ClassVar[str] = "votecall:{seat}"


class PortalTouched(PublicEvent):
    """One of two has spent the action on closing the Portal."""

    seat: Seat
    code: ClassVar[str] = "portalhand:{seat}"


class HelpAsked(PublicEvent):
    """RQ-77: with joint closing, the partner was asked."""

    seat: Seat
    partner: Seat
    code: ClassVar[str] = "portalask:{seat}>{partner}"


class HelpRefused(PublicEvent):
    seat: Seat
    code: ClassVar[str] = "portalno:{seat}"


# Rooms


class RoomExplored(PublicEvent):
    place: Place
    unsafe: bool
    code: ClassVar[str] = "explored:{place}={unsafe}"
    reveals: ClassVar[Audience] = EVERYONE


class BookPlaced(PublicEvent):
    place: Place
    rack: RackName
    code: ClassVar[str] = "book:{place}>{rack}"


class BookReturned(PublicEvent):
    place: Place
    rack: RackName
    code: ClassVar[str] = "bookback:{rack}>{place}"


class RoomFinished(PublicEvent):
    place: Place
    code: ClassVar[str] = "finished:{place}"


class RackScored(PublicEvent):
    rack: RackName
    points: int
    code: ClassVar[str] = "scored:{rack}={points}"
    big: ClassVar[bool] = True


class PassageDrawn(PublicEvent):
    """AC-UP-02: one card of the Unsafe Passage deck, drawn openly and shuffled back."""

    card: Card
    code: ClassVar[str] = "passage:{card}"
    reveals: ClassVar[Audience] = EVERYONE


class CultistAppeared(PublicEvent):
    place: Place
    code: ClassVar[str] = "cultist:{place}"
    reveals: ClassVar[Audience] = EVERYONE


class FishmanAppeared(PublicEvent):
    place: Place
    code: ClassVar[str] = "fishman:{place}"
