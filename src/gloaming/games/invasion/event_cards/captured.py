"""Captured (INV-EVENT-14)."""

from __future__ import annotations

from gloaming.games.invasion.agents import leave_spot
from gloaming.games.invasion.event_cards.base import EventCard
from gloaming.games.invasion.events import AgentCaptured
from gloaming.games.invasion.state import Invasion
from gloaming.kernel.steps import Step


class Capture(Step):
    """INV-EVENT-14 to -14b, INV-RQ-17 to -19: the agent used last leaves the game; without one nothing happens."""

    def run(self, game: Invasion) -> None:
        taken = game.last_used
        if game.options.captured_takes_active_agent and game.active is not None:
            taken = game.active
        if taken is not None and taken in game.agent_at:
            game.record(AgentCaptured(taken))
            spot = game.agent_at.pop(taken)
            del game.siren[taken]
            leave_spot(game, spot)


captured = EventCard("captured", "Captured", Capture(), colour="red", printed=14, clause="INV-EVENT-14")
