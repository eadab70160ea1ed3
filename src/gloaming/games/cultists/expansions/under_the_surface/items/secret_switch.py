"""Secret switch (UTS-ITEM-38 to UTS-ITEM-40)."""

from __future__ import annotations

from gloaming.games.cultists.expansions.under_the_surface.door import open_door
from gloaming.games.cultists.state import Cultists


def press(game: Cultists) -> None:
    """UTS-ITEM-38, -39: by itself; the red door opens for good."""
    open_door(game)
