"""One question put to one seat: what answers look at, each thing worked out when one of them asks for it."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from gloaming.bots.beliefs.journal import JournalBeliefs, Shares
from gloaming.bots.invasion.beliefs.guesses import SABOTAGES
from gloaming.bots.invasion.map.campaign import Campaign, Planned, Plans, Position
from gloaming.bots.invasion.map.outlook import Outlook
from gloaming.bots.invasion.map.prospects import Worths, worths
from gloaming.bots.invasion.map.terrain import Place, Terrain, terrain_of
from gloaming.bots.invasion.memory.facts import Memory
from gloaming.bots.listening import Mind
from gloaming.games.invasion.agents import Leave, MoveTo
from gloaming.games.invasion.city import Spot
from gloaming.games.invasion.known import Known, known
from gloaming.games.invasion.rules import free_agents
from gloaming.games.invasion.setup import MOTHER_SHIPS
from gloaming.games.invasion.state import Agent
from gloaming.games.invasion.view import View
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

TEAM: Final = 3
SHIPS: Final = (9.0, 13.0, 22.0)
"""What one Mother Ship! more costs the humans, by how many there are; the last one costs everything."""
RESCUE: Final = 20.0
LAST_RESCUE: Final = 90.0
EVERYTHING: Final = 100.0
ESCALATION: Final = 4
SAVED_ALL_THE_SAME: Final = 0.6
"""How often the Escort is still possible after an Escalation."""


class Turn:
    def __init__(self, view: View, mind: Mind[JournalBeliefs[Any]]) -> None:
        self.view = view
        self.mind = mind
        self.me: Seat = mind.me

    @cached_property
    def memory(self) -> Memory:
        memory: Memory = self.mind.own.mind.memory
        return memory

    @cached_property
    def known(self) -> Known:
        """The map, of which every rule can be asked."""
        return known(self.view)

    @cached_property
    def outlook(self) -> Outlook:
        return Outlook(self.terrain, self.view)

    # The people

    @property
    def hostile(self) -> Shares:
        """How likely each seat is an alien, as this seat believes, ..."""
        return self.mind.own.hostile

    @property
    def in_public(self) -> Shares:
        """... and as somebody without cards would."""
        return self.mind.public.hostile

    def turning(self, cards: int) -> float:
        """How likely so many cards turn a human."""
        aliens = min(self.view.options.players, round(sum(self.hostile)))
        return self.memory.chances(cards)[aliens] if self.view.deck else 0.0

    @property
    def free_agents(self) -> tuple[Agent, ...]:
        return free_agents(self.known)

    @property
    def others(self) -> list[Seat]:
        """Who else may be in a team."""
        return [seat for seat in range(self.view.options.players) if seat != self.me and not self.view.stated[seat]]

    def at(self, agent: Agent) -> Place:
        return self.outlook.agent_at[agent]

    @property
    def active(self) -> Agent:
        """The agent under control, ..."""
        assert self.view.active is not None
        return self.view.active

    def go(self, place: Place) -> Option:
        """... which goes there, or stays."""
        return Leave() if place == self.at(self.active) else MoveTo(self.terrain.spots[place])

    @property
    def ship_worth(self) -> float:
        """What one Mother Ship! more means."""
        left = self.view.options.motherships_to_lose - self.view.mother_ships
        return EVERYTHING if left <= 1 else SHIPS[max(0, len(SHIPS) + 1 - left)]

    @property
    def ship_share(self) -> float:
        """How many of the cards that may come are a Mother Ship!, for all that this seat knows."""
        buried = self.memory.drawn.get("mother_ship", 0)
        cards = self.view.event_deck + self.view.upcoming + self.view.prevented - buried
        return min(1.0, max(0, MOTHER_SHIPS - self.view.mother_ships - buried) / max(1, cards))

    def ship_among(self, drawn: int) -> float:
        """How likely there is a Mother Ship! among so many event cards."""
        return float(1 - (1 - self.ship_share) ** drawn)

    @property
    def rescue_worth(self) -> float:
        return LAST_RESCUE if self.view.saved + 1 >= self.view.options.scientists_to_save else RESCUE

    def team(self) -> list[Seat]:
        """Oneself and the two least suspected."""
        shares = self.hostile
        return [self.me, *sorted(self.others, key=lambda seat: (shares[seat], seat))[: TEAM - 1]]

    @cached_property
    def sabotage(self) -> float:
        """How likely somebody in the best team there is sabotages."""
        any_of: float = self.mind.own.mind.aliens.any_of(self.team())
        return SABOTAGES * any_of

    @property
    def saving(self) -> float:
        """What a rescue is worth that this seat leads as a human, with the best team there is."""
        sabotage = self.sabotage
        harm = self.ship_among(ESCALATION) * self.ship_worth
        return self.rescue_worth * (1 - sabotage * (1 - SAVED_ALL_THE_SAME)) - sabotage * harm

    def presence(self, spot: Spot) -> float:
        """What it is worth for the scientists that an agent stands there."""
        place, worth = self.terrain.place[spot], 0.0
        for journey in self.outlook.journeys():
            if place == journey.place:
                worth += 0.4 * journey.worth
            elif journey.way.goals >> place & 1:
                worth += journey.worth
        return worth

    # The round

    @property
    def nearly_lost(self) -> bool:
        """Whether one Mother Ship! more ends the game."""
        return self.view.mother_ships + 1 >= self.view.options.motherships_to_lose

    @cached_property
    def later_turns(self) -> int:
        """How many who may control agents are to move after this turn."""
        view, players = self.view, self.view.options.players
        now = self.me if view.turn is None else view.turn
        gone = (now - view.architect) % players
        return sum(not view.stated[(view.architect + number) % players] for number in range(gone + 1, players))

    # The map

    @cached_property
    def worths(self) -> Worths:
        return worths()

    @cached_property
    def terrain(self) -> Terrain:
        return terrain_of(self.view.options.city)

    @cached_property
    def agents(self) -> tuple[Agent, ...]:
        return tuple(self.view.agent_at)

    @cached_property
    def position(self) -> Position:
        """The agent under control has its siren until the action is over."""
        view, outlook = self.view, self.outlook
        free = sum(1 << number for number, agent in enumerate(self.agents) if view.siren[agent] or agent == view.active)
        scientists = sum(1 << place for place in outlook.scientists)
        return Position(outlook.tokens, tuple(outlook.agent_at.values()), free, scientists)

    @cached_property
    def campaign(self) -> Campaign:
        """A rescue is worth less, the likelier somebody in the best team there is sabotages it."""
        map_, play = self.worths.map, self.worths.play
        needed = max(0, self.view.options.scientists_to_save - self.view.saved)
        left = min(needed, len(map_.missing) - 1)
        gained = map_.missing[max(0, left - 1)] - map_.missing[left] - map_.journey[1]
        lost = play.escalation + (1 - SAVED_ALL_THE_SAME) * gained
        return Campaign(self.terrain, map_, play.rescue - self.sabotage * lost, len(self.view.scientists) - needed)

    def changed(self, position: Position) -> float:
        """How much better this is for the humans than the position as it is."""
        return self.campaign.worth(self.settled(position)) - self.campaign.worth(self.settled(self.position))

    def settled(self, position: Position) -> Position:
        """INV-RESCUE-13: in the Escalation of a rescue the scientist is saved if the Escort can be done after it."""
        if self.view.active not in self.agents:
            return position
        agent = self.agents.index(self.view.active)
        start = self.position.agents[agent]
        saved = position.agents[agent] == start and self.campaign.may_rescue(position, agent)
        return position._replace(scientists=position.scientists & ~(1 << start)) if saved else position

    def plans(self, agent: int | None = None) -> Plans:
        """What this player and those who follow can do in this round."""
        return self.campaign.plans(self.position, 1 + self.later_turns, agent)

    def trusted(self, alone: float, together: float) -> float:
        """Others may be aliens, or think otherwise: what they could add is counted on in part."""
        trust = self.worths.play.trust
        return alone + trust * (together - alone)

    def worth_of(self, plan: Planned) -> float:
        return self.trusted(plan.alone, plan.together)

    # Events

    @property
    def ship_cost(self) -> float:
        ship = self.worths.play.ship
        left = self.view.options.motherships_to_lose - self.view.mother_ships
        return ship[max(0, min(len(ship) - 1, len(ship) - left))]

    def event_by_chance(self) -> float:
        play, ship = self.worths.play, self.ship_share
        return -ship * self.ship_cost + (1 - ship) * (play.yellow - play.red) / 2

    def event_by_human(self) -> float:
        """The better of two cards."""
        play, both = self.worths.play, self.ship_share**2
        return -both * self.ship_cost + (1 - both) * (0.7 * play.yellow - 0.3 * play.red)

    def event_by_alien(self) -> float:
        """The worse of two."""
        play, neither = self.worths.play, (1 - self.ship_share) ** 2
        return -(1 - neither) * self.ship_cost - neither * (0.75 * play.red - 0.25 * play.yellow)

    def event_planned(self) -> float:
        """What to expect of a card that others have put on upcoming (INV-CONSOL-06)."""
        shares, human, alien = self.hostile, self.event_by_human(), self.event_by_alien()
        found = []
        for laid in self.memory.upcoming:
            if laid.seat is None:
                found.append(-self.worths.play.red)
            elif laid.seat == self.me:
                found.append(alien if self.view.alien else human)
            else:
                found.append(human + shares[laid.seat] * (alien - human))
        return sum(found) / len(found)
