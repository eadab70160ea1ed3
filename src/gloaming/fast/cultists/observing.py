"""What a seat sees, written on its sheet as the version of the environments lays it out (`gloaming.env`), and what it may answer.

A sheet comes blank. `Slots` says where everything stands. What is 0 as often as not is written all the same: a processor is
quicker at that than at guessing."""

from __future__ import annotations

from gloaming.fast.cultists.layout import COLOURS, DRAW, FACES, ROLES, UNSAFE, Game, Printed, Slots
from gloaming.fast.cultists.numbers import ALIVE, DEAD
from gloaming.fast.cultists.rules import is_cultist, route_line
from gloaming.fast.cultists.steps import (
    ASK_FOR_CLAIM,
    DECLARE_PATH,
    FIELD,
    GIVE_IN_TURN,
    GUESS_SEER,
    LOOK_AT_PULSE,
    MEET,
    NIGHT,
    WALK,
)
from gloaming.fast.decks import size
from gloaming.fast.layout import NOBODY, SEATS, Mask, Page, Shares
from gloaming.fast.sets import bit, has
from gloaming.fast.sheets import shown


def clockwise(b: Printed, me: int, seat: int) -> int:
    """How many chairs further on a seat is."""
    return seat - me if seat >= me else seat - me + b.seats


def turned(b: Printed, me: int, seats: int) -> int:
    """A set of seats as chairs: mine comes first."""
    return (seats | seats << b.seats) >> me


def show(g: Game, b: Printed, s: Slots, me: int, page: Page, mask: Mask) -> None:
    """All that a seat is given; for nobody, nothing."""
    if me != NOBODY:
        observe(g, b, s, me, page)
        allow(g, b, s, me, mask)


def observe(g: Game, b: Printed, s: Slots, me: int, page: Page) -> None:
    """The sheet of one seat, section by section."""
    if g.asking != 0:
        show_question(g, b, s, me, page)
    for chair in range(b.seats):
        seat = me + chair if me + chair < b.seats else me + chair - b.seats
        show_person(g, b, s, seat, page, chair * s.people)
    show_a_few(g, b, s, me, page)
    show_time(g, s, page)
    show_rooms(g, b, s, page)
    show_house(g, b, s, page)
    show_roles(g, b, s, page)
    show_own(g, b, s, me, page)
    show_night(g, b, s, me, page)
    if g.balloted and not s.ballots_hidden:
        show_ballots(g, b, s, me, page)
    show_notes(g, b, s, me, page)


# The question


def show_question(g: Game, b: Printed, s: Slots, me: int, page: Page) -> None:
    asking = g.asking
    page[s.question + s.of_question[asking]] = 1
    page[s.asked] = bit(g.waiting, me)
    awaited = turned(b, me, g.asked if s.sealed[asking] else g.waiting)
    people = turned(b, me, named_seats(g))
    for chair in range(b.seats):
        page[s.waiting + chair] = bit(awaited, chair)
        page[s.about_seats + chair] = bit(people, chair)
    if asking == WALK:
        page[s.about_number] = g.now[2]
    elif asking == LOOK_AT_PULSE:
        page[s.about_words + s.word_of_means[g.now[3]]] = 1
    elif asking == GUESS_SEER:
        page[s.about_words + s.word_of_reason[g.now[1]]] = 1
    show_named_places(g, b, s, page)


def named_seats(g: Game) -> int:
    asking = g.asking
    if asking in (NIGHT, ASK_FOR_CLAIM):
        return 0
    if asking == MEET:
        return g.now[3]
    if asking == GUESS_SEER:
        return g.now[2]
    if asking == GIVE_IN_TURN:
        return g.now[3] | 1 << g.now[1]
    return 1 << g.now[1] | 1 << g.now[2] if asking == LOOK_AT_PULSE else 1 << g.now[1]


def show_named_places(g: Game, b: Printed, s: Slots, page: Page) -> None:
    if g.asking == WALK:
        if g.met != 0:
            for place in range(b.places):
                page[s.about_places + s.of_place[place]] = bit(g.met, place)
        page[s.about_places + s.of_place[g.now[3]]] = 1
    elif g.asking == DECLARE_PATH:
        for i in range(g.path_length):
            page[s.about_places + s.of_place[g.path[i]]] = 1
    elif g.asking in (MEET, GIVE_IN_TURN):
        page[s.about_places + s.of_place[g.now[2]]] = 1


# A row for each chair


