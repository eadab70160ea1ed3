"""A best response: a network that learns, from what the learner knows, to beat one kind of bot that stays as it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import inf, sqrt
from time import perf_counter
from typing import NamedTuple, TypeVar

import msgspec
import numpy as np

from gloaming.bots.learner.weights import packed, unpacked
from gloaming.lab.series import spread
from gloaming.lab.tally import SURE, Share, wilson
from gloaming.lab.training.duels import Duel, Fought, fought, won_by_itself
from gloaming.lab.training.harvest import FAR, Decisions
from gloaming.lab.training.learning import Pull, Pupil
from gloaming.lab.training.network import on_host, thought
from gloaming.lab.training.sheets import Reading

GENERATIONS = 20
"""So often the network learns from the games since it did last."""
FEWEST = 8
"""Games that are worth learning from at once."""
ROUNDS, BATCH = 2, 2048
PULL = Pull(rate=2e-4, magnet=0.0)
"""Few and small steps: who wins a game tells little of any one decision, and what is chance in it must not be learnt by heart."""
EXAM = 1_000_000
"""The numbers of games that nobody has learnt from begin here."""

T = TypeVar("T")


class Response(NamedTuple):
    """How often our team won, over the same deals."""

    exam: int
    before: Share
    """The network, before it learnt; ..."""
    after: Share
    """... when it had learnt; ..."""
    itself: Share
    """... and the bot, against itself."""
    gain: float
    """What a best response wins more often than the bot itself, and the 95% interval of that."""
    low: float
    high: float


class Answering:
    """The course of a best response; or of a network that has to answer in several duels, one as often as the next."""

    def __init__(self, duels: Sequence[Duel], jobs: int) -> None:
        self.duels, self.jobs, self.played = duels, jobs, 0
        arrays, self.about = unpacked(duels[0].weights)
        self.numbers = {name: arrays.pop(name) for name in ("columns", "answers")}
        reading = Reading(np, self.numbers["columns"], np.float32(1), self.numbers["answers"])
        net = {name: array.astype(np.float32) for name, array in arrays.items()}
        self.pupil = Pupil(reading, net, duels[0].seed, rounds=ROUNDS, batch=BATCH)

    def train(
        self,
        games: int,
        told: Callable[[int, Sequence[bool]], None],
        *,
        generations: int = GENERATIONS,
        until: float = inf,
    ) -> None:
        """`told`: how many games were played, and which of the last were won, duel by duel in turn. `until`: a moment by the clock
        after which no generation begins."""
        each = max(FEWEST, games // generations)
        while self.played < games and perf_counter() < until:
            coming = min(each, games - self.played)
            had = [*self.fight(self.weights(), self.played, coming)]
            self.played += coming
            self.pupil.learn(looked_back(self.pupil, had), PULL)
            told(self.played, [one.won for one in had])

    def fight(self, weights: bytes, first: int, games: int) -> Iterable[Fought]:
        duels = [msgspec.structs.replace(duel, weights=weights) for duel in self.duels]
        return spread(partial(in_turn, fought, duels, first), games, min(self.jobs, games))

    def weights(self) -> bytes:
        return packed(
            {name: on_host(array).astype(np.float16) for name, array in self.pupil.net.items()} | self.numbers,
            self.about,
        )

    def examined(self, games: int) -> Response:
        before = [one.won for one in self.fight(self.duels[0].weights, EXAM, games)]
        after = [one.won for one in self.fight(self.weights(), EXAM, games)]
        itself = [*spread(partial(in_turn, won_by_itself, self.duels, EXAM), games, min(self.jobs, games))]
        return response(before, after, itself)


def in_turn(play: Callable[[Duel, int], T], duels: Sequence[Duel], first: int, nth: int) -> T:
    """The first game is that of the first duel, the second of the next one, over and over."""
    number = first + nth
    return play(duels[(number - 1) % len(duels)], number)


def looked_back(pupil: Pupil, had: Sequence[Fought]) -> Decisions:
    """What each decision turned out to be worth, seat by seat, from the end of its game."""
    made = [one for game in had for seat in game.made for one in seat]
    sheets, masks = np.stack([one.sheet for one in made]), np.stack([one.mask for one in made])
    chosen = np.array([one.chosen for one in made], np.int32)
    likely = np.array([one.likely for one in made], np.float32)
    worth = thought(np, pupil.net, pupil.reading.read(sheets), masks).worth
    gain, at = np.zeros(len(made), np.float32), 0
    for game in had:
        for seat in game.made:
            later, far = 1.0 if game.won else -1.0, 0.0
            for now in reversed(range(at, at + len(seat))):
                gain[now] = far = later - worth[now] + FAR * far
                later = worth[now]
            at += len(seat)
    own = np.array([one.own for one in made], np.int32)
    lean = np.array([one.lean for one in made], np.float32)
    real = masks.sum(axis=1) > 1
    return Decisions(sheets, masks, chosen, likely, gain, gain + worth, own, lean).rows(real)


def response(before: Sequence[bool], after: Sequence[bool], itself: Sequence[bool]) -> Response:
    """The deals are the same, so what is gained is counted deal by deal."""
    games, more = len(after), np.subtract(after, itself, dtype=float)
    gain, spread_of = float(more.mean()), SURE * float(more.std(ddof=1)) / sqrt(games) if games > 1 else 1.0
    first, last, own = (wilson(sum(won), games) for won in (before, after, itself))
    return Response(games, first, last, own, gain, max(-1.0, gain - spread_of), min(1.0, gain + spread_of))
