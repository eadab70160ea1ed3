"""Ways with lifts in them: into one, a ride, and on; and calling one for the round to come (MOC-LIFT)."""

from __future__ import annotations

from typing import Final

from gloaming.bots.cultists.memory.ground import Rides, next_ways_of, rides_of
from gloaming.bots.cultists.memory.seen import mine_of
from gloaming.bots.cultists.prospects.walking import Way, Worth, joined
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.expansions.mountains_of_chaos.lifts import EnterLift, RideLift, StepOut
from gloaming.games.cultists.paths import distances
from gloaming.kernel.steps import Option

WAITING: Final = 0.05
"""What it costs to be carried at the end of the Phase instead of riding now: the others choose the company."""
EFFORT: Final = 0.02
"""Nobody gets into a lift for nothing."""
STUCK: Final = 0.3
"""What it costs to sit in a lift without power: no Room, no Hallway, nothing to do."""
FAR: Final = 3
"""A ride saves enough points only to where walking takes so many."""
GOOD: Final = 0.6
"""What there must be to do at the other end."""


def way_of(turn: Turn, entering: Worth, resting: Worth) -> Way:
    """The way on for this seat, on whatever ground it is."""
    mine = mine_of(turn.view) if turn.view.parts else None
    if mine is None:
        return Way(turn.view, turn.board, turn.me, entering, resting, ways=turn.ways)
    return WayByLift(turn, entering, resting, rides_of(turn.board, mine))


class WayByLift(Way):
    """Doors, and lifts: entering one costs a point, the ride and the way out nothing."""

    def __init__(self, turn: Turn, entering: Worth, resting: Worth, rides: Rides) -> None:
        self.rides = {lift: (stands, other) for lift, stands, other in rides}
        self.exit_cost = turn.view.options.lift_exit_cost

        def rest(place: Place) -> float:
            return self.carried(place) if place in self.rides else resting(place)

        super().__init__(turn.view, turn.board, turn.me, entering, rest, ways=turn.ways)
        self._with_lifts: dict[tuple[Place, int], float] = {}

    def worth(self, option: Option, points: int) -> float:
        match option:
            case EnterLift(lift):
                return self.entering(lift) + self.best(lift, points - 1) - EFFORT
            case StepOut(to):
                return self.entering(to) + self.best(to, points - self.exit_cost)
            case RideLift(to):
                return self.entering(to) + self.best(to, points)
            case _:
                return super().worth(option, points)

    def best(self, here: Place, points: int) -> float:
        known = self._with_lifts.get((here, points))
        if known is None:
            known = self.inside(here, points) if here in self.rides else self.outside(here, points)
            self._with_lifts[here, points] = known
        return known

    def outside(self, here: Place, points: int) -> float:
        value = super().best(here, points)
        if points > 0:
            group = joined(self.view, self.board, here)
            for lift, (stands, _) in self.rides.items():
                if stands in group:
                    value = max(value, self.entering(lift) + self.best(lift, points - 1) - EFFORT)
        return value

    def inside(self, lift: Place, points: int) -> float:
        """MOC-LIFT-06 to -08: stay, get out, or ride."""
        stands, other = self.rides[lift]
        values = [] if lift in self.home else [self.resting(lift)]
        if points >= self.exit_cost:
            values.append(self.entering(stands) + super().best(stands, points - self.exit_cost))
        if self.view.power:
            values.append(self.entering(other) + super().best(other, points))
        return max(values, default=-STUCK)

    def carried(self, lift: Place) -> float:
        """MOC-LIFT-09, -12: where a seat that stays inside will be."""
        if not self.view.power:
            return -STUCK
        _, other = self.rides[lift]
        return self.entering(other) + self.resting(other) - WAITING


# Calling


def calling_lift(turn: Turn, lift: Place) -> float:
    """Only for a Room on the next line that is far on foot; never for one that Secret Doors join with this."""
    mine, prospects = mine_of(turn.view), turn.prospects
    assert mine is not None
    goal = next(stands for other, stands, _ in rides_of(turn.board, mine) if other == lift)
    here = turn.view.at[turn.me]
    if goal in joined(turn.view, turn.board, here) or not prospects.on_route(here):
        return 0.0
    if not prospects.open(goal) or not prospects.on_route(goal, 1):
        return 0.0
    walk = distances(turn.board, here, doors=next_ways_of(turn.view, turn.board).__getitem__)
    return prospects.working(goal) - GOOD if walk.get(goal, 99) >= FAR else 0.0
