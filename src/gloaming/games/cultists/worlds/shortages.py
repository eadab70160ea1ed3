"""Faces that ran short in earlier attempts to replay the history of the Room cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import Card
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.games.cultists.worlds.decks import Slot

CARE = 3
"""How much more sparing it gets after each dead end."""
MANY = 12
"""After so many dead ends it starts over: by then everything is short, and nothing stands out."""

Source = Seat | Place
"""Whose hand a card came from, or which heap; also the Room from which one is drawn."""


class Shortages:
    """Faces that a heap or a Room turned out to lack, if these are the Cultists.

    They are spent more sparingly the next time, wherever another card would do as well."""

    def __init__(self) -> None:
        self.lacked: dict[Source, Counter[Card]] = {}
        self.corners = 0

    def corner(self) -> None:
        self.corners += 1
        if self.corners % MANY == 0:
            self.lacked = {}

    def lack(self, source: Source, face: Card) -> None:
        self.lacked.setdefault(source, Counter())[face] += 1

    def care(self, slot: Slot, face: Card, room: Source) -> int:
        """How many times less readily this card is taken for one of this face."""
        if slot.face is not None or slot.heap is None:
            return 1
        care = 1 + CARE * self.lacked.get(slot.heap.name, Counter())[face]
        for other, often in self.lacked.get(room, Counter()).items():
            if other != face and slot.heap.left[other]:
                care *= 1 + CARE * often
        return care
