"""Strategic pressure: one marker on one track (INV-PRESSURE)."""

from __future__ import annotations

from gloaming.games.invasion.events import PressureChanged
from gloaming.games.invasion.rules import pressure_value
from gloaming.games.invasion.state import Invasion


def raise_pressure(game: Invasion) -> None:
    """INV-PRESSURE-03, -08: one position to the right, if there is one."""
    shift(game, 1)


def lower_pressure(game: Invasion) -> None:
    """INV-PRESSURE-03, -07: one position to the left, if there is one."""
    shift(game, -1)


def shift(game: Invasion, by: int) -> None:
    position = game.pressure + by
    if 0 <= position < len(game.options.pressure_track):
        game.pressure = position
        game.record(PressureChanged(pressure_value(game)))
