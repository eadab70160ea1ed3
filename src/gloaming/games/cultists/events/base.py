"""A card that is laid face down."""

from __future__ import annotations

import msgspec

from gloaming.games.cultists.cards import Card
from gloaming.kernel.events import Event, kept_by
from gloaming.kernel.values import Seat


class FaceDown(Event, reveals=kept_by("seat", veiled=("card",))):
    """A card is laid: the seat that chose it knows its face, all others see its back (AC-TERM-08)."""

    seat: Seat
    card: Card | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)
