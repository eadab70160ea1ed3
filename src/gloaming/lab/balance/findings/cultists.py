"""Many games of Cultists added up: where and when people die, and when the Books are complete."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from gloaming.lab.balance.cultists import Night
from gloaming.lab.balance.findings.counts import Counts
from gloaming.lab.balance.playing import Row
from gloaming.lab.tally import Share, wilson

PUBLISHED_SHARE = 0.20, 0.25
"""How many games are won by points, as those say who made the game."""
PUBLISHED_ROUNDS = 7, 10
"""In which rounds the Books are usually complete, as they say."""


class Nights(Counts):
    by_points: int = 0
    complete: Counter[int] = msgspec.field(default_factory=Counter)
    """Games whose Books were complete, by the round in which they were."""
    killed: Counter[tuple[int, str]] = msgspec.field(default_factory=Counter)
    """Investigators who got their first Dead card, by round and place."""
    ghosts: Counter[tuple[int, str, str]] = msgspec.field(default_factory=Counter)
    """By round, place and cause."""

    def add(self, row: Row) -> None:
        assert isinstance(row.facts, Night)
        self.games += 1
        self.by_points += row.reason == "points"
        self.complete[row.rounds] += row.facts.books_complete  # the game ends in that round
        self.killed.update(row.facts.killed)
        self.ghosts.update(row.facts.ghosts)

    def won_by_points(self) -> Share:
        return wilson(self.by_points, self.games)

    def in_published_rounds(self) -> Share | None:
        """Of the games whose Books were complete."""
        first, last = PUBLISHED_ROUNDS
        complete = +self.complete
        inside = sum(games for rounds, games in complete.items() if first <= rounds <= last)
        return wilson(inside, complete.total()) if complete else None

    def killed_at(self) -> dict[str, float]:
        """How many are killed in a place, in a game."""
        places: Counter[str] = Counter()
        for (_, place), count in self.killed.items():
            places[place] += count
        return {place: count / self.games for place, count in sorted(places.items())}

    def in_rounds(self) -> dict[tuple[str, int], float]:
        """How many die in a round of a game: killed unseen, and by each cause of becoming a Ghost."""
        rounds: Counter[tuple[str, int]] = Counter()
        for (when, _), count in self.killed.items():
            rounds["killed", when] += count
        for (when, _, cause), count in self.ghosts.items():
            rounds[cause, when] += count
        return {key: count / self.games for key, count in sorted(rounds.items())}

    def as_dict(self) -> dict[str, Any]:
        return {
            "complete": {str(rounds): self.complete[rounds] for rounds in sorted(+self.complete)},
            "killed": [[*where, count] for where, count in sorted(self.killed.items())],
            "ghosts": [[*where, count] for where, count in sorted(self.ghosts.items())],
        }


COUNTS = Nights
