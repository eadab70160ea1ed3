"""Mountains of Chaos: the mine, its revolving door, its lifts, and the Safety Ropes (MOC)."""

from gloaming.games.cultists.expansions.mountains_of_chaos import events, lifts, revolving_door, safety_ropes, state
from gloaming.games.cultists.expansions.mountains_of_chaos.manifest import mountains_of_chaos
from gloaming.games.cultists.expansions.mountains_of_chaos.safety_ropes import ropes

__all__ = ["mountains_of_chaos", "ropes"]

mountains_of_chaos.rooms = (state, events, lifts, revolving_door)
ropes.rooms = (safety_ropes,)
