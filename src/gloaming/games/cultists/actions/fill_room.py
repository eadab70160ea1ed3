"""Fill the Room deck (AC-ACT-FR)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from gloaming.games.cultists.actions.base import Action, decks_in_reach
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import ROOM_CARDS, Card, Cards, faces, without
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
        rooms, finished, hand = decks_in_reach(game, seat, checking=False), game.finished, game.hand[seat]
        return [option for room in rooms if not finished[room] for option in fillings(room, hand)]

    def perform(self, game: Cultists, seat: Seat) -> None:
        game.hand[seat] = without(game.hand[seat], self.card)
        game.record(RoomFilled(seat, self.card, self.place))
        lay_on_deck(game, self.place, self.card)


@lru_cache(maxsize=4096)  # the same few are asked for in every game
def fillings(room: Place, hand: Cards) -> tuple[FillRoom, ...]:
    return tuple([FillRoom(room, card) for card in faces(hand, ROOM_CARDS)])
