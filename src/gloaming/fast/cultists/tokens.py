"""The Event tokens: what each does at once when it is revealed, or copied by the Mirror (AC-EVENT)."""

from __future__ import annotations

from gloaming.fast.agenda import do, offer
from gloaming.fast.cultists.encounters import meets
from gloaming.fast.cultists.layout import UNSAFE, Game, Printed
from gloaming.fast.cultists.numbers import (
    ALL_QUALIFYING,
    ALL_QUALIFYING_WHEN_OFF,
    BROKEN_PANES,
    CONTROLLED,
    EARLY_DEADLINE,
    EYES,
    FALSE_EYES,
    FIRST_TOKEN_ONLY,
    IN_CONTROL,
    LIGHTNING_STRIKE,
    LOOKED,
    MIRROR,
    MISSED,
    NEWLY_QUALIFYING,
    OPEN,
    PORTAL_OPENS,
    SAFETY_ROPES,
    SECRET_DOORS,
    SELF_CHECK,
)
from gloaming.fast.cultists.rooms import lay, take_draw_card
from gloaming.fast.cultists.rules import joined, next_seat, power_at, together
from gloaming.fast.cultists.safety_ropes import throw_ropes
from gloaming.fast.cultists.steps import (
    BREAK_PANES,
    CONSULT_PASSAGES,
    DECLINE,
    FLIP_POWER,
    HANDLE_TOKEN,
    LOOK_AT_PULSE,
    LOOK_THROUGH_FALSE_EYES,
    MEET,
    NOTE_KNIFE,
    OPEN_PORTAL,
    OPEN_SECRET_DOORS,
    PEEK,
    PROLONG_PORTAL,
    REMOVE_TOKEN,
    RETURN_TOKEN,
    SPY,
    TAKE_CONTROL,
)
from gloaming.fast.dice import roll, shuffle
from gloaming.fast.layout import NOBODY, Dice
from gloaming.fast.sets import has, how_many


def reveal_token(g: Game, b: Printed, u: Dice) -> None:
    """AC-EVENT-GEN-08: what was in force ends, then the new token resolves; the Mirror is the one before it."""
    drawn = roll(g, u, g.bag_count)
    token = g.bag[drawn]
    g.bag_count -= 1
    for i in range(drawn, g.bag_count):
        g.bag[i] = g.bag[i + 1]
    g.clock[g.clock_count] = token
    g.clock_count += 1
    g.event = token
    if token == MIRROR:
        g.event = g.clock[g.clock_count - 2] if g.clock_count > 1 else NOBODY
    resolve(g, b, token == MIRROR)


def resolve(g: Game, b: Printed, mirrored: bool) -> None:
    if g.event == LIGHTNING_STRIKE:
        do(g, FLIP_POWER)
    elif g.event == SECRET_DOORS:
        do(g, OPEN_SECRET_DOORS, were_open(g))
    elif g.event == FALSE_EYES:
        if knife_hand(g, b) >= 0:
            do(g, LOOK_THROUGH_FALSE_EYES, g.knife)
    elif g.event == IN_CONTROL:
        if knife_hand(g, b) >= 0 and g.bag_count > 0:
            do(g, TAKE_CONTROL, g.knife)
    elif g.event == PORTAL_OPENS:  # AC-EVENT-MI-03: mirrored, an open Portal stays open one round longer
        do(g, PROLONG_PORTAL if mirrored else OPEN_PORTAL)
    elif g.event == BROKEN_PANES:
        do(g, BREAK_PANES)
        do(g, CONSULT_PASSAGES)
    elif g.event == SAFETY_ROPES:
        throw_ropes(g, b)


# Lightning Strike


def flip_power(g: Game, b: Printed, u: Dice) -> None:
    """AC-EVENT-LS-01, -04, AC-ENC-11, -26: in the dark those meet whom the light kept apart, by their first participant."""
    g.power = 1 - g.power
    seen = 0
    for i in range(b.seats):
        seat = next_seat(b, g.knife, i)
        place = g.at[seat]
        if g.ghost[seat] or has(seen, seat):
            continue
        people = together(g, b, place)
        seen |= people
        count = how_many(people)
        if count > 1 and meets(g, b, place, count) and newly(g, b, place, count):
            do(g, MEET, seat, place, people)


def newly(g: Game, b: Printed, place: int, people: int) -> bool:
    """RQ-04."""
    if b.lightning_encounters == NEWLY_QUALIFYING:
        return people > 2
    return b.lightning_encounters != ALL_QUALIFYING_WHEN_OFF or not power_at(g, b, place)


# Secret Doors


