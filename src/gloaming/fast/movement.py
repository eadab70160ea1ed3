"""The Movement Phase: door by door, with Encounters on entering (AC-MOVE)."""

from __future__ import annotations

from gloaming.fast.agenda import do, offer
from gloaming.fast.encounters import encounter_on_entering
from gloaming.fast.layout import Dice, Game, Printed
from gloaming.fast.numbers import (
    ENTERED,
    MOVE_WITHIN_GROUP,
    NOBODY,
    ONCE_PER_TURN,
    SCARED,
    SCARED_ON_ENTERING,
    TRAPPED_MAY_ENTER,
    UPFRONT,
)
from gloaming.fast.roles import knife_used, meets_a_ghost
from gloaming.fast.rules import barred, has, joined, linked, linked_count, movement_points, same_location
from gloaming.fast.steps import DECLARE_PATH, FOLLOW_PATH, GO, REST, STOP, TELEPORT, WALK


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
        do(g, WALK, seat, movement_points(g), g.at[seat])


# Step by step: the seat, the points left, where the Movement began; whom it has met is in `met`


def may_walk(g: Game, b: Printed, u: Dice) -> bool:
    return not g.ghost[g.now[1]]


def offer_walk(g: Game, b: Printed, seat: int) -> None:
    """AC-MOVE-02, -03, -12: each Door costs 1 point; never end where you started."""
    offer_onward(g, b, seat, g.at[seat], g.now[3], g.now[2])
    offer_rests(g, b, g.at[seat], g.now[3])


def walked(g: Game, b: Printed, u: Dice) -> None:
    seat, points, start = g.now[1], g.now[2], g.now[3]
    answer = g.answers[seat]
    if answer == NOBODY or answer >= STOP:
        if answer != NOBODY:
            g.at[seat] = answer - STOP
        return
    to = answer - GO
    enter(g, b, seat, to)
    once = b.reentry_encounter == ONCE_PER_TURN
    if not (once and has(g.met, to)):
        encounter_on_entering(g, b, seat, to)
    if once:
        for i in range(linked_count(g, b, to)):
            g.met |= 1 << linked(g, b, to, i)
    if points > 1 or joined(g, b, to) >= 0:
        do(g, WALK, seat, points - 1, start)


# Declared up front


def offer_path(g: Game, b: Printed, seat: int) -> None:
    """RQ-03: the whole way is named, Door by Door, before the first step."""
    start = g.at[seat]
    here = g.path[g.path_length - 1] if g.path_length > 0 else start
    offer_onward(g, b, seat, here, start, movement_points(g) - g.path_length)
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


# Where a Movement that began at `start` may go on and where it may end


def is_home(g: Game, b: Printed, start: int, place: int) -> bool:
    """Where it may not end."""
    if b.secret_doors_move_within_group == MOVE_WITHIN_GROUP:
        return start == place
    return same_location(g, b, start, place)


def may_end(g: Game, b: Printed, start: int, place: int) -> bool:
    """AC-MOVE-03, RQ-06: whether it may end in this Location."""
    for i in range(linked_count(g, b, place)):
        if not is_home(g, b, start, linked(g, b, place, i)):
            return True
    return False


def offer_onward(g: Game, b: Printed, seat: int, here: int, start: int, points: int) -> None:
    """The Locations behind the next Door. With the last point nobody may return to where the Movement began."""
    if points <= 0:
        return
    closed = barred(g, b, seat)
    if closed != NOBODY and same_location(g, b, here, start) and is_trapped(g, b, here, closed):
        closed = NOBODY
    for i in range(linked_count(g, b, here)):
        room = linked(g, b, here, i)
        for door in range(b.door_count[room]):
            to = b.doors[room][door]
            if to == closed or same_location(g, b, here, to):
                continue
            if points > 1 or not is_home(g, b, start, to) or may_end(g, b, start, to):
                offer_once(g, GO + to)


def offer_once(g: Game, answer: int) -> None:
    """Several Doors of joined Rooms may lead to the same place."""
    for i in range(g.offers):
        if g.offered[i] == answer:
            return
    offer(g, answer)


def is_trapped(g: Game, b: Printed, here: int, closed: int) -> bool:
    """RQ-39: no Door leads anywhere but to the Fishman, and the table lets such a one through."""
    if b.trapped_character != TRAPPED_MAY_ENTER:
        return False
    for i in range(linked_count(g, b, here)):
        room = linked(g, b, here, i)
        for door in range(b.door_count[room]):
            if b.doors[room][door] != closed:
                return False
    return True


def offer_rests(g: Game, b: Printed, here: int, start: int) -> None:
    for i in range(linked_count(g, b, here)):
        place = linked(g, b, here, i)
        if not is_home(g, b, start, place):
            offer(g, STOP + place)


def enter(g: Game, b: Printed, seat: int, place: int) -> None:
    """RQ-36, RQ-91: what entering the Fishman's Hallway does beyond being there, where the table wishes it."""
    g.at[seat] = place
    meets_a_ghost(g, b, seat, place)
    if place == g.fishman and seat == g.knife and not g.ghost[seat]:
        if b.fishman_scare == SCARED_ON_ENTERING:
            g.fishman = NOBODY
            knife_used(g, b, seat, SCARED)
        elif b.butterfingers_enter_fishman:
            knife_used(g, b, seat, ENTERED)
