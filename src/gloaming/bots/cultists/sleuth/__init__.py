"""The sleuth for Cultists: it believes, weighs what things are worth in chances of winning, and takes part in the talk."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.cultists.beliefs import CultistsBeliefs
from gloaming.bots.cultists.beliefs.mask import unknowing
from gloaming.bots.cultists.beliefs.reputation import reputation
from gloaming.bots.cultists.careful import BY_TEAM as CAREFULLY
from gloaming.bots.cultists.careful import CarefulBot
from gloaming.bots.cultists.memory.facts import team_of
from gloaming.bots.cultists.prospects.plan import Plan
from gloaming.bots.cultists.sleuth.cultist import CULTIST
from gloaming.bots.cultists.sleuth.investigator import INVESTIGATOR
from gloaming.bots.cultists.talk.occasions import occasion
from gloaming.bots.cultists.talk.speech import CultistsVoice
from gloaming.bots.cultists.temper import KEEN, tempers
from gloaming.bots.cultists.turn import Style, Turn
from gloaming.bots.listening import Answers, Listener
from gloaming.bots.sizes import at_size
from gloaming.games.cultists.voting import HoldVote
from gloaming.kernel.dice import Dice, derive
from gloaming.kernel.steps import Option
from gloaming.kernel.talk import Said, Statement

BY_TEAM: Final[dict[str, Answers]] = {**CAREFULLY, "investigators": INVESTIGATOR, "cultists": CULTIST}


WHIMS: Final = 1000


def whim(dice: Dice) -> float:
    """It follows from the key of the dice, so it is the same whenever the bot sits down again."""
    return Dice(derive(dice.key, "what it does by chance")).roll(WHIMS) / WHIMS


class SleuthBot(Listener[CultistsBeliefs]):
    beliefs = CultistsBeliefs

    def __init__(self, dice: Dice, style: str = KEEN) -> None:
        super().__init__(dice)
        self.repute = reputation(dice)
        self.style = Style(Plan, in_public=True, temper=tempers()[style], whim=whim(dice))
        self.careful = CarefulBot(dice)

    def decide(self, view: Any, asked: Any) -> Option:
        if self.is_artless(view) and not isinstance(asked.step, HoldVote):  # ballots follow words, which are a sleuth's
            return self.careful.decide(view, asked)
        return super().decide(view, asked)

    def is_artless(self, view: Any) -> bool:
        """As a Cultist; the whims of the devoted begin at the other end."""
        artless = at_size(self.style.temper.artless, len(view.at))
        return team_of(view.role) == "cultists" and self.style.whim >= 1 - artless

    def answers(self, view: Any) -> Answers:
        return BY_TEAM[team_of(view.role)]

    def turn(self, view: Any) -> Turn:
        return Turn(view, self.informed(unknowing(view)), self.dice, self.style, self.talk)

    def speak(self, view: Any) -> Statement | None:
        if view.seat is None or not occasion(view, view.seat, self.talk):
            return None
        return self.voice(view).speak()

    def reply(self, view: Any, said: Said) -> Statement | None:
        return self.voice(view).answer(said)

    def voice(self, view: Any) -> CultistsVoice:
        return CultistsVoice(self.turn(view))
