"""What an action is: an answer on an Action turn, and what it does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from gloaming.games.cultists.board import Colour, Place
from gloaming.games.cultists.rules import blocked, linked, on_route, together
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat


class Action(Option):
    """Laid out like the rulebook: the clause, the requirement (`offered`), the effect (`perform`)."""

    free: ClassVar[bool] = False
    """Whether the turn continues: expansions have actions that come on top of the one each seat has."""

    room: ClassVar[Colour | None] = None
    """The colour of the one Room in which it can be used, if there is one."""

    indoors: ClassVar[bool | None] = None
    """Whether it is for Rooms alone, or for all other places alone; None: for both."""

    @classmethod
    def offered(cls, game: Cultists, seat: Seat) -> Iterable[Option]:
        """The ways in which this seat may use the action now."""
        raise NotImplementedError(f"{cls.__name__} does not say who may use it")

    def perform(self, game: Cultists, seat: Seat) -> None:
        raise NotImplementedError(f"{type(self).__name__} does nothing")


def may_act_here(game: Cultists, seat: Seat, place: Place) -> bool:
    """AC-ACT-GEN-03, -04: standing in this very Room, no Cultist token in it, and its colour on the Route."""
    return game.at[seat] == place and not blocked(game, place) and on_route(game, seat, place)


def others_in_reach(game: Cultists, seat: Seat) -> list[Seat]:
    """The other living Characters in this Location; RQ-06: through Secret Doors too, unless they serve for Rooms only."""
    here = game.at[seat]
    people = together(game, here)
    if len(people) < 2:
        return []
    narrow = game.options.secret_doors_actions == "check_room_only"
    return [other for other in people if other != seat and (not narrow or game.at[other] == here)]


def decks_in_reach(game: Cultists, seat: Seat, checking: bool) -> list[Place]:
    """The Rooms on whose decks this seat may act if it may act where it stands: its own and, through Secret Doors, those
    of the same colour; AC-ACT-GEN-04: a Cultist token stops any action on its Room's deck."""
    here = game.at[seat]
    rooms = linked(game, here)
    if len(rooms) == 1 or (not checking and game.options.secret_doors_actions == "check_room_only"):
        return [here]
    return [room for room in rooms if not blocked(game, room)]
