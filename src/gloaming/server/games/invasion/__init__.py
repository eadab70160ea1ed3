"""Invasion at a table of the house."""

from __future__ import annotations

from gloaming.games.invasion import INVASION
from gloaming.games.invasion.city import City
from gloaming.games.invasion.state import Invasion
from gloaming.games.invasion.view import View, unveil
from gloaming.server.games.base import Hosted


def board(game: Invasion) -> City:
    return game.city


HOSTED = Hosted(
    kind=INVASION,
    view=View,
    unveil=unveil,
    phase=lambda game: str(game.stage),
    board=board,
    board_fields=(
        "id", "title", "size", "gathering_point", "gathering_card", "gathering_polygon", "water", "sectors", "districts",
        "spots", "roads", "starting_spots", "gathering_spots", "bridges",
    ),
    set_otherwise=("players", "city"),
    usual_clocks={"window": 3},  # what hardly anybody says: silence is an answer, and nobody has to click it away
)  # fmt: skip
