"""Capitol (INV-EVENT-07)."""

from __future__ import annotations

from gloaming.games.invasion.city import Spot
from gloaming.games.invasion.event_cards.base import SendsAgent
from gloaming.games.invasion.rules import free_of_agents
from gloaming.games.invasion.state import Agent, Invasion


class Capitol(SendsAgent):
    def goals(self, game: Invasion, agent: Agent) -> list[Spot]:
        """INV-EVENT-07: a gathering spot without an agent."""
        return free_of_agents(game, game.city.gathering_spots)


capitol = Capitol("capitol", "Capitol", colour="yellow", printed=7, of_a_city=True, clause="INV-EVENT-07")
