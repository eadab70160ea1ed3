"""What an event card is worth to the humans, as things stand; to the aliens it is worth the opposite."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloaming.bots.invasion.map.terrain import around
from gloaming.bots.invasion.turn import EVERYTHING, Turn
from gloaming.games.invasion.city import Sector
from gloaming.games.invasion.state import EventName


def worth_of(turn: Turn, card: EventName) -> float:
    worth = WORTHS[card]
    return worth(turn) if callable(worth) else worth


def mother_ship(turn: Turn) -> float:
    """It lowers the pressure too, which is a comfort while it is not the last."""
    return -turn.ship_worth + min(3, turn.view.pressure_value)


def expansion(turn: Turn) -> float:
    outlook = turn.outlook
    spread = outlook.tokens | around(turn.terrain, outlook.tokens)
    if outlook.fills_sector(spread):
        return -EVERYTHING
    return 0.7 * (outlook.danger - outlook.danger_of(spread))


def under_attack(turn: Turn) -> float:
    outlook = turn.outlook
    tokens = outlook.tokens
    for place in outlook.taken:
        tokens |= turn.terrain.control[place]
    if outlook.fills_sector(tokens):
        return -EVERYTHING
    return outlook.danger - outlook.danger_of(tokens) - 4


def captured(turn: Turn) -> float:
    return -7.0 if turn.view.last_used in turn.view.agent_at else 0.0


def resistance(turn: Turn) -> float:
    return max(liberation(turn, sector) for sector in turn.terrain.sectors)


def liberation(turn: Turn, sector: Sector) -> float:
    """What it is worth that a sector loses all its tokens."""
    outlook = turn.outlook
    freed = turn.terrain.sectors[sector]
    worth = outlook.danger - outlook.danger_of(outlook.tokens & ~freed)
    for journey in outlook.journeys():
        if outlook.tokens & freed & journey.way.legs[0].close:
            worth += 0.5 * journey.worth
    return worth


def new_agent(turn: Turn) -> float:
    return 6.0 if turn.view.reserve is not None else 0.0


def revelation(turn: Turn) -> float:
    return -1.0 - 2 * (sum(turn.hostile) > 1)


WORTHS: Final[dict[EventName, float | Callable[[Turn], float]]] = {
    "mother_ship": mother_ship,
    "expansion": expansion,
    "under_attack": under_attack,
    "captured": captured,
    "resistance": resistance,
    "new_agent": new_agent,
    "revelation": revelation,
    "trap": -5.0,
    "alien_planning": -2.0,
    "salvage": 3.0,
    "cathedral": 5.0,
    "capitol": 5.0,
    "rendezvous": 1.0,
    "starting_location": 1.0,
}
