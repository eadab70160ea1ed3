"""A league's course: clones of the bots that were recorded, then games against them, past selves and itself, and a step after each harvest.

The network begins as the sleuth's clone and is drawn to it: what it learns is where to answer otherwise."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, sleep
from typing import Any, NamedTuple

import msgspec
import numpy as np
import torch
from torch import Tensor

from gloaming.bots.cultists.learner.weights import packed
from gloaming.games.cultists.options import Level, Options
from gloaming.lab.training import sheets
from gloaming.lab.training.field import MOST_SEATS
from gloaming.lab.training.harvest import FAR
from gloaming.lab.training.league.clones import clone, recorded
from gloaming.lab.training.league.ground import Moment, ground
from gloaming.lab.training.league.nets import Net, log_odds, quick
from gloaming.lab.training.league.tables import KINDS
from gloaming.lab.training.learning import CLIP, FARTHEST, LEAST, WORTH

ITSELF, SLEUTH, CAREFUL, PAST, RANDOM = range(5)
OPPONENTS = "itself", "sleuth", "careful", "past", "random"
OPEN, HIDDEN = 0, 1
DRAWN = 1.3
"""Clones are as much surer of themselves: what they cannot see of a bot's reasons looks like chance to them."""


PENDING = "pending"
"""A file of this name beside the recordings: they are still being made."""


class Plan(msgspec.Struct, frozen=True):
    tables: tuple[tuple[int, Level], ...] = (
        (5, "first"),
        (5, "first"),
        (8, "first"),
        (8, "first"),
        (6, "first"),
        (7, "first"),
        (5, "expert"),
        (8, "expert"),
    )
    lanes: int = 8192
    """In each block."""
    steps: int = 64
    width: int = 512
    batch: int = 32768
    epochs: int = 16
    """Of cloning."""
    cloning: int = 2048
    league: tuple[int, ...] = (6, 8, 3, 2, 1)
    """Of twenty lanes so many against each of `OPPONENTS`."""
    rate: tuple[float, float] = (4e-4, 4e-5)
    magnet: tuple[float, ...] = (0.2, 0.08, 0.03)
    """How strongly it is drawn to the clone, in each stage. The weights of every stage are kept."""
    warming: float = 10.0
    """Seconds in which only worths are learnt."""
    renewed: float = 25.0
    """Seconds after which a past self gives its place to the present one."""
    seed: int = 1
    device: str = "cpu"


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
    taken: int


class Clock:
    """Where the time goes."""

    def __init__(self, device: str) -> None:
        self.device, self.on, self.spent, self.last = device, True, dict[str, float](), perf_counter()

    def mark(self, name: str) -> None:
        if not self.on:
            return
        if self.device == "cuda":
            torch.cuda.synchronize()
        now = perf_counter()
        self.spent[name] = self.spent.get(name, 0.0) + now - self.last
        self.last = now


