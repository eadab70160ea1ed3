"""How a careful Investigator plays: along the Route, out of lone meetings, by the evidence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gloaming.bots.careful.investigator.acting import act
from gloaming.bots.careful.investigator.moving import haunt, walk
from gloaming.bots.careful.investigator.others import (
    give,
    handle_token,
    help_close,
    look,
    look_through_false_eyes,
    take_control,
)
from gloaming.bots.careful.investigator.voting import vote, vote_again, weigh
from gloaming.bots.careful.turn import Turn
from gloaming.games.cultists.actions.close_portal import HelpClose
from gloaming.games.cultists.checks import LookAtPulse
from gloaming.games.cultists.encounters import GiveInTurn, Meet
from gloaming.games.cultists.movement import DeclarePath, Teleport, Walk
from gloaming.games.cultists.rounds import Act
from gloaming.games.cultists.tokens.false_eyes import LookThroughFalseEyes
from gloaming.games.cultists.tokens.in_control import HandleToken, TakeControl
from gloaming.games.cultists.voting import HoldVote, ReconsiderBallot, WeighBallot
from gloaming.kernel.steps import Option

INVESTIGATOR: Final[dict[type, Callable[[Turn, Any], Option]]] = {
    Walk: walk,
    DeclarePath: walk,
    Teleport: haunt,
    Act: act,
    Meet: give,
    GiveInTurn: give,
    LookAtPulse: look,
    HoldVote: vote,
    ReconsiderBallot: vote_again,
    WeighBallot: weigh,
    LookThroughFalseEyes: look_through_false_eyes,
    TakeControl: take_control,
    HandleToken: handle_token,
    HelpClose: help_close,
}
"""What an Investigator does about each question."""
