"""Calling a lift for the round to come (MOC-LIFT-15 to -17)."""

from __future__ import annotations

from typing import Final

from gloaming.bots.cultists.memory.ground import next_ways_of, rides_of
from gloaming.bots.cultists.memory.seen import mine_of
from gloaming.bots.cultists.prospects.walking import joined
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.paths import distances

FAR: Final = 3
"""A ride saves enough points only to where walking takes so many."""
GOOD: Final = 0.6
"""What there must be to do at the other end."""


def calling_lift(turn: Turn, lift: Place) -> float:
    """Only for a Room on the next line that is far on foot; never for one that Secret Doors join with this."""
    mine, prospects = mine_of(turn.view), turn.prospects
    assert mine is not None
    goal = next(stands for other, stands, _ in rides_of(turn.board, mine) if other == lift)
    here = turn.view.at[turn.me]
    if goal in joined(turn.view, turn.board, here) or not prospects.on_route(here):
        return 0.0
    if not prospects.open(goal) or not prospects.on_route(goal, 1):
        return 0.0
    walk = distances(turn.board, here, doors=next_ways_of(turn.view, turn.board).__getitem__)
    return prospects.working(goal) - GOOD if walk.get(goal, 99) >= FAR else 0.0
