"""Lanes in the shape of PettingZoo's parallel environments: `ParallelLanes(vector("cultists", players=5, lanes=256, renew=False))`.

Whatever an agent gets or gives has a row, or a number, for each lane. A cycle is a question in every lane; agents that aren't
asked there have one action: 0, wait. Where a game ends another begins in the same cycle, so the agents never leave; `terminations`
says where that was."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray
from pettingzoo import ParallelEnv  # type: ignore[import-untyped]

from gloaming.env.desk import Observation
from gloaming.env.lanes import STANDS, VectorEnvironment
from gloaming.kernel.errors import BadOptions, NotOffered

Cells = dict[str, NDArray[Any]]
"""Of each agent a number for each lane."""
Seen = tuple[dict[str, Observation], dict[str, dict[str, Any]]]
Stepped = tuple[dict[str, Observation], Cells, Cells, Cells, dict[str, dict[str, Any]]]


class ParallelLanes(ParallelEnv[str, Observation, NDArray[Any]]):  # type: ignore[misc]
    """What is given out is a copy: the next cycle does not write over it."""

    def __init__(self, lanes: VectorEnvironment) -> None:
        if lanes.renew:
            raise BadOptions("A cycle is over before the next game begins; make the lanes with renew=False.")
        self.lanes = lanes
        self.metadata = {"name": f"{lanes.version.name}_lanes", "render_modes": []}
        self.agents = self.possible_agents = [f"seat_{seat}" for seat in range(lanes.players)]
        sheet, mask = spaces.Box(0, 255, (lanes.width,), np.uint8), spaces.Box(0, 1, (lanes.actions,), np.int8)
        observed = spaces.Dict({"observation": sheet, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.agents, batch_space(observed, lanes.lanes))
        self.action_spaces = dict.fromkeys(self.agents, batch_space(spaces.Discrete(lanes.actions), lanes.lanes))
        self.masks: Cells = {}
        """What each agent may do, as it saw last."""

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | list[int] | None = None, options: dict[str, Any] | None = None) -> Seen:
        self.lanes.reset(seed)
        return self.observed()

    def step(self, actions: Cells) -> Stepped:
        for agent in self.agents:
            self.require_legal(agent, actions[agent])
        for seat, agent in enumerate(self.agents):
            asked = self.masks[agent][:, 0] == 0
            self.lanes.seen_by(np.full(self.lanes.lanes, seat))
            self.lanes.step(np.where(asked, actions[agent], STANDS))
        rewards, ended = self.lanes.played.rewards.copy(), self.lanes.played.ended.copy()
        self.lanes.go_on()
        observations, infos = self.observed()
        cut = np.zeros_like(ended)
        shares = {agent: rewards[:, seat] for seat, agent in enumerate(self.agents)}
        return observations, shares, dict.fromkeys(self.agents, ended), dict.fromkeys(self.agents, cut), infos

    def require_legal(self, agent: str, actions: NDArray[Any]) -> None:
        allowed = np.take_along_axis(self.masks[agent], np.asarray(actions)[:, None], axis=1)[:, 0]
        if not allowed.all():
            lane = int(allowed.argmin())
            raise NotOffered(
                f"{agent} in lane {lane}: action {int(actions[lane])} is not one that its mask allows; nothing was done."
            )

    def observed(self) -> Seen:
        observations: dict[str, Observation] = {}
        for seat, agent in enumerate(self.agents):
            seen = self.lanes.seen_by(np.full(self.lanes.lanes, seat))
            observations[agent] = {"observation": seen.observation.copy(), "action_mask": seen.action_mask.copy()}
        self.masks = {agent: observation["action_mask"] for agent, observation in observations.items()}
        return observations, {agent: {"action_mask": mask} for agent, mask in self.masks.items()}
