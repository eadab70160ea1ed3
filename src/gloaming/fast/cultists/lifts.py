"""The lifts: Locations of their own that join two Rooms (MOC-LIFT)."""

from __future__ import annotations

from gloaming.fast.agenda import do, offer
from gloaming.fast.cultists.encounters import encounter_on_entering, meet
from gloaming.fast.cultists.entering import enter
from gloaming.fast.cultists.footing import may_end, offer_onward, offer_rests
from gloaming.fast.cultists.layout import LIFTS, Game, Printed
from gloaming.fast.cultists.numbers import CHECK_ROOM_ONLY, ONCE_PER_TURN
from gloaming.fast.cultists.rules import (
    blocked,
    is_room,
    linked,
    linked_count,
    next_seat,
    on_route,
    power_at,
    same_location,
    together,
)
from gloaming.fast.cultists.steps import CALL_LIFT, ENTER_LIFT, MEET_ON_ARRIVAL, RIDE_LIFT, SHIFT, STEP_OUT, STOP, WALK
from gloaming.fast.layout import NOBODY, SEATS, Dice
from gloaming.fast.sets import has, how_many


def is_lift(b: Printed, place: int) -> bool:
    return b.lifts > 0 and place >= b.places


def stands_at(g: Game, b: Printed, lift: int) -> int:
    return g.lift_at[lift - b.places]


def other_stop(g: Game, b: Printed, lift: int) -> int:
    """MOC-LIFT-01: the Room at which it does not stand."""
    one, two = b.lift_between[lift - b.places][0], b.lift_between[lift - b.places][1]
    return two if stands_at(g, b, lift) == one else one


def has_power(g: Game, b: Printed, lift: int) -> bool:
    """MOC-LIFT-12, MOC-RQ-16: a dead Radiant Beauty moves no lift, unless the table lets her."""
    if g.power or not b.radiant_beauty_powers_lift:
        return g.power == 1
    return power_at(g, b, lift) or power_at(g, b, stands_at(g, b, lift))


# Riding. An arrival is the Room and, in the low bits, the living who were inside


def ride(g: Game, b: Printed, lift: int, first: int) -> int:
    """MOC-LIFT-07, -10: to the other Room, where all inside step out at once."""
    to, riders = other_stop(g, b, lift), 0
    g.lift_at[lift - b.places] = to
    for i in range(b.seats):
        seat = next_seat(b, first, i)
        if g.at[seat] == lift:
            enter(g, b, seat, to)
            riders |= 0 if g.ghost[seat] else 1 << seat
    return to << SEATS | riders


def meet_on_arrival(g: Game, b: Printed, u: Dice) -> None:
    """MOC-LIFT-19, MOC-RQ-10: all arrive together; what entering did to them is over, then the living are counted."""
    counted = 0
    for number in range(LIFTS):
        arrival = g.now[2 + number]
        if arrival == NOBODY:
            return
        to, riders = arrival >> SEATS, living_among(g, b, arrival)
        if riders > 0 and not has(counted, to):
            for i in range(linked_count(g, b, to)):
                counted |= 1 << linked(g, b, to, i)
            if not met_inside(g, b, riders, to):
                encounter_on_entering(g, b, g.now[1], to)


def living_among(g: Game, b: Printed, people: int) -> int:
    living = 0
    for seat in range(b.seats):
        if has(people, seat) and not g.ghost[seat]:
            living |= 1 << seat
    return living


def met_inside(g: Game, b: Printed, riders: int, to: int) -> bool:
    """MOC-RQ-10: two who come into an empty Room have met in the lift; at some tables that is enough."""
    if b.lift_pair_meets_again or not b.lift_encounters:
        return False
    return how_many(riders) == 2 and riders == together(g, b, to)


def start_lifts(g: Game, b: Printed, u: Dice) -> None:
    """MOC-LIFT-09 to -12, MOC-RQ-05: each lift with somebody living inside starts; when all have, the arrivals meet."""
    started, one, two, three = 0, NOBODY, NOBODY, NOBODY
    for lift in range(b.places, b.places + b.lifts):
        if together(g, b, lift) > 0 and has_power(g, b, lift):
            started |= 1 << lift
    for lift in range(b.places, b.places + b.lifts):
        if has(started, lift):
            arrival = ride(g, b, lift, g.knife)
            if one == NOBODY:
                one = arrival
            elif two == NOBODY:
                two = arrival
            else:
                three = arrival
    do(g, MEET_ON_ARRIVAL, g.knife, one, two, three)


def nobody_meets_in_a_lift(g: Game, b: Printed, u: Dice) -> bool:
    """MOC-RQ-09, for tables without Encounters in lifts."""
    return (b.lift_encounters == 1 or not is_lift(b, g.now[2])) and meet(g, b, u)


# In and out, on the way


