"""The bots for Invasion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloaming.bots.base import Bot
from gloaming.bots.invasion.careful import CarefulInvasionBot
from gloaming.bots.invasion.sleuth import SleuthInvasionBot
from gloaming.kernel.dice import Dice

BOTS: Final[dict[str, Callable[[Dice], Bot]]] = {"careful": CarefulInvasionBot, "sleuth": SleuthInvasionBot}