def were_open(g: Game) -> int:
    """Whether the doors were open already: a Mirror is the token before it."""
    for i in range(g.clock_count - 2, -1, -1):
        if g.clock[i] != MIRROR:
            return 1 if g.clock[i] == SECRET_DOORS else 0
    return 0


def open_secret_doors(g: Game, b: Printed, u: Dice) -> None:
    """AC-ENC-12, AC-EVENT-SD-02: those meet whom the doors bring together from different Rooms."""
    if g.now[1] and b.secret_doors_encounters == FIRST_TOKEN_ONLY:
        return
    seen = 0
    for i in range(b.seats):
        seat = next_seat(b, g.knife, i)
        place = g.at[seat]
        if g.ghost[seat] or has(seen, seat) or joined(g, b, place) < 0:
            continue
        people = together(g, b, place)
        seen |= people
        if b.secret_doors_encounters != ALL_QUALIFYING and not apart(g, b, people, place):
            continue
        if how_many(people) > 1 and meets(g, b, place, how_many(people)):
            do(g, MEET, seat, place, people)


def apart(g: Game, b: Printed, people: int, place: int) -> bool:
    """Whether any of these stands elsewhere."""
    for seat in range(b.seats):
        if has(people, seat) and g.at[seat] != place:
            return True
    return False


# False Eyes Watching You


def knife_hand(g: Game, b: Printed) -> int:
    """AC-EVENT-FE-04, AC-EVENT-IC-04: a living person with the Knife; a Ghost or the AUTOMA cannot use it."""
    return NOBODY if g.ghost[g.knife] or g.knife == b.automa else g.knife


def offer_eyes(g: Game, b: Printed, seat: int) -> None:
    """AC-EVENT-FE-01, -02."""
    for target in range(b.seats):
        if not g.ghost[target] and (target != seat or b.self_check == SELF_CHECK):
            offer(g, SPY + target)
    offer(g, DECLINE)


def looked_through_eyes(g: Game, b: Printed, u: Dice) -> None:
    seat = g.now[1]
    if g.answers[seat] != DECLINE:
        do(g, LOOK_AT_PULSE, seat, g.answers[seat] - SPY, EYES)
        do(g, NOTE_KNIFE, seat, LOOKED)


# In Control of the Situation


def offer_control(g: Game, b: Printed, seat: int) -> None:
    """AC-EVENT-IC-01."""
    offer(g, PEEK)
    offer(g, DECLINE)


def took_control(g: Game, b: Printed, u: Dice) -> None:
    seat = g.now[1]
    if g.answers[seat] == PEEK:
        shuffle(g, u, g.bag, 0, g.bag_count)
        do(g, HANDLE_TOKEN, seat)
        do(g, NOTE_KNIFE, seat, CONTROLLED)


def offer_handling(g: Game, b: Printed, seat: int) -> None:
    """AC-EVENT-IC-03: remove the token unseen, or return it to the Bag. It is the last one in `bag`."""
    offer(g, REMOVE_TOKEN)
    offer(g, RETURN_TOKEN)


def handled_token(g: Game, b: Printed, u: Dice) -> None:
    if g.answers[g.now[1]] == REMOVE_TOKEN:
        g.bag_count -= 1
        g.taken_out[g.taken_out_count] = g.bag[g.bag_count]
        g.taken_out_count += 1


# The Portal Opens


def open_portal(g: Game, b: Printed, u: Dice) -> None:
    """AC-EVENT-PO-01, -02: the reminder lies 3 rounds ahead with 4 to 6 seats, 2 rounds with 7 or 8."""
    g.portal = OPEN
    g.portal_mark = g.round + (3 if b.seats <= 6 else 2)


def prolong_portal(g: Game, b: Printed, u: Dice) -> None:
    if g.portal == OPEN:
        g.portal_mark += 1


def portal_deadline(g: Game, b: Printed, u: Dice) -> None:
    """AC-EVENT-PO-04, -05, -07, RQ-76: not closed in time, the target rises by 1; the reminder goes back."""
    early = 1 if b.portal_deadline == EARLY_DEADLINE else 0
    if g.portal == OPEN and g.round >= g.portal_mark - early:
        g.portal, g.portal_mark = MISSED, 0
        g.target += 1


# Broken Panes


def break_panes(g: Game, b: Printed, u: Dice) -> None:
    """AC-EVENT-BP-01, -04: two cards of the Draw pile, or what is there, go unseen into the Unsafe Passage deck."""
    first, second = take_draw_card(g, b, u), take_draw_card(g, b, u)
    if first != NOBODY:
        lay(g, UNSAFE, first)
    if second != NOBODY:
        lay(g, UNSAFE, second)
