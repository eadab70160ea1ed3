"""What each Room is worth to a careful bot, in Books: those within reach, the state of its Rack, and what its deck may hold."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from gloaming.bots.cultists.prospects.rooms import ITEM, Prospects
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import SABOTAGE
from gloaming.games.cultists.tables import CARDS_TO_EXPLORE

FILL: Final = 0.7
"""A Success card is worth this much of the Book it may bring."""
SPARE: Final = 0.08
"""... and this much where there are enough of them."""
BARE_RACK: Final = 0.6
"""What a Book counts on a Rack for which nothing has been done yet; it rises to 1.4 on the last one."""
BOOK: Final = 1.3
"""How many checks a Book takes."""


class Racks(Prospects):
    @cached_property
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
        """The worth of Check a Room."""
        view = self.view
        if not view.explored[room] or view.finished[room] or not view.deck[room]:
            return 0.0
        deck = self.turn.memory.decks[room]
        success = self.success(room)
        on_shelf = view.shelf[self.board.rooms[room].rack] > 0
        sabotage = deck.chance(SABOTAGE, self.turn.mix) if deck.cards and on_shelf else 0.0
        item = ITEM if room in self.covered else 0.0
        return self.weight(room) * (success - sabotage) + success * self.closing(room) + item

    def filling(self, room: Place) -> float:
        """The worth of one more Success card on the deck."""
        view = self.view
        if view.finished[room]:
            return 0.0
        cards = view.deck[room]
        if not view.explored[room]:
            share = FILL if view.round <= 8 or cards == CARDS_TO_EXPLORE - 1 else FILL / 2
            return self.weight(room) * share * (1.1 if cards == CARDS_TO_EXPLORE - 1 else 1.0)
        missing = view.books[room] - self.success(room) * cards
        need = min(1.0, max(0.0, missing + 0.3))
        return self.weight(room) * (FILL * need + SPARE * (1 - need))
