"""How the map stands: which sectors are in danger, how far each scientist is from home, and what an agent can do about it.

All worths are in points of a hundred: about what the thing adds to the chance to win."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from gloaming.bots.invasion.map.chart import Chart, Leg, Mask, Way
from gloaming.games.invasion.city import Spot
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

    spot: Spot
    way: Way
    cost: int
    """How many actions it takes, the Escorts included."""
    jobs: tuple[Spot, ...]
    """Where an agent has to come first: to free the road, or to wait there."""
    waiting: tuple[Spot, ...]
    """Where an agent waits already."""

    @property
    def worth(self) -> float:
        return NEXT_JOB * FURTHER ** max(0, self.cost - 2)


class Deed(NamedTuple):
    """One agent control: who goes where, and what it is worth."""

    worth: float
    agent: Agent
    spot: Spot
    rescue: bool


class Outlook:
    def __init__(self, chart: Chart, view: View) -> None:
        self.chart = chart
        self.view = view
        self.tokens: Mask = chart.mask(view.tokens)
        self.agent_at = view.agent_at
        self.taken = frozenset(view.agent_at.values())
        self.threat = 1.0 + 0.5 * sum(view.stated)
        self._journeys: dict[Spot, Journey] = {}
        self._worths: dict[Spot, float] | None = None
        self._danger: float | None = None

    # Sectors

    def danger_of(self, tokens: Mask) -> float:
        """How near the aliens are to a whole sector, all sectors together."""
        spread, danger = self.chart.spread(tokens), 0.0
        for sector in self.chart.sectors.values():
            danger += FALLS_AT_ONCE * STEP_BACK ** (sector & ~spread).bit_count()
            free = (sector & ~tokens).bit_count()
            if free < NEARLY_FULL:
                danger += NEARLY_FULL_WORTH * (NEARLY_FULL - free) * self.threat
        return danger + TOKEN * tokens.bit_count()

    @property
    def danger(self) -> float:
        if self._danger is None:
            self._danger = self.danger_of(self.tokens)
        return self._danger

    def fills_sector(self, tokens: Mask) -> bool:
        return any(not sector & ~tokens for sector in self.chart.sectors.values())

    # Scientists

    def journey(self, spot: Spot) -> Journey:
        """The shortest way home from there."""
        found = self._journeys.get(spot)
        if found is None:
            found = self._journeys[spot] = min(
                (self._along(spot, way) for way in self.chart.ways[spot]), key=lambda journey: journey.cost
            )
        return found

    def journeys(self) -> list[Journey]:
        return [self.journey(spot) for spot in self.view.scientists]

    def _along(self, spot: Spot, way: Way) -> Journey:
        chart, tokens = self.chart, self.tokens & ~self.chart.control[spot]
        goals = [leg.spots[-1] for leg in way]
        cost = len(way) + (0 if self._in_reach(spot, goals) else 1)
        jobs: list[Spot] = []
        waiting: list[Spot] = []
        for leg in way:
            goal = leg.spots[-1]
            if goal in self.taken:
                waiting.append(goal)
            else:
                jobs.append(goal)
                cost += 1 if self._in_reach(goal, goals) else 2
                tokens &= ~chart.control[goal]
            cleared = self._clearing(leg, tokens)
            for one in cleared:
                tokens &= ~chart.control[one]
            cost += len(cleared)
            jobs += cleared
        return Journey(spot, way, cost, tuple(jobs), tuple(waiting))

    def _clearing(self, leg: Leg, tokens: Mask) -> list[Spot]:
        """From which spots the road can be freed, the most useful first."""
        control, needed, cleared = self.chart.control, leg.close & tokens, []
        while needed:
            best = max(leg.spots, key=lambda spot: (control[spot] & needed).bit_count())
            cleared.append(best)
            needed &= ~control[best]
        return cleared

    def _in_reach(self, spot: Spot, besides: Sequence[Spot]) -> bool:
        """Whether an agent can come there who does not wait at one of those spots."""
        reach = self.chart.reach[spot]
        return any(here in reach and here not in besides for here in self.agent_at.values())

    # What an agent can do

    def worths(self) -> dict[Spot, float]:
        """For each spot what it is worth that an agent comes there and frees the districts around."""
        if self._worths is None:
            control, tokens = self.chart.control, self.tokens
            self._worths = {
                spot: self.danger - self.danger_of(tokens & ~mask) if mask & tokens else 0.0
                for spot, mask in control.items()
            }
            for journey in self.journeys():
                for spot in journey.jobs:
                    self._worths[spot] += journey.worth
                for spot in self._approaches(journey):
                    self._worths[spot] += APPROACH * journey.worth
        return self._worths

    def _approaches(self, journey: Journey) -> list[Spot]:
        """Spots from which an agent gets where it is needed and no agent can go now."""
        needed, waiting = (journey.spot, *journey.jobs), journey.waiting
        missing = [spot for spot in needed if not self._in_reach(spot, waiting)]
        return list(dict.fromkeys(near for spot in missing for near in self.chart.legs[spot]))

    def keeping(self) -> dict[Spot, float]:
        """What it is worth that the agent who stands there stays."""
        kept: dict[Spot, float] = {}
        for journey in self.journeys():
            for spot in journey.waiting:
                urgent = AT_HAND if journey.cost <= len(journey.way) else 1.0
                kept[spot] = max(kept.get(spot, 0.0), WAITING, 0.8 * journey.worth * urgent)
        return kept

    def deeds(self, agents: tuple[Agent, ...], saving: float) -> list[Deed]:
        """All that these agents could do, with what it is worth; `saving` is the worth of a rescue."""
        worths, keeping = self.worths(), self.keeping()
        found = []
        for agent in agents:
            here = self.agent_at[agent]
            for spot in (here, *self.chart.legs[here]):
                if spot != here and spot in self.taken:
                    continue
                worth = worths[spot] - (keeping.get(here, 0.0) if spot != here else 0.0)
                rescue = False
                if spot in self.view.scientists:
                    further, rescue = self.escorting(agent, spot, saving)
                    worth += further
                found.append(Deed(worth, agent, spot, rescue))
        return found

    def escorting(self, agent: Agent, spot: Spot, saving: float) -> tuple[float, bool]:
        """What the best Escort from there is worth once its surroundings are free, and whether it is a rescue."""
        best, rescue = 0.0, False
        for other in self.receivers(agent, spot):
            worth, saves = self.receiving(spot, self.agent_at[other], saving)
            if worth > best:
                best, rescue = worth, saves
        return best, rescue

    def receiving(self, spot: Spot, goal: Spot, saving: float) -> tuple[float, bool]:
        if goal in self.chart.gathering:
            return saving, True
        return NEXT_JOB * 0.8 * (self.journey(spot).cost - self.journey(goal).cost), False

    def misleading(self, agent: Agent, spot: Spot) -> tuple[float, Agent | None]:
        """What it costs the humans if the scientist there is led astray, and to whom."""
        worst, receiver = 0.0, None
        for other in self.receivers(agent, spot):
            worth, saves = self.receiving(spot, self.agent_at[other], 0.0)
            if not saves and -worth > worst:
                worst, receiver = -worth, other
        return worst, receiver

    def receivers(self, agent: Agent, spot: Spot) -> list[Agent]:
        """INV-AGENT-22 to -26, with the tokens gone that this agent can free at that spot."""
        tokens, legs = self.tokens & ~self.chart.control[spot], self.chart.legs[spot]
        return [
            other
            for other, goal in self.agent_at.items()
            if other != agent
            and goal in legs
            and goal not in self.view.scientists
            and any(not leg.close & tokens for leg in legs[goal])
        ]
