"""Blind Cultist (UTS-ROLE-19 to -22): a Cultist in everything but the Night Phase."""

from gloaming.games.cultists.options import Options
from gloaming.games.cultists.roles.base import Role
from gloaming.games.cultists.rules import opens_eyes_at_night
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tables import SET_UP
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.values import Seat

blind_cultist = Role(
    "blind_cultist",
    "Blind Cultist",
    team="cultists",
    favours="investigators",
    loyalty=3,
    printed=14,
    house_rules=("blind_cultist_solo",),
)


@blind_cultist.modifies(opens_eyes_at_night)
def keeps_the_eyes_shut(opens: bool, game: Cultists, seat: Seat) -> bool:
    """UTS-ROLE-20: neither the partner nor the start cards are seen."""
    return False


def check(options: Options) -> None:
    """UTS-ROLE-22."""
    if SET_UP[options.seats].cultists < 2 and not options.blind_cultist_solo:
        sentence = "The Blind Cultist needs a second Cultist; take 7 or 8 seats, or leave the Role out."
        raise BadOptions(sentence, "roles-blind-alone")


blind_cultist.check = check
