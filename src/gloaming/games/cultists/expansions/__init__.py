"""The expansions, and which of them a table plays with: every file below this folder that has one is found by itself."""

from functools import lru_cache

from gloaming.games.cultists.expansions.manifest import Expansion
from gloaming.games.cultists.options import Options
from gloaming.kernel.collection import collected

__all__ = ["EXPANSIONS", "Expansion", "expansions_of"]

GROUP = "gloaming.cultists.expansions"
"""The entry points by which other packages bring expansions."""

EXPANSIONS = tuple(collected(__name__, Expansion, GROUP).values())


@lru_cache(maxsize=256)
def expansions_of(options: Options) -> tuple[Expansion, ...]:
    return tuple(expansion for expansion in EXPANSIONS if expansion.joins(options))
