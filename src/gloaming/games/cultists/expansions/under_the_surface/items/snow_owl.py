"""Snow owl (UTS-ITEM-33 to UTS-ITEM-37)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import ROOM_CARDS, Card, faces, of_kind, without
from gloaming.games.cultists.expansions.under_the_surface.events import OwlSent
from gloaming.games.cultists.expansions.under_the_surface.items.base import Fixture
from gloaming.games.cultists.rooms import lay_on_deck
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.steps import Choice, Option
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.games.cultists.worlds.decks import Decks
    from gloaming.games.cultists.worlds.ledger import Ledger


class Send(Option, code="send:{place}/{card}", clause="UTS-ITEM-33", hidden=("card",)):
    """Put this card from your hand into the deck of that Room."""

    place: Place
    card: Card


class SendNothing(Option, code="sendnothing", clause="UTS-RQ-13", quiet=True):
    """UTS-RQ-13, not a must: let the owl fly without a card."""


class SnowOwl(Fixture):
    def work(self, game: Cultists, finder: Seat | None) -> None:
        """UTS-RQ-13, -37: a must for a person with a Room card; how many there are in a hand is public."""
        if finder is not None and of_kind(game.hand[finder], ROOM_CARDS):
            game.do(SendOwl(finder))


snow_owl = SnowOwl("snow_owl", from_seats=(5,), printed=5)


class SendOwl(Choice, clause="UTS-ITEM-33"):
    """UTS-ITEM-33, -34, UTS-RQ-13: any Room that is not finished, also one with a Cultist token."""

    def options(self, game: Cultists) -> tuple[Option, ...]:
        rooms = [room for room in game.board.rooms if not game.finished[room]]
        sent = [Send(room, card) for room in rooms for card in faces(game.hand[self.seat], ROOM_CARDS)]
        return tuple(sent) if game.options.owl_mandatory else (*sent, SendNothing())

    def chosen(self, game: Cultists, option: Send | SendNothing | None) -> None:
        if isinstance(option, Send):
            game.hand[self.seat] = without(game.hand[self.seat], option.card)
            game.record(OwlSent(self.seat, option.card, option.place))
            lay_on_deck(game, option.place, option.card)
            game.deck[option.place] = game.shuffled(game.deck[option.place])  # UTS-ITEM-35


@snow_owl.notes(OwlSent)
def played_a_room_card(ledger: Ledger, event: OwlSent) -> None:
    """A Firestarter gets rid of red cards by the owl too (AC-ROLE-FIR-02)."""
    ledger.rooms_played[event.seat].append(ledger.round)


@snow_owl.replays(OwlSent)
def lies_anywhere_in_the_deck(decks: Decks, event: OwlSent) -> None:
    """UTS-ITEM-35: after the shuffle nobody knows the order of the deck."""
    slot = decks.from_hand(event.seat, event.card)
    decks.mixed[event.place] += [*decks.stacked[event.place], slot]
    decks.stacked[event.place] = []
