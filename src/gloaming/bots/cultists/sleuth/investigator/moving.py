"""An Investigator's ways, in actions on the way to the points."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from gloaming.bots.cultists.careful.investigator.moving import Places
from gloaming.bots.cultists.sleuth.investigator.acting import ACTION, calling, looking
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.board import Place
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

MEETING: Final = {1: 1.0, 2: 0.4}
"""What any lone meeting costs: it clouds the evidence."""
KILLS: Final = 0.5
"""How often a Cultist kills whom it meets alone."""
VISITS: Final = 0.35
"""How often a Cultist comes to somebody alone within its reach."""
BY_CAMERA: Final = 0.95
"""What a look from the Security Room is worth beside one from where somebody is."""


def walk(turn: Turn, asked: Any) -> Option:
    return Places(Measures(turn)).walk(asked)


def haunt(turn: Turn, asked: Any) -> Option:
    return Places(Measures(turn)).haunt(asked)


class Measures:
    """Looks, Votes and the own death by what they do to the chance of winning; a Seer keeps to what anybody could know."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn

    @property
    def clouding(self) -> float:
        return MEETING[self.turn.memory.table.cultists]

    @property
    def dying(self) -> float:
        return KILLS * self.turn.outlook.dying / ACTION

    @property
    def visit(self) -> float:
        return VISITS * self.dying

    def risk_of(self, seat: Seat) -> float:
        return self.turn.share(seat) if self.turn.view.encounter_cards[seat] else 0.0

    def looking(self, seat: Seat) -> float:
        return looking(self.turn, seat)

    def looks_from(self, room: Place) -> Iterable[float]:
        """AC-ACT-CAM-01: for a State check no Route has to lead there; a Greenhorn would die of it (AC-ROLE-GRE-01)."""
        turn = self.turn
        if room != turn.board.red or not turn.view.power or turn.is_ghost or turn.role == "greenhorn":
            return ()
        return [BY_CAMERA * looking(turn, seat) for seat in turn.outlook.living if seat != turn.me]

    def calling(self) -> float:
        return calling(self.turn)
