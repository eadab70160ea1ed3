"""Votes, deaths, and the end."""

from __future__ import annotations

from typing import ClassVar

from gloaming.games.cultists.cards import Cards
from gloaming.games.cultists.state import Cause, Reason, RoleName, Team
from gloaming.kernel.events import EVERYONE, Audience, PrivateEvent, PublicEvent, kept_by
from gloaming.kernel.values import Seat

# Votes


class BallotsOpened(PublicEvent):
    """AC-VOTE-08: all ballots at once, in the order of the seats; None abstains. And what each of them weighs."""

    ballots: tuple[Seat | None, ...]
    weights: tuple[int, ...] = ()
    code: ClassVar[str] = "ballots:{ballots}/{weights}"


class BallotCast(PrivateEvent):
    """With anonymous ballots every seat remembers its own."""

    ballot: Seat | None
    code: ClassVar[str] = "ballot:{seat}>{ballot}"
    reveals: ClassVar[Audience] = kept_by("seat")


class TallyShown(PublicEvent):
    """RQ-51: with anonymous ballots, the votes for each seat, and the abstentions last."""

    tally: tuple[int, ...]
    code: ClassVar[str] = "tally:{tally}"
    reveals: ClassVar[Audience] = EVERYONE


class BallotChanged(PublicEvent):
    """AC-VOTE-12: the First Player changed their ballot after the count."""

    seat: Seat
    ballot: Seat | None
    code: ClassVar[str] = "changed:{seat}>{ballot}"


class BallotKept(PublicEvent):
    seat: Seat
    code: ClassVar[str] = "kept:{seat}"


class VoteSettled(PublicEvent):
    """AC-VOTE-15, -16: who was eliminated, if anybody, and with how many votes.

    `count` has the votes for each seat, and the abstentions last; it is empty where the table votes anonymously."""

    eliminated: Seat | None
    count: tuple[int, ...] = ()
    code: ClassVar[str] = "settled:{eliminated}/{count}"
    reveals: ClassVar[Audience] = EVERYONE
    big: ClassVar[bool] = True


# Deaths and Roles


class BecameGhost(PublicEvent):
    seat: Seat
    cause: Cause
    code: ClassVar[str] = "ghost:{seat}/{cause}"
    reveals: ClassVar[Audience] = EVERYONE
    big: ClassVar[bool] = True


class RoleShown(PublicEvent):
    seat: Seat
    role: RoleName
    code: ClassVar[str] = "role:{seat}={role}"
    reveals: ClassVar[Audience] = EVERYONE
    big: ClassVar[bool] = True


class Assassinated(PublicEvent):
    seat: Seat
    target: Seat
    code: ClassVar[str] = "assassin:{seat}>{target}"
    reveals: ClassVar[Audience] = EVERYONE


# The end


class Claimed(PublicEvent):
    """AC-CLEAN-02: the sole Cultist shows up and claims that enough Investigators are dead."""

    seat: Seat
    code: ClassVar[str] = "claimed:{seat}"
    reveals: ClassVar[Audience] = EVERYONE
    big: ClassVar[bool] = True


class PulseOpened(PublicEvent):
    """AC-CLEAN-03: on a claim all Pulse decks are opened."""

    seat: Seat
    cards: Cards
    code: ClassVar[str] = "opened:{seat}={cards}"
    reveals: ClassVar[Audience] = EVERYONE


class DeadCounted(PublicEvent):
    dead: tuple[Seat, ...]
    needed: int
    code: ClassVar[str] = "counted:{dead}/{needed}"
    reveals: ClassVar[Audience] = EVERYONE


class GuessersNamed(PublicEvent):
    """RQ-69: who may name the Seer."""

    seats: tuple[Seat, ...]
    code: ClassVar[str] = "guessers:{seats}"
    reveals: ClassVar[Audience] = EVERYONE


class SeerNamed(PublicEvent):
    seats: tuple[Seat, ...]
    guess: Seat
    right: bool
    code: ClassVar[str] = "seernamed:{seats}>{guess}={right}"
    reveals: ClassVar[Audience] = EVERYONE


class GameEnded(PublicEvent):
    winner: Team
    reason: Reason
    code: ClassVar[str] = "end:{winner}/{reason}"
    reveals: ClassVar[Audience] = EVERYONE
    big: ClassVar[bool] = True
