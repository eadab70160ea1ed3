"""The expansions, and which of them a table plays with."""

from functools import lru_cache

from gloaming.games.cultists.expansions import curse_of_the_hunter
from gloaming.games.cultists.expansions.manifest import Expansion
from gloaming.games.cultists.expansions.mountains_of_chaos import mountains_of_chaos, ropes
from gloaming.games.cultists.expansions.professions import professions
from gloaming.games.cultists.expansions.under_the_surface import under_the_surface
from gloaming.games.cultists.options import Options
from gloaming.kernel.guests import guests

__all__ = ["EXPANSIONS", "Expansion", "expansions_of"]

GROUP = "gloaming.cultists.expansions"
"""The entry points by which other packages bring expansions."""

EXPANSIONS: list[Expansion] = [
    under_the_surface,
    mountains_of_chaos,
    ropes,
    professions,
    curse_of_the_hunter.expansion,
    *guests(GROUP, Expansion),
]


@lru_cache(maxsize=256)
def expansions_of(options: Options) -> tuple[Expansion, ...]:
    return tuple(expansion for expansion in EXPANSIONS if expansion.joins(options))
