"""Strategic pressure: one marker on one track (INV-PRESSURE)."""

from __future__ import annotations

from gloaming.fast.invasion.layout import Game, Printed


def raise_pressure(g: Game, b: Printed) -> None:
    """INV-PRESSURE-03, -08: one position to the right, if there is one."""
    g.pressure = min(g.pressure + 1, b.track_length - 1)


def lower_pressure(g: Game) -> None:
    """INV-PRESSURE-03, -07: one position to the left, if there is one."""
    g.pressure = max(g.pressure - 1, 0)
