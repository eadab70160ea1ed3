"""A released version's sheet and numbers, as the twin writes them: read from the version's layout and from the reference's rules,
once for each table."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from gloaming.env.layout import Domains
from gloaming.env.scribe import Scribe, scribes_of
from gloaming.env.versions import Version, version
from gloaming.fast.cultists.export import printed
from gloaming.fast.cultists.layout import Slots
from gloaming.fast.cultists.numbers import CARDS, CAUSES, MEANS, PHASES, PORTALS, REASONS, ROLES, TEAMS, TOKENS
from gloaming.fast.cultists.steps import FIELD, STEPS
from gloaming.fast.cultists.translation import Translator
from gloaming.fast.layout import NOBODY
from gloaming.fast.names import class_name
from gloaming.fast.rows import fields_of
from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.board import COLOURS, board_of
from gloaming.games.cultists.expansions import expansions_of
from gloaming.games.cultists.levels import draws_a_mix, role_groups
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.rules import ROUTES, opens_eyes_at_night, sees_thumbs
from gloaming.games.cultists.setup import empty_game
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.steps import Option

SHEET = "cultists_v1"
"""The version whose sheet the twin writes."""


@lru_cache(maxsize=64)
def slots(options: Options) -> Slots:
    """Refuses what the twin does not play, and what it plays but could not show."""
    printed(options)
    for expansion in expansions_of(options):
        raise BadOptions(f"Many lanes cannot show {expansion.title} yet; take `aec` or `parallel` for this table.")
    s, scribes = Slots(), scribes_of(version(SHEET), options)
    find_parts(s, version(SHEET))
    find_names(s, scribes[0].domains, options)
    find_questions(s, scribes[0].layout.questions)
    for seat, scribe in enumerate(scribes):
        number_answers(s, scribe, seat, Translator(board_of(options)))
    tell_options(s, options)
    return s


def find_parts(s: Slots, found: Version) -> None:
    """Where each part begins; the parts of the game, and of the table by the name of what they show."""
    s.actions, s.people = found.answers.width, found.sheet.width_of["people"]
    for section, parts in found.sheet.sections.items():
        for part in parts:
            if part.name in fields_of(Slots):
                setattr(s, part.name, found.sheet.first[section] + found.sheet.start[part.name])


def find_names(s: Slots, domains: Domains, options: Options) -> None:
    board = board_of(options)
    named = {
        "of_place": ("place", board.places), "of_room": ("room", [*board.rooms]), "of_rack": ("rack", [*board.racks]),
        "of_phase": ("phase", PHASES), "of_token": ("token", TOKENS), "of_portal": ("portal", PORTALS),
        "of_team": ("team", TEAMS), "of_cause": ("cause", CAUSES), "of_role": ("role", ROLES), "of_card": ("card", CARDS),
        "of_colour": ("colour", COLOURS), "of_route": ("route", [NOBODY, *ROUTES]), "word_of_means": ("word", MEANS),
        "word_of_reason": ("word", REASONS),
    }  # fmt: skip
    for name, (domain, values) in named.items():
        slot_of = domains.slots(domain)
        fill(getattr(s, name), [slot_of.get(value, NOBODY) for value in values])


def fill(cells: list[int], values: Iterable[int]) -> None:
    for at, value in enumerate(values):
        cells[at] = value


def find_questions(s: Slots, questions: Iterable[str]) -> None:
    in_order = [*questions]
    kinds = {step.__name__: step for step in CULTISTS.steps}
    for number, name in STEPS.items():
        kind: Any = kinds[class_name(name)]
        if kind.__name__ in in_order:
            s.of_question[number] = in_order.index(kind.__name__)
            s.sealed[number] = int(kind.discreet or kind.uniform)


def number_answers(s: Slots, scribe: Scribe, me: int, translator: Translator) -> None:
    """For every seat the same, as seats in answers are counted clockwise from the one that answers."""
    for number, option in enumerate(scribe.numbering.options):
        answer = None if option is None else known(translator, option)
        if answer is not None and option is not None:
            field = option.__struct_fields__[-1:]
            if field and isinstance(getattr(option, field[0]), int) and domain_of(scribe, option) == "seat":
                s.names_seat[answer] = 1
                answer += (answer % FIELD - me) % scribe.seats - answer % FIELD
                s.names_seat[answer] = 1
            s.action[answer] = number


def domain_of(scribe: Scribe, option: Option) -> str:
    """What the last field of an answer names."""
    return scribe.layout.answers[type(option).__name__][-1]


def known(translator: Translator, option: Option) -> int | None:
    """The twin's number of an answer; None for one that it does not know."""
    try:
        return translator.answer(option)
    except (KeyError, ValueError):
        return None


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
