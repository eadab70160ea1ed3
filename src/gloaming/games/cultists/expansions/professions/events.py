"""What happens by the Professions, and who may know it."""

from __future__ import annotations

from typing import ClassVar

from gloaming.games.cultists.board import Place
from gloaming.games.cultists.expansions.professions.state import ProfessionName
from gloaming.kernel.events import EVERYONE, Audience, PrivateEvent, PublicEvent, to
from gloaming.kernel.values import Seat

# Getting and losing one


class ProfessionWon(PublicEvent):
    """MOC-PROF-15: the token is turned up."""

    seat: Seat
    profession: ProfessionName
    code: ClassVar[str] = "profession:{seat}={profession}"
    reveals: ClassVar[Audience] = EVERYONE
    big: ClassVar[bool] = True


class ProfessionDeclined(PublicEvent):
    """MOC-RQ-26: where the table lets the fighter leave it."""

    seat: Seat
    code: ClassVar[str] = "noprofession:{seat}"


class ProfessionLost(PublicEvent):
    """MOC-PROF-19."""

    seat: Seat
    code: ClassVar[str] = "professionlost:{seat}"


# The Mayor


class TieBroken(PublicEvent):
    """MOC-PROF-22: the Mayor has named one of the tied, or nobody."""

    seat: Seat
    named: Seat | None
    code: ClassVar[str] = "tiebroken:{seat}>{named}"
    big: ClassVar[bool] = True


# The Detective and the Informant


class SupportTokenSeen(PrivateEvent):
    """MOC-RQ-28: where the table lets everyone look at their own token."""

    informant: bool
    code: ClassVar[str] = "support:{seat}={informant}"
    reveals: ClassVar[Audience] = to("seat")


class DetectiveLookedRound(PublicEvent):
    """MOC-PROF-23: all closed their eyes but the Detective."""

    seat: Seat
    code: ClassVar[str] = "detectivenight:{seat}"


class InformantSeen(PrivateEvent):
    """MOC-PROF-25."""

    informant: Seat
    code: ClassVar[str] = "informant:{seat}>{informant}"
    reveals: ClassVar[Audience] = to("seat")


# The Exorcist


class Revived(PublicEvent):
    """MOC-PROF-28, -29: a Ghost lives again, and so many Dead cards have left its Pulse deck."""

    seat: Seat
    target: Seat
    cards: int
    code: ClassVar[str] = "revived:{seat}>{target}/{cards}"
    reveals: ClassVar[Audience] = EVERYONE
    big: ClassVar[bool] = True


# The Profiler


class KeptInOrder(PublicEvent):
    """MOC-PROF-34: all see that the deck is looked at unshuffled."""

    seat: Seat
    target: Seat
    code: ClassVar[str] = "inorder:{seat}>{target}"


# The Saboteur


class DecksSwapped(PublicEvent):
    """MOC-PROF-37."""

    seat: Seat
    one: Place
    other: Place
    code: ClassVar[str] = "decksswapped:{seat}/{one}>{other}"
