"""Under attack (INV-EVENT-11)."""

from __future__ import annotations

from gloaming.games.invasion.event_cards.base import EventCard
from gloaming.games.invasion.rules import districts_controlled
from gloaming.games.invasion.state import Invasion
from gloaming.games.invasion.tokens import lay_tokens
from gloaming.kernel.steps import Step


class AttackAgents(Step):
    """INV-EVENT-11: every free district that any agent on the board controls."""

    def run(self, game: Invasion) -> None:
        lay_tokens(game, frozenset[str]().union(*[districts_controlled(game, agent) for agent in game.agent_at]))


under_attack = EventCard(
    "under_attack", "Under attack", AttackAgents(), colour="red", printed=11, clause="INV-EVENT-11"
)
