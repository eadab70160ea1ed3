"""Lamp (UTS-ITEM-53 to UTS-ITEM-55): in one Encounter its holder receives no card."""

from __future__ import annotations

from gloaming.fast.agenda import do, offer
from gloaming.fast.cultists.holding import holder_of, use_up
from gloaming.fast.cultists.layout import Game, Printed
from gloaming.fast.cultists.lifts import living_among, nobody_meets_in_a_lift
from gloaming.fast.cultists.numbers import LAMP
from gloaming.fast.cultists.rules import cards_are_given
from gloaming.fast.cultists.steps import KEEP_LAMP, LIGHT_LAMP, MEET, OFFER_LAMP, PUT_OUT_LAMP
from gloaming.fast.layout import NOBODY, Dice
from gloaming.fast.sets import has


def asks_for_the_lamp(g: Game, b: Printed, u: Dice) -> bool:
    """UTS-RQ-20: once the Encounter is triggered and before any card is chosen."""
    first, place, people, holder = g.now[1], g.now[2], g.now[3], holder_of(g, LAMP)
    if holder != NOBODY and could_be_lit(g, b, holder, place, people):
        do(g, OFFER_LAMP, holder, place, people, first)
        return False
    g.lamp_kept = 0
    return nobody_meets_in_a_lift(g, b, u)


def could_be_lit(g: Game, b: Printed, holder: int, place: int, people: int) -> bool:
    """Its holder takes part and has not just let this Encounter pass, and cards will be given."""
    if not has(people, holder) or g.lamp_kept or living_among(g, b, people) != people:
        return False
    return cards_are_given(g, b, place)


def offer_lamp(g: Game, b: Printed, seat: int) -> None:
    """UTS-ITEM-53: the holder says in public whether this is the Encounter."""
    offer(g, LIGHT_LAMP)
    offer(g, KEEP_LAMP)


def lamp_offered(g: Game, b: Printed, u: Dice) -> None:
    seat, place, people, first = g.now[1], g.now[2], g.now[3], g.now[4]
    lights = g.answers[seat] == LIGHT_LAMP
    if lights:
        use_up(g, seat, LAMP)
        g.lamp_lit = seat
    else:
        g.lamp_kept = 1
    do(g, MEET, first, place, people)
    if lights:
        do(g, PUT_OUT_LAMP)


def put_out_lamp(g: Game, b: Printed, u: Dice) -> None:
    """UTS-ITEM-55: it served for one Encounter."""
    g.lamp_lit = NOBODY
