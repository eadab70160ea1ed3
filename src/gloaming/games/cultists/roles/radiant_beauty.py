"""Radiant Beauty (AC-ROLE-RAD)."""

from gloaming.games.cultists.board import Place
from gloaming.games.cultists.roles.base import Role
from gloaming.games.cultists.rules import linked, power_at
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.values import Seat

radiant_beauty = Role(
    "radiant_beauty",
    "Radiant Beauty",
    favours="investigators",
    loyalty=1,
    reveals_on_death=True,
    printed=5,
    base_game=True,
    experienced={6: 1},
)


@radiant_beauty.modifies(power_at)
def lights_her_place(power: bool, game: Cultists, place: Place, me: Seat) -> bool:
    """AC-ROLE-RAD-02, RQ-94: where her Ghost is there is light, in all the Rooms that Secret Doors join to it."""
    return power or (me in game.shown_role and game.ghost[me] and game.at[me] in linked(game, place))
