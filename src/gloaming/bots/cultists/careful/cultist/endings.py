"""A Cultist's last words: the claim, and the guess at the Seer."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.victory import Claim, Confirm
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

FEARLESS: Final = 0.1
"""What a meeting says, beside one with a Cultist who was alone."""


def claim(turn: Turn, asked: Any) -> Option:
    """AC-CLEAN-02: exactly when enough are dead, by own knowledge."""
    return Claim() if turn.still_needed <= 0 and Claim() in asked.options else Confirm()


def name_seer(turn: Turn, asked: Any) -> Option:
    """AC-WIN-14: whoever seems to know whom to keep away from."""
    knowing = {option: knew(turn, option.seat) for option in asked.options}
    best = max(knowing.values())
    likeliest: list[Option] = [option for option, share in knowing.items() if share >= best - 0.05]
    return turn.dice.pick(likeliest)


def knew(turn: Turn, seat: Seat) -> float:
    """A Seer meets others without fear, seldom a Cultist alone, and never accuses an innocent."""
    memory, cultists = turn.memory, turn.cultists
    alone = sum(all(giver in cultists for giver in gift.givers) for gift in memory.gifts[seat])
    wrong = sum(ballot.voter == seat and ballot.named not in cultists for ballot in memory.ballots)
    return FEARLESS * len(memory.gifts[seat]) - alone - wrong
