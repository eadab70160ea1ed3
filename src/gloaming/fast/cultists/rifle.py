"""Rifle (UTS-ITEM-49 to UTS-ITEM-52): one shot, and it is gone."""

from __future__ import annotations

from gloaming.fast.agenda import offer
from gloaming.fast.cultists.actions import offer_fights, remove_token
from gloaming.fast.cultists.holding import holder_of, use_up
from gloaming.fast.cultists.layout import PLACES, Game, Printed
from gloaming.fast.cultists.numbers import DRIVES_FROM_ANYWHERE, RIFLE, SHOOTS_ANYWHERE
from gloaming.fast.cultists.professions import rewards_the_first_fighter
from gloaming.fast.cultists.rules import linked, linked_count, same_location
from gloaming.fast.cultists.steps import DRIVE_FISHMAN, SHOOT_CULTIST
from gloaming.fast.layout import NOBODY
from gloaming.fast.sets import has

LAKE = PLACES
"""It lies behind all places."""


def offer_shooting(g: Game, b: Printed, seat: int) -> None:
    if holder_of(g, RIFLE) != seat:
        return
    if b.rifle_cultist_range == SHOOTS_ANYWHERE:
        for i in range(g.cultist_token_count):
            offer(g, SHOOT_CULTIST + g.cultist_tokens[i])
    else:  # UTS-RQ-18: with the reach of Fight a Cultist
        offer_fights(g, b, g.at[seat], SHOOT_CULTIST)
    if g.fishman != NOBODY and in_range(g, b, seat, g.fishman):  # UTS-RQ-19
        offer(g, DRIVE_FISHMAN + LAKE)
        for to in range(b.places):
            if has(b.fishman_goals, to) and to != g.fishman:
                offer(g, DRIVE_FISHMAN + to)


def in_range(g: Game, b: Printed, seat: int, place: int) -> bool:
    """UTS-RQ-19: he is in the building; neither the Knife nor his Hallway is needed."""
    here = g.at[seat]
    if b.rifle_fishman_range == DRIVES_FROM_ANYWHERE or same_location(g, b, here, place):
        return True
    for i in range(linked_count(g, b, here)):
        room = linked(g, b, here, i)
        for door in range(b.door_count[g.ways][room]):
            if b.doors[g.ways][room][door] == place:
                return True
    return False


def shoot_cultist(g: Game, b: Printed, seat: int, place: int) -> None:
    """UTS-ITEM-50."""
    use_up(g, seat, RIFLE)
    remove_token(g, place)
    rewards_the_first_fighter(g, b, seat)


def drive_fishman(g: Game, seat: int, to: int) -> None:
    """UTS-ITEM-51."""
    use_up(g, seat, RIFLE)
    g.fishman = NOBODY if to == LAKE else to
