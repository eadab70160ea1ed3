"""The sleuth for Invasion: calibrated beliefs, a campaign on the map, and a story that it keeps."""

from __future__ import annotations

from typing import Any

from gloaming.bots.invasion.beliefs import InvasionBeliefs
from gloaming.bots.invasion.sleuth.alien import ALIEN
from gloaming.bots.invasion.sleuth.human import HUMAN
from gloaming.bots.invasion.talk import InvasionVoice, occasion
from gloaming.bots.invasion.turn import Turn
from gloaming.bots.listening import Answers, Listener
from gloaming.kernel.talk import Said, Statement

__all__ = ["SleuthInvasionBot"]


class SleuthInvasionBot(Listener[InvasionBeliefs]):
    """It never rolls its dice: what it does and says follows from what it has seen and heard."""

    beliefs = InvasionBeliefs

    def answers(self, view: Any) -> Answers:
        return ALIEN if view.alien else HUMAN

    def turn(self, view: Any) -> Turn:
        return Turn(view, self.informed(view))

    def speak(self, view: Any) -> Statement | None:
        return InvasionVoice(view, self.informed(view), self.talk).speak() if occasion(view) else None

    def reply(self, view: Any, said: Said) -> Statement | None:
        return InvasionVoice(view, self.informed(view), self.talk).answer(said)
