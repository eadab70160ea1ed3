"""Other worlds that a seat cannot tell from the true one."""

from __future__ import annotations

from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.view import View
from gloaming.kernel.dice import Dice


def determinise(view: View, dice: Dice) -> Cultists:
    raise NotImplementedError
