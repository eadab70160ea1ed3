"""Boosted Morale and Lost Morale (AC-EVENT-BM, AC-EVENT-LM)."""

from __future__ import annotations

from gloaming.games.cultists.rules import movement_points
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tokens.base import Token
from gloaming.kernel.values import Seat

boosted_morale = Token("boosted_morale", "Boosted Morale", printed=5, clause="AC-EVENT-BM-01")
lost_morale = Token("lost_morale", "Lost Morale", printed=6, clause="AC-EVENT-LM-01")


@boosted_morale.modifies(movement_points)
def one_more(points: int, game: Cultists, seat: Seat) -> int:
    return points + 1


@lost_morale.modifies(movement_points)
def one_less(points: int, game: Cultists, seat: Seat) -> int:
    return points - 1
