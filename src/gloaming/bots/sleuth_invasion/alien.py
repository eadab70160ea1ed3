"""How a sleuth plays once it is an alien: hidden as long as that does harm, and never where a human would see it for nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from gloaming.bots.invasion import alien as careful
from gloaming.bots.sleuth_invasion.turn import SleuthTurn
from gloaming.games.invasion import events as e
from gloaming.games.invasion.accusation import Accuse
from gloaming.games.invasion.agents import Control
from gloaming.games.invasion.aliens import AskForDeclaration, Confirm, Declare
from gloaming.games.invasion.planning import Plan
from gloaming.games.invasion.rescue import CastVotes, Lay
from gloaming.games.invasion.rounds import Act
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

UNMASKED: Final = 14.0
"""What a sabotage costs its author if it makes all sure of one; less, the less the table would come to believe."""
FEW_ROUNDS: Final = 0.6
"""How much of that is left once there are two ships or one scientist to go: there is little time to be accused in."""


# Declaring


def declare(turn: SleuthTurn, asked: Any) -> Option:
    """Only to fill a sector at once: in secret an alien takes agents, teams and events from the humans."""
    may = any(isinstance(option, Declare) for option in asked.options) and turn.view.turn == turn.me
    wins = may and any(careful.wins(turn, agent) for agent in turn.view.agent_at)
    return Declare() if wins else Confirm()


# The turn


def act(turn: SleuthTurn, asked: Any) -> Option:
    return careful.stated_act(turn) if turn.view.stated[turn.me] else secret_act(turn, asked)


def secret_act(turn: SleuthTurn, asked: Any) -> Option:
    worths: list[tuple[float, Option]] = [(careful.planning_worth(turn), Plan())]
    if turn.free_agents:
        waste = careful.most_wasteful(turn, turn.free_agents)
        worths.append((waste.worth * turn.scarcity, Control(waste.agent)))
        leads = [deed for deed in turn.outlook.deeds(turn.free_agents, turn.rescue_worth) if deed.rescue]
        worths += [(careful.leading_worth(turn), Control(deed.agent)) for deed in leads[:1]]
    victim = careful.innocent_suspect(turn, [option.seat for option in asked.options if isinstance(option, Accuse)])
    if victim is not None:
        worths.append((careful.FALSE_ACCUSATION, Accuse(victim)))
    return max(worths, key=lambda worth: worth[0])[1]


# Rescue


def cast_vote(turn: SleuthTurn, asked: Any) -> Option:
    """Sabotage, if the harm is worth what all will come to believe; of two friends one is enough."""
    team, own = asked.step.team, turn.mind.own.shares
    last = turn.view.saved + 1 >= turn.view.options.scientists_to_save
    friends = [seat for seat in team if seat != turn.me and own[seat] >= careful.FRIEND]
    if friends and min(friends) < turn.me and not last and not turn.nearly_lost:
        return Lay("success")
    return Lay("sabotage") if last or careful.sabotage_worth(turn) >= exposure(turn, team) else Lay("success")


def exposure(turn: SleuthTurn, team: tuple[Seat, ...]) -> float:
    """By how much more all will suspect this seat after a sabotage than after a success."""
    beliefs = turn.mind.public.beliefs
    size = len(team)
    worse = beliefs.after(e.RescueCardsShown(size - 1, 1))[turn.me]
    better = beliefs.after(e.RescueCardsShown(size, 0))[turn.me]
    return UNMASKED * (worse - better) * (FEW_ROUNDS if turn.nearly_lost else 1.0)


ALIEN: Final[Mapping[type, Callable[[Any, Any], Option]]] = {
    **careful.ALIEN,
    AskForDeclaration: declare,
    Act: act,
    CastVotes: cast_vote,
}
