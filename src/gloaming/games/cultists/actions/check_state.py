"""Check a State (AC-ACT-CS)."""

from __future__ import annotations

from collections.abc import Iterable

from gloaming.games.cultists.actions.base import Action, others_in_reach
from gloaming.games.cultists.checks import LookAtPulse
from gloaming.games.cultists.encounters import Prospect, perils
from gloaming.games.cultists.events import DeathReported
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat


class CheckState(Action, code="check:{target}", clause="AC-ACT-CS-01"):
    """Look at the Pulse deck of another living Character in the same Location."""

    target: Seat

    def prospect(self, known: Cultists, seat: Seat) -> Prospect:
        return perils(known, seat, then=DeathReported)

    @classmethod
    def offered(cls, game: Cultists, seat: Seat) -> Iterable[Option]:
        return [cls(other) for other in others_in_reach(game, seat)]

    def perform(self, game: Cultists, seat: Seat) -> None:
        game.do(LookAtPulse(seat, self.target, "check"))
