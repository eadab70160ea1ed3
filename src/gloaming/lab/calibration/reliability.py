"""Reliability: how often those rated hostile at some probability were, compared with simpler guesses."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from math import sqrt
from typing import Any, Final, NamedTuple

from gloaming.bots.beliefs import Beliefs, beliefs_of
from gloaming.kernel.values import Seat
from gloaming.lab.calibration.moments import Tables
from gloaming.lab.calibration.tables import Guess, room_of
from gloaming.lab.tally import SURE

WATCHERS: Final = 3
BINS: Final = 10
OURS, PRIOR, CAREFUL = "beliefs", "prior", "careful"
GUESSERS: Final = (PRIOR, CAREFUL, OURS)

Guesses = dict[str, float]


class Point(NamedTuple):
    """One seat, as another one saw it at one moment."""

    number: int
    """Of the game: what is seen in one game hangs together."""
    table: str
    round: int
    guesses: Guesses
    hostile: bool


def watch(tables: Tables, number: int) -> list[Point]:
    """Everything that some people of the open team thought possible at the beginning of every round."""
    watched = tables.game(number)
    table = f"{watched.game.options.players} players"
    minds: dict[Seat, tuple[Beliefs, Guess, Guess]] = {}
    points: list[Point] = []
    for round_ in watched.rounds():
        true = watched.hostile()
        for seat in [seat for seat in watched.doubters(WATCHERS) if seat not in true]:
            view = watched.kind.view(watched.game, seat)
            if seat not in minds:
                minds[seat] = (beliefs_of(watched.kind.name, view), *room_of(watched.kind.name).simpler(view))
            ours, prior, careful = minds[seat]
            ours.read(view, watched.talk)
            columns = zip(prior(view), careful(view), ours.hostile, strict=True)
            for other, guesses in enumerate(columns):
                if 0 < guesses[2] < 1:  # what is certain needs no guess
                    named = dict(zip(GUESSERS, guesses, strict=True))
                    points.append(Point(number, table, round_, named, other in true))
    return points


class Bin(NamedTuple):
    """Seats that were given about the same certainty."""

    seats: int
    guessed: float
    true: float
    """The share of those who were hostile, ..."""
    spread: float
    """... and how far it may be off, at 95%: what comes from one game counts as one throw."""


class Reliability:
    def __init__(self) -> None:
        self.games: set[int] = set()
        self.points = 0
        self.errors: dict[str, dict[str, list[float]]] = defaultdict(lambda: {name: [0.0, 0.0] for name in GUESSERS})
        """By table and round, and in all: for each guesser the sum of squared errors, and how many there were."""
        self._bins: dict[str, list[dict[int, list[float]]]] = {name: [{} for _ in range(BINS)] for name in GUESSERS}

    def add(self, points: Iterable[Point]) -> None:
        for point in points:
            self.games.add(point.number)
            self.points += 1
            for name, guess in point.guesses.items():
                for where in ("all", point.table, f"round {point.round}"):
                    sums = self.errors[where][name]
                    sums[0] += (guess - point.hostile) ** 2
                    sums[1] += 1
                found = self._bins[name][min(BINS - 1, int(guess * BINS))]
                in_game = found.setdefault(point.number, [0.0, 0.0, 0.0])
                in_game[0] += 1
                in_game[1] += guess
                in_game[2] += point.hostile

    def brier(self, name: str, where: str = "all") -> float:
        """The mean squared error: 0 is perfect, and less is better."""
        total, count = self.errors[where][name]
        return total / count

    def bins(self, name: str) -> list[Bin | None]:
        return [binned(list(games.values())) if games else None for games in self._bins[name]]

    def as_dict(self) -> dict[str, Any]:
        """All of it in plain values, always the same for the same games."""
        return {
            "games": len(self.games),
            "moments": self.points,
            "brier": {
                where: {name: round(self.brier(name, where), 4) for name in GUESSERS} for where in in_order(self.errors)
            },
            "bins": {
                name: [None if one is None else [one.seats, *(round(x, 4) for x in one[1:])] for one in self.bins(name)]
                for name in GUESSERS
            },
        }


def binned(games: list[list[float]]) -> Bin:
    seats = sum(count for count, _, _ in games)
    guessed = sum(guess for _, guess, _ in games) / seats
    true = sum(hostile for _, _, hostile in games) / seats
    spread = SURE * sqrt(sum((hostile - true * count) ** 2 for count, _, hostile in games)) / seats
    return Bin(int(seats), guessed, true, spread)


def in_order(places: Iterable[str]) -> list[str]:
    """Everything first, then tables, then rounds by their number."""
    return sorted(places, key=lambda place: (place != "all", place.startswith("round"), len(place), place))
