"""Room decks, Books, Racks, and the Unsafe Passages (AC-ACT-FR, AC-ACT-CR, AC-UP)."""

from __future__ import annotations

from gloaming.fast.agenda import do
from gloaming.fast.cultists.layout import DECKS, DRAW, REMOVED, UNSAFE, Game, Printed
from gloaming.fast.cultists.numbers import (
    ALIVE,
    CURSE_ALIVE,
    CURSE_SUCCESS,
    DEAD,
    FAILURE,
    NO_CARD_WHEN_FINISHED,
    ONLY_OWN_BOOKS,
    RESHUFFLE_REMOVED,
    SABOTAGE,
    SUCCESS,
)
from gloaming.fast.cultists.rules import is_room
from gloaming.fast.cultists.steps import (
    CLEAR_ROOM,
    CONSULT_PASSAGES,
    COUNT_POINTS,
    EXPLORE,
    FIND_ITEM,
    RESOLVE_ROOM_CARD,
    TURN_CULTIST_TOKEN,
)
from gloaming.fast.decks import put, size, take
from gloaming.fast.dice import roll, shuffle
from gloaming.fast.layout import NOBODY, Dice
from gloaming.games.cultists.tables import CARDS_TO_EXPLORE


def lay(g: Game, deck: int, card: int) -> None:
    put(g.deck, g.deck_end, DECKS, deck, card)


def lay_on_deck(g: Game, place: int, card: int) -> None:
    """AC-ACT-FR-05: with its third card, for the first time, a Room is explored."""
    lay(g, place, card)
    if not g.explored[place] and size(g.deck_end, place) >= CARDS_TO_EXPLORE:
        do(g, EXPLORE, place)


def explore(g: Game, b: Printed, u: Dice) -> None:
    """AC-ACT-FR-05, -06: the Room token is flipped; an Unsafe Passage icon is resolved at once."""
    place = g.now[1]
    g.explored[place] = 1
    if g.room_token[place] and b.unsafe_passages:
        do(g, CONSULT_PASSAGES)


def consult_passages(g: Game, b: Printed, u: Dice) -> None:
    """AC-UP-02: shuffle the Unsafe Passage deck, draw and resolve one card face up, shuffle it back in."""
    card = g.deck[g.deck_end[UNSAFE] + roll(g, u, size(g.deck_end, UNSAFE))]
    if card == FAILURE and g.lurking_count > 0:
        do(g, TURN_CULTIST_TOKEN)
    elif card not in (SUCCESS, CURSE_SUCCESS) and g.fishman == NOBODY:
        g.fishman = b.fishman_hallway


def turn_cultist_token(g: Game, b: Printed, u: Dice) -> None:
    """AC-UP-05, -09, RQ-33: a random token goes to the Room it shows, whatever is there already."""
    chosen = roll(g, u, g.lurking_count)
    g.cultist_tokens[g.cultist_token_count] = g.lurking[chosen]
    g.cultist_token_count += 1
    g.lurking_count -= 1
    for i in range(chosen, g.lurking_count):
        g.lurking[i] = g.lurking[i + 1]


def place_draw_card(g: Game, b: Printed, u: Dice) -> None:
    """AC-ACT-CS-12: the top card of the Draw pile goes unseen onto the deck where the checked Character stands."""
    place = g.at[g.now[1]]
    room = is_room(b, place)
    if not room and not b.check_card[place]:
        return  # RQ-14: a first game has no deck for Hallways
    finished = room and g.finished[place] == 1
    if finished and b.check_card_finished_room == NO_CARD_WHEN_FINISHED:
        return
    card = take_draw_card(g, b, u)
    if card == NOBODY:
        return
    if not room:
        lay(g, UNSAFE, card)
    elif finished:
        lay(g, REMOVED, card)
    else:
        lay_on_deck(g, place, card)


