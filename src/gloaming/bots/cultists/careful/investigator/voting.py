"""An Investigator's ballots: on evidence, or not at all."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.cultists.careful.ballots import reconsider
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.voting import Abstain, Accuse, KeepBallot, Weigh
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

CONVICTS: Final = {1: 0.68, 2: 0.62}
"""How likely a seat must be a Cultist to get this ballot; where there are two, an error weighs less."""


def convicts(turn: Turn) -> float:
    return CONVICTS[turn.memory.table.cultists]


def most_suspected(turn: Turn) -> Seat | None:
    living = [seat for seat, ghost in enumerate(turn.view.ghost) if not ghost and seat != turn.me]
    return max(living, key=turn.share) if living else None


def vote(turn: Turn, asked: Any) -> Option:
    """AC-VOTE-08: on evidence; without any, abstain. With the Knife a Butterfingers names nobody (RQ-91)."""
    if turn.role == "butterfingers" and turn.view.knife == turn.me and len(turn.view.at) > 6 and not turn.is_ghost:
        return Abstain()
    suspect = most_suspected(turn)
    if suspect is None or turn.share(suspect) < convicts(turn) or Accuse(suspect) not in asked.options:
        return Abstain()
    return Accuse(suspect)


def vote_again(turn: Turn, asked: Any) -> Option:
    """AC-VOTE-12, AC-ROLE-BUT-01: to change a ballot is to use the Knife."""
    if turn.role == "butterfingers":
        return KeepBallot()
    return reconsider(turn, asked, lambda seat: 0.0 if seat is None else turn.share(seat) - convicts(turn))


def weigh(turn: Turn, _asked: Any) -> Option:
    """RQ-47: twice, unless the Knife would cut."""
    return Weigh(twice=turn.role != "butterfingers")
