"""The arena: every kind of bot on either team against every other, all over the very same deals."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from itertools import product
from typing import TYPE_CHECKING, Any

import msgspec

from gloaming.games import GAMES
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.values import Value
from gloaming.lab.seating import Seating, seating
from gloaming.lab.series import spread
from gloaming.lab.simulation import Plan, Played, simulate
from gloaming.lab.tally import Share, wilson

if TYPE_CHECKING:
    from gloaming.lab.ratings import Ratings

Pairing = tuple[str, str]
"""Who plays the open team, and who the hidden one."""


class Arena(msgspec.Struct, frozen=True):
    """The seed and its number decide a deal: seats and Roles rotate, and are the same for all pairings."""

    game: str
    options: Value
    kinds: tuple[str, ...]
    games: int
    seed: int

    @property
    def pairings(self) -> tuple[Pairing, ...]:
        return tuple(product(self.kinds, self.kinds))

    @property
    def total(self) -> int:
        return self.games * len(self.pairings)

    def plan(self, pairing: Pairing) -> Plan:
        seats = Seating(self.game, (), dict(zip(GAMES[self.game].teams, pairing, strict=True)))
        return Plan(self.game, self.options, seats, self.seed)


def arena_of(game: str, options: Value, bots: str, games: int, seed: int) -> Arena:
    kinds = seating(game, bots).in_turn
    if len(kinds) < 2 or len(set(kinds)) < len(kinds):
        raise BadOptions(f"I cannot match {bots!r}; name two kinds of bots or more, each once, as in careful,random.")
    return Arena(game, options, kinds, games, seed)


def contest(arena: Arena, number: int) -> tuple[Pairing, Played]:
    """Game 1 of the first pairing, of the second, and so on, then game 2: stop early and there are as many of each."""
    deal, which = divmod(number - 1, len(arena.pairings))
    pairing = arena.pairings[which]
    return pairing, simulate(arena.plan(pairing), deal + 1)


def contests(arena: Arena, jobs: int) -> Generator[tuple[Pairing, Played]]:
    return spread(partial(contest, arena), arena.total, jobs)


class Standings:
    def __init__(self, arena: Arena) -> None:
        self.arena = arena
        self.open_team, *_ = GAMES[arena.game].teams
        self.games = dict.fromkeys(arena.pairings, 0)
        self.won = dict.fromkeys(arena.pairings, 0)
        self.decisions = 0

    def add(self, pairing: Pairing, played: Played) -> None:
        self.games[pairing] += 1
        self.won[pairing] += played.winner == self.open_team
        self.decisions += played.decisions

    def share(self, pairing: Pairing) -> Share:
        """How often the open team won."""
        return wilson(self.won[pairing], self.games[pairing])

    def ratings(self) -> Ratings:
        from gloaming.lab.ratings import Result, ratings  # NumPy, which no process that only plays needs

        return ratings([Result(*pairing, self.games[pairing], self.won[pairing]) for pairing in self.arena.pairings])

    def as_dict(self) -> dict[str, Any]:
        """All of it in plain values. The same games give the same text, so nothing here depends on the clock."""
        found = self.ratings()
        teams = GAMES[self.arena.game].teams
        return {
            "games": sum(self.games.values()),
            "table": [self._line(pairing) for pairing in self.arena.pairings],
            "ratings": {
                kind: {
                    team: [round(value, 1) for value in strengths[kind]]
                    for team, strengths in zip((*teams, "both"), (found.open, found.hidden, found.both), strict=True)
                }
                for kind in self.arena.kinds
            },
        }

    def _line(self, pairing: Pairing) -> dict[str, Any]:
        teams, share = GAMES[self.arena.game].teams, self.share(pairing)
        return {
            **dict(zip(teams, pairing, strict=True)),
            "games": self.games[pairing],
            "won": {teams[0]: share.games},
            "share": round(share.share, 4),
            "interval": [round(share.low, 4), round(share.high, 4)],
        }
