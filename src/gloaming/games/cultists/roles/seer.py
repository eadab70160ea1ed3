"""Seer (AC-ROLE-SEER): learns the Cultists in the night; the Cultists win if they name the Seer at the end.

The guess is a scene of its own (`victory`)."""

from gloaming.games.cultists.roles.base import Role
from gloaming.games.cultists.rules import sees_thumbs
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.values import Seat

seer = Role("seer", "Seer", favours="investigators", seats=(5, 6, 8), printed=2, base_game=True)


@seer.modifies(sees_thumbs)
def learns_the_cultists(sees: bool, game: Cultists, seat: Seat) -> bool:
    """AC-NIGHT-05."""
    return True
