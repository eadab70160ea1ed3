"""Finding Items: a check of a Room by the living turns its Item up (UTS-ITEM-01 to UTS-ITEM-14)."""

from __future__ import annotations

from gloaming.fast.agenda import do
from gloaming.fast.cultists.holding import lay_item, note_onlookers, take
from gloaming.fast.cultists.layout import Game, Printed
from gloaming.fast.cultists.numbers import (
    LOST_WHEN_FINISHED,
    NEVER_REMOTE,
    RED_RELIC,
    SECRET_DOORS_ONLY,
    SECRET_SWITCH,
    SNOW_OWL,
    SUPER_GHOST,
)
from gloaming.fast.cultists.rooms import resolve_room_card
from gloaming.fast.cultists.rules import same_location
from gloaming.fast.cultists.snow_owl import fly
from gloaming.fast.cultists.steps import FIND_ITEM
from gloaming.fast.dice import shuffle
from gloaming.fast.layout import NOBODY, Dice


def lay_out_items(g: Game, b: Printed, u: Dice) -> None:
    """UTS-SETUP-09, -10: an Item face down into each Room."""
    for room in range(b.items):
        g.covered[room], g.used[room] = b.item[room], NOBODY
    shuffle(g, u, g.covered, 0, b.items)


def comes_last(g: Game, b: Printed, u: Dice) -> None:
    """UTS-RQ-05, the other reading: after the drawn card; by the usual one it was found as soon as that was drawn."""
    resolve_room_card(g, b, u)
    if b.items > 0 and not b.item_before_card:
        do(g, FIND_ITEM, g.now[1], g.now[2])


def find_item(g: Game, b: Printed, u: Dice) -> None:
    """UTS-ITEM-01, -03, -09: a seat that may find it does so, once for each Room."""
    seat, place = g.now[1], g.now[2]
    if g.covered[place] != NOBODY and in_body(g, b, seat) and near_enough(g, b, seat, place):
        turn_up(g, b, NOBODY if seat == b.automa else seat, place)


def in_body(g: Game, b: Printed, seat: int) -> bool:
    """UTS-ITEM-04, -05, UTS-RQ-07, UTS-RQ-37: the living, a hidden Dead card or not, whatever their Team."""
    if seat == b.automa:
        return b.automa_finds_items == 1 and not g.ghost[seat]
    shown = g.shown_role[seat] == 1 and g.role[seat] == SUPER_GHOST
    return not g.ghost[seat] or (b.super_ghost_finds == 1 and shown)


def near_enough(g: Game, b: Printed, seat: int, place: int) -> bool:
    """UTS-ITEM-11, UTS-RQ-06."""
    if b.remote_check_finds_item == SECRET_DOORS_ONLY:
        return same_location(g, b, place, g.at[seat])
    return b.remote_check_finds_item != NEVER_REMOTE or place == g.at[seat]


def turn_up(g: Game, b: Printed, finder: int, place: int) -> None:
    """UTS-ITEM-13, -14, UTS-RQ-37: only people can take an Item or be asked what to do with it."""
    item = g.covered[place]
    g.covered[place] = NOBODY
    if item == RED_RELIC:
        g.relics += 1  # UTS-ITEM-31, -32: on the altar at once
    elif item == SECRET_SWITCH:
        g.used[place] = item
        g.ways = 1  # UTS-DOOR-02: the red door opens for good
    elif item == SNOW_OWL:
        g.used[place] = item
        fly(g, finder)
    elif finder == NOBODY or g.ghost[finder]:
        note_onlookers(g, b, place)
        lay_item(g, place, item)
    else:
        take(g, finder, item)


def clear_room(g: Game, b: Printed, u: Dice) -> None:
    """UTS-RQ-08: what lies face down in a finished Room leaves the game unseen, or is turned up for nobody."""
    place = g.now[1]
    if b.finished_room_item == LOST_WHEN_FINISHED:
        g.lost[g.lost_count] = g.covered[place]
        g.lost_count += 1
        g.covered[place] = NOBODY
    else:
        turn_up(g, b, NOBODY, place)