def show_person(g: Game, b: Printed, s: Slots, seat: int, page: Page, row: int) -> None:
    page[row + s.chair] = 1
    page[row + s.at + s.of_place[g.at[seat]]] = 1
    show_hand_sizes(g, b, s, seat, page, row)
    page[row + s.pulse] = size(g.pulse_end, seat)
    page[row + s.shown_dead] = g.shown_dead[seat]
    page[row + s.spent] = bit(g.spent, seat)
    page[row + s.shown_role + s.of_role[g.role[seat]]] = g.shown_role[seat]


def show_a_few(g: Game, b: Printed, s: Slots, me: int, page: Page) -> None:
    """What is true of few, or of one."""
    page[clockwise(b, me, g.knife) * s.people + s.knife] = 1
    if g.turn != NOBODY:
        page[clockwise(b, me, g.turn) * s.people + s.turn] = 1
    if b.automa >= 0:
        page[clockwise(b, me, b.automa) * s.people + s.automa] = 1
    for i in range(g.fallen_count):
        row = clockwise(b, me, g.fallen[i]) * s.people
        page[row + s.ghost] = 1
        page[row + s.cause + s.of_cause[g.cause[g.fallen[i]]]] = 1
    for i in range(g.closing_count):
        page[clockwise(b, me, g.closing[i]) * s.people + s.closing] = 1


def show_hand_sizes(g: Game, b: Printed, s: Slots, seat: int, page: Page, row: int) -> None:
    encounter, cards = 0, 0
    if seat == b.automa:
        cards = g.pile_count
        for i in range(cards):
            if g.pile[i] in (ALIVE, DEAD):
                encounter += 1
    else:
        encounter = g.hand[seat][ALIVE] + g.hand[seat][DEAD]
        for card in range(FACES):
            cards += g.hand[seat][card]
    page[row + s.encounter_cards] = encounter
    page[row + s.room_cards] = cards - encounter


# What else all can see


def show_time(g: Game, s: Slots, page: Page) -> None:
    page[s.round] = g.round
    page[s.phase + s.of_phase[g.phase]] = 1
    if g.event != NOBODY:
        page[s.event + s.of_token[g.event]] = 1
    for i in range(g.clock_count):
        if g.clock[i] != NOBODY:
            page[s.drawn + s.of_token[g.clock[i]]] += 1
    page[s.portal + s.of_portal[g.portal]] = 1
    page[s.portal_mark] = g.portal_mark
    if g.round <= g.no_cards_until:
        page[s.no_cards] = 1
    if g.winner != NOBODY:
        page[s.winner + s.of_team[g.winner]] = 1


def show_rooms(g: Game, b: Printed, s: Slots, page: Page) -> None:
    for room in range(b.rooms):
        slot = s.of_room[room]
        page[s.deck + slot] = size(g.deck_end, room)
        page[s.books + slot] = g.books[room]
        page[s.finished + slot] = g.finished[room]
        page[s.explored + slot] = g.explored[room]
        page[s.unsafe + slot] = g.room_token[room] * g.explored[room]
    for rack in range(b.racks):
        page[s.shelf + s.of_rack[rack]] = g.shelf[rack]
    for i in range(g.cultist_token_count):
        page[s.cultist_tokens + s.of_room[g.cultist_tokens[i]]] = 1


def show_house(g: Game, b: Printed, s: Slots, page: Page) -> None:
    if g.fishman != NOBODY:
        page[s.fishman + s.of_place[g.fishman]] = 1
    page[s.points] = shown(g.points)
    page[s.target] = shown(g.target)
    page[s.draw_pile] = size(g.deck_end, DRAW)
    page[s.unsafe_deck] = size(g.deck_end, UNSAFE)
    page[s.lurking] = g.lurking_count
    page[s.bag] = g.bag_count
    page[s.power] = g.power
    page[s.vote_active] = g.vote_active


def show_roles(g: Game, b: Printed, s: Slots, page: Page) -> None:
    """AC-SETUP-04, RQ-98: the special Roles lie open, or what they may be; and so does the AUTOMA's Route (AC-AUTOMA-07)."""
    if s.draw_hidden:
        for role in range(ROLES):
            if s.candidates[role] > 0:
                page[s.roles_laid_out + s.of_role[role]] = s.candidates[role]
    else:
        for i in range(g.special_count):
            page[s.roles_laid_out + s.of_role[g.special_roles[i]]] += 1
    if b.automa >= 0:
        page[s.automa_route + s.of_route[g.route[b.automa]]] = 1


