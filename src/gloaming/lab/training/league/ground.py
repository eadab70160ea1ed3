"""The ground of a league: blocks of lanes side by side, each block one table, shown as tensors. On a GPU every block has a stream of its
own, nothing is copied, and nobody waits for an answer in between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from gloaming.env.lanes import VectorEnvironment
from gloaming.env.versions import Version
from gloaming.games.cultists.options import Options
from gloaming.lab.training import sheets
from gloaming.lab.training.field import MOST_SEATS
from gloaming.lab.training.league.tables import KNOWN
from gloaming.lab.training.sheets import reading_for


class Moment(NamedTuple):
    """What is asked in all lanes."""

    sheets: Tensor
    masks: Tensor
    seats: Tensor
    hidden: Tensor


class Ground:
    def __init__(self, tables: Sequence[Options], lanes: int, *, device: str, seed: int, plain: bool = False) -> None:
        """`lanes` in each block."""
        found = sheets.sheet()
        self.tables, self.each, self.lanes = tables, lanes, lanes * len(tables)
        self.device = torch.device(device)
        self.reading = reading = reading_for(np, KNOWN)
        self.columns, self.answers = (
            torch.from_numpy(it).to(self.device)
            for it in (reading.columns.astype(np.int64), reading.answers.astype(np.int64))
        )
        self.scales = torch.from_numpy(reading.scales).to(self.device)[:, None]
        self.hidden = torch.tensor(sheets.cultist_columns(found), device=self.device)
        self.ballots = ballots(found, reading.answers)
        self.blocks = [
            VectorEnvironment(found, table, lanes, device=device, exact=False, plain=plain) for table in tables
        ]
        shape = {"device": self.device}
        self.observation = torch.zeros((self.lanes, found.sheet.width), dtype=torch.uint8, **shape)
        self.mask = torch.zeros((self.lanes, found.answers.width), dtype=torch.int8, **shape)
        self.seat = torch.zeros(self.lanes, dtype=torch.int32, **shape)
        self.rewards = torch.zeros((self.lanes, MOST_SEATS), dtype=torch.float32, **shape)
        self.wanted = torch.zeros(self.lanes, dtype=torch.int32, **shape)
        self.seed = seed
        self.begin()

    def cut(self, nth: int) -> slice:
        return slice(nth * self.each, (nth + 1) * self.each)

    def begin(self) -> None:
        for nth, env in enumerate(self.blocks):
            env.reset(seed=self.seed + nth * self.each)
            self.show(nth, env)

    def show(self, nth: int, env: Any) -> None:
        cut, played = self.cut(nth), env.played
        for ours, theirs in (
            (self.observation, played.observation),
            (self.mask, played.action_mask),
            (self.seat, played.seat),
        ):
            ours[cut] = torch.from_numpy(theirs)
        self.rewards[cut, : env.players] = torch.from_numpy(played.rewards)

    def moment(self) -> Moment:
        return Moment(
            self.observation.index_select(1, self.columns),
            self.mask.index_select(1, self.answers) != 0,
            self.seat.clone(),
            self.observation.index_select(1, self.hidden).any(1),
        )

    def answer(self, chosen: Tensor) -> Tensor:
        """Rewards, for each lane and seat."""
        self.wanted.copy_(self.answers[chosen])
        self.step()
        return self.rewards

    def step(self) -> None:
        for nth, env in enumerate(self.blocks):
            env.step(self.wanted[self.cut(nth)].numpy())
            self.show(nth, env)


def ballots(found: Version, answers: NDArray[np.int32]) -> tuple[slice, int]:
    """Where the network's answers are to accuse each seat, clockwise from the own one, and to abstain."""
    firsts, first = dict[str, int](), 1
    for template in found.answers.templates:
        firsts[template.kind.__name__] = first
        first += template.width
    at = {int(number): nth for nth, number in enumerate(answers)}
    first = at[firsts["Accuse"]]
    return slice(first, first + MOST_SEATS), at[firsts["Abstain"]]


class CudaGround(Ground):
    """The lanes write into the tensors themselves."""

    def begin(self) -> None:
        import cupy  # type: ignore[import-not-found]

        self.streams, self.theirs = list[Any](), list[Any]()
        for nth, env in enumerate(self.blocks):
            played, cut = env.played, self.cut(nth)
            played.observation = cupy.asarray(self.observation[cut])
            played.action_mask = cupy.asarray(self.mask[cut])
            played.seat = cupy.asarray(self.seat[cut])
            self.theirs.append((cupy.asarray(self.wanted[cut]), torch.as_tensor(played.rewards, device=self.device)))
            self.streams.append(cupy.cuda.Stream())
            env.reset(seed=self.seed + nth * self.each)
        torch.cuda.synchronize()
        first = [int(self.mask[self.cut(nth)].sum(1).min()) for nth in range(len(self.blocks))]
        if min(first) < 1:
            raise RuntimeError(f"lanes show no question: {first}")

    def step(self) -> None:
        for (wanted, _), stream, env in zip(self.theirs, self.streams, self.blocks, strict=True):
            played = env.played
            with stream:
                played.launch("choose", played.games, played.tables, played.slots, wanted, played.choices)
                played.step(renew=True)
        for nth, (_, rewards) in enumerate(self.theirs):
            self.rewards[self.cut(nth), : rewards.shape[1]] = rewards


def ground(tables: Sequence[Options], lanes: int, *, device: str, seed: int, plain: bool = False) -> Ground:
    return (CudaGround if device == "cuda" else Ground)(tables, lanes, device=device, seed=seed, plain=plain)
