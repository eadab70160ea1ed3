"""Walking: which Door next, or which lift, for the whole way to be best."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import inf
from typing import TYPE_CHECKING, Any, Final

from gloaming.bots.base import best
from gloaming.bots.cultists.memory.ground import Rides, rides_of
from gloaming.bots.kept import Once
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.expansions.mountains_of_chaos.lifts import EnterLift
from gloaming.games.cultists.movement import Go, Stop, Walk, footing
from gloaming.games.cultists.movement import Way as OtherWay
from gloaming.games.cultists.rules import movement_points, ways_beyond_doors
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.bots.cultists.turn import Turn

Worth = Callable[[Place], float]

WAITING: Final = 0.05
"""What it costs to be carried at the end of the Phase instead of riding now: the others choose the company."""
EFFORT: Final = 0.02
"""Nobody gets into a lift for nothing."""
STUCK: Final = 0.3
"""What it costs to sit in a lift without power: no Room, no Hallway, nothing to do."""


def later_movers(turn: Turn) -> list[Seat]:
    """The living who have their Movement turn still before them, after this seat."""
    order = turn.known.clockwise(turn.view.knife)
    return [seat for seat in order[order.index(turn.me) + 1 :] if not turn.view.ghost[seat]]


def in_lifts(rides: Rides, entering: Mapping[Place, float], resting: Worth) -> Worth:
    """Who stays in a lift will be elsewhere."""
    at = Once(resting)

    def worth(place: Place) -> float:
        if place not in rides:
            return at[place]
        _, *others = rides[place]
        return max([entering[to] + at[to] - WAITING for to in others], default=-STUCK)

    return worth


class Way:
    """The best way on from here, by what entering and resting are worth. Values are worked out backwards, once each."""

    def __init__(self, turn: Turn, entering: Worth, resting: Worth, step: float = 0.0) -> None:
        """`step`: what a Door costs."""
        self.known, self.seat, self.step = turn.known, turn.me, step
        self.entering = Once(entering)
        self.rides = rides_of(self.known)
        self.resting: Once[Place, float] = Once(in_lifts(self.rides, self.entering, resting) if self.rides else resting)
        self.there = self.known.clone() if self.rides else None
        """The same game, in which this seat is moved about."""
        self.begin(self.known.at[self.seat])

    def begin(self, start: Place) -> None:
        ground, resting = footing(self.known, self.seat, start), self.resting
        self.rest: Once[Place, float] = Once(
            lambda here: max([resting[place] for place in ground.rests(here)], default=-inf)
        )
        """The best place to stop, of those that are one Location."""
        self.doors: Once[Place, list[Place]] = Once(lambda here: ground.onward(here, 2))
        """Where the next step leads; with the last point nobody can end at home, which makes it worthless."""
        self._best: dict[tuple[Place, int], float] = {}

    def choose(self, asked: Any) -> Option:
        """The best of the Doors, lifts and resting places that are offered."""
        step = asked.step
        if isinstance(step, Walk):
            self.begin(step.start)
            points = step.points
        else:
            points = movement_points(self.known, self.seat) - len(step.path)
        return best(asked, lambda option: self.worth(option, points))

    def worth(self, option: Option, points: int) -> float:
        match option:
            case Go(to):
                return self.entering[to] - self.step + self.best(to, points - 1)
            case EnterLift(lift):
                return self.entering[lift] + self.best(lift, points - 1) - EFFORT
            case OtherWay():
                out = option.destination()
                return self.entering[out] + self.best(out, points - option.cost(self.known))
            case Stop(place):
                return self.resting[place]
            case _:
                return -inf

    def best(self, here: Place, points: int) -> float:
        if not (points or self.rides):
            return self.rest[here]
        known = self._best.get((here, points))
        if known is not None:
            return known
        value = self.on_foot(here, points)
        for way in self.beyond(here):
            left = points - way.cost(self.known)
            if left >= 0:
                onward = self.worth(way, points) if isinstance(way, EnterLift) else self.out(way.destination(), left)
                value = max(value, onward)
        self._best[here, points] = value
        return value

    def on_foot(self, here: Place, points: int) -> float:
        """... by the next Door, if not here."""
        value = self.rest[here]
        if points > 0:
            for to in self.doors[here]:
                onward = self.entering[to] - self.step + self.best(to, points - 1)
                value = max(value, onward)
        return value

    # By lift

    def beyond(self, here: Place) -> tuple[OtherWay, ...]:
        if self.there is None:
            return ()
        self.there.at[self.seat] = here
        return ways_beyond_doors(self.there, self.seat)  # type: ignore[return-value]  # options are ways there

    def out(self, to: Place, points: int) -> float:
        """Nobody gets in again at once."""
        return self.entering[to] + self.on_foot(to, points)