class League:
    def __init__(
        self,
        plan: Plan,
        folder: Path,
        recordings: Path,
        began: float,
        told: Callable[[str], None],
        *,
        plain: bool = False,
        start: dict[str, Any] | None = None,
    ) -> None:
        self.plan, self.folder, self.told, self.began = plan, folder, told, began
        torch.manual_seed(plan.seed)
        self.tables = [Options(players=players, level=level) for players, level in plan.tables]
        self.clock = Clock(plan.device)
        self.ground = ground(self.tables, plan.lanes, device=plan.device, seed=plan.seed, plain=plain)
        self.clock.mark("lanes")
        self.device = self.ground.device
        self.clones = [self.net(nth) for nth in range(len(KINDS))]
        ours = np.isin(self.ground.reading.columns, sheets.cultist_columns(sheets.sheet()))
        while (recordings / PENDING).exists():
            sleep(0.2)
        for nth, net in enumerate(self.clones):
            if start is not None:
                self.take(net, start[KINDS[nth]])
                continue
            seen = recorded(recordings, nth, ours, len(self.ground.reading.answers), self.device)
            told(f"{KINDS[nth]}: {len(seen.chosen):,} answers recorded")
            clone(net, seen, epochs=plan.epochs, batch=plan.cloning, told=told)
            del seen
        self.pupil = self.net(7)
        if start is not None:
            self.take(self.pupil, start["pupil"])
        else:
            self.pupil.take(self.clones[0].arrays())
        self.clock.mark("cloning")
        self.past = [quick(self.pupil) for _ in range(2)]
        self.sleuth, self.careful = (quick(it) for it in self.clones)
        fused = plan.device == "cuda"
        self.adam = torch.optim.Adam(self.pupil.parameters(), lr=plan.rate[0], betas=(0.9, 0.99), fused=fused)
        self.decisions, self.games, self.harvests, self.curve = 0, 0, 0, list[dict[str, Any]]()
        self.share_out()

    def net(self, seed: int) -> Net:
        it = self.ground
        return Net(len(it.columns), self.plan.width, len(it.answers), self.plan.seed + seed, it.scales)

    def share_out(self) -> None:
        """Who plays whom in which lane; it stays so."""
        lane = torch.arange(self.ground.lanes, device=self.device)
        kinds = torch.tensor(
            [kind for kind, times in enumerate(self.plan.league) for _ in range(times)], device=self.device
        )
        self.opponent = kinds[lane % len(kinds)]
        self.side = torch.where(self.opponent == ITSELF, -1, lane // len(kinds) % 2)
        """What the pupil plays: -1 both."""
        self.block = lane // self.ground.each
        self.rows = [torch.nonzero(self.opponent == kind)[:, 0] for kind in range(len(OPPONENTS))]
        self.pairing = (self.block * len(OPPONENTS) + self.opponent) * 2 + (self.side == HIDDEN)
        self.players = torch.tensor([table.players for table in self.tables], device=self.device)[self.block]
        self.murmur = chances_like(torch.zeros((len(self.rows[SLEUTH]), MOST_SEATS + 1), device=self.device))
        self.counts = torch.zeros((2, len(self.tables) * len(OPPONENTS) * 2), device=self.device)

    def agree(self, chance: Tensor, moment: Moment) -> None:
        """Sleuths talk before they vote. Their clones cannot; but chance falls alike for all of them, as long as a Vote goes on."""
        rows, (seats, nobody) = self.rows[SLEUTH], self.ground.ballots
        if not len(rows):
            return
        votes = moment.masks[rows][:, seats].any(1)
        self.murmur = torch.where(votes[:, None], self.murmur, chances_like(self.murmur))
        clones = votes & (self.side[rows] != moment.hidden[rows].long())
        clockwise = torch.arange(MOST_SEATS, device=self.device) + moment.seats[rows].long()[:, None]
        alike = chance[rows]
        alike[:, seats] = self.murmur.gather(1, clockwise % self.players[rows][:, None])
        alike[:, nobody] = self.murmur[:, -1]
        chance[rows] = torch.where(clones[:, None], alike, chance[rows])

    def answered_by(self, sheets: Tensor, kind: int) -> Tensor:
        if kind == RANDOM:
            return torch.zeros((len(sheets), len(self.ground.answers)), device=self.device)
        net = {SLEUTH: self.sleuth, CAREFUL: self.careful, PAST: self.past[self.harvests % 2]}[kind]
        logits = net(sheets)[0]
        return logits if kind == PAST else logits * DRAWN

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def harvest(self) -> Harvest:
        plan, it, clock = self.plan, self.ground, self.clock
        shape, new = (plan.steps, it.lanes), {"device": self.device}
        kept_sheets = torch.empty((*shape, len(it.columns)), dtype=torch.uint8, **new)
        kept_masks = torch.empty((*shape, len(it.answers)), dtype=torch.bool, **new)
        seats, chose = (torch.empty(shape, dtype=torch.int64, **new) for _ in range(2))
        likely, worth = (torch.empty(shape, **new) for _ in range(2))
        ours = torch.empty(shape, dtype=torch.bool, **new)
        rewards = torch.empty((*shape, MOST_SEATS), **new)
        net = quick(self.pupil)
        for now in range(plan.steps):
            moment = it.moment()
            clock.mark("look")
            logits, worths = net(moment.sheets)
            theirs = (self.side >= 0) & (self.side != moment.hidden.long())
            for kind in range(1, len(OPPONENTS)):
                rows = self.rows[kind]
                if len(rows):
                    said = self.answered_by(moment.sheets[rows], kind)
                    logits[rows] = torch.where(theirs[rows, None], said, logits[rows])
            logs = log_odds(logits, moment.masks)
            chance = chances_like(logs)
            self.agree(chance, moment)
            chosen = (logs + chance).argmax(1)
            likely[now] = logs.gather(1, chosen[:, None])[:, 0]
            clock.mark("think")
            kept_sheets[now], kept_masks[now], seats[now], worth[now] = (
                moment.sheets,
                moment.masks,
                moment.seats,
                worths,
            )
            chose[now], ours[now] = chosen, ~theirs
            rewards[now] = it.answer(chosen)
            clock.mark("step")
        gain, known = looked_back(seats, worth, rewards)
        ended = rewards[:, :, 0] != 0
        open_won = ended & (rewards.sum(2) > 0)
        self.counts[0].index_add_(0, self.pairing, ended.sum(0).float())
        self.counts[1].index_add_(0, self.pairing, open_won.sum(0).float())
        rows = torch.nonzero((known & ours & (kept_masks.sum(2) > 1)).view(-1))[:, 0]
        parts = (kept_sheets, kept_masks, chose, likely, gain, gain + worth)
        clock.mark("look back")
        return Harvest(Rows(*[part.view(-1, *part.shape[2:]) for part in parts]), rows, plan.steps * it.lanes)

    def learn(self, had: Harvest, rate: float, magnet: float, warm: bool) -> Tensor:
        gain = had.rows.gain[had.learnt_from]
        rows = had.rows._replace(gain=(had.rows.gain - gain.mean()) / gain.std().clamp_min(LEAST))
        order = had.learnt_from[torch.randperm(len(gain), device=self.device)]
        for group in self.adam.param_groups:
            group["lr"] = rate
        batch, means = self.plan.batch, torch.zeros(3, device=self.device)
        starts = range(0, max(len(order) - batch + 1, 1), batch)
        for at in starts:
            means += self.step(rows.these(order[at : at + batch]), magnet, warm)
        self.clock.mark("learn")
        return means / len(starts)

    def step(self, some: Rows, magnet: float, warm: bool) -> Tensor:
        with torch.no_grad():
            drawn_to = log_odds(self.sleuth(some.sheets)[0], some.masks)
        logits, worth = self.pupil(some.sheets)
        logs = log_odds(logits, some.masks)
        off = ((worth - some.worth) ** 2).mean()
        away = (logs.exp() * (logs - drawn_to)).sum(1).mean()
        ratio = (logs.gather(1, some.chosen[:, None])[:, 0] - some.likely).clamp_max(FARTHEST).exp()
        push = torch.minimum(ratio * some.gain, ratio.clamp(1 - CLIP, 1 + CLIP) * some.gain)
        push = torch.where(some.gain < 0, torch.maximum(push, FARTHEST * some.gain), push)
        loss = WORTH * off + (magnet * away if warm else magnet * away - push.mean())
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.pupil.parameters(), 0.5, foreach=True)
        self.adam.step()
        with torch.no_grad():
            spread = -(logs.exp() * logs).sum(1).mean()
            return torch.stack([off.detach(), away.detach(), spread])

    def run(self, seconds: float, every: float) -> None:
        """Until so many seconds after everything began."""
        plan, first = self.plan, perf_counter()
        written, renewed, stage, means = first, first, 0, torch.zeros(3)
        whole = max(seconds - (first - self.began), 1.0)
        self.clock.last = first
        while (now := perf_counter()) - self.began < seconds:
            part = (now - first) / whole
            coming = min(int(part * len(plan.magnet)), len(plan.magnet) - 1)
            if coming != stage:
                self.write(f"weights{stage}")
                stage = coming
            rate = plan.rate[0] + (plan.rate[1] - plan.rate[0]) * (
                part * len(plan.magnet) % 1 if len(plan.magnet) > 1 else part
            )
            had = self.harvest()
            means = self.learn(had, rate, plan.magnet[stage], now - first < plan.warming)
            self.decisions += had.taken
            self.harvests += 1
            if self.clock.on and (self.harvests == 2 or now - first > 20):
                self.told(
                    "phases of two harvests, in seconds: "
                    + json.dumps({k: round(v, 3) for k, v in self.clock.spent.items()})
                )
                self.phases, self.clock.on = dict(self.clock.spent), False
            if now - renewed >= plan.renewed:
                self.past[self.harvests % 2], renewed = quick(self.pupil), now
            if now - written >= every:
                self.note(means)
                self.write("weights")
                written = perf_counter()
        if written < now:
            self.note(means)
        self.write("weights")
        self.write(f"weights{stage}")

    # What is kept

    def note(self, means: Tensor) -> None:
        counts = self.counts.clone().cpu().numpy().reshape(2, len(self.tables), len(OPPONENTS), 2)
        self.counts.zero_()
        self.games += int(counts[0].sum())
        off, away, spread = means.tolist()
        fared = dict[str, dict[str, tuple[float, int]]]()
        for nth, (players, level) in enumerate(self.plan.tables):
            for kind, name in enumerate(OPPONENTS):
                for side in (OPEN, HIDDEN) if kind else (OPEN,):
                    ended, won = counts[0, nth, kind, side], counts[1, nth, kind, side]
                    key = f"{'open' if side == OPEN else 'hidden'} against {name}"
                    row = fared.setdefault(f"{players} {level}", {})
                    mine = won if side == OPEN else ended - won
                    had = row.get(key, (0.0, 0))
                    games = had[1] + int(ended)
                    row[key] = (round((had[0] * had[1] + float(mine)) / max(games, 1), 4), games)
        seconds = perf_counter() - self.began
        self.curve.append(
            {
                "decisions": self.decisions,
                "games": self.games,
                "seconds": seconds,
                "surprise": off,
                "away": away,
                "spread": spread,
                "fared": fared,
            }
        )
        short = "  ".join(
            f"{table} " + "/".join(f"{share:.0%}" for share, _ in row.values()) for table, row in fared.items()
        )
        self.told(
            f"{seconds:7.1f} s  {self.decisions:,} decisions  {self.games:,} games  surprise {off:.3f}  away {away:.3f}  spread {spread:.3f}  {short}"
        )

    def write(self, name: str) -> None:
        """Policy, clones and all that a course needs to go on from here, half as exact but for the pupil."""
        self.folder.mkdir(parents=True, exist_ok=True)
        about = {
            "decisions": str(self.decisions),
            "games": str(self.games),
            "plan": json.dumps(msgspec.to_builtins(self.plan)),
        }
        kept = {f"pupil.{key}": array for key, array in self.for_play(self.pupil).items()}
        kept |= {f"sleuth.{key}": array for key, array in self.for_play(self.clones[0]).items()}
        if name == "weights":
            kept |= {f"careful.{key}": array for key, array in self.for_play(self.clones[1]).items()}
            curve = {"lines": self.curve, "phases": getattr(self, "phases", {})}
            (self.folder / "curve.json").write_text(json.dumps(curve, indent=1) + "\n")
        numbers = {"columns": self.ground.reading.columns, "answers": self.ground.reading.answers}
        new = self.folder / f"{name}.new"
        new.write_bytes(packed(kept | numbers, about))
        new.replace(self.folder / f"{name}.safetensors")

    def take(self, net: Net, arrays: dict[str, Any]) -> None:
        net.take({**arrays, "w1": arrays["w1"] / self.ground.reading.scales[:, None]})

    def for_play(self, net: Net) -> dict[str, Any]:
        arrays = net.arrays()
        arrays["w1"] = arrays["w1"] * self.ground.reading.scales[:, None]
        return {name: array.astype(np.float16) for name, array in arrays.items()}