def take_draw_card(g: Game, b: Printed, u: Dice) -> int:
    """RQ-12: an empty Draw pile gives nothing, unless the table reshuffles what has left the game, which lies behind it."""
    if size(g.deck_end, DRAW) == 0 and b.empty_draw_pile == RESHUFFLE_REMOVED:
        move_room_cards(g)
        shuffle(g, u, g.deck, g.deck_end[DRAW], size(g.deck_end, DRAW))
    if size(g.deck_end, DRAW) == 0:
        return NOBODY
    return take(g.deck, g.deck_end, DECKS, DRAW)


def move_room_cards(g: Game) -> None:
    """The Room cards among those that have left the game become the Draw pile, in their order."""
    for at in range(g.deck_end[REMOVED], g.deck_end[DECKS]):
        card = g.deck[at]
        if card not in (ALIVE, CURSE_ALIVE, DEAD):
            for i in range(at, g.deck_end[REMOVED], -1):
                g.deck[i] = g.deck[i - 1]
            g.deck[g.deck_end[REMOVED]] = card
            g.deck_end[REMOVED] += 1


def draw_from_room(g: Game, b: Printed, u: Dice) -> None:
    """AC-ACT-CR-02 to -08: draw one card openly and resolve it. The AUTOMA takes the top card unshuffled (RQ-110)."""
    seat, place, top = g.now[1], g.now[2], g.now[3]
    if not top:
        shuffle(g, u, g.deck, g.deck_end[place], size(g.deck_end, place))
    card = take(g.deck, g.deck_end, DECKS, place)
    lay(g, REMOVED, card)
    if b.items > 0 and b.item_before_card:  # UTS-ITEM-02, -10, UTS-RQ-05: inside the check, before its card is resolved
        do(g, FIND_ITEM, seat, place)
    if card == CURSE_SUCCESS:
        curse(g, place)
    do(g, RESOLVE_ROOM_CARD, seat, place, card)


def curse(g: Game, place: int) -> None:
    """UTS-HUNT-07: one token a Room; a Room that has one gets no second."""
    for i in range(g.cursed_count):
        if g.cursed[i] == place:
            return
    g.cursed[g.cursed_count] = place
    g.cursed_count += 1


def resolve_room_card(g: Game, b: Printed, u: Dice) -> None:
    """AC-ACT-CR-03 to -05: Success brings a Book to the shelf, Sabotage takes one back."""
    if g.now[3] == SUCCESS:
        place_book(g, b, g.now[2])
    elif g.now[3] == SABOTAGE:
        return_book(g, b, g.now[2])


def place_book(g: Game, b: Printed, place: int) -> None:
    rack = b.rack_of[place]
    g.books[place] -= 1
    g.shelf[rack] += 1
    if g.books[place] == 0:
        g.finished[place] = 1
        remove_deck(g, place)
        if b.items > 0 and g.covered[place] != NOBODY:  # UTS-RQ-08
            do(g, CLEAR_ROOM, place)
    if g.shelf[rack] == b.rack_books[rack]:
        g.points += b.rack_points[rack]
        do(g, COUNT_POINTS)


def remove_deck(g: Game, place: int) -> None:
    """The whole deck leaves the game, in its order."""
    for _ in range(size(g.deck_end, place)):
        card = g.deck[g.deck_end[place]]
        for i in range(g.deck_end[place], g.deck_end[DECKS] - 1):
            g.deck[i] = g.deck[i + 1]
        g.deck[g.deck_end[DECKS] - 1] = card
        for i in range(place + 1, DECKS):
            g.deck_end[i] -= 1


def return_book(g: Game, b: Printed, place: int) -> None:
    """AC-ACT-CR-05, RQ-28: a Book of this colour comes back, from whichever Room it was."""
    rack = b.rack_of[place]
    on_shelf = g.shelf[rack]
    if b.sabotage_return == ONLY_OWN_BOOKS:
        on_shelf = b.books_in[place] - g.books[place]
    if on_shelf > 0:
        g.shelf[rack] -= 1
        g.books[place] += 1
