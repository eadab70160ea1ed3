"""The Professions module: one hidden reward for the first to fight a Cultist token (MOC-PROF)."""

from gloaming.games.cultists.expansions.professions import detective, exorcist, mayor, profiler, reward, saboteur
from gloaming.games.cultists.expansions.professions.manifest import professions

__all__ = ["detective", "exorcist", "mayor", "professions", "profiler", "reward", "saboteur"]
