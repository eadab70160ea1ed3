"""What a sleuth does about each question as an Investigator."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gloaming.bots.cultists.careful.expansions import free, ritual
from gloaming.bots.cultists.careful.investigator.answers import INVESTIGATOR as CAREFUL
from gloaming.bots.cultists.sleuth.investigator.acting import act
from gloaming.bots.cultists.sleuth.investigator.moving import haunt, walk
from gloaming.bots.cultists.sleuth.investigator.voting import vote, vote_again
from gloaming.games.cultists.movement import DeclarePath, Teleport, Walk
from gloaming.games.cultists.rounds import Act
from gloaming.games.cultists.voting import HoldVote, ReconsiderBallot
from gloaming.kernel.steps import Option

INVESTIGATOR: Final[dict[type, Callable[[Any, Any], Option]]] = {
    **CAREFUL,
    Walk: walk,
    DeclarePath: walk,
    Teleport: haunt,
    Act: free.first_freely(act, free.FOR_INVESTIGATORS),
    HoldVote: ritual.unless_election(vote, ritual.elect),
    ReconsiderBallot: ritual.unless_election(vote_again, ritual.elect_again),
}
