"""How the map stands: which sectors are in danger, how far each scientist is from home, and what an agent can do about it.

All worths are in points of a hundred: about what the thing adds to the chance to win."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final, NamedTuple

from gloaming.bots.invasion.map.terrain import Leg, Mask, Place, Terrain, Way, around
from gloaming.games.invasion.state import Agent
from gloaming.games.invasion.view import View

FALLS_AT_ONCE: Final = 30.0
"""A sector that the next step of its zones would fill."""
STEP_BACK: Final = 0.65
"""How much less each district is worth that would still be free after that step."""
NEARLY_FULL: Final = 5
"""So few free districts can be taken by other means: by an agent's neighbourhood."""
NEARLY_FULL_WORTH: Final = 3.0
TOKEN: Final = 0.35
"""Any token less, anywhere."""
NEXT_JOB: Final = 9.0
"""The last job before a scientist can be brought home; each job further off is worth less."""
FURTHER: Final = 0.72
APPROACH: Final = 0.6
"""To come within a Move of a job, as a part of doing it."""
WAITING: Final = 5.0
"""An agent who waits where a scientist will be brought."""

AT_HAND: Final = 2.0
"""How many times as much that is worth when only the Escort is left to do."""


class Journey(NamedTuple):
    """How a scientist comes home, and what has to be done for it."""

    place: Place
    way: Way
    cost: int
    """How many actions it takes, the Escorts included."""
    jobs: tuple[Place, ...]
    """Where an agent has to come first: to free the road, or to wait there."""
    waiting: tuple[Place, ...]
    """Where an agent waits already."""

    @property
    def worth(self) -> float:
        return NEXT_JOB * FURTHER ** max(0, self.cost - 2)


class Deed(NamedTuple):
    """One agent control: who goes where, and what it is worth."""

    worth: float
    agent: Agent
    place: Place
    rescue: bool


