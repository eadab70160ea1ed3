"""Where a Movement that began at `start` may go on and where it may end (AC-MOVE-02, -03)."""

from __future__ import annotations

from gloaming.fast.agenda import offer
from gloaming.fast.cultists.layout import Game, Printed
from gloaming.fast.cultists.numbers import MOVE_WITHIN_GROUP, TRAPPED_MAY_ENTER
from gloaming.fast.cultists.rules import barred, linked, linked_count, same_location
from gloaming.fast.cultists.steps import GO, STOP
from gloaming.fast.layout import NOBODY


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
        for door in range(b.door_count[g.ways][room]):
            to = b.doors[g.ways][room][door]
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
        for door in range(b.door_count[g.ways][room]):
            if b.doors[g.ways][room][door] != closed:
                return False
    return True


def offer_rests(g: Game, b: Printed, here: int, start: int) -> None:
    for i in range(linked_count(g, b, here)):
        place = linked(g, b, here, i)
        if not is_home(g, b, start, place):
            offer(g, STOP + place)
