"""Shortest ways, as the AUTOMA takes them (AC-AUTOMA-11 to AC-AUTOMA-13, RQ-108, RQ-112). The way found lies in `path`.

A set of places is a number, a bit for each. The living walk through Secret Doors as well; a Ghost does not."""

from __future__ import annotations

from gloaming.fast.cultists.layout import DOORS, Game, Printed
from gloaming.fast.cultists.rules import joined
from gloaming.fast.layout import NOBODY, Cards
from gloaming.fast.sets import has

FAR, FULL_TURN, END, WALL = 99, 360_000_000, -1, -2
"""Out of reach; a circle in millionths of a degree; no further Door; a Door that leads nowhere else."""


def door(g: Game, b: Printed, place: int, number: int, walks: bool) -> int:
    """Where the Doors of this Location lead, one after the other; Secret Doors lend it those of the Rooms of its colour."""
    colour = joined(g, b, place) if walks else NOBODY
    ways = g.ways if walks else 0
    if colour < 0:
        return b.doors[ways][place][number] if number < b.door_count[ways][place] else END
    nth, number = number // DOORS, number % DOORS
    if nth >= b.rooms_of_count[colour]:
        return END
    room = b.rooms_of[colour][nth]
    if number >= b.door_count[ways][room]:
        return WALL
    to = b.doors[ways][room][number]
    return WALL if b.colour[to] == colour else to


def distances(g: Game, b: Printed, away: Cards, start: int, closed: int, walks: bool) -> None:
    """How many Doors away each place is that can be reached without entering the closed one."""
    for place in range(b.places):
        away[place] = FAR
    away[start] = 0
    steps, farther = 0, True
    while farther:
        farther = False
        for place in range(b.places):
            if away[place] == steps:
                farther = spread(g, b, away, place, closed, walks) or farther
        steps += 1


def spread(g: Game, b: Printed, away: Cards, place: int, closed: int, walks: bool) -> bool:
    """One Door further from this place; whether anything new was reached."""
    reached, number = False, 0
    to = door(g, b, place, 0, walks)
    while to != END:
        if to not in (WALL, closed) and away[to] == FAR:
            away[to] = away[place] + 1
            reached = True
        number += 1
        to = door(g, b, place, number, walks)
    return reached


def nearest(b: Printed, away: Cards, goals: int) -> int:
    """How far the nearest goal is."""
    least = FAR
    for place in range(b.places):
        if has(goals, place) and away[place] < least:
            least = away[place]
    return least


def path_towards(g: Game, b: Printed, start: int, goals: int, closed: int, walks: bool) -> None:
    """To the nearest goal, or if every goal is cut off, to the reachable place that would be nearest to one (RQ-112)."""
    distances(g, b, g.away, start, closed, walks)
    if nearest(b, g.away, goals) == FAR:
        goals = next_to_goals(g, b, goals, walks)
    length = nearest(b, g.away, goals)
    useful = on_shortest_paths(g, b, goals, length, walks)
    here = start
    for step in range(length):
        here = next_clockwise(g, b, here, useful, step + 1, walks)
        g.path[step] = here
    g.path_length = length


def next_to_goals(g: Game, b: Printed, goals: int, walks: bool) -> int:
    """Of the places within reach, those that would be nearest to a goal if nothing were closed."""
    best, found = FAR, 0
    for place in range(b.places):
        if g.away[place] < FAR:
            distances(g, b, g.left, place, NOBODY, walks)
            left = nearest(b, g.left, goals)
            if left < best:
                best, found = left, 0
            if left == best:
                found |= 1 << place
    return found


def on_shortest_paths(g: Game, b: Printed, goals: int, length: int, walks: bool) -> int:
    """What lies on a shortest path, the farthest first."""
    useful = 0
    for place in range(b.places):
        if has(goals, place) and g.away[place] == length:
            useful |= 1 << place
    for steps in range(length - 1, -1, -1):
        for place in range(b.places):
            if g.away[place] == steps and next_clockwise(g, b, place, useful, steps + 1, walks) != NOBODY:
                useful |= 1 << place
    return useful


def next_clockwise(g: Game, b: Printed, here: int, useful: int, steps: int, walks: bool) -> int:
    """RQ-108: of the useful places behind the next Door, the one that is met first going clockwise."""
    best, number = NOBODY, 0
    to = door(g, b, here, 0, walks)
    while to != END:
        if to != WALL and has(useful, to) and g.away[to] == steps and (best < 0 or comes_before(b, here, to, best)):
            best = to
        number += 1
        to = door(g, b, here, number, walks)
    return best


def comes_before(b: Printed, here: int, one: int, other: int) -> bool:
    """RQ-108: how far clockwise a place is met from here; last, the order of the board file."""
    first, second = (b.angle[one] - b.angle[here]) % FULL_TURN, (b.angle[other] - b.angle[here]) % FULL_TURN
    return first < second or (first == second and one < other)
