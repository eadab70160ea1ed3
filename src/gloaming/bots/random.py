"""The random bot: any answer is as good as another. It knows no game, and plays them all."""

from __future__ import annotations

from typing import Any

from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Option


class RandomBot:
    """Rolls among the options, without a look at the view."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def decide(self, view: Any, asked: Any) -> Option:
        options: tuple[Option, ...] = asked.options
        return self.dice.pick(options)
