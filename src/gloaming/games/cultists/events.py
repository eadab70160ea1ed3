"""What can happen in a game of Cultists, and who may know it."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import Card, Cards
from gloaming.games.cultists.state import Cause, Reason, Team
from gloaming.kernel.events import Event, PrivateEvent, PublicEvent
from gloaming.kernel.values import Seat


class FaceDown(Event):
    """A card is laid: the seat that chose it knows its face, all others see its back (AC-TERM-08)."""

    seat: Seat
    card: Card | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


# The night


class RolesLaidOut(PublicEvent):
    """AC-SETUP-04: the set of Roles in the game is known to all."""

    roles: tuple[str, ...]
    code: ClassVar[str] = "roles:{roles}"


class EnvelopeOpened(PrivateEvent):
    """AC-NIGHT-01: each player sees the own Role, Route and hand."""

    role: str
    route: int
    hand: Cards
    code: ClassVar[str] = "envelope:{seat}={role}/{route}/{hand}"


class CultistsRecognised(PrivateEvent):
    """AC-NIGHT-03, -05: who the Cultists are, as far as they hold up a thumb or open their eyes."""

    cultists: tuple[Seat, ...]
    code: ClassVar[str] = "recognised:{seat}={cultists}"


class StartCardsSeen(PrivateEvent):
    """AC-NIGHT-03: a Cultist sees the start card of every seat."""

    cards: Cards
    code: ClassVar[str] = "startcards:{seat}={cards}"


class RouteShown(PublicEvent):
    """AC-AUTOMA-07: the AUTOMA's Route is revealed."""

    seat: Seat
    route: int
    code: ClassVar[str] = "route:{seat}={route}"


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


class PulseGrew(PublicEvent):
    """With dark transfers hidden: all see that somebody got a card, not from whom."""

    seat: Seat
    code: ClassVar[str] = "grew:{seat}"


# Event tokens


class TokenDrawn(PublicEvent):
    token: str
    code: ClassVar[str] = "token:{token}"
    reveals: ClassVar[bool] = True


class PowerSwitched(PublicEvent):
    on: bool
    code: ClassVar[str] = "power:{on}"


class PowerRestarted(PublicEvent):
    """By the Room action, not by lightning."""

    seat: Seat
    code: ClassVar[str] = "restarted:{seat}"


class PortalOpened(PublicEvent):
    mark: int
    code: ClassVar[str] = "portal:{mark}"


class PortalClosed(PublicEvent):
    target: int
    code: ClassVar[str] = "portalclosed:{target}"


class PortalMissed(PublicEvent):
    target: int
    code: ClassVar[str] = "portalmissed:{target}"


class PanesBroke(PublicEvent):
    """So many cards went from the Draw pile into the Unsafe Passage deck, unseen."""

    cards: int
    code: ClassVar[str] = "panes:{cards}"


class TokenPeeked(PrivateEvent):
    """AC-EVENT-IC-01: the Knife holder alone sees the token."""

    token: str
    code: ClassVar[str] = "peeked:{seat}={token}"
    reveals: ClassVar[bool] = True


class TokenHandled(PublicEvent):
    """AC-EVENT-IC-03: removed or returned, which all see; which token, they do not."""

    seat: Seat
    removed: bool
    code: ClassVar[str] = "handled:{seat}={removed}"


class KnifeUsed(PublicEvent):
    """RQ-91: an ability of the Knife was used, and its effect is over."""

    seat: Seat
    purpose: str
    code: ClassVar[str] = "knife:{seat}={purpose}"


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
    reveals: ClassVar[bool] = True


class DeadLaidOpen(PublicEvent):
    """AC-ACT-CS-08: so many Dead cards lie face up on this Pulse deck."""

    target: Seat
    cards: int
    code: ClassVar[str] = "laidopen:{target}={cards}"
    reveals: ClassVar[bool] = True


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
    reveals: ClassVar[bool] = True


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
    reveals: ClassVar[bool] = True


class BookPlaced(PublicEvent):
    place: Place
    rack: str
    code: ClassVar[str] = "book:{place}>{rack}"


