from __future__ import annotations

from functools import partial
from typing import Any

from gloaming.env import aec, in_order, parallel
from gloaming.env.layout import EMPTY
from gloaming.env.notes import Notes
from gloaming.env.scribe import Scribe
from gloaming.env.sheet import SEATS
from gloaming.env.versions import release
from gloaming.games.cultists.board import Board, Colour, Place, board_of
from gloaming.games.cultists.cards import ALIVE, DEAD, Cards
from gloaming.games.cultists.events import Gave, GaveInTheDark, PulseOpened, PulseSeen, RoundBegan
from gloaming.games.cultists.expansions.under_the_surface import state as surface
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.rules import ROUTES
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.values import Seat

ROOMS_OF: dict[Colour, int] = {"light_blue": 1, "red": 1, "green": 1, "orange": 4, "pink": 4, "dark_blue": 3}
"""As many as a board can have of each (MAP-02 to MAP-06)."""
ROOMS = sum(ROOMS_OF.values())
HALLWAYS = 12
LIFTS = 2

# What fills the slots at a table


def fills(options: Options) -> dict[str, list[Any]]:
    """Rooms stand by colour, because a colour says what can be done there: a slot is "the second pink Room" on every board."""
    board = board_of(options)
    places = places_of(board)
    rack = [EMPTY] * ROOMS
    for name, rooms in board.rooms_of_rack.items():
        rack[min(map(places.index, rooms))] = name
    return {"anywhere": places, "place": places, "room": places[:ROOMS], "lift": places[-LIFTS:], "rack": rack}


def places_of(board: Board) -> list[Place]:
    if len(board.hallways) > HALLWAYS or len(board.lifts) > LIFTS:
        most = f"{HALLWAYS} Hallways and {LIFTS} lifts"
        raise BadOptions(f"The environment has slots for {most}; take a board with fewer than {board.title}.")
    stretches = [(sorted(board.rooms_of[colour]), most_rooms) for colour, most_rooms in ROOMS_OF.items()]
    stretches += [([*board.hallways], HALLWAYS), ([*board.lifts], LIFTS)]
    return [place for places, size in stretches for place in [*places, *[EMPTY] * (size - len(places))]]


# What a part of the sheet shows that isn't a field of a view


def no_cards(now: int, until: int) -> bool:
    return now <= until


def candidates(roles_laid_out: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(role for roles in roles_laid_out for role in roles.split("|"))


def values(routes: dict[Seat, int]) -> tuple[int, ...]:
    return tuple(routes.values())


def items_out(parts: dict[str, Any]) -> tuple[str, ...]:
    seen = parts.get(surface.NAME)
    return () if seen is None else (*seen.used.values(), *seen.gone)


def line(route: int | None, now: int) -> tuple[str, ...]:
    """AC-ROUTE-01: the lines of a Route come again after four rounds."""
    return () if route is None or now == 0 else tuple(ROUTES[route][(now - 1) % 4])


def began_alive(start_cards: Cards) -> tuple[Seat, ...]:
    return tuple(seat for seat, card in enumerate(start_cards) if card == ALIVE)


def began_dead(start_cards: Cards) -> tuple[Seat, ...]:
    return tuple(seat for seat, card in enumerate(start_cards) if card != ALIVE)


class CultistsNotes(Notes):
    """Who gave whom how many cards, and what this seat saw of Pulse decks."""

    def __init__(self, scribe: Scribe) -> None:
        super().__init__(scribe)
        self.round = 0

    def hear_round(self, event: RoundBegan) -> None:
        self.round = event.round

    def hear_gift(self, event: Gave | GaveInTheDark) -> None:
        self.count(self.start["gave"] + self.order[event.seat] * SEATS + self.order[event.to])

    def hear_look(self, event: PulseSeen) -> None:
        self.look(event.target, event.cards)

    def hear_opening(self, event: PulseOpened) -> None:
        self.look(event.seat, event.cards)

    def look(self, seat: Seat, cards: Cards) -> None:
        seat, dead = self.order[seat], cards.count(DEAD)
        for part, number in (("seen_alive", len(cards) - dead), ("seen_dead", dead), ("seen_round", self.round)):
            self.page[self.start[part] + seat] = number

    hears = {
        RoundBegan: hear_round,
        Gave: hear_gift,
        GaveInTheDark: hear_gift,
        PulseSeen: hear_look,
        PulseOpened: hear_opening,
    }


VERSION = release(
    "cultists_v1", fills, CultistsNotes, no_cards, candidates, values, items_out, line, began_alive, began_dead
)
__doc__ = VERSION.told()

env, raw_env = partial(in_order, VERSION.name), partial(aec, VERSION.name)
parallel_env = partial(parallel, VERSION.name)
