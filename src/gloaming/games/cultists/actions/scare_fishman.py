"""Scare away the Fishman (AC-ACT-SF)."""

from __future__ import annotations

from collections.abc import Iterable

from gloaming.games.cultists.actions.base import Action
from gloaming.games.cultists.encounters import Prospect, perils
from gloaming.games.cultists.events import FishmanScared, KnifeUsed
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.voting import NoteKnife
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat


class ScareFishman(Action, code="scare", clause="AC-ACT-SF-01"):
    """With the Knife, send him back to the lake; his Hallway is open to all again."""

    def prospect(self, known: Cultists, seat: Seat) -> Prospect:
        return perils(known, seat, KnifeUsed)

    @classmethod
    def offered(cls, game: Cultists, seat: Seat) -> Iterable[Option]:
        return [cls()] if game.knife == seat and game.fishman is not None and game.at[seat] == game.fishman else ()

    def perform(self, game: Cultists, seat: Seat) -> None:
        game.fishman = None
        game.record(FishmanScared(seat))
        game.do(NoteKnife(seat, "fishman"))
