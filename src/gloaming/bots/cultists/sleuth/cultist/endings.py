"""A Cultist's last words: the guess at the Seer."""

from __future__ import annotations

from typing import Any

from gloaming.bots.cultists.turn import Turn
from gloaming.kernel.steps import Option


def name_seer(turn: Turn, asked: Any) -> Option:
    """AC-WIN-14: whoever knew too much."""
    chances = {option: turn.mind.own.roles(option.seat).get("seer", 0.0) for option in asked.options}
    best = max(chances.values())
    likeliest = [option for option, chance in chances.items() if chance >= best - 0.01]
    chosen: Option = turn.dice.pick(likeliest)
    return chosen
