"""Binoculars (UTS-ITEM-46 to -48)."""

from __future__ import annotations

from gloaming.fast.agenda import do, offer
from gloaming.fast.cultists.holding import holder_of, use_up
from gloaming.fast.cultists.layout import Game, Printed
from gloaming.fast.cultists.numbers import ANY_ROOM, BINOCULARS, THROUGH_BINOCULARS
from gloaming.fast.cultists.rules import is_room
from gloaming.fast.cultists.steps import LOOK_AT_PULSE, SPOT


def offer_spotting(g: Game, b: Printed, seat: int) -> None:
    """UTS-ITEM-46, UTS-RQ-17: from Room to Room of the same colour; power and Route do not matter."""
    here = g.at[seat]
    if holder_of(g, BINOCULARS) != seat or not is_room(b, here):
        return
    for other in range(b.seats):
        there = g.at[other]
        near = is_room(b, there) and (b.binoculars_range == ANY_ROOM or b.colour[there] == b.colour[here])
        if near and there != here and not g.ghost[other]:
            offer(g, SPOT + other)


def spot(g: Game, seat: int, target: int) -> None:
    """UTS-ITEM-47, -48: the whole base action; then they are gone."""
    use_up(g, seat, BINOCULARS)
    do(g, LOOK_AT_PULSE, seat, target, THROUGH_BINOCULARS)
