"""Slots for the places of any board, so that one agent plays on all of them.

Rooms stand by colour, because a colour says what can be done there: a slot is "the second pink Room" on every board.
Then come the Hallways in the order of the board's file, then the lifts."""

from __future__ import annotations

from functools import lru_cache

from gloaming.env.answers import EMPTY
from gloaming.games.cultists.board import Board, Colour, Place
from gloaming.kernel.errors import BadOptions

ROOMS_OF: dict[Colour, int] = {"light_blue": 1, "red": 1, "green": 1, "orange": 4, "pink": 4, "dark_blue": 3}
"""As many as a board can have of each (MAP-02 to MAP-06)."""
ROOMS = sum(ROOMS_OF.values())
HALLWAYS = 12
LIFTS = 2
PLACES = ROOMS + HALLWAYS + LIFTS


@lru_cache(maxsize=64)
def slots_of(board: Board) -> dict[Place, int]:
    """The slot of each place of this board."""
    if len(board.hallways) > HALLWAYS or len(board.lifts) > LIFTS:
        most = f"{HALLWAYS} Hallways and {LIFTS} lifts"
        raise BadOptions(f"The environment has slots for {most}; take a board with fewer than {board.title}.")
    slots: dict[Place, int] = {}
    first = 0
    for colour, most_rooms in ROOMS_OF.items():
        slots |= {room: first + nth for nth, room in enumerate(sorted(board.rooms_of[colour]))}
        first += most_rooms
    slots |= {hallway: ROOMS + nth for nth, hallway in enumerate(board.hallways)}
    return slots | {lift: ROOMS + HALLWAYS + nth for nth, lift in enumerate(board.lifts)}


def filled(board: Board, size: int) -> list[Place]:
    """What stands in each slot from 0 to `size`, or that nothing does."""
    found = [EMPTY] * PLACES
    for place, slot in slots_of(board).items():
        found[slot] = place
    return found[:size]
