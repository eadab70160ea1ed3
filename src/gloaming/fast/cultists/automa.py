"""The AUTOMA Investigator: it moves by its open Route and acts by where it stands (AC-AUTOMA)."""

from __future__ import annotations

from gloaming.fast.agenda import do
from gloaming.fast.cultists.actions import can_be_checked, remove_token
from gloaming.fast.cultists.encounters import encounter_on_entering, take_from_pile, top_of_pile
from gloaming.fast.cultists.entering import enter
from gloaming.fast.cultists.layout import UNSAFE, Game, Printed
from gloaming.fast.cultists.paths import comes_before, path_towards
from gloaming.fast.cultists.rooms import lay, lay_on_deck
from gloaming.fast.cultists.rules import (
    barred,
    blocked,
    has_hallway_deck,
    is_room,
    linked,
    linked_count,
    movement_points,
    route_line,
    same_location,
)
from gloaming.fast.cultists.steps import AUTOMA_WALK, DRAW_FROM_ROOM, REST
from gloaming.fast.layout import NOBODY, Dice
from gloaming.fast.sets import has


def automa_move(g: Game, b: Printed, u: Dice) -> None:
    """AC-AUTOMA-10 to -13: towards its goal by a shortest way, clockwise where there are several."""
    seat = g.now[1]
    g.turn = seat
    goals = goal_rooms(g, b, seat)
    find_path(g, b, seat, goals)
    if g.path_length == 0:
        return
    if g.ghost[seat]:
        enter(g, b, seat, settle(g, b, g.path[g.path_length - 1], goals))  # RQ-109: a Ghost is there at once
        return
    g.path_length = min(g.path_length, movement_points(g, b, seat))
    do(g, AUTOMA_WALK, seat, 0, settle(g, b, g.path[g.path_length - 1], goals))


def automa_walk(g: Game, b: Printed, u: Dice) -> None:
    """So many steps of its path lie behind; where it rests after the last one is known."""
    seat, behind, end = g.now[1], g.now[2], g.now[3]
    enter(g, b, seat, g.path[behind])
    encounter_on_entering(g, b, seat, g.path[behind])
    if behind + 1 < g.path_length:
        do(g, AUTOMA_WALK, seat, behind + 1, end)
    else:
        do(g, REST, seat, end)


def settle(g: Game, b: Printed, place: int, goals: int) -> int:
    """Of the goals among the Rooms joined to this place, the first one clockwise."""
    if has(goals, place):
        return place
    best = NOBODY
    for i in range(linked_count(g, b, place)):
        room = linked(g, b, place, i)
        if has(goals, room) and (best < 0 or comes_before(b, place, room, best)):
            best = room
    return place if best < 0 else best


def goal_rooms(g: Game, b: Printed, seat: int) -> int:
    """RQ-106: the first colour of its line with an unexplored Room; else with an unfinished one; else the first."""
    route, line = g.route[seat], route_line(g)
    for wish in range(3):
        for i in range(b.line_length[route][line]):
            goals = goals_of(g, b, seat, b.line[route][line][i], wish)
            if goals > 0:
                return goals
    return 0


def goals_of(g: Game, b: Printed, seat: int, colour: int, wish: int) -> int:
    """Rooms of a colour: unexplored, unfinished, or any. The one it is in can't be a goal: it has to move (AC-MOVE-03)."""
    here, goals = g.at[seat], 0
    for i in range(b.rooms_of_count[colour]):
        room = b.rooms_of[colour][i]
        is_here = room == here or (not g.ghost[seat] and same_location(g, b, here, room))  # AC-GHOST-04
        is_done = (wish == 0 and g.explored[room] == 1) or (wish == 1 and g.finished[room] == 1)
        if not is_here and not is_done:
            goals |= 1 << room
    return goals


def find_path(g: Game, b: Printed, seat: int, goals: int) -> None:
    """RQ-106, RQ-112: to the nearest goal, never through the Fishman's Hallway.

    RQ-40, RQ-109: a Ghost does not walk, so neither he nor any door matters."""
    g.path_length = 0
    if goals == 0:
        return
    walks = not g.ghost[seat]
    arrivals = goals
    for place in range(b.rooms):
        for room in range(b.rooms):
            if walks and has(goals, room) and same_location(g, b, room, place):
                arrivals |= 1 << place
    path_towards(g, b, g.at[seat], arrivals, barred(g, b, seat) if walks else NOBODY, walks)


def automa_action(g: Game, b: Printed, u: Dice) -> None:
    """AC-AUTOMA-16, -17: fight, fill, check or secure, by where it stands; nothing else."""
    seat = g.now[1]
    g.turn = seat
    here, card = g.at[seat], top_of_pile(g, True)
    if not is_room(b, here):
        if not g.ghost[seat] and card != NOBODY and has_hallway_deck(b, here):
            take_from_pile(g, card)
            lay(g, UNSAFE, card)
    elif blocked(g, here):
        if not g.ghost[seat]:
            remove_token(g, here)  # RQ-111
    elif can_be_checked(g, here):
        do(g, DRAW_FROM_ROOM, seat, here, 1 - b.automa_shuffle_before_check)
    elif not g.explored[here] and card != NOBODY:
        take_from_pile(g, card)
        lay_on_deck(g, here, card)
