"""What happens by the Professions, and who may know it."""

from __future__ import annotations

from gloaming.games.cultists.board import Place
from gloaming.games.cultists.expansions.professions.state import ProfessionName
from gloaming.kernel.events import EVERYONE, PrivateEvent, PublicEvent, to
from gloaming.kernel.values import Seat

# Getting and losing one


class ProfessionWon(PublicEvent, code="profession:{seat}={profession}", reveals=EVERYONE, shown="scene motion"):
    """MOC-PROF-15: the token is turned up."""

    seat: Seat
    profession: ProfessionName


class ProfessionDeclined(PublicEvent, code="noprofession:{seat}", shown="now"):
    """MOC-RQ-26: where the table lets the fighter leave it."""

    seat: Seat


class ProfessionLost(PublicEvent, code="professionlost:{seat}", shown="motion now"):
    """MOC-PROF-19."""

    seat: Seat


# The Mayor


class TieBroken(PublicEvent, code="tiebroken:{seat}>{named}", shown="scene"):
    """MOC-PROF-22: the Mayor has named one of the tied, or nobody."""

    seat: Seat
    named: Seat | None


# The Detective and the Informant


class SupportTokenSeen(PrivateEvent, code="support:{seat}={informant}", reveals=to("seat"), shown="held"):
    """MOC-RQ-28: where the table lets everyone look at their own token."""

    informant: bool


class DetectiveLookedRound(PublicEvent, code="detectivenight:{seat}", shown="scene"):
    """MOC-PROF-23: all closed their eyes but the Detective."""

    seat: Seat


class InformantSeen(PrivateEvent, code="informant:{seat}>{informant}", reveals=to("seat"), shown="held"):
    """MOC-PROF-25."""

    informant: Seat


# The Exorcist


class Revived(PublicEvent, code="revived:{seat}>{target}/{cards}", reveals=EVERYONE, shown="full"):
    """MOC-PROF-28, -29: a Ghost lives again, and so many Dead cards have left its Pulse deck."""

    seat: Seat
    target: Seat
    cards: int


# The Profiler


class KeptInOrder(PublicEvent, code="inorder:{seat}>{target}", shown="now"):
    """MOC-PROF-34: all see that the deck is looked at unshuffled."""

    seat: Seat
    target: Seat


# The Saboteur


class DecksSwapped(PublicEvent, code="decksswapped:{seat}/{one}>{other}", shown="motion now"):
    """MOC-PROF-37."""

    seat: Seat
    one: Place
    other: Place
