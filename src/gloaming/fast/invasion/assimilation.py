"""Assimilation cards: drawn, and perhaps the drawer is no longer human (INV-ASSIM)."""

from __future__ import annotations

from gloaming.fast.invasion.layout import Game
from gloaming.fast.invasion.numbers import ASSIMILATED


def draw_cards(g: Game, seat: int, count: int) -> None:
    """INV-ASSIM-10, -11, -13: as many as there are; a stated alien draws none."""
    if g.stated[seat]:
        return
    for _ in range(min(count, g.deck_count)):
        g.deck_count -= 1
        if g.deck[g.deck_count] == ASSIMILATED:
            g.hand[seat] |= 1 << g.hand_count[seat]
        g.hand_count[seat] += 1
