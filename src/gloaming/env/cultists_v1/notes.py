"""What a seat of Cultists keeps of its journal on the sheet: who gave whom how many cards, and what it saw of Pulse decks."""

from __future__ import annotations

from gloaming.env.scribe import Notes, Scribe
from gloaming.env.sheet import SEATS
from gloaming.games.cultists.cards import DEAD
from gloaming.games.cultists.events import Gave, GaveInTheDark, PulseOpened, PulseSeen, RoundBegan

GAVE, SEEN_ALIVE, SEEN_DEAD, SEEN_ROUND = 0, SEATS * SEATS, SEATS * (SEATS + 1), SEATS * (SEATS + 2)


class CultistsNotes(Notes):
    def __init__(self, scribe: Scribe) -> None:
        super().__init__(scribe)
        self.round = 0

    def hear_round(self, event: RoundBegan) -> None:
        self.round = event.round

    def hear_gift(self, event: Gave | GaveInTheDark) -> None:
        order = self.scribe.order
        self.count(GAVE + order[event.seat] * SEATS + order[event.to])

    def hear_look(self, event: PulseSeen) -> None:
        self.look(event.target, event.cards)

    def hear_opening(self, event: PulseOpened) -> None:
        self.look(event.seat, event.cards)

    def look(self, seat: int, cards: tuple[str, ...]) -> None:
        seat, dead = self.scribe.order[seat], cards.count(DEAD)
        self.page[SEEN_ALIVE + seat] = len(cards) - dead
        self.page[SEEN_DEAD + seat] = dead
        self.page[SEEN_ROUND + seat] = self.round

    hears = {
        RoundBegan: hear_round,
        Gave: hear_gift,
        GaveInTheDark: hear_gift,
        PulseSeen: hear_look,
        PulseOpened: hear_opening,
    }
