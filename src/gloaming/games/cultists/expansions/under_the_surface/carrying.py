"""Carrying Items: hand over, pick up, drop (UTS-ITEM-13 to UTS-ITEM-30)."""

from __future__ import annotations

from collections.abc import Iterable

from gloaming.games.cultists.actions.base import Action, others_in_reach
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.events import BecameGhost, Entered
from gloaming.games.cultists.expansions.under_the_surface.events import ItemHandedOver, ItemPickedUp, ItemsDropped
from gloaming.games.cultists.expansions.under_the_surface.holding import (
    items_of,
    lay_open,
    part_with,
    remove_from_floor,
    take,
)
from gloaming.games.cultists.expansions.under_the_surface.manifest import under_the_surface
from gloaming.games.cultists.expansions.under_the_surface.state import ItemName, change, surface
from gloaming.games.cultists.rules import free_actions, linked
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.steps import Option, Step
from gloaming.kernel.values import Seat


class HandOver(Action, code="handover:{item}>{to}", clause="UTS-ITEM-16", free=True):
    """Give one of your Items to another living Character in the same Location."""

    item: ItemName
    to: Seat

    @classmethod
    def offered(cls, game: Cultists, seat: Seat) -> Iterable[Option]:
        """UTS-ITEM-16, UTS-RQ-37: to anybody there but the AUTOMA; the Route does not matter."""
        own = dict.fromkeys(items_of(game, seat))
        if not own:
            return ()
        return [cls(item, to) for to in others_in_reach(game, seat) if to != game.automa for item in own]

    def perform(self, game: Cultists, seat: Seat) -> None:
        part_with(game, seat, self.item)
        take(game, self.to, self.item)
        game.record(ItemHandedOver(seat, self.item, self.to))


class PickUp(Action, code="pickup:{item}@{place}", clause="UTS-ITEM-20", free=True):
    """Take an Item that lies open in this Location."""

    item: ItemName
    place: Place

    @classmethod
    def offered(cls, game: Cultists, seat: Seat) -> Iterable[Option]:
        here, kept = game.at[seat], surface(game)
        narrow = game.options.secret_doors_actions == "check_room_only"
        reach = (here,) if narrow else linked(game, here)
        if game.options.pickup_needs_entering:
            reach = tuple(place for place in reach if seat not in kept.onlookers.get(place, ()))
        return [cls(item, place) for place in reach for item in dict.fromkeys(kept.lying.get(place, ()))]

    def perform(self, game: Cultists, seat: Seat) -> None:
        remove_from_floor(game, self.place, self.item)
        take(game, seat, self.item)
        game.record(ItemPickedUp(seat, self.item, self.place))


@under_the_surface.modifies(free_actions)
def handing_over_and_picking_up(offered: tuple[Option, ...], game: Cultists, seat: Seat) -> tuple[Option, ...]:
    """UTS-ITEM-17, -21, -29: on your turn, on top of the action; never as a Ghost."""
    kept = surface(game)
    if game.ghost[seat] or not (kept.lying or seat in kept.carried):
        return offered
    return (*offered, *HandOver.offered(game, seat), *PickUp.offered(game, seat))


# What the living pass and the dead drop


@under_the_surface.on(Entered)
def has_entered(game: Cultists, event: Entered) -> None:
    """UTS-RQ-11: anyone who comes in from outside is no longer an onlooker."""
    kept = surface(game)
    if not kept.lying:
        return
    for place in linked(game, event.place):
        onlookers = kept.onlookers.get(place, ())
        if event.seat in onlookers:
            left = tuple(seat for seat in onlookers if seat != event.seat)
            change(game, onlookers={**surface(game).onlookers, place: left})


@under_the_surface.on(BecameGhost)
def lets_go(game: Cultists, event: BecameGhost) -> None:
    """UTS-ITEM-23, -26: however the death came about, and before any Vote."""
    if event.seat in surface(game).carried:
        game.do(DropItems(event.seat))


class DropItems(Step):
    """UTS-ITEM-24, UTS-RQ-10: all of them, where the dead Character stands."""

    seat: Seat

    def run(self, game: Cultists) -> None:
        carried = surface(game).carried
        items, place = carried[self.seat], game.at[self.seat]
        change(game, carried={seat: held for seat, held in carried.items() if seat != self.seat})
        lay_open(game, place, items)
        game.record(ItemsDropped(self.seat, place, items))
