"""Accusation: with a supporter, the accused shows cards until an Assimilated! appears (INV-ACCUSE)."""

from __future__ import annotations

from gloaming.fast.agenda import do, offer
from gloaming.fast.invasion.layout import Game, Printed
from gloaming.fast.invasion.numbers import SIMULTANEOUS
from gloaming.fast.invasion.rules import chair, may_support
from gloaming.fast.invasion.steps import ASK_FOR_SUPPORT, REFUSE, SHOW_CARDS, SUPPORT
from gloaming.fast.layout import Dice
from gloaming.fast.sets import has


def possible_supporters(g: Game, b: Printed, accuser: int, accused: int) -> int:
    """INV-ACCUSE-05, -16, INV-RQ-40: everybody else who still has a token; all can see who that is."""
    found = 0
    for seat in range(b.players):
        if seat not in (accuser, accused) and may_support(g, b, seat):
            found |= 1 << seat
    return found


def accuse(g: Game, b: Printed, accuser: int, accused: int) -> None:
    eligible = possible_supporters(g, b, accuser, accused)
    if b.support_mode == SIMULTANEOUS:  # INV-RQ-40
        do(g, ASK_FOR_SUPPORT, accuser, accused, eligible, 0)
    else:
        ask_the_next(g, b, accuser, accused, eligible)


def ask_the_next(g: Game, b: Printed, accuser: int, accused: int, eligible: int) -> None:
    """INV-RQ-40: who is asked one after the other, clockwise from the accuser, until the first supports."""
    first = 0
    for number in range(b.players - 1, 0, -1):
        seat = chair(b, accuser, number)
        if has(eligible, seat):
            first = 1 << seat
    do(g, ASK_FOR_SUPPORT, accuser, accused, first, eligible & ~first)


def asked_for_support(g: Game, b: Printed) -> int:
    return g.now[3]


def offer_support(g: Game, b: Printed, seat: int) -> None:
    """INV-ACCUSE-05: anyone who still has a token may support."""
    offer(g, SUPPORT)
    offer(g, REFUSE)


def support_heard(g: Game, b: Printed, u: Dice) -> None:
    """INV-ACCUSE-06, -15: without support the accusation fails."""
    accuser, accused, later, supporters = g.now[1], g.now[2], g.now[4], 0
    for seat in range(b.players):
        if has(g.asked, seat) and g.answers[seat] == SUPPORT:
            supporters |= 1 << seat
    if supporters:
        do(g, SHOW_CARDS, accused, supporters | 1 << accuser)
    elif later:
        ask_the_next(g, b, accuser, accused, later)


def show_cards(g: Game, b: Printed, u: Dice) -> None:
    """INV-ACCUSE-07 to -11, INV-RQ-42: in the order of drawing, until an Assimilated! appears or all are shown."""
    accused, accusers = g.now[1], g.now[2]
    for position in range(g.hand_count[accused]):
        g.shown[accused] |= 1 << position
        if has(g.hand[accused], position):
            g.stated[accused] = 1
            return
    for seat in range(b.players):
        if has(accusers, seat):
            g.accuser_token[seat] = 0
