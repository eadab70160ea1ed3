"""The banishment ritual: what happens in it, and who may know it (UTS-ORG)."""

from __future__ import annotations

from typing import ClassVar

from gloaming.games.cultists.cards import Cards
from gloaming.games.cultists.events import FaceDown
from gloaming.kernel.events import EVERYONE, Audience, PublicEvent
from gloaming.kernel.values import Seat


class RitualCalled(PublicEvent, code="ritual", shown="scene"):
    """UTS-ORG-06: the points are reached, but Organism 46-B is awake."""


class LeaderVoteHeld(PublicEvent, code="leadervote:{number}", shown="now"):
    """UTS-ORG-09, -12: the first, second or third Vote for a leader begins."""

    number: int


class LeaderElected(PublicEvent, code="leader:{leader}/{count}", shown="scene"):
    """UTS-ORG-11: who leads the ritual; None: the Vote found nobody. `count` as in VoteSettled."""

    leader: Seat | None
    count: tuple[int, ...] = ()
    reveals: ClassVar[Audience] = EVERYONE  # with anonymous ballots the Knife's second vote shows in the result alone


class ParticipantChosen(PublicEvent, code="takespart:{seat}", shown="motion now"):
    """UTS-ORG-14: one of those who take part in the ritual."""

    seat: Seat


class RitualCardLaid(FaceDown, code="ritualcard:{seat}/{card}", shown="motion held"):
    """UTS-ORG-18: a card goes into the Ritual deck."""


class RitualRevealed(PublicEvent, code="ritualdeck:{cards}", reveals=EVERYONE, shown="scene"):
    """UTS-ORG-19: all cards of the Ritual deck, in an order that tells nothing."""

    cards: Cards
