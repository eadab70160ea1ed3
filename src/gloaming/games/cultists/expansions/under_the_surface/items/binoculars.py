"""Special binoculars (UTS-ITEM-46 to UTS-ITEM-48)."""

from __future__ import annotations

from collections.abc import Iterable

from gloaming.games.cultists.actions.base import Action
from gloaming.games.cultists.checks import LookAtPulse
from gloaming.games.cultists.encounters import Prospect, perils
from gloaming.games.cultists.events import DeathReported
from gloaming.games.cultists.expansions.under_the_surface.holding import use_up
from gloaming.games.cultists.expansions.under_the_surface.items.base import Portable
from gloaming.games.cultists.rules import free_actions
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

binoculars = Portable("binoculars", from_seats=(5,), printed=6)


class Spot(Action, code="spot:{target}", clause="UTS-ITEM-46", free=True):
    """Check the State of somebody in another Room of the same colour."""

    target: Seat

    def prospect(self, known: Cultists, seat: Seat) -> Prospect:
        return perils(known, seat, then=DeathReported)

    @classmethod
    def offered(cls, game: Cultists, seat: Seat) -> Iterable[Option]:
        """UTS-RQ-17: from Room to Room; power and Route do not matter."""
        here, colour = game.at[seat], game.board.colour
        if here not in colour:
            return ()
        rooms = colour if game.options.binoculars_range == "any_room" else game.board.rooms_of[colour[here]]
        return [cls(other) for other in game.living() if game.at[other] in rooms and game.at[other] != here]

    def perform(self, game: Cultists, seat: Seat) -> None:
        """UTS-ITEM-47, -48: the whole base action; then they are gone."""
        use_up(game, seat, binoculars.name)
        game.do(LookAtPulse(seat, self.target, "binoculars"))


@binoculars.modifies(free_actions)
def spotting(offered: tuple[Option, ...], game: Cultists, seat: Seat) -> tuple[Option, ...]:
    return (*offered, *Spot.offered(game, seat)) if binoculars.carried_by(game, seat) else offered
