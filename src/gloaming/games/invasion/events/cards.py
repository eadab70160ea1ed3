"""What the event cards do."""

from __future__ import annotations

from typing import ClassVar

from gloaming.games.invasion.city import Sector, Spot
from gloaming.games.invasion.state import Agent, EventNames
from gloaming.kernel.events import EVERYONE, Audience, PrivateEvent, PublicEvent, to
from gloaming.kernel.values import Seat


class MotherShipArrived(PublicEvent):
    """INV-EVENT-01a, -01b: which one it is, and how many cards it brought to the assimilation deck."""

    number: int
    cards: int
    code: ClassVar[str] = "ship:{number}/{cards}"
    big: ClassVar[bool] = True


class AgentArrived(PublicEvent):
    """INV-EVENT-04: the reserve agent comes, without siren."""

    agent: Agent
    spot: Spot
    code: ClassVar[str] = "arrived:{agent}>{spot}"


class AgentCaptured(PublicEvent):
    """INV-EVENT-14."""

    agent: Agent
    code: ClassVar[str] = "captured:{agent}"


class SectorRolled(PublicEvent):
    """INV-EVENT-12: the sector die for Trap."""

    sector: Sector
    code: ClassVar[str] = "sector:{sector}"
    reveals: ClassVar[Audience] = EVERYONE


class AgentsTrapped(PublicEvent):
    agents: tuple[Agent, ...]
    code: ClassVar[str] = "trapped:{agents}"


class SectorFreed(PublicEvent):
    """INV-EVENT-05: the sector that Resistance was chosen for."""

    seat: Seat
    sector: Sector
    code: ClassVar[str] = "resistance:{seat}={sector}"


class AliensRecognised(PrivateEvent):
    """INV-EVENT-09a: an alien learns who the aliens are; a human gets the same word, empty."""

    aliens: tuple[Seat, ...]
    code: ClassVar[str] = "recognised:{seat}={aliens}"
    reveals: ClassVar[Audience] = to("seat")


class AlienPlanSeen(PrivateEvent):
    """INV-INFO-17: the architect sees which cards went where."""

    upcoming: EventNames
    prevented: EventNames
    code: ClassVar[str] = "alienplanseen:{seat}={upcoming}/{prevented}"
    reveals: ClassVar[Audience] = to("seat")


class AlienPlanShown(PublicEvent):
    """INV-RQ-13, public: everybody does."""

    upcoming: EventNames
    prevented: EventNames
    code: ClassVar[str] = "alienplanshown:{upcoming}/{prevented}"
    reveals: ClassVar[Audience] = EVERYONE


class AlienPlanCounted(PublicEvent):
    """INV-EVENT-10: how many of the cards drawn went to upcoming, and how many to prevented."""

    upcoming: int
    prevented: int
    code: ClassVar[str] = "alienplan:{upcoming}/{prevented}"
    reveals: ClassVar[Audience] = EVERYONE
