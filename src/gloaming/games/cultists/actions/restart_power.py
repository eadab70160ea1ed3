"""Restart the Power Supply (AC-ACT-PWR)."""

from __future__ import annotations

from collections.abc import Iterable

from gloaming.games.cultists.actions.base import Action, may_act_here
from gloaming.games.cultists.events import PowerRestarted, PowerSwitched
from gloaming.games.cultists.rules import may_use_special_rooms
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat


class RestartPower(Action, code="restart", clause="AC-ACT-PWR-01", room="red"):
    """In the Security Room, while the power is off."""

    @classmethod
    def offered(cls, game: Cultists, seat: Seat) -> Iterable[Option]:
        allowed = not game.power and may_act_here(game, seat, game.board.red)
        return [cls()] if allowed and may_use_special_rooms(game, seat) else ()

    def perform(self, game: Cultists, seat: Seat) -> None:
        game.power = True
        game.record(PowerRestarted(seat))
        game.record(PowerSwitched(True))
