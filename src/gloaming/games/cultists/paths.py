"""Shortest ways, as the AUTOMA takes them (AC-AUTOMA-11 to AC-AUTOMA-13, RQ-108, RQ-112).

Pure: nothing here knows a game. `doors` says where one step leads; it is a parameter because Secret Doors lend a room
the doors of the others of its colour, and so may lead one way only. The board's own doors are the default.
"""

from collections import deque
from collections.abc import Callable, Collection, Iterable
from functools import partial

from gloaming.games.cultists.board import Board, Place

Doors = Callable[[Place], Iterable[Place]]


def distances(
    board: Board, start: Place, barred: Collection[Place] = frozenset(), doors: Doors | None = None
) -> dict[Place, int]:
    """How many doors away each place is that can be reached without entering a barred one. `start` may be barred."""
    doors = doors or board.doors.__getitem__
    away = {start: 0}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for place in doors(here):
            if place not in away and place not in barred:
                away[place] = away[here] + 1
                waiting.append(place)
    return away


def clockwise_path(
    board: Board,
    start: Place,
    goals: Collection[Place],
    barred: Collection[Place] = frozenset(),
    doors: Doors | None = None,
) -> tuple[Place, ...]:
    """The steps from `start` (not in it) to the nearest of `goals`; () if it is one, or if none can be reached.

    RQ-108: of the shortest paths, the one whose first step is met first going clockwise from the present angle; then
    the second step likewise from there; last, the order of the board file.
    """
    doors = doors or board.doors.__getitem__
    away = distances(board, start, barred, doors)
    length = min((away[goal] for goal in goals if goal in away), default=0)
    useful = {goal for goal in goals if away.get(goal) == length}  # what lies on a shortest path
    for place in reversed(away):  # farthest first
        if any(away[onward] == away[place] + 1 for onward in useful.intersection(doors(place))):
            useful.add(place)
    path = [start]
    while len(path) <= length:
        onward = [n for n in doors(path[-1]) if n in useful and away[n] == len(path)]
        path.append(min(onward, key=partial(turn, board, path[-1])))
    return tuple(path[1:])


def path_towards(
    board: Board,
    start: Place,
    goals: Collection[Place],
    barred: Collection[Place] = frozenset(),
    doors: Doors | None = None,
) -> tuple[Place, ...]:
    """`clockwise_path`, or if every goal is cut off, the way to the reachable place that would be nearest to one.

    RQ-112: nearest as it would be if nothing were barred. () if that place is `start` itself (RQ-39: it stays).
    """
    reachable = distances(board, start, barred, doors)
    if any(goal in reachable for goal in goals):
        return clockwise_path(board, start, goals, barred, doors)
    free = {place: distances(board, place, (), doors) for place in reachable}
    left = {place: min((away[goal] for goal in goals if goal in away), default=None) for place, away in free.items()}
    nearest = min((steps for steps in left.values() if steps is not None), default=None)
    return clockwise_path(board, start, [place for place in left if left[place] == nearest], barred, doors)


def turn(board: Board, here: Place, place: Place) -> tuple[float, int]:
    """RQ-108: how far clockwise a place is met from here; last, the order of the board file."""
    return (board.angle[place] - board.angle[here]) % 360, board.places.index(place)
