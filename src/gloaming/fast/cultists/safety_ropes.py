"""Safety Ropes, the Event of the mine (MOC-EVENT). Those who are chosen stand in their order in the fields of a step."""

from __future__ import annotations

from gloaming.fast.agenda import do, offer
from gloaming.fast.cultists.layout import Game, Printed
from gloaming.fast.cultists.numbers import DEAD, MURDER, NOTHING_HAPPENS, ROPES
from gloaming.fast.cultists.steps import (
    BECOME_GHOST,
    HOLD_VOTE,
    NO_MORE_ROPES,
    NOTE_KNIFE,
    ROPE,
    THROW_ROPE,
    TURN_PULSES,
)
from gloaming.fast.decks import size
from gloaming.fast.dice import shuffle
from gloaming.fast.layout import NOBODY, Dice

TARGETS = 3


def throw_ropes(g: Game, b: Printed) -> None:
    """MOC-RQ-21, -24: a Ghost with the Knife chooses too; the AUTOMA does not."""
    idle = g.ghost[g.knife] and b.ropes_ghost_chooser == NOTHING_HAPPENS
    if g.knife != b.automa and not idle:
        do(g, THROW_ROPE, g.knife, NOBODY, NOBODY, NOBODY)


def ropes_to_throw(g: Game, b: Printed) -> int:
    """MOC-EVENT-02, MOC-RQ-22: 2 with 4 to 6 seats, 3 with 7 or 8, or all who live if they are fewer."""
    living = 0
    for seat in range(b.seats):
        living += 0 if g.ghost[seat] else 1
    return min(2 if b.seats <= 6 else TARGETS, living)


def offer_ropes(g: Game, b: Printed, seat: int) -> None:
    """MOC-EVENT-02 to -04: the First Player names different living Characters, one after the other."""
    for target in range(b.seats):
        if not g.ghost[target] and target not in (g.now[2], g.now[3], g.now[4]):
            offer(g, ROPE + target)
    if b.ropes_up_to:
        offer(g, NO_MORE_ROPES)


def rope_thrown(g: Game, b: Printed, u: Dice) -> None:
    seat, thrown = g.now[1], 0
    answer = g.answers[seat]
    while thrown < TARGETS and g.now[2 + thrown] != NOBODY:
        thrown += 1
    if answer not in (NOBODY, NO_MORE_ROPES):
        g.now[2 + thrown] = answer - ROPE
        thrown += 1
        if thrown < ropes_to_throw(g, b):
            do(g, THROW_ROPE, seat, g.now[2], g.now[3], g.now[4])
            return
    if thrown > 0:
        do(g, TURN_PULSES, seat, g.now[2], g.now[3], g.now[4])
        if b.ropes_use_knife:
            do(g, NOTE_KNIFE, seat, ROPES)


def turn_pulses(g: Game, b: Printed, u: Dice) -> None:
    """MOC-EVENT-05 to -09, MOC-RQ-23: all shuffle and show a card; the murdered become Ghosts; then one Vote at most."""
    murdered = 0
    for number in range(TARGETS):
        seat = g.now[2 + number]
        if seat != NOBODY and size(g.pulse_end, seat) > 0:
            shuffle(g, u, g.pulse, g.pulse_end[seat], size(g.pulse_end, seat))
            if g.pulse[g.pulse_end[seat + 1] - 1] == DEAD:
                g.shown_dead[seat] = 1
                do(g, BECOME_GHOST, seat, MURDER)
                murdered += 1
    if murdered > 0:
        do(g, HOLD_VOTE, g.now[1])
