"""Finding Items: a check of a Room by the living turns its Item up (UTS-ITEM-01 to UTS-ITEM-14)."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.games.cultists.board import Place
from gloaming.games.cultists.events import RoomChecked, RoomFinished
from gloaming.games.cultists.expansions.under_the_surface.events import ItemFound, ItemLost, ItemTurnedUp
from gloaming.games.cultists.expansions.under_the_surface.items import ITEMS
from gloaming.games.cultists.expansions.under_the_surface.manifest import under_the_surface
from gloaming.games.cultists.expansions.under_the_surface.state import ItemName, change, surface
from gloaming.games.cultists.roles.super_ghost import super_ghost
from gloaming.games.cultists.rooms import ResolveRoomCard
from gloaming.games.cultists.rules import linked
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.steps import Step
from gloaming.kernel.values import Seat


@under_the_surface.on(RoomChecked)
def comes_first(game: Cultists, event: RoomChecked) -> None:
    """UTS-ITEM-02, -10, UTS-RQ-05: inside the check, before the drawn card is resolved."""
    if game.options.item_before_card:
        game.do(FindItem(event.seat, event.place))


@under_the_surface.instead(ResolveRoomCard)
def comes_last(game: Cultists, step: ResolveRoomCard, proceed: Callable[[], None]) -> None:
    """UTS-RQ-05, the other reading."""
    proceed()
    if not game.options.item_before_card:
        game.do(FindItem(step.seat, step.place))


class FindItem(Step):
    """UTS-ITEM-01, -03, -09: a seat that may find it does so, once for each Room."""

    seat: Seat
    place: Place

    def run(self, game: Cultists) -> None:
        if self.place not in surface(game).covered or not may_find(game, self.seat, self.place):
            return
        item = uncover(game, self.place)
        game.record(ItemFound(self.seat, self.place, item))
        turn_up(game, self.seat, self.place, item)


def may_find(game: Cultists, seat: Seat, place: Place) -> bool:
    return in_body(game, seat) and near_enough(game, seat, place)


def in_body(game: Cultists, seat: Seat) -> bool:
    """UTS-ITEM-04, -05, UTS-RQ-07, UTS-RQ-37: the living, a hidden Dead card or not, whatever their Team."""
    if seat == game.automa:
        return game.options.automa_finds_items and not game.ghost[seat]
    return not game.ghost[seat] or (game.options.super_ghost_finds and game.shown_role.get(seat) == super_ghost.name)


def near_enough(game: Cultists, seat: Seat, place: Place) -> bool:
    """UTS-ITEM-11, UTS-RQ-06."""
    match game.options.remote_check_finds_item:
        case "always":
            return True
        case "secret_doors_only":
            return place in linked(game, game.at[seat])
        case "never":
            return place == game.at[seat]


def uncover(game: Cultists, place: Place) -> ItemName:
    covered = dict(surface(game).covered)
    item = covered.pop(place)
    change(game, covered=covered)
    return item


def turn_up(game: Cultists, finder: Seat | None, place: Place, item: ItemName) -> None:
    """UTS-RQ-37: only people can take an Item or be asked what to do with it."""
    ITEMS[item].turned_up(game, None if finder == game.automa else finder, place)


@under_the_surface.on(RoomFinished)
def is_cleared(game: Cultists, event: RoomFinished) -> None:
    if event.place in surface(game).covered:
        game.do(ClearRoom(event.place))


class ClearRoom(Step):
    """UTS-RQ-08: what lies face down in a finished Room leaves the game unseen, or is turned up for nobody."""

    place: Place

    def run(self, game: Cultists) -> None:
        item = uncover(game, self.place)
        if game.options.finished_room_item == "lost":
            change(game, lost=(*surface(game).lost, item))
            game.record(ItemLost(self.place))
        else:
            game.record(ItemTurnedUp(self.place, item))
            turn_up(game, None, self.place, item)
