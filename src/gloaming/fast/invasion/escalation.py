"""Turning event cards over: one in the event stage, up to four in an Escalation (INV-TURN-02, INV-ESCAL)."""

from __future__ import annotations

from gloaming.fast.agenda import do
from gloaming.fast.dice import shuffle
from gloaming.fast.invasion.event_cards import carry_out
from gloaming.fast.invasion.layout import Game, Printed
from gloaming.fast.invasion.numbers import REORGANIZE
from gloaming.fast.invasion.steps import ESCALATE
from gloaming.fast.layout import Dice


def turn_event(g: Game, b: Printed, u: Dice) -> None:
    """INV-TURN-02, -03: the top event card is turned over and carried out."""
    turn_top(g, b)


def turn_top(g: Game, b: Printed) -> int:
    """INV-TURN-03, INV-ESCAL-06: what was turned over goes to the discard, a Mother Ship! to its space."""
    g.event_deck_count -= 1
    card = g.event_deck[g.event_deck_count]
    if b.discarded[card]:
        g.discard[g.discard_count] = card
        g.discard_count += 1
    carry_out(g, b, card)
    return card


def escalate(g: Game, b: Printed, u: Dice) -> None:
    """INV-ESCAL-01 to -05: one card after the other; a Mother Ship! is the last one."""
    left = g.now[1]
    if g.event_deck_count == 0 and b.escalation_on_empty_deck == REORGANIZE:  # INV-RQ-08
        reorganise(g, b, u)
    if g.event_deck_count == 0:
        return
    card = turn_top(g, b)
    if b.discarded[card] and left > 1:
        do(g, ESCALATE, left - 1)


def reorganise(g: Game, b: Printed, u: Dice) -> None:
    """INV-CONSOL-05 to -09: upcoming goes on top, prevented under the deck, each shuffled; what lay between stays."""
    if g.upcoming_count + g.prevented_count == 0:
        return
    shuffle(g, u, g.upcoming, 0, g.upcoming_count)
    shuffle(g, u, g.prevented, 0, g.prevented_count)
    for i in range(g.event_deck_count - 1, -1, -1):
        g.event_deck[g.prevented_count + i] = g.event_deck[i]
    for i in range(g.prevented_count):
        g.event_deck[i] = g.prevented[i]
    g.event_deck_count += g.prevented_count
    for i in range(g.upcoming_count):
        g.event_deck[g.event_deck_count + i] = g.upcoming[i]
    g.event_deck_count += g.upcoming_count
    g.upcoming_count = g.prevented_count = 0
