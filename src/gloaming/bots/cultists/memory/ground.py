"""How the places hang together just now: doors that turn or were locked, and lifts as short cuts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from gloaming.bots.cultists.memory.seen import mine_of, surface_of
from gloaming.games.cultists.board import Board, Place, Ways
from gloaming.games.cultists.expansions.mountains_of_chaos.revolving_door import ways_past
from gloaming.games.cultists.expansions.mountains_of_chaos.state import Mine
from gloaming.games.cultists.expansions.under_the_surface.door import unlocked
from gloaming.games.cultists.paths import distances
from gloaming.games.cultists.view import View

Near = Mapping[Place, Mapping[Place, int]]
"""How many movement points lie between any two places; what is missing cannot be reached."""
Rides = tuple[tuple[Place, Place, Place], ...]
"""Each lift, the Room where it stands, and the one to which it would go."""


def ways_of(view: View, board: Board) -> Ways:
    """AC-MOVE-02: where each step leads at this moment."""
    if not view.parts:
        return board.doors
    kept = surface_of(view)
    if kept is not None and kept.door_open:
        return unlocked(board)
    mine = mine_of(view)
    return board.doors if mine is None else _past(view, board, mine.blocked)


def next_ways_of(view: View, board: Board) -> Ways:
    """MOC-DOOR-05, -10: ... and in the Movement Phase to come."""
    mine = mine_of(view) if view.parts else None
    if mine is None or view.phase != "movement" or board.crossing is None:
        return ways_of(view, board)
    corridors = board.crossing.corridors
    return _past(view, board, corridors[(corridors.index(mine.blocked) + 1) % len(corridors)])


def _past(view: View, board: Board, blocked: Place) -> Ways:
    return ways_past(board, blocked, view.options.blocked_hallway_trapped == "may_push_through")


def rides_of(board: Board, mine: Mine) -> Rides:
    """MOC-LIFT-01."""
    rides = []
    for lift, stands in mine.lifts.items():
        one, two = board.lifts[lift].between
        rides.append((lift, stands, two if stands == one else one))
    return tuple(rides)


# Distances


def near(view: View, board: Board) -> Near:
    """As the ways are at this moment."""
    return _measured(view, board, ways_of(view, board)) if view.parts else printed(board)


def near_next(view: View, board: Board) -> Near:
    """As they will be in the Movement Phase to come."""
    return _measured(view, board, next_ways_of(view, board)) if view.parts else printed(board)


@cache
def printed(board: Board) -> Near:
    return {place: distances(board, place) for place in board.places}


def _measured(view: View, board: Board, ways: Ways) -> Near:
    mine = mine_of(view)
    return _distances(board, ways, () if mine is None else rides_of(board, mine), view.power)


@lru_cache(maxsize=256)
def _distances(board: Board, ways: Ways, rides: Rides, power: bool) -> Near:
    """MOC-LIFT-03, -05, -06: with power a lift is a way of one point, from the Room where it stands to the other."""
    onward = {place: tuple(ways[place]) for place in board.places}
    if power:
        for _, stands, other in rides:
            onward[stands] += (other,)
    away = {place: distances(board, place, doors=onward.__getitem__) for place in board.places}
    for lift, stands, other in rides:
        for known in [away[place] for place in board.places]:
            known[lift] = known.get(stands, 98) + 1
        exits = (stands, other) if power else (stands,)
        away[lift] = {to: min(away[out].get(to, 99) for out in exits) for to in board.places}
    return away
