"""What players do in their turns."""

from __future__ import annotations

from typing import Literal

import msgspec

from gloaming.games.invasion.city import Spot
from gloaming.games.invasion.state import Agent, Card, EventName, RescueCard
from gloaming.kernel.events import EVERYONE, Event, PrivateEvent, PublicEvent, kept_by, to
from gloaming.kernel.values import Seat

# Planning


class PlanningAnnounced(PublicEvent, code="planning:{seat}", shown="now"):
    """INV-PLAN-02."""

    seat: Seat


class EventsDrawn(
    Event, code="eventsdrawn:{seat}={cards}", reveals=to("seat", veiled=("cards",)), shown="motion now held"
):
    """INV-INFO-06: the planner alone sees the faces."""

    seat: Seat
    cards: tuple[EventName | None, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=(None,) * len(self.cards))


class EventsPlaced(
    Event,
    code="eventsplaced:{seat}={upcoming}/{prevented}",
    reveals=kept_by("seat", veiled=("upcoming", "prevented")),
    shown="motion now held",
):
    """INV-PLAN-05: the planner alone knows which card went where."""

    seat: Seat
    upcoming: tuple[EventName | None, ...]
    prevented: tuple[EventName | None, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        if seat == self.seat:
            return self
        hidden = (None,) * len(self.upcoming), (None,) * len(self.prevented)
        return msgspec.structs.replace(self, upcoming=hidden[0], prevented=hidden[1])


# Accusation and declaration


class Accused(PublicEvent, code="accused:{seat}>{accused}", shown="stage"):
    seat: Seat
    accused: Seat


class SupportHeard(PublicEvent, code="support:{supporters}", shown="stage"):
    """INV-RQ-40: openly, each of those who were asked."""

    supporters: tuple[Seat, ...]


class CardShown(PublicEvent, code="shown:{seat}/{position}={card}", reveals=EVERYONE, shown="turn"):
    """INV-ACCUSE-07, INV-ALIEN-03: a card of this seat, by its place in the order of drawing."""

    seat: Seat
    position: int
    card: Card


class AlienStated(PublicEvent, code="stated:{seat}/{by}", shown="full"):
    """INV-ALIEN-01."""

    seat: Seat
    by: Literal["accusation", "declaration"]


class OrderLeft(PrivateEvent, code="order:{seat}@{turn}", reveals=kept_by("seat"), shown="log"):
    """INV-RQ-44: this seat will declare before that turn, if it is an alien by then."""

    turn: Seat


class AccuserTokensLost(PublicEvent, code="tokenslost:{seats}", shown="scene motion"):
    """INV-ACCUSE-11."""

    seats: tuple[Seat, ...]


# Agent control, and the aliens' invasion


class AgentTaken(PublicEvent, code="control:{seat}={agent}/{pressure}", shown="motion now"):
    """INV-AGENT-03, -09: the agent, and the pressure at this moment."""

    seat: Seat
    agent: Agent
    pressure: int


class AgentMoved(PublicEvent, code="moved:{agent}>{to}", shown="motion now"):
    agent: Agent
    to: Spot


class ScientistEscorted(PublicEvent, code="escorted:{start}>{to}", shown="motion now"):
    start: Spot
    to: Spot


class AgentUsed(PublicEvent, code="used:{agent}", shown="motion"):
    """INV-AGENT-06."""

    agent: Agent


class Invaded(PublicEvent, code="invaded:{seat}={agent}", shown="scene"):
    """INV-ALIEN-11."""

    seat: Seat
    agent: Agent


# Rescue


class RescueAttempted(PublicEvent, code="rescue:{leader}/{start}>{receiver}@{goal}", shown="stage"):
    """INV-RESCUE-01: from where, to which agent, and where that one stands.

    Without an agent the scientist stands on a gathering spot already (INV-RQ-25)."""

    leader: Seat
    start: Spot
    receiver: Agent | None = None
    goal: Spot | None = None


class TeamNamed(PublicEvent, code="team:{team}", shown="stage now"):
    """INV-INFO-11: in the order of naming, the leader first."""

    team: tuple[Seat, ...]


class RescueCardLaid(PrivateEvent, code="laidcard:{seat}={card}", reveals=kept_by("seat"), shown="held"):
    """INV-INFO-10: every seat remembers its own card."""

    card: RescueCard


class RescueCardsShown(PublicEvent, code="votes:{success}/{sabotage}", reveals=EVERYONE, shown="scene"):
    """INV-RESCUE-06: the three cards, shuffled."""

    success: int
    sabotage: int


class EscalationBegan(PublicEvent, code="escalation", shown="scene"):
    """INV-RESCUE-09."""


class ScientistSaved(PublicEvent, code="saved:{start}/{saved}", shown="scene"):
    """INV-RESCUE-15: on the gathering point."""

    start: Spot
    saved: int


class RescueFailed(PublicEvent, code="failed:{start}", shown="scene"):
    """INV-RESCUE-14."""

    start: Spot
