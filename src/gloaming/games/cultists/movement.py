"""The Movement Phase: door by door, with Encounters on entering (AC-MOVE)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import cast

from gloaming.games.cultists.board import Place, Ways
from gloaming.games.cultists.encounters import Outlook, Prospect, encounter_on_entering, met_among, met_on_entering
from gloaming.games.cultists.events import Entered, FishmanScared, KnifeUsed, PathDeclared, Stayed
from gloaming.games.cultists.reach import Onward, within_reach
from gloaming.games.cultists.rules import barred, joined, linked, movement_points, together, ways, ways_beyond_doors
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.steps import Choice, Option, Step
from gloaming.kernel.values import Seat


class Go(Option, code="go:{to}", clause="AC-MOVE-02"):
    """Through a Door, or as a Ghost through anything."""

    to: Place

    def prospect(self, known: Cultists, seat: Seat) -> Prospect | None:
        return None if known.ghost[seat] else prospect_of(known, seat, self.to, cost=1)


class Stop(Option, code="stop:{at}", clause="AC-MOVE-05", quiet=True):
    """End the Movement, in this very Room of those that Secret Doors join."""

    at: Place


class Way(Option):
    """A way on that isn't a Door; an expansion's."""

    def cost(self, game: Cultists) -> int:
        return 1

    def may_come_last(self, game: Cultists, seat: Seat, start: Place) -> bool:
        """AC-MOVE-03: whether a Movement that began at `start` may be over behind it, with no point left."""
        raise NotImplementedError(f"{type(self).__name__} does not say whether it may come last")

    def prospect(self, known: Cultists, seat: Seat) -> Prospect:
        return prospect_of(known, seat, self.destination(), cost=self.cost(known))

    def destination(self) -> Place:
        """Where it leads."""
        raise NotImplementedError(f"{type(self).__name__} leads nowhere")

    def take(self, game: Cultists, seat: Seat, met: tuple[Place, ...]) -> None:
        """Go there. Where this Movement has `met` already, it does not meet again (RQ-01)."""
        raise NotImplementedError(f"{type(self).__name__} leads nowhere")


def prospect_of(game: Cultists, seat: Seat, to: Place, cost: int) -> Prospect:
    """Whom the next step of a Movement meets, and whether it is the last one."""
    walk, others = game.asking, [other for other in together(game, to) if other != seat]
    last = again = False
    if isinstance(walk, Walk):
        again = to in walk.met and game.options.reentry_encounter == "once_per_turn"
        last = walk.points - cost <= 0 and to not in joined(game)
    meets = () if again else tuple(met_among(game, to, others))
    return Prospect(meets, last) if meets else Prospect(last=last, beside=tuple(others))


class Move(Step):
    """One seat's Movement turn."""

    seat: Seat

    def run(self, game: Cultists) -> None:
        game.turn = self.seat
        start = game.at[self.seat]
        if game.ghost[self.seat]:
            game.do(Teleport(self.seat))
        elif game.options.path_declaration == "upfront":
            game.do(DeclarePath(self.seat, ()))
        else:
            game.do(Walk(self.seat, movement_points(game, self.seat), start, ()))


