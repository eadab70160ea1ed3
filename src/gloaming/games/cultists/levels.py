"""Levels of play and the arithmetic of loyalty (AC-LEVEL)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations

from gloaming.games.cultists.options import Options
from gloaming.games.cultists.roles import ROLES, SPECIAL_ROLES
from gloaming.games.cultists.tables import SET_UP
from gloaming.kernel.errors import BadOptions

HANDICAPS = ("greenhorn", "butterfingers", "crybaby")
GHOST_ROLES = ("radiant_beauty", "infected", "super_ghost")

EXPERIENCED: dict[int, tuple[tuple[str, ...], ...]] = {
    5: (("seer",), HANDICAPS),
    6: (("seer",), GHOST_ROLES, ("firestarter",)),
    7: (HANDICAPS, ("firestarter",), ("assassin",)),
    8: (("seer",), ("mechanic",), ("firestarter",), ("assassin",)),
}
"""AC-LEVEL-04: one of each group, drawn at random."""

LARGEST_SUM = 5
"""AC-LEVEL-08."""


def seer_allowed(options: Options) -> bool:
    """AC-ROLE-SEER-05, AC-AUTOMA-08: not with 7 people, nor beside an AUTOMA that may be the only Cultist."""
    if options.has_automa:
        return SET_UP[options.seats].cultists == 2
    return options.seats != 7


def loyalty(roles: Iterable[str]) -> tuple[int, int]:
    """The sums that favour the Investigators and the Cultists."""
    sums = {"investigators": 0, "cultists": 0, "": 0}
    for name in roles:
        sums[ROLES[name].favours] += ROLES[name].loyalty
    return sums["investigators"], sums["cultists"]


def balanced(roles: Iterable[str], seats: int) -> bool:
    """AC-LEVEL-07, -08."""
    investigators, cultists = loyalty(roles)
    return cultists - investigators == SET_UP[seats].loyalty_lead and max(investigators, cultists) <= LARGEST_SUM


@cache
def expert_mixes(seats: int, seer: bool) -> tuple[tuple[str, ...], ...]:
    """AC-LEVEL-06, -10: every legal mix of special Roles; without a Seer where none is allowed."""
    names = [name for name in SPECIAL_ROLES if seer or name != "seer"]
    places = seats - SET_UP[seats].cultists
    return tuple(mix for size in range(places + 1) for mix in combinations(names, size) if balanced(mix, seats))


def role_groups(options: Options) -> tuple[tuple[str, ...], ...]:
    """For each special Role of the table, the candidates from which it is drawn; all of it is public."""
    if options.roles:
        return tuple((role,) for role in options.roles)
    match options.level:
        case "first":  # AC-LEVEL-01: with 7 seats no special Role, though beside the AUTOMA a Seer would be allowed
            return (("seer",),) if options.seats != 7 and seer_allowed(options) else ()
        case "experienced":
            groups = EXPERIENCED[options.seats]
            return groups if seer_allowed(options) else tuple(group for group in groups if group != ("seer",))
        case "expert" | "custom":
            return ()


def draws_a_mix(options: Options) -> bool:
    """Whether the table leaves the whole expert mix to chance."""
    return options.level == "expert" and not options.roles


def check_roles(options: Options) -> None:
    """Refuse what the rules do not know, in one sentence that says what to do."""
    for role in options.roles:
        if role not in SPECIAL_ROLES:
            raise BadOptions(f"There is no special Role {role!r}; choose among {', '.join(SPECIAL_ROLES)}.")
    if len(set(options.roles)) < len(options.roles):
        raise BadOptions("Each special Role exists once; name none of them twice.")
    if "seer" in options.roles and not seer_allowed(options):
        raise BadOptions("The Seer cannot join 7 people, nor an AUTOMA with a single Cultist; leave the Seer out.")
    places = options.seats - SET_UP[options.seats].cultists
    if len(options.roles) > places:
        raise BadOptions(f"There are {places} Investigators, and {len(options.roles)} special Roles; take fewer.")
    if options.level in ("first", "experienced") and options.roles:
        raise BadOptions(f"The level {options.level!r} brings its own Roles; choose 'expert' or 'custom' to name them.")
    if options.level == "expert" and options.roles and not balanced(options.roles, options.seats):
        investigators, cultists = loyalty(options.roles)
        raise BadOptions(
            f"These Roles count {investigators} for the Investigators and {cultists} for the Cultists; with "
            f"{options.seats} seats the Cultists' sum must lead by {SET_UP[options.seats].loyalty_lead} and none may "
            f"exceed {LARGEST_SUM}; change the mix or take the level 'custom'."
        )
