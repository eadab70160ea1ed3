"""`python -m benchmarks curves`: what a decision costs from hour to hour, and a step by the number of lanes, as two plots."""

from __future__ import annotations

import json as notation
from collections.abc import Callable, Iterator
from functools import partial
from importlib.resources import files
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Annotated, Any

import msgspec
import typer

from benchmarks.engine.environments import ours, random_steps
from benchmarks.engine.figures import Effort, compared
from benchmarks.engine.lanes import many_steps
from benchmarks.engine.playouts import LEVEL, Burst, burst, chess_game, long_games, patient, table, yardstick
from gloaming.games.cultists import CULTISTS
from gloaming.kernel.dice import Dice
from gloaming.lab.theme import drawn, filled

LANES = (1, 4, 16, 64, 256, 1024, 4096, 16384)
GAMES = 12
"""Long games that are played in a round of measuring the hours."""
VIEWS = 25
"""So many in a row are timed, as one is hardly longer than reading the clock."""
DECISION, VIEW, STEP = "a decision", "a view of a seat", "a step of the environment"


class Point(msgspec.Struct, frozen=True):
    line: str
    at: int
    worth: float


def curves(
    *,
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where the two plots go.")] = Path("docs/pictures"),
    quick: Annotated[bool, typer.Option("--quick", help="Fewer games and lanes; the figures are rough.")] = False,
) -> None:
    """Draw what a decision costs by the hour, and how fast lanes are by their number. Needs gloaming[lab] and gloaming[fast]."""
    effort = Effort(rounds=3 if quick else 9, seconds=0.1 if quick else 0.3, hosted=0)
    hours, lanes = [*by_hour(effort)], [*by_lanes(effort, LANES[:5] if quick else LANES)]
    about = {
        "speed-hours.svg": ("hours.json", hours),
        "speed-lanes.svg": ("lanes.json", lanes),
    }
    out.mkdir(parents=True, exist_ok=True)
    for name, (spec, points) in about.items():
        values = [msgspec.to_builtins(point) for point in points]
        (out / name).write_text(drawn(filled(files(__package__) / spec, points=values)), "utf-8", newline="\n")
    typer.echo(notation.dumps(msgspec.to_builtins({"hours": hours, "lanes": lanes}), indent=1))


# By the hour


def by_hour(effort: Effort) -> Iterator[Point]:
    """In moves of random chess, which is played in between; the median of the rounds."""
    chess = chess_game(yardstick(), Random(1))
    numbers, found = cycle(long_games(5, GAMES)), dict[tuple[str, int], list[float]]()
    for _ in range(effort.rounds):
        move = 1 / burst(chess, effort.seconds).rate
        spent = Spent()
        for _ in range(GAMES):
            play_by_the_hour(next(numbers), spent)
        step_by_the_hour(GAMES, spent)
        for place, done in spent.done.items():
            found.setdefault(place, []).append(spent.seconds[place] / done / move)
    for (line, hour), costs in sorted(found.items()):
        yield Point(line, hour, median(costs))


class Spent:
    """What has been done in each hour, and in what time of this process."""

    def __init__(self) -> None:
        self.done: dict[tuple[str, int], int] = {}
        self.seconds: dict[tuple[str, int], float] = {}

    def add(self, line: str, hour: int, had: Burst) -> None:
        place = line, hour
        self.done[place] = self.done.get(place, 0) + had.done
        self.seconds[place] = self.seconds.get(place, 0.0) + had.seconds


def play_by_the_hour(number: int, spent: Spent) -> None:
    game, hour, done, begun = CULTISTS.begin(table(5), Dice.seeded("bench", 5, number).key), 1, 0, process_time()
    for seat, option in patient(game, Random(number)):
        game.answer(seat, option)
        done += 1
        if game.round > hour or game.over:
            spent.add(DECISION, hour, Burst(done, process_time() - begun))
            spent.add(VIEW, hour, timed(partial(CULTISTS.view, game, seat), VIEWS))
            hour, done, begun = game.round, 0, process_time()


def timed(work: Callable[[], object], times: int) -> Burst:
    begun = process_time()
    for _ in range(times):
        work()
    return Burst(times, process_time() - begun)


def step_by_the_hour(games: int, spent: Spent) -> None:
    """Random play hardly gets beyond the first hours, so nobody here does what would end the game early."""
    import numpy as np

    env, chance, played = ours("cultists", {"players": 5, "level": LEVEL}), Random(5), 0
    while played < games:
        env.reset(seed=played)
        game, hour, done, begun = env.table.game, 1, 0, process_time()
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                break
            offered = np.flatnonzero(observation["action_mask"]).tolist()
            env.step(calm(env, offered, chance))
            done += 1
            if game.round > hour:
                spent.add(STEP, hour, Burst(done, process_time() - begun))
                hour, done, begun = game.round, 0, process_time()
        played += 1


def calm(env: Any, offered: list[int], chance: Random) -> int:
    raw = env.table
    seat = raw.asked[0]
    return chance.choice([number for number in offered if not raw.option(seat, number).confirm] or offered)


# By the number of lanes


def by_lanes(effort: Effort, numbers: tuple[int, ...]) -> Iterator[Point]:
    """In steps of the single environment, which is played in between."""
    for players in (5, 8):
        single = random_steps(ours("cultists", {"players": players, "level": LEVEL}), Random(3))
        single()
        for lanes in numbers:
            _, _, ratio = compared(many_steps(players, exact=True, lanes=lanes), single, effort)
            yield Point(f"{players} players", lanes, ratio)
