"""Check a Room (AC-ACT-CR)."""

from __future__ import annotations

from collections.abc import Iterable

from gloaming.games.cultists.actions.base import Action, decks_in_reach
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.rooms import DrawFromRoom
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat


class CheckRoom(Action, code="search:{place}", clause="AC-ACT-CR-01"):
    """Shuffle the Room's deck and draw one card openly: Success brings a Book, Sabotage takes one back."""

    place: Place

    @classmethod
    def offered(cls, game: Cultists, seat: Seat) -> Iterable[Option]:
        return [cls(room) for room in decks_in_reach(game, seat, checking=True) if can_be_checked(game, room)]

    def perform(self, game: Cultists, seat: Seat) -> None:
        game.do(DrawFromRoom(seat, self.place, top=False))


def can_be_checked(game: Cultists, place: Place) -> bool:
    """AC-ACT-CR-01, RQ-27: explored, unfinished, and not without cards."""
    return game.explored[place] and not game.finished[place] and bool(game.deck[place])
