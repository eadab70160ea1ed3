"""Invasion for machines, version 1, called as PettingZoo calls its own: `invasion_v1.env(players=5, city="milan")`.

Places have slots: 45 spots in the order of the city's file, then 25 districts for each of the sectors A to E.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gloaming.env import aec, parallel
from gloaming.env.invasion_v1.answers import ANSWERS
from gloaming.env.invasion_v1.sheet import SHEET
from gloaming.env.invasion_v1.words import LANGUAGE
from gloaming.env.specification import specification
from gloaming.games.invasion import INVASION

if TYPE_CHECKING:
    from gloaming.env.together import Together
    from gloaming.env.turns import Turns

__doc__ = f"{__doc__}\n{specification(INVASION, SHEET, ANSWERS, LANGUAGE)}\n"


def env(**wishes: Any) -> Turns:
    return aec("invasion_v1", **wishes)


raw_env = env


def parallel_env(**wishes: Any) -> Together:
    return parallel("invasion_v1", **wishes)
