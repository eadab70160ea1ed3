"""The lifts: Locations of their own that join two Rooms (MOC-LIFT)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from gloaming.games.cultists.actions.base import Action
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.encounters import Meet, Prospect, encounter_on_entering
from gloaming.games.cultists.expansions.mountains_of_chaos.events import LiftCalled, LiftRode
from gloaming.games.cultists.expansions.mountains_of_chaos.manifest import mountains_of_chaos
from gloaming.games.cultists.expansions.mountains_of_chaos.state import change, mine
from gloaming.games.cultists.movement import Way, enter, footing
from gloaming.games.cultists.rules import (
    blocked,
    free_actions,
    has_hallway_deck,
    linked,
    may_linger,
    on_route,
    power_at,
    takes_check_card,
    together,
    ways_beyond_doors,
)
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.steps import Option, Step
from gloaming.kernel.values import Seat, Value

if TYPE_CHECKING:
    from gloaming.games.cultists.worlds.ledger import Ledger


def other_stop(game: Cultists, lift: Place) -> Place:
    """MOC-LIFT-01: the Room at which it does not stand."""
    one, two = game.board.lifts[lift].between
    return two if mine(game).lifts[lift] == one else one


def has_power(game: Cultists, lift: Place) -> bool:
    """MOC-LIFT-12, MOC-RQ-16: a dead Radiant Beauty moves no lift, unless the table lets her."""
    if game.power or not game.options.radiant_beauty_powers_lift:
        return game.power
    return power_at(game, lift) or power_at(game, mine(game).lifts[lift])


# Riding


class Arrival(Value, tag=False):
    """A Lift has come to a Room with these living inside."""

    to: Place
    riders: tuple[Seat, ...]


def ride(game: Cultists, lift: Place, first: Seat) -> Arrival:
    """MOC-LIFT-07, -10: to the other Room, where all inside step out at once."""
    to = other_stop(game, lift)
    riders = [seat for seat in game.clockwise(first) if game.at[seat] == lift]
    change(game, lifts={**mine(game).lifts, lift: to})
    game.record(LiftRode(lift, to))
    for seat in riders:
        enter(game, seat, to)
    return Arrival(to, tuple([seat for seat in riders if not game.ghost[seat]]))


class MeetOnArrival(Step):
    """MOC-LIFT-19, MOC-RQ-10: all arrive together; what entering did to them is over, then the living are counted."""

    arrivals: tuple[Arrival, ...]
    first: Seat

    def run(self, game: Cultists) -> None:
        counted: set[Place] = set()
        for arrival in self.arrivals:
            riders = [seat for seat in arrival.riders if not game.ghost[seat]]
            if riders and arrival.to not in counted:
                counted.update(linked(game, arrival.to))
                if not met_inside(game, riders, arrival.to):
                    encounter_on_entering(game, self.first, arrival.to)


def met_inside(game: Cultists, riders: list[Seat], to: Place) -> bool:
    """MOC-RQ-10: two who come into an empty Room have met in the lift; at some tables that is enough."""
    if game.options.lift_pair_meets_again or not game.options.lift_encounters:
        return False
    return len(riders) == 2 and sorted(riders) == together(game, to)


class StartLifts(Step):
    """MOC-LIFT-09 to -12, MOC-RQ-05: each lift with somebody living inside starts; when all have, the arrivals meet."""

    def run(self, game: Cultists) -> None:
        started = [lift for lift in game.board.lifts if together(game, lift) and has_power(game, lift)]
        arrivals = tuple([ride(game, lift, game.knife) for lift in started])
        game.do(MeetOnArrival(arrivals, game.knife))


@mountains_of_chaos.instead(Meet)
def nobody_meets_in_a_lift(game: Cultists, meeting: Meet, proceed: Callable[[], None]) -> None:
    """MOC-RQ-09, for tables without Encounters in lifts."""
    if game.options.lift_encounters or meeting.place not in game.board.lifts:
        proceed()


# In and out, on the way


class EnterLift(Way, code="lift:{lift}", clause="MOC-LIFT-03"):
    lift: Place

    def destination(self) -> Place:
        return self.lift

    def prospect(self, known: Cultists, seat: Seat) -> Prospect:
        """MOC-RQ-09: at some tables nobody meets in a lift."""
        found = super().prospect(known, seat)
        return found if known.options.lift_encounters else found.without_meeting()

    def may_come_last(self, game: Cultists, seat: Seat, start: Place) -> bool:
        """MOC-LIFT-20: who began inside has to get out again."""
        if self.lift != start:
            return True
        out = ways_out(game, self.lift)
        return any(way.cost(game) == 0 and way.may_come_last(game, seat, start) for way in out)

    def take(self, game: Cultists, seat: Seat, met: tuple[Place, ...]) -> None:
        """MOC-LIFT-18."""
        enter(game, seat, self.lift)
        if self.lift not in met:
            encounter_on_entering(game, seat, self.lift)


class StepOut(Way, code="stepout:{to}", clause="MOC-RQ-07"):
    """Leave the lift where it stands, without a ride."""

    to: Place

    def destination(self) -> Place:
        return self.to

    def cost(self, game: Cultists) -> int:
        return game.options.lift_exit_cost

    def may_come_last(self, game: Cultists, seat: Seat, start: Place) -> bool:
        return bool(footing(game, seat, start).rests(self.to))

    def take(self, game: Cultists, seat: Seat, met: tuple[Place, ...]) -> None:
        """MOC-LIFT-19."""
        enter(game, seat, self.to)
        if self.to not in met:
            encounter_on_entering(game, seat, self.to)


class RideLift(Way, code="ride:{to}", clause="MOC-LIFT-06"):
    """Start the lift: everybody inside rides and steps out."""

    to: Place

    def destination(self) -> Place:
        return self.to

    def prospect(self, known: Cultists, seat: Seat) -> Prospect:
        """MOC-LIFT-19: all arrive together."""
        there = known.clone()
        riders = together(known, known.at[seat])
        for rider in riders:
            there.at[rider] = self.to
        found = super().prospect(there, seat)
        return found.without_meeting() if met_inside(there, riders, self.to) else found

    def cost(self, game: Cultists) -> int:
        return 0

    def may_come_last(self, game: Cultists, seat: Seat, start: Place) -> bool:
        return bool(footing(game, seat, start).rests(self.to))

    def take(self, game: Cultists, seat: Seat, met: tuple[Place, ...]) -> None:
        arrival = ride(game, game.at[seat], seat)
        if self.to not in met or len(arrival.riders) > 1:
            game.do(MeetOnArrival((arrival,), seat))


def ways_out(game: Cultists, lift: Place) -> tuple[Way, ...]:
    """MOC-LIFT-06, -13: out where it stands, or with power at the other Room."""
    out = StepOut(mine(game).lifts[lift])
    return (out, RideLift(other_stop(game, lift))) if has_power(game, lift) else (out,)


@mountains_of_chaos.modifies(ways_beyond_doors)
def by_lift(offered: tuple[Option, ...], game: Cultists, seat: Seat) -> tuple[Option, ...]:
    """MOC-LIFT-03, -04, MOC-RQ-17: into a lift that stands here, through Secret Doors too."""
    here, standing = game.at[seat], mine(game).lifts
    if here in standing:
        return (*offered, *ways_out(game, here))
    reach = linked(game, here) if game.options.secret_doors_reach_lift else (here,)
    return (*offered, *[EnterLift(lift) for lift, room in standing.items() if room in reach])


# Calling


class CallLift(Action, code="call:{lift}", clause="MOC-LIFT-15", free=True):
    """Have a lift come to this Room from its other one; the turn goes on."""

    lift: Place

    @classmethod
    def offered(cls, game: Cultists, seat: Seat) -> Iterable[Option]:
        """MOC-LIFT-16: an Investigator needs the Room on the Route."""
        lifts = lifts_to_call(game, seat)
        return [cls(lift) for lift in lifts] if lifts and on_route(game, seat, game.at[seat]) else ()

    def perform(self, game: Cultists, seat: Seat) -> None:
        game.record(LiftCalled(seat, self.lift, other_stop(game, self.lift)))
        game.do(MeetOnArrival((ride(game, self.lift, seat),), seat))


def lifts_to_call(game: Cultists, seat: Seat) -> list[Place]:
    """MOC-RQ-12, -17: those that could come here, by what all can see; the Route is the caller's secret."""
    here, options = game.at[seat], game.options
    if here not in game.board.rooms or blocked(game, here) or (game.ghost[seat] and not options.ghosts_call_lift):
        return []
    joined = options.secret_doors_reach_lift and options.secret_doors_actions != "check_room_only"
    reach = linked(game, here) if joined else (here,)
    coming = [lift for lift in game.board.lifts if other_stop(game, lift) in reach and has_power(game, lift)]
    return [lift for lift in coming if options.call_occupied_lift or lift not in game.at]


