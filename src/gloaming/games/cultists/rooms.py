"""Room decks, Books, Racks, and the Unsafe Passages (AC-ACT-FR, AC-ACT-CR, AC-UP)."""

from __future__ import annotations

from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import (
    ENCOUNTER_CARDS,
    FAILURE,
    GOOD_CARDS,
    ROOM_CARDS,
    SABOTAGE,
    SUCCESS,
    Card,
    of_kind,
)
from gloaming.games.cultists.events import (
    BookPlaced,
    BookReturned,
    CardDiscarded,
    CardPlaced,
    CultistAppeared,
    FishmanAppeared,
    PassageDrawn,
    RackScored,
    RoomChecked,
    RoomExplored,
    RoomFinished,
)
from gloaming.games.cultists.rules import takes_check_card
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tables import CARDS_TO_EXPLORE
from gloaming.games.cultists.victory import CountPoints
from gloaming.kernel.steps import Step
from gloaming.kernel.values import Seat


def lay_on_deck(game: Cultists, place: Place, card: Card) -> None:
    """AC-ACT-FR-05: with its third card, for the first time, a Room is explored."""
    game.deck[place] += (card,)
    if not game.explored[place] and len(game.deck[place]) >= CARDS_TO_EXPLORE:
        game.do(Explore(place))


class Explore(Step):
    """AC-ACT-FR-05, -06: the Room token is flipped; an Unsafe Passage icon is resolved at once."""

    place: Place

    def run(self, game: Cultists) -> None:
        unsafe = game.room_token[self.place]
        game.explored[self.place] = True
        game.record(RoomExplored(self.place, unsafe))
        if unsafe and game.options.unsafe_passages:
            game.do(ConsultPassages())


class ConsultPassages(Step):
    """AC-UP-02: shuffle the Unsafe Passage deck, draw and resolve one card face up, shuffle it back in."""

    def run(self, game: Cultists) -> None:
        card = game.unsafe_deck[game.roll(len(game.unsafe_deck))]
        game.record(PassageDrawn(card))
        if card == FAILURE and game.lurking:
            game.do(TurnCultistToken())
        elif card not in GOOD_CARDS and game.fishman is None:
            game.fishman = game.board.fishman
            game.record(FishmanAppeared(game.board.fishman))


class TurnCultistToken(Step):
    """AC-UP-05, -09, RQ-33: a random token goes to the Room it shows, whatever is there already."""

    def run(self, game: Cultists) -> None:
        chosen = game.roll(len(game.lurking))
        place = game.lurking[chosen]
        game.lurking = game.lurking[:chosen] + game.lurking[chosen + 1 :]
        game.cultist_tokens += (place,)
        game.record(CultistAppeared(place))


class PlaceDrawCard(Step):
    """AC-ACT-CS-12: the top card of the Draw pile goes unseen onto the deck where the checked Character stands."""

    target: Seat

    def run(self, game: Cultists) -> None:
        place = game.at[self.target]
        is_room = place in game.board.rooms
        if not is_room and not takes_check_card(game, place):
            return  # RQ-14: a first game has no deck for Hallways
        if is_room and game.finished[place] and game.options.check_card_finished_room == "none":
            return
        card = take_draw_card(game)
        if card is None:
            return
        if not is_room:
            game.unsafe_deck += (card,)
            game.record(CardPlaced(None))
        elif game.finished[place]:
            game.removed += (card,)
            game.record(CardDiscarded())
        else:
            game.record(CardPlaced(place))
            lay_on_deck(game, place, card)


def take_draw_card(game: Cultists) -> Card | None:
    """RQ-12: an empty Draw pile gives nothing, unless the table reshuffles what has left the game."""
    if not game.draw_pile and game.options.empty_draw_pile == "reshuffle_removed":
        game.draw_pile = game.shuffled(of_kind(game.removed, ROOM_CARDS))
        game.removed = of_kind(game.removed, ENCOUNTER_CARDS)
    if not game.draw_pile:
        return None
    card = game.draw_pile[-1]
    game.draw_pile = game.draw_pile[:-1]
    return card


class DrawFromRoom(Step):
    """AC-ACT-CR-02 to -08: draw one card openly and resolve it. The AUTOMA takes the top card unshuffled (RQ-110)."""

    seat: Seat
    place: Place
    top: bool

    def run(self, game: Cultists) -> None:
        place = self.place
        deck = game.deck[place] if self.top else game.shuffled(game.deck[place])
        card = deck[-1]
        game.deck[place] = deck[:-1]
        game.removed += (card,)
        game.record(RoomChecked(self.seat, place, card, self.top))
        game.do(ResolveRoomCard(self.seat, place, card))


class ResolveRoomCard(Step):
    """AC-ACT-CR-03 to -05: Success brings a Book to the shelf, Sabotage takes one back."""

    seat: Seat
    place: Place
    card: Card

    def run(self, game: Cultists) -> None:
        if self.card == SUCCESS:
            place_book(game, self.place)
        elif self.card == SABOTAGE:
            return_book(game, self.place)


def place_book(game: Cultists, place: Place) -> None:
    rack = game.board.rooms[place].rack
    game.books[place] -= 1
    game.shelf[rack] += 1
    game.record(BookPlaced(place, rack))
    if game.books[place] == 0:
        game.finished[place] = True
        game.removed += game.deck[place]
        game.deck[place] = ()
        game.record(RoomFinished(place))
    printed = game.board.racks[rack]
    if game.shelf[rack] == printed.books:
        game.points += printed.points
        game.record(RackScored(rack, printed.points))
        game.do(CountPoints())


def return_book(game: Cultists, place: Place) -> None:
    """AC-ACT-CR-05, RQ-28: a Book of this colour comes back, from whichever Room it was."""
    room = game.board.rooms[place]
    on_shelf = game.shelf[room.rack]
    if game.options.sabotage_return == "only_own_books":
        on_shelf = room.books - game.books[place]
    if on_shelf > 0:
        game.shelf[room.rack] -= 1
        game.books[place] += 1
        game.record(BookReturned(place, room.rack))
