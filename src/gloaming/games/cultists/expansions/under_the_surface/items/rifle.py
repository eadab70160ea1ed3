"""Rifle (UTS-ITEM-49 to UTS-ITEM-52)."""

from __future__ import annotations

from collections.abc import Iterable

from gloaming.games.cultists.actions.base import Action
from gloaming.games.cultists.actions.fight_cultist import remove_token
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.expansions.under_the_surface.events import FishmanDriven, RifleFired
from gloaming.games.cultists.expansions.under_the_surface.holding import use_up
from gloaming.games.cultists.expansions.under_the_surface.items.base import Portable
from gloaming.games.cultists.rules import free_actions, linked, ways
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

rifle = Portable("rifle", from_seats=(5,), printed=4)


class ShootCultist(Action, code="shoot:{place}", clause="UTS-ITEM-50", free=True):
    """Remove a Cultist token with the rifle."""

    place: Place

    @classmethod
    def offered(cls, game: Cultists, seat: Seat) -> Iterable[Option]:
        """UTS-RQ-18: with the reach of Fight a Cultist, unless the table lets the rifle carry farther."""
        if game.options.rifle_cultist_range == "anywhere":
            return [cls(place) for place in game.cultist_tokens]
        here = game.at[seat]
        reach = (here,) if game.options.secret_doors_actions == "check_room_only" else linked(game, here)
        return [cls(place) for place in reach if place in game.cultist_tokens]

    def perform(self, game: Cultists, seat: Seat) -> None:
        fire(game, seat)
        remove_token(game, seat, self.place)


class DriveFishman(Action, code="drive:{to}", clause="UTS-ITEM-51", free=True):
    """Scare the Fishman with the rifle: to the lake, or where you wish."""

    to: Place | None

    @classmethod
    def offered(cls, game: Cultists, seat: Seat) -> Iterable[Option]:
        """UTS-RQ-19: he is in the building; neither the Knife nor his Hallway is needed."""
        if game.fishman is None or not in_range(game, seat, game.fishman):
            return ()
        return [cls(to) for to in (None, *goals(game)) if to != game.fishman]

    def perform(self, game: Cultists, seat: Seat) -> None:
        fire(game, seat)
        game.fishman = self.to
        game.record(FishmanDriven(seat, self.to))


def in_range(game: Cultists, seat: Seat, place: Place) -> bool:
    if game.options.rifle_fishman_range == "anywhere":
        return True
    here = linked(game, game.at[seat])
    return place in here or any(place in ways(game)[room] for room in here)


def goals(game: Cultists) -> tuple[Place, ...]:
    """UTS-RQ-19: next to the lake every Hallway and ice section, occupied or not."""
    match game.options.rifle_fishman_destination:
        case "lake_or_hallway":
            return tuple(game.board.hallways)
        case "any_location":
            return game.board.places
        case "lake_only":
            return ()


def fire(game: Cultists, seat: Seat) -> None:
    """UTS-ITEM-52: one shot, and the rifle is gone."""
    use_up(game, seat, rifle.name)
    game.record(RifleFired(seat))


@rifle.modifies(free_actions)
def shooting(offered: tuple[Option, ...], game: Cultists, seat: Seat) -> tuple[Option, ...]:
    if not rifle.carried_by(game, seat):
        return offered
    return (*offered, *ShootCultist.offered(game, seat), *DriveFishman.offered(game, seat))
