"""Lanes as Gymnasium's vector environments: `GymnasiumLanes(vector("cultists", players=5, lanes=256, renew=False))`.

An environment is a lane, and a step is one seat's answer there; `infos["seat"]` says whose it is, and `infos["rewards"]` what every
seat has won. The reward of a step is that of the seat which answered. A game that is over begins again in the same step, and what
that seat saw at the end is in `infos["final_obs"]`, as Gymnasium has it."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from gloaming.env.desk import Observation
from gloaming.env.lanes import Seen, VectorEnvironment
from gloaming.kernel.errors import BadOptions

Stepped = tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]


class GymnasiumLanes(VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """What is given out is a copy: the next step does not write over it."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, lanes: VectorEnvironment) -> None:
        if lanes.renew:
            raise BadOptions("Gymnasium wants to see the end of a game; make the lanes with renew=False.")
        self.lanes, self.num_envs = lanes, lanes.lanes
        sheet = spaces.Box(0, 255, (lanes.width,), np.uint8)
        mask = spaces.Box(0, 1, (lanes.actions,), np.int8)
        self.single_observation_space = spaces.Dict({"observation": sheet, "action_mask": mask})
        self.single_action_space = spaces.Discrete(lanes.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        return self.told(self.lanes.reset(seed))

    def step(self, actions: NDArray[Any]) -> Stepped:
        answered = self.lanes.seen().seat.copy()
        seen = self.lanes.step(actions)
        rewards, ended = seen.rewards.copy(), seen.ended.copy()
        infos: dict[str, Any] = {"rewards": rewards}
        if ended.any():
            infos |= {"final_obs": self.observed(self.lanes.seen_by(answered)), "_final_obs": ended}
        observation, told = self.told(self.lanes.go_on())
        shares = rewards[np.arange(self.num_envs), answered]
        return observation, shares, ended, np.zeros_like(ended), infos | told

    def told(self, seen: Seen) -> tuple[Observation, dict[str, Any]]:
        observation = self.observed(seen)
        return observation, {"seat": seen.seat.copy(), "action_mask": observation["action_mask"]}

    def observed(self, seen: Seen) -> Observation:
        return {"observation": seen.observation.copy(), "action_mask": seen.action_mask.copy()}
