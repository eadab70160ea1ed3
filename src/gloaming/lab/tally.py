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

    def add(self, played: Played) -> None:
        self.games += 1
        self.wins[played.winner] += 1
        self.ends[played.winner, played.reason] += 1
        self.rounds[played.rounds] += 1
        self.decisions += played.decisions

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

    def reasons_of(self, team: str) -> list[str]:
        """The ways in which this team won, most frequent first."""
        # Among equals by name: never by who came first
        ends = sorted(self.ends, key=lambda end: (-self.ends[end], end))
        return [reason for winner, reason in ends if winner == team]

    def as_dict(self, teams: tuple[str, ...]) -> dict[str, Any]:
        """All of it in plain values. The same games give the same text, so nothing here depends on the clock."""
        reasons = {team: self.reasons_of(team) for team in teams}
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
            "decisions": {"count": self.decisions, "mean": round(self.mean_decisions, 3)},
        }


def _rounded(share: Share) -> dict[str, float]:
    return {"share": round(share.share, 4), "low": round(share.low, 4), "high": round(share.high, 4)}
