"""Celebrity (UTS-ROLE-13 to -18): shows up in Round 6, alive or dead."""

from __future__ import annotations

from gloaming.fast.agenda import do
from gloaming.fast.cultists.deaths import note_dead
from gloaming.fast.cultists.layout import DECKS, REMOVED, Game, Printed
from gloaming.fast.cultists.numbers import CELEBRITY, DEAD, MURDER, START_OF_ROUND_6
from gloaming.fast.cultists.rules import next_seat
from gloaming.fast.cultists.steps import BECOME_GHOST, DEAL_PULSE, HOLD_VOTE, SHOW_ROLE, TEST_CELEBRITY
from gloaming.fast.decks import count, put, size, take
from gloaming.fast.dice import shuffle
from gloaming.fast.layout import SEATS, Dice
from gloaming.games.cultists.roles.celebrity import CELEBRITY_ROUND


def shows_up(g: Game, b: Printed, at_start: bool) -> None:
    """UTS-ROLE-13, UTS-RQ-31."""
    if g.round != CELEBRITY_ROUND or (b.celebrity_moment == START_OF_ROUND_6) != at_start:
        return
    for seat in range(b.players):
        if g.role[seat] == CELEBRITY:
            do(g, SHOW_ROLE, seat)
            do(g, TEST_CELEBRITY, seat)


def test_celebrity(g: Game, b: Printed, u: Dice) -> None:
    """UTS-ROLE-14, -15, -18, UTS-RQ-33: nobody looks at the cards; all learn whether a Dead one is among them."""
    seat = g.now[1]
    if g.ghost[seat]:
        if b.celebrity_ghost_deals:
            do(g, DEAL_PULSE, seat)
    elif count(g.pulse, g.pulse_end, seat, DEAD) > 0:
        do(g, BECOME_GHOST, seat, MURDER)
        do(g, DEAL_PULSE, seat)
        if b.celebrity_vote:
            do(g, HOLD_VOTE, seat)


def deal_pulse(g: Game, b: Printed, u: Dice) -> None:
    """UTS-ROLE-16, -17: shuffled, and one at a time to the living, from the left neighbour on."""
    seat = g.now[1]
    if not b.celebrity_deals_dead_cards:  # UTS-RQ-33: they stay, for all to see
        g.shown_dead[seat] = count(g.pulse, g.pulse_end, seat, DEAD)
    dealt = take_pulse(g, seat)
    to, ghosts = seat, 0
    while ghosts < b.seats and g.ghost[to]:
        to = next_seat(b, to, 1)
        ghosts += 1
    if ghosts == b.seats:
        for i in range(dealt):
            put(g.deck, g.deck_end, DECKS, REMOVED, g.heap[i])
        return
    shuffle(g, u, g.heap, 0, dealt)
    for i in range(dealt):
        put(g.pulse, g.pulse_end, SEATS, to, g.heap[i])
        if g.heap[i] == DEAD:
            note_dead(g, b, to)
        to = next_seat(b, to, 1)
        while g.ghost[to]:
            to = next_seat(b, to, 1)


def take_pulse(g: Game, seat: int) -> int:
    """All cards but those that lie face up (UTS-RQ-32), in their order in the heap; how many they are."""
    kept, taken = 0, 0
    for i in range(g.pulse_end[seat], g.pulse_end[seat + 1]):
        if g.pulse[i] == DEAD and kept < g.shown_dead[seat]:
            kept += 1
        else:
            g.heap[taken] = g.pulse[i]
            taken += 1
    while size(g.pulse_end, seat) > 0:
        take(g.pulse, g.pulse_end, SEATS, seat)
    for _ in range(kept):
        put(g.pulse, g.pulse_end, SEATS, seat, DEAD)
    return taken
