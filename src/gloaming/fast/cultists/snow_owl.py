"""Snow owl (UTS-ITEM-33 to UTS-ITEM-37)."""

from __future__ import annotations

from gloaming.fast.agenda import do, offer
from gloaming.fast.cultists.actions import offer_room_cards
from gloaming.fast.cultists.layout import Game, Printed
from gloaming.fast.cultists.rooms import lay_on_deck
from gloaming.fast.cultists.rules import room_cards
from gloaming.fast.cultists.steps import FIELD, SEND, SEND_NOTHING, SEND_OWL
from gloaming.fast.decks import size
from gloaming.fast.dice import shuffle
from gloaming.fast.layout import NOBODY, Dice


def fly(g: Game, finder: int) -> None:
    """UTS-RQ-13, -37: a must for a person with a Room card; how many there are in a hand is public."""
    if finder != NOBODY and room_cards(g, finder) > 0:
        do(g, SEND_OWL, finder)


def offer_sending(g: Game, b: Printed, seat: int) -> None:
    """UTS-ITEM-33, -34, UTS-RQ-13: any Room that is not finished, also one with a Cultist token."""
    for room in range(b.rooms):
        if not g.finished[room]:
            offer_room_cards(g, seat, SEND + room * FIELD)
    if not b.owl_mandatory:
        offer(g, SEND_NOTHING)


def owl_sent(g: Game, b: Printed, u: Dice) -> None:
    """UTS-ITEM-35: and the deck is shuffled."""
    seat, answer = g.now[1], g.answers[g.now[1]]
    if answer not in (NOBODY, SEND_NOTHING):
        place, card = (answer - SEND) // FIELD, (answer - SEND) % FIELD
        g.hand[seat][card] -= 1
        lay_on_deck(g, place, card)
        shuffle(g, u, g.deck, g.deck_end[place], size(g.deck_end, place))
