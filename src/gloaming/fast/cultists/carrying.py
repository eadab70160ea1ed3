"""Carrying Items: hand over, pick up, drop (UTS-ITEM-13 to UTS-ITEM-30)."""

from __future__ import annotations

from gloaming.fast.agenda import offer
from gloaming.fast.cultists.actions import others_in_reach
from gloaming.fast.cultists.holding import lay_item, note_onlookers, part_with, remove_from_floor, take
from gloaming.fast.cultists.layout import Game, Printed
from gloaming.fast.cultists.numbers import CHECK_ROOM_ONLY
from gloaming.fast.cultists.rules import linked, linked_count
from gloaming.fast.cultists.steps import FIELD, HAND_OVER, PICK_UP
from gloaming.fast.layout import Dice
from gloaming.fast.sets import has


def offer_handing_over(g: Game, b: Printed, seat: int) -> None:
    """UTS-ITEM-16, UTS-RQ-37: to anybody there but the AUTOMA; the Route does not matter."""
    reach = others_in_reach(g, b, seat)
    for to in range(b.players):
        for i in range(g.carried_count):
            if has(reach, to) and g.carrier[i] == seat and not carried_before(g, i):
                offer(g, HAND_OVER + g.carried[i] * FIELD + to)


def carried_before(g: Game, at: int) -> bool:
    """Whether its holder has another like it, which is listed already."""
    for i in range(at):
        if g.carrier[i] == g.carrier[at] and g.carried[i] == g.carried[at]:
            return True
    return False


def hand_over(g: Game, seat: int, item: int, to: int) -> None:
    part_with(g, seat, item)
    take(g, to, item)


def offer_picking_up(g: Game, b: Printed, seat: int) -> None:
    """UTS-ITEM-20: an Item that lies open in this Location."""
    here = g.at[seat]
    if b.secret_doors_actions == CHECK_ROOM_ONLY:
        offer_items_at(g, b, seat, here)
        return
    for i in range(linked_count(g, b, here)):
        offer_items_at(g, b, seat, linked(g, b, here, i))


def offer_items_at(g: Game, b: Printed, seat: int, place: int) -> None:
    if b.pickup_needs_entering and has(g.onlookers[place], seat):
        return
    for i in range(g.lying_count):
        if g.lying_at[i] == place and not lies_before(g, i):
            offer(g, PICK_UP + place * FIELD + g.lying[i])


def lies_before(g: Game, at: int) -> bool:
    for i in range(at):
        if g.lying_at[i] == g.lying_at[at] and g.lying[i] == g.lying[at]:
            return True
    return False


def pick_up(g: Game, seat: int, item: int, place: int) -> None:
    remove_from_floor(g, place, item)
    take(g, seat, item)


def drop_items(g: Game, b: Printed, u: Dice) -> None:
    """UTS-ITEM-24, UTS-RQ-10: all of them, where the dead Character stands."""
    seat, place = g.now[1], g.at[g.now[1]]
    note_onlookers(g, b, place)
    left = 0
    for i in range(g.carried_count):
        if g.carrier[i] == seat:
            lay_item(g, place, g.carried[i])
        else:
            g.carrier[left], g.carried[left] = g.carrier[i], g.carried[i]
            left += 1
    g.carried_count = left
