"""Who plays whom in which lane of a league, and what those answer who are not the pupil."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import torch
from torch import Tensor

from gloaming.lab.training.field import MOST_SEATS
from gloaming.lab.training.league.ground import Ground, Moment
from gloaming.lab.training.league.nets import chances_like
from gloaming.lab.training.league.plan import HIDDEN, ITSELF, OPPONENTS, PAST, RANDOM, SLEUTH

DRAWN = 1.3
"""Clones are as much surer of themselves: what they cannot see of a bot's reasons looks like chance to them."""

Answers = Callable[[Tensor], tuple[Tensor, Tensor]]


class Opponents:
    def __init__(self, ground: Ground, league: Sequence[int], nets: dict[int, Answers]) -> None:
        """`nets`: by what they play."""
        self.ground, self.nets, self.device = ground, nets, ground.device
        lane = torch.arange(ground.lanes, device=self.device)
        kinds = torch.tensor([kind for kind, times in enumerate(league) for _ in range(times)], device=self.device)
        self.kind = kinds[lane % len(kinds)]
        self.side = torch.where(self.kind == ITSELF, -1, lane // len(kinds) % 2)
        """What the pupil plays in each lane; -1 both."""
        block = lane // ground.each
        self.rows = [torch.nonzero(self.kind == kind)[:, 0] for kind in range(len(OPPONENTS))]
        self.pairing = (block * len(OPPONENTS) + self.kind) * 2 + (self.side == HIDDEN)
        self.players = torch.tensor([table.players for table in ground.tables], device=self.device)[block]
        self.murmur = chances_like(torch.zeros((len(self.rows[SLEUTH]), MOST_SEATS + 1), device=self.device))

    def asked(self, moment: Moment) -> Tensor:
        """Where one of them is to answer."""
        return (self.side >= 0) & (self.side != moment.hidden.long())

    def answer(self, logits: Tensor, moment: Moment, theirs: Tensor) -> None:
        """Their logits, in place of the pupil's."""
        for kind in range(ITSELF + 1, len(OPPONENTS)):
            rows = self.rows[kind]
            if len(rows):
                said = self.said(moment.sheets[rows], kind)
                logits[rows] = torch.where(theirs[rows, None], said, logits[rows])

    def said(self, sheets: Tensor, kind: int) -> Tensor:
        if kind == RANDOM:
            return torch.zeros((len(sheets), len(self.ground.answers)), device=self.device)
        return self.nets[kind](sheets)[0] * (1.0 if kind == PAST else DRAWN)

    def agree(self, chance: Tensor, moment: Moment) -> None:
        """Sleuths talk before they vote. Their clones cannot; but chance falls alike for all of them, as long as a Vote goes on."""
        rows = self.rows[SLEUTH]
        if self.ground.ballots is None or not len(rows):
            return
        seats, nobody = self.ground.ballots
        votes = moment.masks[rows][:, seats].any(1)
        self.murmur = torch.where(votes[:, None], self.murmur, chances_like(self.murmur))
        clones = votes & (self.side[rows] != moment.hidden[rows].long())
        clockwise = torch.arange(MOST_SEATS, device=self.device) + moment.seats[rows].long()[:, None]
        alike = chance[rows]
        alike[:, seats] = self.murmur.gather(1, clockwise % self.players[rows][:, None])
        alike[:, nobody] = self.murmur[:, -1]
        chance[rows] = torch.where(clones[:, None], alike, chance[rows])
