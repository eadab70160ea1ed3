"""The Professions module: one hidden reward for whoever fights a Cultist token first (MOC-PROF)."""

from gloaming.games.cultists.expansions.professions import (
    detective,
    events,
    exorcist,
    mayor,
    profiler,
    reward,
    saboteur,
    state,
)
from gloaming.games.cultists.expansions.professions.manifest import professions

__all__ = ["professions"]

professions.rooms = (state, events, reward, mayor, detective, exorcist, profiler, saboteur)
