"""The sleuth for Cultists."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gloaming.bots.cultists.careful import answers_of as careful_answers
from gloaming.bots.cultists.careful.fallback import neutral
from gloaming.bots.cultists.sleuth.cultist.answers import CULTIST
from gloaming.bots.cultists.sleuth.investigator.answers import INVESTIGATOR
from gloaming.bots.cultists.sleuth.mind import SleuthMind
from gloaming.bots.cultists.sleuth.turn import SleuthTurn
from gloaming.bots.cultists.talk.speech import CultistsVoice, occasion
from gloaming.bots.listening import Listener
from gloaming.kernel.steps import Option
from gloaming.kernel.talk import Statement


def answers_of(mind: SleuthMind) -> Mapping[type, Callable[[Any, Any], Option]]:
    if mind.is_cultist:
        return CULTIST
    if mind.is_hunter:
        return careful_answers(mind)
    return INVESTIGATOR


class SleuthBot(Listener[SleuthMind]):
    """It believes, weighs what things are worth in chances of winning, and takes part in the talk."""

    def fresh(self, view: Any) -> SleuthMind:
        return SleuthMind(view, self.strangers)

    def decide(self, view: Any, asked: Any) -> Option:
        if len(asked.options) == 1:
            only: Option = asked.options[0]
            return only
        turn = self.turn(view)
        answer = answers_of(turn.mind).get(type(asked.step))
        if answer is None:
            return neutral(asked)
        chosen = answer(turn, asked)
        return chosen if chosen in asked.options else neutral(asked)

    def speak(self, view: Any) -> Statement | None:
        if view.seat is None or not occasion(view, view.seat, self.talk):
            return None
        return CultistsVoice(self.turn(view)).speak()

    def turn(self, view: Any) -> SleuthTurn:
        return SleuthTurn(view, self.informed(view), self.dice, self.talk)
