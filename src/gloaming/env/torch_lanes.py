"""Lanes as an environment of TorchRL: `TorchLanes(vector("cultists", players=5, lanes=256, renew=False))`.

The batch is the lanes, and a step is one seat's answer in each. `seat` says whose turn it is, `reward` is that of the seat which
answered, `rewards` has those of all. Where a game is over it stays, seen by who answered last, until TorchRL resets that lane. With
lanes on a GPU the tensors are there too. `TransformedEnv(…, ActionMask())` keeps to what is legal."""

from __future__ import annotations

from typing import Any

import torch
from tensordict import TensorDict
from torchrl.data import Binary, Bounded, Categorical, Composite, Unbounded
from torchrl.envs import EnvBase

from gloaming.env.lanes import Seen, VectorEnvironment
from gloaming.kernel.errors import BadOptions


def tensor(array: Any) -> Any:
    """A copy, where the array is: the next step writes over that."""
    return torch.from_dlpack(array).clone()


class TorchLanes(EnvBase):  # type: ignore[misc]
    """Tensors come from the lanes' arrays by DLPack."""

    def __init__(self, lanes: VectorEnvironment) -> None:
        if lanes.renew:
            raise BadOptions("TorchRL wants to see the end of a game; make the lanes with renew=False.")
        many = lanes.lanes
        super().__init__(device=tensor(lanes.seen().seat).device, batch_size=[many])
        self.lanes = lanes
        self.wanted_seed: int | None = None
        self.observation_spec = Composite(
            observation=Bounded(0, 255, (many, lanes.width), dtype=torch.uint8),
            action_mask=Binary(shape=(many, lanes.actions), dtype=torch.bool),
            seat=Bounded(0, lanes.players - 1, (many,), dtype=torch.int32),
            rewards=Unbounded((many, lanes.players)),
            shape=(many,),
        )
        self.action_spec = Categorical(lanes.actions, shape=(many,), dtype=torch.int64)
        self.reward_spec = Unbounded((many, 1))

    def _set_seed(self, seed: int | None) -> None:
        self.wanted_seed = seed

    def _reset(self, tensordict: Any = None, **_: Any) -> Any:
        """New games in all lanes; or, as TorchRL asks when games are over, in those few."""
        few = None if tensordict is None else tensordict.get("_reset", None)
        if few is None or bool(few.all()):
            seen, self.wanted_seed = self.lanes.reset(self.wanted_seed), None
        elif bool((few.flatten() & ~tensor(self.lanes.played.ended)).any()):
            raise BadOptions(
                "A lane begins another game when its own is over; reset all lanes, or those that are done."
            )
        else:
            seen = self.lanes.go_on()
        return self.told(seen, torch.zeros(self.lanes.lanes, self.lanes.players, device=self.device))

    def _step(self, tensordict: Any) -> Any:
        answered = self.lanes.seen().seat.copy()
        actions = tensordict["action"]
        stepped = self.lanes.step(actions if actions.is_cuda else actions.numpy())
        rewards, ended = tensor(stepped.rewards), stepped.ended
        looks = stepped.seat.copy()
        looks[ended] = answered[ended]
        told = self.told(self.lanes.seen_by(looks), rewards)
        reward = rewards.gather(1, tensor(answered).long()[:, None])
        done = tensor(ended)[:, None]
        return told.update({"reward": reward, "done": done, "terminated": done.clone()})

    def told(self, seen: Seen, rewards: Any) -> Any:
        shown = {name: tensor(array) for name, array in seen._asdict().items()}
        shown["action_mask"] = shown["action_mask"].bool()
        return TensorDict({**shown, "rewards": rewards}, batch_size=self.batch_size, device=self.device)
