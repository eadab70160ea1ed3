"""Ballots: what comes out of a Vote, and which outcome is wished for (AC-VOTE)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gloaming.bots.base import best
from gloaming.bots.cultists.memory.seen import votes
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.view import View
from gloaming.games.cultists.voting import Abstain, Accuse, KeepBallot, verdict
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

Wish = Callable[[Seat | None], float]
"""What the elimination of this seat is worth; None: of nobody, which is worth 0."""


def outcome(view: View, ballots: tuple[Seat | None, ...], knife_weight: int = 1) -> Seat | None:
    """AC-VOTE-11, -15: who would be eliminated by these ballots."""
    count = [0] * (len(ballots) + 1)
    for seat, ballot in enumerate(ballots):
        plain = knife_weight if seat == view.knife else 1
        count[-1 if ballot is None else ballot] += votes(view, seat, ballot, plain) if view.parts else plain
    return verdict(tuple(count))


def reconsider(turn: Turn, asked: Any, wish: Wish) -> Option:
    """AC-VOTE-12: the Knife holder sees the ballots; change only for a better end."""
    view = turn.view
    if not view.ballots:
        return KeepBallot()

    def worth(option: Option) -> float:
        ballots = list(view.ballots)
        match option:
            case Accuse(seat):
                ballots[turn.me] = seat
            case Abstain():
                ballots[turn.me] = None
            case _:
                pass
        return wish(outcome(view, tuple(ballots))) + 0.01 * isinstance(option, KeepBallot)

    return best(asked, worth)
