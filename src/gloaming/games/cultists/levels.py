"""Levels of play and the arithmetic of loyalty (AC-LEVEL)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import combinations

from gloaming.games.cultists.expansions import expansions_of
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.roles import BASE_ROLES, ROLES, SPECIAL_ROLES
from gloaming.games.cultists.tables import SET_UP
from gloaming.kernel.errors import BadOptions

LARGEST_SUM = 5
"""AC-LEVEL-08."""

USUAL = Options()


def may_be_dealt(role: str, options: Options) -> bool:
    """Whether a level may deal this Role here: neither the Role itself nor an expansion (UTS-SETUP-03) forbids it."""
    return ROLES[role].fits(options) and not forbidden_by(role, options)


def forbidden_by(role: str, options: Options) -> str:
    """The expansion that has no place for this Role."""
    return next((expansion.title for expansion in expansions_of(options) if expansion.forbids(role)), "")


def loyalty(roles: Iterable[str], options: Options = USUAL) -> tuple[int, int]:
    """The sums that favour the Investigators and the Cultists."""
    sums = {"investigators": 0, "cultists": 0, "": 0}
    for name in roles:
        sums[ROLES[name].supports(options)] += ROLES[name].loyalty
    return sums["investigators"], sums["cultists"]


def balanced(roles: Iterable[str], seats: int, options: Options = USUAL) -> bool:
    """AC-LEVEL-07, -08."""
    investigators, cultists = loyalty(roles, options)
    return cultists - investigators == SET_UP[seats].loyalty_lead and max(investigators, cultists) <= LARGEST_SUM


@cache
def mixes_of(names: tuple[str, ...], seats: int) -> tuple[tuple[str, ...], ...]:
    """AC-LEVEL-06, -10: every legal mix of these special Roles."""
    places = seats - SET_UP[seats].cultists
    return tuple(mix for size in range(places + 1) for mix in combinations(names, size) if balanced(mix, seats))


def expert_mixes(options: Options) -> tuple[tuple[str, ...], ...]:
    return mixes_of(tuple(name for name in BASE_ROLES if may_be_dealt(name, options)), options.seats)


def experienced_groups(seats: int) -> tuple[tuple[str, ...], ...]:
    """AC-LEVEL-04: one of each group is drawn at random."""
    groups: dict[int, list[str]] = {}
    for role in ROLES.values():
        if seats in role.experienced:
            groups.setdefault(role.experienced[seats], []).append(role.name)
    return tuple(tuple(groups[number]) for number in sorted(groups))


@lru_cache(maxsize=256)
def role_groups(options: Options) -> tuple[tuple[str, ...], ...]:
    """For each special Role of the table, the candidates from which it is drawn; all of it is public."""
    if options.roles:
        return tuple((role,) for role in options.roles)
    groups: tuple[tuple[str, ...], ...] = ()
    if options.level == "first":  # AC-LEVEL-01: with 7 seats no special Role, though it would fit with the AUTOMA
        groups = tuple((role.name,) for role in ROLES.values() if role.first_game and options.seats in role.seats)
    elif options.level == "experienced":
        groups = experienced_groups(options.seats)
    allowed = (tuple(role for role in group if may_be_dealt(role, options)) for group in groups)
    return tuple(group for group in allowed if group)


def draws_a_mix(options: Options) -> bool:
    """Whether the table leaves the whole expert mix to chance."""
    return options.level == "expert" and not options.roles


def check_roles(options: Options) -> None:
    """Refuse what the rules do not know, in one sentence that says what to do."""
    check_names(options)
    for role in options.roles:
        ROLES[role].check(options)
    check_places(options)
    check_level(options)


def check_names(options: Options) -> None:
    for role in options.roles:
        if role not in SPECIAL_ROLES:
            sentence = f"There is no special Role {role!r}; choose among {', '.join(SPECIAL_ROLES)}."
            raise BadOptions(sentence, "roles-unknown", role=role)
    if len(set(options.roles)) < len(options.roles):
        raise BadOptions("Each special Role exists once; name none of them twice.", "roles-twice")
    for role in options.roles:
        if title := forbidden_by(role, options):
            sentence = f"The Role {ROLES[role].title} has no place in {title}; leave it out or take another board."
            raise BadOptions(sentence, "roles-forbidden", role=role, expansion=title)


def check_places(options: Options) -> None:
    """Each special Role takes the place of a plain one of its team."""
    places = options.seats - SET_UP[options.seats].cultists
    others = sum(ROLES[role].team != "cultists" for role in options.roles)
    if others > places:
        sentence = f"There are {places} Investigators, and {others} special Roles; take fewer."
        raise BadOptions(sentence, "roles-too-many", places=places, count=others)


def check_level(options: Options) -> None:
    if options.level in ("first", "experienced") and options.roles:
        sentence = f"The level {options.level!r} brings its own Roles; choose 'expert' or 'custom' to name them."
        raise BadOptions(sentence, "roles-of-level", level=options.level)
    if options.level == "expert" and options.roles and not balanced(options.roles, options.seats, options):
        investigators, cultists = loyalty(options.roles, options)
        lead = SET_UP[options.seats].loyalty_lead
        raise BadOptions(
            f"These Roles count {investigators} for the Investigators and {cultists} for the Cultists; with "
            f"{options.seats} seats the Cultists' sum must lead by {lead} and none may exceed {LARGEST_SUM}; change the "
            "mix or take the level 'custom'.",
            "roles-unbalanced",
            investigators=investigators,
            cultists=cultists,
            lead=lead,
            most=LARGEST_SUM,
        )
