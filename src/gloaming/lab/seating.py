"""Which bot takes which seat: one kind for all, kinds in turn, or a kind for each team."""

from __future__ import annotations

from typing import Any

import msgspec

from gloaming.bots import kind_called
from gloaming.games import GAMES
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.values import Seat


def team_at(game: str, state: Any, seat: Seat) -> str:
    """A Role that plays only for itself is seated like those it hides among.

    The simulator peeks at the deal to seat its bots; the bots themselves never learn of it."""
    kind = GAMES[game]
    team = kind.team_of(state, seat)
    return team if team in kind.teams else kind.teams[0]


class Seating(msgspec.Struct, frozen=True):
    game: str
    in_turn: tuple[str, ...]
    """Seat 0 takes the first kind, seat 1 the second, and so on, over and over."""
    by_team: dict[str, str]
    """A kind for each team; empty: the seats are taken in turn."""

    @property
    def words(self) -> str:
        """What `seating` reads as this."""
        return ",".join([f"{team}={kind}" for team, kind in self.by_team.items()] or self.in_turn)

    def bot_at(self, game: Any, seat: Seat) -> str:
        """The kind of bot for this seat of a game that has been dealt, at this moment."""
        if self.by_team:
            return self.by_team[team_at(self.game, game, seat)]
        return self.in_turn[seat % len(self.in_turn)]


def seating(game: str, words: str) -> Seating:
    """Read `careful`, `easy,random` or `investigators=careful,cultists=random`."""
    parts = [part.strip() for part in words.split(",")]
    if any("=" in part for part in parts):
        return Seating(game, (), _by_team(game, parts))
    return Seating(game, tuple(kind_called(part, game, studied=True) for part in parts), {})


def _by_team(game: str, parts: list[str]) -> dict[str, str]:
    teams = GAMES[game].teams
    example = ",".join(f"{team}=random" for team in teams)
    chosen: dict[str, str] = {}
    for part in parts:
        team, _, bot = part.partition("=")
        if team not in teams or team in chosen:
            raise BadOptions(f"I cannot seat bots by {part!r}; name a bot for each team, as in {example}.")
        chosen[team] = kind_called(bot, game, studied=True)
    if len(chosen) < len(teams):
        raise BadOptions(f"A team has no bots; name a bot for each, as in {example}.")
    return chosen
