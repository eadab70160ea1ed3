"""Other worlds: games that a seat cannot tell from the true one, by everything it has seen."""

from __future__ import annotations

from itertools import takewhile

from gloaming.games.invasion.event_cards import EVENT_CARDS, cards_in_play
from gloaming.games.invasion.event_cards.alien_planning import counts_as_red
from gloaming.games.invasion.events import EventTurned, OrderLeft, RoundBegan
from gloaming.games.invasion.known import show_public
from gloaming.games.invasion.orders import NAME, LeaveOrders, Orders
from gloaming.games.invasion.rounds import Turn
from gloaming.games.invasion.setup import empty_game
from gloaming.games.invasion.state import Invasion
from gloaming.games.invasion.view import View
from gloaming.games.invasion.worlds.event_piles import EventPiles, guess_events
from gloaming.games.invasion.worlds.hands import DECK, STACKS, Hands, Place
from gloaming.games.invasion.worlds.memories import memories
from gloaming.kernel.dice import Dice
from gloaming.kernel.values import Seat
from gloaming.kernel.worlds import NoWorld, empty_world, take_up_the_question

TRIES = 400


def determinise(view: View, dice: Dice) -> Invasion:
    """A game that agrees with all that this view shows; what it hides is drawn at random."""
    game = empty_world(view, dice, empty_game)
    show_public(game, view)
    show_piles(game, view)
    in_play = cards_in_play(game.city)
    reds = frozenset(card for card in in_play if counts_as_red(game, card))
    piles = guess_events(in_play, reds, view.journal, dice)
    hands = Hands(view)
    places = next((guess for _ in range(TRIES) if (guess := hands.guess(dice)) is not None), None)
    if piles is None or places is None:
        raise NoWorld(f"seat {view.seat} in round {view.round}")
    deal_cards(game, view, hands, places)
    game.journal = memories(game, view, dice)
    lay_out_events(game, view, piles)
    take_up_the_question(game, view, dice)
    imagine_orders(game, view, dice)
    return game


def show_piles(game: Invasion, view: View) -> None:
    game.shown = [tuple(position for position, card in enumerate(cards) if card is not None) for cards in view.shown]
    game.agenda = list(view.flow)
    turned = [event.card for event in view.journal if isinstance(event, EventTurned)]
    game.discard = tuple(card for card in turned if EVENT_CARDS[card].discarded)


def deal_cards(game: Invasion, view: View, hands: Hands, places: set[Place]) -> None:
    game.hand = [hands.cards(seat, held, places) for seat, held in enumerate(view.cards)]
    game.deck = hands.cards(DECK, view.deck, places)
    game.stacks = [hands.cards(where, size, places) for where, size in zip(STACKS, view.stacks, strict=True)]


def imagine_orders(game: Invasion, view: View, dice: Dice) -> None:
    """INV-RQ-44: this seat's order is known; others may have left any for a later turn of the round."""
    leaving = isinstance(game.asking, LeaveOrders)
    if view.options.declare_window != "standing_orders" or view.stage != "turns" or leaving:
        return
    coming = [step.seat for step in view.flow if isinstance(step, Turn)]
    turns = [None if view.stated[seat] else dice.pick((None, *coming)) for seat in game.seats]
    game.journal += [OrderLeft(seat, turn) for seat, turn in enumerate(turns) if turn is not None and seat != view.seat]
    if view.seat is not None:
        turns[view.seat] = own_order(view)
    game.parts[NAME] = Orders(tuple(turns))


def own_order(view: View) -> Seat | None:
    this_round = takewhile(lambda event: not isinstance(event, RoundBegan), reversed(view.journal))
    return next((event.turn for event in this_round if isinstance(event, OrderLeft)), None)


def lay_out_events(game: Invasion, view: View, piles: EventPiles) -> None:
    game.event_deck = piles.event_deck()
    game.upcoming, game.prevented = piles.faces(piles.upcoming), piles.faces(piles.prevented)
    game.planned = view.planning or piles.faces(piles.planned)
