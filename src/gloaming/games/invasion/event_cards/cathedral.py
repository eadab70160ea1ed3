"""Cathedral (INV-EVENT-06)."""

from __future__ import annotations

from gloaming.games.invasion.city import Spot
from gloaming.games.invasion.event_cards.base import SendsAgent
from gloaming.games.invasion.rules import free_of_agents
from gloaming.games.invasion.state import Agent, Invasion


class Cathedral(SendsAgent):
    def goals(self, game: Invasion, agent: Agent) -> list[Spot]:
        """INV-EVENT-06: a gathering spot without an agent."""
        return free_of_agents(game, game.city.gathering_spots)


cathedral = Cathedral("cathedral", "Cathedral", colour="yellow", printed=6, of_a_city=True, clause="INV-EVENT-06")
