"""Every answer of Invasion as a number."""

from __future__ import annotations

from gloaming.env.answers import EMPTY, Answers, Domain, Slots, Template
from gloaming.env.invasion_v1.places import DISTRICTS, SECTORS, SPOTS, filled
from gloaming.env.invasion_v1.words import EVENT_NAMES
from gloaming.games.invasion.accusation import Accuse, Refuse, Support
from gloaming.games.invasion.agents import Control, Escort, Free, FreeOne, Leave, MoveTo, Post, RescueHere
from gloaming.games.invasion.aliens import Confirm, Declare, Invade
from gloaming.games.invasion.event_cards.base import Decline, Pick, Send
from gloaming.games.invasion.event_cards.resistance import Liberate
from gloaming.games.invasion.planning import Plan, Prevent, Upcoming
from gloaming.games.invasion.rescue import Lay, Name
from gloaming.games.invasion.setup import AGENTS, PlaceThere
from gloaming.kernel.values import Seat

SEAT = Domain("seat", 8)
SPOT = Domain("spot", SPOTS)
DISTRICT = Domain("district", DISTRICTS)
AGENT = Domain("agent", len(AGENTS))
SECTOR = Domain("sector", len(SECTORS))
EVENT_CARD = Domain("event card", len(EVENT_NAMES))
RESCUE_CARD = Domain("success|sabotage", 2)

ANSWERS = Answers(
    Template(Confirm),
    Template(Declare),
    Template(Plan),
    Template(Upcoming, EVENT_CARD),
    Template(Prevent, EVENT_CARD),
    Template(Accuse, SEAT),
    Template(Support),
    Template(Refuse),
    Template(Invade, AGENT),
    Template(Control, AGENT),
    Template(MoveTo, SPOT),
    Template(Leave),
    Template(Free),
    Template(FreeOne, DISTRICT),
    Template(Escort, AGENT),
    Template(RescueHere),
    Template(Name, SEAT),
    Template(Lay, RESCUE_CARD),
    Template(PlaceThere, SPOT),
    Template(Post, SPOT),
    Template(Decline),
    Template(Pick, AGENT),
    Template(Send, SPOT),
    Template(Liberate, SECTOR),
)


def slots(city: str, clockwise: tuple[Seat, ...]) -> Slots:
    """What the domains hold at this table, for the seat that comes first in `clockwise`."""
    places = filled(city)
    return {
        SEAT: [*clockwise, *[EMPTY] * (SEAT.size - len(clockwise))],
        SPOT: places[:SPOTS],
        DISTRICT: places[SPOTS:],
        AGENT: AGENTS,
        SECTOR: SECTORS,
        EVENT_CARD: EVENT_NAMES,
        RESCUE_CARD: RESCUE_CARD.name.split("|"),
    }