def chances_like(odds: Tensor) -> Tensor:
    """Added to the logarithms of odds, the largest sum is an answer drawn by them (Gumbel's trick)."""
    return -torch.empty_like(odds).exponential_().clamp_min_(1e-20).log_()


def looked_back(seats: Tensor, worth: Tensor, rewards: Tensor) -> tuple[Tensor, Tensor]:
    """Generalised advantages, seat by seat, as in `harvest.looked_back`."""
    steps, lanes = seats.shape
    gain, known = torch.zeros_like(worth), torch.zeros(seats.shape, dtype=torch.bool, device=seats.device)
    later, far = (torch.zeros((lanes, MOST_SEATS), device=seats.device) for _ in range(2))
    followed = torch.zeros((lanes, MOST_SEATS), dtype=torch.bool, device=seats.device)
    for now in reversed(range(steps)):
        over, seat = (rewards[now, :, :1] != 0), seats[now][:, None]
        later = torch.where(over, rewards[now], later)
        far = far.masked_fill(over, 0.0)
        followed |= over
        known[now] = followed.gather(1, seat)[:, 0]
        found = later.gather(1, seat)[:, 0] - worth[now] + FAR * far.gather(1, seat)[:, 0]
        gain[now] = torch.where(known[now], found, 0.0)
        far.scatter_(1, seat, gain[now][:, None])
        later.scatter_(1, seat, worth[now][:, None])
        followed.scatter_(1, seat, value=True)
    return gain, known


def begun_from(file: bytes) -> dict[str, dict[str, Any]]:
    """The nets in a file that `write` wrote."""
    from gloaming.bots.cultists.learner.weights import unpacked

    arrays, _ = unpacked(file)
    nets = dict[str, dict[str, Any]]()
    for name, array in arrays.items():
        net, _, key = name.partition(".")
        if key:
            nets.setdefault(net, {})[key] = array.astype(np.float32)
    return nets
