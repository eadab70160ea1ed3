"""Check a State (AC-ACT-CS)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from gloaming.games.cultists.actions.base import Action
from gloaming.games.cultists.checks import LookAtPulse
from gloaming.games.cultists.rules import together
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat


class CheckState(Action):
    """Look at the Pulse deck of another living Character in the same Location."""

    target: Seat
    code: ClassVar[str] = "check:{target}"
    clause: ClassVar[str] = "AC-ACT-CS-01"

    @classmethod
    def offered(cls, game: Cultists, seat: Seat) -> Iterable[Option]:
        here = together(game, game.at[seat])
        if game.options.secret_doors_actions == "check_room_only":
            here = [other for other in here if game.at[other] == game.at[seat]]
        return [cls(other) for other in here if other != seat]

    def perform(self, game: Cultists, seat: Seat) -> None:
        game.do(LookAtPulse(seat, self.target, "check"))
