"""A harvest of a league: some steps in every lane, and what each decision turned out to be worth to who made it."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from gloaming.lab.training.field import MOST_SEATS
from gloaming.lab.training.harvest import FAR
from gloaming.lab.training.league.ground import Ground, Moment
from gloaming.lab.training.league.nets import chances_like, log_odds
from gloaming.lab.training.league.opponents import Answers, Opponents
from gloaming.lab.training.league.plan import Clock


class Rows(NamedTuple):
    sheets: Tensor
    masks: Tensor
    chosen: Tensor
    likely: Tensor
    gain: Tensor
    worth: Tensor

    def these(self, some: Tensor) -> Rows:
        return Rows(*[part.index_select(0, some) for part in self])


class Harvest(NamedTuple):
    rows: Rows
    learnt_from: Tensor
    """The pupil's own decisions, of those whose worth is known."""
    ended: Tensor
    """For each lane, how many games, ..."""
    open_won: Tensor
    """... and how many of them the open side won."""
    taken: int


class Basket(NamedTuple):
    """As it grows: a row for each step, in it a place for each lane."""

    sheets: Tensor
    masks: Tensor
    chosen: Tensor
    likely: Tensor
    worth: Tensor
    seats: Tensor
    sides: Tensor
    """1 for the open one, -1 for the hidden one."""
    ours: Tensor
    progress: Tensor
    """How far the open side was before it."""
    ends: Tensor
    """1 where the open side has won by it, -1 where the hidden one has; 0 where the game goes on."""


def basket(ground: Ground, steps: int) -> Basket:
    def empty(kind: torch.dtype, *wide: int) -> Tensor:
        return torch.empty((steps, ground.lanes, *wide), dtype=kind, device=ground.device)

    return Basket(
        empty(torch.uint8, len(ground.scales)), empty(torch.bool, len(ground.answers)), empty(torch.int64),
        empty(torch.float32), empty(torch.float32), empty(torch.int64), empty(torch.float32), empty(torch.bool),
        empty(torch.float32), empty(torch.float32),
    )  # fmt: skip


@torch.no_grad()  # type: ignore[untyped-decorator]
def harvest(ground: Ground, others: Opponents, net: Answers, steps: int, clock: Clock, *, lure: float = 0.0) -> Harvest:
    """`lure`: what it is worth to the open side, besides winning, to come all the way."""
    had = basket(ground, steps)
    for now in range(steps):
        moment = ground.moment()
        clock.mark("look")
        had.progress[now] = ground.progress()
        pick(others, net, moment, had, now)
        clock.mark("think")
        had.ends[now] = ground.answer(had.chosen[now])
        clock.mark("step")
    later = torch.cat([had.progress[1:], ground.progress()[None]])
    gifts = lure * (later - had.progress) * (had.ends == 0)
    gain, known = looked_back(had.seats, had.sides, had.worth, had.ends, gifts)
    rows = torch.nonzero((known & had.ours & (had.masks.sum(2) > 1)).view(-1))[:, 0]
    parts = (had.sheets, had.masks, had.chosen, had.likely, gain, gain + had.worth)
    ended, open_won = had.ends != 0, had.ends > 0
    clock.mark("look back")
    flat = Rows(*[part.view(-1, *part.shape[2:]) for part in parts])
    return Harvest(flat, rows, ended.sum(0).float(), open_won.sum(0).float(), steps * ground.lanes)


def pick(others: Opponents, net: Answers, moment: Moment, into: Basket, now: int) -> None:
    """An answer in every lane."""
    logits, worth = net(moment.sheets)
    theirs = others.asked(moment)
    others.answer(logits, moment, theirs)
    logs = log_odds(logits, moment.masks)
    chance = chances_like(logs)
    others.agree(chance, moment)
    chosen = (logs + chance).argmax(1)
    likely = logs.gather(1, chosen[:, None])[:, 0]
    sides = 1.0 - 2.0 * moment.hidden
    found = (moment.sheets, moment.masks, chosen, likely, worth, moment.seats, sides, ~theirs)
    for part, here in zip(into, found, strict=False):
        part[now] = here


def looked_back(seats: Tensor, sides: Tensor, worth: Tensor, ends: Tensor, gifts: Tensor) -> tuple[Tensor, Tensor]:
    """Generalised advantages, seat by seat, as in `harvest.looked_back`. What comes later is kept as the open side sees it: one who has
    changed sides since then is asked what the seat is worth to the other one, so a decision counts for the side it was made for."""
    steps, lanes = seats.shape
    gain, known = torch.zeros_like(worth), torch.zeros(seats.shape, dtype=torch.bool, device=seats.device)
    later, far, given = (torch.zeros((lanes, MOST_SEATS), device=seats.device) for _ in range(3))
    followed = torch.zeros((lanes, MOST_SEATS), dtype=torch.bool, device=seats.device)
    for now in reversed(range(steps)):
        over, seat, side = (ends[now] != 0)[:, None], seats[now][:, None], sides[now]
        later = torch.where(over, ends[now][:, None], later)
        far, given = far.masked_fill(over, 0.0), given.masked_fill(over, 0.0) + gifts[now][:, None]
        followed |= over
        known[now] = followed.gather(1, seat)[:, 0]
        ahead = later.gather(1, seat) + given.gather(1, seat) + FAR * far.gather(1, seat)
        found = side * ahead[:, 0] - worth[now]
        gain[now] = torch.where(known[now], found, 0.0)
        far.scatter_(1, seat, (side * gain[now])[:, None])
        later.scatter_(1, seat, (side * worth[now])[:, None])
        given.scatter_(1, seat, value=0.0)
        followed.scatter_(1, seat, value=True)
    return gain, known
