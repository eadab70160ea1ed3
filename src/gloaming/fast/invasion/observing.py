"""What a seat sees, written on its sheet as the version of the environments lays it out (`gloaming.env`), and what it may answer.

A sheet comes blank. `Slots` says where everything stands. What is 0 as often as not is written all the same: a processor is
quicker at that than at guessing."""

from __future__ import annotations

from gloaming.fast.invasion.layout import AGENTS, BITS, HALVES, STACKS, Game, Printed, Slots
from gloaming.fast.invasion.numbers import ALIENS, ASSIMILATED, HUMAN
from gloaming.fast.invasion.rules import is_alien, is_on_board, pressure_value
from gloaming.fast.invasion.steps import (
    ASK_FOR_DECLARATION,
    ASK_FOR_SUPPORT,
    CAST_VOTES,
    NAME_TEAM,
    NAMED,
    PICK_AGENT,
    PLACE_SCIENTIST,
    SEND_AGENT,
)
from gloaming.fast.layout import NOBODY, Mask, Page, Shares
from gloaming.fast.sets import bit, has, how_many
from gloaming.fast.sheets import shown


def clockwise(b: Printed, me: int, seat: int) -> int:
    """How many chairs further on a seat is."""
    return seat - me if seat >= me else seat - me + b.players


def turned(b: Printed, me: int, seats: int) -> int:
    """A set of seats as chairs: mine comes first."""
    return (seats | seats << b.players) >> me


def show(g: Game, b: Printed, s: Slots, me: int, page: Page, mask: Mask) -> None:
    """All that a seat is given; for nobody, nothing."""
    if me != NOBODY:
        observe(g, b, s, me, page)
        allow(g, b, s, me, mask)


def observe(g: Game, b: Printed, s: Slots, me: int, page: Page) -> None:
    """The sheet of one seat, section by section."""
    if g.asking != 0:
        show_question(g, b, s, me, page)
    for chair in range(b.players):
        seat = me + chair if me + chair < b.players else me + chair - b.players
        show_person(g, s, seat, page, chair * s.people)
    show_offices(g, b, s, me, page)
    show_time(g, b, s, page)
    show_agents(g, s, page)
    show_map(g, b, s, page)
    show_piles(g, s, page)
    show_own(g, b, s, me, page)
    show_notes(g, b, s, me, page)


# The question


def show_question(g: Game, b: Printed, s: Slots, me: int, page: Page) -> None:
    """One that came after the version has no slot, and names nothing; who is asked is told all the same."""
    page[s.asked] = bit(g.waiting, me)
    awaited = turned(b, me, g.asked if s.sealed[g.asking] else g.waiting)
    for chair in range(b.players):
        page[s.waiting + chair] = bit(awaited, chair)
    if s.of_question[g.asking] != NOBODY:
        page[s.question + s.of_question[g.asking]] = 1
        people = turned(b, me, named_seats(g))
        for chair in range(b.players):
            page[s.about_seats + chair] = bit(people, chair)
        show_named_things(g, s, page)


def named_seats(g: Game) -> int:
    asking = g.asking
    if asking == ASK_FOR_DECLARATION:
        return 0
    if asking == ASK_FOR_SUPPORT:
        return 1 << g.now[1] | 1 << g.now[2] | g.now[3] | g.now[4]
    if asking == CAST_VOTES:
        return g.asked
    if asking == NAME_TEAM and g.now[2] != NOBODY:
        return 1 << g.now[1] | 1 << g.now[2]
    return 1 << g.now[1]


def show_named_things(g: Game, s: Slots, page: Page) -> None:
    if g.asking == PLACE_SCIENTIST:
        page[s.about_places + s.place_of_district[g.now[2]]] = 1
    elif g.asking in (PICK_AGENT, SEND_AGENT):
        page[s.about_words + s.word_of_event[g.now[2]]] = 1
        if g.asking == SEND_AGENT:
            page[s.about_words + s.word_of_agent[g.now[3]]] = 1


# A row for each chair


def show_person(g: Game, s: Slots, seat: int, page: Page, row: int) -> None:
    page[row + s.chair] = 1
    page[row + s.cards] = g.hand_count[seat]
    if g.shown[seat] != 0:
        page[row + s.shown_assimilated] = how_many(g.shown[seat] & g.hand[seat])
        page[row + s.shown_human] = how_many(g.shown[seat] & ~g.hand[seat])
    page[row + s.stated] = g.stated[seat]
    page[row + s.accuser_token] = g.accuser_token[seat]


def show_offices(g: Game, b: Printed, s: Slots, me: int, page: Page) -> None:
    page[clockwise(b, me, g.architect) * s.people + s.architect] = 1
    if g.turn != NOBODY:
        page[clockwise(b, me, g.turn) * s.people + s.turn] = 1


