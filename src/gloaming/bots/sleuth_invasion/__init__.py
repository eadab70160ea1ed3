"""The sleuth for Invasion: calibrated beliefs, a campaign on the map, and a story that it keeps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloaming.bots.sleuth_invasion.alien import ALIEN
from gloaming.bots.sleuth_invasion.human import HUMAN
from gloaming.bots.sleuth_invasion.mind import SleuthMind
from gloaming.bots.sleuth_invasion.speech import Voice, occasion
from gloaming.bots.sleuth_invasion.turn import SleuthTurn
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Option
from gloaming.kernel.talk import Said, Statement

__all__ = ["SleuthInvasionBot"]


class SleuthInvasionBot:
    """It keeps its mind from question to question, and makes it anew whenever the view does not go on from there.

    It never rolls its dice: what it does and says follows from what it has seen and heard."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.mind: SleuthMind | None = None
        self.talk: Sequence[Said] = ()

    def hear(self, talk: Sequence[Said]) -> None:
        self.talk = talk

    def speak(self, view: Any) -> Statement | None:
        return Voice(view, self.informed(view), self.talk).speak() if occasion(view) else None

    def decide(self, view: Any, asked: Any) -> Option:
        options: tuple[Option, ...] = asked.options
        if len(options) == 1:
            return options[0]
        answer = (ALIEN if view.alien else HUMAN).get(type(asked.step))
        chosen = None if answer is None else answer(SleuthTurn(view, self.informed(view)), asked)
        return chosen if chosen is not None and chosen in options else options[0]

    def informed(self, view: Any) -> SleuthMind:
        """The mind, once it has read all that there is to read."""
        if self.mind is None or not self.mind.follows(view):
            self.mind = SleuthMind(view)
        self.mind.take_in(view, self.talk)
        return self.mind
