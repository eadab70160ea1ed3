"""Super Ghost (AC-ROLE-SUP)."""

from gloaming.games.cultists.roles.base import Role
from gloaming.games.cultists.rules import may_use_special_rooms
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.values import Seat

super_ghost = Role(
    "super_ghost",
    "Super Ghost",
    favours="investigators",
    loyalty=1,
    reveals_on_death=True,
    printed=7,
    base_game=True,
    experienced={6: 1},
)


@super_ghost.modifies(may_use_special_rooms)
def uses_rooms_like_the_living(may: bool, game: Cultists, seat: Seat) -> bool:
    """AC-ROLE-SUP-02."""
    return True
