"""Reliability: how often those rated hostile at some probability were, compared with simpler guesses."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from math import sqrt
from typing import Any, Final, NamedTuple

from gloaming.bots.beliefs import Beliefs, beliefs_of
from gloaming.kernel.values import Seat
from gloaming.lab.calibration.moments import Tables, Watched
from gloaming.lab.calibration.tables import Guess, room_of
from gloaming.lab.tally import SURE

WATCHERS: Final = 3
BINS: Final = 10
OURS, PRIOR, CAREFUL = "beliefs", "prior", "careful"
VOTE: Final = "vote"
GUESSERS: Final = (PRIOR, CAREFUL, OURS)

Guesses = dict[str, float]


class Point(NamedTuple):
    """One seat, as another one saw it at one moment."""

    number: int
    """Of the game: what is seen in one game hangs together."""
    places: tuple[str, ...]
    """What it is counted under: the size of the table, who played there, both together, and when it was."""
    guesses: Guesses
    hostile: bool
    ballot: bool = False
    """Whether it got the ballot of the one who saw it."""


def watch(tables: Tables, number: int) -> list[Point]:
    """Everything that some people of the open team thought possible at the beginning of every round, and before they voted."""
    with tables.game(number) as watched:
        return points_of(watched)


def points_of(watched: Watched) -> list[Point]:
    room = room_of(watched.kind.name)
    minds: dict[Seat, tuple[Beliefs, Guess, Guess]] = {}
    points: list[Point] = []
    voting: list[tuple[Seat, Seat, Point]] = []
    for moment in watched.moments():
        points += cast(watched, room, voting)
        true = watched.hostile()
        for seat in [seat for seat in watched.doubters(WATCHERS) if seat not in true]:
            view = watched.kind.view(watched.game, seat)
            if seat not in minds:
                minds[seat] = (beliefs_of(watched.kind.name, view), *room.simpler(view))
            ours, prior, careful = minds[seat]
            ours.read(view, watched.talk)
            columns = zip(prior(view), careful(view), ours.hostile, strict=True)
            for other, guesses in enumerate(columns):
                known = dict(zip(GUESSERS, guesses, strict=True))
                if moment.begins and 0 < known[OURS] < 1:  # what is certain needs no guess
                    points.append(Point(watched.number, places(watched, f"round {moment.round}"), known, other in true))
                if moment.debated:
                    voting.append((seat, other, Point(watched.number, places(watched, VOTE), known, other in true)))
    return points + cast(watched, room, voting)


def places(watched: Watched, when: str) -> tuple[str, ...]:
    size, kind = f"{watched.game.options.players} players", watched.plan.seating.words
    return size, kind, f"{size}, {kind}", when


def cast(watched: Watched, room: Any, voting: list[tuple[Seat, Seat, Point]]) -> list[Point]:
    """The ballots that have been cast since, among what was thought before them; what is certain needs no guess."""
    found = [
        point._replace(ballot=room.named(watched.debated.get(voter)) == other)
        for voter, other, point in voting
        if 0 < point.guesses[OURS] < 1
    ]
    voting.clear()
    return found


class Bin(NamedTuple):
    """Seats that were given about the same certainty."""

    seats: int
    guessed: float
    true: float
    """The share of those who were hostile, ..."""
    spread: float
    """... and how far it may be off, at 95%: what comes from one game counts as one throw."""


class Error(NamedTuple):
    """A Brier score: the mean squared error. 0 is perfect, and less is better."""

    mean: float
    spread: float
    """How far it may be off, at 95%: what comes from one game counts as one throw."""


Sums = dict[int, list[float]]
"""By game: a sum, and how many it is of."""


class Reliability:
    def __init__(self) -> None:
        self.games: set[int] = set()
        self.points = 0
        self.errors: dict[str, dict[str, Sums]] = defaultdict(lambda: {name: {} for name in GUESSERS})
        """By table, by who played and by moment, and in all: for each guesser the squared errors."""
        self._bins: dict[str, list[dict[int, list[float]]]] = {name: [{} for _ in range(BINS)] for name in GUESSERS}
        self._ballots: list[dict[int, list[float]]] = [{} for _ in range(BINS)]

    def add(self, points: Iterable[Point]) -> None:
        for point in points:
            self.games.add(point.number)
            if point.ballot:
                self._count(self._ballots, point, OURS)
            *tables, when = point.places
            if when == VOTE:
                self._err(point, VOTE)
                continue
            self.points += 1
            for name in GUESSERS:
                self._count(self._bins[name], point, name)
            for where in ("all", *tables, when):
                self._err(point, where)

    def _err(self, point: Point, where: str) -> None:
        for name, guess in point.guesses.items():
            sums = self.errors[where][name].setdefault(point.number, [0.0, 0.0])
            sums[0] += (guess - point.hostile) ** 2
            sums[1] += 1

    def _count(self, bins: list[dict[int, list[float]]], point: Point, name: str) -> None:
        guess = point.guesses[name]
        in_game = bins[min(BINS - 1, int(guess * BINS))].setdefault(point.number, [0.0, 0.0, 0.0])
        in_game[0] += 1
        in_game[1] += guess
        in_game[2] += point.hostile

    def brier(self, name: str, where: str = "all") -> Error:
        return mean_error(list(self.errors[where][name].values()))

    def ahead(self, name: str, where: str = "all") -> Error:
        """By how much our beliefs are better than this guess, on the very same seats."""
        ours, theirs = self.errors[where][OURS], self.errors[where][name]
        return mean_error([[theirs[game][0] - sums[0], sums[1]] for game, sums in ours.items()])

    def ballots(self) -> list[Bin | None]:
        """Those ballots that were cast, by how certain their voters were."""
        return [binned(list(games.values())) if games else None for games in self._ballots]

    def bins(self, name: str) -> list[Bin | None]:
        return [binned(list(games.values())) if games else None for games in self._bins[name]]

    def as_dict(self) -> dict[str, Any]:
        """All of it in plain values, always the same for the same games."""
        return {
            "games": len(self.games),
            "moments": self.points,
            "brier": {
                where: {
                    **{name: [round(x, 4) for x in self.brier(name, where)] for name in GUESSERS},
                    "ahead": {name: [round(x, 4) for x in self.ahead(name, where)] for name in (PRIOR, CAREFUL)},
                }
                for where in in_order(self.errors)
            },
            "ballots": [
                None if one is None else [one.seats, *(round(x, 4) for x in one[1:])] for one in self.ballots()
            ],
            "bins": {
                name: [None if one is None else [one.seats, *(round(x, 4) for x in one[1:])] for one in self.bins(name)]
                for name in GUESSERS
            },
        }


def mean_error(games: list[list[float]]) -> Error:
    count = sum([number for _, number in games])
    mean = sum([total for total, _ in games]) / count
    return Error(mean, SURE * sqrt(sum([(total - mean * number) ** 2 for total, number in games])) / count)


def binned(games: list[list[float]]) -> Bin:
    seats = sum(count for count, _, _ in games)
    guessed = sum(guess for _, guess, _ in games) / seats
    true = sum(hostile for _, _, hostile in games) / seats
    spread = SURE * sqrt(sum((hostile - true * count) ** 2 for count, _, hostile in games)) / seats
    return Bin(int(seats), guessed, true, spread)


def in_order(places: Iterable[str]) -> list[str]:
    """Everything first, then votes, then rounds by their number, then tables, and who played there."""

    def rank(place: str) -> tuple[int, int, str]:
        first, _, last = place.partition(" ")
        if place in ("all", VOTE):
            return 0, place == VOTE, ""
        return (1, int(last), "") if first == "round" else (2 + (last != "players"), 0, place)

    return sorted(places, key=rank)
