"""The actions of the base game: for each, who may use it (`offer_…`) and what it does (AC-ACT)."""

from __future__ import annotations

from gloaming.fast.agenda import do, offer
from gloaming.fast.cultists.layout import UNSAFE, Game, Printed
from gloaming.fast.cultists.numbers import BY_ASSASSIN as STRUCK
from gloaming.fast.cultists.numbers import (
    CAMERA,
    CAMERA_INTO_TOKENS,
    CHECK,
    CHECK_ROOM_ONLY,
    CURSE_SUCCESS,
    FAILURE,
    OPEN,
    SABOTAGE,
    SCARED,
    SELF_CHECK,
    SUCCESS,
)
from gloaming.fast.cultists.portal import close_portal, offer_closing
from gloaming.fast.cultists.professions import rewards_the_first_fighter
from gloaming.fast.cultists.roles import excited, offer_assassination
from gloaming.fast.cultists.rooms import lay, lay_on_deck
from gloaming.fast.cultists.rules import (
    blocked,
    has_hallway_deck,
    is_room,
    linked,
    linked_count,
    may_act_here,
    may_use_special_rooms,
    on_route,
    power_at,
    together,
)
from gloaming.fast.cultists.steps import (
    ACCUSE,
    ASSASSINATE,
    BECOME_GHOST,
    CHECK_ROOM,
    CHECK_STATE,
    CLOSE_PORTAL,
    CLOSE_TOGETHER,
    DRAW_FROM_ROOM,
    FIELD,
    FIGHT_CULTIST,
    FILL_ROOM,
    HELP_CLOSE,
    HOLD_VOTE,
    INITIATE_VOTE,
    LOOK_AT_PULSE,
    NOTE_KNIFE,
    RESTART_POWER,
    SCARE_FISHMAN,
    SECURE_HALLWAY,
    SHIFT,
    SHOW_ROLE,
    WATCH_ROOM,
    WATCH_STATE,
)
from gloaming.fast.decks import size
from gloaming.fast.layout import NOBODY, Dice
from gloaming.fast.sets import has


def offer_actions(g: Game, b: Printed, seat: int) -> None:
    """AC-ROUND-05, AC-ACT-GEN-01, -02, AC-GHOST-07, -08."""
    here = g.at[seat]
    reach = others_in_reach(g, b, seat)
    if not g.ghost[seat]:
        offer_checks_of_state(g, b, reach)
        offer_securing(g, b, seat, here)
        offer_fights(g, b, here, FIGHT_CULTIST)
        if g.knife == seat and g.fishman == here:  # AC-ACT-SF-01
            offer(g, SCARE_FISHMAN)
    if is_room(b, here):
        offer_filling(g, b, seat, here)
        offer_checks_of_rooms(g, b, seat, here)
        if may_use_special_rooms(g, b, seat):
            offer_special_room(g, b, seat, here)
    offer_assassination(g, b, seat, reach)


def offer_special_room(g: Game, b: Printed, seat: int, here: int) -> None:
    acts = may_act_here(g, b, seat, here)
    if here == b.light_blue:
        if g.vote_active and acts:  # AC-VOTE-01
            offer(g, INITIATE_VOTE)
    elif here == b.red:
        if power_at(g, b, here):
            offer_camera(g, b, seat, acts)
        if not g.power and acts:  # AC-ACT-PWR-01
            offer(g, RESTART_POWER)
    elif here == b.green and g.portal == OPEN:
        offer_closing(g, b, seat, acts)


def others_in_reach(g: Game, b: Printed, seat: int) -> int:
    """RQ-06: the other living Characters here; through Secret Doors too, unless they serve for Rooms only."""
    here = g.at[seat]
    people = together(g, b, here) & ~(1 << seat)
    if b.secret_doors_actions == CHECK_ROOM_ONLY:
        for other in range(b.seats):
            if g.at[other] != here:
                people &= ~(1 << other)
    return people


def offer_checks_of_state(g: Game, b: Printed, reach: int) -> None:
    """AC-ACT-CS-01."""
    for other in range(b.seats):
        if has(reach, other):
            offer(g, CHECK_STATE + other)


def offer_securing(g: Game, b: Printed, seat: int, here: int) -> None:
    """AC-ACT-SH-02."""
    if has_hallway_deck(b, here):
        offer_room_cards(g, seat, SECURE_HALLWAY)


def offer_room_cards(g: Game, seat: int, answer: int) -> None:
    """The faces of the Room cards in hand, in the order of a sorted hand."""
    if g.hand[seat][CURSE_SUCCESS] > 0:
        offer(g, answer + CURSE_SUCCESS)
    if g.hand[seat][FAILURE] > 0:
        offer(g, answer + FAILURE)
    if g.hand[seat][SABOTAGE] > 0:
        offer(g, answer + SABOTAGE)
    if g.hand[seat][SUCCESS] > 0:
        offer(g, answer + SUCCESS)


