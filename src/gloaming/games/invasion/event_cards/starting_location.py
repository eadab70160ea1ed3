"""Starting location (INV-EVENT-08)."""

from __future__ import annotations

from gloaming.games.invasion.city import Spot
from gloaming.games.invasion.event_cards.base import SendsAgent
from gloaming.games.invasion.rules import free_of_agents
from gloaming.games.invasion.state import Agent, Invasion


class StartingLocation(SendsAgent):
    def goals(self, game: Invasion, agent: Agent) -> list[Spot]:
        """INV-EVENT-08: a starting spot without an agent; as the first event it finds none."""
        return free_of_agents(game, game.city.starting_spots)


starting_location = StartingLocation(
    "starting_location", "Starting location", colour="yellow", printed=8, clause="INV-EVENT-08"
)
