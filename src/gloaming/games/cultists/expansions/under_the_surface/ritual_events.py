"""The banishment ritual: what happens in it, and who may know it (UTS-ORG)."""

from __future__ import annotations

from typing import ClassVar

from gloaming.games.cultists.cards import Cards
from gloaming.games.cultists.events import FaceDown
from gloaming.kernel.events import EVERYONE, Audience, PublicEvent
from gloaming.kernel.values import Seat


class RitualCalled(PublicEvent):
    """UTS-ORG-06: the points are reached, but Organism 46-B is awake."""

    code: ClassVar[str] = "ritual"
    big: ClassVar[bool] = True


class LeaderVoteHeld(PublicEvent):
    """UTS-ORG-09, -12: the first, second or third Vote for a leader begins."""

    number: int
    code: ClassVar[str] = "leadervote:{number}"


class LeaderElected(PublicEvent):
    """UTS-ORG-11: who leads the ritual; None: the Vote found nobody. `count` as in VoteSettled."""

    leader: Seat | None
    count: tuple[int, ...] = ()
    code: ClassVar[str] = "leader:{leader}/{count}"
    reveals: ClassVar[Audience] = EVERYONE  # with anonymous ballots the Knife's second vote shows in the result alone
    big: ClassVar[bool] = True


class ParticipantChosen(PublicEvent):
    """UTS-ORG-14: one of those who take part in the ritual."""

    seat: Seat
    code: ClassVar[str] = "takespart:{seat}"


class RitualCardLaid(FaceDown):
    """UTS-ORG-18: a card goes into the Ritual deck."""

    code: ClassVar[str] = "ritualcard:{seat}/{card}"


class RitualRevealed(PublicEvent):
    """UTS-ORG-19: all cards of the Ritual deck, in an order that tells nothing."""

    cards: Cards
    code: ClassVar[str] = "ritualdeck:{cards}"
    reveals: ClassVar[Audience] = EVERYONE
    big: ClassVar[bool] = True
