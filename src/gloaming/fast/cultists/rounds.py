"""The round: Movement, Event, Action, Cleanup (AC-ROUND-01)."""

from __future__ import annotations

from gloaming.fast.agenda import do
from gloaming.fast.cultists.celebrity import shows_up
from gloaming.fast.cultists.layout import Game, Printed
from gloaming.fast.cultists.numbers import ACTION, BEFORE_CLAIM, CLEANUP, CULTISTS, EVENT, MOVEMENT, TIME
from gloaming.fast.cultists.roles import burns
from gloaming.fast.cultists.rules import next_seat
from gloaming.fast.cultists.steps import (
    ACT,
    ACTION_PHASE,
    ASK_FOR_CLAIM,
    AUTOMA_ACTION,
    AUTOMA_MOVE,
    CLEANUP_PHASE,
    END_ROUND,
    EVENT_PHASE,
    LAST_ROUND,
    MOVE,
    MOVEMENT_PHASE,
    PORTAL_DEADLINE,
    PREPARE_NEXT_ROUND,
    REVEAL_TOKEN,
    ROUND,
    START_LIFTS,
    TURN_DOOR,
)
from gloaming.fast.cultists.victory import conclude
from gloaming.fast.layout import NOBODY, Dice
from gloaming.fast.sets import has
from gloaming.games.cultists.tables import LAST_ROUND as TEN


def begin_round(g: Game, b: Printed, u: Dice) -> None:
    """AC-ROUND-01: four Phases, at most ten times."""
    g.round += 1
    shows_up(g, b, True)
    do(g, MOVEMENT_PHASE)
    do(g, EVENT_PHASE)
    do(g, ACTION_PHASE)
    do(g, CLEANUP_PHASE)


def movement_phase(g: Game, b: Printed, u: Dice) -> None:
    """AC-ROUND-03, AC-MOVE-16: clockwise from the Knife, every seat once."""
    g.phase = MOVEMENT
    take_turns(g, b, MOVE)
    if b.corridors > 0:  # MOC-RQ-05
        do(g, START_LIFTS)
        do(g, TURN_DOOR)


def take_turns(g: Game, b: Printed, step: int) -> None:
    for i in range(b.seats):
        seat = next_seat(b, g.knife, i)
        if b.automa >= 0 and seat == b.automa:
            do(g, AUTOMA_MOVE if step == MOVE else AUTOMA_ACTION, seat)
        else:
            do(g, step, seat)


def event_phase(g: Game, b: Printed, u: Dice) -> None:
    """AC-EVENT-GEN-02, -07: one token a round, while there are any."""
    g.phase, g.turn = EVENT, NOBODY
    if g.bag_count > 0:
        do(g, REVEAL_TOKEN)
    else:
        g.clock[g.clock_count] = NOBODY
        g.clock_count += 1


def action_phase(g: Game, b: Printed, u: Dice) -> None:
    """AC-ROUND-03, -05: clockwise from the Knife, one action each."""
    g.phase = ACTION
    g.closing_count = g.spent = 0
    take_turns(g, b, ACT)


def may_act(g: Game, b: Printed, u: Dice) -> bool:
    """AC-ROUND-05: who gave up this round's action to help another has none."""
    g.turn = g.now[1]
    return not has(g.spent, g.now[1])


def cleanup_phase(g: Game, b: Printed, u: Dice) -> None:
    """AC-CLEAN-01: the Firestarter, the claim, the end of round 10, the Portal, the next round."""
    g.phase, g.turn = CLEANUP, NOBODY
    before = b.firestarter_timing == BEFORE_CLAIM
    do(g, END_ROUND if before else ASK_FOR_CLAIM)
    do(g, ASK_FOR_CLAIM if before else END_ROUND)
    do(g, LAST_ROUND)
    do(g, PORTAL_DEADLINE)
    do(g, PREPARE_NEXT_ROUND)
    do(g, ROUND)


def end_round(g: Game, b: Printed, u: Dice) -> None:
    burns(g, b)
    shows_up(g, b, False)


def last_round(g: Game, b: Printed, u: Dice) -> None:
    """AC-CLEAN-07, AC-WIN-04: time is on the Cultists' side."""
    if g.round >= TEN:
        conclude(g, b, CULTISTS, TIME)


def prepare_next_round(g: Game, b: Printed, u: Dice) -> None:
    """AC-CLEAN-08: the Vote token is active again, and the Knife goes one seat on."""
    g.vote_active = 1
    g.knife = next_seat(b, g.knife, 1)
