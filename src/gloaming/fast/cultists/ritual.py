"""The banishment ritual: who takes part, what each lays down, and what comes of it (UTS-ORG-14 to -21)."""

from __future__ import annotations

from gloaming.fast.agenda import do, offer
from gloaming.fast.cultists.actions import offer_room_cards
from gloaming.fast.cultists.encounters import take_from_pile, top_of_pile
from gloaming.fast.cultists.layout import FACES, PARTICIPANTS, REMOVED, Game, Printed
from gloaming.fast.cultists.numbers import (
    COUNTS_AS_FAILURE,
    CULTISTS,
    CURSE_SUCCESS,
    CUTOFF_PREVIOUS_ROUND,
    EXCLUDED,
    INVESTIGATORS,
    KILLS,
    MUST_HAVE_CARD,
    RITUAL,
    SUCCESS,
)
from gloaming.fast.cultists.rooms import lay
from gloaming.fast.cultists.rules import room_cards
from gloaming.fast.cultists.steps import CHOOSE_PARTICIPANT, END_RITUAL, LAY_DOWN, LAY_RITUAL_CARDS, TAKE_ALONG
from gloaming.fast.cultists.victory import conclude, dead_investigators, kills_trump
from gloaming.fast.layout import NOBODY, Dice
from gloaming.fast.sets import has, how_many

# Who takes part


def participants_needed(b: Printed) -> int:
    """UTS-ORG-14."""
    return 3 if b.seats <= 6 else PARTICIPANTS


def eligible(g: Game, b: Printed) -> int:
    """UTS-ORG-15, UTS-RQ-26, UTS-RQ-27: everybody with a Room card, which the backs show; by option everybody."""
    able = 0
    for seat in range(b.players if b.automa_in_ritual == EXCLUDED else b.seats):
        if b.ritual_empty_hand != MUST_HAVE_CARD or has_room_card(g, b, seat):
            able |= 1 << seat
    return able


def has_room_card(g: Game, b: Printed, seat: int) -> bool:
    return top_of_pile(g, True) != NOBODY if seat == b.automa else room_cards(g, seat) > 0


def name_participants(g: Game, b: Printed, u: Dice) -> None:
    """UTS-RQ-26: the leader chooses while there is a choice; if cards are short, all who have one take part."""
    able = eligible(g, b)
    if how_many(able) > participants_needed(b):
        do(g, CHOOSE_PARTICIPANT, g.now[1])
        return
    for seat in range(b.seats):
        if has(able, seat):
            let_take_part(g, seat)
    do(g, LAY_RITUAL_CARDS)


def let_take_part(g: Game, seat: int) -> None:
    g.participants[g.participants_count] = seat
    g.participants_count += 1


def takes_part(g: Game, seat: int) -> bool:
    for i in range(g.participants_count):
        if g.participants[i] == seat:
            return True
    return False


def offer_participants(g: Game, b: Printed, seat: int) -> None:
    """UTS-ORG-14 to -17: one after the other, living or Ghost, the leader too, nobody twice."""
    able = eligible(g, b)
    for other in range(b.seats):
        if has(able, other) and not takes_part(g, other):
            offer(g, TAKE_ALONG + other)


def participant_chosen(g: Game, b: Printed, u: Dice) -> None:
    seat = g.now[1]
    let_take_part(g, g.answers[seat] - TAKE_ALONG)
    if g.participants_count == participants_needed(b):
        do(g, LAY_RITUAL_CARDS)
    else:
        do(g, CHOOSE_PARTICIPANT, seat)


# The cards


def laying_down(g: Game, b: Printed) -> int:
    """UTS-ORG-18, -19: all lay a card at the same time, unseen."""
    asked = 0
    for seat in range(b.players):
        if takes_part(g, seat) and room_cards(g, seat) > 0:
            asked |= 1 << seat
    return asked


def offer_laying_down(g: Game, b: Printed, seat: int) -> None:
    offer_room_cards(g, seat, LAY_DOWN)


def laid_down(g: Game, b: Printed, u: Dice) -> None:
    """UTS-ORG-18, UTS-RQ-27: then the deck is shown, and leaves the game."""
    for card in range(FACES):
        g.heap[card] = 0
    for seat in range(b.players):
        if has(g.asked, seat):
            card = g.answers[seat] - LAY_DOWN
            g.hand[seat][card] -= 1
            g.heap[card] += 1
    if b.automa >= 0 and takes_part(g, b.automa) and has_room_card(g, b, b.automa):
        card = top_of_pile(g, True)
        take_from_pile(g, card)
        g.heap[card] += 1
    laid = 0
    for card in range(FACES):
        laid += g.heap[card]
        for _ in range(g.heap[card]):
            lay(g, REMOVED, card)
    do(g, END_RITUAL, 1 if is_success(g, b, laid) else 0)


def is_success(g: Game, b: Printed, laid: int) -> bool:
    """UTS-ORG-20, -21, UTS-RQ-26: all Success, and at least one card; by option everybody's."""
    if b.ritual_empty_hand == COUNTS_AS_FAILURE and laid < g.participants_count:
        return False
    return laid > 0 and g.heap[SUCCESS] + g.heap[CURSE_SUCCESS] == laid


def end_ritual(g: Game, b: Printed, u: Dice) -> None:
    """UTS-WIN-05 to -07: a failed ritual is lost; after a good one two Cultists may still have killed enough."""
    if not g.now[1]:
        conclude(g, b, CULTISTS, RITUAL)
    elif kills_beat_the_ritual(g, b):
        conclude(g, b, CULTISTS, KILLS)
    else:
        conclude(g, b, INVESTIGATORS, RITUAL)


def kills_beat_the_ritual(g: Game, b: Printed) -> bool:
    """UTS-WIN-06, -07, UTS-RQ-04, UTS-RQ-40: with one Cultist, as after any win by points."""
    if b.cultists == 1:
        return kills_trump(g, b, True)
    until = g.round - 1 if b.ritual_kill_cutoff == CUTOFF_PREVIOUS_ROUND else g.round
    return dead_investigators(g, b, until) >= b.dead_needed
