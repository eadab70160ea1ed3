"""The careful bot for Cultists: it weighs the evidence, and plays its Team's basics."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.cultists.beliefs.guesses import GuessedBeliefs
from gloaming.bots.cultists.careful.answers import CULTIST, HUNTER, INVESTIGATOR
from gloaming.bots.cultists.memory.facts import team_of
from gloaming.bots.cultists.prospects.rooms import Racks
from gloaming.bots.cultists.turn import Style, Turn
from gloaming.bots.listening import Answers, Listener

__all__ = ["BY_TEAM", "CarefulBot"]

BY_TEAM: Final[dict[str, Answers]] = {"investigators": INVESTIGATOR, "cultists": CULTIST, "hunter": HUNTER}
STYLE: Final = Style(Racks, in_public=False)


class CarefulBot(Listener[GuessedBeliefs]):
    beliefs = GuessedBeliefs

    def answers(self, view: Any) -> Answers:
        return BY_TEAM[team_of(view.role)]

    def turn(self, view: Any) -> Turn:
        return Turn(view, self.informed(view), self.dice, STYLE)
