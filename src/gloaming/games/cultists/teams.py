"""Whose side a seat is on, for those who count and reward. Rules ask `is_cultist`; nobody who plays may ask here."""

from __future__ import annotations

from gloaming.games.cultists.options import Options
from gloaming.games.cultists.roles import ROLES
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.values import Seat

TEAMS = ("investigators", "cultists")


def team_of(game: Cultists, seat: Seat) -> str:
    """A Role that plays only for itself has a side of its own name."""
    return ROLES[game.role[seat]].team


def winners(options: Options) -> tuple[str, ...]:
    own = tuple(ROLES[role].team for role in options.roles if role in ROLES)
    return tuple(dict.fromkeys((*TEAMS, *own)))
