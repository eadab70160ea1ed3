"""How a sleuth plays once it is an alien: against the humans' best plan, hidden as long as somebody believes in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from gloaming.bots.invasion.careful import alien as careful
from gloaming.bots.invasion.map.campaign import Deed, Position
from gloaming.bots.invasion.map.terrain import full
from gloaming.bots.invasion.sleuth import events
from gloaming.bots.invasion.turn import Turn
from gloaming.bots.listening import Answers
from gloaming.games.invasion import events as e
from gloaming.games.invasion.accusation import Accuse
from gloaming.games.invasion.agents import Control, MoveAgent
from gloaming.games.invasion.aliens import AskForDeclaration, Confirm, Declare, Invade
from gloaming.games.invasion.orders import LeaveOrders
from gloaming.games.invasion.planning import Plan
from gloaming.games.invasion.rescue import CastVotes, Lay
from gloaming.games.invasion.rounds import Act
from gloaming.games.invasion.state import Agent
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

UNMASKED: Final = 14.0
"""What a sabotage costs its author if it makes all sure of one; less, the less the table would come to believe."""
FEW_ROUNDS: Final = 0.6
"""How much of that is left once there are two ships or one scientist to go: there is little time to be accused in."""
IDLE: Final = 0.15
"""What it costs to be seen doing nothing: fewer tokens removed than that look like work, and nobody brought home."""
TROUBLE: Final = 0.35
"""What a false accusation costs the humans."""
POINTS: Final = 25.0
"""So many points of a hundred are about one in the logarithm of odds."""
REPLIES: Final = 2
"""How many human turns an alien thinks ahead."""
WORST: Final = 2
"""Deeds that are thought through."""
WON: Final = -99.0

Choice = tuple[float, Option]
"""What the humans' chances are after it; the aliens take the least."""


# Declaring


def declare(turn: Turn, asked: Any) -> Option:
    """Only to win at once: even one whom nobody believes any more does more harm while it is not proved."""
    own_turn = turn.view.turn == turn.me and Declare() in asked.options
    return Declare() if own_turn and any(careful.wins(turn, agent) for agent in turn.agents) else Confirm()


# The turn


def act(turn: Turn, asked: Any) -> Option:
    others = invasions(turn) if turn.view.stated[turn.me] else secret_acts(turn, asked)
    planned: Choice = reply(turn, turn.position) - planning(turn), Plan()
    return min([planned, *others], key=lambda choice: choice[0])[1]


def reply(turn: Turn, position: Position) -> float:
    """What the humans can make of this in the rest of the round."""
    plans = turn.campaign.plans(position, min(REPLIES, turn.later_turns))
    return turn.trusted(plans.best[0], plans.best[-1])


def planning(turn: Turn) -> float:
    """How much worse the next event becomes. A pile that is empty now may stay so, or not."""
    if not turn.memory.upcoming:
        return (turn.event_by_chance() + turn.event_by_human()) / 2 - turn.event_by_alien()
    return (turn.event_planned() - turn.event_by_alien()) / (1 + len(turn.memory.upcoming))


def invasions(turn: Turn) -> Iterator[Choice]:
    """INV-ALIEN-11: around any agent; those that look worst for the humans are thought through."""
    found: list[tuple[float, Agent, Position]] = []
    for agent, place in zip(turn.agents, turn.position.agents, strict=True):
        after = turn.position._replace(tokens=turn.position.tokens | turn.terrain.control[place])
        found.append((WON if full(turn.terrain, after.tokens) else turn.campaign.worth(after), agent, after))
    for worth, agent, after in sorted(found)[:WORST]:
        yield WON if worth == WON else reply(turn, after), Invade(agent)


def secret_acts(turn: Turn, asked: Any) -> Iterator[Choice]:
    for worth, deed in wasted(turn, None):
        yield worth, Control(turn.agents[deed.agent])
    leads = [deed for deed in turn.outlook.deeds(turn.free_agents, turn.rescue_worth) if deed.rescue]
    gained = careful.leading_worth(turn)
    if leads and gained > 0:
        yield turn.campaign.worth(turn.position) - gained / POINTS, Control(leads[0].agent)
    victim = careful.innocent_suspect(turn, [option.seat for option in asked.options if isinstance(option, Accuse)])
    if victim is not None:
        yield reply(turn, turn.position) - TROUBLE, Accuse(victim)


def wasted(turn: Turn, agent: int | None) -> list[tuple[float, Deed]]:
    """An agent that humans need, used up where it helps them least: one deed of each agent, or several of this one's.

    Only those that look worst at once are thought through."""
    found: dict[object, tuple[float, Deed, Position]] = {}
    for deed in turn.campaign.deeds(turn.position):
        if deed.receiver is None and agent in (None, deed.agent):
            after = turn.campaign.after(turn.position, deed)
            worth, kind = turn.campaign.worth(after) + idle(turn, deed), deed if agent is not None else deed.agent
            if kind not in found or worth < found[kind][0]:
                found[kind] = worth, deed, after
    worst = sorted(found.values(), key=lambda one: one[0])[:WORST]
    return [(reply(turn, after) + idle(turn, deed), deed) for _, deed, after in worst]


def idle(turn: Turn, deed: Deed) -> float:
    freed = turn.terrain.control[deed.place] & turn.position.tokens
    work = freed.bit_count() >= careful.PLAUSIBLE or turn.terrain.gathering >> deed.place & 1
    return 0.0 if work else IDLE


def move(turn: Turn, asked: Any) -> Option:
    """To a rescue that will be sabotaged; else where it helps least."""
    place = careful.rescuing(turn)
    if place is None:
        worst = min(wasted(turn, turn.agents.index(turn.active)), key=lambda one: one[0], default=None)
        place = turn.at(turn.active) if worst is None else worst[1].place
    return turn.go(place)


# Rescue


def cast_vote(turn: Turn, asked: Any) -> Option:
    """Sabotage, if the harm is worth what all will come to believe; of two friends one is enough."""
    team, own = asked.step.team, turn.hostile
    last = turn.view.saved + 1 >= turn.view.options.scientists_to_save
    friends = [seat for seat in team if seat != turn.me and own[seat] >= careful.FRIEND]
    if friends and min(friends) < turn.me and not last and not turn.nearly_lost:
        return Lay("success")
    return Lay("sabotage") if last or careful.sabotage_worth(turn) >= exposure(turn, team) else Lay("success")


def exposure(turn: Turn, team: tuple[Seat, ...]) -> float:
    """By how much more all will suspect this seat after a sabotage than after a success."""
    beliefs = turn.mind.public
    size = len(team)
    worse = beliefs.after(e.RescueCardsShown(size - 1, 1))[turn.me]
    better = beliefs.after(e.RescueCardsShown(size, 0))[turn.me]
    return UNMASKED * (worse - better) * (FEW_ROUNDS if turn.nearly_lost else 1.0)


ALIEN: Final[Answers] = {
    **careful.ALIEN,
    AskForDeclaration: declare,
    LeaveOrders: lambda _turn, _asked: Confirm(),  # it cannot know so early whether it would win at once
    Act: act,
    MoveAgent: move,
    CastVotes: cast_vote,
    **events.choosing(-1),
}
