"""A place is entered, on foot, as a Ghost or out of a Lift: what that does beyond being there."""

from __future__ import annotations

from gloaming.fast.cultists.holding import has_entered
from gloaming.fast.cultists.layout import Game, Printed
from gloaming.fast.cultists.numbers import ENTERED, SCARED, SCARED_ON_ENTERING
from gloaming.fast.cultists.roles import knife_used, meets_a_ghost
from gloaming.fast.layout import NOBODY


def enter(g: Game, b: Printed, seat: int, place: int) -> None:
    """RQ-36, RQ-91: what entering the Fishman's Hallway does beyond being there, where the table wishes it."""
    g.at[seat] = place
    meets_a_ghost(g, b, seat, place)
    has_entered(g, b, seat, place)
    if place == g.fishman and seat == g.knife and not g.ghost[seat]:
        if b.fishman_scare == SCARED_ON_ENTERING:
            g.fishman = NOBODY
            knife_used(g, b, seat, SCARED)
        elif b.butterfingers_enter_fishman:
            knife_used(g, b, seat, ENTERED)
