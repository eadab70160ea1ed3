"""The Revolving Door on the crossing: it blocks one Hallway, and turns after every Movement Phase (MOC-DOOR)."""

from __future__ import annotations

from gloaming.fast.cultists.layout import Game, Printed
from gloaming.fast.layout import Dice


def lay_out_mine(g: Game, b: Printed) -> None:
    """MOC-SETUP-04 to -06."""
    g.ways = b.first_ways
    for lift in range(b.lifts):
        g.lift_at[lift] = b.lift_between[lift][0]


def turn_door(g: Game, b: Printed, u: Dice) -> None:
    """MOC-DOOR-05, -06, -09: a quarter turn clockwise; nobody moves and nobody meets."""
    g.ways = g.ways % b.corridors + 1
