"""One question put to one seat: the view, the mind, the outlook, and what several answers need."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from gloaming.bots.invasion.careful.mind import Mind
from gloaming.bots.invasion.careful.outlook import Outlook
from gloaming.bots.invasion.careful.suspicion import SABOTAGES
from gloaming.games.invasion.city import Spot
from gloaming.games.invasion.state import Agent
from gloaming.games.invasion.view import View
from gloaming.kernel.values import Seat

TEAM: Final = 3
SHIPS: Final = (9.0, 13.0, 22.0)
"""What one Mother Ship! more costs the humans, by how many there are; the last one costs everything."""
RESCUE: Final = 20.0
LAST_RESCUE: Final = 90.0
EVERYTHING: Final = 100.0
MOTHER_SHIPS: Final = 5
ESCALATION: Final = 4
SAVED_ALL_THE_SAME: Final = 0.6
"""How often the Escort is still possible after an Escalation."""


class Turn:
    def __init__(self, view: View, mind: Mind) -> None:
        self.view = view
        self.mind = mind
        self.me: Seat = mind.me

    @cached_property
    def outlook(self) -> Outlook:
        return Outlook(self.mind.chart, self.view)

    @property
    def free_agents(self) -> tuple[Agent, ...]:
        return tuple([agent for agent, free in self.view.siren.items() if free])

    @property
    def others(self) -> list[Seat]:
        """Who may be in a team beside oneself."""
        return [seat for seat in range(self.view.options.players) if seat != self.me and not self.view.stated[seat]]

    def at_spot(self, agent: Agent) -> Spot:
        return self.view.agent_at[agent]

    @property
    def ship_worth(self) -> float:
        """What one Mother Ship! more means."""
        left = self.view.options.motherships_to_lose - self.view.mother_ships
        return EVERYTHING if left <= 1 else SHIPS[max(0, len(SHIPS) + 1 - left)]

    @property
    def ship_in_escalation(self) -> float:
        return self.ship_among(ESCALATION)

    def ship_among(self, drawn: int) -> float:
        """How likely there is a Mother Ship! among so many event cards, for all that this seat knows."""
        buried = self.mind.drawn.get("mother_ship", 0)
        ships = max(0, MOTHER_SHIPS - self.view.mother_ships - buried)
        cards = max(1, self.view.event_deck + self.view.upcoming + self.view.prevented - buried)
        return 1 - max(0.0, 1 - ships / cards) ** drawn

    @property
    def rescue_worth(self) -> float:
        return LAST_RESCUE if self.view.saved + 1 >= self.view.options.scientists_to_save else RESCUE

    def team(self) -> list[Seat]:
        """Oneself and the two least suspected."""
        shares = self.mind.own.shares
        return [self.me, *sorted(self.others, key=lambda seat: (shares[seat], seat))[: TEAM - 1]]

    @property
    def saving(self) -> float:
        """What a rescue is worth that this seat leads as a human, with the best team there is."""
        sabotage = SABOTAGES * self.mind.own.any_of(self.team())
        harm = self.ship_in_escalation * self.ship_worth
        return self.rescue_worth * (1 - sabotage * (1 - SAVED_ALL_THE_SAME)) - sabotage * harm

    def presence(self, spot: Spot) -> float:
        """What it is worth for the scientists that an agent stands there."""
        outlook, worth = self.outlook, 0.0
        for journey in outlook.journeys():
            if spot == journey.spot:
                worth += 0.4 * journey.worth
            elif any(leg.spots[-1] == spot for leg in journey.way):
                worth += journey.worth
        return worth
