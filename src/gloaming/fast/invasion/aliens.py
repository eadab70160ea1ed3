"""Aliens in the open: the declaration, and the invasion by a stated alien (INV-ALIEN)."""

from __future__ import annotations

from gloaming.fast.agenda import offer
from gloaming.fast.invasion.districts import add, empty
from gloaming.fast.invasion.layout import Game, Printed
from gloaming.fast.invasion.numbers import EVERY_TURN
from gloaming.fast.invasion.rules import is_alien
from gloaming.fast.invasion.steps import CONFIRM, DECLARE
from gloaming.fast.invasion.tokens import lay_tokens
from gloaming.fast.layout import Dice
from gloaming.fast.sets import has


def everybody_hidden(g: Game, b: Printed) -> int:
    """All who are not stated."""
    hidden = 0
    for seat in range(b.players):
        hidden |= 0 if g.stated[seat] else 1 << seat
    return hidden


def asked_for_declaration(g: Game, b: Printed) -> int:
    """INV-ALIEN-02 to -07, INV-RQ-44: before each turn. All who are not stated are asked: being asked must tell nothing."""
    hidden = everybody_hidden(g, b)
    return hidden if b.declare_window == EVERY_TURN else hidden & 1 << g.turn


def offer_declaring(g: Game, b: Printed, seat: int) -> None:
    offer(g, CONFIRM)
    if is_alien(g, seat):
        offer(g, DECLARE)


def declarations_heard(g: Game, b: Printed, u: Dice) -> None:
    for seat in range(b.players):
        if has(g.asked, seat) and g.answers[seat] == DECLARE:
            declare(g, seat)


def declare(g: Game, seat: int) -> None:
    """INV-ALIEN-03, INV-RQ-43: with one Assimilated! card, the first that was drawn."""
    g.shown[seat] |= g.hand[seat] & -g.hand[seat]
    g.stated[seat] = 1


def invade(g: Game, b: Printed, agent: int) -> None:
    """INV-ALIEN-11 to -13, INV-RQ-57: tokens on all that the agent controls, even if that is nothing."""
    empty(g.spread)
    add(g.spread, b.control[g.agent_at[agent]])
    lay_tokens(g, b)
