"""What players do in their turns."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from gloaming.games.invasion.city import Spot
from gloaming.games.invasion.state import Agent, Card, EventName, RescueCard
from gloaming.kernel.events import EVERYONE, Audience, Event, PrivateEvent, PublicEvent, kept_by, to
from gloaming.kernel.values import Seat

# Planning


class PlanningAnnounced(PublicEvent):
    """INV-PLAN-02."""

    seat: Seat
    code: ClassVar[str] = "planning:{seat}"


class EventsDrawn(Event):
    """INV-INFO-06: the planner alone sees the faces."""

    seat: Seat
    cards: tuple[EventName | None, ...]
    code: ClassVar[str] = "eventsdrawn:{seat}={cards}"
    reveals: ClassVar[Audience] = to("seat", veiled=("cards",))

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=(None,) * len(self.cards))


class EventsPlaced(Event):
    """INV-PLAN-05: the planner alone knows which card went where."""

    seat: Seat
    upcoming: tuple[EventName | None, ...]
    prevented: tuple[EventName | None, ...]
    code: ClassVar[str] = "eventsplaced:{seat}={upcoming}/{prevented}"
    reveals: ClassVar[Audience] = kept_by("seat", veiled=("upcoming", "prevented"))

    def seen_by(self, seat: Seat | None) -> Event | None:
        if seat == self.seat:
            return self
        hidden = (None,) * len(self.upcoming), (None,) * len(self.prevented)
        return msgspec.structs.replace(self, upcoming=hidden[0], prevented=hidden[1])


# Accusation and declaration


class Accused(PublicEvent):
    seat: Seat
    accused: Seat
    code: ClassVar[str] = "accused:{seat}>{accused}"


class SupportHeard(PublicEvent):
    """INV-RQ-40: openly, each of those who were asked."""

    supporters: tuple[Seat, ...]
    code: ClassVar[str] = "support:{supporters}"


class CardShown(PublicEvent):
    """INV-ACCUSE-07, INV-ALIEN-03: a card of this seat, by its place in the order of drawing."""

    seat: Seat
    position: int
    card: Card
    code: ClassVar[str] = "shown:{seat}/{position}={card}"
    reveals: ClassVar[Audience] = EVERYONE


class AlienStated(PublicEvent):
    """INV-ALIEN-01."""

    seat: Seat
    by: Literal["accusation", "declaration"]
    code: ClassVar[str] = "stated:{seat}/{by}"
    big: ClassVar[bool] = True


class OrderLeft(PrivateEvent):
    """INV-RQ-44: this seat will declare before that turn, if it is an alien by then."""

    turn: Seat
    code: ClassVar[str] = "order:{seat}@{turn}"
    reveals: ClassVar[Audience] = kept_by("seat")


class AccuserTokensLost(PublicEvent):
    """INV-ACCUSE-11."""

    seats: tuple[Seat, ...]
    code: ClassVar[str] = "tokenslost:{seats}"


# Agent control, and the aliens' invasion


class AgentTaken(PublicEvent):
    """INV-AGENT-03, -09: the agent, and the pressure at this moment."""

    seat: Seat
    agent: Agent
    pressure: int
    code: ClassVar[str] = "control:{seat}={agent}/{pressure}"


class AgentMoved(PublicEvent):
    agent: Agent
    to: Spot
    code: ClassVar[str] = "moved:{agent}>{to}"


class ScientistEscorted(PublicEvent):
    start: Spot
    to: Spot
    code: ClassVar[str] = "escorted:{start}>{to}"


class AgentUsed(PublicEvent):
    """INV-AGENT-06."""

    agent: Agent
    code: ClassVar[str] = "used:{agent}"


class Invaded(PublicEvent):
    """INV-ALIEN-11."""

    seat: Seat
    agent: Agent
    code: ClassVar[str] = "invaded:{seat}={agent}"


# Rescue


class RescueAttempted(PublicEvent):
    """INV-RESCUE-01: from where, to which agent, and where that one stands.

    Without an agent the scientist stands on a gathering spot already (INV-RQ-25)."""

    leader: Seat
    start: Spot
    receiver: Agent | None = None
    goal: Spot | None = None
    code: ClassVar[str] = "rescue:{leader}/{start}>{receiver}@{goal}"


class TeamNamed(PublicEvent):
    """INV-INFO-11: in the order of naming, the leader first."""

    team: tuple[Seat, ...]
    code: ClassVar[str] = "team:{team}"


class RescueCardLaid(PrivateEvent):
    """INV-INFO-10: every seat remembers its own card."""

    card: RescueCard
    code: ClassVar[str] = "laidcard:{seat}={card}"
    reveals: ClassVar[Audience] = kept_by("seat")


class RescueCardsShown(PublicEvent):
    """INV-RESCUE-06: the three cards, shuffled."""

    success: int
    sabotage: int
    code: ClassVar[str] = "votes:{success}/{sabotage}"
    reveals: ClassVar[Audience] = EVERYONE
    big: ClassVar[bool] = True


class EscalationBegan(PublicEvent):
    """INV-RESCUE-09."""

    code: ClassVar[str] = "escalation"
    big: ClassVar[bool] = True


class ScientistSaved(PublicEvent):
    """INV-RESCUE-15: on the gathering point."""

    start: Spot
    saved: int
    code: ClassVar[str] = "saved:{start}/{saved}"
    big: ClassVar[bool] = True


class RescueFailed(PublicEvent):
    """INV-RESCUE-14."""

    start: Spot
    code: ClassVar[str] = "failed:{start}"
    big: ClassVar[bool] = True
