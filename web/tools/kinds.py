"""Writes src/games/cultists/kinds.json and src/protocol/refusals.json: everything the engine can say, and every reason
for which the house may refuse something, so that the words can be held against them.

`make types` runs it; with `--check` it only says whether the lists are up to date."""

from __future__ import annotations

import json
import sys
import typing
from pathlib import Path
from typing import Any

import msgspec
from refusals import refusals

from gloaming import clauses
from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.board import FAMILIES, board_for, load_routes
from gloaming.games.cultists.expansions.mountains_of_chaos import manifest as mountains_of_chaos
from gloaming.games.cultists.expansions.mountains_of_chaos.safety_ropes import safety_ropes
from gloaming.games.cultists.expansions.under_the_surface import manifest as under_the_surface
from gloaming.games.cultists.roles import ROLES
from gloaming.games.cultists.state import Cause, Phase, Portal, Reason, Team
from gloaming.games.cultists.tables import LAST_ROUND, SET_UP
from gloaming.games.cultists.tokens import TOKENS
from gloaming.kernel.steps import Question

SOURCE = Path(__file__).parent.parent / "src"
SET_OTHERWISE = ("players", "automa", "level", "roles", "board", "board_file", "first_player")
"""Options that the lobby asks for in a form of their own."""


def kinds() -> dict[str, Any]:
    return {
        "events": fields(CULTISTS.events),
        "answers": fields(CULTISTS.answers),
        "questions": fields(step for step in CULTISTS.steps if issubclass(step, Question)),
        "roles": {
            name: {"team": role.team, "favours": role.favours, "loyalty": role.loyalty, "shown": role.reveals_on_death}
            for name, role in ROLES.items()
        },
        "tokens": {token.name: token.copies for token in (*TOKENS.values(), safety_ropes)},
        "rules": rules(),
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
        "items": {seats: list(items) for seats, items in under_the_surface.ITEMS.items()},
        "hours": LAST_ROUND,
    }


def fields(types: Any) -> dict[str, Any]:
    return {kind.__name__: kind.__struct_fields__ for kind in types}


def rules() -> dict[str, Any]:
    """Each house rule: its values, the ruling of docs/rules first, and the number of that ruling."""
    hints = typing.get_type_hints(Options)
    found = {}
    for field in msgspec.structs.fields(Options):
        if field.name in SET_OTHERWISE:
            continue
        hint = hints[field.name]
        values = [field.default, not field.default] if hint is bool else list(typing.get_args(hint))
        clause = next((each.id for each in clauses.search(f"`{field.name}`")), "")
        found[field.name] = {"values": values, "clause": clause}
    return found


def boards() -> list[Any]:
    every = (board_for(seats, family) for family in FAMILIES for seats in SET_UP)
    return list({board.id: board for board in every}.values())


def places(board: Any) -> list[Any]:
    return [*board.rooms.values(), *board.hallways.values(), *board.lifts.values()]


def lines(value: Any) -> str:
    """A line for each entry, so that a change is easy to see."""
    if not isinstance(value, dict):
        return json.dumps(value, ensure_ascii=False)
    told = (f"  {json.dumps(str(key))}: {json.dumps(each, ensure_ascii=False)}" for key, each in value.items())
    return "{\n" + ",\n".join(told) + "\n}"


if __name__ == "__main__":
    texts = {
        SOURCE / "games" / "cultists" / "kinds.json": "{\n"
        + ",\n".join(f"{json.dumps(key)}: {lines(value)}" for key, value in kinds().items())
        + "\n}\n",
        SOURCE / "protocol" / "refusals.json": lines(refusals()) + "\n",
    }
    for target, text in texts.items():
        if "--check" not in sys.argv:
            target.write_text(text, "utf-8")
        elif not target.is_file() or target.read_text("utf-8") != text:
            sys.exit(f"{target.name} is out of date; run `make types`")
