"""What event cards are worth to a careful player, in points of a hundred, and the choices that they leave."""

from __future__ import annotations

from math import inf
from typing import Any, Final

from gloaming.bots.base import Answer
from gloaming.bots.invasion.choices import Worths, choices, worth_of
from gloaming.bots.invasion.map.terrain import Mask, around, controlled, full
from gloaming.bots.invasion.turn import EVERYTHING, Turn
from gloaming.games.invasion.agents import Post
from gloaming.games.invasion.city import Sector
from gloaming.games.invasion.event_cards.base import Decline, Pick, Send
from gloaming.games.invasion.event_cards.resistance import Liberate
from gloaming.games.invasion.planning import Upcoming
from gloaming.kernel.steps import Option


def choosing(sign: int) -> dict[type, Answer]:
    """For the humans (1) or against them (-1). To decline is never worth it; a single card comes only if that is better."""

    def worth(turn: Turn, _: Any, option: Option) -> float:
        return -inf if isinstance(option, Decline) else sign * choice(turn, option)

    return choices(worth)


def choice(turn: Turn, option: Option) -> float:
    """What an answer is worth to the humans: an agent is sent by how little it is missed, to where it is welcome."""
    outlook = turn.outlook
    match option:
        case Upcoming(card):
            return worth_of(WORTHS, turn, card)
        case Pick(agent):
            here = turn.at(agent)
            return -(outlook.keeping.get(here, 0.0) + 0.5 * outlook.worths[here])
        case Send(spot) | Post(spot):
            return turn.presence(spot) + 0.5 * outlook.worths[turn.terrain.place[spot]]
        case Liberate(sector):
            return liberation(turn, sector)
        case _:
            return 0.0


# Cards


def laid(turn: Turn, districts: Mask, share: float = 1.0, extra: float = 0.0) -> float:
    """Tokens come to these districts; so much of the danger counts, and something more."""
    outlook, tokens = turn.outlook, turn.outlook.tokens | districts
    if full(turn.terrain, tokens):
        return -EVERYTHING
    return share * (outlook.danger - outlook.danger_of(tokens)) - extra


def liberation(turn: Turn, sector: Sector) -> float:
    """What it is worth that a sector loses all its tokens."""
    outlook = turn.outlook
    freed = turn.terrain.sectors[sector]
    worth = outlook.danger - outlook.danger_of(outlook.tokens & ~freed)
    for journey in outlook.journeys():
        if outlook.tokens & freed & journey.way.legs[0].close:
            worth += 0.5 * journey.worth
    return worth


WORTHS: Final[Worths] = {
    "mother_ship": lambda turn: -turn.ship_worth + min(3, turn.view.pressure_value),  # it lowers the pressure too
    "expansion": lambda turn: laid(turn, around(turn.terrain, turn.outlook.tokens), share=0.7),
    "under_attack": lambda turn: laid(turn, controlled(turn.terrain, turn.outlook.taken), extra=4),
    "captured": lambda turn: -7.0 if turn.view.last_used in turn.view.agent_at else 0.0,
    "resistance": lambda turn: max(liberation(turn, sector) for sector in turn.terrain.sectors),
    "new_agent": lambda turn: 6.0 if turn.view.reserve is not None else 0.0,
    "revelation": lambda turn: -1.0 - 2 * (sum(turn.hostile) > 1),
    "trap": -5.0,
    "alien_planning": -2.0,
    "salvage": 3.0,
    "cathedral": 5.0,
    "capitol": 5.0,
    "rendezvous": 1.0,
    "starting_location": 1.0,
}
