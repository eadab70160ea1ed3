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

    def end(self, game: Cultists) -> tuple[Place, int]:
        """Where it has come, and the points that are left there."""

    def ground(self, known: Cultists) -> Cultists:
        """The table on which `ahead` is asked: this one, where only Doors lead on; then it takes points."""

    def ahead(self, there: Cultists, footing: Footing, here: Place, points: int) -> Iterable[Onward]:
        """How it could continue from here, with so many points, as long as nobody is met."""


class Onward(NamedTuple):
    """Where an answer leads, for how many points, and the code of the answer."""

    place: Place
    cost: int
    code: str


def within_reach(known: Cultists, moving: Moving) -> dict[Place, Trail]:
    """The cheapest way to every place in which the Movement may end; of two, the one with fewer meetings."""
    found: dict[Place, Trail] = {}
    best: dict[Place, tuple[int, int, int]] = {}
    footing, there, order = moving.footing(known), moving.ground(known), count()
    queue: list[tuple[tuple[int, int, int], int, Trail, Onward, int]] = []
    peopled = {room for at in known.at for room in footing.joined.get(at, (at,))}

    def look(way: Trail, meetings: int, here: Place, points: int) -> None:
        """From one place through all its doors."""
        doors, answers = way.doors, len(way.answers) + 1
        for onward in moving.ahead(there, footing, here, points):
            place, cost, _ = onward
            rank = (doors + cost, meetings, answers)
            if place not in best or rank < best[place]:
                best[place] = rank
                heappush(queue, (rank, next(order), way, onward, points - cost))

    look(Trail(0, (), ()), 0, *moving.end(known))
    while queue:
        (doors, meetings, _), _, before, (place, _, code), points = heappop(queue)
        if place not in found:
            way = found[place] = Trail(doors, (*before.places, place), (*before.answers, code))
            if points <= 0 and there is known:  # no Door leads on, and nothing else does
                continue
            met = place in peopled and met_on_entering(known, moving.seat, place)
            look(way, meetings + bool(met), place, points)
    return {place: way for place, way in found.items() if place not in footing.home}
