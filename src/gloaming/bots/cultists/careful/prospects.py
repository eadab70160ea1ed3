"""What each Room is worth just now: Books within reach, the state of its Rack, and what its deck may hold."""

from __future__ import annotations

from typing import Final

from gloaming.bots.cultists.careful.mind import Mind
from gloaming.bots.cultists.memory.seen import surface_of
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import GOOD_CARDS, SABOTAGE, SUCCESS
from gloaming.games.cultists.rules import ROUTES
from gloaming.games.cultists.tables import CARDS_TO_EXPLORE
from gloaming.games.cultists.view import View

FILL: Final = 0.7
"""A Success card is worth this much of the Book it may bring."""
SPARE: Final = 0.08
"""... and this much where there are enough of them."""
BARE_RACK: Final = 0.6
"""What a Book counts on a Rack for which nothing has been done yet; it rises to 1.4 on the last one."""
BOOK: Final = 1.3
"""How many checks a Book takes."""

ITEM: Final = 0.08
"""What a check adds by the Item that it turns up (UTS-ITEM-01)."""


def found_here(view: View) -> tuple[Place, ...]:
    """UTS-ITEM-04: where an Item lies face down; nothing for a Ghost."""
    kept = surface_of(view)
    return () if kept is None or view.seat is None or view.ghost[view.seat] else kept.covered


class Prospects:
    """The value of Room actions, in Books, at one moment of one seat's view."""

    def __init__(self, view: View, mind: Mind) -> None:
        self.view = view
        self.mind = mind
        self.board = mind.board
        self._success: dict[Place, float] = {}
        self._weight: dict[str, float] = {}
        self._working: dict[Place, float] = {}
        self.helpful = not GOOD_CARDS.isdisjoint(view.hand)
        """Whether there is a Success card in hand, cursed or not."""
        self.covered = found_here(view) if view.parts else ()

    # The Route

    def line(self, ahead: int = 0) -> tuple[str, ...]:
        """The colours of the own Route in this round, or in one to come (AC-ROUTE-01)."""
        route = self.view.route
        return () if route is None else ROUTES[route][(self.view.round - 1 + ahead) % 4]

    def on_route(self, room: Place, ahead: int = 0) -> bool:
        view = self.view
        if view.role == "mechanic" and view.seat is not None and not view.ghost[view.seat]:
            return True
        if self.mind.is_hunter:
            return self.seems_on_route(room, ahead)
        return self.board.colour[room] in self.line(ahead)

    def seems_on_route(self, room: Place, ahead: int) -> bool:
        """UTS-HUNT-05: no Route binds the Hunter, but some Route should seem to."""
        line = (self.view.round - 1 + ahead) % 4
        return any(self.board.colour[room] in ROUTES[number][line] for number in self.mind.memory.fits[self.mind.me])

    # Rooms

    def open(self, room: Place) -> bool:
        return not self.view.finished[room] and room not in self.view.cultist_tokens

    def success(self, room: Place) -> float:
        """The share of Success cards in the Room deck."""
        if room not in self._success:
            deck = self.mind.memory.decks[room]
            self._success[room] = deck.chance(SUCCESS, self.mind.mix) if deck.cards else 0.5
        return self._success[room]

    def weight(self, room: Place) -> float:
        """What a Book out of this Room counts: most on a Rack for which much has been done already."""
        rack = self.board.rooms[room].rack
        if rack not in self._weight:
            printed = self.board.racks[rack]
            self._weight[rack] = (
                printed.points / printed.books * (BARE_RACK + (1 - BARE_RACK) * 2 * self.progress(rack))
            )
        return self._weight[rack]

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

    def closing(self, room: Place) -> float:
        """What the next Book out of this Room adds by filling its Rack; winning the game is worth most."""
        rack = self.board.rooms[room].rack
        printed = self.board.racks[rack]
        if self.view.shelf[rack] + 1 < printed.books:
            return 0.0
        return 5.0 if self.view.points + printed.points >= self.view.target else 0.5

    def checking(self, room: Place) -> float:
        """The worth of Check a Room."""
        view = self.view
        if not view.explored[room] or view.finished[room] or not view.deck[room]:
            return 0.0
        deck = self.mind.memory.decks[room]
        success = self.success(room)
        on_shelf = view.shelf[self.board.rooms[room].rack] > 0
        sabotage = deck.chance(SABOTAGE, self.mind.mix) if deck.cards and on_shelf else 0.0
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

    def working(self, room: Place) -> float:
        """The better of filling and checking."""
        if room not in self._working:
            filling = self.filling(room) if self.helpful else 0.0
            self._working[room] = max(self.checking(room), filling)
        return self._working[room]
