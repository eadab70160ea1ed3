"""A course: harvest, learn, and again, until the budget is spent. What it has come to lies in a folder, where it continues.

weights.safetensors      what a bot plays with (`gloaming.bots.cultists.learner`)
checkpoint.safetensors   what the course needs to go on
curve.json               a line for each time it was written: how far it is, what it cost, and how it fares
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter

import msgspec
import numpy as np

from gloaming.bots.learner.weights import packed, unpacked
from gloaming.games.cultists.options import Level, Options
from gloaming.kernel.errors import BadOptions
from gloaming.lab.training import network
from gloaming.lab.training.field import AS_HIDDEN, Field
from gloaming.lab.training.harvest import KINDS, Games, harvest
from gloaming.lab.training.learning import Pull, Pupil
from gloaming.lab.training.network import on_host
from gloaming.lab.training.sheets import Reading

WEIGHTS, CHECKPOINT, CURVE = "weights.safetensors", "checkpoint.safetensors", "curve.json"


class Syllabus(msgspec.Struct, frozen=True):
    """What is taught, and how."""

    players: tuple[int, ...] = (5, 6, 7, 8)
    levels: tuple[Level, ...] = ("first", "expert")
    lanes: int = 128
    """Of each table."""
    steps: int = 32
    """In every lane, in each harvest."""
    width: int = 128
    rounds: int = 1
    batch: int = 2048
    rate: tuple[float, float] = (5e-4, 5e-5)
    """At the beginning, and at the end: it falls evenly."""
    magnet: tuple[float, float] = (0.03, 0.005)
    lure: float = 1.0
    """What points are worth by themselves at the beginning (`harvest`). From halfway on only winning counts."""
    seed: int = 1
    device: str = "cpu"

    def pull(self, part: float) -> Pull:
        """`part` of the way through."""
        return Pull(*[first + (last - first) * part for first, last in (self.rate, self.magnet)])

    def lured(self, part: float) -> float:
        return self.lure * max(0.0, 1 - 2 * part)

    @property
    def tables(self) -> tuple[Options, ...]:
        return tuple(Options(players=players, level=level) for level in self.levels for players in self.players)


class Budget(msgspec.Struct, frozen=True):
    """It ends when one of them is spent; 0 sets no limit, and both may not be 0."""

    decisions: int = 0
    seconds: float = 0.0

    def spent(self, decisions: int, seconds: float) -> float:
        """From 0 to 1."""
        shares = [
            decisions / self.decisions if self.decisions else 0.0,
            seconds / self.seconds if self.seconds else 0.0,
        ]
        return min(1.0, max(shares))


class Fared(msgspec.Struct):
    """At one table, since the line before: how often each side won, and in how many games."""

    open_won: float
    """The Investigators, in self-play."""
    games: int
    as_open: float
    """... where the other side answers at random, ..."""
    as_open_games: int
    as_hidden: float
    """... and the Cultists, where the Investigators do."""
    as_hidden_games: int


class Line(msgspec.Struct):
    """How far a course is."""

    decisions: int
    games: int
    seconds: float
    surprise: float
    """How far, squared, the network's expectations are off."""
    spread: float
    """The entropy of its policy."""
    fared: dict[str, Fared]
    """By table."""


def fared(tables: Sequence[Options], had: Games) -> dict[str, Fared]:
    won = had.open_won.copy()
    won[KINDS.index(AS_HIDDEN)] = had.ended[KINDS.index(AS_HIDDEN)] - won[KINDS.index(AS_HIDDEN)]
    shares = (won / had.ended.clip(1)).T.tolist()
    return {
        f"{table.players} {table.level}": Fared(*[it for pair in zip(share, count, strict=True) for it in pair])
        for table, share, count in zip(tables, shares, had.ended.T.tolist(), strict=True)
    }


