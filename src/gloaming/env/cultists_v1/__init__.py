"""Cultists for machines, version 1, called as PettingZoo calls its own: `cultists_v1.env(players=5, board="mine")`.

Places have slots: the Rooms by colour (1 light blue, 1 red, 1 green, 4 orange, 4 pink, 3 dark blue; of one colour by their
ids), then 12 Hallways in the order of the board's file, then 2 lifts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gloaming.env import aec, parallel
from gloaming.env.cultists_v1.answers import ANSWERS
from gloaming.env.cultists_v1.sheet import SHEET
from gloaming.env.cultists_v1.words import LANGUAGE
from gloaming.env.specification import specification
from gloaming.games.cultists import CULTISTS

if TYPE_CHECKING:
    from gloaming.env.together import Together
    from gloaming.env.turns import Turns

__doc__ = f"{__doc__}\n{specification(CULTISTS, SHEET, ANSWERS, LANGUAGE)}\n"


def env(**wishes: Any) -> Turns:
    return aec("cultists_v1", **wishes)


raw_env = env


def parallel_env(**wishes: Any) -> Together:
    return parallel("cultists_v1", **wishes)
