"""An Investigator's actions, in actions on the way to the points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gloaming.bots.cultists.careful.investigator import acting as careful
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.actions.check_state import CheckState
from gloaming.games.cultists.actions.initiate_vote import InitiateVote
from gloaming.games.cultists.actions.use_camera import WatchState
from gloaming.games.cultists.roles.assassin import Assassinate
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

ACTION: Final = 0.04
"""What an action on the way to the points adds to the chance of winning."""
NEVER: Final = careful.NEVER


def looking(turn: Turn, target: Seat) -> float:
    """AC-ACT-CS."""
    worth = turn.outlook.look(target) / ACTION
    return (0.03 + worth) * (0.5 if turn.role == "crybaby" else 1.0)


def calling(turn: Turn) -> float:
    """AC-VOTE-01; a Greenhorn would die of it (AC-ROLE-GRE-01)."""
    if turn.role == "greenhorn":
        return NEVER
    gain, suspect = turn.outlook.verdict
    return -1.0 if suspect is None or gain <= 0.01 else gain / ACTION


WORTH: Final[dict[type[Option], Callable[[Turn, Any], float]]] = {
    **careful.WORTH,
    CheckState: lambda turn, option: looking(turn, option.target),
    WatchState: lambda turn, option: careful.through_the_camera(turn, looking(turn, option.target)),
    InitiateVote: lambda turn, _: calling(turn),
    Assassinate: lambda turn, option: turn.outlook.gain(option.target) / ACTION - 1.0,
}


def act(turn: Turn, asked: Any) -> Option:
    options: tuple[Option, ...] = asked.options
    return max(options, key=lambda option: acting(turn, option))


def acting(turn: Turn, option: Option) -> float:
    worth = WORTH.get(type(option))
    return careful.ALWAYS.get(type(option), 0.0) if worth is None else worth(turn, option)
