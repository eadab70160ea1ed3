"""Invasion, as the search has to know it."""

from __future__ import annotations

from typing import Final

from gloaming.bots.invasion.sleuth import SleuthInvasionBot
from gloaming.bots.searcher.craft import Craft, Kinds
from gloaming.games.invasion.accusation import AskForSupport
from gloaming.games.invasion.aliens import AskForDeclaration
from gloaming.games.invasion.rescue import CastVotes, NameTeam

VOTES: Final[Kinds] = frozenset({AskForSupport, NameTeam, CastVotes})
TALKS: Final[Kinds] = frozenset({AskForDeclaration})
MOST: Final = 6

CRAFT: Final = Craft(SleuthInvasionBot, VOTES, VOTES, lambda view: bool(view.alien), TALKS, MOST)
