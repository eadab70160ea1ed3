"""The rule points, with what tokens and Roles make of them. A set of seats or of places is a number, a bit for each."""

from __future__ import annotations

from gloaming.fast.cultists.layout import Game, Printed
from gloaming.fast.cultists.numbers import (
    BOOSTED_MORALE,
    BOOTS,
    CULTISTS,
    CURSE_SUCCESS,
    CURSED_HUNTER,
    FAILURE,
    INFECTED,
    INVESTIGATORS,
    LOST_MORALE,
    MECHANIC,
    NONE_AT_ITS_LOCATION,
    RADIANT_BEAUTY,
    SABOTAGE,
    SECRET_DOORS,
    SUCCESS,
    SUPER_GHOST,
)
from gloaming.fast.layout import NOBODY
from gloaming.fast.sets import has


def nth_of(seats: int, number: int) -> int:
    """One of a set of seats, in the order of the chairs."""
    seat = 0
    while number > 0 or not has(seats, seat):
        number -= 1 if has(seats, seat) else 0
        seat += 1
    return seat


def is_cultist(g: Game, b: Printed, seat: int) -> bool:
    return b.team_of[g.role[seat]] == CULTISTS


def is_investigator(g: Game, b: Printed, seat: int) -> bool:
    return b.team_of[g.role[seat]] == INVESTIGATORS


def held_by(g: Game, b: Printed, role: int, seat: int) -> bool:
    """AC-AUTOMA-09: special Roles that were dealt to the AUTOMA have no effect."""
    return g.role[seat] == role and seat != b.automa


def is_room(b: Printed, place: int) -> bool:
    return place < b.rooms


def route_line(g: Game) -> int:
    """AC-ROUTE-01: four lines, used in turn."""
    return (g.round - 1) % 4


def how_many_carried(g: Game, seat: int, item: int) -> int:
    """UTS-ITEM-15: there are Items of which somebody may have two."""
    found = 0
    for i in range(g.carried_count):
        if g.carrier[i] == seat and g.carried[i] == item:
            found += 1
    return found


def movement_points(g: Game, b: Printed, seat: int) -> int:
    """AC-MOVE-01, AC-EVENT-BM, AC-EVENT-LM, UTS-ITEM-44, UTS-RQ-16: a point more for each pair of Boots."""
    pairs = how_many_carried(g, seat, BOOTS)
    points = 3 + (pairs if b.boots_stack else min(pairs, 1))
    if g.event == BOOSTED_MORALE:
        return points + 1
    return points - 1 if g.event == LOST_MORALE else points


def room_cards(g: Game, seat: int) -> int:
    """How many a person has in hand, which the backs show."""
    hand = g.hand[seat]
    return hand[CURSE_SUCCESS] + hand[FAILURE] + hand[SABOTAGE] + hand[SUCCESS]


def joined(g: Game, b: Printed, place: int) -> int:
    """AC-EVENT-SD-01, -05: the colour of the Rooms that are one Location with this one; NOBODY if it is one by itself."""
    if g.event != SECRET_DOORS:
        return NOBODY
    colour = b.colour[place]
    return colour if colour >= 0 and b.rooms_of_count[colour] > 1 else NOBODY


def linked_count(g: Game, b: Printed, place: int) -> int:
    colour = joined(g, b, place)
    return 1 if colour < 0 else b.rooms_of_count[colour]


def linked(g: Game, b: Printed, place: int, number: int) -> int:
    """One after the other, the places that count as one Location with this one, itself among them."""
    colour = joined(g, b, place)
    return place if colour < 0 else b.rooms_of[colour][number]


def same_location(g: Game, b: Printed, one: int, other: int) -> bool:
    colour = joined(g, b, one)
    return one == other or (colour >= 0 and b.colour[other] == colour)


def power_at(g: Game, b: Printed, place: int) -> bool:
    """AC-ROLE-RAD-02, RQ-94: where the Ghost of the Radiant Beauty is there is light."""
    if g.power:
        return True
    for seat in range(b.players):
        if g.role[seat] == RADIANT_BEAUTY and g.shown_role[seat] and g.ghost[seat]:
            return same_location(g, b, place, g.at[seat])
    return False


def barred(g: Game, b: Printed, seat: int) -> int:
    """AC-MOVE-09: into the Fishman's Hallway goes only a living Knife holder."""
    goes = g.knife == seat and not g.ghost[seat] and seat != b.automa
    return NOBODY if goes else g.fishman


def bound_to_route(g: Game, b: Printed, seat: int) -> bool:
    """AC-ROUTE-03, -04, AC-ROLE-MEC-01, UTS-HUNT-05: Investigators are, unless a living Mechanic; the others are not."""
    roams = held_by(g, b, MECHANIC, seat) and not g.ghost[seat]
    return not is_cultist(g, b, seat) and not roams and g.role[seat] != CURSED_HUNTER


def on_route(g: Game, b: Printed, seat: int, place: int) -> bool:
    """AC-ROUTE-03: whether a Room action is allowed in a Room of this colour."""
    return not bound_to_route(g, b, seat) or has(b.on_line[g.route[seat]][route_line(g)], b.colour[place])


def may_use_special_rooms(g: Game, b: Printed, seat: int) -> bool:
    """AC-GHOST-08, AC-ROLE-SUP-02."""
    return not g.ghost[seat] or held_by(g, b, SUPER_GHOST, seat)


def cards_are_given(g: Game, b: Printed, place: int) -> bool:
    """AC-ENC-14, AC-ROLE-INF-02, RQ-93."""
    for seat in range(b.players):
        if g.role[seat] == INFECTED and g.round <= g.no_cards_until:
            return b.infected_scope == NONE_AT_ITS_LOCATION and not same_location(g, b, place, g.at[seat])
    return True


def has_hallway_deck(b: Printed, place: int) -> bool:
    """AC-ACT-SH-01."""
    return b.hallway_deck[place] == 1


def blocked(g: Game, place: int) -> bool:
    """AC-ACT-GEN-04: a Cultist token stops Room actions."""
    for i in range(g.cultist_token_count):
        if g.cultist_tokens[i] == place:
            return True
    return False


def may_act_here(g: Game, b: Printed, seat: int, place: int) -> bool:
    """AC-ACT-GEN-03, -04: standing in this very Room, no Cultist token in it, and its colour on the Route."""
    return g.at[seat] == place and not blocked(g, place) and on_route(g, b, seat, place)


def together(g: Game, b: Printed, place: int) -> int:
    """AC-ENC-04: the living Characters in this Location."""
    people = 0
    for seat in range(b.seats):
        if not g.ghost[seat] and same_location(g, b, place, g.at[seat]):
            people |= 1 << seat
    return people


def next_seat(b: Printed, seat: int, further: int) -> int:
    """Clockwise, so many chairs further on."""
    return (seat + further) % b.seats
