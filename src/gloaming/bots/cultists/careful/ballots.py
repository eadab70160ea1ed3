"""Ballots: what comes out of a Vote, and which outcome is wished for (AC-VOTE)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gloaming.bots.base import best
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.voting import Abstain, Accuse, KeepBallot, heaps, verdict
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

Wish = Callable[[Seat | None], float]
"""What the elimination of this seat is worth; None: of nobody, which is worth 0."""


def reconsider(turn: Turn, asked: Any, wish: Wish) -> Option:
    """AC-VOTE-12: the Knife holder sees the ballots; change only for a better end."""
    view = turn.view
    if not view.ballots:
        return KeepBallot()

    def worth(option: Option) -> float:
        ballots = list(view.ballots)
        if isinstance(option, Accuse | Abstain):
            ballots[turn.me] = option.seat if isinstance(option, Accuse) else None
        return wish(verdict(heaps(turn.known, tuple(ballots), 1))) + 0.01 * isinstance(option, KeepBallot)

    return best(asked, worth)
