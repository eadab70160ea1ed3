"""Fill the Room deck (AC-ACT-FR)."""

from __future__ import annotations

from collections.abc import Iterable

from gloaming.games.cultists.actions.base import Action, decks_in_reach
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import ROOM_CARDS, Card, faces, without
from gloaming.games.cultists.events import RoomFilled
from gloaming.games.cultists.rooms import lay_on_deck
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat


class FillRoom(Action, code="fill:{place}/{card}", clause="AC-ACT-FR-01", hidden=("card",)):
    """Put a Room card of your choice face down on top of the Room's deck."""

    place: Place
    card: Card

    @classmethod
    def offered(cls, game: Cultists, seat: Seat) -> Iterable[Option]:
        rooms = [room for room in decks_in_reach(game, seat, checking=False) if not game.finished[room]]
        if not rooms:
            return ()
        return [cls(room, card) for room in rooms for card in faces(game.hand[seat], ROOM_CARDS)]

    def perform(self, game: Cultists, seat: Seat) -> None:
        game.hand[seat] = without(game.hand[seat], self.card)
        game.record(RoomFilled(seat, self.card, self.place))
        lay_on_deck(game, self.place, self.card)
