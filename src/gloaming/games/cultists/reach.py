"""What lies within reach of a Movement: found by asking it for its answers, door by door."""

from __future__ import annotations

from collections.abc import Sequence
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


class Onward(NamedTuple):
    """Behind one door."""

    place: Place
    cost: int
    known: Cultists
    moving: Moving


def within_reach(known: Cultists, moving: Moving, home: Sequence[Place]) -> dict[Place, Trail]:
    """The cheapest way to every place but `home`, where a Movement may not end; of two, the one with fewer meetings."""
    found: dict[Place, Trail] = {}
    order = count()
    queue = [(0, 0, 0, next(order), Trail(0, (), ()), known, moving)]
    while queue:
        doors, meetings, _, _, way, here, step = heappop(queue)
        if way.places and way.places[-1] in found:
            continue
        if way.places:
            found[way.places[-1]] = way
            meetings += bool(met_on_entering(known, step.seat, way.places[-1]))
        for option in step.options(here):
            behind = step.onward(here, option)
            if behind is not None and behind.place not in found:
                cost = doors + behind.cost
                further = Trail(cost, (*way.places, behind.place), (*way.answers, str(option)))
                rank = (cost, meetings, len(further.answers), next(order))
                heappush(queue, (*rank, further, behind.known, behind.moving))
    return {place: way for place, way in found.items() if place not in home}
