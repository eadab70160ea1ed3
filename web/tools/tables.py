"""What the rulebooks show of a table before the first turn: the boards of Cultists, and Milan when the aliens have landed."""

from __future__ import annotations

from typing import Any

from gloaming.games.cultists.board import FAMILIES, board_for
from gloaming.games.invasion import INVASION, Options
from gloaming.games.invasion.setup import PlaceScientist
from gloaming.games.invasion.state import Invasion
from gloaming.kernel.dice import Dice
from gloaming.server.wire import board_of

SEATS = 5
"""As many as the other pages speak of where nobody has chosen."""


def boards() -> dict[str, Any]:
    return {family: board_of(board_for(SEATS, family)) for family in FAMILIES}


def opening() -> dict[str, Any]:
    """INV-SETUP-17, -24: where the aliens have landed, and where the scientists wait."""
    game = INVASION.begin(Options(players=SEATS, first_architect=0), Dice.seeded("rulebook").key)
    while isinstance(game.asking, PlaceScientist):
        seat = game.waiting_for[0]
        game.answer(seat, game.choices[seat][0])
    return {"board": board_of(game.city), "view": lying(game)}


def lying(game: Invasion) -> dict[str, Any]:
    return {
        "tokens": sorted(game.tokens),
        "agent_at": dict(game.agent_at),
        "siren": dict(game.siren),
        "scientists": sorted(game.scientists),
    }
