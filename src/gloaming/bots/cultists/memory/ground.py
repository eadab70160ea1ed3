"""How far the places are from each other, on foot and by lift, as the game is known."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import lru_cache

from gloaming.games.cultists.board import Board, Place, Ways
from gloaming.games.cultists.expansions.mountains_of_chaos.lifts import ways_out
from gloaming.games.cultists.expansions.mountains_of_chaos.revolving_door import turn_door
from gloaming.games.cultists.expansions.mountains_of_chaos.state import NAME as MOUNTAINS
from gloaming.games.cultists.expansions.mountains_of_chaos.state import mine
from gloaming.games.cultists.known import Known
from gloaming.games.cultists.paths import distances
from gloaming.games.cultists.rules import ways

Near = Mapping[Place, Mapping[Place, int]]
"""How many movement points lie between any two places; what is missing cannot be reached."""
Rides = Mapping[Place, tuple[Place, ...]]
"""For each lift the Room where it stands and, with power, the one to which it would go."""


def next_movement(known: Known) -> Known:
    """The same game in the Movement Phase to come: the event is over, and the Revolving Door has turned."""
    then = copy(known)
    then.event = ""
    if MOUNTAINS in known.parts and known.phase == "movement":
        then.parts = known.parts.copy()
        turn_door(then)
    return then


def rides_of(known: Known) -> Rides:
    if MOUNTAINS not in known.parts:
        return {}
    return {lift: tuple([way.destination() for way in ways_out(known, lift)]) for lift in mine(known).lifts}


def near(known: Known) -> Near:
    return _distances(known.board, ways(known), tuple(rides_of(known).items()))


@lru_cache(maxsize=256)
def _distances(board: Board, doors: Ways, rides: tuple[tuple[Place, tuple[Place, ...]], ...]) -> Near:
    """A ride is a way of one point, for that is what it costs to get in."""
    onward = {place: tuple(doors[place]) for place in board.places}
    for _, (stands, *others) in rides:
        onward[stands] += tuple(others)
    away = {place: distances(board, place, doors=onward.__getitem__) for place in board.places}
    for lift, exits in rides:
        for known in [away[place] for place in board.places]:
            known[lift] = known.get(exits[0], 98) + 1
        away[lift] = {to: min(away[out].get(to, 99) for out in exits) for to in board.places}
    return away
