"""The expansions, and which of them a table plays with."""

from functools import lru_cache

from gloaming.games.cultists.expansions import curse_of_the_hunter
from gloaming.games.cultists.expansions.manifest import Expansion
from gloaming.games.cultists.expansions.mountains_of_chaos import mountains_of_chaos, ropes
from gloaming.games.cultists.expansions.professions import professions
from gloaming.games.cultists.expansions.under_the_surface import under_the_surface
from gloaming.games.cultists.options import Options

__all__ = ["EXPANSIONS", "Expansion", "expansions_of", "plays_alike"]

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


def plays_alike(version: int, options: Options) -> bool:
    """Whether a table of an earlier rules version is played as ever.

    Version 2 changed the ropes (MOC-RQ-24), arrivals by lift (MOC-RQ-10) and the ritual's leader (UTS-RQ-25)."""
    return version == 1 and {under_the_surface, mountains_of_chaos, ropes}.isdisjoint(expansions_of(options))
