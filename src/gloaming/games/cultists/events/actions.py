"""Actions, and what they do to the Rooms."""

from __future__ import annotations

from gloaming.games.cultists.board import Place, RackName
from gloaming.games.cultists.cards import Card, Cards
from gloaming.games.cultists.events.base import FaceDown
from gloaming.kernel.events import EVERYONE, PrivateEvent, PublicEvent, to
from gloaming.kernel.values import Seat

# Actions


class Passed(PublicEvent, code="passed:{seat}", shown="now"):
    seat: Seat


class StateChecked(PublicEvent, code="checked:{seat}>{target}/{means}", shown="motion now"):
    """Somebody looks at a Pulse deck: by Check a State, through the Camera, or by False Eyes."""

    seat: Seat
    target: Seat
    means: str


class PulseSeen(PrivateEvent, code="pulse:{seat}>{target}={cards}", reveals=to("seat"), fleeting=True, shown="held"):
    """AC-ACT-CS-03: the faces, as an unordered set."""

    target: Seat
    cards: Cards


class DeadLaidOpen(PublicEvent, code="laidopen:{target}={cards}", reveals=EVERYONE, shown="turn"):
    """AC-ACT-CS-08: so many Dead cards lie face up on this Pulse deck."""

    target: Seat
    cards: int


class DeathReported(PublicEvent, code="reported:{seat}>{target}", shown="log"):
    """Somebody has laid another's Dead card open."""

    seat: Seat
    target: Seat


class CheckClosed(PublicEvent, code="putback:{seat}>{target}", shown="motion now"):
    """The looker put the deck back without a word."""

    seat: Seat
    target: Seat


class CardPlaced(PublicEvent, code="placed:{place}", shown="motion now"):
    """AC-ACT-CS-12: a card of the Draw pile went onto this Room's deck, or (None) into the Unsafe Passage deck."""

    place: Place | None


class CardDiscarded(PublicEvent, code="discarded", shown="log"):
    """RQ-14: a card of the Draw pile left the game unseen."""


class HallwaySecured(FaceDown, code="secured:{seat}/{card}", shown="motion now held"):
    pass


class CultistFought(PublicEvent, code="fought:{seat}@{place}", shown="scene"):
    seat: Seat
    place: Place


class FishmanScared(PublicEvent, code="scared:{seat}", shown="scene"):
    seat: Seat


class RoomFilled(FaceDown, code="filled:{seat}@{place}/{card}", shown="motion now held"):
    place: Place


class RoomChecked(PublicEvent, code="roomcheck:{seat}@{place}={card}/{top}", reveals=EVERYONE, shown="turn"):
    """A card was drawn openly from the Room deck; `top` if it was the uppermost, unshuffled (the AUTOMA)."""

    seat: Seat
    place: Place
    card: Card
    top: bool


class CameraUsed(PublicEvent, code="camera:{seat}", shown="motion now"):
    seat: Seat


class VoteInitiated(PublicEvent, code="votecall:{seat}", shown="scene"):
    """By the Room action; a mandatory Vote has no such event."""

    seat: Seat


class PortalTouched(PublicEvent, code="portalhand:{seat}", shown="motion now"):
    """One of two has spent the action on closing the Portal."""

    seat: Seat


class HelpAsked(PublicEvent, code="portalask:{seat}>{partner}", shown="now"):
    """RQ-77: with joint closing, the partner was asked."""

    seat: Seat
    partner: Seat


class HelpRefused(PublicEvent, code="portalno:{seat}", shown="now"):
    seat: Seat


# Rooms


class RoomExplored(PublicEvent, code="explored:{place}={unsafe}", reveals=EVERYONE, shown="motion now"):
    place: Place
    unsafe: bool


class BookPlaced(PublicEvent, code="book:{place}>{rack}", shown="motion now"):
    place: Place
    rack: RackName


class BookReturned(PublicEvent, code="bookback:{rack}>{place}", shown="motion now"):
    place: Place
    rack: RackName


class RoomFinished(PublicEvent, code="finished:{place}", shown="motion now"):
    place: Place


class RackScored(PublicEvent, code="scored:{rack}={points}", shown="scene"):
    rack: RackName
    points: int


class PassageDrawn(PublicEvent, code="passage:{card}", reveals=EVERYONE, shown="turn"):
    """AC-UP-02: one card of the Unsafe Passage deck, drawn openly and shuffled back."""

    card: Card


class CultistAppeared(PublicEvent, code="cultist:{place}", reveals=EVERYONE, shown="scene"):
    place: Place


class FishmanAppeared(PublicEvent, code="fishman:{place}", shown="scene"):
    place: Place
