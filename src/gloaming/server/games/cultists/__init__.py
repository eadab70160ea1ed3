"""Cultists at a table of the house."""

from __future__ import annotations

from typing import Any

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.board import Board
from gloaming.games.cultists.levels import loyalty, role_groups
from gloaming.games.cultists.roles import ROLES
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tables import SET_UP
from gloaming.games.cultists.view import View, unveil
from gloaming.kernel.errors import BadOptions
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
    lobby=lobby,
)  # fmt: skip
