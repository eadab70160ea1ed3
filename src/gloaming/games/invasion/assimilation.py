"""Assimilation cards: drawn, and perhaps the drawer is no longer human (INV-ASSIM)."""

from __future__ import annotations

from gloaming.games.invasion.events import Drew
from gloaming.games.invasion.state import Invasion
from gloaming.kernel.values import Seat


def draw_cards(game: Invasion, seat: Seat, count: int) -> None:
    """INV-ASSIM-10, -11, -13: as many as there are; a stated alien draws none."""
    count = min(count, len(game.deck))
    if count and not game.stated[seat]:
        left = len(game.deck) - count
        drawn = game.deck[: left - 1 if left else None : -1]
        game.deck = game.deck[:left]
        game.hand[seat] = (*game.hand[seat], *drawn)
        game.record(Drew(seat, drawn))