def offer_walking(g: Game, b: Printed, seat: int, points: int, start: int) -> None:
    """Through Doors, by lift, or to a rest."""
    here = g.at[seat]
    offer_onward(g, b, seat, here, start, points)
    if is_lift(b, here):
        offer_ways_out(g, b, here, start, points)
    else:
        offer_lifts(g, b, here, start, points)
    offer_rests(g, b, here, start)


def offer_lifts(g: Game, b: Printed, here: int, start: int, points: int) -> None:
    """MOC-LIFT-03, -04, MOC-RQ-17: into a lift that stands here, through Secret Doors too."""
    for lift in range(b.places, b.places + b.lifts):
        room = stands_at(g, b, lift)
        near = same_location(g, b, room, here) if b.secret_doors_reach_lift else room == here
        if near and (points > 1 or (points == 1 and may_end_inside(g, b, lift, start))):
            offer(g, ENTER_LIFT + lift)


def may_end_inside(g: Game, b: Printed, lift: int, start: int) -> bool:
    """MOC-LIFT-20: who began inside has to get out again."""
    if lift != start or (b.lift_exit_cost == 0 and may_end(g, b, start, stands_at(g, b, lift))):
        return True
    return has_power(g, b, lift) and may_end(g, b, start, other_stop(g, b, lift))


def offer_ways_out(g: Game, b: Printed, lift: int, start: int, points: int) -> None:
    """MOC-LIFT-06, -13: out where it stands, or with power at the other Room."""
    out, over = stands_at(g, b, lift), other_stop(g, b, lift)
    left = points - b.lift_exit_cost
    if left > 0 or (left == 0 and may_end(g, b, start, out)):
        offer(g, STEP_OUT + out)
    if has_power(g, b, lift) and (points > 0 or may_end(g, b, start, over)):
        offer(g, RIDE_LIFT + over)


def take_way(g: Game, b: Printed, seat: int, points: int, start: int, answer: int) -> None:
    """MOC-LIFT-18, -19: go by lift; a seat that can only stop there isn't asked."""
    kind, to, left = answer >> SHIFT << SHIFT, answer % (1 << SHIFT), points
    if kind == RIDE_LIFT:
        arrival = ride(g, b, g.at[seat], seat)
        if not has(g.met, to) or how_many(arrival % (1 << SEATS)) > 1:
            do(g, MEET_ON_ARRIVAL, seat, arrival, NOBODY, NOBODY)
    else:
        enter(g, b, seat, to)
        if not has(g.met, to):
            encounter_on_entering(g, b, seat, to)
        left -= 1 if kind == ENTER_LIFT else b.lift_exit_cost
    note_meeting(g, b, to)
    g.offers = 0
    offer_walking(g, b, seat, left, start)
    if g.offers != 1 or g.offered[0] != STOP + to:
        do(g, WALK, seat, left, start)


def note_meeting(g: Game, b: Printed, to: int) -> None:
    """RQ-01, once per turn: where a Movement has met it does not meet again."""
    if b.reentry_encounter == ONCE_PER_TURN:
        for i in range(linked_count(g, b, to)):
            g.met |= 1 << linked(g, b, to, i)


# Calling


def can_be_called(g: Game, b: Printed, seat: int, lift: int) -> bool:
    """MOC-RQ-12, -17: whether it could come here, by what all can see; the Route is the caller's secret."""
    here = g.at[seat]
    if not is_room(b, here) or blocked(g, here) or (g.ghost[seat] and not b.ghosts_call_lift):
        return False
    through = b.secret_doors_reach_lift and b.secret_doors_actions != CHECK_ROOM_ONLY
    to = other_stop(g, b, lift)
    if to != here and not (through and same_location(g, b, here, to)):
        return False
    return has_power(g, b, lift) and (b.call_occupied_lift == 1 or is_empty(g, b, lift))


def is_empty(g: Game, b: Printed, lift: int) -> bool:
    for seat in range(b.seats):
        if g.at[seat] == lift:
            return False
    return True


def might_call(g: Game, b: Printed, seat: int) -> bool:
    """MOC-LIFT-16: who stands where a lift can be called is asked, whatever the Route says."""
    for lift in range(b.places, b.places + b.lifts):
        if can_be_called(g, b, seat, lift):
            return True
    return False


def offer_calls(g: Game, b: Printed, seat: int) -> None:
    """MOC-LIFT-15, -16: an Investigator needs the Room on the Route."""
    for lift in range(b.places, b.places + b.lifts):
        if can_be_called(g, b, seat, lift) and on_route(g, b, seat, g.at[seat]):
            offer(g, CALL_LIFT + lift)


def call_lift(g: Game, b: Printed, seat: int, lift: int) -> None:
    """MOC-LIFT-15: have it come to this Room from its other one."""
    arrival = ride(g, b, lift, seat)
    do(g, MEET_ON_ARRIVAL, seat, arrival, NOBODY, NOBODY)
