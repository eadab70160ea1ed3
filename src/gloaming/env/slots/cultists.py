"""The sheet of `cultists_v1`."""

from __future__ import annotations

from functools import lru_cache

from gloaming.env.scribe import scribes_of
from gloaming.env.slots import Named, fill, find_names, find_parts, find_questions, number_answers
from gloaming.env.versions import version
from gloaming.fast.cultists import CULTISTS as TWIN
from gloaming.fast.cultists.export import printed
from gloaming.fast.cultists.layout import Slots
from gloaming.fast.cultists.numbers import CARDS, CAUSES, MEANS, PHASES, PORTALS, REASONS, ROLES, TEAMS, TOKENS
from gloaming.fast.cultists.steps import FIELD, STEPS
from gloaming.fast.layout import NOBODY
from gloaming.games.cultists.board import COLOURS, board_of
from gloaming.games.cultists.expansions import expansions_of
from gloaming.games.cultists.levels import draws_a_mix, role_groups
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.rules import ROUTES, opens_eyes_at_night, sees_thumbs
from gloaming.games.cultists.setup import empty_game
from gloaming.kernel.errors import BadOptions

SHEET = "cultists_v1"


@lru_cache(maxsize=64)
def slots(options: Options) -> Slots:
    """Refuses what the twin does not play, and what it plays but could not show."""
    printed(options)
    for expansion in expansions_of(options):
        raise BadOptions(f"Many lanes cannot show {expansion.title} yet; take `aec` or `parallel` for this table.")
    s, scribes = Slots(), scribes_of(version(SHEET), options)
    find_parts(s, version(SHEET))
    find_names(s, scribes[0].domains, named(options))
    find_questions(s, scribes[0].layout.questions, TWIN, STEPS)
    number_answers(s, scribes, TWIN.translation(options), FIELD)
    tell_options(s, options)
    return s


def named(options: Options) -> Named:
    board = board_of(options)
    return {
        "of_place": ("place", board.places), "of_room": ("room", [*board.rooms]), "of_rack": ("rack", [*board.racks]),
        "of_phase": ("phase", PHASES), "of_token": ("token", TOKENS), "of_portal": ("portal", PORTALS),
        "of_team": ("team", TEAMS), "of_cause": ("cause", CAUSES), "of_role": ("role", ROLES), "of_card": ("card", CARDS),
        "of_colour": ("colour", COLOURS), "of_route": ("route", [NOBODY, *ROUTES]), "word_of_means": ("word", MEANS),
        "word_of_reason": ("word", REASONS),
    }  # fmt: skip


def tell_options(s: Slots, options: Options) -> None:
    s.dark_hidden = int(options.dark_transfers == "hidden")
    s.ballots_hidden = int(options.anonymous_ballots)
    s.draw_hidden = int(options.random_role_hidden and not draws_a_mix(options))
    if s.draw_hidden:
        drawn = [role for group in role_groups(options) for role in group]
        fill(s.candidates, [drawn.count(role) for role in ROLES])
    trial = empty_game(options, b"")  # nobody plays it: it only answers what the rules say of each Role
    for number, role in enumerate(ROLES):
        trial.role = [role] * options.seats
        s.opens_eyes[number] = int(opens_eyes_at_night(trial, 0))
        s.sees_thumbs[number] = int(sees_thumbs(trial, 0))
