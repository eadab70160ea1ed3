"""A league's course: clones of the bots that were recorded, then games against them, past selves and itself, and a lesson after each harvest.

The network begins as the sleuth's clone and is drawn to it: what it learns is where to answer otherwise.

weights.safetensors    the pupil and the clones, as they are now: a course can continue from them
weights0.safetensors   the pupil and the sleuth's clone, at the end of a stage
curve.json             how far it was whenever it was written, and where the time went"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

import msgspec
import numpy as np
import torch
from torch import Tensor

from gloaming.bots.learner.weights import packed, unpacked
from gloaming.env.versions import version
from gloaming.lab.training.league.clones import clone, recorded
from gloaming.lab.training.league.ground import ground
from gloaming.lab.training.league.lessons import Lessons
from gloaming.lab.training.league.nets import Net, quick
from gloaming.lab.training.league.opponents import Opponents
from gloaming.lab.training.league.plan import CAREFUL, HIDDEN, OPEN, OPPONENTS, PAST, SLEUTH, Clock, Plan
from gloaming.lab.training.league.reaping import Harvest, harvest
from gloaming.lab.training.league.shipping import PUPIL
from gloaming.lab.training.league.tables import KINDS
from gloaming.lab.training.learning import Pull

PENDING = "pending"
"""A file of this name next to the recordings: they are still being made."""

Nets = dict[str, dict[str, Any]]


class League:
    def __init__(self, plan: Plan, folder: Path, told: Callable[[str], None], *, plain: bool = False) -> None:
        self.plan, self.folder, self.told = plan, folder, told
        torch.manual_seed(plan.seed)
        self.clock = Clock(plan.device)
        self.room, self.blocks = plan.room, plan.blocks
        tables = [self.room.table(*block) for block in self.blocks]
        self.ground = ground(self.room, tables, plan.lanes, device=plan.device, seed=plan.seed, plain=plain)
        self.clock.mark("lanes")
        self.clones = [self.net(nth) for nth in range(len(KINDS))]
        self.pupil = self.net(len(KINDS))
        self.decisions, self.games, self.harvests = 0, 0, 0
        self.curve = list[dict[str, Any]]()
        self.phases = dict[str, float]()

    def net(self, nth: int) -> Net:
        it = self.ground
        return Net(len(it.scales), self.plan.width, len(it.answers), self.plan.seed + nth, it.scales)

    def begin(self, recordings: Path, pupil: dict[str, Any] | None = None) -> None:
        """With clones of the bots that were recorded there. `pupil`: what it has learnt before; else it begins as the sleuth's clone."""
        while (recordings / PENDING).exists():
            sleep(0.2)
        ours = np.isin(self.ground.reading.columns, self.room.hidden_columns(version(self.room.SHEET)))
        for nth, net in enumerate(self.clones):
            seen = recorded(recordings, nth, ours, len(self.ground.reading.answers), self.ground.device)
            self.told(f"{KINDS[nth]}: {len(seen.chosen):,} answers recorded")
            clone(net, seen, epochs=self.plan.epochs, batch=self.plan.cloning, told=self.told)
        if pupil is None:
            self.pupil.take(self.clones[0].arrays())
        else:
            self.take(self.pupil, pupil)
        self.sit_down()

    def go_on(self, nets: Nets) -> None:
        """From weights that were written before."""
        for name, net in zip((*KINDS, PUPIL), (*self.clones, self.pupil), strict=True):
            self.take(net, nets[name])
        self.sit_down()

    def take(self, net: Net, arrays: dict[str, Any]) -> None:
        net.take({**arrays, "w1": arrays["w1"] / self.ground.reading.scales[:, None]})

    def sit_down(self) -> None:
        sleuth, careful = (quick(it) for it in self.clones)
        self.past = [quick(self.pupil) for _ in range(2)]
        self.others = Opponents(self.ground, self.plan.league, {SLEUTH: sleuth, CAREFUL: careful, PAST: self.past[0]})
        self.lessons = Lessons(self.pupil, sleuth, self.plan.batch)
        self.counts = torch.zeros((2, len(self.blocks) * len(OPPONENTS) * 2), device=self.ground.device)
        self.clock.mark("cloning")

    def harvest(self, lure: float = 0.0) -> Harvest:
        self.others.nets[PAST] = self.past[self.harvests % len(self.past)]
        had: Harvest = harvest(self.ground, self.others, quick(self.pupil), self.plan.steps, self.clock, lure=lure)
        for counts, found in zip(self.counts, (had.ended, had.open_won), strict=True):
            counts.index_add_(0, self.others.pairing, found)
        self.decisions += had.taken
        self.harvests += 1
        return had

    def run(self, until: float, every: float, began: float = 0.0) -> None:
        """Until a moment by the clock. `began`: when everything did."""
        plan, first = self.plan, perf_counter()
        self.clock.last = written = renewed = now = first
        stage, means = 0, torch.zeros(3)
        while (now := perf_counter()) < until:
            part = (now - first) / (until - first)
            if plan.stage(part) != stage:
                self.write(f"weights{stage}")
                stage = plan.stage(part)
            had, pull = self.harvest(plan.lured(part)), Pull(plan.falling(part), plan.magnet[stage])
            means = self.lessons.learn(had, pull, warm=now - first < plan.warming)
            self.clock.mark("learn")
            self.tell_phases()
            if now - renewed >= plan.renewed:
                self.past[self.harvests % len(self.past)], renewed = quick(self.pupil), now
            if now - written >= every:
                self.note(means, now - began)
                self.write("weights")
                written = perf_counter()
        self.note(means, now - began)
        self.write("weights")
        self.write(f"weights{stage}")

    def tell_phases(self) -> None:
        """After two harvests; from then on nobody waits."""
        if self.clock.on and self.harvests >= 2:
            self.clock.on, self.phases = False, {name: round(it, 3) for name, it in self.clock.spent.items()}
            self.told(f"phases of two harvests, in seconds: {self.phases}")

    # What is kept

    def note(self, means: Tensor, seconds: float) -> None:
        counts = self.counts.clone().cpu().numpy()
        self.counts.zero_()
        self.games += int(counts[0].sum())
        off, away, spread = means.tolist()
        fared = self.fared(counts.reshape(2, len(self.blocks), len(OPPONENTS), 2))
        numbers = {"decisions": self.decisions, "games": self.games, "seconds": round(seconds, 1)}
        self.curve.append({**numbers, "surprise": off, "away": away, "spread": spread, "fared": fared})
        shares = [
            f"{table} {'/'.join(f'{won / max(n, 1):.0%}' for won, n in it.values())}" for table, it in fared.items()
        ]
        self.told(
            f"{seconds:7.1f} s  {self.decisions:,} decisions  {self.games:,} games  surprise {off:.3f}  away {away:.3f}  "
            f"spread {spread:.3f}  {'  '.join(shares)}"
        )

    def fared(self, counts: Any) -> dict[str, dict[str, list[int]]]:
        """By table and opponent: how many games the pupil won on the open side, and on the hidden one, of how many."""
        found = dict[str, dict[str, list[int]]]()
        for nth, (players, sort) in enumerate(self.blocks):
            row = found.setdefault(f"{players} {sort}", {})
            for kind, name in enumerate(OPPONENTS):
                for side in (OPEN, HIDDEN) if kind else (OPEN,):
                    ended, won = counts[0, nth, kind, side], counts[1, nth, kind, side]
                    it = row.setdefault(f"{'open' if side == OPEN else 'hidden'} against {name}", [0, 0])
                    it[0] += int(won if side == OPEN else ended - won)
                    it[1] += int(ended)
        return found

    def write(self, name: str) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        plan = json.dumps(msgspec.to_builtins(self.plan))
        about = {"decisions": str(self.decisions), "games": str(self.games), "plan": plan}
        nets = dict(zip((*KINDS, PUPIL), (*self.clones, self.pupil), strict=True))
        if name == "weights":
            curve = {"lines": self.curve, "phases": self.phases}
            self.replace("curve.json", f"{json.dumps(curve, indent=1)}\n".encode())
        else:
            del nets[KINDS[1]]
        kept = {f"{net}.{key}": array for net, it in nets.items() for key, array in self.for_play(it).items()}
        reading = self.ground.reading
        self.replace(
            f"{name}.safetensors", packed(kept | {"columns": reading.columns, "answers": reading.answers}, about)
        )

    def replace(self, name: str, content: bytes) -> None:
        """Never half of it, even if somebody pulls the plug."""
        new = self.folder / f"{name}.new"
        new.write_bytes(content)
        new.replace(self.folder / name)

    def for_play(self, net: Net) -> dict[str, Any]:
        """Half as exact, and reading bytes as they are."""
        arrays = net.arrays()
        arrays["w1"] = arrays["w1"] * self.ground.reading.scales[:, None]
        return {name: array.astype(np.float16) for name, array in arrays.items()}


def nets_in(file: bytes) -> Nets:
    arrays, _ = unpacked(file)
    nets = Nets()
    for name, array in arrays.items():
        net, _, key = name.partition(".")
        if key:
            nets.setdefault(net, {})[key] = array.astype(np.float32)
    return nets
