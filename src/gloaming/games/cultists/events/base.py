"""A card that is laid face down."""

from __future__ import annotations

from typing import ClassVar

from gloaming.games.cultists.cards import Card
from gloaming.kernel.events import VeiledEvent


class FaceDown(VeiledEvent):
    """A card is laid: the seat that chose it knows its face, all others see its back (AC-TERM-08)."""

    card: Card | None
    veils: ClassVar[tuple[str, ...]] = ("card",)
