"""What events mean to a sleuth: each card, and each choice that a card leaves, by what it makes of the position.

Worths are the humans'; to the aliens they are worth the opposite."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gloaming.bots.base import Answer
from gloaming.bots.invasion.choices import Worths, choices, worth_of
from gloaming.bots.invasion.map.terrain import around, controlled, full
from gloaming.bots.invasion.turn import Turn
from gloaming.games.invasion.agents import Post
from gloaming.games.invasion.city import Sector, Spot
from gloaming.games.invasion.event_cards import EVENT_CARDS
from gloaming.games.invasion.event_cards.base import Pick, Send, SendsAgent
from gloaming.games.invasion.event_cards.resistance import Liberate
from gloaming.games.invasion.planning import Upcoming
from gloaming.games.invasion.state import Agent, EventName
from gloaming.kernel.steps import Option

SOON: Final = 0.7
"""How much of what an event would do now is left when it comes: turns and dice come first."""
AGENT: Final = 0.25
"""An agent more or less."""


def choosing(sign: int) -> dict[type, Answer]:
    """For the humans (1) or against them (-1)."""
    return choices(lambda turn, step, option: sign * choice(turn, step, option, sign))


def choice(turn: Turn, step: Any, option: Option, sign: int) -> float:
    """To decline is worth nothing; an agent is worth what it is where it can be sent best."""
    match option:
        case Upcoming(card):
            return worth_of(WORTHS, turn, card)
        case Pick(agent):
            return sign * max([sign * sent(turn, agent, goal) for goal in goals(turn, step.card, agent)], default=0.0)
        case Send(to):
            return sent(turn, step.agent, to)
        case Post(spot):
            return turn.changed(turn.position._replace(agents=(*turn.position.agents, turn.terrain.place[spot])))
        case Liberate(sector):
            return liberated(turn, sector)
        case _:
            return 0.0


# What they make of the position


def sent(turn: Turn, agent: Agent, goal: Spot) -> float:
    number, agents = turn.agents.index(agent), turn.position.agents
    moved = (*agents[:number], turn.terrain.place[goal], *agents[number + 1 :])
    return turn.changed(turn.position._replace(agents=moved))


def liberated(turn: Turn, sector: Sector) -> float:
    return turn.changed(turn.position._replace(tokens=turn.position.tokens & ~turn.terrain.sectors[sector]))


def goals(turn: Turn, card: EventName, agent: Agent) -> list[Spot]:
    """Where this card may send it, by its own rule."""
    sends = EVENT_CARDS[card]
    assert isinstance(sends, SendsAgent)
    return sends.goals(turn.known, agent)


# Cards


def laid(turn: Turn, districts: int) -> float:
    tokens = turn.position.tokens | districts
    if full(turn.terrain, tokens):
        return -turn.worths.play.ship[-1]
    return SOON * turn.changed(turn.position._replace(tokens=tokens))


def sends(card: EventName) -> Callable[[Turn], float]:
    def worth(turn: Turn) -> float:
        found = [sent(turn, agent, goal) for agent in turn.agents for goal in goals(turn, card, agent)]
        return SOON * max([0.0, *found])

    return worth


WORTHS: Final[Worths] = {
    "mother_ship": lambda turn: -turn.ship_cost,
    "expansion": lambda turn: laid(turn, around(turn.terrain, turn.position.tokens)),
    "under_attack": lambda turn: laid(turn, controlled(turn.terrain, turn.position.agents)),
    "captured": lambda turn: -AGENT if turn.view.last_used in turn.view.agent_at else 0.0,
    "resistance": lambda turn: SOON * max(liberated(turn, sector) for sector in turn.terrain.sectors),
    "new_agent": lambda turn: AGENT if turn.view.reserve is not None else 0.0,
    # Aliens who know each other do not sabotage twice, nor take each other's agents.
    "revelation": lambda turn: -0.1 if sum(turn.hostile) > 1 else -0.04,
    "trap": -0.15,
    "alien_planning": -0.1,
    **{name: sends(name) for name, card in EVENT_CARDS.items() if isinstance(card, SendsAgent)},
}
