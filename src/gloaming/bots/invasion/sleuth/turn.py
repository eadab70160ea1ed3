"""One question put to a sleuth."""

from __future__ import annotations

from functools import cached_property

from gloaming.bots.invasion.careful.human import aliens_about
from gloaming.bots.invasion.careful.suspicion import SABOTAGES
from gloaming.bots.invasion.careful.turn import MOTHER_SHIPS, SAVED_ALL_THE_SAME, Turn
from gloaming.bots.invasion.sleuth.campaign import Campaign, Planned, Plans, Position
from gloaming.bots.invasion.sleuth.mind import SleuthMind
from gloaming.bots.invasion.sleuth.terrain import Place, Terrain, terrain_of
from gloaming.bots.invasion.sleuth.worths import Worths, worths
from gloaming.games.invasion.city import Spot
from gloaming.games.invasion.state import Agent


class SleuthTurn(Turn):
    mind: SleuthMind

    def turning(self, cards: int) -> float:
        """How likely so many cards turn a human."""
        return self.mind.chances(cards)[aliens_about(self)] if self.view.deck else 0.0

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
        view, place = self.view, self.terrain.place
        free = sum(1 << number for number, agent in enumerate(self.agents) if view.siren[agent] or agent == view.active)
        return Position(
            tokens=self.outlook.tokens,
            agents=tuple([place[view.agent_at[agent]] for agent in self.agents]),
            free=free,
            scientists=sum(1 << place[spot] for spot in view.scientists),
        )

    def place(self, spot: Spot) -> Place:
        return self.terrain.place[spot]

    @cached_property
    def campaign(self) -> Campaign:
        """A rescue is worth less, the likelier somebody in the best team there is sabotages it."""
        map_, play = self.worths.map, self.worths.play
        sabotage = SABOTAGES * self.mind.own.any_of(self.team())
        needed = max(0, self.view.options.scientists_to_save - self.view.saved)
        left = min(needed, len(map_.missing) - 1)
        gained = map_.missing[max(0, left - 1)] - map_.missing[left] - map_.journey[1]
        lost = play.escalation + (1 - SAVED_ALL_THE_SAME) * gained
        return Campaign(self.terrain, map_, play.rescue - sabotage * lost, len(self.view.scientists) - needed)

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

    @property
    def ship_share(self) -> float:
        """How many of the cards that may come are a Mother Ship!, for all that this seat knows."""
        buried = self.mind.drawn.get("mother_ship", 0)
        cards = self.view.event_deck + self.view.upcoming + self.view.prevented - buried
        return min(1.0, max(0, MOTHER_SHIPS - self.view.mother_ships - buried) / max(1, cards))

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
        """What is to be expected of a card that others have laid on upcoming (INV-CONSOL-06)."""
        shares, human, alien = self.mind.own.shares, self.event_by_human(), self.event_by_alien()
        found = []
        for laid in self.mind.upcoming:
            if laid.seat is None:
                found.append(-self.worths.play.red)
            elif laid.seat == self.me:
                found.append(alien if self.view.alien else human)
            else:
                found.append(human + shares[laid.seat] * (alien - human))
        return sum(found) / len(found)
