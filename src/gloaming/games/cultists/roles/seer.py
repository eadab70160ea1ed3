"""Seer (AC-ROLE-SEER): learns the Cultists in the night; the Cultists win if they name the Seer at the end.

The guess is a scene of its own (`victory`)."""

from gloaming.games.cultists.options import Options
from gloaming.games.cultists.roles.base import Role
from gloaming.games.cultists.rules import sees_thumbs
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tables import SET_UP
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.values import Seat

seer = Role(
    "seer",
    "Seer",
    favours="investigators",
    seats=(5, 6, 8),
    printed=2,
    base_game=True,
    first_game=True,
    experienced={5: 0, 6: 0, 8: 0},
)


@seer.modifies(sees_thumbs)
def learns_the_cultists(sees: bool, game: Cultists, seat: Seat) -> bool:
    """AC-NIGHT-05."""
    return True


def fits(options: Options) -> bool:
    """AC-ROLE-SEER-05, AC-AUTOMA-08: not with 7 people, nor with an AUTOMA that may be the only Cultist."""
    return SET_UP[options.seats].cultists == 2 if options.has_automa else options.seats != 7


def check(options: Options) -> None:
    if not fits(options):
        sentence = "The Seer cannot join 7 people, nor an AUTOMA with a single Cultist; leave the Seer out."
        raise BadOptions(sentence, "roles-seer")


seer.fits, seer.check = fits, check
