"""What lies within reach of a Movement: found by asking it for its answers, door by door."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple, Protocol

from gloaming.games.cultists.board import Place
from gloaming.games.cultists.encounters import Trail, met_on_entering
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat


class Moving(Protocol):
    """A question that is asked at every door of a Movement."""

    @property
    def seat(self) -> Seat: ...

    def options(self, game: Cultists) -> tuple[Option, ...]: ...

    def onward(self, known: Cultists, option: Option) -> Onward | None: ...

    def behind(self, there: Cultists, onward: Onward) -> Moving: ...


class Onward(NamedTuple):
    """Where an answer leads, and for how many points."""

    place: Place
    cost: int


def within_reach(known: Cultists, moving: Moving, home: Sequence[Place]) -> dict[Place, Trail]:
    """The cheapest way to every place but `home`, where a Movement may not end; of two, the one with fewer meetings."""
    found: dict[Place, Trail] = {}
    order, there = count(), known.clone()
    queue: list[tuple[int, int, int, int, Trail, Onward, Moving]] = []

    @cache
    def meets(place: Place) -> bool:
        return bool(met_on_entering(known, moving.seat, place))

    def look(way: Trail, meetings: int, step: Moving) -> None:
        """From one place through all its doors."""
        for option in step.options(there):
            onward = step.onward(there, option)
            if onward is not None and onward.place not in found:
                further = Trail(way.doors + onward.cost, (*way.places, onward.place), (*way.answers, str(option)))
                rank = (further.doors, meetings, len(further.answers), next(order))
                heappush(queue, (*rank, further, onward, step))

    look(Trail(0, (), ()), 0, moving)
    while queue:
        _, meetings, _, _, way, onward, step = heappop(queue)
        if onward.place not in found:
            found[onward.place] = way
            look(way, meetings + meets(onward.place), step.behind(there, onward))
    return {place: way for place, way in found.items() if place not in home}
