"""Encounters: who meets, and which card goes to whom (AC-ENC). A meeting is its first seat, its place and its seats."""

from __future__ import annotations

from gloaming.fast.agenda import do, offer
from gloaming.fast.cultists.deaths import note_dead
from gloaming.fast.cultists.layout import HAND_CARDS, Game, Printed
from gloaming.fast.cultists.memory import remember_gift
from gloaming.fast.cultists.numbers import ALIVE, CLOCKWISE_FROM_MOVER, CURSE_ALIVE, CYCLIC_LEFT, DEAD
from gloaming.fast.cultists.rules import cards_are_given, next_seat, power_at, together
from gloaming.fast.cultists.steps import FIELD, GIVE, GIVE_IN_TURN, MEET
from gloaming.fast.decks import put, size
from gloaming.fast.layout import NOBODY, SEATS, Dice
from gloaming.fast.sets import has, how_many


def meets(g: Game, b: Printed, place: int, people: int) -> bool:
    """AC-ENC-06: with light exactly two, in the dark two or more."""
    return people == 2 or (people > 2 and not power_at(g, b, place))


def encounter_on_entering(g: Game, b: Printed, seat: int, place: int) -> None:
    """All who are there now meet, in the order of the seats from this one on."""
    people = together(g, b, place)
    if meets(g, b, place, how_many(people)):
        do(g, MEET, first_of(b, people, seat), place, people)


def first_of(b: Printed, people: int, seat: int) -> int:
    """The first of these, clockwise from a seat."""
    while not has(people, seat):
        seat = next_seat(b, seat, 1)
    return seat


def meet(g: Game, b: Printed, u: Dice) -> bool:
    """AC-ENC-14, AC-GHOST-06: all are asked at once, unless entering has killed one of them (RQ-36, RQ-91)."""
    first, place, people = g.now[1], g.now[2], g.now[3]
    for seat in range(b.seats):
        if has(people, seat) and g.ghost[seat]:
            return False
    if not cards_are_given(g, b, place):
        return False
    if b.encounter_order != CLOCKWISE_FROM_MOVER:
        return True
    for i in range(b.seats):  # RQ-08
        seat = next_seat(b, first, i)
        if has(people, seat):
            do(g, GIVE_IN_TURN, seat, place, people, first)
    return False


def givers(g: Game, b: Printed) -> int:
    """AC-ENC-14, -20: each who has an Encounter card, and somebody to give it to."""
    asked = 0
    for seat in range(b.players):
        cards = g.hand[seat][ALIVE] + g.hand[seat][CURSE_ALIVE] + g.hand[seat][DEAD]
        if has(g.now[3], seat) and cards > 0 and receivers(g, g.now[3], seat) > 0:
            asked |= 1 << seat
    return asked


def receivers(g: Game, people: int, seat: int) -> int:
    """AC-ENC-14, UTS-ITEM-53, -54: any other, but for the one whose Lamp is lit, who gives as usual."""
    others = people & ~(1 << seat)
    return others if g.lamp_lit == NOBODY else others & ~(1 << g.lamp_lit)


def offer_gifts(g: Game, b: Printed, seat: int) -> None:
    """AC-ENC-16, -20, -21: any face in hand, to any other; nothing without an Encounter card. The AUTOMA is not asked."""
    others = receivers(g, g.now[3], seat)
    for i in range(1, b.seats):
        to = next_seat(b, seat, i)
        if seat != b.automa and has(others, to):
            if g.hand[seat][ALIVE] > 0:
                offer(g, GIVE + ALIVE * FIELD + to)
            if g.hand[seat][CURSE_ALIVE] > 0:
                offer(g, GIVE + CURSE_ALIVE * FIELD + to)
            if g.hand[seat][DEAD] > 0:
                offer(g, GIVE + DEAD * FIELD + to)
            if b.multi_encounter_targets == CYCLIC_LEFT:
                return


def given(g: Game, b: Printed, u: Dice) -> None:
    """AC-ENC-19: all choices are sealed, then the cards are passed at once."""
    first, place, people = g.now[1], g.now[2], g.now[3]
    automas = automas_gift(g, b, people)
    for i in range(b.seats):
        seat = next_seat(b, first, i)
        if has(g.asked, seat):
            pass_card(g, b, seat, g.answers[seat])
            remember_gift(g, seat, g.answers[seat], power_at(g, b, place))
        elif seat == b.automa and has(people, seat) and automas != NOBODY:
            pass_card(g, b, seat, automas)
            remember_gift(g, seat, automas, power_at(g, b, place))


def given_in_turn(g: Game, b: Printed, u: Dice) -> None:
    seat = g.now[1]
    gift = automas_gift(g, b, g.now[3]) if seat == b.automa else g.answers[seat]
    if gift != NOBODY:
        pass_card(g, b, seat, gift)
        remember_gift(g, seat, gift, True)


def automas_gift(g: Game, b: Printed, people: int) -> int:
    """AC-AUTOMA-14, -15: the top card of its pile, to the shortest Pulse deck; if equal, to the nearest on its left."""
    if b.automa < 0 or not has(people, b.automa):
        return NOBODY
    card, best, others = top_of_pile(g, False), NOBODY, receivers(g, people, b.automa)
    for i in range(1, b.seats):
        to = next_seat(b, b.automa, i)
        if has(others, to):
            if best == NOBODY or size(g.pulse_end, to) < size(g.pulse_end, best):
                best = to
            if b.multi_encounter_targets == CYCLIC_LEFT:
                break
    return GIVE + card * FIELD + best if card >= 0 and best >= 0 else NOBODY


def pass_card(g: Game, b: Printed, seat: int, gift: int) -> None:
    """AC-ENC-23: a Dead card takes effect on the hidden State at once."""
    card, to = (gift - GIVE) // FIELD, (gift - GIVE) % FIELD
    if seat == b.automa:
        take_from_pile(g, card)
    else:
        g.hand[seat][card] -= 1
    put(g.pulse, g.pulse_end, SEATS, to, card)
    if card == DEAD:
        note_dead(g, b, to)


# The AUTOMA's pile


def top_of_pile(g: Game, room_card: bool) -> int:
    """Its uppermost card of one back."""
    for i in range(g.pile_count):
        if (g.pile[i] not in (ALIVE, DEAD)) == room_card:  # the Hunter's are never among them
            return g.pile[i]
    return NOBODY


def take_from_pile(g: Game, card: int) -> None:
    at = 0
    while g.pile[at] != card:
        at += 1
    g.pile_count -= 1
    for i in range(at, min(g.pile_count, HAND_CARDS - 1)):
        g.pile[i] = g.pile[i + 1]
