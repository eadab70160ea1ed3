"""What to answer when nothing better comes to mind: the answer that changes least."""

from __future__ import annotations

from typing import Any, Final

from gloaming.games.cultists.actions.close_portal import Refuse
from gloaming.games.cultists.actions.passing import Pass
from gloaming.games.cultists.checks import PutBack
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
)


def neutral(asked: Any) -> Option:
    """The first neutral answer that is offered, or simply the first."""
    options: tuple[Option, ...] = asked.options
    return next((option for option in options if isinstance(option, NEUTRAL)), options[0])
