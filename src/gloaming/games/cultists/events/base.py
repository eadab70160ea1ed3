"""A card that is laid face down."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from gloaming.games.cultists.cards import Card
from gloaming.kernel.events import Audience, Event, kept_by
from gloaming.kernel.values import Seat


class FaceDown(Event):
    """A card is laid: the seat that chose it knows its face, all others see its back (AC-TERM-08)."""

    seat: Seat
    card: Card | None
    reveals: ClassVar[Audience] = kept_by("seat", veiled=("card",))

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)
