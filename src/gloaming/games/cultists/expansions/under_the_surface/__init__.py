"""Under the Surface: the polar station, its Items, and Organism 46-B (UTS)."""

from gloaming.games.cultists.expansions.under_the_surface import carrying, door, finding, organism, ritual
from gloaming.games.cultists.expansions.under_the_surface.manifest import under_the_surface

__all__ = ["carrying", "door", "finding", "organism", "ritual", "under_the_surface"]
