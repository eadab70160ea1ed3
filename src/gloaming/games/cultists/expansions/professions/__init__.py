"""The Professions module: one hidden reward for whoever fights a Cultist token first (MOC-PROF)."""

from gloaming.games.cultists.expansions.professions import reward
from gloaming.games.cultists.expansions.professions.manifest import professions

__all__ = ["professions", "reward"]
