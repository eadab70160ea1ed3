"""What the event cards do."""

from __future__ import annotations

from gloaming.games.invasion.city import Sector, Spot
from gloaming.games.invasion.state import Agent, EventNames
from gloaming.kernel.events import EVERYONE, PrivateEvent, PublicEvent, to
from gloaming.kernel.values import Seat


class MotherShipArrived(PublicEvent, code="ship:{number}/{cards}", shown="scene"):
    """INV-EVENT-01a, -01b: which one it is, and how many cards it brought to the assimilation deck."""

    number: int
    cards: int


class AgentArrived(PublicEvent, code="arrived:{agent}>{spot}", shown="motion now"):
    """INV-EVENT-04: the reserve agent comes, without siren."""

    agent: Agent
    spot: Spot


class AgentCaptured(PublicEvent, code="captured:{agent}", shown="scene"):
    """INV-EVENT-14."""

    agent: Agent


class SectorRolled(PublicEvent, code="sector:{sector}", reveals=EVERYONE, shown="now"):
    """INV-EVENT-12: the sector die for Trap."""

    sector: Sector


class AgentsTrapped(PublicEvent, code="trapped:{agents}", shown="now"):
    agents: tuple[Agent, ...]


class SectorFreed(PublicEvent, code="resistance:{seat}={sector}", shown="scene"):
    """INV-EVENT-05: the sector that Resistance was chosen for."""

    seat: Seat
    sector: Sector


class AliensRecognised(PrivateEvent, code="recognised:{seat}={aliens}", reveals=to("seat"), shown="held"):
    """INV-EVENT-09a: an alien learns who the aliens are; a human gets the same word, empty."""

    aliens: tuple[Seat, ...]


class AlienPlanSeen(PrivateEvent, code="alienplanseen:{seat}={upcoming}/{prevented}", reveals=to("seat"), shown="held"):
    """INV-INFO-17: the architect sees which cards went where."""

    upcoming: EventNames
    prevented: EventNames


class AlienPlanShown(PublicEvent, code="alienplanshown:{upcoming}/{prevented}", reveals=EVERYONE, shown="scene"):
    """INV-RQ-13, public: everybody does."""

    upcoming: EventNames
    prevented: EventNames


class AlienPlanCounted(PublicEvent, code="alienplan:{upcoming}/{prevented}", reveals=EVERYONE, shown="motion now"):
    """INV-EVENT-10: how many of the cards drawn went to upcoming, and how many to prevented."""

    upcoming: int
    prevented: int
