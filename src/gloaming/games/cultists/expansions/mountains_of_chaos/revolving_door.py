"""The Revolving Door on the crossing: it blocks one Hallway, and turns after every Movement Phase (MOC-DOOR)."""

from __future__ import annotations

from functools import lru_cache

from gloaming.games.cultists.board import Board, Place, Ways
from gloaming.games.cultists.expansions.mountains_of_chaos.events import DoorTurned
from gloaming.games.cultists.expansions.mountains_of_chaos.lifts import StartLifts
from gloaming.games.cultists.expansions.mountains_of_chaos.manifest import mountains_of_chaos
from gloaming.games.cultists.expansions.mountains_of_chaos.state import change, mine
from gloaming.games.cultists.rules import after_movement, ways
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.steps import Step


@mountains_of_chaos.modifies(ways)
def round_the_door(doors: Ways, game: Cultists) -> Ways:
    """MOC-DOOR-01, -02: one Hallway is cut off from the crossing."""
    push = game.options.blocked_hallway_trapped == "may_push_through"
    return ways_past(game.board, mine(game).blocked, push)


@lru_cache(maxsize=1024)
def ways_past(board: Board, blocked: Place, push: bool) -> Ways:
    """MOC-DOOR-02, -03: the blocked Hallway keeps its Room Doors. Lifts have no Doors at all.

    MOC-RQ-06: one whom that leaves no way out stays, or pushes through where the table allows it."""
    corridors = board.crossing.corridors if board.crossing else ()
    open_ways = dict(board.doors)
    for corridor in corridors:
        shut = corridors if corridor == blocked else (blocked,)
        open_ways[corridor] = tuple(to for to in board.doors[corridor] if to not in shut)
    if push and not open_ways[blocked]:
        open_ways[blocked] = board.doors[blocked]
    return Ways({**open_ways, **dict.fromkeys(board.lifts, ())})


@mountains_of_chaos.modifies(after_movement)
def lifts_ride_and_the_door_turns(steps: tuple[Step, ...], game: Cultists) -> tuple[Step, ...]:
    """MOC-RQ-05."""
    return (*steps, StartLifts(), TurnDoor())


class TurnDoor(Step):
    """MOC-DOOR-05, -06, -09: a quarter turn clockwise; nobody moves and nobody meets."""

    def run(self, game: Cultists) -> None:
        turn_door(game)
        game.record(DoorTurned(mine(game).blocked))


def turn_door(game: Cultists) -> None:
    crossing = game.board.crossing
    assert crossing is not None
    corridors = crossing.corridors
    change(game, blocked=corridors[(corridors.index(mine(game).blocked) + 1) % len(corridors)])
