"""What to answer when nothing better comes to mind: the answer that changes least."""

from __future__ import annotations

from typing import Any, Final

from gloaming.games.cultists.actions.close_portal import Refuse
from gloaming.games.cultists.actions.passing import Pass
from gloaming.games.cultists.checks import PutBack
from gloaming.games.cultists.expansions.free_actions import Done
from gloaming.games.cultists.expansions.mountains_of_chaos.safety_ropes import NoMoreRopes
from gloaming.games.cultists.expansions.professions.reward import LeaveIt
from gloaming.games.cultists.expansions.professions.tokens.mayor import LetTieStand
from gloaming.games.cultists.expansions.under_the_surface.items.lamp import KeepLamp
from gloaming.games.cultists.expansions.under_the_surface.items.snow_owl import SendNothing
from gloaming.games.cultists.movement import Stop
from gloaming.games.cultists.night import Wake
from gloaming.games.cultists.tokens.false_eyes import Decline
from gloaming.games.cultists.tokens.in_control import ReturnToken
from gloaming.games.cultists.victory import Confirm
from gloaming.games.cultists.voting import Abstain, KeepBallot
from gloaming.kernel.steps import Option

NEUTRAL: Final[tuple[type[Option], ...]] = (
    Wake,
    Confirm,
    Pass,
    Abstain,
    KeepBallot,
    Decline,
    PutBack,
    Refuse,
    ReturnToken,
    Stop,
    Done,
    KeepLamp,
    SendNothing,
    NoMoreRopes,
    LetTieStand,
    LeaveIt,
)


def neutral(asked: Any) -> Option:
    """The first neutral answer that is offered, or simply the first."""
    options: tuple[Option, ...] = asked.options
    return next((option for option in options if isinstance(option, NEUTRAL)), options[0])
