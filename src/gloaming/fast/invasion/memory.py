"""What players remember of what they saw: the twin keeps no journal, only what a sheet shows of one."""

from __future__ import annotations

from gloaming.fast.invasion.layout import Game, Printed
from gloaming.fast.invasion.rules import is_alien
from gloaming.fast.sets import has
from gloaming.fast.sheets import shown


def remember_votes(g: Game, b: Printed, sabotaged: int) -> None:
    """INV-RESCUE-05, -16: who was in the team, and how many Sabotage cards lay in its vote."""
    for seat in range(b.players):
        if has(g.asked, seat):
            g.teams[seat] = shown(g.teams[seat] + 1)
            g.sabotages[seat] = shown(g.sabotages[seat] + sabotaged)


def remember_aliens(g: Game, b: Printed) -> None:
    """INV-EVENT-09a, INV-RQ-61: those who open their eyes at Revelation, and see each other."""
    for seat in range(b.players):
        if is_alien(g, seat) and (b.revelation_includes_stated or not g.stated[seat]):
            g.recognised |= 1 << seat
