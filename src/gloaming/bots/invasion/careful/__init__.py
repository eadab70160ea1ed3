"""The careful bot for Invasion: it weighs who may be an alien, and plays for the side it is on."""

from __future__ import annotations

from typing import Any

from gloaming.bots.invasion.beliefs.guesses import GuessedBeliefs
from gloaming.bots.invasion.careful.alien import ALIEN
from gloaming.bots.invasion.careful.human import HUMAN
from gloaming.bots.invasion.turn import Turn
from gloaming.bots.listening import Answers, Listener

__all__ = ["CarefulInvasionBot"]


class CarefulInvasionBot(Listener[GuessedBeliefs]):
    """It never rolls its dice: what it does follows from what it has seen."""

    beliefs = GuessedBeliefs

    def answers(self, view: Any) -> Answers:
        return ALIEN if view.alien else HUMAN

    def turn(self, view: Any) -> Turn:
        return Turn(view, self.informed(view))
