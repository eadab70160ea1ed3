"""What can be named at a table: its places, and what content brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gloaming.games.cultists.board import COLOURS, board_of
from gloaming.games.cultists.expansions.professions.tokens import PROFESSIONS
from gloaming.games.cultists.expansions.under_the_surface.items import ITEMS
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.roles import ROLES
from gloaming.games.cultists.tokens import TOKENS


def names(options: Options) -> Mapping[str, Sequence[str]]:
    board = board_of(options)
    return {
        "place": (*board.places, *board.lifts),
        "rack": tuple(board.racks),
        "colour": COLOURS,
        "role": tuple(ROLES),
        "token": tuple(TOKENS),
        "item": tuple(ITEMS),
        "profession": tuple(PROFESSIONS),
    }
