"""Walking: which Door next, to make the whole way best (AC-MOVE)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import inf
from typing import Any, Final

from gloaming.bots.base import best
from gloaming.bots.cultists.memory.seen import boots
from gloaming.games.cultists.board import Board, Place, Ways
from gloaming.games.cultists.movement import DeclarePath, Go, Stop, Walk
from gloaming.games.cultists.view import View
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

Worth = Callable[[Place], float]

POINTS: Final = {"boosted_morale": 4, "lost_morale": 2}
"""AC-MOVE-14; otherwise 3."""


def movement_points(view: View, seat: Seat) -> int:
    points = POINTS.get(view.event, 3)
    return points + boots(view, seat) if view.parts else points


def company(view: View, place: Place, board: Board, seat: Seat) -> list[Seat]:
    """The other living Characters in this Location."""
    where = joined(view, board, place)
    return [other for other, at in enumerate(view.at) if at in where and other != seat and not view.ghost[other]]


def joined(view: View, board: Board, place: Place) -> tuple[Place, ...]:
    """AC-EVENT-SD-01: Secret Doors make all Rooms of a colour one Location."""
    colour = board.colour.get(place) if view.event == "secret_doors" else None
    return (place,) if colour is None else board.rooms_of[colour]


def lit(view: View, board: Board, place: Place) -> bool:
    """AC-ENC-10: with power, or by the Radiant Beauty's Ghost."""
    if view.power:
        return True
    where = joined(view, board, place)
    return any(
        role == "radiant_beauty" and view.ghost[s] and view.at[s] in where for s, role in view.shown_role.items()
    )


def meets(view: View, board: Board, place: Place, others: int) -> bool:
    """AC-ENC-06: whether entering leads to an Encounter, with so many others there."""
    return others == 1 or (others > 1 and not lit(view, board, place))


def later_movers(view: View, seat: Seat) -> list[Seat]:
    """The living who have their Movement turn still before them, after this seat."""
    count = len(view.at)
    mine = (seat - view.knife) % count
    return [other for other in range(count) if (other - view.knife) % count > mine and not view.ghost[other]]


class Way:
    """The best way on from here, by what entering and resting are worth. Values are worked out backwards, once each."""

    def __init__(self, view: View, board: Board, seat: Seat, entering: Worth, resting: Worth, *, ways: Ways) -> None:
        self.view, self.board, self.seat, self.ways = view, board, seat, ways
        self.entering = cache(entering)
        self.resting = cache(resting)
        self.home: tuple[Place, ...] = ()
        self._best: dict[tuple[Place, int], float] = {}

    def choose(self, asked: Any) -> Option:
        """The best of the Doors and resting places that are offered."""
        step: Walk | DeclarePath = asked.step
        match step:
            case Walk(_, points, start):
                self.home = joined(self.view, self.board, start)
            case DeclarePath(_, path):
                points = movement_points(self.view, self.seat) - len(path)
                self.home = joined(self.view, self.board, self.view.at[self.seat])
        return best(asked, lambda option: self.worth(option, points))

    def worth(self, option: Option, points: int) -> float:
        match option:
            case Go(to):
                return self.entering(to) + self.best(to, points - 1)
            case Stop(place):
                return self.resting(place)
            case _:
                return -inf

    def best(self, here: Place, points: int) -> float:
        known = self._best.get((here, points))
        if known is not None:
            return known
        group = joined(self.view, self.board, here)
        value = max((self.resting(place) for place in group if place not in self.home), default=-inf)
        if points > 0:
            for to in self.doors(group):
                value = max(value, self.entering(to) + self.best(to, points - 1))
        self._best[here, points] = value
        return value

    def doors(self, group: tuple[Place, ...]) -> list[Place]:
        view = self.view
        barred = view.fishman if view.knife != self.seat or view.ghost[self.seat] else None
        return [to for room in group for to in self.ways[room] if to not in group and to != barred]
