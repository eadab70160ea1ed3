"""Votes, deaths, and the end."""

from __future__ import annotations

from gloaming.games.cultists.cards import Cards
from gloaming.games.cultists.state import Cause, Reason, RoleName, Team
from gloaming.kernel.events import EVERYONE, PrivateEvent, PublicEvent, kept_by
from gloaming.kernel.values import Seat

# Votes


class BallotsOpened(PublicEvent, code="ballots:{ballots}/{weights}", shown="stage"):
    """AC-VOTE-08: all ballots at once, in the order of the seats; None abstains. And what each of them weighs."""

    ballots: tuple[Seat | None, ...]
    weights: tuple[int, ...] = ()


class BallotCast(PrivateEvent, code="ballot:{seat}>{ballot}", reveals=kept_by("seat"), shown="held"):
    """With anonymous ballots every seat remembers its own."""

    ballot: Seat | None


class TallyShown(PublicEvent, code="tally:{tally}", reveals=EVERYONE, shown="stage"):
    """RQ-51: with anonymous ballots, the votes for each seat, and the abstentions last."""

    tally: tuple[int, ...]


class BallotChanged(PublicEvent, code="changed:{seat}>{ballot}", shown="stage now"):
    """AC-VOTE-12: the First Player changed their ballot after the count."""

    seat: Seat
    ballot: Seat | None


class BallotKept(PublicEvent, code="kept:{seat}", shown="now"):
    seat: Seat


class VoteSettled(PublicEvent, code="settled:{eliminated}/{count}", reveals=EVERYONE, shown="full"):
    """AC-VOTE-15, -16: who was eliminated, if anybody, and with how many votes.

    `count` has the votes for each seat, and the abstentions last; it is empty where the table votes anonymously."""

    eliminated: Seat | None
    count: tuple[int, ...] = ()


# Deaths and Roles


class BecameGhost(PublicEvent, code="ghost:{seat}/{cause}", reveals=EVERYONE, shown="full"):
    seat: Seat
    cause: Cause


class RoleShown(PublicEvent, code="role:{seat}={role}", reveals=EVERYONE, shown="turn"):
    seat: Seat
    role: RoleName


class Assassinated(PublicEvent, code="assassin:{seat}>{target}", reveals=EVERYONE, shown="scene"):
    seat: Seat
    target: Seat


# The end


class Claimed(PublicEvent, code="claimed:{seat}", reveals=EVERYONE, shown="scene"):
    """AC-CLEAN-02: the sole Cultist shows up and claims that enough Investigators are dead."""

    seat: Seat


class PulseOpened(PublicEvent, code="opened:{seat}={cards}", reveals=EVERYONE, shown="stage"):
    """AC-CLEAN-03: on a claim all Pulse decks are opened."""

    seat: Seat
    cards: Cards


class DeadCounted(PublicEvent, code="counted:{dead}/{needed}", reveals=EVERYONE, shown="stage"):
    dead: tuple[Seat, ...]
    needed: int


class GuessersNamed(PublicEvent, code="guessers:{seats}", reveals=EVERYONE, shown="now"):
    """RQ-69: who may name the Seer."""

    seats: tuple[Seat, ...]


class SeerNamed(PublicEvent, code="seernamed:{seats}>{guess}={right}", reveals=EVERYONE, shown="scene"):
    seats: tuple[Seat, ...]
    guess: Seat
    right: bool


class GameEnded(PublicEvent, code="end:{winner}/{reason}", reveals=EVERYONE, shown="full"):
    winner: Team
    reason: Reason
