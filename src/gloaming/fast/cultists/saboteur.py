"""The Saboteur: once per game, two Room decks change places (MOC-PROF-37 to -39)."""

from __future__ import annotations

from gloaming.fast.agenda import do, offer
from gloaming.fast.cultists.layout import Game, Printed
from gloaming.fast.cultists.numbers import SABOTEUR
from gloaming.fast.cultists.professions import holder_of_profession
from gloaming.fast.cultists.steps import EXPLORE, SWAP_DECK, WITH_DECK
from gloaming.fast.decks import size
from gloaming.fast.layout import Dice
from gloaming.games.cultists.tables import CARDS_TO_EXPLORE


def offer_swaps(g: Game, b: Printed, seat: int) -> None:
    """MOC-PROF-39, MOC-RQ-36: any Room with a card, a Cultist token in it or not; a finished one has none."""
    if holder_of_profession(g, b, SABOTEUR) != seat or g.profession_used:
        return
    decks = 0
    for room in range(b.rooms):
        decks += 1 if size(g.deck_end, room) > 0 else 0
    for room in range(b.rooms):
        if decks > 1 and size(g.deck_end, room) > 0:
            offer(g, SWAP_DECK + room)


def offer_other_decks(g: Game, b: Printed, seat: int) -> None:
    """MOC-PROF-37: the second Room."""
    for room in range(b.rooms):
        if room != g.now[2] and size(g.deck_end, room) > 0:
            offer(g, WITH_DECK + room)


def deck_chosen(g: Game, b: Printed, u: Dice) -> None:
    """MOC-PROF-37, -38: the decks are swapped as they lie, and nobody looks at them; the Room named first is explored
    first."""
    one, other = g.now[2], g.answers[g.now[1]] - WITH_DECK
    g.profession_used = 1
    if one < other:
        swap_decks(g, one, other)
    else:
        swap_decks(g, other, one)
    if b.swap_explores:
        explore_if_ripe(g, one)
        explore_if_ripe(g, other)


def swap_decks(g: Game, one: int, other: int) -> None:
    """The two and all that lies between them in the heap are laid down again: the other, what lies between, the one."""
    first, second = g.deck_end[one], g.deck_end[one + 1]
    third, behind = g.deck_end[other], g.deck_end[other + 1]
    for i in range(first, behind):
        g.heap[i] = g.deck[i]
    longer = (behind - third) - (second - first)
    for i in range(third, behind):
        g.deck[first + i - third] = g.heap[i]
    for i in range(second, third):
        g.deck[i + longer] = g.heap[i]
    for i in range(first, second):
        g.deck[third + longer + i - first] = g.heap[i]
    for room in range(one + 1, other + 1):
        g.deck_end[room] += longer


def explore_if_ripe(g: Game, place: int) -> None:
    """MOC-RQ-36: the number of cards lying there decides."""
    if not g.explored[place] and size(g.deck_end, place) >= CARDS_TO_EXPLORE:
        do(g, EXPLORE, place)
