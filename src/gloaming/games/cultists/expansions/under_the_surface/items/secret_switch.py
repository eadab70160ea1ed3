"""Secret switch (UTS-ITEM-38 to UTS-ITEM-40)."""

from __future__ import annotations

from gloaming.games.cultists.expansions.under_the_surface.events import DoorOpened
from gloaming.games.cultists.expansions.under_the_surface.items.base import Fixture
from gloaming.games.cultists.expansions.under_the_surface.state import change
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.values import Seat


class SecretSwitch(Fixture):
    def work(self, game: Cultists, finder: Seat | None) -> None:
        """UTS-ITEM-38, -39, UTS-DOOR-02, -03, -05: the red door opens for good, and nobody enters anything by it."""
        change(game, door_open=True)
        game.record(DoorOpened())


secret_switch = SecretSwitch("secret_switch", from_seats=(5,), printed=7)
