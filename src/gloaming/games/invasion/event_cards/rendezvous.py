"""Rendezvous (INV-EVENT-02)."""

from __future__ import annotations

from gloaming.games.invasion.city import Spot
from gloaming.games.invasion.event_cards.base import SendsAgent
from gloaming.games.invasion.rules import free_of_agents
from gloaming.games.invasion.state import Agent, Invasion


class Rendezvous(SendsAgent):
    def goals(self, game: Invasion, agent: Agent) -> list[Spot]:
        """INV-EVENT-02, -02a: the next spot, on some road, to another agent's."""
        others = [spot for other, spot in game.agent_at.items() if other != agent]
        beside = dict.fromkeys(near for spot in others for near in game.city.next_spots[spot])
        return free_of_agents(game, tuple(beside))


rendezvous = Rendezvous("rendezvous", "Rendezvous", colour="yellow", printed=2, clause="INV-EVENT-02")
