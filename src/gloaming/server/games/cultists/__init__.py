"""Cultists at a table of the house."""

from __future__ import annotations

from typing import Any

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.board import Board
from gloaming.games.cultists.levels import loyalty, role_groups
from gloaming.games.cultists.roles import GROUP, PLAIN, ROLES
from gloaming.games.cultists.roles.base import Role
from gloaming.games.cultists.rules import bound_to_route, power_at
from gloaming.games.cultists.setup import empty_game
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tables import SET_UP
from gloaming.games.cultists.view import View, unveil
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.guests import guests
from gloaming.server.games.base import Hosted


def board(game: Cultists) -> Board:
    return game.board


def lobby(options: Options) -> dict[str, Any]:
    """What the chosen Roles count for the Investigators and for the Cultists; while the settings are not yet such that the
    game could begin, only what is known counts."""
    if options.seats not in SET_UP:
        return {"loyalty": loyalty(())}
    try:
        groups = role_groups(options)
    except BadOptions:  # a board that nobody can play on
        groups = ()
    return {"loyalty": loyalty((group[0] for group in groups if group[0] in ROLES), options)}


def role_facts(role: Role) -> dict[str, Any]:
    """What a page has to know of a Role."""
    return {
        "team": role.team,
        "favours": role.favours,
        "loyalty": role.loyalty,
        "sidedBy": role.sided_by,
        "shown": role.reveals_on_death,
        "lights": any(point is power_at for point, _ in role.changes),
        "bound": bound(role.name),
        "houseRules": role.house_rules,
    }


def bound(role: str) -> list[bool]:
    """Whether its holder is bound to the Route: living, and as a Ghost. The rule itself says so."""
    options = Options(players=8, level="custom", roles=() if role in PLAIN else (role,))
    game = empty_game(options, key=b"")
    game.role = [role] * 8
    answers = []
    for game.ghost in ([False] * 8, [True] * 8):
        answers.append(bound_to_route(game, 0))
    return answers


def things_brought() -> dict[str, dict[str, Any]]:
    return {"roles": {role.name: role_facts(role) for role in guests(GROUP, Role)}}


HOSTED = Hosted(
    kind=CULTISTS,
    view=View,
    unveil=unveil,
    phase=lambda game: str(game.phase),
    board=board,
    board_fields=(
        "id", "title", "expansion", "size", "start", "fishman", "rooms", "hallways", "racks", "links", "altar", "organism_part",
        "crossing", "lifts",
    ),
    set_otherwise=("players", "automa", "level", "roles", "board", "board_file", "first_player"),
    long={"SendOwl": 8192, "Walk": 6144},
    lobby=lobby,
    things_brought=things_brought,
)  # fmt: skip