# What this seat alone knows


def show_own(g: Game, b: Printed, s: Slots, me: int, page: Page) -> None:
    if g.round > 0:
        colours = b.on_line[g.route[me]][route_line(g)]
        for colour in range(COLOURS):
            page[s.line + s.of_colour[colour]] = bit(colours, colour)
    for card in range(FACES):
        page[s.hand + s.of_card[card]] = g.hand[me][card]
    page[s.role + s.of_role[g.role[me]]] = 1
    page[s.route + s.of_route[g.route[me]]] = 1


def show_night(g: Game, b: Printed, s: Slots, me: int, page: Page) -> None:
    """AC-NIGHT-03, -05, -10: the Cultists, and the start cards, for those who saw them in the night."""
    role = g.role[me]
    awake = is_cultist(g, b, me) and s.opens_eyes[role] == 1
    if s.sees_thumbs[role] or (awake and b.cultists > 1):
        thumbs = 0
        for seat in range(b.players):
            thumb = 1 if is_cultist(g, b, seat) else 0
            thumbs += thumb
            page[s.known_cultists + clockwise(b, me, seat)] = thumb
        if thumbs < b.cultists:  # one too few: the AUTOMA must be the other
            page[s.known_cultists + clockwise(b, me, b.automa)] = 1
    if awake and b.pulse_start_count > 0:
        for seat in range(b.seats):
            dead, chair = bit(g.start_dead, seat), clockwise(b, me, seat)
            page[s.start_dead + chair] = dead
            page[s.start_alive + chair] = 1 - dead


def show_ballots(g: Game, b: Printed, s: Slots, me: int, page: Page) -> None:
    """Voter by voter, who was named; behind the seats, nobody."""
    for seat in range(b.seats):
        name = g.ballots[seat]
        row = s.ballots + clockwise(b, me, seat) * (SEATS + 1)
        page[row + (SEATS if name < 0 else clockwise(b, me, name))] = 1


# What it keeps of its journal


def show_notes(g: Game, b: Printed, s: Slots, me: int, page: Page) -> None:
    for seat in range(b.seats):
        if has(g.givers, seat):
            show_gifts(g, b, s, me, seat, page)
    if has(g.lookers, me):
        for seat in range(b.seats):
            chair = clockwise(b, me, seat)
            page[s.seen_alive + chair] = g.seen_alive[me][seat]
            page[s.seen_dead + chair] = g.seen_dead[me][seat]
            page[s.seen_round + chair] = g.seen_round[me][seat]


def show_gifts(g: Game, b: Printed, s: Slots, me: int, seat: int, page: Page) -> None:
    """Those in the dark, where the table keeps them hidden, only to the giver."""
    first = s.gave + clockwise(b, me, seat) * SEATS - me
    told = 1 if seat == me or not s.dark_hidden else 0
    for to in range(me, b.seats):
        page[first + to] = g.gave[seat][to] + told * g.gave_in_the_dark[seat][to]
    for to in range(me):
        page[first + b.seats + to] = g.gave[seat][to] + told * g.gave_in_the_dark[seat][to]


# What it may answer


def allow(g: Game, b: Printed, s: Slots, me: int, mask: Mask) -> None:
    """A 1 for each number that may be answered, if its answers are those that are listed; for who is not asked, to wait."""
    if not has(g.waiting, me) or g.offered_to != me:
        mask[0] = 1
        return
    for i in range(g.offers):
        mask[number_of(b, s, me, g.offered[i])] = 1


def number_of(b: Printed, s: Slots, me: int, answer: int) -> int:
    """The number of an answer for the seat that gives it."""
    seat = answer % FIELD
    return s.action[answer + s.names_seat[answer] * (clockwise(b, me, seat) - seat)]


def choice_of(g: Game, b: Printed, s: Slots, action: int) -> int:
    """Which of the answers that are listed has this number; NOBODY if none has."""
    for i in range(g.offers):
        if number_of(b, s, g.offered_to, g.offered[i]) == action:
            return i
    return NOBODY


# What it has won


def share_out(g: Game, b: Printed, shares: Shares) -> None:
    """+1 for each seat of the winning team, -1 for the others; 0 while the game goes on."""
    for seat in range(b.players):
        shares[seat] = 0 if g.winner == NOBODY else 1 if b.team_of[g.role[seat]] == g.winner else -1
