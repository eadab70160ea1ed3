"""The bots for Cultists."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from gloaming.bots.base import Bot
from gloaming.bots.cultists.baselines import BASELINES
from gloaming.bots.cultists.careful import CarefulBot
from gloaming.bots.cultists.sleuth import SleuthBot
from gloaming.bots.cultists.temper import tempers
from gloaming.kernel.dice import Dice

BOTS: Final[dict[str, Callable[[Dice], Bot]]] = {"careful": CarefulBot, "sleuth": SleuthBot}
STUDIED: Final[dict[str, Callable[[Dice], Bot]]] = {
    **{f"sleuth:{style}": partial(SleuthBot, style=style) for style in tempers()},
    **BASELINES,
}
"""... and those that sit down in studies alone: a style is named after its strength."""
