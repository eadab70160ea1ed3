"""What the event tokens and the Knife do."""

from __future__ import annotations

from gloaming.games.cultists.state import TokenName
from gloaming.kernel.events import EVERYONE, PrivateEvent, PublicEvent, to
from gloaming.kernel.values import Seat

# Event tokens


class TokenDrawn(PublicEvent, code="token:{token}", reveals=EVERYONE, shown="scene motion"):
    token: TokenName


class PowerSwitched(PublicEvent, code="power:{on}", shown="scene"):
    on: bool


class PowerRestarted(PublicEvent, code="restarted:{seat}", shown="motion now"):
    """By the Room action, not by lightning."""

    seat: Seat


class PortalOpened(PublicEvent, code="portal:{mark}", shown="scene"):
    mark: int


class PortalClosed(PublicEvent, code="portalclosed:{target}", shown="scene"):
    target: int


class PortalMissed(PublicEvent, code="portalmissed:{target}", shown="scene"):
    target: int


class PanesBroke(PublicEvent, code="panes:{cards}", shown="motion now"):
    """So many cards went from the Draw pile into the Unsafe Passage deck, unseen."""

    cards: int


class TokenPeeked(PrivateEvent, code="peeked:{seat}={token}", reveals=to("seat"), fleeting=True, shown="held"):
    """AC-EVENT-IC-01: the Knife holder alone sees the token."""

    token: TokenName


class TokenHandled(PublicEvent, code="handled:{seat}={removed}", shown="motion now"):
    """AC-EVENT-IC-03: removed or returned, which all see; which token, they do not."""

    seat: Seat
    removed: bool


class KnifeUsed(PublicEvent, code="knife:{seat}={purpose}", shown="motion"):
    """RQ-91: an ability of the Knife was used, and its effect is over."""

    seat: Seat
    purpose: str
