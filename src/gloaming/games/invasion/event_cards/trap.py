"""Trap (INV-EVENT-12)."""

from __future__ import annotations

from gloaming.games.invasion.city import Sector
from gloaming.games.invasion.event_cards.base import EventCard
from gloaming.games.invasion.events import AgentsTrapped, SectorRolled
from gloaming.games.invasion.rules import free_agents
from gloaming.games.invasion.state import Agent, Invasion
from gloaming.kernel.steps import Step


class SpringTrap(Step):
    """INV-EVENT-12, -12a, INV-RQ-66: free agents in the sector rolled are used for the rest of the round."""

    def run(self, game: Invasion) -> None:
        sectors = tuple(game.city.sectors)
        sector = sectors[game.roll(len(sectors))]
        game.record(SectorRolled(sector))
        trapped = [agent for agent in free_agents(game) if is_in(game, agent, sector)]
        if trapped:
            game.record(AgentsTrapped(tuple(trapped)))
            game.siren.update(dict.fromkeys(trapped, False))
            if game.options.captured_counts_trap:  # INV-RQ-17; of several, the one with the highest number
                game.last_used = trapped[-1]


def is_in(game: Invasion, agent: Agent, sector: Sector) -> bool:
    """INV-EVENT-12b, INV-RQ-20: in every sector of which its spot touches a district."""
    spot = game.agent_at[agent]
    touched = game.city.sectors_of_spot[spot]
    match game.options.trap_sector_test:
        case "touches":
            return sector in touched
        case "all_touched":
            return touched == (sector,)
        case "home":
            return game.city.spots[spot].sector == sector


trap = EventCard("trap", "Trap", SpringTrap(), colour="red", copies=2, printed=12, clause="INV-EVENT-12")
