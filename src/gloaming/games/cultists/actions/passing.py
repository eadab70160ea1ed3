"""Pass: the turn goes by (AC-ROUND-05)."""

from __future__ import annotations

from gloaming.games.cultists.actions.base import Action
from gloaming.games.cultists.events import Passed
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.values import Seat


class Pass(Action, code="pass", clause="AC-ROUND-05", quiet=True):
    def perform(self, game: Cultists, seat: Seat) -> None:
        game.record(Passed(seat))
