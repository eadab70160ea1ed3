"""The Cursed Hunter: plays like an Investigator, and curses Cultists and Rooms on the way; and the guess at it (UTS-HUNT)."""

from __future__ import annotations

from math import log
from typing import Any, Final

from gloaming.bots.base import best, worth_of
from gloaming.bots.cultists.careful.investigator import WORTH, filling
from gloaming.bots.cultists.careful.places import Places
from gloaming.bots.cultists.memory.decks import START
from gloaming.bots.cultists.memory.facts import FAINT, may_have_cursed
from gloaming.bots.cultists.memory.seen import cursed_rooms
from gloaming.bots.cultists.prospects.walking import Way
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists import actions as a
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import CURSE_ALIVE, CURSE_SUCCESS, Card
from gloaming.games.cultists.encounters import Give
from gloaming.games.cultists.expansions.under_the_surface.items.snow_owl import Send
from gloaming.games.cultists.movement import Go
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

PATIENCE: Final = 0.2
"""The cost of meeting a Cultist who is not cursed yet: running after them gets the Hunter named. They come by themselves."""
CURSE: Final = 0.1
"""What a cursed card is worth in a Room that has none, ..."""
ALONE: Final = 0.6
"""What it costs to be the only one who can have laid it there."""
TOKEN: Final = 0.4
"""... and the check that brings it to light."""
STRAYS: Final = 1.0
"""What it costs to act where no Route allows it: it is taken for a Cultist, or for what it is."""
STRAYED: Final = 1.0
"""What a Room action tells that no Route allows: a Cultist's, or the Hunter's (UTS-HUNT-05)."""


# Ways


def walk(turn: Turn, asked: Any) -> Option:
    return Way(turn, lambda to: entering(turn, to), Places(turn).resting).choose(asked)


def entering(turn: Turn, place: Place) -> float:
    """UTS-HUNT-08: without fear of a Cultist who is not cursed, but not after it; past the others like anybody."""
    if CURSE_ALIVE in turn.view.hand and any(is_prey(turn, other) for other in turn.met_at[place]):
        return -PATIENCE
    return -Places(turn).meeting(place)


def is_prey(turn: Turn, seat: Seat) -> bool:
    return seat in turn.cultists and seat not in turn.memory.cursed


def haunt(turn: Turn, asked: Any) -> Option:
    """A Ghost curses Rooms still."""
    places = Places(turn)

    def worth(option: Option) -> float:
        if not isinstance(option, Go) or option.to not in turn.board.rooms:
            return -1.0
        return places.room_worth(option.to) + curse(turn, option.to, CURSE_SUCCESS)

    return best(asked, worth)


# Cards


def giving(turn: Turn, gift: Give) -> int:
    """UTS-HUNT-06: a cursed card for each Cultist, a plain one for everybody else."""
    prey = is_prey(turn, gift.to)
    return (1 + prey) * (prey == (gift.card in (CURSE_ALIVE, CURSE_SUCCESS)))


def curse(turn: Turn, room: Place, card: Card) -> float:
    """UTS-HUNT-07: one cursed card a Room is enough."""
    if card != CURSE_SUCCESS or card not in turn.view.hand:
        return 0.0
    memory = turn.memory
    done = room in cursed_rooms(turn.view) or memory.curses.get(room, 0) > 0
    others = {laid.origin for laid in memory.decks[room].cards if laid.origin not in (turn.me, START)}
    return CURSE - ALONE / (1 + len(others)) - done * CURSE


def sending(turn: Turn, option: Option) -> float:
    if not isinstance(option, Send):
        return 0.0
    return filling(turn, option.place, option.card) + curse(turn, option.place, option.card)


# Actions


def acting(turn: Turn, option: Option) -> float:
    return worth_of(option, WORTH, turn) + beyond(turn, option)


def beyond(turn: Turn, option: Option) -> float:
    """What an action is worth to the Hunter on top of what it is to an Investigator."""
    match option:
        case a.FillRoom(room, card):
            return curse(turn, room, card) - out_of_cover(turn, turn.board.colour[room])
        case a.CheckRoom(room):
            return token(turn, room) - out_of_cover(turn, turn.board.colour[room])
        case a.WatchRoom(room):
            return token(turn, room) - out_of_cover(turn, "red")
        case _:
            return 0.0


def token(turn: Turn, room: Place) -> float:
    """The chance that the next card out of this deck is a cursed one, where no token lies yet."""
    if room in cursed_rooms(turn.view):
        return 0.0
    return TOKEN * min(1.0, 2 * turn.memory.curses.get(room, 0) / max(1, turn.view.deck[room]))


def out_of_cover(turn: Turn, colour: str) -> float:
    """UTS-HUNT-05: no Route binds it, but one that does not fit gives it away."""
    return 0.0 if turn.seems_to_fit(colour) else STRAYS


# The guess


def name_hunter(turn: Turn, asked: Any) -> Option:
    """UTS-HUNT-08, -09: where the traces lead; its own Team is out of the question, and so are likely Cultists."""

    def likely(seat: Seat) -> float:
        if seat in turn.cultists:
            return -99.0
        share = 0.0 if turn.is_cultist else turn.share(seat)
        return traces(turn, seat) + log(max(FAINT, 1 - share)) + knowledge(turn, seat)

    return turn.one_of_the_best(asked, lambda option: likely(option.seat))


def traces(turn: Turn, seat: Seat) -> float:
    """UTS-HUNT-08: both Cultists bear a curse, as they know, so the Hunter has met them."""
    memory = turn.memory
    found = memory.traces[seat] + STRAYED * memory.strays[seat]
    for target in sorted(turn.cultists):
        found += may_have_cursed(memory, seat, target)
    return found


def knowledge(turn: Turn, seat: Seat) -> float:
    """UTS-HUNT-04: the Hunter knows the Cultists. A ballot against one counts the more, the less there was to see."""
    ballots = [ballot for ballot in turn.memory.ballots if ballot.voter == seat]
    return sum([1 - ballot.share for ballot in ballots if ballot.named in turn.cultists])