class BookReturned(PublicEvent):
    place: Place
    rack: str
    code: ClassVar[str] = "bookback:{rack}>{place}"


class RoomFinished(PublicEvent):
    place: Place
    code: ClassVar[str] = "finished:{place}"


class RackScored(PublicEvent):
    rack: str
    points: int
    code: ClassVar[str] = "scored:{rack}={points}"


class PassageDrawn(PublicEvent):
    """AC-UP-02: one card of the Unsafe Passage deck, drawn openly and shuffled back."""

    card: Card
    code: ClassVar[str] = "passage:{card}"
    reveals: ClassVar[bool] = True


class CultistAppeared(PublicEvent):
    place: Place
    code: ClassVar[str] = "cultist:{place}"
    reveals: ClassVar[bool] = True


class FishmanAppeared(PublicEvent):
    place: Place
    code: ClassVar[str] = "fishman:{place}"


# Votes


class BallotsOpened(PublicEvent):
    """AC-VOTE-08: all ballots at once, in the order of the seats; None abstains."""

    ballots: tuple[Seat | None, ...]
    code: ClassVar[str] = "ballots:{ballots}"


class BallotCast(PrivateEvent):
    """With anonymous ballots everybody remembers the own one."""

    ballot: Seat | None
    code: ClassVar[str] = "ballot:{seat}>{ballot}"


class TallyShown(PublicEvent):
    """RQ-51: with anonymous ballots, the votes for each seat, and the abstentions last."""

    tally: tuple[int, ...]
    code: ClassVar[str] = "tally:{tally}"


class BallotChanged(PublicEvent):
    """AC-VOTE-12: the First Player changed the own ballot after the count."""

    seat: Seat
    ballot: Seat | None
    code: ClassVar[str] = "changed:{seat}>{ballot}"


class BallotKept(PublicEvent):
    seat: Seat
    code: ClassVar[str] = "kept:{seat}"


class VoteSettled(PublicEvent):
    """AC-VOTE-15, -16: who was eliminated, if anybody."""

    eliminated: Seat | None
    code: ClassVar[str] = "settled:{eliminated}"


# Deaths and Roles


class BecameGhost(PublicEvent):
    seat: Seat
    cause: Cause
    code: ClassVar[str] = "ghost:{seat}/{cause}"
    reveals: ClassVar[bool] = True


class RoleShown(PublicEvent):
    seat: Seat
    role: str
    code: ClassVar[str] = "role:{seat}={role}"
    reveals: ClassVar[bool] = True


class Assassinated(PublicEvent):
    seat: Seat
    target: Seat
    code: ClassVar[str] = "assassin:{seat}>{target}"
    reveals: ClassVar[bool] = True


# The end


class Claimed(PublicEvent):
    """AC-CLEAN-02: the sole Cultist shows up and claims that enough Investigators are dead."""

    seat: Seat
    code: ClassVar[str] = "claimed:{seat}"
    reveals: ClassVar[bool] = True


class PulseOpened(PublicEvent):
    """AC-CLEAN-03: on a claim all Pulse decks are opened."""

    seat: Seat
    cards: Cards
    code: ClassVar[str] = "opened:{seat}={cards}"
    reveals: ClassVar[bool] = True


class DeadCounted(PublicEvent):
    dead: tuple[Seat, ...]
    needed: int
    code: ClassVar[str] = "counted:{dead}/{needed}"
    reveals: ClassVar[bool] = True


class GuessersNamed(PublicEvent):
    """RQ-69: who may name the Seer."""

    seats: tuple[Seat, ...]
    code: ClassVar[str] = "guessers:{seats}"
    reveals: ClassVar[bool] = True


class SeerNamed(PublicEvent):
    seats: tuple[Seat, ...]
    guess: Seat
    right: bool
    code: ClassVar[str] = "seernamed:{seats}>{guess}={right}"
    reveals: ClassVar[bool] = True


class GameEnded(PublicEvent):
    winner: Team
    reason: Reason
    code: ClassVar[str] = "end:{winner}/{reason}"
    reveals: ClassVar[bool] = True
