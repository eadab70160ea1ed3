"""Who is who: what each Role can do, and what each Team wants, for this table."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from gloaming.cli.palette import BRIGHT, CLEAR, LOUD, QUIET
from gloaming.cli.play.cultists.board_words import rules_in_short
from gloaming.cli.play.cultists.panels import clock, header, secrets
from gloaming.cli.play.cultists.speech import Speech, plain, role_title
from gloaming.cli.play.rows import Rows, wrapped
from gloaming.cli.play.speech import NUMBERS, capital, count
from gloaming.games.cultists.board import load_routes
from gloaming.games.cultists.expansions.curse_of_the_hunter import ROOMS_TO_CURSE
from gloaming.games.cultists.roles.celebrity import CELEBRITY_ROUND
from gloaming.games.cultists.tables import FIRESTARTER_ROUND, LAST_ROUND, SET_UP

ROLE_WORDS = {
    "investigator": "has no power but good sense.",
    "cultist": "gives Dead cards, spoils rooms, needs no route and may hide the deaths it finds.",
    "seer": "learns in the night who the cultists are. If the cultists name the Seer in the end, they win after all.",
    "assassin": "may once make another living character in the same place a ghost, and is known from then on.",
    "mechanic": "may use any room, whatever the route says, as long as it lives.",
    "radiant_beauty": "shows its role as a ghost, and there is always light where that ghost is.",
    "infected": "shows its role as a ghost; until the end of the next hour nobody gives cards in meetings.",
    "super_ghost": "shows its role as a ghost, and may then use all rooms like the living.",
    "greenhorn": "becomes a ghost by using the camera or by calling a vote.",
    "butterfingers": "becomes a ghost after using the knife.",
    "crybaby": "becomes a ghost after having shown somebody's death.",
    "firestarter": f"holds a Failure and a Sabotage, and becomes a ghost if one is left after hour {FIRESTARTER_ROUND}.",
    "cursebearer": "becomes a ghost, and shows its role, in any room where it meets one.",
    "celebrity": f"shows its role in hour {CELEBRITY_ROUND}; if it is dead by then, its Pulse cards are dealt to the living.",
    "blind_cultist": "is a cultist who saw nothing in the night: neither the other one nor who was dead.",
    "cursed_hunter": "is on nobody's side, learns in the night who the cultists are and needs no route. Its cards carry a "
    f"curse: if all cultists or {NUMBERS[ROOMS_TO_CURSE]} rooms bear one in the end, it wins unless it is named.",
}


def investigators_want(s: Speech) -> str:
    cultists = SET_UP[len(s.view.at)].cultists
    whom = "the cultist has" if cultists == 1 else "both cultists have"
    return (
        f"The investigators win with {count(s.view.target, 'point')} of books on the shelf, or as soon as {whom} left."
    )


def cultists_want(s: Speech) -> str:
    table = SET_UP[len(s.view.at)]
    if table.cultists == 1:
        how = f"by claiming, at the end of an hour, that {table.dead_needed} investigators are dead"
    else:
        how = f"if {table.dead_needed} investigators are dead an hour before they would lose"
    who = "The cultist wins" if table.cultists == 1 else "The cultists win"
    return f"{who} {how}, or when {NUMBERS[LAST_ROUND]} hours have passed."


def seats_and_cultists(s: Speech) -> str:
    seats = len(s.view.at)
    return f"{capital(NUMBERS[seats])} of you stay for the night, and {NUMBERS[SET_UP[seats].cultists]} " + (
        "is a cultist." if SET_UP[seats].cultists == 1 else "are cultists."
    )


def reference(s: Speech, width: int) -> Rows:
    """The page behind `r`."""
    rows = [Text("Roles and goals of this table", BRIGHT + Style(bold=True)), Text()]
    rows += wrapped(seats_and_cultists(s), width, CLEAR)
    rows += wrapped(investigators_want(s), width, CLEAR)
    rows += wrapped(cultists_want(s), width, CLEAR)
    rows.append(Text())
    special = [role for group in s.view.roles_laid_out for role in group.split("|")]
    for role in ("investigator", "cultist", *special):
        name = Text(f"{role_title(role)} ", LOUD if role == "cultist" else BRIGHT)
        name.append(ROLE_WORDS[role], QUIET)
        rows += wrapped(name, width, hang=2)
    if any("|" in group for group in s.view.roles_laid_out):
        rows += wrapped("Of some of these only one was drawn, and nobody says which.", width, QUIET)
    for rule in rules_in_short(s):
        rows += wrapped(rule, width, CLEAR, hang=2)
    rows += [Text(), *header(s, width), *clock(s, width)]
    rows += wrapped(
        f"In the bag: {count(s.view.bag, 'token')}. Draw pile: {count(s.view.draw_pile, 'card')}.", width, QUIET
    )
    rows += [Text(), *secrets(s, width), *route_in_words(s, width)]
    return rows


def route_in_words(s: Speech, width: int) -> Rows:
    rows: Rows = []
    own = [] if s.view.route is None else [(s.view.seat, s.view.route)]
    for seat, number in (*s.view.routes.items(), *own):
        owner = "Your route" if seat == s.view.seat else "The AUTOMA's route"
        lines = load_routes()[number]
        told = "; ".join(f"hours {hours(line)}: {', '.join(map(plain, lines[line]))}" for line in range(len(lines)))
        rows += wrapped(f"{owner}: {told}.", width, QUIET, hang=2)
    return rows


def hours(line: int) -> str:
    return ", ".join(str(hour) for hour in range(line + 1, LAST_ROUND + 1, 4))
