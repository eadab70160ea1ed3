"""Free actions: what comes on top of the one action of a turn, before or after it, any number of times (UTS-RQ-41)."""

from __future__ import annotations

from gloaming.fast.agenda import do, offer
from gloaming.fast.cultists.actions import acted, offer_actions
from gloaming.fast.cultists.binoculars import offer_spotting, spot
from gloaming.fast.cultists.carrying import hand_over, offer_handing_over, offer_picking_up, pick_up
from gloaming.fast.cultists.exorcist import offer_revivals, revive
from gloaming.fast.cultists.layout import Game, Printed
from gloaming.fast.cultists.lifts import call_lift, might_call, offer_calls
from gloaming.fast.cultists.rifle import drive_fishman, offer_shooting, shoot_cultist
from gloaming.fast.cultists.rounds import may_act
from gloaming.fast.cultists.saboteur import offer_swaps
from gloaming.fast.cultists.steps import (
    ACT,
    CALL_LIFT,
    CHOOSE_OTHER_DECK,
    DONE,
    DRIVE_FISHMAN,
    FIELD,
    HAND_OVER,
    LINGER,
    PASS,
    PICK_UP,
    REVIVE,
    SHIFT,
    SHOOT_CULTIST,
    SPOT,
    SWAP_DECK,
)
from gloaming.fast.layout import Dice


def takes_its_time(g: Game, b: Printed, u: Dice) -> bool:
    """However many free actions come before the action, one time after it is enough."""
    if b.lingers and not lingers_already(g, g.now[1]):
        do(g, LINGER, g.now[1])
    return may_act(g, b, u)


def lingers_already(g: Game, seat: int) -> bool:
    if g.planned == 0:
        return False
    following = g.agenda[g.planned - 1]
    return following[0] == LINGER and following[1] == seat


def offer_turn(g: Game, b: Printed, seat: int) -> None:
    """AC-ACT-GEN-01: the one action, free ones on top, or none."""
    offer_actions(g, b, seat)
    offer_free_actions(g, b, seat)
    offer(g, PASS)


def offer_free_actions(g: Game, b: Printed, seat: int) -> None:
    """In the order of the expansions."""
    if b.items > 0 and not g.ghost[seat]:  # UTS-ITEM-17, -21, -29
        offer_handing_over(g, b, seat)
        offer_picking_up(g, b, seat)
        offer_spotting(g, b, seat)
        offer_shooting(g, b, seat)
    if b.lifts > 0:
        offer_calls(g, b, seat)
    if b.professions > 0:
        offer_revivals(g, b, seat)
        offer_swaps(g, b, seat)


def turn_taken(g: Game, b: Printed, u: Dice) -> None:
    """A free action leaves the turn where it was."""
    seat = g.now[1]
    if g.answers[seat] < DONE:
        acted(g, b, u)
    else:
        act_freely(g, b, seat, g.answers[seat])
        do(g, ACT, seat)


def act_freely(g: Game, b: Printed, seat: int, answer: int) -> None:
    kind, chosen = answer >> SHIFT << SHIFT, answer % (1 << SHIFT)
    if kind == HAND_OVER:
        hand_over(g, seat, chosen // FIELD, chosen % FIELD)
    elif kind == PICK_UP:
        pick_up(g, seat, chosen % FIELD, chosen // FIELD)
    elif kind == SPOT:
        spot(g, seat, chosen)
    elif kind == SHOOT_CULTIST:
        shoot_cultist(g, b, seat, chosen)
    elif kind == DRIVE_FISHMAN:
        drive_fishman(g, seat, chosen)
    elif kind == CALL_LIFT:
        call_lift(g, b, seat, chosen)
    elif kind == REVIVE:
        revive(g, seat, chosen)
    elif kind == SWAP_DECK:
        do(g, CHOOSE_OTHER_DECK, seat, chosen)


# After the action


def may_linger(g: Game, b: Printed, u: Dice) -> bool:
    """Who might have something left to do, by what all can see, is asked, and may have nothing."""
    seat = g.now[1]
    g.offers = 0
    offer_free_actions(g, b, seat)
    if g.offers == 0 and not might_call(g, b, seat):
        return False
    g.turn = seat
    return True


def offer_lingering(g: Game, b: Printed, seat: int) -> None:
    offer_free_actions(g, b, seat)
    offer(g, DONE)


def lingered(g: Game, b: Printed, u: Dice) -> None:
    seat = g.now[1]
    if g.answers[seat] != DONE:
        act_freely(g, b, seat, g.answers[seat])
        do(g, LINGER, seat)
