"""Levels of play and the arithmetic of loyalty (AC-LEVEL)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations

from gloaming.games.cultists.expansions import expansions_of
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.roles import BASE_ROLES, ROLES, SPECIAL_ROLES
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

USUAL = Options()


def seer_allowed(options: Options) -> bool:
    """AC-ROLE-SEER-05, AC-AUTOMA-08: not with 7 people, nor beside an AUTOMA that may be the only Cultist.

    Nor where an expansion forbids it (UTS-SETUP-03)."""
    if forbidden_by("seer", options):
        return False
    if options.has_automa:
        return SET_UP[options.seats].cultists == 2
    return options.seats != 7


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
def expert_mixes(seats: int, seer: bool) -> tuple[tuple[str, ...], ...]:
    """AC-LEVEL-06, -10: every legal mix of special Roles; without a Seer where none is allowed."""
    names = [name for name in BASE_ROLES if seer or name != "seer"]
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
    check_names(options)
    check_hunter(options)
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
    if "seer" in options.roles and not seer_allowed(options):
        sentence = "The Seer cannot join 7 people, nor an AUTOMA with a single Cultist; leave the Seer out."
        raise BadOptions(sentence, "roles-seer")


def check_hunter(options: Options) -> None:
    """UTS-HUNT-02, UTS-RQ-02."""
    if "cursed_hunter" not in options.roles:
        return
    if options.players not in ROLES["cursed_hunter"].seats:
        sentence = "The Cursed Hunter joins 7 or 8 people, without the AUTOMA; change the seats or leave the Role out."
        raise BadOptions(sentence, "roles-hunter-seats")
    if "seer" in options.roles:
        raise BadOptions("The Cursed Hunter takes the Seer's place; leave one of the two out.", "roles-hunter-seer")


def check_places(options: Options) -> None:
    """Each special Role takes the place of a plain one of its team."""
    places = options.seats - SET_UP[options.seats].cultists
    of_cultists = [role for role in options.roles if ROLES[role].team == "cultists"]
    others = len(options.roles) - len(of_cultists)
    if others > places:
        sentence = f"There are {places} Investigators, and {others} special Roles; take fewer."
        raise BadOptions(sentence, "roles-too-many", places=places, count=others)
    if of_cultists and SET_UP[options.seats].cultists < 2 and not options.blind_cultist_solo:
        sentence = "The Blind Cultist needs a second Cultist; take 7 or 8 seats, or leave the Role out."
        raise BadOptions(sentence, "roles-blind-alone")


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
