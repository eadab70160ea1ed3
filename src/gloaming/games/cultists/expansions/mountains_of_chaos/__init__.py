"""Mountains of Chaos: the mine, its revolving door, its lifts, and the Safety Ropes (MOC)."""

from gloaming.games.cultists.expansions.mountains_of_chaos import lifts, revolving_door
from gloaming.games.cultists.expansions.mountains_of_chaos.manifest import mountains_of_chaos
from gloaming.games.cultists.expansions.mountains_of_chaos.safety_ropes import ropes

__all__ = ["lifts", "mountains_of_chaos", "revolving_door", "ropes"]
