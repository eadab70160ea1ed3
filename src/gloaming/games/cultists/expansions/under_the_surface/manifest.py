"""When Under the Surface joins a table, and what it lays out there (UTS-SETUP)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from gloaming.games.cultists.board import board_of
from gloaming.games.cultists.expansions.free_actions import lingering
from gloaming.games.cultists.expansions.manifest import Expansion
from gloaming.games.cultists.expansions.under_the_surface.items import ITEMS, items_in_play
from gloaming.games.cultists.expansions.under_the_surface.items.red_relic import red_relic
from gloaming.games.cultists.expansions.under_the_surface.state import (
    NAME,
    Items,
    OpenSurface,
    Surface,
    SurfaceSeen,
    surface,
)
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.roles.seer import seer
from gloaming.games.cultists.rules import points_needed
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.rules import Module
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.games.cultists.worlds.ledger import Ledger

POINTS_NEEDED = {5: 10, 6: 11, 7: 11, 8: 12}
"""UTS-SETUP-12."""


class UnderTheSurface(Expansion):
    def joins(self, options: Options) -> bool:
        return board_of(options).expansion == "under-the-surface"

    def forbids(self, role: str) -> bool:
        """UTS-SETUP-03, UTS-RQ-36."""
        return role == seer.name

    def brings(self, options: Options) -> tuple[Module, ...]:
        played = set(items_in_play(options))
        return (lingering, *[item for name, item in sorted(ITEMS.items()) if name in played])

    def lay_out(self, game: Cultists) -> None:
        """UTS-SETUP-09, -10: an Item face down into each Room."""
        items = game.shuffled(items_in_play(game.options))
        game.parts[NAME] = Surface(covered=dict(zip(game.board.rooms, items, strict=True)))

    def shown(self, game: Cultists, seat: Seat | None) -> SurfaceSeen:
        kept = surface(game)
        return SurfaceSeen(**open_fields(kept), covered=tuple(kept.covered), lost=len(kept.lost))

    def suppose(self, game: Cultists, ledger: Ledger) -> Surface:
        """UTS-SETUP-09: nobody knows which Item lies where; what nobody has seen yet lies anywhere."""
        seen = cast(SurfaceSeen, ledger.view.parts[NAME])
        hidden = ledger.dice.shuffled(unseen_items(seen, items_in_play(ledger.view.options)))
        covered = dict(zip(seen.covered, hidden, strict=False))
        return Surface(**open_fields(seen), covered=covered, lost=hidden[len(covered) :])


def open_fields(kept: OpenSurface) -> dict[str, Any]:
    return {name: getattr(kept, name) for name in OpenSurface.__struct_fields__}


def unseen_items(seen: OpenSurface, in_play: Items) -> Items:
    """The Items of the game less those that lie open somewhere, or did before they left it."""
    left = list(in_play)
    open_items = [*seen.used.values(), *seen.gone, *[red_relic.name] * seen.relics]
    for items in (*seen.carried.values(), *seen.lying.values(), open_items):
        for item in items:
            left.remove(item)
    return tuple(left)


under_the_surface = UnderTheSurface(NAME, "Under the Surface", printed=1)


@under_the_surface.modifies(points_needed)
def a_map_of_its_own(points: int, game: Cultists) -> int:
    """UTS-SETUP-12."""
    return POINTS_NEEDED[len(game.at)]
