"""Everything the engine can say in a game of Cultists."""

from __future__ import annotations

import typing
from typing import Any

from said import clocks, fields, players, questions, rules

from gloaming.bots.cultists.beliefs.priors import CONDUCT, PAIRS, STORIES
from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.board import FAMILIES, board_for, load_routes
from gloaming.games.cultists.expansions.mountains_of_chaos import manifest as mountains_of_chaos
from gloaming.games.cultists.expansions.mountains_of_chaos.safety_ropes import safety_ropes
from gloaming.games.cultists.expansions.professions.tokens import PROFESSIONS
from gloaming.games.cultists.expansions.under_the_surface import manifest as under_the_surface
from gloaming.games.cultists.expansions.under_the_surface.items import laid_out
from gloaming.games.cultists.roles import ROLES
from gloaming.games.cultists.state import Cause, Phase, Portal, Reason, Team
from gloaming.games.cultists.tables import LAST_ROUND, SET_UP
from gloaming.games.cultists.tokens import TOKENS

PROOFS = ("fact", "not_this_role", "curse")
"""Clues that are not weighed: what is certain, and what Roles leave open."""


def kinds() -> dict[str, Any]:
    return {
        "events": fields(CULTISTS.events),
        "answers": fields(CULTISTS.answers),
        "questions": fields(questions(CULTISTS)),
        "statements": fields(CULTISTS.statements),
        "whys": CULTISTS.reasons,
        "clues": sorted({*STORIES, *CONDUCT, *PAIRS, *PROOFS}),
        "roles": {
            name: {"team": role.team, "favours": role.favours, "loyalty": role.loyalty, "shown": role.reveals_on_death}
            for name, role in ROLES.items()
        },
        "tokens": {token.name: token.copies for token in (*TOKENS.values(), safety_ropes)},
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
        "points": {
            "under-the-surface": under_the_surface.POINTS_NEEDED,
            "mountains-of-chaos": mountains_of_chaos.POINTS_NEEDED,
        },
        "items": {seats: list(laid_out(seats)) for seats in under_the_surface.POINTS_NEEDED},
        "professions": list(PROFESSIONS),
        "hours": LAST_ROUND,
    }


def boards() -> list[Any]:
    every = (board_for(seats, family) for family in FAMILIES for seats in SET_UP)
    return list({board.id: board for board in every}.values())


def places(board: Any) -> list[Any]:
    return [*board.rooms.values(), *board.hallways.values(), *board.lifts.values()]