@mountains_of_chaos.modifies(free_actions)
def may_call(offered: tuple[Option, ...], game: Cultists, seat: Seat) -> tuple[Option, ...]:
    return (*offered, *CallLift.offered(game, seat))


@mountains_of_chaos.modifies(may_linger)
def might_call(lingers: bool, game: Cultists, seat: Seat) -> bool:
    """MOC-LIFT-16: who stands where a lift can be called is asked, whatever the Route says."""
    return lingers or bool(lifts_to_call(game, seat))


@mountains_of_chaos.notes(LiftCalled)
def was_on_the_route(ledger: Ledger, event: LiftCalled) -> None:
    """A call proves the colour, which joined Rooms share, on the caller's Route."""
    colour = ledger.board.colour[event.to]
    ledger.room_actions[event.seat].append((ledger.round, colour, event.seat in ledger.ghosts))


# Standing in one


@mountains_of_chaos.modifies(has_hallway_deck)
def is_no_hallway(has: bool, game: Cultists, place: Place) -> bool:
    """MOC-LIFT-02, MOC-RQ-14: no Secure a Hallway in a lift."""
    return has and place not in game.board.lifts


@mountains_of_chaos.modifies(takes_check_card)
def takes_card_like_a_hallway(takes: bool, game: Cultists, place: Place) -> bool:
    """MOC-RQ-14."""
    if place not in game.board.lifts:
        return takes
    return game.options.unsafe_passages and game.options.lift_check_card == "unsafe_passage"
