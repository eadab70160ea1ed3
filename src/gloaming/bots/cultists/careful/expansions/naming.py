"""The guess at the Cursed Hunter (UTS-HUNT-08, -09)."""

from __future__ import annotations

from math import log
from typing import Any

from gloaming.bots.cultists.careful.turn import Turn
from gloaming.bots.cultists.memory.traces import FAINT
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat


def name_hunter(turn: Turn, asked: Any) -> Option:
    """UTS-HUNT-08, -09: where the traces lead; the own Team is out of the question, and so are likely Cultists."""
    memory, mind = turn.mind.memory, turn.mind

    def likely(seat: Seat) -> float:
        if seat in mind.cultists:
            return -99.0
        share = 0.0 if mind.is_cultist else turn.share(seat)
        return memory.traces[seat] + log(max(FAINT, 1 - share)) + knowledge(turn, seat)

    options: tuple[Any, ...] = asked.options
    best = max([likely(option.seat) for option in options])
    likeliest: list[Option] = [option for option in options if likely(option.seat) >= best - 0.05]
    return turn.dice.pick(likeliest)


def knowledge(turn: Turn, seat: Seat) -> float:
    """UTS-HUNT-04: the Hunter knows the Cultists. A ballot against one counts the more, the less there was to see."""
    ballots = [ballot for ballot in turn.mind.memory.ballots if ballot.voter == seat]
    return sum([1 - ballot.share for ballot in ballots if ballot.named in turn.mind.cultists])
