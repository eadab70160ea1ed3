"""The bots for Invasion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloaming.bots.base import Bot
from gloaming.bots.invasion.careful import CarefulInvasionBot
from gloaming.bots.invasion.sleuth import SleuthInvasionBot
from gloaming.bots.learner import is_offered, needing_numpy
from gloaming.kernel.dice import Dice


def _learner(dice: Dice) -> Bot:
    with needing_numpy():
        from gloaming.bots.invasion.learner import LearnerInvasionBot
    return LearnerInvasionBot(dice)


BOTS: Final[dict[str, Callable[[Dice], Bot]]] = {
    "careful": CarefulInvasionBot,
    "sleuth": SleuthInvasionBot,
    **({"learner": _learner} if is_offered(__name__) else {}),
}
"""A learner sits down as soon as it has learnt something."""
