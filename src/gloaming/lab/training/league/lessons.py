"""How a league's pupil learns from a harvest: the clipped policy gradient of `learning`, with the magnet at the sleuth's clone."""

from __future__ import annotations

import torch
from torch import Tensor

from gloaming.lab.training.league.nets import Net, log_odds
from gloaming.lab.training.league.opponents import Answers
from gloaming.lab.training.league.reaping import Harvest, Rows
from gloaming.lab.training.learning import CLIP, FARTHEST, LEAST, WORTH, Pull
from gloaming.lab.training.network import Adam as OurAdam


class Lessons:
    def __init__(self, pupil: Net, magnet: Answers, batch: int) -> None:
        self.pupil, self.magnet, self.batch = pupil, magnet, batch
        self.adam = torch.optim.Adam(pupil.parameters(), betas=OurAdam.BETAS, fused=pupil.scales.is_cuda)

    def learn(self, had: Harvest, pull: Pull, *, warm: bool) -> Tensor:
        """How far worths were off, how far the policy is from the clone's, and its entropy. `warm`: only worths are learnt."""
        gain = had.rows.gain[had.learnt_from]
        rows = had.rows._replace(gain=(had.rows.gain - gain.mean()) / gain.std().clamp_min(LEAST))
        order = had.learnt_from[torch.randperm(len(gain), device=gain.device)]
        for group in self.adam.param_groups:
            group["lr"] = pull.rate
        means = torch.zeros(3, device=gain.device)
        starts = range(0, max(len(order) - self.batch + 1, 1), self.batch)
        for at in starts:
            means += self.step(rows.these(order[at : at + self.batch]), pull.magnet, warm=warm)
        return means / len(starts)

    def step(self, some: Rows, magnet: float, *, warm: bool) -> Tensor:
        with torch.no_grad():
            drawn_to = log_odds(self.magnet(some.sheets)[0], some.masks)
        logits, worth = self.pupil(some.sheets)
        logs = log_odds(logits, some.masks)
        off = ((worth - some.worth) ** 2).mean()
        away = (logs.exp() * (logs - drawn_to)).sum(1).mean()
        loss = WORTH * off + magnet * away - (0.0 if warm else pushed(logs, some))
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.pupil.parameters(), OurAdam.LONGEST, foreach=True)
        self.adam.step()
        with torch.no_grad():
            spread = -(logs.exp() * logs).sum(1).mean()
            return torch.stack([off.detach(), away.detach(), spread])


def pushed(logs: Tensor, some: Rows) -> Tensor:
    ratio = (logs.gather(1, some.chosen[:, None])[:, 0] - some.likely).clamp_max(FARTHEST).exp()
    push = torch.minimum(ratio * some.gain, ratio.clamp(1 - CLIP, 1 + CLIP) * some.gain)
    return torch.where(some.gain < 0, torch.maximum(push, FARTHEST * some.gain), push).mean()
