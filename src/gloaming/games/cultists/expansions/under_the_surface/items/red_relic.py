"""Red relic (UTS-ITEM-31, -32)."""

from __future__ import annotations

from gloaming.games.cultists.expansions.under_the_surface.events import RelicPlaced
from gloaming.games.cultists.expansions.under_the_surface.state import change, surface
from gloaming.games.cultists.state import Cultists


def lay_on_the_altar(game: Cultists) -> None:
    """UTS-ITEM-31, -32: at once, for all to see; the third one wakes Organism 46-B."""
    relics = surface(game).relics + 1
    change(game, relics=relics)
    game.record(RelicPlaced(relics))
