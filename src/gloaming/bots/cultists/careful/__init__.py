"""The careful bot for Cultists: it remembers its journal, weighs the evidence, and plays its Team's basics."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gloaming.bots.cultists.careful.cultist.answers import CULTIST
from gloaming.bots.cultists.careful.expansions.hunter_answers import HUNTER
from gloaming.bots.cultists.careful.fallback import neutral
from gloaming.bots.cultists.careful.investigator.answers import INVESTIGATOR
from gloaming.bots.cultists.careful.mind import Mind
from gloaming.bots.cultists.careful.turn import Turn
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Option

__all__ = ["CarefulBot", "answers_of"]

Answers = Mapping[type, Callable[[Turn, Any], Option]]


def answers_of(mind: Mind) -> Answers:
    """How the side plays on which this seat is."""
    if mind.is_cultist:
        return CULTIST
    return HUNTER if mind.is_hunter else INVESTIGATOR


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
        answer = answers_of(self.mind).get(type(asked.step))
        if answer is None:
            return neutral(asked)
        chosen = answer(Turn(view, self.mind, self.dice), asked)
        return chosen if chosen in asked.options else neutral(asked)
