"""Salvage (INV-EVENT-03)."""

from __future__ import annotations

from gloaming.games.invasion.city import Spot
from gloaming.games.invasion.event_cards.base import SendsAgent
from gloaming.games.invasion.rules import free_of_agents
from gloaming.games.invasion.state import Agent, Invasion


class Salvage(SendsAgent):
    def goals(self, game: Invasion, agent: Agent) -> list[Spot]:
        """INV-EVENT-03, -03a: to a scientist who has no agent yet; the saved ones stand on no spot."""
        return free_of_agents(game, game.scientists)


salvage = Salvage("salvage", "Salvage", colour="yellow", printed=3, clause="INV-EVENT-03")
