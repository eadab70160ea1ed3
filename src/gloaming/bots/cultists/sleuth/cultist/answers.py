"""What a sleuth does about each question as a Cultist."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gloaming.bots.cultists.careful.cultist.answers import CULTIST as CAREFUL
from gloaming.bots.cultists.careful.expansions import free, ritual
from gloaming.bots.cultists.sleuth.cultist.acting import act
from gloaming.bots.cultists.sleuth.cultist.endings import name_seer
from gloaming.bots.cultists.sleuth.cultist.killing import give
from gloaming.bots.cultists.sleuth.cultist.moving import haunt, walk
from gloaming.bots.cultists.sleuth.cultist.voting import vote, vote_again
from gloaming.games.cultists.encounters import GiveInTurn, Meet
from gloaming.games.cultists.movement import DeclarePath, Teleport, Walk
from gloaming.games.cultists.rounds import Act
from gloaming.games.cultists.victory import GuessSeer
from gloaming.games.cultists.voting import HoldVote, ReconsiderBallot
from gloaming.kernel.steps import Option

CULTIST: Final[dict[type, Callable[[Any, Any], Option]]] = {
    **CAREFUL,
    Walk: walk,
    DeclarePath: walk,
    Teleport: haunt,
    Act: free.first_freely(act, free.FOR_CULTISTS),
    Meet: give,
    GiveInTurn: give,
    HoldVote: ritual.unless_election(vote, ritual.elect_a_cultist),
    ReconsiderBallot: ritual.unless_election(vote_again, ritual.elect_a_cultist_again),
    GuessSeer: name_seer,
}
