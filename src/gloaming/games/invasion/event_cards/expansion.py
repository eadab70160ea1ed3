"""Expansion (INV-EVENT-13)."""

from __future__ import annotations

from gloaming.games.invasion.event_cards.base import EventCard
from gloaming.games.invasion.state import Invasion
from gloaming.games.invasion.tokens import around, lay_tokens
from gloaming.kernel.steps import Step


class ExpandZones(Step):
    """INV-EVENT-13, -13a: one step, from the position before."""

    def run(self, game: Invasion) -> None:
        lay_tokens(game, around(game, game.tokens))


expansion = EventCard(
    "expansion", "Expansion", ExpandZones(), colour="red", copies=2, printed=13, clause="INV-EVENT-13"
)
