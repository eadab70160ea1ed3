"""The campaign: what all who are still to move in this round could do together, searched by a beam.

Nobody can give orders, but bots that think alike will continue where another began."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from gloaming.bots.invasion.map.prospects import Map, worth
from gloaming.bots.invasion.map.terrain import Mask, Place, Places, Terrain

WIDTH: Final = 3
"""Positions that are thought on from."""
DEEP: Final = 5
"""Deeds that are thought ahead."""
TRIED: Final = 3
"""Spots that each agent is tried on later in a plan; a scientist's spot always is."""


class Position(NamedTuple):
    tokens: Mask
    agents: tuple[Place, ...]
    free: int
    """Which agents have their sirens, a bit for each."""
    scientists: Places
    saved: int = 0
    """In this plan."""


class Deed(NamedTuple):
    """One agent control (INV-AGENT-04): go there, free all around, escort the scientist there."""

    agent: int
    place: Place
    receiver: int | None = None


class Planned(NamedTuple):
    """A deed, what it is worth alone, and with the best that others can add."""

    deed: Deed
    alone: float
    together: float


class Plans(NamedTuple):
    deeds: list[Planned]
    best: list[float]
    """What the position comes to: as it is, after one deed, after two, ..."""

    def after(self, turns: int) -> float:
        return self.best[min(turns, len(self.best) - 1)]


Thought = tuple[float, Deed, Position]
"""A position that is reached, what it is worth, and the deed that began the way there."""


class Campaign:
    def __init__(self, terrain: Terrain, weights: Map, rescue: float, spare: int = 0) -> None:
        self.terrain = terrain
        self.weights = weights
        self.rescue = rescue
        """What a rescue is worth against a scientist who is home: less than nothing, if it may be sabotaged."""
        self.spare = spare
        """Scientists who need not be saved, where the table says so."""
        self._worths: dict[tuple[Mask, Places, Places], float] = {}

    def worth(self, position: Position) -> float:
        agents = 0
        for place in position.agents:
            agents |= 1 << place
        key = position.tokens, agents, position.scientists
        found = self._worths.get(key)
        if found is None:
            found = self._worths[key] = worth(self.terrain, self.weights, *key, spare=self.spare)
        return found + self.rescue * position.saved

    # What an agent can do

    def deeds(self, position: Position, tried: frozenset[tuple[int, Place]] | None = None) -> Iterator[Deed]:
        taken = frozenset(position.agents)
        for agent, here in enumerate(position.agents):
            if not position.free >> agent & 1:
                continue
            for place in (here, *self.terrain.roads[here]):
                if place != here and place in taken:
                    continue
                scientist = position.scientists >> place & 1
                if tried is not None and not scientist and (agent, place) not in tried:
                    continue
                if scientist:
                    yield from self.escorts(position, agent, place)
                if place != here or position.tokens & self.terrain.control[place]:
                    yield Deed(agent, place)

    def escorts(self, position: Position, agent: int, place: Place) -> Iterator[Deed]:
        """INV-AGENT-22 to -26, once the surroundings are free."""
        tokens, legs = position.tokens & ~self.terrain.control[place], self.terrain.legs[place]
        for receiver, goal in enumerate(position.agents):
            may = receiver != agent and goal in legs and not position.scientists >> goal & 1
            if may and any(not leg.close & tokens for leg in legs[goal]):
                yield Deed(agent, place, receiver)

    def may_rescue(self, position: Position, agent: int) -> bool:
        """Whether the scientist next to this agent can be brought home as things are (INV-AGENT-22 to -26)."""
        place, terrain = position.agents[agent], self.terrain
        if not position.scientists >> place & 1:
            return False
        if terrain.gathering >> place & 1:  # INV-RQ-25
            return not terrain.control[place] & position.tokens
        homes = terrain.gathering & ~position.scientists
        goals = [goal for goal in position.agents if homes >> goal & 1 and goal in terrain.legs[place]]
        return any(not leg.close & position.tokens for goal in goals for leg in terrain.legs[place][goal])

    def after(self, position: Position, deed: Deed) -> Position:
        tokens, agents, free, scientists, saved = position
        agent, place, receiver = deed
        moved = (*agents[:agent], place, *agents[agent + 1 :])
        if receiver is not None:
            scientists &= ~(1 << place)
            goal = agents[receiver]
            if self.terrain.gathering >> goal & 1:
                saved += 1
            else:
                scientists |= 1 << goal
        return Position(tokens & ~self.terrain.control[place], moved, free & ~(1 << agent), scientists, saved)

    # What all can do

    def plans(self, position: Position, turns: int, agent: int | None = None) -> Plans:
        """All first deeds, of this agent if one is named, with the best plan that begins with each."""
        first = [(self.worth(after := self.after(position, deed)), deed, after) for deed in self.deeds(position)]
        tried = self._tried([(found, deed) for found, deed, _ in first])
        beam = [one for one in first if agent is None or one[1].agent == agent]
        alone = {deed: found for found, deed, _ in beam}
        together, best = dict(alone), [self.worth(position)]
        for turn in range(min(turns, position.free.bit_count(), DEEP)):
            if turn:
                beam = self._thought_on(beam, tried)
            for found, deed, _ in beam:
                together[deed] = max(together[deed], found)
            best.append(max([best[-1], *[found for found, *_ in beam]]))
        return Plans([Planned(deed, alone[deed], together[deed]) for deed in alone], best)

    def _thought_on(self, beam: list[Thought], tried: frozenset[tuple[int, Place]]) -> list[Thought]:
        """One deed further from the best positions; those that are reached by several ways are kept once."""
        fresh: dict[Position, Thought] = {}
        for _, deed, reached in sorted(beam, key=lambda one: -one[0])[:WIDTH]:
            for next_deed in self.deeds(reached, tried):
                after = self.after(reached, next_deed)
                found = self.worth(after)
                if after not in fresh or fresh[after][0] < found:
                    fresh[after] = found, deed, after
        return list(fresh.values())

    def _tried(self, first: Iterable[tuple[float, Deed]]) -> frozenset[tuple[int, Place]]:
        """Where it is worth to send each agent, by what its deeds are worth now."""
        found: dict[int, list[Place]] = {}
        for _, deed in sorted(first, key=lambda one: -one[0]):
            places = found.setdefault(deed.agent, [])
            if len(places) < TRIED and deed.place not in places:
                places.append(deed.place)
        return frozenset((agent, place) for agent, places in found.items() for place in places)