def offer_fights(g: Game, b: Printed, here: int, answer: int) -> None:
    """AC-ACT-FC-01."""
    if g.cultist_token_count == 0:
        return
    reach = 1 if b.secret_doors_actions == CHECK_ROOM_ONLY else linked_count(g, b, here)
    for i in range(reach):
        place = here if b.secret_doors_actions == CHECK_ROOM_ONLY else linked(g, b, here, i)
        if blocked(g, place):
            offer(g, answer + place)


def offer_filling(g: Game, b: Printed, seat: int, here: int) -> None:
    """AC-ACT-FR-01; a Cultist token stops those who stand in its Room, and any action on its deck (AC-ACT-GEN-04)."""
    if blocked(g, here) or not on_route(g, b, seat, here):
        return
    if b.secret_doors_actions == CHECK_ROOM_ONLY:
        if not g.finished[here]:
            offer_room_cards(g, seat, FILL_ROOM + here * FIELD)
        return
    for i in range(linked_count(g, b, here)):
        room = linked(g, b, here, i)
        if not blocked(g, room) and not g.finished[room]:
            offer_room_cards(g, seat, FILL_ROOM + room * FIELD)


def offer_checks_of_rooms(g: Game, b: Printed, seat: int, here: int) -> None:
    """AC-ACT-CR-01."""
    if blocked(g, here) or not on_route(g, b, seat, here):
        return
    for i in range(linked_count(g, b, here)):
        room = linked(g, b, here, i)
        if not blocked(g, room) and can_be_checked(g, room):
            offer(g, CHECK_ROOM + room)


def can_be_checked(g: Game, room: int) -> bool:
    """AC-ACT-CR-01, RQ-27: explored, unfinished, and not without cards."""
    return g.explored[room] == 1 and not g.finished[room] and size(g.deck_end, room) > 0


def offer_camera(g: Game, b: Printed, seat: int, acts: bool) -> None:
    """AC-ACT-CAM-02, RQ-24, RQ-26."""
    if acts:
        for room in range(b.rooms):
            into = b.camera_into_cultist_room == CAMERA_INTO_TOKENS or not blocked(g, room)
            if into and can_be_checked(g, room):
                offer(g, WATCH_ROOM + room)
    if acts or (b.camera_state_check_is_character_action == 1 and not g.ghost[seat]):
        for target in range(b.seats):
            if not g.ghost[target] and (target != seat or b.self_check == SELF_CHECK):
                offer(g, WATCH_STATE + target)


# What they do


def acted(g: Game, b: Printed, u: Dice) -> None:
    seat = g.now[1]
    kind, chosen = g.answers[seat] >> SHIFT << SHIFT, g.answers[seat] % (1 << SHIFT)
    if kind < FILL_ROOM:
        character_action(g, b, seat, kind, chosen)
    elif kind <= CHECK_ROOM:
        room_action(g, seat, kind, chosen)
    elif kind < ACCUSE:
        special_room_action(g, b, seat, kind, chosen)


def character_action(g: Game, b: Printed, seat: int, kind: int, chosen: int) -> None:
    if kind == CHECK_STATE:
        do(g, LOOK_AT_PULSE, seat, chosen, CHECK)
    elif kind == SECURE_HALLWAY:
        g.hand[seat][chosen] -= 1
        lay(g, UNSAFE, chosen)
    elif kind == FIGHT_CULTIST:
        remove_token(g, chosen)
        rewards_the_first_fighter(g, b, seat)
    elif kind == SCARE_FISHMAN:
        g.fishman = NOBODY
        do(g, NOTE_KNIFE, seat, SCARED)


def remove_token(g: Game, place: int) -> None:
    """AC-ACT-FC-01: for good."""
    at = 0
    while g.cultist_tokens[at] != place:
        at += 1
    g.cultist_token_count -= 1
    for i in range(at, g.cultist_token_count):
        g.cultist_tokens[i] = g.cultist_tokens[i + 1]


def room_action(g: Game, seat: int, kind: int, chosen: int) -> None:
    if kind == FILL_ROOM:
        room, card = chosen // FIELD, chosen % FIELD
        g.hand[seat][card] -= 1
        lay_on_deck(g, room, card)
    else:
        do(g, DRAW_FROM_ROOM, seat, chosen, 0)


def special_room_action(g: Game, b: Printed, seat: int, kind: int, chosen: int) -> None:
    if kind == INITIATE_VOTE:
        g.vote_active = 0
        excited(g, b, seat)
        do(g, HOLD_VOTE, seat)
    elif kind == WATCH_ROOM:
        excited(g, b, seat)
        do(g, DRAW_FROM_ROOM, seat, chosen, 0)
    elif kind == WATCH_STATE:
        excited(g, b, seat)
        do(g, LOOK_AT_PULSE, seat, chosen, CAMERA)
    elif kind == RESTART_POWER:
        g.power = 1
    elif kind == CLOSE_PORTAL:
        g.closing[g.closing_count] = seat
        g.closing_count += 1
        if g.closing_count == 2:
            close_portal(g)
    elif kind == CLOSE_TOGETHER:
        do(g, HELP_CLOSE, chosen)
    elif kind == ASSASSINATE:
        do(g, SHOW_ROLE, seat)
        do(g, BECOME_GHOST, chosen, STRUCK)
