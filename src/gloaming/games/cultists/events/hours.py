"""The night, the hours, and who meets whom in them."""

from __future__ import annotations

from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import Card, Cards
from gloaming.games.cultists.events.base import FaceDown
from gloaming.games.cultists.state import RoleName
from gloaming.kernel.events import EVERYONE, PrivateEvent, PublicEvent, kept_by, to
from gloaming.kernel.values import Seat

# The night


class RolesLaidOut(PublicEvent, code="roles:{roles}", reveals=EVERYONE, shown="now"):
    """AC-SETUP-04: the set of Roles in the game is known to all."""

    roles: tuple[RoleName, ...]


class EnvelopeOpened(PrivateEvent, code="envelope:{seat}={role}/{route}/{hand}", reveals=to("seat"), shown="held"):
    """AC-NIGHT-01: each player sees their own Role, Route and hand."""

    role: RoleName
    route: int
    hand: Cards


class CultistsRecognised(PrivateEvent, code="recognised:{seat}={cultists}", reveals=to("seat"), shown="held"):
    """AC-NIGHT-03, -05: who the Cultists are, as far as they hold up a thumb or open their eyes."""

    cultists: tuple[Seat, ...]


class StartCardsSeen(PrivateEvent, code="startcards:{seat}={cards}", reveals=to("seat"), shown="held"):
    """AC-NIGHT-03: a Cultist sees the start card of every seat."""

    cards: Cards


class RouteShown(PublicEvent, code="route:{seat}={route}", reveals=EVERYONE, shown="now"):
    """AC-AUTOMA-07: the AUTOMA's Route is revealed."""

    seat: Seat
    route: int


# The round


class RoundBegan(PublicEvent, code="round:{round}/{knife}", shown="scene motion now"):
    round: int
    knife: Seat


class RoundEnded(PublicEvent, code="roundend:{round}", shown="log"):
    round: int


class PathDeclared(PublicEvent, code="path:{seat}={path}", shown="motion now"):
    """RQ-03: with paths declared up front."""

    seat: Seat
    path: tuple[Place, ...]


class Entered(PublicEvent, code="entered:{seat}@{place}", shown="motion now"):
    seat: Seat
    place: Place


class Stayed(PublicEvent, code="stayed:{seat}@{place}", shown="now"):
    """Ended the movement here, in this very Room of those that Secret Doors join, or had no way to go."""

    seat: Seat
    place: Place


class Met(PublicEvent, code="met:{place}={seats}", shown="motion now"):
    """An Encounter: with how many cards to give depends on the Infected alone."""

    place: Place
    seats: tuple[Seat, ...]


class Gave(FaceDown, code="gave:{seat}/{card}>{to}", shown="motion now held"):
    """AC-ENC-14, -17, -18: the giver knows the face; who gave to whom is public."""

    to: Seat


class GaveInTheDark(PrivateEvent, code="darkgave:{seat}/{card}>{to}", reveals=kept_by("seat"), shown="motion held"):
    """With dark transfers hidden: the giver alone knows."""

    card: Card
    to: Seat


class PulseGrew(PublicEvent, code="grew:{seat}", shown="motion now"):
    """With dark transfers hidden: all see that somebody got a card, not from whom."""

    seat: Seat
