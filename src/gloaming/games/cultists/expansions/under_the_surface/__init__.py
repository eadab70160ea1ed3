"""Under the Surface: the polar station, its Items, and Organism 46-B (UTS)."""

from gloaming.games.cultists.expansions.under_the_surface import (
    carrying,
    door,
    events,
    finding,
    organism,
    ritual,
    ritual_events,
    state,
)
from gloaming.games.cultists.expansions.under_the_surface.items import binoculars, boots, dagger, lamp, rifle, snow_owl
from gloaming.games.cultists.expansions.under_the_surface.manifest import under_the_surface

__all__ = ["under_the_surface"]

under_the_surface.rooms = (
    state, events, ritual_events, door, carrying, finding, snow_owl, dagger, boots, binoculars, rifle, lamp,
    organism, ritual,
)  # fmt: skip
