"""What a Cultist takes the others to make of what they see.

Did every Cultist go by the very weights with which it is judged, all would do what these take to be harmless, and the next fit
would turn against just that. So each draws one of several opinions, in secret: those that the last fits found, one after another.
What the judges learn is the mix of them all, and stays true while nothing else changes (docs/design/010)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from gloaming.bots.beliefs.weights import Fitted, opinions
from gloaming.bots.cultists.beliefs import CultistsBeliefs
from gloaming.bots.cultists.beliefs.mind import CultistsMind, mind_of
from gloaming.kernel.dice import Dice, derive

DRAWN: Final = "what the table is taken to believe"


class Reputation(CultistsBeliefs):
    """How its side looks, to somebody of that opinion."""

    def __init__(self, view: Any, public: bool = True, opinion: Fitted | None = None) -> None:
        self.opinion = opinion or {}
        super().__init__(view, public)

    def fresh(self) -> CultistsMind:
        return mind_of(self._view, self.public, self.told)

    def told(self, group: str, part: str) -> Any:
        return self.opinion.get(group, {}).get(part, {})


def reputation(dice: Dice) -> Callable[[Any, bool], CultistsBeliefs]:
    """The opinion of one Cultist: it follows from the key of its dice, so it is the same whenever the bot sits down again."""
    known = opinions("cultists")
    if not known:
        return CultistsBeliefs
    return partial(Reputation, opinion=Dice(derive(dice.key, DRAWN)).pick(tuple(known)))
