"""Other worlds: games that a seat cannot tell from the true one, by everything it has seen."""

from __future__ import annotations

from gloaming.games.invasion.event_cards import cards_in_play
from gloaming.games.invasion.event_cards.alien_planning import counts_as_red
from gloaming.games.invasion.events import EventTurned
from gloaming.games.invasion.setup import adopt
from gloaming.games.invasion.state import Invasion
from gloaming.games.invasion.view import View
from gloaming.games.invasion.worlds.event_piles import EventPiles, guess_events
from gloaming.games.invasion.worlds.hands import DECK, STACKS, Hands, Place, guess_places
from gloaming.kernel.dice import KEY_BYTES, Dice

TRIES = 400


class NoWorld(RuntimeError):
    """No world was found that agrees with the view, though the true one does: a fault in this package."""


def determinise(view: View, dice: Dice) -> Invasion:
    """A game that agrees with all that this view shows; what it hides is drawn at random."""
    if view.unveiled is not None:
        raise ValueError("the game is over: nothing is hidden any more")
    game = adopt(view.options, dice.bits().to_bytes(64, "big")[:KEY_BYTES])
    show_public(game, view)
    in_play = cards_in_play(game.city)
    reds = frozenset(card for card in in_play if counts_as_red(game, card))
    piles = guess_events(in_play, reds, view.journal, dice)
    hands = Hands(view)
    places = guess_places(hands, dice, TRIES)
    if piles is None or places is None:
        raise NoWorld(f"seat {view.seat} in round {view.round}")
    deal_cards(game, view, hands, places)
    lay_out_events(game, view, piles)
    take_up_the_question(game, view, dice)
    return game


def show_public(game: Invasion, view: View) -> None:
    """What everybody sees is as it is."""
    for field in (
        "round", "stage", "architect", "turn", "reserve", "last_used", "newcomer_waits", "scientists", "saved", "tokens",
        "mother_ships", "pressure", "active", "announced", "winner", "reason",
    ):  # fmt: skip
        setattr(game, field, getattr(view, field))
    game.agent_at, game.siren = view.agent_at.copy(), view.siren.copy()
    game.stated, game.accuser_token = list(view.stated), list(view.accuser_token)
    game.shown = [tuple(position for position, card in enumerate(cards) if card is not None) for cards in view.shown]
    game.journal, game.agenda = list(view.journal), list(view.flow)
    turned = [event.card for event in view.journal if isinstance(event, EventTurned)]
    game.discard = tuple(card for card in turned if card != "mother_ship")


def deal_cards(game: Invasion, view: View, hands: Hands, places: set[Place]) -> None:
    game.hand = [hands.cards(seat, held, places) for seat, held in enumerate(view.cards)]
    game.deck = hands.cards(DECK, view.deck, places)
    game.stacks = [hands.cards(where, size, places) for where, size in zip(STACKS, view.stacks, strict=True)]


def lay_out_events(game: Invasion, view: View, piles: EventPiles) -> None:
    game.event_deck = piles.event_deck()
    game.upcoming, game.prevented = piles.faces(piles.upcoming), piles.faces(piles.prevented)
    game.planned = view.planning or piles.faces(piles.planned)


def take_up_the_question(game: Invasion, view: View, dice: Dice) -> None:
    """The same question is open; what others have already answered, under seal, is anybody's guess."""
    if view.asked is None:
        return
    game.questions, game.asking = view.asked.number, view.asked.step
    game.choices = game.asking.asks(game)
    for seat, options in game.choices.items():
        if seat == view.seat and view.asked.answered is not None:
            game.answers[seat] = view.asked.answered
        elif seat not in view.waiting_for and seat != view.seat:
            game.answers[seat] = dice.pick(options)
