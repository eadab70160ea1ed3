"""The careful bot for Cultists: it remembers its journal, weighs the evidence, and plays its Team's basics."""

from __future__ import annotations

from typing import Any

from gloaming.bots.careful.cultist import CULTIST
from gloaming.bots.careful.fallback import neutral
from gloaming.bots.careful.investigator import INVESTIGATOR
from gloaming.bots.careful.mind import Mind
from gloaming.bots.careful.turn import Turn
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Option

__all__ = ["CarefulBot"]


class CarefulBot:
    """It keeps its mind from question to question, and makes it anew whenever the view does not go on from there."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.mind: Mind | None = None

    def decide(self, view: Any, asked: Any) -> Option:
        if len(asked.options) == 1:
            only: Option = asked.options[0]
            return only
        if self.mind is None or not self.mind.follows(view):
            self.mind = Mind(view)
        self.mind.read(view)
        answers = CULTIST if self.mind.is_cultist else INVESTIGATOR
        answer = answers.get(type(asked.step))
        if answer is None:
            return neutral(asked)
        chosen = answer(Turn(view, self.mind, self.dice), asked)
        return chosen if chosen in asked.options else neutral(asked)
