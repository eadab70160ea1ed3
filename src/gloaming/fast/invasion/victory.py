"""The end of the game (INV-WIN)."""

from __future__ import annotations

from gloaming.fast.agenda import clear_agenda, do
from gloaming.fast.invasion.districts import holds_all
from gloaming.fast.invasion.layout import Game, Printed
from gloaming.fast.invasion.numbers import ALIENS, HUMANS, OVER, SCIENTISTS, SECTOR
from gloaming.fast.invasion.steps import END_GAME
from gloaming.fast.layout import NOBODY, Dice


def check_scientists(g: Game, b: Printed) -> None:
    """INV-WIN-01, -02, INV-RQ-27."""
    if g.saved >= b.scientists_to_save:
        conclude(g, HUMANS, SCIENTISTS)


def check_sectors(g: Game, b: Printed) -> None:
    """INV-WIN-04, -05, INV-RQ-36: a whole sector is alien."""
    for sector in range(b.sectors):
        if holds_all(g.tokens, b.fallen[sector]):
            conclude(g, ALIENS, SECTOR)
            return


def conclude(g: Game, winner: int, reason: int) -> None:
    """INV-WIN-06, INV-RQ-35: the game stops at once; what was planned does not happen."""
    clear_agenda(g)
    do(g, END_GAME, winner, reason)


def end_game(g: Game, b: Printed, u: Dice) -> None:
    winner, reason = g.now[1], g.now[2]
    clear_agenda(g)  # what the last effect had still scheduled
    g.winner, g.reason = winner, reason
    g.stage, g.turn = OVER, NOBODY
