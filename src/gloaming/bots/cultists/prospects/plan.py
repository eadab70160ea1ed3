"""The work that is left for the points: how many actions each Room still takes, and which Racks are worth them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from itertools import combinations
from math import ceil, exp
from typing import Final

from gloaming.bots.cultists.memory.decks import Laid, Mix, RoomDeck
from gloaming.bots.cultists.memory.facts import Memory
from gloaming.bots.cultists.prospects.rooms import ITEM, Prospects
from gloaming.bots.kept import Once, once
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import SABOTAGE, SUCCESS
from gloaming.games.cultists.tables import CARDS_TO_EXPLORE
from gloaming.games.cultists.view import View

HEDGE: Final = 1.5
"""How many actions more another choice of Racks may take and still be worth a thought."""
ASIDE: Final = 0.6
"""What a Room counts whose Rack is not needed, ..."""
NEEDED: Final = 1.15
"""... and one whose Rack surely is."""
FILL: Final = 0.9
"""A card laid is worth this much of the action it saves: the Cultists will lay some too."""
TRY: Final = 0.3
"""What a check is worth that brings no Book: one card less to draw again."""
RETURNED: Final = 0.7
"""How much a Sabotage card adds to the work: the Book has to be fetched again, if there is one to lose."""
SHORT: Final = 0.35
"""How much of a Success card may be missing before another has to be laid."""

Racks = tuple[str, ...]


@cache
def covers(points: tuple[tuple[str, int], ...], needed: int) -> tuple[Racks, ...]:
    """Every choice of Racks that brings so many points and has none to spare."""
    found: list[Racks] = []
    for size in range(len(points) + 1):
        for chosen in combinations(points, size):
            total = sum([worth for _, worth in chosen])
            if total >= needed and all(total - worth < needed for _, worth in chosen):
                found.append(tuple([rack for rack, _ in chosen]))
    return tuple(found)


@cache
def work(books: int, cards: float, good: float, bad: float, missing: int) -> float:
    """How many actions it takes to fetch these Books: cards to explore, Success cards to add, and checks.

    `cards` lie in the deck, of which so many are Success and Sabotage; `missing` have to be laid before it is explored."""
    if books == 0:
        return 0.0
    least = max(missing, ceil(books - good - SHORT))
    return min([_with(books, cards, good, bad, more) for more in range(least, least + 3)])


def _with(books: int, cards: float, good: float, bad: float, more: int) -> float:
    deck, success = cards + more, max(good + more, 0.05)
    checks = books * (deck + 1) / (success + 1)
    drawn = bad * checks / (deck + 1)
    return more + checks * (1 + drawn * RETURNED)


def counted(deck: RoomDeck, mix: Callable[[Laid], Mix]) -> tuple[float, float, float]:
    cards = good = bad = 0.0
    for laid in deck.cards:
        faces = mix(laid)
        cards += laid.weight
        good += laid.weight * faces[SUCCESS]
        bad += laid.weight * faces[SABOTAGE]
    return round(cards, 1), round(good, 1), round(bad, 1)


def left_to_do(view: View, contents: Mapping[Place, tuple[float, float, float]], room: Place, filled: int) -> float:
    if view.finished[room]:
        return 0.0
    cards, good, bad = contents[room]
    missing = 0 if view.explored[room] else max(0, CARDS_TO_EXPLORE - view.deck[room] - filled)
    blocked = 1.0 if room in view.cultist_tokens else 0.0
    return blocked + work(view.books[room], cards + filled, good + filled, bad, missing)


class Plan(Prospects):
    """What each Room action is worth, in actions saved on the way to the points."""

    def __init__(self, view: View, memory: Memory, mix: Callable[[Laid], Mix]) -> None:
        super().__init__(view, memory, mix)
        decks = memory.decks
        contents: Once[Place, tuple[float, float, float]] = Once(lambda room: counted(decks[room], mix))
        self.contents = contents
        """For each Room how many cards its deck holds, and how many of them are Success and Sabotage."""
        self.labour: Once[tuple[Place, int], float] = Once(lambda case: left_to_do(view, contents, *case))
        """How many actions a Room still takes, with so many Success cards more in its deck."""

    @once
    def usage(self) -> dict[str, float]:
        """How likely each Rack is among those that will win."""
        board, view = self.board, self.view
        left = tuple([(rack, board.racks[rack].points) for rack in board.racks if not self.scored(rack)])
        labour = {rack: sum([self.labour[room, 0] for room in board.rooms_of_rack[rack]]) for rack, _ in left}
        choices = covers(left, max(0, view.target - view.points))
        costs = [sum([labour[rack] for rack in choice]) for choice in choices]
        best = min(costs, default=0.0)
        weights = [exp((best - cost) / HEDGE) for cost in costs]
        total = sum(weights) or 1.0
        usage = dict.fromkeys(board.racks, 0.0)
        for weight, choice in zip(weights, choices, strict=True):
            for rack in choice:
                usage[rack] += weight / total
        return usage

    def scored(self, rack: str) -> bool:
        return self.view.shelf[rack] >= self.board.racks[rack].books

    def weight(self, room: Place) -> float:
        return ASIDE + (NEEDED - ASIDE) * self.usage[self.board.rooms[room].rack]

    def checking(self, room: Place) -> float:
        view = self.view
        if not view.explored[room] or view.finished[room] or not view.deck[room]:
            return 0.0
        item = ITEM if room in self.covered else 0.0
        success = self.success[room]
        return self.weight(room) * (TRY + (1 - TRY) * success) + success * self.closing(room) + item

    def filling(self, room: Place) -> float:
        view = self.view
        if view.finished[room]:
            return 0.0
        saved = self.labour[room, 0] - self.labour[room, 1]
        return self.weight(room) * min(1.0, max(0.05, saved)) * FILL
