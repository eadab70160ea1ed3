"""Everything the engine can say in a game of Cultists."""

from __future__ import annotations

import itertools
import typing
from collections import Counter
from collections.abc import Iterator
from typing import Any

from said import charges, clocks, fields, players, questions, rules

from gloaming.bots.cultists.beliefs.priors import CONDUCT, PAIRS, STORIES
from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.board import FAMILIES, board_for, board_of, load_routes
from gloaming.games.cultists.expansions.mountains_of_chaos import manifest as mountains_of_chaos
from gloaming.games.cultists.expansions.mountains_of_chaos.safety_ropes import ropes, safety_ropes
from gloaming.games.cultists.expansions.professions.tokens import PROFESSIONS
from gloaming.games.cultists.expansions.under_the_surface import manifest as under_the_surface
from gloaming.games.cultists.expansions.under_the_surface.items import laid_out
from gloaming.games.cultists.expansions.under_the_surface.items.red_relic import red_relic
from gloaming.games.cultists.levels import role_groups
from gloaming.games.cultists.options import Level
from gloaming.games.cultists.roles import PLAIN, ROLES
from gloaming.games.cultists.rules import joined
from gloaming.games.cultists.setup import rulebook
from gloaming.games.cultists.state import Cause, Cultists, Phase, Portal, Reason, Team
from gloaming.games.cultists.tables import LAST_ROUND, SET_UP, UNSAFE_DECK, SetUpTable
from gloaming.games.cultists.tokens import TOKENS, bag
from gloaming.server.games.cultists import role_facts

LEVELS_WITH_ROLES: tuple[Level, ...] = ("first", "experienced")
"""Those that bring Roles of their own."""

PROOFS = ("fact", "not_this_role", "curse")
"""Clues that are not weighed: what is certain, and what Roles leave open."""


def kinds() -> dict[str, Any]:
    return {
        "events": fields(CULTISTS.events),
        "answers": fields(CULTISTS.answers),
        "questions": fields(questions(CULTISTS)),
        "statements": fields(CULTISTS.statements),
        "whys": CULTISTS.reasons,
        "charges": charges(CULTISTS),
        "topics": CULTISTS.topics,
        "clues": sorted({*STORIES, *CONDUCT, *PAIRS, *PROOFS}),
        "roles": {name: role_facts(role) for name, role in ROLES.items()},
        "plain": PLAIN,
        "levelRoles": {f"{level} {board}": brought(level, board) for level in LEVELS_WITH_ROLES for board in FAMILIES},
        "bags": dict(bags()),
        "tokens": {token.name: token.copies for token in (*TOKENS.values(), safety_ropes)},
        "ropes": ropes_in_bag(),
        "joining": [token.name for token in TOKENS.values() if any(point is joined for point, _ in token.changes)],
        "rules": rules(CULTISTS),
        "players": players(CULTISTS),
        "clocks": clocks(CULTISTS),
        "levels": list(typing.get_args(typing.get_type_hints(Options)["level"])),
        "places": sorted({place.name for board in boards() for place in places(board)}),
        "boards": {board.id: board.title for board in boards()},
        "routes": dict(load_routes()),
        "phases": typing.get_args(Phase),
        "portals": typing.get_args(Portal),
        "teams": typing.get_args(Team),
        "reasons": typing.get_args(Reason),
        "causes": typing.get_args(Cause),
        "setUp": {
            seats: {
                "cultists": table.cultists,
                "points": table.points_needed,
                "dead": table.dead_needed,
                "lead": table.loyalty_lead,
            }
            for seats, table in SET_UP.items()
        },
        "decks": {seats: decks(table) for seats, table in SET_UP.items()},
        "points": {
            "under-the-surface": under_the_surface.POINTS_NEEDED,
            "mountains-of-chaos": mountains_of_chaos.POINTS_NEEDED,
        },
        "relic": red_relic.name,
        "professions": list(PROFESSIONS),
        "items": {seats: list(laid_out(seats)) for seats in under_the_surface.POINTS_NEEDED},
        "hours": LAST_ROUND,
    }


def decks(table: SetUpTable) -> dict[str, dict[str, int]]:
    """AC-SETUP-01: what is dealt and laid out, by faces."""
    dealt = {"investigator": table.investigator_deck, "cultist": table.cultist_deck, "pulse": table.pulse_start}
    piles = {**dealt, "rooms": table.room_start, "draw": table.draw_pile, "passages": UNSAFE_DECK}
    return {name: dict(Counter(pile)) for name, pile in piles.items()}


def brought(level: Level, board: str) -> dict[str, list[str]]:
    """AC-LEVEL-01, -04: by how many play, "+" beside an AUTOMA that they wished for."""
    tables = [(f"{players}", Options(level=level, board=board, players=players)) for players in CULTISTS.players]
    tables.append(("6+", Options(level=level, board=board, players=6, automa=True)))
    return {key: ["|".join(group) for group in role_groups(options)] for key, options in tables}


def bags() -> Iterator[tuple[str, dict[str, int]]]:
    """What the Bag holds: in a first game and later, with and without Safety Ropes."""
    for level in ("first", "experienced"):
        for beside, key in ((None, ""), (False, " with ropes"), (True, " beside ropes")):
            mine = {} if beside is None else {"ropes_on_any_board": True, "keep_false_eyes": beside}
            yield (
                f"{'first' if level == 'first' else 'later'}{key}",
                dict(Counter(bag(table(Options(level=level, **mine))))),
            )


def ropes_in_bag() -> dict[str, list[str]]:
    """MOC-RQ-20, -41: the options on which it hangs whether Safety Ropes are in the Bag, and with which it is so."""
    asked = ("safety_ropes", "safety_ropes_at_7", "ropes_on_any_board")
    tables = itertools.product(SET_UP, FAMILIES, *[(False, True)] * len(asked))
    found = []
    for seats, board, *values in tables:
        options = Options(players=seats, board=board, **dict(zip(asked, values, strict=True)))
        if ropes.joins(options):
            found.append(" ".join([str(seats), board_of(options).expansion, *[str(value).lower() for value in values]]))
    return {"by": list(asked), "at": found}


def table(options: Options) -> Cultists:
    """A table at which nobody has sat down yet: enough to ask a rule."""
    return Cultists(
        book=rulebook(options), options=options, key=b"", board=board_of(options), automa=options.automa_seat
    )


def boards() -> list[Any]:
    every = (board_for(seats, family) for family in FAMILIES for seats in SET_UP)
    return list({board.id: board for board in every}.values())


def places(board: Any) -> list[Any]:
    return [*board.rooms.values(), *board.hallways.values(), *board.lifts.values()]
