"""Cultists, as the search has to know it."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.cultists.memory.facts import team_of
from gloaming.bots.cultists.sleuth import SleuthBot
from gloaming.bots.searcher.craft import Craft, Kinds
from gloaming.games.cultists.checks import LookAtPulse
from gloaming.games.cultists.encounters import GiveInTurn, Meet
from gloaming.games.cultists.expansions.professions.tokens.mayor import BreakTie
from gloaming.games.cultists.movement import DeclarePath, Teleport, Walk
from gloaming.games.cultists.rounds import Act
from gloaming.games.cultists.voting import HoldVote, ReconsiderBallot, WeighBallot

OPEN: Final[Kinds] = frozenset()
"""An Investigator's search found nothing that the sleuth had not: see docs/studies/searcher.md."""
HIDDEN: Final[Kinds] = frozenset(
    {Walk, DeclarePath, Teleport, Meet, GiveInTurn, LookAtPulse, HoldVote, ReconsiderBallot, WeighBallot, BreakTie}
)
TALKS: Final[Kinds] = frozenset({Act, HoldVote, ReconsiderBallot})
MOST: Final = 6
"""From seven on there are two Cultists."""


def frank(view: Any) -> bool:
    """A Seer who votes by what it saw in the night is named at the end; a Role of its own has ends of its own."""
    return view.role != "seer" and team_of(view.role) != "hunter"


CRAFT: Final = Craft(SleuthBot, OPEN, HIDDEN, lambda view: team_of(view.role) == "cultists", TALKS, MOST, frank)
