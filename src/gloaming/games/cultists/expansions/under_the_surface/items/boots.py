"""Boots (UTS-ITEM-44, -45)."""

from __future__ import annotations

from gloaming.games.cultists.expansions.under_the_surface.holding import items_of
from gloaming.games.cultists.expansions.under_the_surface.items.base import Portable
from gloaming.games.cultists.rules import movement_points
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.values import Seat

boots = Portable("boots", from_seats=(5, 8), printed=2)


@boots.modifies(movement_points)
def walks_farther(points: int, game: Cultists, seat: Seat) -> int:
    """UTS-ITEM-44, UTS-RQ-16: a point more for each pair."""
    pairs = items_of(game, seat).count(boots.name)
    return points + (pairs if game.options.boots_stack else min(pairs, 1))
