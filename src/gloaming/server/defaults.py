"""What a clock answers for somebody who did not (RQ-120): always legal, and chosen so that it tells no Role."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.games.cultists.actions.passing import Pass
from gloaming.games.cultists.checks import ShowDeath
from gloaming.games.cultists.encounters import Give
from gloaming.games.cultists.expansions.free_actions import Done
from gloaming.games.cultists.movement import Go, Stop, Way
from gloaming.games.cultists.victory import Confirm
from gloaming.games.cultists.voting import Abstain, KeepBallot
from gloaming.kernel.steps import Option

Pick = Callable[[tuple[Option, ...]], Option]


def default_answer(options: tuple[Option, ...], pick: Pick) -> Option:
    """Pass, keep, abstain, confirm, and show a death, as an Investigator must; stop where one may, else any Door; in an
    Encounter an Alive card if there is one."""
    for quiet in (Pass, Done, KeepBallot, Abstain, Confirm, ShowDeath):
        for option in options:
            if isinstance(option, quiet):
                return option
    stops = tuple(option for option in options if isinstance(option, Stop))
    ways = tuple(option for option in options if isinstance(option, Go | Way))
    alive = tuple(option for option in options if isinstance(option, Give) and option.card == "alive")
    return pick(stops or ways or alive or options[-1:])


def clock_of(step: object) -> str:
    """Which of the table's clocks runs for this question."""
    return CLOCKS.get(type(step).__name__, "turn")


CLOCKS = {
    "Meet": "encounter",
    "GiveInTurn": "encounter",
    "HoldVote": "vote",
    "ReconsiderBallot": "vote",
    "WeighBallot": "vote",
}
