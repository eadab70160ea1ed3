"""Close the Portal (AC-ACT-POR)."""

from __future__ import annotations

from gloaming.fast.agenda import do, offer
from gloaming.fast.cultists.layout import Game, Printed
from gloaming.fast.cultists.numbers import CLOSED, TWO_ACTIONS
from gloaming.fast.cultists.rules import blocked, may_act_here, may_use_special_rooms, next_seat
from gloaming.fast.cultists.steps import CLOSE_PORTAL, CLOSE_TOGETHER, COUNT_POINTS, HELP, REFUSE
from gloaming.fast.layout import Dice
from gloaming.fast.sets import has, how_many


def offer_closing(g: Game, b: Printed, seat: int, acts: bool) -> None:
    """AC-ACT-POR-01, RQ-77: those who have begun count, come what may."""
    if b.portal_close == TWO_ACTIONS:
        hands = hands_at_the_portal(g, b)
        for i in range(g.closing_count):
            hands |= 1 << g.closing[i]
        if (may_help_here(g, b, seat) if g.closing_count > 0 else acts) and how_many(hands) >= 2:
            offer(g, CLOSE_PORTAL)
    elif acts:
        partners = partners_to_come(g, b, seat)
        for partner in range(b.players):
            if has(partners, partner):
                offer(g, CLOSE_TOGETHER + partner)


def hands_at_the_portal(g: Game, b: Printed) -> int:
    """AC-ACT-POR-01, RQ-78: the living in the green Room, and a Super Ghost there."""
    hands = 0
    for seat in range(b.players):
        if g.at[seat] == b.green and may_use_special_rooms(g, b, seat):
            hands |= 1 << seat
    return hands


def may_help_here(g: Game, b: Printed, seat: int) -> bool:
    """RQ-78: the second to come needs the colour on the Route as well, unless the table says otherwise."""
    if b.portal_partner_needs_route:
        return may_act_here(g, b, seat, b.green)
    return g.at[seat] == b.green and not blocked(g, b.green)


def partners_to_come(g: Game, b: Printed, seat: int) -> int:
    """RQ-77: who could still lend a hand after this seat's turn in this round, by what all can see."""
    partners = hands_at_the_portal(g, b) & ~g.spent
    passed = g.knife
    while passed != seat:
        partners &= ~(1 << passed)
        passed = next_seat(b, passed, 1)
    return partners & ~(1 << seat)


def offer_help(g: Game, b: Printed, seat: int) -> None:
    """RQ-77: one whose Route forbids it can only refuse."""
    if may_help_here(g, b, seat):
        offer(g, HELP)
    offer(g, REFUSE)


def helped(g: Game, b: Printed, u: Dice) -> None:
    seat = g.now[1]
    if g.answers[seat] == HELP:
        g.spent |= 1 << seat
        close_portal(g)


def close_portal(g: Game) -> None:
    """AC-ACT-POR-04, AC-EVENT-PO-07, RQ-81: the target sinks by 1, which may end the game; the reminder goes back."""
    g.portal, g.portal_mark = CLOSED, 0
    g.target -= 1
    do(g, COUNT_POINTS)
