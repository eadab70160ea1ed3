"""Red relic (UTS-ITEM-31, -32)."""

from __future__ import annotations

from gloaming.games.cultists.board import Place
from gloaming.games.cultists.expansions.under_the_surface.events import RelicPlaced
from gloaming.games.cultists.expansions.under_the_surface.items.base import Item
from gloaming.games.cultists.expansions.under_the_surface.state import change, surface
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.values import Seat


class RedRelic(Item):
    def turned_up(self, game: Cultists, finder: Seat | None, place: Place) -> None:
        """UTS-ITEM-31, -32: on the altar at once, for all to see; the third one wakes Organism 46-B."""
        relics = surface(game).relics + 1
        change(game, relics=relics)
        game.record(RelicPlaced(relics))


red_relic = RedRelic("red_relic", from_seats=(5, 5, 5), printed=1)
