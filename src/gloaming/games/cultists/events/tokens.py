"""What the event tokens and the Knife do."""

from __future__ import annotations

from typing import ClassVar

from gloaming.games.cultists.state import TokenName
from gloaming.kernel.events import EVERYONE, Audience, PrivateEvent, PublicEvent, to
from gloaming.kernel.values import Seat

# Event tokens


class TokenDrawn(PublicEvent):
    token: TokenName
    code: ClassVar[str] = "token:{token}"
    reveals: ClassVar[Audience] = EVERYONE


class PowerSwitched(PublicEvent):
    on: bool
    code: ClassVar[str] = "power:{on}"
    big: ClassVar[bool] = True


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

    token: TokenName
    code: ClassVar[str] = "peeked:{seat}={token}"
    reveals: ClassVar[Audience] = to("seat")
    fleeting: ClassVar[bool] = True


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
