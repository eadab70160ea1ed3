"""New agent (INV-EVENT-04)."""

from __future__ import annotations

from gloaming.games.invasion.agents import PlaceNewcomer
from gloaming.games.invasion.event_cards.base import EventCard
from gloaming.games.invasion.rules import event_chooser, free_of_agents
from gloaming.games.invasion.state import Invasion
from gloaming.kernel.steps import Step


class NewAgent(EventCard):
    def resolve(self, game: Invasion) -> tuple[Step, ...]:
        """INV-RQ-59: with all starting spots taken it has no effect, or waits where the table says so."""
        if free_of_agents(game, game.city.starting_spots):
            return (PlaceNewcomer(event_chooser(game)),)
        game.newcomer_waits = game.options.new_agent_deferred
        return ()


new_agent = NewAgent("new_agent", "New agent", colour="yellow", printed=4, clause="INV-EVENT-04")
