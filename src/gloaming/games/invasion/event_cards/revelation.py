"""Revelation (INV-EVENT-09)."""

from __future__ import annotations

from gloaming.games.invasion.event_cards.base import EventCard
from gloaming.games.invasion.events import AliensRecognised
from gloaming.games.invasion.rules import is_alien
from gloaming.games.invasion.state import Invasion
from gloaming.kernel.steps import Step


class Recognise(Step):
    """INV-EVENT-09a, INV-RQ-61: every alien of this moment learns the set of them; humans hear the same word, empty."""

    def run(self, game: Invasion) -> None:
        aliens = [seat for seat in game.seats if is_alien(game, seat)]
        if not game.options.revelation_includes_stated:
            aliens = [seat for seat in aliens if not game.stated[seat]]
        for seat in game.seats:
            game.record(AliensRecognised(seat, tuple(aliens) if seat in aliens else ()))


revelation = EventCard("revelation", "Revelation", Recognise(), colour="red", printed=9, clause="INV-EVENT-09")
