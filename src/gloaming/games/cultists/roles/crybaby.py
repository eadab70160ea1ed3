"""Crybaby (AC-ROLE-CRY)."""

from gloaming.games.cultists.deaths import BecomeGhost
from gloaming.games.cultists.events import DeathReported
from gloaming.games.cultists.roles.base import Role
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.values import Seat

crybaby = Role(
    "crybaby", "Crybaby", favours="cultists", loyalty=1, printed=10, base_game=True, experienced={5: 1, 7: 0}
)
crybaby.fatal = (DeathReported,)


@crybaby.on(*crybaby.fatal)
def dies_of_grief(game: Cultists, me: Seat, event: DeathReported) -> None:
    """AC-ROLE-CRY-01: after having shown another's death."""
    game.do(BecomeGhost(me, "own"))