class Walk(Choice, clause="AC-MOVE-03"):
    """AC-MOVE-02, -03, -12: each Door costs 1 point; never end where you started; meet, then choose the next Door."""

    points: int
    start: Place
    met: tuple[Place, ...]

    def outlook(self, known: Cultists, seat: Seat) -> Outlook:
        one = joined(known)
        peopled = {room for at in known.at for room in one.get(at, (at,))}
        meets = {place: met for place in known.board.places if place in peopled and (met := self.meets(known, place))}
        return Outlook(meets, tuple(sorted(set(one.values()))), ways=within_reach(known, self))

    def meets(self, known: Cultists, place: Place) -> tuple[Seat, ...]:
        """Whom it would meet in there now (RQ-01)."""
        again = place in self.met and known.options.reentry_encounter == "once_per_turn"
        return () if again else tuple(met_on_entering(known, self.seat, place))

    def footing(self, game: Cultists) -> Footing:
        return footing(game, self.seat, self.start)

    def end(self, game: Cultists) -> tuple[Place, int]:
        return game.at[self.seat], self.points

    def ground(self, known: Cultists) -> Cultists:
        """Where an expansion has ways of its own, perhaps with no point left, they are asked for where the seat would then be."""
        return known.clone() if known.book.changes[ways_beyond_doors.number] else known

    def ahead(self, there: Cultists, footing: Footing, here: Place, points: int) -> tuple[Onward, ...]:
        doors = footing.ahead(here, points)
        if not there.book.changes[ways_beyond_doors.number]:
            return doors
        there.at[self.seat] = here
        beyond = Walk(self.seat, points, self.start, self.met).beyond(there)
        return (*doors, *[Onward(way.destination(), way.cost(there), str(way)) for way in beyond])

    def run(self, game: Cultists) -> None:
        if not game.ghost[self.seat]:
            game.ask(self)

    def options(self, game: Cultists) -> tuple[Option, ...]:
        seat, here = self.seat, game.at[self.seat]
        onward, stops = footing(game, seat, self.start).offers(here, self.points)
        beyond = self.beyond(game)
        return (*onward, *beyond, *stops) if beyond else onward + stops

    def beyond(self, game: Cultists) -> Sequence[Way]:
        """Other ways than through a Door for which its points suffice."""
        if not game.book.changes[ways_beyond_doors.number]:  # asked at every step: look first whether there can be any
            return ()
        return self.affordable(game, cast(tuple[Way, ...], ways_beyond_doors(game, self.seat)))

    def affordable(self, game: Cultists, offered: tuple[Way, ...]) -> list[Way]:
        return [way for way in offered if self.affords(game, way)]

    def affords(self, game: Cultists, way: Way) -> bool:
        left = self.points - way.cost(game)
        return left > 0 or (left == 0 and way.may_come_last(game, self.seat, self.start))

    def chosen(self, game: Cultists, option: Option | None) -> None:
        match option:
            case Go():
                self.go(game, option.to)
            case Stop():
                rest(game, self.seat, option.at)
            case Way():
                self.take(game, option)
            case _:
                game.record(Stayed(self.seat, game.at[self.seat]))  # AC-MOVE-11

    def go(self, game: Cultists, to: Place) -> None:
        enter(game, self.seat, to)
        once = game.options.reentry_encounter == "once_per_turn"
        if not (once and to in self.met):
            encounter_on_entering(game, self.seat, to)
        met = (*self.met, *linked(game, to)) if once else ()
        if self.points > 1 or to in joined(game):
            game.do(Walk(self.seat, self.points - 1, self.start, met))

    def take(self, game: Cultists, way: Way) -> None:
        """Go another way than through a Door; a seat that can only stop there isn't asked."""
        way.take(game, self.seat, self.met)
        here = game.at[self.seat]
        met = (*self.met, *linked(game, here)) if game.options.reentry_encounter == "once_per_turn" else ()
        onward = Walk(self.seat, self.points - way.cost(game), self.start, met)
        if onward.options(game) != (Stop(here),):
            game.do(onward)


class DeclarePath(Choice, clause="RQ-03"):
    """RQ-03, declared up front: the whole way is named, Door by Door, before the first step."""

    path: tuple[Place, ...]

    def outlook(self, known: Cultists, seat: Seat) -> Outlook:
        return Outlook(ways=within_reach(known, self))

    def ground(self, known: Cultists) -> Cultists:
        """Nobody moves yet."""
        return known

    def ahead(self, there: Cultists, footing: Footing, here: Place, points: int) -> tuple[Onward, ...]:
        return footing.ahead(here, points)

    def options(self, game: Cultists) -> tuple[Option, ...]:
        onward, stops = self.footing(game).offers(*self.end(game))
        return onward + stops

    def footing(self, game: Cultists) -> Footing:
        return footing(game, self.seat, game.at[self.seat])

    def end(self, game: Cultists) -> tuple[Place, int]:
        """Where the way that is named ends so far, and the points that are left there."""
        here = self.path[-1] if self.path else game.at[self.seat]
        return here, movement_points(game, self.seat) - len(self.path)

    def chosen(self, game: Cultists, option: Go | Stop | None) -> None:
        match option:
            case Go(to):
                game.do(DeclarePath(self.seat, (*self.path, to)))
            case Stop(place):
                game.record(PathDeclared(self.seat, self.path))
                steps = [FollowPath(self.seat, to, self.path[:before]) for before, to in enumerate(self.path)]
                game.do(*steps, Rest(self.seat, place))
            case None:
                game.record(Stayed(self.seat, game.at[self.seat]))


class FollowPath(Step):
    """One Door of a declared path."""

    seat: Seat
    to: Place
    before: tuple[Place, ...]

    def run(self, game: Cultists) -> None:
        if game.ghost[self.seat]:
            return
        enter(game, self.seat, self.to)
        again = any(place in self.before for place in linked(game, self.to))
        if not (again and game.options.reentry_encounter == "once_per_turn"):
            encounter_on_entering(game, self.seat, self.to)