# What else all can see


def show_time(g: Game, b: Printed, s: Slots, page: Page) -> None:
    page[s.round] = shown(g.round)
    page[s.stage + s.of_stage[g.stage]] = 1
    page[s.pressure] = g.pressure
    page[s.pressure_value] = pressure_value(g, b)
    page[s.announced] = g.announced
    if g.winner != NOBODY:
        page[s.winner + s.of_side[g.winner]] = 1


def show_agents(g: Game, s: Slots, page: Page) -> None:
    for agent in range(AGENTS):
        slot = s.of_agent[agent]
        if is_on_board(g, agent):
            page[s.agent_at + slot * s.spot_slots + s.of_spot[g.agent_at[agent]]] = 1
        page[s.siren + slot] = g.siren[agent]
    if g.active != NOBODY:
        page[s.active + s.of_agent[g.active]] = 1
    if g.reserve != NOBODY:
        page[s.reserve + s.of_agent[g.reserve]] = 1
    if g.last_used != NOBODY:
        page[s.last_used + s.of_agent[g.last_used]] = 1
    page[s.newcomer_waits] = g.newcomer_waits


def show_map(g: Game, b: Printed, s: Slots, page: Page) -> None:
    scientists = g.scientists
    for spot in range(b.spots):
        page[s.scientists + s.of_spot[spot]] = bit(scientists, spot)
    page[s.saved] = g.saved
    for half in range(HALVES):
        tokens, first = g.tokens[half], half * BITS
        for number in range(min(BITS, b.districts - first)):
            page[s.tokens + s.of_district[first + number]] = bit(tokens, number)


def show_piles(g: Game, s: Slots, page: Page) -> None:
    page[s.deck] = g.deck_count
    for space in range(STACKS):
        page[s.stacks + space] = g.stack_count[space]
    page[s.mother_ships] = g.mother_ships
    page[s.event_deck] = g.event_deck_count
    page[s.upcoming] = g.upcoming_count
    page[s.prevented] = g.prevented_count
    page[s.planned] = g.planned_count
    if not s.discard_hidden:
        for i in range(g.discard_count):
            page[s.discard + s.of_event[g.discard[i]]] += 1


# What this seat alone knows


def show_own(g: Game, b: Printed, s: Slots, me: int, page: Page) -> None:
    assimilated = how_many(g.hand[me])
    page[s.hand + s.of_card[ASSIMILATED]] = assimilated
    page[s.hand + s.of_card[HUMAN]] = g.hand_count[me] - assimilated
    page[s.alien] = 1 if is_alien(g, me) else 0
    if g.turn == me:
        for i in range(g.planned_count):
            page[s.planning + s.of_event[g.planned_cards[i]]] += 1
    if has(g.recognised, me):
        aliens = turned(b, me, g.recognised)
        for chair in range(b.players):
            page[s.known_aliens + chair] = bit(aliens, chair)


# What it keeps of its journal


def show_notes(g: Game, b: Printed, s: Slots, me: int, page: Page) -> None:
    for seat in range(b.players):
        chair = clockwise(b, me, seat)
        page[s.teams + chair] = g.teams[seat]
        page[s.sabotages + chair] = g.sabotages[seat]


# What it may answer


def allow(g: Game, b: Printed, s: Slots, me: int, mask: Mask) -> None:
    """A 1 for each number that may be answered, if its answers are those that are listed; for who is not asked, to wait."""
    if not has(g.waiting, me) or g.offered_to != me:
        mask[0] = 1
        return
    for i in range(g.offers):
        number = number_of(b, s, me, g.offered[i])
        if number != NOBODY:
            mask[number] = 1


def number_of(b: Printed, s: Slots, me: int, answer: int) -> int:
    """The number of an answer for the seat that gives it; NOBODY for one that came after the version."""
    if s.names_seat[answer]:
        seat = answer & NAMED
        return s.action[answer + clockwise(b, me, seat) - seat]
    return s.action[answer]


def choice_of(g: Game, b: Printed, s: Slots, action: int) -> int:
    """Which of the answers that are listed has this number; NOBODY if none has."""
    if action == NOBODY:
        return NOBODY
    for i in range(g.offers):
        if number_of(b, s, g.offered_to, g.offered[i]) == action:
            return i
    return NOBODY


# What it has won


def share_out(g: Game, b: Printed, shares: Shares) -> None:
    """INV-WIN-08: +1 for each seat that is then of the winning side, -1 for the others; 0 while the game goes on."""
    for seat in range(b.players):
        shares[seat] = 0 if g.winner == NOBODY else 1 if is_alien(g, seat) == (g.winner == ALIENS) else -1
