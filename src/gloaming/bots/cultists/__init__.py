"""The bots for Cultists."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from gloaming.bots.base import Bot
from gloaming.bots.cultists.baselines import BASELINES
from gloaming.bots.cultists.careful import CarefulBot
from gloaming.bots.cultists.sleuth import SleuthBot
from gloaming.bots.cultists.temper import HUMAN, tempers
from gloaming.bots.learner import is_offered, needing_numpy
from gloaming.bots.styles import Styles
from gloaming.kernel.dice import Dice


def _learner(dice: Dice) -> Bot:
    with needing_numpy():
        from gloaming.bots.cultists.learner import LearnerBot
    return LearnerBot(dice)


LEARNER: Final[dict[str, Callable[[Dice], Bot]]] = {"learner": _learner}
BOTS: Final[dict[str, Callable[[Dice], Bot]]] = {
    "careful": CarefulBot,
    "sleuth": SleuthBot,
    **(LEARNER if is_offered(__name__) else {}),
}
"""Nobody is offered a learner where it could not sit down."""
STUDIED: Final[dict[str, Callable[[Dice], Bot]]] = {
    **{f"sleuth:{style}": partial(SleuthBot, style=style) for style in tempers()},
    **BASELINES,
    **LEARNER,
}
"""... and those that a study calls by these names; at a table, a style is chosen next to the strength."""
STYLES: Final = Styles(tuple(reversed(tempers())), HUMAN, ("sleuth",))
"""A searcher knows none: who wants opponents that think ahead wants them to win."""