class Rest(Step):
    seat: Seat
    place: Place

    def run(self, game: Cultists) -> None:
        if not game.ghost[self.seat]:
            rest(game, self.seat, self.place)


class Teleport(Choice, clause="AC-GHOST-03"):
    """AC-GHOST-03, -04, -05: to any other Location, the Fishman's Hallway excepted."""

    def options(self, game: Cultists) -> tuple[Option, ...]:
        here = game.at[self.seat]
        closed = barred(game, self.seat)
        anywhere = [Go(to) for to in game.board.places if to != here and to not in closed]
        return (*anywhere, Stop(here)) if game.options.ghost_may_stay else tuple(anywhere)

    def chosen(self, game: Cultists, option: Go | Stop) -> None:
        match option:
            case Go(to):
                enter(game, self.seat, to)
            case Stop(place):
                game.record(Stayed(self.seat, place))


def footing(game: Cultists, seat: Seat, start: Place) -> Footing:
    """Where this seat's Movement, begun at `start`, leads as the doors are now."""
    options, one = game.options, joined(game)
    home = (start,) if options.secret_doors_move_within_group == "allowed" else one.get(start, (start,))
    passes = options.trapped_character == "may_enter_fishman_hallway"
    return remembered(ways(game), one, barred(game, seat), home, passes)


class Footing:
    """Where a Movement may go on and where it may end, wherever it has come."""

    def __init__(
        self, doors: Ways, joined: Ways, closed: tuple[Place, ...], home: tuple[Place, ...], passes: bool
    ) -> None:
        self.doors, self.joined, self.closed = doors, joined, closed
        self.home = home
        """Where it began, and may not end."""
        self.passes = passes
        """RQ-39: whether the table lets somebody through for whom no Door leads anywhere but to the Fishman."""
        self.offered: dict[tuple[Place, int], tuple[tuple[Option, ...], tuple[Option, ...]]] = {}
        self.led: dict[tuple[Place, int], tuple[Onward, ...]] = {}

    def offers(self, here: Place, points: int) -> tuple[tuple[Option, ...], tuple[Option, ...]]:
        """The Doors, and where to end. The same few are asked for in every game."""
        found = self.offered.get((here, points))
        if found is None:
            stops = tuple(map(Stop, self.rests(here)))
            found = self.offered[here, points] = (tuple(map(Go, self.onward(here, points))), stops)
        return found

    def ahead(self, here: Place, points: int) -> tuple[Onward, ...]:
        """The Doors again, with the codes of the answers that lead through them."""
        found = self.led.get((here, points))
        if found is None:
            found = self.led[here, points] = tuple([Onward(to, 1, str(Go(to))) for to in self.onward(here, points)])
        return found

    def onward(self, here: Place, points: int) -> list[Place]:
        """The Locations behind the next Door. With the last point nobody may return to where the Movement began."""
        if points <= 0:
            return []
        group, doors = self.joined.get(here, (here,)), self.doors
        nearby = doors[here] if len(group) == 1 else tuple(dict.fromkeys(to for room in group for to in doors[room]))
        trapped = self.passes and self.home[0] in group and all(to in self.closed for to in nearby)
        behind = [to for to in nearby if to not in group and (trapped or to not in self.closed)]
        return behind if points > 1 else [to for to in behind if to not in self.home or self.rests(to)]

    def rests(self, here: Place) -> list[Place]:
        """AC-MOVE-03, RQ-06: where a Movement that has come `here` may end."""
        return [place for place in self.joined.get(here, (here,)) if place not in self.home]


remembered = lru_cache(maxsize=4096)(Footing)


def enter(game: Cultists, seat: Seat, place: Place) -> None:
    game.at[seat] = place
    game.record(Entered(seat, place))
    if place == game.fishman and seat == game.knife and not game.ghost[seat]:
        face_fishman(game, seat)


def face_fishman(game: Cultists, seat: Seat) -> None:
    """RQ-36, RQ-91: what entering his Hallway does beyond being there, where the table wishes it."""
    if game.options.fishman_scare == "on_entering":
        game.fishman = None
        game.record(FishmanScared(seat))
        game.record(KnifeUsed(seat, "fishman"))
    elif game.options.butterfingers_enter_fishman:
        game.record(KnifeUsed(seat, "entering"))


def rest(game: Cultists, seat: Seat, place: Place) -> None:
    """RQ-06 h: at the end of a Movement in joined Rooms the player chooses the real one."""
    if place != game.at[seat]:
        game.at[seat] = place
        game.record(Stayed(seat, place))
