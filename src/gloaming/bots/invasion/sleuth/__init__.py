"""The sleuth for Invasion: calibrated beliefs, a campaign on the map, and a story that it keeps."""

from __future__ import annotations

from typing import Any

from gloaming.bots.invasion.sleuth.alien import ALIEN
from gloaming.bots.invasion.sleuth.human import HUMAN
from gloaming.bots.invasion.sleuth.mind import SleuthMind
from gloaming.bots.invasion.sleuth.turn import SleuthTurn
from gloaming.bots.invasion.talk.speech import InvasionVoice, occasion
from gloaming.bots.listening import Listener
from gloaming.kernel.steps import Option
from gloaming.kernel.talk import Statement

__all__ = ["SleuthInvasionBot"]


class SleuthInvasionBot(Listener[SleuthMind]):
    """It never rolls its dice: what it does and says follows from what it has seen and heard."""

    def fresh(self, view: Any) -> SleuthMind:
        return SleuthMind(view, self.strangers)

    def speak(self, view: Any) -> Statement | None:
        return InvasionVoice(view, self.informed(view), self.talk).speak() if occasion(view) else None

    def decide(self, view: Any, asked: Any) -> Option:
        options: tuple[Option, ...] = asked.options
        if len(options) == 1:
            return options[0]
        answer = (ALIEN if view.alien else HUMAN).get(type(asked.step))
        chosen = None if answer is None else answer(SleuthTurn(view, self.informed(view)), asked)
        return chosen if chosen is not None and chosen in options else options[0]
