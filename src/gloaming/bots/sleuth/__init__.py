"""The sleuth for Cultists."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gloaming.bots.careful import answers_of as careful_answers
from gloaming.bots.careful.fallback import neutral
from gloaming.bots.sleuth.cultist.answers import CULTIST
from gloaming.bots.sleuth.investigator.answers import INVESTIGATOR
from gloaming.bots.sleuth.mind import SleuthMind
from gloaming.bots.sleuth.speech import occasion, speak
from gloaming.bots.sleuth.turn import SleuthTurn
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Option
from gloaming.kernel.talk import Said, Statement


def answers_of(mind: SleuthMind) -> Mapping[type, Callable[[Any, Any], Option]]:
    if mind.is_cultist:
        return CULTIST
    if mind.is_hunter:
        return careful_answers(mind)
    return INVESTIGATOR


class SleuthBot:
    """It keeps its mind from question to question, and makes it anew whenever the view does not go on from there."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.mind: SleuthMind | None = None
        self.talk: Sequence[Said] = ()

    def hear(self, talk: Sequence[Said]) -> None:
        self.talk = talk

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
        return speak(self.turn(view), self.talk)

    def turn(self, view: Any) -> SleuthTurn:
        if self.mind is None or not self.mind.follows(view):
            self.mind = SleuthMind(view)
        self.mind.take_in(view, self.talk)
        return SleuthTurn(view, self.mind, self.dice, self.talk)
