"""Mechanic (AC-ROLE-MEC)."""

from gloaming.games.cultists.roles.base import Role
from gloaming.games.cultists.rules import bound_to_route
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.values import Seat

mechanic = Role(
    "mechanic", "Mechanic", favours="investigators", loyalty=3, printed=4, base_game=True, experienced={8: 1}
)
mechanic.roams = True


@mechanic.modifies(bound_to_route)
def ignores_the_route(bound: bool, game: Cultists, seat: Seat) -> bool:
    """AC-ROLE-MEC-01, -02: while living, any Room; as a Ghost bound like any Investigator."""
    return bound and game.ghost[seat]
