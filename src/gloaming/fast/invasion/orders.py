"""Standing orders to declare, in place of a window before each turn (INV-RQ-44, standing_orders)."""

from __future__ import annotations

from gloaming.fast.agenda import offer
from gloaming.fast.invasion.aliens import declare
from gloaming.fast.invasion.layout import Game, Printed
from gloaming.fast.invasion.rules import chair, is_alien
from gloaming.fast.invasion.steps import CONFIRM, DECLARE_AT, NAMED
from gloaming.fast.layout import NOBODY, Dice
from gloaming.fast.sets import has


def offer_orders(g: Game, b: Printed, seat: int) -> None:
    """INV-RQ-44: once per round, before the first turn. Everyone who isn't stated has the same choice, humans too."""
    offer(g, CONFIRM)
    for number in range(b.players):
        offer(g, DECLARE_AT + chair(b, g.architect, number))


def orders_left(g: Game, b: Printed, u: Dice) -> None:
    g.has_orders = 1
    for seat in range(b.players):
        left = has(g.asked, seat) and g.answers[seat] != CONFIRM
        g.orders[seat] = g.answers[seat] & NAMED if left else NOBODY


def honour_orders(g: Game, b: Printed, u: Dice) -> None:
    """INV-RQ-44: before the turn player is asked. An order of one who is still human lapses, and nobody hears of it."""
    for seat in range(b.players):
        if g.orders[seat] == g.turn and is_alien(g, seat) and g.stated[seat] == 0:
            declare(g, seat)
