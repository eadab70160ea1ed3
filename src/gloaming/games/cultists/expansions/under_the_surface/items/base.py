"""What an Item is: a module that is found in a Room, and what happens when it is turned up (UTS-ITEM-13, -14)."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.games.cultists.board import Place
from gloaming.games.cultists.content import Content
from gloaming.games.cultists.expansions.under_the_surface.holding import items_of, lay_open, take
from gloaming.games.cultists.expansions.under_the_surface.state import change, surface
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.values import Seat


class Item(Content):
    """Its changes hold for the whole table: hands change, and all see who carries what, so each asks who has it now."""

    def __init__(
        self, name: str, *, from_seats: tuple[int, ...] = (), instead_of: str = "", printed: int | None = None
    ) -> None:
        super().__init__(name)
        self.from_seats = from_seats
        """UTS-SETUP-06 to -08: one lies out from each of these numbers of seats on."""
        self.instead_of = instead_of
        """For an Item that no rulebook has: whose place it takes, once, at a table that wishes it."""
        self.joins: Callable[[Options], bool] = lambda options: not instead_of
        """Whether a table of these options plays with it."""
        self.printed = printed
        """Its place in the printed list, in which order Items are shuffled."""

    def carried_by(self, game: Cultists, seat: Seat) -> bool:
        return self.name in items_of(game, seat)

    def turned_up(self, game: Cultists, finder: Seat | None, place: Place) -> None:
        """What it does at once; without a finder, nobody can take it or be asked."""
        raise NotImplementedError(f"{self.name} does nothing")


class Portable(Item):
    """UTS-ITEM-13: its finder takes it along; without one it stays there, open."""

    def turned_up(self, game: Cultists, finder: Seat | None, place: Place) -> None:
        if finder is None or game.ghost[finder]:
            lay_open(game, place, (self.name,))
        else:
            take(game, finder, self.name)


class Fixture(Item):
    """UTS-ITEM-14: it works at once, and stays, used up, where it was found."""

    def turned_up(self, game: Cultists, finder: Seat | None, place: Place) -> None:
        change(game, used={**surface(game).used, place: self.name})
        self.work(game, finder)

    def work(self, game: Cultists, finder: Seat | None) -> None:
        raise NotImplementedError(f"{self.name} does nothing")
