"""How a careful Cultist plays: cover first, then the knife."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gloaming.bots.careful.cultist.acting import act
from gloaming.bots.careful.cultist.endings import claim, name_seer
from gloaming.bots.careful.cultist.killing import give
from gloaming.bots.careful.cultist.moving import haunt, walk
from gloaming.bots.careful.cultist.others import (
    handle_token,
    look,
    look_through_false_eyes,
    take_control,
)
from gloaming.bots.careful.cultist.voting import vote, vote_again, weigh
from gloaming.bots.careful.turn import Turn
from gloaming.games.cultists.checks import LookAtPulse
from gloaming.games.cultists.encounters import GiveInTurn, Meet
from gloaming.games.cultists.movement import DeclarePath, Teleport, Walk
from gloaming.games.cultists.rounds import Act
from gloaming.games.cultists.tokens.false_eyes import LookThroughFalseEyes
from gloaming.games.cultists.tokens.in_control import HandleToken, TakeControl
from gloaming.games.cultists.victory import AskForClaim, GuessSeer
from gloaming.games.cultists.voting import HoldVote, ReconsiderBallot, WeighBallot
from gloaming.kernel.steps import Option

CULTIST: Final[dict[type, Callable[[Turn, Any], Option]]] = {
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
    AskForClaim: claim,
    GuessSeer: name_seer,
}
"""What a Cultist does about each question; it helps nobody to close a Portal (`fallback`)."""
