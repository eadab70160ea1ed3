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
from gloaming.env.versions import Version, version
from gloaming.lab.training.field import MOST_SEATS
from gloaming.lab.training.rooms import Room
from gloaming.lab.training.sheets import reading_for


class Moment(NamedTuple):
    """What is asked in all lanes."""

    sheets: Tensor
    masks: Tensor
    seats: Tensor
    hidden: Tensor
    """Where the seat that is asked is on the hidden side, just now."""


class Ground:
    def __init__(
        self, room: Room, tables: Sequence[Any], lanes: int, *, device: str, seed: int, plain: bool = False
    ) -> None:
        """`lanes` in each block."""
        found = version(room.SHEET)
        self.tables, self.each, self.lanes = tables, lanes, lanes * len(tables)
        self.device = torch.device(device)
        self.reading = reading = reading_for(np, room, room.KNOWN)
        on_sheet = reading.columns[reading.columns < found.sheet.width]
        self.columns, self.answers = (
            torch.from_numpy(it.astype(np.int64)).to(self.device) for it in (on_sheet, reading.answers)
        )
        besides = [room.told(table) for table in tables]
        self.besides = torch.tensor(besides, dtype=torch.uint8, device=self.device).repeat_interleave(lanes, dim=0)
        self.scales = torch.from_numpy(reading.scales).to(self.device)[:, None]
        self.hidden = torch.tensor(room.hidden_columns(found), device=self.device)
        steps = room.progress(found)
        self.passed = torch.tensor([*steps], dtype=torch.int64, device=self.device)
        self.worth_passing = torch.tensor([*steps.values()], dtype=torch.float32, device=self.device)
        self.ballots = ballots(found, room.BALLOTS, reading.answers) if room.BALLOTS else None
        self.blocks = [
            VectorEnvironment(found, table, lanes, device=device, exact=False, plain=plain) for table in tables
        ]
        shape = {"device": self.device}
        self.observation = torch.zeros((self.lanes, found.sheet.width), dtype=torch.uint8, **shape)
        self.mask = torch.zeros((self.lanes, found.answers.width), dtype=torch.int8, **shape)
        self.seat = torch.zeros(self.lanes, dtype=torch.int32, **shape)
        self.rewards = torch.zeros(self.lanes, dtype=torch.float32, **shape)
        """What the first seat has won, which is 0 while a game goes on, ..."""
        self.winners = torch.zeros(self.lanes, dtype=torch.int32, **shape)
        """... and which team: the open one is the first."""
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
            (self.rewards, played.rewards[:, 0]),
            (self.winners, played.winners),
        ):
            ours[cut] = torch.from_numpy(theirs)

    def moment(self) -> Moment:
        return Moment(
            torch.cat([self.observation.index_select(1, self.columns), self.besides], dim=1),
            self.mask.index_select(1, self.answers) != 0,
            self.seat.clone(),
            self.observation.index_select(1, self.hidden).any(1),
        )

    def progress(self) -> Tensor:
        """How far the open side is, in every lane."""
        return self.observation.index_select(1, self.passed).float() @ self.worth_passing

    def answer(self, chosen: Tensor) -> Tensor:
        """For each lane 1 where the open side has won by it, -1 where the hidden one has, 0 where the game goes on."""
        self.wanted.copy_(self.answers[chosen])
        self.step()
        return torch.where(self.winners == 0, 1.0, -1.0) * (self.rewards != 0)

    def step(self) -> None:
        for nth, env in enumerate(self.blocks):
            env.step(self.wanted[self.cut(nth)].numpy())
            self.show(nth, env)


def ballots(found: Version, kinds: tuple[str, str], answers: NDArray[np.int32]) -> tuple[slice, int]:
    """Where the network's answers are to name each seat, clockwise from the own one, and to name nobody."""
    firsts, first = dict[str, int](), 1
    for template in found.answers.templates:
        firsts[template.kind.__name__] = first
        first += template.width
    at = {int(number): nth for nth, number in enumerate(answers)}
    first, nobody = (at[firsts[kind]] for kind in kinds)
    return slice(first, first + MOST_SEATS), nobody


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
            won = [torch.as_tensor(it, device=self.device) for it in (played.rewards, played.winners)]
            self.theirs.append((cupy.asarray(self.wanted[cut]), *won))
            self.streams.append(cupy.cuda.Stream())
            env.reset(seed=self.seed + nth * self.each)
        torch.cuda.synchronize()
        first = [int(self.mask[self.cut(nth)].sum(1).min()) for nth in range(len(self.blocks))]
        if min(first) < 1:
            raise RuntimeError(f"lanes show no question: {first}")

    def step(self) -> None:
        for (wanted, *_), stream, env in zip(self.theirs, self.streams, self.blocks, strict=True):
            played = env.played
            with stream:
                played.launch("choose", played.games, played.tables, played.slots, wanted, played.choices)
                played.step(renew=True)
        for nth, (_, rewards, winners) in enumerate(self.theirs):
            self.rewards[self.cut(nth)], self.winners[self.cut(nth)] = rewards[:, 0], winners


def ground(room: Room, tables: Sequence[Any], lanes: int, *, device: str, seed: int, plain: bool = False) -> Ground:
    return (CudaGround if device == "cuda" else Ground)(room, tables, lanes, device=device, seed=seed, plain=plain)
