"""Planning: one assimilation card, then two event cards, one up and one down (INV-PLAN)."""

from __future__ import annotations

from gloaming.fast.agenda import do, offer
from gloaming.fast.invasion.assimilation import draw_cards
from gloaming.fast.invasion.escalation import reorganise
from gloaming.fast.invasion.layout import Game, Printed
from gloaming.fast.invasion.steps import NAMED, PLACE_EVENTS, PREVENT, UPCOMING
from gloaming.fast.layout import Dice
from gloaming.games.invasion.planning import EVENTS_PLANNED


def plan(g: Game, b: Printed, u: Dice, seat: int) -> None:
    """INV-PLAN-02, -03, -08, -10 to -12: draw the assimilation card, reorganise if need be, draw the events."""
    draw_cards(g, seat, 1)
    if g.event_deck_count < EVENTS_PLANNED:
        reorganise(g, b, u)
    g.planned_count = min(EVENTS_PLANNED, g.event_deck_count)
    for i in range(g.planned_count):
        g.event_deck_count -= 1
        g.planned_cards[i] = g.event_deck[g.event_deck_count]
    if g.planned_count > 0:  # INV-RQ-09
        do(g, PLACE_EVENTS, seat)


def offer_places(g: Game, b: Printed, seat: int) -> None:
    """INV-PLAN-05, -06: one of the two face down on upcoming, the other on prevented."""
    offer(g, UPCOMING + g.planned_cards[0])
    if g.planned_count == 1:
        offer(g, PREVENT + g.planned_cards[0])
    elif g.planned_cards[1] != g.planned_cards[0]:
        offer(g, UPCOMING + g.planned_cards[1])


def events_placed(g: Game, b: Printed, u: Dice) -> None:
    chosen = g.answers[g.now[1]]
    card = chosen & NAMED
    if chosen - card == PREVENT:
        put_under(g, card)
    else:
        g.upcoming[g.upcoming_count] = card
        g.upcoming_count += 1
        if g.planned_count > 1:
            put_under(g, g.planned_cards[1] if g.planned_cards[0] == card else g.planned_cards[0])
    g.planned_count = 0


def put_under(g: Game, card: int) -> None:
    g.prevented[g.prevented_count] = card
    g.prevented_count += 1
