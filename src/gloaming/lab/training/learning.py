"""How a network learns from what it did: magnetic mirror descent in the form of a clipped policy gradient (docs/design/030)."""

from __future__ import annotations

from typing import Any, NamedTuple

from gloaming.lab.training.field import chance_on
from gloaming.lab.training.harvest import Decisions
from gloaming.lab.training.network import Adam, Array, Arrays, chances, gradients, thought
from gloaming.lab.training.sheets import Reading

CLIP = 0.2
"""How far one harvest may move the odds of an answer: it stands for the nearness to the last policy."""
LEAST = 0.2
"""Where everything turns out nearly as expected, small differences count as small: otherwise chance would be learnt by heart."""
FARTHEST = 4.0
"""An answer that turned out badly and has become so many times as likely meanwhile is let be: its slope would drown all others."""
WORTH = 0.5
"""How much the worth counts next to the policy."""


class Pull(NamedTuple):
    """The temperatures of one harvest."""

    rate: float
    magnet: float
    """How strongly the policy is drawn to the even one. It is what keeps self-play from going round in circles."""


class Learnt(NamedTuple):
    """Means over a harvest."""

    surprise: float
    """How far, squared, worths were off."""
    spread: float
    """The entropy of the policy."""


class Pupil:
    """A network that learns."""

    def __init__(self, reading: Reading, net: Arrays, seed: int, *, rounds: int, batch: int) -> None:
        """`rounds`: how often it goes over what it did, `batch` decisions at a time."""
        self.reading, self.xp, self.rounds, self.batch = reading, reading.xp, rounds, batch
        self.net: Arrays = {name: self.xp.array(array) for name, array in net.items()}
        self.adam = Adam(self.xp, self.net)
        self.chance = chance_on(self.xp, seed)

    def learn(self, had: Decisions, pull: Pull) -> Learnt:
        xp = self.xp
        had = had._replace(gain=(had.gain - had.gain.mean()) / xp.maximum(had.gain.std(), LEAST))
        surprise, spread, batches = xp.zeros((), xp.float32), xp.zeros((), xp.float32), 0
        for _ in range(self.rounds):
            order = xp.argsort(self.chance(len(had.gain)))
            for at in range(0, max(len(order) - self.batch + 1, 1), self.batch):
                off, entropy = self.step(had.rows(order[at : at + self.batch]), pull)
                surprise += (off * off).mean()
                spread += entropy.mean()
                batches += 1
        return Learnt(float(surprise) / batches, float(spread) / batches)

    def step(self, some: Decisions, pull: Pull) -> tuple[Array, Array]:
        now = thought(self.xp, self.net, self.reading.read(some.sheets), some.masks)
        by_logits, entropy = policy_slope(self.xp, chances(self.xp, leaning(now.logits, some)), some, pull.magnet)
        off = now.worth - some.worth
        by_worth = (2 * WORTH / len(off)) * off
        self.adam.step(self.net, gradients(self.net, now, by_logits, by_worth), pull.rate)
        return off, entropy


def leaning(logits: Array, had: Decisions) -> Array:
    """With what a sleuth's own answer counts added to it."""
    if had.own is None:
        return logits
    leant = logits.copy()
    leant[range(len(leant)), had.own] += had.lean
    return leant


def policy_slope(xp: Any, odds: Array, had: Decisions, magnet: float) -> tuple[Array, Array]:
    """The slope of the policy's loss by each logit, and the entropy in each row."""
    rows = xp.arange(len(odds))
    logs = xp.log(odds + 1e-12)
    ratio = xp.exp(xp.minimum(logs[rows, had.chosen] - had.likely, FARTHEST))
    free = xp.where(had.gain > 0, ratio < 1 + CLIP, (ratio > 1 - CLIP) & (ratio < FARTHEST))
    push = had.gain * ratio * free
    entropy = -(odds * logs).sum(axis=1)
    slope = odds * (push[:, None] + magnet * (logs + entropy[:, None]))
    slope[rows, had.chosen] -= push
    return slope / len(odds), entropy
