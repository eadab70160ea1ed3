"""Pages of Cultists to read alongside a question: roles and goals, the symbols of the map, and the welcome."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from gloaming.cli.palette import BRIGHT, CLEAR, LOUD, QUIET, ROOMS
from gloaming.cli.play import pages
from gloaming.cli.play.cultists import panels
from gloaming.cli.play.cultists.expansion_rows import part_of, participants_needed
from gloaming.cli.play.cultists.names import colour_name, item_name, letter, role_name
from gloaming.cli.play.cultists.speech import Speech
from gloaming.cli.play.rows import Rows, wrapped
from gloaming.cli.play.speech import capital, kebab
from gloaming.cli.play.story import Passage
from gloaming.games.cultists.board import load_routes, set_up_of
from gloaming.games.cultists.events import CultistsRecognised, EnvelopeOpened, StartCardsSeen
from gloaming.games.cultists.expansions.mountains_of_chaos.safety_ropes import ropes
from gloaming.games.cultists.expansions.mountains_of_chaos.state import Mine
from gloaming.games.cultists.expansions.professions.state import ProfessionsSeen
from gloaming.games.cultists.expansions.professions.tokens import PROFESSIONS
from gloaming.games.cultists.expansions.under_the_surface.items import items_in_play
from gloaming.games.cultists.expansions.under_the_surface.state import SurfaceSeen
from gloaming.games.cultists.roles import ROLES
from gloaming.games.cultists.tables import SET_UP
from gloaming.words import apart, t

LEARNT = (EnvelopeOpened, CultistsRecognised, StartCardsSeen)
"""What the night showed to one seat alone."""


def help_page(s: Speech, width: int) -> Rows:
    letters = ", ".join(f"{letter(colour)} {colour_name(colour)}" for colour in ROOMS)
    signs = [t(f"help-{sign}", letters=letters) for sign in ("plan", "people", "shelf", "letters", "route")]
    return pages.help_page(t("help-reference"), (*signs, *board_signs(s)), width)


def board_signs(s: Speech) -> Iterator[str]:
    """What else the plan shows, and the row of the hour."""
    if part_of(s.view, SurfaceSeen):
        yield from (t("help-ice"), t("help-items"))
    if part_of(s.view, Mine):
        yield t("help-crossing")
    if part_of(s.view, ProfessionsSeen):
        yield t("help-professions")


def goal(s: Speech, team: str) -> str:
    table = set_up_of(s.view.options)
    wanted = t(f"team-{team}.goal", cultists=table.cultists, dead=table.dead_needed, points=s.view.target)
    return f"{t(f'team-{team}')}: {wanted}"


def reference(s: Speech, width: int) -> Rows:
    view, cultists = s.view, SET_UP[len(s.view.at)].cultists
    rows = pages.heading(t("roles-page"))
    rows += pages.role_card(s, f"role-card-{kebab(view.role or '')}", width)
    sizes = t("team-sizes", cultists=cultists, investigators=len(view.at) - cultists)
    for words in (f"{sizes}.", goal(s, "investigators"), goal(s, "cultists")):
        rows += wrapped(words, width, CLEAR)
    rows += [Text(), *roles(s, width)]
    for words in rules_in_short(s):
        rows += wrapped(words, width, CLEAR, hang=2)
    rows += [Text(), *panels.header(s, width), *panels.clock(s, width)]
    piles = t("tonight-window", passage=view.unsafe_deck, pile=view.draw_pile)
    rows += wrapped(f"{t('detail-peek', bag=view.bag)} {piles}.", width, QUIET)
    return [*rows, Text(), *panels.secrets(s, width), *routes(s, width)]


def roles(s: Speech, width: int) -> Rows:
    rows: Rows = []
    special = [role for group in s.view.roles_laid_out for role in group.split("|")]
    for role in ("investigator", "cultist", *special):
        name = Text(f"{role_name(role)}. ", BRIGHT if ROLES[role].team == "investigators" else LOUD)
        rows += wrapped(name + Text(t(f"role-{kebab(role)}.does"), QUIET), width, hang=2)
    if any("|" in group for group in s.view.roles_laid_out):
        rows += wrapped(t("reference-roles-drawn"), width, QUIET)
    return rows


def rules_in_short(s: Speech) -> Iterator[str]:
    if part_of(s.view, SurfaceSeen):
        yield from (t("reference-ice-words"), t("reference-door-words"), t("reference-items-find"))
        for item in dict.fromkeys(items_in_play(s.view.options)):
            yield f"{capital(item_name(item))}. {t(f'item-{kebab(item)}-what')}"
        yield t("reference-items-carry")
        yield t("reference-ritual-words", people=participants_needed(s.view))
    if part_of(s.view, Mine):
        yield from (t(f"reference-{rule}") for rule in ("corridors", "revolving", "lifts", "call"))
    if ropes.joins(s.view.options):
        yield f"{t('token-safety-ropes')}. {t('token-safety-ropes.does')}"
    if part_of(s.view, ProfessionsSeen):
        for profession in PROFESSIONS:
            yield f"{t(f'profession-{profession}')}. {t(f'profession-{profession}-what')}"
        yield from (t("reference-professions-words"), t("reference-informant"))


def routes(s: Speech, width: int) -> Rows:
    """The seat's own route, and those that are face up, in words."""
    rows: Rows = []
    own = [] if s.view.route is None else [(s.view.seat, s.view.route)]
    last = set_up_of(s.view.options).last_round
    for seat, route in (*s.view.routes.items(), *own):
        lines = []
        for number, line in enumerate(load_routes()[route], start=1):
            hours = ", ".join(map(str, range(number, last + 1, 4)))
            lines.append(t("route-line", hours=hours, colours=", ".join(map(colour_name, line))))
        whose = "route-own" if seat == s.view.seat else "route-open"
        rows += wrapped(t(whose, lines=apart(lines), **s.seat_args("seat", seat)), width, QUIET, hang=2)
    return rows


def welcome(s: Speech, commitment: str) -> list[Passage]:
    role, seats = s.view.role, len(s.view.at)
    assert role is not None
    side, team = panels.side_of(role), ROLES[role].team
    you = [s.tell(event) for event in s.view.journal if isinstance(event, LEARNT)]
    if side:
        you += [t("welcome-side", team=side), t(f"role-{kebab(role)}.does")]
    teams = ("cultists", "investigators") if team == "cultists" else ("investigators", "cultists")
    goals = [goal(s, each) for each in ((team, *teams) if team not in teams else teams)]
    return [
        Passage(t("story-night"), t("welcome-night", seats=seats, cultists=SET_UP[seats].cultists)),
        Passage(t("welcome-envelope"), " ".join(you)),
        Passage(t("welcome-stakes"), " ".join(goals)),
        *[Passage(title, words) for title, words in first_words(s)],
        Passage("", t("welcome-how")),
        Passage("", t("welcome-seal", seal=commitment)),
    ]


def first_words(s: Speech) -> Iterator[tuple[str, str]]:
    """Title and words of what a newcomer has to know of this table."""
    for plan, lies_there in (("polar-station", part_of(s.view, SurfaceSeen)), ("mine", part_of(s.view, Mine))):
        if lies_there:
            yield t(f"plan-{plan}"), t(f"plan-{plan}.what")
    if part_of(s.view, ProfessionsSeen):
        yield t("reference-professions"), t("reference-professions-words")
