"""What each Room is worth just now: what every policy asks, and the careful bot's measure, in Books."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from gloaming.bots.cultists.memory.decks import Laid, Mix
from gloaming.bots.cultists.memory.facts import Memory
from gloaming.bots.cultists.memory.seen import surface_of
from gloaming.bots.kept import Once, once
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import GOOD_CARDS, SABOTAGE, SUCCESS
from gloaming.games.cultists.tables import CARDS_TO_EXPLORE
from gloaming.games.cultists.view import View

ITEM: Final = 0.08
"""What a check adds by the Item that it turns up (UTS-ITEM-01)."""
FILL: Final = 0.7
"""A Success card is worth this much of the Book it may bring."""
SPARE: Final = 0.08
"""... and this much where there are enough of them."""
BARE_RACK: Final = 0.6
"""What a Book counts on a Rack for which nothing has been done yet; it rises to 1.4 on the last one."""
BOOK: Final = 1.3
"""How many checks a Book takes."""


def found_here(view: View) -> tuple[Place, ...]:
    """UTS-ITEM-04: where an Item lies face down; nothing for a Ghost."""
    kept = surface_of(view)
    return () if kept is None or view.seat is None or view.ghost[view.seat] else kept.covered


class Prospects(ABC):
    """The value of Room actions at one moment of one seat's view."""

    def __init__(self, view: View, memory: Memory, mix: Callable[[Laid], Mix]) -> None:
        self.view = view
        self.board = memory.board
        self.decks = decks = memory.decks
        self.mix = mix
        self.success: Once[Place, float] = Once(
            lambda room: decks[room].chance(SUCCESS, mix) if decks[room].cards else 0.5
        )
        """The share of Success cards in each Room deck."""
        self._working: dict[Place, float] = {}
        self.helpful = not GOOD_CARDS.isdisjoint(view.hand)
        """Whether there is a Success card in hand, cursed or not."""
        self.covered = found_here(view) if view.parts else ()

    def open(self, room: Place) -> bool:
        return not self.view.finished[room] and room not in self.view.cultist_tokens

    @abstractmethod
    def weight(self, room: Place) -> float:
        """What a Book, or an action, counts here."""

    @abstractmethod
    def checking(self, room: Place) -> float:
        """The worth of Check a Room."""

    @abstractmethod
    def filling(self, room: Place) -> float:
        """The worth of one more Success card on the deck."""

    def closing(self, room: Place) -> float:
        """What the next Book out of this Room adds by filling its Rack; winning the game is worth most."""
        rack = self.board.rooms[room].rack
        printed = self.board.racks[rack]
        if self.view.shelf[rack] + 1 < printed.books:
            return 0.0
        return 5.0 if self.view.points + printed.points >= self.view.target else 0.5

    def working(self, room: Place) -> float:
        """The better of filling and checking."""
        if room not in self._working:
            self._working[room] = max(self.checking(room), self.filling(room) if self.helpful else 0.0)
        return self._working[room]


class Racks(Prospects):
    @once
    def weights(self) -> dict[str, float]:
        """What a Book counts on each Rack: most where much has been done already."""
        printed = self.board.racks
        return {
            rack: printed[rack].points / printed[rack].books * (BARE_RACK + (1 - BARE_RACK) * 2 * self.progress(rack))
            for rack in printed
        }

    def weight(self, room: Place) -> float:
        """What a Book out of this Room counts: most on a Rack for which much has been done already."""
        return self.weights[self.board.rooms[room].rack]

    def progress(self, rack: str) -> float:
        """How much of the work for a Rack is done: cards to explore its Rooms, and Books."""
        view = self.view
        done = BOOK * view.shelf[rack]
        todo = BOOK * (self.board.racks[rack].books - view.shelf[rack])
        for room in self.board.rooms_of_rack[rack]:
            laid = CARDS_TO_EXPLORE - 1 if view.explored[room] else view.deck[room] - 1
            done += laid
            todo += CARDS_TO_EXPLORE - 1 - laid
        return done / (done + todo)

    def checking(self, room: Place) -> float:
        view = self.view
        if not view.explored[room] or view.finished[room] or not view.deck[room]:
            return 0.0
        deck = self.decks[room]
        success = self.success[room]
        on_shelf = view.shelf[self.board.rooms[room].rack] > 0
        sabotage = deck.chance(SABOTAGE, self.mix) if deck.cards and on_shelf else 0.0
        item = ITEM if room in self.covered else 0.0
        return self.weight(room) * (success - sabotage) + success * self.closing(room) + item

    def filling(self, room: Place) -> float:
        view = self.view
        if view.finished[room]:
            return 0.0
        cards = view.deck[room]
        if not view.explored[room]:
            share = FILL if view.round <= 8 or cards == CARDS_TO_EXPLORE - 1 else FILL / 2
            return self.weight(room) * share * (1.1 if cards == CARDS_TO_EXPLORE - 1 else 1.0)
        missing = view.books[room] - self.success[room] * cards
        need = min(1.0, max(0.0, missing + 0.3))
        return self.weight(room) * (FILL * need + SPARE * (1 - need))
