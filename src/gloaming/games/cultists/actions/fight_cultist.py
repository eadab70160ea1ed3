"""Fight a Cultist (AC-ACT-FC)."""

from __future__ import annotations

from collections.abc import Iterable

from gloaming.games.cultists.actions.base import Action
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.events import CultistFought
from gloaming.games.cultists.rules import linked
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat


class FightCultist(Action, code="fight:{place}", clause="AC-ACT-FC-01", indoors=True):
    """Remove a Cultist token from this Room for good."""

    place: Place

    @classmethod
    def offered(cls, game: Cultists, seat: Seat) -> Iterable[Option]:
        if not game.cultist_tokens:
            return ()
        here = game.at[seat]
        reach = (here,) if game.options.secret_doors_actions == "check_room_only" else linked(game, here)
        return [cls(place) for place in reach if place in game.cultist_tokens]

    def perform(self, game: Cultists, seat: Seat) -> None:
        remove_token(game, seat, self.place)


def remove_token(game: Cultists, seat: Seat, place: Place) -> None:
    tokens = list(game.cultist_tokens)
    tokens.remove(place)
    game.cultist_tokens = tuple(tokens)
    game.record(CultistFought(seat, place))
