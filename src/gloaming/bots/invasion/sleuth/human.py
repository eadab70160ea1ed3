"""How a sleuth plays while it is human: by a plan for the whole round, and without cards it can do without."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.base import by
from gloaming.bots.invasion.careful import human as careful
from gloaming.bots.invasion.map.campaign import Deed
from gloaming.bots.invasion.sleuth import events
from gloaming.bots.invasion.turn import Turn
from gloaming.bots.listening import Answers
from gloaming.games.invasion.accusation import Accuse
from gloaming.games.invasion.agents import Control, Escort, EscortScientist, Leave, MoveAgent, RescueHere
from gloaming.games.invasion.planning import Plan
from gloaming.games.invasion.rounds import Act
from gloaming.kernel.steps import Option

# The turn


def act(turn: Turn, asked: Any) -> Option:
    """Whatever is worth most for what all can do in this round; each card that has to be drawn for it is a risk."""
    plans, turning = turn.plans(), turn.worths.play.turning
    without = turn.trusted(plans.best[0], plans.after(turn.later_turns))
    worths: list[tuple[float, Option]] = [(without + planning(turn) - turning * turn.turning(1), Plan())]
    if plans.deeds:
        risk = turning * turn.turning(turn.view.pressure_value)
        chosen = max(plans.deeds, key=turn.worth_of)
        worths.append((turn.worth_of(chosen) - risk, Control(turn.agents[chosen.deed.agent])))
    suspect = careful.prime_suspect(turn, [option.seat for option in asked.options if isinstance(option, Accuse)])
    if suspect is not None:
        worths.append((without + turn.worths.play.accusation * turn.hostile[suspect], Accuse(suspect)))
    return max(worths, key=lambda worth: worth[0])[1]


def planning(turn: Turn) -> float:
    """A good card among those of others: the next event is one of them at random (INV-CONSOL-06)."""
    if not turn.memory.upcoming:
        return turn.event_by_human() - turn.event_by_chance()
    return (turn.event_by_human() - turn.event_planned()) / (1 + len(turn.memory.upcoming))


# Agents


def move(turn: Turn, asked: Any) -> Option:
    """As the plan was when the agent was taken."""
    deeds = turn.plans(turn.agents.index(turn.active)).deeds
    return turn.go(max(deeds, key=turn.worth_of).deed.place) if deeds else Leave()


def escorting(turn: Turn, option: Option) -> float:
    """What the position is worth after it, with what others can add."""
    agent, position, campaign = turn.agents.index(turn.active), turn.position, turn.campaign
    here = position.agents[agent]
    receiver = turn.agents.index(option.to) if isinstance(option, Escort) else None
    after = campaign.after(position, Deed(agent, here, receiver))
    if isinstance(option, RescueHere):
        after = after._replace(scientists=after.scientists & ~(1 << here), saved=1)
    plans = campaign.plans(after, turn.later_turns)
    return turn.trusted(plans.best[0], plans.best[-1])


HUMAN: Final[Answers] = {
    **careful.HUMAN,
    Act: act,
    MoveAgent: move,
    EscortScientist: by(escorting),
    **events.choosing(1),
}
