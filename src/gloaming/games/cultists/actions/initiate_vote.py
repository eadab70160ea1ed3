"""Initiate a Vote (AC-VOTE-01)."""

from __future__ import annotations

from collections.abc import Iterable

from gloaming.games.cultists.actions.base import Action, may_act_here
from gloaming.games.cultists.encounters import Prospect, perils
from gloaming.games.cultists.events import VoteInitiated
from gloaming.games.cultists.rules import may_use_special_rooms
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.voting import HoldVote
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat


class InitiateVote(Action, code="vote", clause="AC-VOTE-01", room="light_blue"):
    """In the Cafeteria, once per round, while the Vote token is active."""

    def prospect(self, known: Cultists, seat: Seat) -> Prospect:
        return perils(known, seat, VoteInitiated)

    @classmethod
    def offered(cls, game: Cultists, seat: Seat) -> Iterable[Option]:
        allowed = game.vote_active and may_act_here(game, seat, game.board.light_blue)
        return [cls()] if allowed and may_use_special_rooms(game, seat) else ()

    def perform(self, game: Cultists, seat: Seat) -> None:
        game.vote_active = False
        game.record(VoteInitiated(seat))
        game.do(HoldVote(seat))
