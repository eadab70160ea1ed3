"""What a series of games tells: who won and how, how long it took, and how sure that is."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any, NamedTuple

import msgspec

from gloaming.lab.simulation import Played

SURE = 1.959963984540054
"""The normal deviate of 95%."""


def counted(number: int, one: str, many: str = "") -> str:
    """ "1 game", "2 games"."""
    return f"{number:,} {one if number == 1 else many or f'{one}s'}"


class Share(NamedTuple):
    """A part of the games, with the 95% interval of Wilson: it holds for rare ends and short series too."""

    games: int
    share: float
    low: float
    high: float


class Judged(NamedTuple):
    guilty: int
    """So many were found guilty, whether they were or not."""
    rightly: Share


def wilson(count: int, games: int, z: float = SURE) -> Share:
    share = count / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    # At the ends the formula gives 0 and 1 exactly, but for rounding.
    low = 0.0 if count == 0 else middle - spread
    high = 1.0 if count == games else middle + spread
    return Share(count, share, low, high)


class Tally(msgspec.Struct):
    games: int = 0
    wins: Counter[str] = msgspec.field(default_factory=Counter)
    ends: Counter[tuple[str, str]] = msgspec.field(default_factory=Counter)
    """By the winner and the reason."""
    rounds: Counter[int] = msgspec.field(default_factory=Counter)
    decisions: int = 0
    happened: dict[str, Counter[int]] = msgspec.field(default_factory=dict)
    """How often each thing took place in each round."""

    def add(self, played: Played) -> None:
        self.games += 1
        self.wins[played.winner] += 1
        self.ends[played.winner, played.reason] += 1
        self.rounds[played.rounds] += 1
        self.decisions += played.decisions
        for what, rounds in played.happened.items():
            self.happened.setdefault(what, Counter()).update(rounds)

    @property
    def mean_rounds(self) -> float:
        return sum(rounds * games for rounds, games in self.rounds.items()) / self.games

    @property
    def mean_decisions(self) -> float:
        return self.decisions / self.games

    def won(self, team: str) -> Share:
        return wilson(self.wins[team], self.games)

    def won_by(self, team: str, reason: str) -> Share:
        return wilson(self.ends[team, reason], self.games)

    def reached(self, number: int) -> int:
        """How many games came to this round."""
        return sum(games for rounds, games in self.rounds.items() if rounds >= number)

    def judged(self, names: tuple[str, str] | None) -> Judged | None:
        """By the names of what happened: somebody was found guilty who was, and who wasn't. None if nobody ever was."""
        right, wrong = [self.happened.get(name, Counter[int]()).total() for name in names or ("", "")]
        return Judged(right + wrong, wilson(right, right + wrong)) if right + wrong else None

    def reasons_of(self, team: str) -> list[str]:
        """The ways in which this team won, most frequent first."""
        # Among equals by name: never by who came first
        ends = sorted(self.ends, key=lambda end: (-self.ends[end], end))
        return [reason for winner, reason in ends if winner == team]

    def as_dict(self, teams: tuple[str, ...], judgements: tuple[str, str] | None = None) -> dict[str, Any]:
        """All of it in plain values. The same games give the same text, so nothing here depends on the clock."""
        reasons = {team: self.reasons_of(team) for team in teams}
        judged = self.judged(judgements)
        return {
            "games": self.games,
            "wins": {team: self.wins[team] for team in teams},
            "reasons": {team: {reason: self.ends[team, reason] for reason in reasons[team]} for team in teams},
            "shares": {
                "wins": {team: _rounded(self.won(team)) for team in teams},
                "reasons": {
                    team: {reason: _rounded(self.won_by(team, reason)) for reason in reasons[team]} for team in teams
                },
            },
            "rounds": {
                "mean": round(self.mean_rounds, 3),
                "counts": {str(rounds): self.rounds[rounds] for rounds in sorted(self.rounds)},
            },
            "by_round": {
                what: {str(number): counts[number] for number in sorted(counts)}
                for what, counts in self.happened.items()
            },
            "found_guilty": {"count": judged.guilty, "rightly": _rounded(judged.rightly)} if judged else None,
            "decisions": {"count": self.decisions, "mean": round(self.mean_decisions, 3)},
        }


def _rounded(share: Share) -> dict[str, float]:
    return {"share": round(share.share, 4), "low": round(share.low, 4), "high": round(share.high, 4)}
