"""The agenda (docs/design/001): what is planned, and the answers that are offered."""

from __future__ import annotations

from gloaming.fast.layout import CELLS, Game


def do(g: Game, step: int, seat: int = 0, x: int = 0, y: int = 0, z: int = 0) -> None:
    """Schedule a step ahead of what waited before, behind what the present step has planned already."""
    i = g.planned
    while i > g.mark:
        for cell in range(CELLS):
            g.agenda[i][cell] = g.agenda[i - 1][cell]
        i -= 1
    plan = g.agenda[g.mark]
    plan[0], plan[1], plan[2], plan[3], plan[4] = step, seat, x, y, z
    g.planned += 1


def clear_agenda(g: Game) -> None:
    """Forget everything that was planned: the game ends here."""
    g.planned = g.mark = 0


def offer(g: Game, answer: int) -> None:
    """One more answer for the seat that is asked."""
    g.offered[g.offers] = answer
    g.offers += 1
