"""What players remember of what they saw: the twin keeps no journal, only what a sheet shows of one."""

from __future__ import annotations

from gloaming.fast.cultists.layout import Game, Printed
from gloaming.fast.cultists.numbers import DEAD
from gloaming.fast.cultists.steps import FIELD
from gloaming.fast.decks import count, size


def remember_gift(g: Game, seat: int, gift: int, seen: bool) -> None:
    """AC-ENC-14, -18: who gave to whom; in the dark only the giver may know it."""
    g.givers |= 1 << seat
    if seen:
        g.gave[seat][gift % FIELD] += 1
    else:
        g.gave_in_the_dark[seat][gift % FIELD] += 1


def remember_look(g: Game, seat: int, target: int) -> None:
    """AC-ACT-CS-03: what lay in a Pulse deck, and when."""
    g.lookers |= 1 << seat
    dead = count(g.pulse, g.pulse_end, target, DEAD)
    g.seen_dead[seat][target] = dead
    g.seen_alive[seat][target] = size(g.pulse_end, target) - dead
    g.seen_round[seat][target] = g.round


def remember_opening(g: Game, b: Printed) -> None:
    """AC-CLEAN-03: everybody looks into every deck."""
    for seat in range(b.players):
        for target in range(b.seats):
            remember_look(g, seat, target)
