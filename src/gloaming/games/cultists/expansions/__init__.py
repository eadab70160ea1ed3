"""The expansions, and which of them a table plays with."""

from functools import lru_cache

from gloaming.games.cultists.expansions import curse_of_the_hunter
from gloaming.games.cultists.expansions.manifest import Expansion
from gloaming.games.cultists.expansions.mountains_of_chaos import mountains_of_chaos, ropes
from gloaming.games.cultists.expansions.professions import professions
from gloaming.games.cultists.expansions.under_the_surface import under_the_surface
from gloaming.games.cultists.options import Options

__all__ = ["EXPANSIONS", "Expansion", "expansions_of"]

EXPANSIONS: list[Expansion] = [
    under_the_surface,
    mountains_of_chaos,
    ropes,
    professions,
    curse_of_the_hunter.expansion,
]
curse_of_the_hunter.expansion.rooms = (curse_of_the_hunter,)


@lru_cache(maxsize=256)
def expansions_of(options: Options) -> tuple[Expansion, ...]:
    return tuple(expansion for expansion in EXPANSIONS if expansion.joins(options))
