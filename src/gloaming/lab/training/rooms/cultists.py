"""Cultists: the base game, at 5 to 8 players."""

from __future__ import annotations

from typing import Any

import msgspec

from gloaming.bots.cultists import learner
from gloaming.env.sheet import Field
from gloaming.env.versions import Version
from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.options import Level, Options
from gloaming.games.cultists.roles import ROLES
from gloaming.lab.training.rooms import COUNTED, counts

KIND, SHEET = CULTISTS, learner.SHEET
LEVELS: tuple[Level, ...] = ("first", "expert")
KNOWN = tuple(Options(players=players, level=level) for players in (5, 6, 7, 8) for level in LEVELS)
TABLES = tuple((players, "first") for players in (5, 5, 5, 6, 6, 7, 8, 8))
BALLOTS: tuple[str, str] | None = ("Accuse", "Abstain")
ONLY_EXPANSIONS = ("parts.", "items_out")
"""What their parts are read from."""


def table(players: int, sort: str) -> Options:
    """A sort is a level."""
    return msgspec.convert({"players": players, "level": sort}, Options)


def scale(part: Field) -> float:
    """What only expansions show is left out."""
    if part.source.startswith(ONLY_EXPANSIONS) or part.name == "about_words":
        return 0.0
    return COUNTED if counts(part) else 1.0


def hidden_columns(found: Version) -> list[int]:
    first = found.sheet.first["own"] + found.sheet.start["role"]
    return [first + nth for role, nth in found.domains.slots("role").items() if ROLES[role].team == KIND.teams[1]]


def points_columns(found: Version) -> list[list[int]]:
    """Where a sheet counts points, how many are needed, and the Books in the Racks."""
    first = {name: found.sheet.first["house"] + found.sheet.start[name] for name in ("points", "target", "shelf")}
    return [[first["points"]], [first["target"]], [first["shelf"] + rack for rack in range(found.domains.size("rack"))]]


def progress(_found: Version) -> dict[int, float]:
    """A league begins with clones that win their share by themselves, so nothing has to lure it."""
    return {}


def told(_options: Any) -> tuple[int, ...]:
    return ()
