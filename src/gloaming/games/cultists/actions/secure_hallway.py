"""Secure a Hallway (AC-ACT-SH)."""

from __future__ import annotations

from collections.abc import Iterable

from gloaming.games.cultists.actions.base import Action
from gloaming.games.cultists.cards import ROOM_CARDS, Card, faces, without
from gloaming.games.cultists.events import HallwaySecured
from gloaming.games.cultists.rules import has_hallway_deck
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat


class SecureHallway(Action, code="secure:{card}", clause="AC-ACT-SH-02", indoors=False, hidden=("card",)):
    """Put a Room card of your choice face down into the Unsafe Passage deck."""

    card: Card

    @classmethod
    def offered(cls, game: Cultists, seat: Seat) -> Iterable[Option]:
        here = game.at[seat]
        if here in game.board.rooms or not has_hallway_deck(game, here):
            return ()
        return [cls(card) for card in faces(game.hand[seat], ROOM_CARDS)]

    def perform(self, game: Cultists, seat: Seat) -> None:
        game.hand[seat] = without(game.hand[seat], self.card)
        game.unsafe_deck += (self.card,)
        game.record(HallwaySecured(seat, self.card))
