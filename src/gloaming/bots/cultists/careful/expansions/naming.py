"""The guess at the Cursed Hunter (UTS-HUNT-08, -09)."""

from __future__ import annotations

from math import log
from typing import Any, Final

from gloaming.bots.cultists.memory.traces import FAINT, may_have_cursed
from gloaming.bots.cultists.turn import Turn
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

STRAYED: Final = 1.0
"""What a Room action tells that no Route allows: a Cultist's, or the Hunter's (UTS-HUNT-05)."""


def name_hunter(turn: Turn, asked: Any) -> Option:
    """UTS-HUNT-08, -09: where the traces lead; the own Team is out of the question, and so are likely Cultists."""

    def likely(seat: Seat) -> float:
        if seat in turn.cultists:
            return -99.0
        share = 0.0 if turn.is_cultist else turn.share(seat)
        return traces(turn, seat) + log(max(FAINT, 1 - share)) + knowledge(turn, seat)

    options: tuple[Any, ...] = asked.options
    best = max([likely(option.seat) for option in options])
    likeliest: list[Option] = [option for option in options if likely(option.seat) >= best - 0.05]
    return turn.dice.pick(likeliest)


def traces(turn: Turn, seat: Seat) -> float:
    """UTS-HUNT-08: both Cultists bear a curse, as they know, so the Hunter has met them."""
    memory = turn.memory
    found = memory.traces[seat] + STRAYED * memory.strays[seat]
    for target in sorted(turn.cultists):
        found += may_have_cursed(memory, seat, target)
    return found


def knowledge(turn: Turn, seat: Seat) -> float:
    """UTS-HUNT-04: the Hunter knows the Cultists. A ballot against one counts the more, the less there was to see."""
    ballots = [ballot for ballot in turn.memory.ballots if ballot.voter == seat]
    return sum([1 - ballot.share for ballot in ballots if ballot.named in turn.cultists])
