"""What a clock answers for somebody who did not (RQ-120): always legal, and chosen so that it tells no Role."""

from __future__ import annotations

from gloaming.games.cultists.actions.passing import Pass
from gloaming.games.cultists.cards import ALIVE, SUCCESS
from gloaming.games.cultists.checks import ShowDeath
from gloaming.games.cultists.expansions.free_actions import Done
from gloaming.games.cultists.expansions.mountains_of_chaos.safety_ropes import NoMoreRopes
from gloaming.games.cultists.expansions.professions.mayor import LetTieStand
from gloaming.games.cultists.expansions.professions.reward import LeaveIt
from gloaming.games.cultists.expansions.under_the_surface.items.lamp import KeepLamp
from gloaming.games.cultists.expansions.under_the_surface.items.snow_owl import SendNothing
from gloaming.games.cultists.movement import Go, Stop, Way
from gloaming.games.cultists.victory import Confirm
from gloaming.games.cultists.voting import Abstain, KeepBallot
from gloaming.kernel.steps import Option
from gloaming.server.games.base import Pick, first_of

QUIET: tuple[type[Option], ...] = (
    Pass, Done, KeepBallot, Abstain, Confirm, ShowDeath, KeepLamp, SendNothing, LetTieStand, LeaveIt, NoMoreRopes,
)  # fmt: skip
"""Answers that change least."""


def default_answer(options: tuple[Option, ...], pick: Pick) -> Option:
    """Pass, keep, abstain, confirm, and show a death, as an Investigator must; stop where one may, else any Door; of
    cards one that everybody holds, Alive or Success, if there is one."""
    quiet = first_of(QUIET, options)
    if quiet is not None:
        return quiet
    stops = tuple(option for option in options if isinstance(option, Stop))
    doors = tuple(option for option in options if isinstance(option, Go))
    ways = tuple(option for option in options if isinstance(option, Way))
    common = tuple(option for option in options if getattr(option, "card", None) in (ALIVE, SUCCESS))
    return pick(stops or doors or ways or common or options[-1:])
