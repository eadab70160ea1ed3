"""The Items (UTS-ITEM-31 to UTS-ITEM-55), one file each: every file in this folder that has one is found by itself."""

from functools import lru_cache

from gloaming.games.cultists.expansions.under_the_surface.items.base import Item
from gloaming.games.cultists.expansions.under_the_surface.state import Items
from gloaming.games.cultists.options import Options
from gloaming.kernel.collection import collected

ITEMS = collected(__name__, Item)


def laid_out(seats: int) -> Items:
    """UTS-SETUP-06 to -08: the printed list, one Item for each Room; with each further seat what comes on top."""
    return tuple(
        item.name for least in range(seats + 1) for item in ITEMS.values() for _ in range(item.from_seats.count(least))
    )


@lru_cache(maxsize=256)
def items_in_play(options: Options) -> Items:
    """As printed, but where the table wishes an Item of our own, that lies in another's place."""
    lying = list(laid_out(options.seats))
    for item in ITEMS.values():
        if item.instead_of and item.joins(options):
            lying[lying.index(item.instead_of)] = item.name
    return tuple(lying)
