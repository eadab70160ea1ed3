"""The careful bot for Invasion: it reads its journal, weighs who may be an alien, and plays for the side it is on."""

from __future__ import annotations

from typing import Any

from gloaming.bots.invasion.careful.alien import ALIEN
from gloaming.bots.invasion.careful.human import HUMAN
from gloaming.bots.invasion.careful.mind import Mind
from gloaming.bots.invasion.careful.turn import Turn
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Option

__all__ = ["CarefulInvasionBot"]


class CarefulInvasionBot:
    """It keeps its mind from question to question, and makes it anew whenever the view does not go on from there.

    It never rolls its dice: what it does follows from what it has seen."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.mind: Mind | None = None

    def decide(self, view: Any, asked: Any) -> Option:
        options: tuple[Option, ...] = asked.options
        if len(options) == 1:
            return options[0]
        if self.mind is None or not self.mind.follows(view):
            self.mind = Mind(view)
        self.mind.read(view)
        answer = (ALIEN if view.alien else HUMAN).get(type(asked.step))
        chosen = None if answer is None else answer(Turn(view, self.mind), asked)
        return chosen if chosen is not None and chosen in options else options[0]
