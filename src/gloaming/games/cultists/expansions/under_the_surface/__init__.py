"""Under the Surface: the polar station, its Items, and Organism 46-B (UTS)."""

from gloaming.games.cultists.expansions.under_the_surface import carrying, door, finding, organism, ritual
from gloaming.games.cultists.expansions.under_the_surface.items import binoculars, boots, dagger, lamp, rifle, snow_owl
from gloaming.games.cultists.expansions.under_the_surface.manifest import under_the_surface

__all__ = [
    "binoculars", "boots", "carrying", "dagger", "door", "finding", "lamp", "organism", "rifle", "ritual", "snow_owl",
    "under_the_surface",
]  # fmt: skip
