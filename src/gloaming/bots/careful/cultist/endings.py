"""A Cultist's last words: the claim, and the guess at the Seer."""

from __future__ import annotations

from typing import Any

from gloaming.bots.careful.turn import Turn
from gloaming.games.cultists.victory import Claim, Confirm
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat


def claim(turn: Turn, asked: Any) -> Option:
    """AC-CLEAN-02: exactly when enough are dead, by own knowledge."""
    return Claim() if turn.still_needed <= 0 and Claim() in asked.options else Confirm()


def name_seer(turn: Turn, asked: Any) -> Option:
    """AC-WIN-14: whoever voted against Cultists before there was much evidence; else by lot."""
    knowing = dict.fromkeys(range(len(turn.view.at)), 0.0)
    for ballot in turn.mind.memory.ballots:
        knowing[ballot.voter] += knew(turn, ballot.named, ballot.share)
    best = max(knowing[option.seat] for option in asked.options)
    likeliest: list[Option] = [option for option in asked.options if knowing[option.seat] >= best - 0.05]
    return turn.dice.pick(likeliest)


def knew(turn: Turn, named: Seat, share: float) -> float:
    """A ballot against a Cultist counts the more, the less there was to see."""
    return 1 - share if named in turn.mind.cultists else 0.0
