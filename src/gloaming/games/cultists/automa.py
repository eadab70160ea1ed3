"""The AUTOMA Investigator: it moves by its open Route and acts by where it stands (AC-AUTOMA)."""

from __future__ import annotations

from functools import lru_cache

from gloaming.games.cultists.actions.check_room import can_be_checked
from gloaming.games.cultists.actions.fight_cultist import remove_token
from gloaming.games.cultists.board import Board, Place, Ways
from gloaming.games.cultists.cards import ROOM_CARDS, Card, of_kind, without
from gloaming.games.cultists.encounters import encounter_on_entering
from gloaming.games.cultists.events import HallwaySecured, Passed, RoomFilled, Stayed
from gloaming.games.cultists.movement import Rest, enter
from gloaming.games.cultists.paths import path_towards, turn
from gloaming.games.cultists.rooms import DrawFromRoom, lay_on_deck
from gloaming.games.cultists.rules import barred, blocked, has_hallway_deck, linked, movement_points, route_line, ways
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.steps import Step
from gloaming.kernel.values import Seat


class AutomaMove(Step):
    """AC-AUTOMA-10 to -13: towards its goal by a shortest way, clockwise where there are several."""

    seat: Seat

    def run(self, game: Cultists) -> None:
        game.turn = self.seat
        goals = goal_rooms(game, self.seat)
        path = path_to(game, self.seat, goals)
        if not path:
            game.record(Stayed(self.seat, game.at[self.seat]))
        elif game.ghost[self.seat]:
            enter(game, self.seat, settle(game, path[-1], goals))  # RQ-109: a Ghost is there at once
        else:
            points = movement_points(game, self.seat)
            game.do(AutomaWalk(self.seat, path[:points], settle(game, path[min(points, len(path)) - 1], goals)))


class AutomaWalk(Step):
    seat: Seat
    path: tuple[Place, ...]
    end: Place
    """Where it rests after the last step: of the Rooms that Secret Doors join, the one it wanted."""

    def run(self, game: Cultists) -> None:
        to, *onward = self.path
        enter(game, self.seat, to)
        encounter_on_entering(game, self.seat, to)
        game.do(AutomaWalk(self.seat, tuple(onward), self.end) if onward else Rest(self.seat, self.end))


def settle(game: Cultists, place: Place, goals: tuple[Place, ...]) -> Place:
    """Of the goals among the Rooms joined to this place, the first one clockwise."""
    joined = [room for room in linked(game, place) if room in goals]
    return place if place in goals or not joined else min(joined, key=lambda room: turn(game.board, place, room))


def goal_rooms(game: Cultists, seat: Seat) -> tuple[Place, ...]:
    """RQ-106: the first colour of its line with an unexplored Room; else with an unfinished one; else the first.

    The Room it is in can't be a goal: it has to move (AC-MOVE-03)."""
    here = (game.at[seat],) if game.ghost[seat] else linked(game, game.at[seat])  # AC-GHOST-04
    line = [
        tuple(room for room in game.board.rooms_of[colour] if room not in here) for colour in route_line(game, seat)
    ]
    for rooms in line:
        if unexplored := tuple(room for room in rooms if not game.explored[room]):
            return unexplored
    for rooms in line:
        if unfinished := tuple(room for room in rooms if not game.finished[room]):
            return unfinished
    return next((rooms for rooms in line if rooms), ())


def path_to(game: Cultists, seat: Seat, goals: tuple[Place, ...]) -> tuple[Place, ...]:
    """RQ-106, RQ-112: to the nearest goal, never through the Fishman's Hallway."""
    here = game.at[seat]
    if game.ghost[seat]:  # RQ-40, RQ-109: it does not walk, so neither he nor any door matters
        return usual_path(game.board, game.board.doors, here, goals, ())
    closed = barred(game, seat)
    if all(len(linked(game, room)) == 1 for room in game.board.rooms):  # anywhere: they shorten ways between others too
        return usual_path(game.board, ways(game), here, goals, closed)
    arrivals = {place for goal in goals for place in linked(game, goal)}
    return path_towards(game.board, here, arrivals, closed, lambda place: ways_from(game, place))


@lru_cache(maxsize=4096)
def usual_path(
    board: Board, doors: Ways, here: Place, goals: tuple[Place, ...], closed: tuple[Place, ...]
) -> tuple[Place, ...]:
    """The same few paths are asked for in every game, as long as Secret Doors join no Rooms."""
    return path_towards(board, here, goals, closed, doors.__getitem__) if goals else ()


def ways_from(game: Cultists, place: Place) -> tuple[Place, ...]:
    """Through the Doors of this Location; Secret Doors lend it those of the Rooms of its colour."""
    group, doors = linked(game, place), ways(game)
    if len(group) == 1:
        return doors[place]
    return tuple(dict.fromkeys(to for room in group for to in doors[room] if to not in group))


class AutomaAction(Step):
    """AC-AUTOMA-16, -17: fight, fill, check or secure, by where it stands; nothing else."""

    seat: Seat

    def run(self, game: Cultists) -> None:
        seat, here = self.seat, game.at[self.seat]
        game.turn = seat
        ghost = game.ghost[seat]
        card = top_room_card(game, seat)
        if here not in game.board.rooms:
            if ghost or card is None or not has_hallway_deck(game, here):
                game.record(Passed(seat))
            else:
                game.hand[seat] = without(game.hand[seat], card)
                game.unsafe_deck += (card,)
                game.record(HallwaySecured(seat, card))
        elif blocked(game, here):
            if ghost:
                game.record(Passed(seat))
            else:
                remove_token(game, seat, here)  # RQ-111
        elif can_be_checked(game, here):
            game.do(DrawFromRoom(seat, here, top=not game.options.automa_shuffle_before_check))
        elif not game.explored[here] and card is not None:
            game.hand[seat] = without(game.hand[seat], card)
            game.record(RoomFilled(seat, card, here))
            lay_on_deck(game, here, card)
        else:
            game.record(Passed(seat))


def top_room_card(game: Cultists, seat: Seat) -> Card | None:
    pile = of_kind(game.hand[seat], ROOM_CARDS)
    return pile[0] if pile else None