class Course:
    def __init__(self, syllabus: Syllabus, folder: Path, *, plain: bool = False) -> None:
        """`plain`: the rules are played as they are, slowly, and never compiled."""
        self.syllabus, self.folder = syllabus, folder
        self.decisions, self.games, self.seconds = 0, 0, 0.0
        self.curve: list[Line] = []
        kept = unpacked((folder / CHECKPOINT).read_bytes()) if (folder / CHECKPOINT).exists() else None
        seed = syllabus.seed + (0 if kept is None else int(kept[1]["decisions"]))
        self.field = Field(syllabus.tables, syllabus.lanes, device=syllabus.device, seed=seed, plain=plain)
        reading = self.field.reading
        fresh = network.begun(len(reading.columns), syllabus.width, len(reading.answers), syllabus.seed)
        self.pupil = Pupil(reading, fresh, seed, rounds=syllabus.rounds, batch=syllabus.batch)
        if kept is not None:
            self.go_on(*kept)

    def run(self, budget: Budget, every: float, told: Callable[[Line], None]) -> None:
        """`every` so many seconds what there is so far is written and told, and once more at the end."""
        began, written = perf_counter() - self.seconds, perf_counter()
        games = Games.none(len(self.field.tables))
        while (part := budget.spent(self.decisions, self.seconds)) < 1:
            had = harvest(self.field, self.pupil.net, self.pupil.chance, self.syllabus.steps, self.syllabus.lured(part))
            learnt = self.pupil.learn(had.decisions, self.syllabus.pull(part))
            self.decisions += had.taken
            self.games += int(had.games.ended.sum())
            self.seconds, games = perf_counter() - began, games.and_(had.games)
            if budget.spent(self.decisions, self.seconds) >= 1 or perf_counter() - written >= every:
                shares = fared(self.field.tables, games)
                self.curve.append(Line(self.decisions, self.games, self.seconds, *learnt, shares))
                self.write()
                told(self.curve[-1])
                written, games = perf_counter(), Games.none(len(self.field.tables))

    # What is kept

    def write(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        adam, curve = self.pupil.adam, json.dumps(msgspec.to_builtins(self.curve), indent=1)
        numbers = {"decisions": self.decisions, "games": self.games, "seconds": self.seconds, "adam": adam.steps}
        about = {name: str(number) for name, number in numbers.items()}
        about["syllabus"] = json.dumps(msgspec.to_builtins(self.syllabus))
        moments = {f"mean.{name}": array for name, array in adam.means.items()}
        moments |= {f"square.{name}": array for name, array in adam.squares.items()}
        kept = {name: on_host(array) for name, array in {**self.pupil.net, **moments}.items()}
        self.replace(CHECKPOINT, packed(kept, {**about, "curve": curve}))
        self.replace(WEIGHTS, packed(for_play(self.pupil.reading, self.pupil.net), about))
        self.replace(CURVE, f"{curve}\n".encode())

    def replace(self, name: str, content: bytes) -> None:
        """Never half of it, even if somebody pulls the plug."""
        new = self.folder / f"{name}.new"
        new.write_bytes(content)
        new.replace(self.folder / name)

    def go_on(self, arrays: network.Arrays, about: dict[str, str]) -> None:
        pupil = self.pupil
        for name, array in pupil.net.items():
            if arrays[name].shape != array.shape:
                shapes = f"{' x '.join(map(str, arrays[name].shape))}, and this course needs {' x '.join(map(str, array.shape))}"
                raise BadOptions(f"The checkpoint in {self.folder} is another network ({shapes}); take another folder.")
        pupil.net = {name: pupil.xp.array(arrays[name]) for name in pupil.net}
        pupil.adam.means = {name: pupil.xp.array(arrays[f"mean.{name}"]) for name in pupil.net}
        pupil.adam.squares = {name: pupil.xp.array(arrays[f"square.{name}"]) for name in pupil.net}
        pupil.adam.steps, self.decisions = int(about["adam"]), int(about["decisions"])
        self.games, self.seconds = int(about["games"]), float(about["seconds"])
        self.curve = msgspec.json.decode(about["curve"], type=list[Line])


def for_play(reading: Reading, net: network.Arrays) -> network.Arrays:
    """Half as exact, and reading bytes as they are: what they are multiplied by goes into the first layer."""
    kept = {**net, "w1": net["w1"] * reading.scales[:, None]}
    halves = {name: on_host(array).astype(np.float16) for name, array in kept.items()}
    return halves | {"columns": on_host(reading.columns), "answers": on_host(reading.answers)}
