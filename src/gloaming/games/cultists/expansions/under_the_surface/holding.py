"""Who has which Items, and what lies open where (UTS-ITEM-13, -15)."""

from __future__ import annotations

from gloaming.games.cultists.board import Place
from gloaming.games.cultists.expansions.under_the_surface.state import ItemName, Items, change, surface
from gloaming.games.cultists.rules import together
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.values import Seat


def items_of(game: Cultists, seat: Seat) -> Items:
    return surface(game).carried.get(seat, ())


def holder_of(game: Cultists, item: ItemName) -> Seat | None:
    """Who carries it; for Items of which there is one."""
    return next((seat for seat, items in surface(game).carried.items() if item in items), None)


def take(game: Cultists, seat: Seat, item: ItemName) -> None:
    """UTS-ITEM-13, -15: next to the portrait, as many as there are."""
    carried = surface(game).carried
    change(game, carried={**carried, seat: (*carried.get(seat, ()), item)})


def part_with(game: Cultists, seat: Seat, item: ItemName) -> None:
    left = list(items_of(game, seat))
    left.remove(item)
    others = {other: items for other, items in surface(game).carried.items() if other != seat}
    change(game, carried={**others, seat: tuple(left)} if left else others)


def use_up(game: Cultists, seat: Seat, item: ItemName) -> None:
    """It leaves the game with its use."""
    part_with(game, seat, item)
    change(game, gone=(*surface(game).gone, item))


def lay_open(game: Cultists, place: Place, items: Items) -> None:
    """They lie there for anyone to pick up; where the table asks for entering (UTS-RQ-11), not for onlookers."""
    kept = surface(game)
    present = tuple(together(game, place))
    before = kept.onlookers.get(place)
    onlookers = present if before is None else tuple(seat for seat in present if seat in before)
    lying = {**kept.lying, place: (*kept.lying.get(place, ()), *items)}
    change(game, lying=lying, onlookers={**kept.onlookers, place: onlookers})


def remove_from_floor(game: Cultists, place: Place, item: ItemName) -> None:
    kept = surface(game)
    left = list(kept.lying[place])
    left.remove(item)
    lying = {other: items for other, items in kept.lying.items() if other != place}
    if left:
        change(game, lying={**lying, place: tuple(left)})
    else:
        onlookers = {other: seats for other, seats in kept.onlookers.items() if other != place}
        change(game, lying=lying, onlookers=onlookers)
