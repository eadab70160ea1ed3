"""One decision of a sleuth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from gloaming.bots.cultists.careful.turn import Turn
from gloaming.bots.cultists.sleuth.mind import SleuthMind
from gloaming.bots.cultists.sleuth.outlook import Outlook
from gloaming.bots.cultists.sleuth.plan import Plan
from gloaming.bots.cultists.sleuth.standing import Standing
from gloaming.bots.story import Story
from gloaming.games.cultists.view import View
from gloaming.kernel.dice import Dice
from gloaming.kernel.talk import Said


class SleuthTurn(Turn):
    """Beside what a careful bot looks at: the talk, and what things are worth in chances of winning."""

    mind: SleuthMind

    def __init__(self, view: View, mind: SleuthMind, dice: Dice, talk: Sequence[Said] = ()) -> None:
        super().__init__(view, mind, dice)
        self.talk = talk
        """All that was said so far."""

    @cached_property
    def prospects(self) -> Plan:
        return Plan(self.view, self.mind)

    @cached_property
    def outlook(self) -> Outlook:
        return self.mind.outlook(self.view)

    @cached_property
    def standing(self) -> Standing:
        return Standing(self)

    @cached_property
    def mask(self) -> SleuthTurn:
        """The same moment, as the Investigator would see it whom this Cultist plays."""
        view, mind = self.mind.mask.put_on(self.view, self.talk)
        return SleuthTurn(view, mind, self.dice, self.talk)

    @cached_property
    def story(self) -> Story:
        return Story(self.me, self.view.round, self.talk)
