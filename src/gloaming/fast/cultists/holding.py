"""Who has which Items, and what lies open where (UTS-ITEM-13, -15)."""

from __future__ import annotations

from gloaming.fast.cultists.layout import Game, Printed
from gloaming.fast.cultists.rules import linked, linked_count, together
from gloaming.fast.layout import NOBODY
from gloaming.fast.sets import has


def holder_of(g: Game, item: int) -> int:
    """Who carries it; for Items of which there is one."""
    for i in range(g.carried_count):
        if g.carried[i] == item:
            return g.carrier[i]
    return NOBODY


def take(g: Game, seat: int, item: int) -> None:
    """UTS-ITEM-13, -15: next to the portrait, as many as there are."""
    g.carrier[g.carried_count], g.carried[g.carried_count] = seat, item
    g.carried_count += 1


def part_with(g: Game, seat: int, item: int) -> None:
    at = 0
    while g.carrier[at] != seat or g.carried[at] != item:
        at += 1
    g.carried_count -= 1
    for i in range(at, g.carried_count):
        g.carrier[i], g.carried[i] = g.carrier[i + 1], g.carried[i + 1]


def use_up(g: Game, seat: int, item: int) -> None:
    """It leaves the game with its use."""
    part_with(g, seat, item)
    g.gone[g.gone_count] = item
    g.gone_count += 1


def anything_lies(g: Game, place: int) -> bool:
    for i in range(g.lying_count):
        if g.lying_at[i] == place:
            return True
    return False


def note_onlookers(g: Game, b: Printed, place: int) -> None:
    """UTS-RQ-11: what now comes to lie there is not for those who stand by, where the table asks for entering."""
    present = together(g, b, place)
    g.onlookers[place] = present & g.onlookers[place] if anything_lies(g, place) else present


def lay_item(g: Game, place: int, item: int) -> None:
    """It lies there for anyone to pick up."""
    g.lying_at[g.lying_count], g.lying[g.lying_count] = place, item
    g.lying_count += 1


def remove_from_floor(g: Game, place: int, item: int) -> None:
    at = 0
    while g.lying_at[at] != place or g.lying[at] != item:
        at += 1
    g.lying_count -= 1
    for i in range(at, g.lying_count):
        g.lying_at[i], g.lying[i] = g.lying_at[i + 1], g.lying[i + 1]
    if not anything_lies(g, place):
        g.onlookers[place] = 0


def has_entered(g: Game, b: Printed, seat: int, place: int) -> None:
    """UTS-RQ-11: anyone who comes in from outside is no longer an onlooker."""
    if g.lying_count > 0:
        for i in range(linked_count(g, b, place)):
            here = linked(g, b, place, i)
            if has(g.onlookers[here], seat):
                g.onlookers[here] -= 1 << seat
