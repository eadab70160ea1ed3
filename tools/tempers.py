"""The sleuth's tempers, searched by self-play: `python -m tools.tempers STYLE SECONDS` prints what to put into `tempers.toml`.

Numbers are drawn around the present ones, each draw plays, and those that did best are drawn around next: the cross-entropy
method. *keen* wants to win, as an Investigator against every cheap trick as well; the other styles want the shape of an evening."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from statistics import fmean, pstdev
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from gloaming.bots.cultists import STUDIED
from gloaming.bots.cultists.sleuth import SleuthBot
from gloaming.bots.cultists.temper import KEEN, Temper, tempers
from gloaming.bots.sizes import SMALLEST, at_size
from gloaming.games.cultists import Options
from gloaming.lab.seating import seating
from gloaming.lab.simulation import Plan, simulate

Traits = dict[str, float]

HONEST: Final = {
    "action": (0.01, 0.12), "meeting": (0.0, 2.0), "kills": (0.2, 1.2), "visits": (0.0, 1.6), "curious": (0.0, 0.8),
    "looking": (0.4, 3.0), "patience": (0.0, 0.45), "evidence": (0.0, 0.75), "herd": (0.0, 0.8),
}  # fmt: skip
HIDDEN: Final = {
    "work": (0.005, 0.09), "cover": (0.0, 0.06), "mercy": (-0.3, 0.25), "calm": (-0.2, 0.6), "watchful": (0.15, 0.85),
    "found": (0.05, 1.0),
}  # fmt: skip
"""What may be searched, and how far: what an Investigator minds, and what a Cultist does."""
SIZES: Final = {1: (5, 6), 2: (7, 8)}
TRICKS: Final = (
    "sleuth:keen",
    "sleuth:keen",
    "blitz",
    "sleuth:keen",
    "mimic",
    "pacifist",
    "blitz",
    "parrot",
    "sleeper",
    "careful",
)
"""Against whom an Investigator is tried, in turn."""
ROUNDS: Final = 3
DRAWS: Final = 32
KEPT: Final = 8
WIDE: Final = 0.25
"""How far the first draws lie apart, as a share of what is allowed."""


class Task(NamedTuple):
    """One game of one draw."""

    draw: int
    players: int
    seats: str
    number: int
    tried: Mapping[str, Temper]


End = tuple[str, str, int]


def play(task: Task) -> tuple[int, str, str, int]:
    """Which draw it was, who won, why, and after how many rounds."""
    for name, temper in task.tried.items():
        tempers()[name] = temper
        STUDIED[f"sleuth:{name}"] = partial(SleuthBot, style=name)
    plan = Plan("cultists", Options(players=task.players), seating("cultists", task.seats), 40)
    played = simulate(plan, task.number)
    return task.draw, played.winner, played.reason, played.rounds


class Shape(NamedTuple):
    """What became of the games of one draw."""

    won: float
    """By the Investigators."""
    points: float
    rounds: float


def shape(ends: Sequence[End]) -> Shape:
    return Shape(
        fmean([winner == "investigators" for winner, _, _ in ends]),
        fmean([reason == "points" for _, reason, _ in ends]),
        fmean([rounds for _, _, rounds in ends]),
    )


def evening(found: Shape) -> float:
    """How far from an evening among people: seven to eight rounds, a fifth of the games by points, and nobody sure to win."""
    return -(((found.rounds - 7.5) / 0.8) ** 2 + ((found.points - 0.2) / 0.05) ** 2 + ((found.won - 0.5) / 0.08) ** 2)


def honestly(found: Shape) -> float:
    return found.won


def secretly(found: Shape) -> float:
    return 1 - found.won


class Search:
    """For tables with so many Cultists: their numbers are independent of those of the other tables."""

    def __init__(self, style: str, cultists: int, spans: Mapping[str, tuple[float, float]], seed: int) -> None:
        self.style, self.spans = style, spans
        self.sizes = SIZES[cultists]
        self.chance = Random(seed)
        self.temper = tempers()[style]
        self.mean: Traits = {name: at_size(getattr(self.temper, name), self.sizes[0]) for name in spans}
        self.width: Traits = {name: WIDE * (high - low) for name, (low, high) in spans.items()}

    def draws(self, count: int) -> list[Traits]:
        """The present numbers, and others around them."""
        others = [{name: self.drawn(name) for name in self.spans} for _ in range(count - 1)]
        return [dict(self.mean), *others]

    def drawn(self, name: str) -> float:
        low, high = self.spans[name]
        return min(high, max(low, self.chance.gauss(self.mean[name], self.width[name])))

    def with_traits(self, traits: Traits) -> Temper:
        told = {}
        for name, value in traits.items():
            numbers = list(getattr(self.temper, name))
            for size in self.sizes:
                numbers[size - SMALLEST] = round(value, 4)
            told[name] = tuple(numbers)
        return msgspec.structs.replace(self.temper, **told)

    def learn(self, draws: Sequence[Traits], worths: Sequence[float]) -> None:
        best = sorted(range(len(draws)), key=lambda draw: -worths[draw])[:KEPT]
        for name in self.spans:
            values = [draws[draw][name] for draw in best]
            self.mean[name] = fmean(values)
            self.width[name] = 0.3 * self.width[name] + 0.7 * pstdev(values)

    @property
    def found(self) -> Temper:
        return self.with_traits(self.mean)


def tasks(
    search: Search, draws: Sequence[Traits], games: int, first: int, against: Callable[[int], str]
) -> Iterator[Task]:
    """The very same deals for every draw."""
    for number in range(first, first + games):
        for draw, traits in enumerate(draws):
            for players in search.sizes:
                tried = {KEEN: tempers()[KEEN], "tried": search.with_traits(traits)}
                yield Task(draw, players, against(number), number, tried)


def against_tricks(number: int) -> str:
    return f"investigators=sleuth:tried,cultists={TRICKS[number % len(TRICKS)]}"


def against_sleuths(number: int) -> str:
    return f"investigators={'careful' if number % 5 == 0 else 'sleuth:keen'},cultists=sleuth:tried"


def among_themselves(_number: int) -> str:
    return "sleuth:tried"


class Aim(NamedTuple):
    """What a style is searched for: what may change, against whom it plays, and what counts."""

    spans: Mapping[str, tuple[float, float]]
    against: Callable[[int], str]
    worth: Callable[[Shape], float]
    games: int
    """For each draw, at each size."""


KEENLY: Final = (Aim(HONEST, against_tricks, honestly, 20), Aim(HIDDEN, against_sleuths, secretly, 15))
EVENINGS: Final = (Aim({**HONEST, **HIDDEN}, among_themselves, evening, 15),)


def improve(search: Search, aim: Aim, number: int) -> float:
    """One round of draws; what the present numbers were worth in it."""
    draws = search.draws(DRAWS)
    todo = list(tasks(search, draws, aim.games, 1 + number * aim.games, aim.against))
    ends: dict[tuple[int, int], list[End]] = {}
    with ProcessPoolExecutor() as pool:
        for task, (draw, winner, reason, rounds) in zip(todo, pool.map(play, todo, chunksize=8), strict=True):
            ends.setdefault((draw, task.players), []).append((winner, reason, rounds))
    worths = [fmean([aim.worth(shape(ends[draw, size])) for size in search.sizes]) for draw in range(len(draws))]
    search.learn(draws, worths)
    return worths[0]


def main(style: str, seconds: float) -> None:
    end = monotonic() + seconds
    for aim in KEENLY if style == KEEN else EVENINGS:
        for cultists in SIZES:
            search = Search(style, cultists, aim.spans, seed=cultists)
            for number in range(ROUNDS):
                if monotonic() > end:
                    break
                print(
                    f"{cultists} Cultists, round {number}: the numbers so far are worth {improve(search, aim, number):.3f}"
                )
            tempers()[style] = search.found
    for name in Temper.__struct_fields__:
        value = getattr(tempers()[style], name)
        print(f"{name} = {list(value) if isinstance(value, tuple) else value}")


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
