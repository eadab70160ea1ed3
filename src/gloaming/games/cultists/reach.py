"""What lies within reach of a Movement: found by asking it for its answers, door by door."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from itertools import count
from typing import TYPE_CHECKING, NamedTuple, Protocol

from gloaming.games.cultists.board import Place
from gloaming.games.cultists.encounters import Trail, met_on_entering
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.games.cultists.movement import Footing


class Moving(Protocol):
    """A question that is asked at every door of a Movement."""

    @property
    def seat(self) -> Seat: ...

    def footing(self, known: Cultists) -> Footing: ...

    def ahead(self, there: Cultists, footing: Footing) -> Iterable[Onward]: ...

    def behind(self, there: Cultists, onward: Onward) -> Moving | None:
        """How the Movement stands there; None where it surely ends."""


class Onward(NamedTuple):
    """Where an answer leads, for how many points, and the code of the answer."""

    place: Place
    cost: int
    code: str


def within_reach(known: Cultists, moving: Moving) -> dict[Place, Trail]:
    """The cheapest way to every place in which the Movement may end; of two, the one with fewer meetings."""
    found: dict[Place, Trail] = {}
    best: dict[Place, tuple[int, int, int]] = {}
    order, there, footing = count(), known.clone(), moving.footing(known)
    queue: list[tuple[tuple[int, int, int], int, Trail, Onward, Moving]] = []

    def look(way: Trail, meetings: int, step: Moving) -> None:
        """From one place through all its doors."""
        answers = len(way.answers) + 1
        for onward in step.ahead(there, footing):
            place, rank = onward.place, (way.doors + onward.cost, meetings, answers)
            if place not in best or rank < best[place]:
                best[place] = rank
                heappush(queue, (rank, next(order), way, onward, step))

    look(Trail(0, (), ()), 0, moving)
    while queue:
        (doors, meetings, _), _, before, onward, step = heappop(queue)
        place = onward.place
        if place not in found:
            way = found[place] = Trail(doors, (*before.places, place), (*before.answers, onward.code))
            beyond = step.behind(there, onward)
            if beyond is not None:
                look(way, meetings + bool(met_on_entering(known, moving.seat, place)), beyond)
    return {place: way for place, way in found.items() if place not in footing.home}
