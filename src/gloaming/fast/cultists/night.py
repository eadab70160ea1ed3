"""The Night Phase: everybody wakes, whatever there was to see (AC-NIGHT). The twin keeps no journal of what was seen."""

from __future__ import annotations

from gloaming.fast.agenda import offer
from gloaming.fast.cultists.layout import Game, Printed
from gloaming.fast.cultists.steps import WAKE
from gloaming.fast.layout import Dice


def everybody(g: Game, b: Printed) -> int:
    """Everybody who can be asked."""
    return (1 << b.players) - 1


def offer_waking(g: Game, b: Printed, seat: int) -> None:
    """AC-NIGHT-10."""
    offer(g, WAKE)


def awoken(g: Game, b: Printed, u: Dice) -> None:
    """Nothing follows from it."""
