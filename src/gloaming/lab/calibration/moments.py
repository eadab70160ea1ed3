"""Games between bots that are watched: where they are dealt and played, where the watchers look, and what they learn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec

from gloaming.bots.beliefs.weights import using
from gloaming.games import GAMES
from gloaming.kernel.dice import Dice
from gloaming.kernel.values import Seat
from gloaming.lab.simulation import Plan, Players


class Moment(NamedTuple):
    round: int
    begins: bool
    """Whether the round has just begun."""
    debated: bool
    """Whether ballots come next."""


def is_debated(game: Any) -> bool:
    """Whether ballots come next."""
    return game.asking is not None and bool(game.asking.is_debated(game))


class Watched(Players):
    """A game between bots that somebody looks at while it goes on."""

    def __init__(self, plan: Plan, number: int) -> None:
        key = Dice.seeded("simulate", plan.seed, number).key
        super().__init__(plan, number, GAMES[plan.game].begin(plan.options, key))
        self.debated: dict[Seat, Any] = {}
        """What each seat answered when the table had last talked about a question; what it is asked later does not count."""

    def play(self) -> Iterator[Any]:
        """The game to its end. It stops at every question."""
        game = self.game
        while not game.over:
            yield game
            debated = is_debated(game)
            if debated:
                self.debated = {}
            for seat in game.waiting_for:
                answer = self.decide(seat)
                if debated:
                    self.debated[seat] = answer
                game.answer(seat, answer)
            self.let_speak()

    def moments(self) -> Iterator[Moment]:
        """Whenever a round has begun, from the second on, and whenever the table has talked before a vote."""
        before = 1
        for game in self.play():
            debated = is_debated(game)
            if game.round > before or debated:
                yield Moment(game.round, game.round > before, debated)
                before = game.round

    # What is true

    def hostile(self) -> tuple[Seat, ...]:
        """Who is on the hidden team at this moment."""
        kind, game = self.kind, self.game
        return tuple(seat for seat in self.seats if kind.team_of(game, seat) == kind.teams[1])

    @property
    def seats(self) -> range:
        return range(self.kind.seats(self.game.options))

    def doubters(self, most: int) -> list[Seat]:
        """Some of the people who are on the open team and know no more than anybody: another few in every game."""
        kind, game = self.kind, self.game
        people = [seat for seat in range(game.options.players) if kind.team_of(game, seat) == kind.teams[0]]
        unsure = [seat for seat in people if not getattr(kind.view(game, seat), "known_cultists", ())]
        return sorted(Dice.seeded("doubters", self.plan.seed, self.number).shuffled(unsure)[:most])


class Tables(msgspec.Struct, frozen=True):
    """Many tables, in turn: game number n is played at the n-th of them, over and over."""

    plans: tuple[Plan, ...]
    fitted: Mapping[str, Any] | None = None
    """The weights of all who believe anything; None: those that are kept."""

    @contextmanager
    def game(self, number: int) -> Iterator[Watched]:
        """Who believes anything has these weights until it has been told."""
        with using(self.fitted):
            yield Watched(self.plans[number % len(self.plans)], number)


# What one game teaches: choices between sets of enemies for the weights, and counts for the rates


class Choice(NamedTuple):
    """One moment: what speaks for each set of enemies, and which one was true."""

    offset: list[float]
    """What speaks for each set at a fixed weight."""
    clues: list[tuple[str, list[float]]]
    """How much there is of each clue for each set."""
    true: int
    sets: tuple[tuple[Seat, ...], ...] = ()
    """Who is in each set, ..."""
    conduct: tuple[tuple[str, list[float]], ...] = ()
    """... and how often each seat did what; nothing where conduct is a clue like others."""
    weight: float = 1.0
    """How much it counts: moments of one game tell much the same."""
    table: str = ""
    """Of which kind and size the table was, where the worst of them shall count most, ..."""
    errors: tuple[float, ...] = ()
    """... and how far off each simpler guess was: the sum of squares over those seats of which nothing is certain."""


class Lesson(NamedTuple):
    group: str
    """Tables of one group share their weights."""
    choices: list[Choice]
    counts: Counter[str]


def share(counts: Counter[str], this: str, that: str) -> float:
    """How often it is this and not that, with one of each imagined on top: what was never seen may still happen."""
    return round((counts[this] + 1) / (counts[this] + counts[that] + 2), 4)