class Outlook:
    def __init__(self, terrain: Terrain, view: View) -> None:
        self.terrain = terrain
        self.tokens: Mask = terrain.mask(view.tokens)
        self.agent_at = {agent: terrain.place[spot] for agent, spot in view.agent_at.items()}
        self.scientists = [terrain.place[spot] for spot in view.scientists]
        self.taken = frozenset(self.agent_at.values())
        self.threat = 1.0 + 0.5 * sum(view.stated)
        self._journeys: dict[Place, Journey] = {}

    # Sectors

    def danger_of(self, tokens: Mask) -> float:
        """How near the aliens are to a whole sector, all sectors together."""
        spread, danger = tokens | around(self.terrain, tokens), 0.0
        for sector in self.terrain.sectors.values():
            danger += FALLS_AT_ONCE * STEP_BACK ** (sector & ~spread).bit_count()
            free = (sector & ~tokens).bit_count()
            if free < NEARLY_FULL:
                danger += NEARLY_FULL_WORTH * (NEARLY_FULL - free) * self.threat
        return danger + TOKEN * tokens.bit_count()

    @cached_property
    def danger(self) -> float:
        return self.danger_of(self.tokens)

    # Scientists

    def journey(self, place: Place) -> Journey:
        """The shortest way home from there."""
        if place not in self._journeys:
            journeys = [self._along(place, way) for way in self.terrain.ways[place]]
            self._journeys[place] = min(journeys, key=lambda journey: journey.cost)
        return self._journeys[place]

    def journeys(self) -> list[Journey]:
        return [self.journey(place) for place in self.scientists]

    def _along(self, place: Place, way: Way) -> Journey:
        control, goals = self.terrain.control, [leg.goal for leg in way.legs]
        tokens = self.tokens & ~control[place]
        cost = len(goals) + (0 if self._in_reach(place, goals) else 1)
        jobs: list[Place] = []
        waiting: list[Place] = []
        for leg in way.legs:
            goal = leg.goal
            if goal in self.taken:
                waiting.append(goal)
            else:
                jobs.append(goal)
                cost += 1 if self._in_reach(goal, goals) else 2
                tokens &= ~control[goal]
            cleared = self._clearing(leg, tokens)
            for one in cleared:
                tokens &= ~control[one]
            cost += len(cleared)
            jobs += cleared
        return Journey(place, way, cost, tuple(jobs), tuple(waiting))

    def _clearing(self, leg: Leg, tokens: Mask) -> list[Place]:
        """From which spots the road can be freed, the most useful first."""
        control, needed, cleared = self.terrain.control, leg.close & tokens, []
        while needed:
            best = max(leg.places, key=lambda place: (control[place] & needed).bit_count())
            cleared.append(best)
            needed &= ~control[best]
        return cleared

    def _in_reach(self, place: Place, besides: Sequence[Place]) -> bool:
        """Whether an agent can come there who does not wait at one of those spots."""
        reach = self.terrain.reach[place]
        return any(reach >> here & 1 and here not in besides for here in self.agent_at.values())

    # What an agent can do

    @cached_property
    def worths(self) -> list[float]:
        """For each spot what it is worth that an agent comes there and frees the districts around."""
        tokens, danger = self.tokens, self.danger
        worths = [danger - self.danger_of(tokens & ~mask) if mask & tokens else 0.0 for mask in self.terrain.control]
        for journey in self.journeys():
            for place in journey.jobs:
                worths[place] += journey.worth
            for place in self._approaches(journey):
                worths[place] += APPROACH * journey.worth
        return worths

    def _approaches(self, journey: Journey) -> list[Place]:
        """Spots from which an agent gets where it is needed and no agent can go now."""
        needed, waiting = (journey.place, *journey.jobs), journey.waiting
        missing = [place for place in needed if not self._in_reach(place, waiting)]
        return list(dict.fromkeys(near for place in missing for near in self.terrain.roads[place]))

    @cached_property
    def keeping(self) -> dict[Place, float]:
        """What it is worth that the agent who stands there stays."""
        kept: dict[Place, float] = {}
        for journey in self.journeys():
            for place in journey.waiting:
                urgent = AT_HAND if journey.cost <= len(journey.way.legs) else 1.0
                kept[place] = max(kept.get(place, 0.0), WAITING, 0.8 * journey.worth * urgent)
        return kept

    def deeds(self, agents: tuple[Agent, ...], saving: float) -> list[Deed]:
        """All that these agents could do, with what it is worth; `saving` is the worth of a rescue."""
        found = []
        for agent in agents:
            here = self.agent_at[agent]
            for place in (here, *self.terrain.roads[here]):
                if place != here and place in self.taken:
                    continue
                worth = self.worths[place] - (self.keeping.get(here, 0.0) if place != here else 0.0)
                rescue = False
                if place in self.scientists:
                    further, rescue = self.escorting(agent, place, saving)
                    worth += further
                found.append(Deed(worth, agent, place, rescue))
        return found

    def escorting(self, agent: Agent, place: Place, saving: float) -> tuple[float, bool]:
        """What the best Escort from there is worth once its surroundings are free, and whether it is a rescue."""
        found = [self.receiving(place, self.agent_at[other], saving) for other in self.receivers(agent, place)]
        return max([(0.0, False), *found], key=lambda one: one[0])

    def receiving(self, place: Place, goal: Place, saving: float) -> tuple[float, bool]:
        if self.terrain.gathering >> goal & 1:
            return saving, True
        return NEXT_JOB * 0.8 * (self.journey(place).cost - self.journey(goal).cost), False

    def misleading(self, agent: Agent, place: Place) -> tuple[float, Agent | None]:
        """What it costs the humans if the scientist there is led astray, and to whom."""
        astray: list[tuple[float, Agent | None]] = [(0.0, None)]
        for other in self.receivers(agent, place):
            worth, saves = self.receiving(place, self.agent_at[other], 0.0)
            astray += [] if saves else [(-worth, other)]
        return max(astray, key=lambda one: one[0])

    def receivers(self, agent: Agent, place: Place) -> list[Agent]:
        """INV-AGENT-22 to -26, with the tokens gone that this agent can free at that spot."""
        tokens, legs = self.tokens & ~self.terrain.control[place], self.terrain.legs[place]
        return [
            other
            for other, goal in self.agent_at.items()
            if other != agent
            and goal in legs
            and goal not in self.scientists
            and any(not leg.close & tokens for leg in legs[goal])
        ]
