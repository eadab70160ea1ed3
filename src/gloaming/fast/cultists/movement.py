"""The Movement Phase: door by door, with Encounters on entering (AC-MOVE)."""

from __future__ import annotations

from gloaming.fast.agenda import do, offer
from gloaming.fast.cultists.encounters import encounter_on_entering
from gloaming.fast.cultists.entering import enter
from gloaming.fast.cultists.footing import offer_onward, offer_rests
from gloaming.fast.cultists.layout import Game, Printed
from gloaming.fast.cultists.lifts import note_meeting, offer_walking, take_way
from gloaming.fast.cultists.numbers import ONCE_PER_TURN, UPFRONT
from gloaming.fast.cultists.rules import barred, joined, movement_points, same_location
from gloaming.fast.cultists.steps import DECLARE_PATH, ENTER_LIFT, FOLLOW_PATH, GO, REST, STOP, TELEPORT, WALK
from gloaming.fast.layout import NOBODY, Dice
from gloaming.fast.sets import has


def move(g: Game, b: Printed, u: Dice) -> None:
    """One seat's Movement turn."""
    seat = g.now[1]
    g.turn = seat
    if g.ghost[seat]:
        do(g, TELEPORT, seat)
    elif b.path_declaration == UPFRONT:
        g.path_length = 0
        do(g, DECLARE_PATH, seat)
    else:
        g.met = 0
        do(g, WALK, seat, movement_points(g, b, seat), g.at[seat])


# Step by step: the seat, the points left, where the Movement began; whom it has met is in `met`


def may_walk(g: Game, b: Printed, u: Dice) -> bool:
    return not g.ghost[g.now[1]]


def offer_walk(g: Game, b: Printed, seat: int) -> None:
    """AC-MOVE-02, -03, -12: each Door costs 1 point; never end where you started."""
    offer_walking(g, b, seat, g.now[2], g.now[3])


def walked(g: Game, b: Printed, u: Dice) -> None:
    seat, points, start = g.now[1], g.now[2], g.now[3]
    answer = g.answers[seat]
    if answer == NOBODY:
        return
    if b.lifts > 0 and answer >= ENTER_LIFT:
        take_way(g, b, seat, points, start, answer)
    elif answer >= STOP:
        g.at[seat] = answer - STOP
    else:
        go(g, b, seat, points, start, answer - GO)


def go(g: Game, b: Printed, seat: int, points: int, start: int, to: int) -> None:
    enter(g, b, seat, to)
    if not has(g.met, to):
        encounter_on_entering(g, b, seat, to)
    note_meeting(g, b, to)
    if points > 1 or joined(g, b, to) >= 0:
        do(g, WALK, seat, points - 1, start)


# Declared up front


def offer_path(g: Game, b: Printed, seat: int) -> None:
    """RQ-03: the whole way is named, Door by Door, before the first step."""
    start = g.at[seat]
    here = g.path[g.path_length - 1] if g.path_length > 0 else start
    offer_onward(g, b, seat, here, start, movement_points(g, b, seat) - g.path_length)
    offer_rests(g, b, here, start)


def path_declared(g: Game, b: Printed, u: Dice) -> None:
    seat = g.now[1]
    answer = g.answers[seat]
    if answer == NOBODY:
        return
    if answer < STOP:
        g.path[g.path_length] = answer - GO
        g.path_length += 1
        do(g, DECLARE_PATH, seat)
        return
    for before in range(g.path_length):
        do(g, FOLLOW_PATH, seat, g.path[before], before)
    do(g, REST, seat, answer - STOP)


def follow_path(g: Game, b: Printed, u: Dice) -> None:
    """One Door of a declared path; so many of it lie behind."""
    seat, to = g.now[1], g.now[2]
    if g.ghost[seat]:
        return
    enter(g, b, seat, to)
    again = False
    for i in range(g.now[3]):
        again = again or same_location(g, b, to, g.path[i])
    if not (again and b.reentry_encounter == ONCE_PER_TURN):
        encounter_on_entering(g, b, seat, to)


def rest(g: Game, b: Printed, u: Dice) -> None:
    """RQ-06 h: at the end of a Movement in joined Rooms the player chooses the real one."""
    if not g.ghost[g.now[1]]:
        g.at[g.now[1]] = g.now[2]


# As a Ghost


def offer_teleport(g: Game, b: Printed, seat: int) -> None:
    """AC-GHOST-03, -04, -05: to any other Location, the Fishman's Hallway excepted."""
    shut = 1 << g.at[seat]
    if barred(g, b, seat) != NOBODY:
        shut |= 1 << barred(g, b, seat)
    for to in range(b.places):
        if not has(shut, to):
            offer(g, GO + to)
    if b.ghost_may_stay:
        offer(g, STOP + g.at[seat])


def teleported(g: Game, b: Printed, u: Dice) -> None:
    answer = g.answers[g.now[1]]
    if answer < STOP:
        enter(g, b, g.now[1], answer - GO)
