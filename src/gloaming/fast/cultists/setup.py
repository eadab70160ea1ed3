"""Set-up: envelopes are packed and dealt, the board is laid out (AC-SETUP)."""

from __future__ import annotations

from gloaming.fast.cultists.finding import lay_out_items
from gloaming.fast.cultists.layout import DECKS, DRAW, REMOVED, ROOMS, ROUTES, UNSAFE, Game, Printed
from gloaming.fast.cultists.numbers import CULTIST, CULTISTS, DEAD, INVESTIGATOR, NO_SPECIAL_ROLE
from gloaming.fast.cultists.professions import lay_out_profession
from gloaming.fast.cultists.revolving_door import lay_out_mine
from gloaming.fast.cultists.rules import is_investigator
from gloaming.fast.dice import roll, shuffle
from gloaming.fast.layout import NOBODY, SEATS, Dice

START, SHARE = SEATS, 2 * SEATS
"""Where in the heap the envelopes' start cards lie, and in which order they are dealt; their Roles come first."""


def set_up(g: Game, b: Printed, u: Dice) -> None:
    """AC-SETUP-01 to -26. The order of the steps is fixed, for the dice fall in it."""
    for seat in range(b.seats):
        g.at[seat] = b.start
        g.cause[seat] = g.dead_since[seat] = g.ballots[seat] = NOBODY
    choose_roles(g, b, u)
    deal(g, b, u)
    lay_out_rooms(g, b, u)
    lay_out_the_rest(g, b, u)
    g.knife = first_player(g, b, u)
    lay_out_expansions(g, b, u)


def choose_roles(g: Game, b: Printed, u: Dice) -> None:
    """AC-LEVEL-05: what the level leaves open is drawn."""
    if b.mixes > 0:
        mix = b.mix[roll(g, u, b.mixes)]
        while g.special_count < SEATS and mix[g.special_count] >= 0:
            g.special_roles[g.special_count] = mix[g.special_count]
            g.special_count += 1
        return
    for i in range(b.groups):
        drawn = 0 if b.group_count[i] == 1 else roll(g, u, b.group_count[i])
        g.special_roles[i] = b.group[i][drawn]
    g.special_count = b.groups


def deal(g: Game, b: Printed, u: Dice) -> None:
    """AC-SETUP-03 to -09: pack the envelopes, shuffle them, deal one to each seat."""
    pack(g, b, u)
    for i in range(b.seats):
        g.heap[SHARE + i] = i
    shuffle(g, u, g.heap, SHARE, b.seats)
    if b.automa_special_roles == NO_SPECIAL_ROLE and b.automa >= 0:
        while g.heap[g.heap[SHARE + b.automa]] not in (INVESTIGATOR, CULTIST):
            shuffle(g, u, g.heap, SHARE, b.seats)
    routes = SHARE + SEATS
    for number in range(ROUTES - 1):
        g.heap[routes + number] = number + 1
    shuffle(g, u, g.heap, routes, ROUTES - 1)
    for seat in range(b.seats):
        g.route[seat] = g.heap[routes + seat]
        open_envelope(g, b, seat, g.heap[SHARE + seat])
    for chair in range(b.seats, SEATS):
        g.pulse_end[chair + 1] = g.pulse_end[b.seats]
    if b.automa >= 0:
        shuffle(g, u, g.pile, 0, g.pile_count)  # AC-AUTOMA-06


def pack(g: Game, b: Printed, u: Dice) -> None:
    """AC-SETUP-05 to -07: special Roles replace plain ones of their team; a Cultist never starts dead."""
    packed = 0
    for i in range(g.special_count):
        if b.team_of[g.special_roles[i]] == CULTISTS:
            g.heap[packed] = g.special_roles[i]
            packed += 1
    while packed < b.cultists:
        g.heap[packed] = CULTIST
        packed += 1
    for i in range(g.special_count):
        if b.team_of[g.special_roles[i]] != CULTISTS:
            g.heap[packed] = g.special_roles[i]
            packed += 1
    while packed < b.seats:
        g.heap[packed] = INVESTIGATOR
        packed += 1
    if b.pulse_start_count > 0:
        for i in range(b.pulse_start_count):
            g.heap[START + i] = b.pulse_start[i]
        shuffle(g, u, g.heap, START + b.cultists, b.pulse_start_count - b.cultists)


def open_envelope(g: Game, b: Printed, seat: int, envelope: int) -> None:
    """AC-SETUP-09: a Role marker, the hand deck, and the start card of the Pulse deck."""
    role = g.heap[envelope]
    g.role[seat] = role
    for i in range(b.deck_count[role]):
        if seat == b.automa:
            g.pile[i] = b.deck[role][i]
        else:
            g.hand[seat][b.deck[role][i]] += 1
    if seat == b.automa:
        g.pile_count = b.deck_count[role]
    if b.pulse_start_count > 0:
        g.pulse[seat] = g.heap[START + envelope]
        g.pulse_end[seat + 1] = seat + 1
        if g.pulse[seat] == DEAD:
            g.start_dead |= 1 << seat
        if g.pulse[seat] == DEAD and is_investigator(g, b, seat):
            g.dead_since[seat] = 0


def lay_out_rooms(g: Game, b: Printed, u: Dice) -> None:
    """AC-SETUP-12, -23, -24: a card, the Books and a covered token for each Room."""
    for room in range(b.rooms):
        g.room_token[room] = 0 if room < b.plain_tokens else 1
    shuffle(g, u, g.room_token, 0, b.rooms)
    for room in range(b.rooms):
        g.deck[room] = b.room_start[room]
        g.deck_end[room + 1] = room + 1
        g.books[room] = b.books_in[room]
    shuffle(g, u, g.deck, 0, b.rooms)
    for room in range(b.rooms, ROOMS):
        g.deck_end[room + 1] = b.rooms


def lay_out_the_rest(g: Game, b: Printed, u: Dice) -> None:
    """AC-SETUP-13 to -26: the Unsafe Passages, the Draw pile, the Bag."""
    first = g.deck_end[UNSAFE]
    unsafe = b.unsafe_deck_count if b.unsafe_passages else 0
    for i in range(unsafe):
        g.deck[first + i] = b.unsafe_deck[i]
    g.deck_end[DRAW] = first + unsafe
    for i in range(b.draw_pile_count):
        g.deck[first + unsafe + i] = b.draw_pile[i]
    for pile in range(REMOVED, DECKS + 1):
        g.deck_end[pile] = first + unsafe + b.draw_pile_count
    shuffle(g, u, g.deck, first + unsafe, b.draw_pile_count)
    g.target, g.bag_count = b.target, b.bag_count
    for i in range(b.bag_count):
        g.bag[i] = b.bag[i]
    if b.unsafe_passages:
        g.lurking_count = b.token_rooms_count
        for i in range(b.token_rooms_count):
            g.lurking[i] = b.token_rooms[i]
        shuffle(g, u, g.lurking, 0, g.lurking_count)


def first_player(g: Game, b: Printed, u: Dice) -> int:
    """AC-ROUND-02, RQ-101, AC-AUTOMA-02: at random; with the AUTOMA the seat to its left, so it moves last."""
    if b.first_player >= 0:
        return b.first_player
    return 0 if b.automa >= 0 else roll(g, u, b.players)


def lay_out_expansions(g: Game, b: Printed, u: Dice) -> None:
    """In their printed order, after the base game's own set-up."""
    g.lamp_lit = g.leader = NOBODY
    if b.items > 0:
        lay_out_items(g, b, u)
    lay_out_mine(g, b)
    g.profession_holder = NOBODY
    if b.professions > 0:
        lay_out_profession(g, b, u)
