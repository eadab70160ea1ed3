"""The tables at which beliefs are fitted and tried: every size, level and board, with mixed bots."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from importlib.resources import files
from typing import Any, Final

from gloaming.bots import bot_kinds
from gloaming.games import GAMES
from gloaming.kernel.errors import BadOptions
from gloaming.lab.seating import seating
from gloaming.lab.simulation import Plan

FIELDS: Final = ("careful", "sleuth", "sleuth,careful")
"""Who plays: one kind, or kinds in turn. Random play is left out: it would teach that nobody means anything by it."""

BASE: Final[tuple[dict[str, Any], ...]] = tuple(
    {"players": players, "level": level} for players in (5, 6, 7, 8) for level in ("first", "experienced", "expert")
)
WITH_AUTOMA: Final[tuple[dict[str, Any], ...]] = (
    {"players": 4},
    {"players": 6, "automa": True, "level": "experienced"},
)
BOARDS: Final[tuple[dict[str, Any], ...]] = (
    *(
        {"players": players, "board": board, "level": "expert"}
        for players in (5, 6, 7, 8)
        for board in ("polar-station", "mine")
    ),
    *({"players": players, "board": "mine", "level": "expert", "professions": True} for players in (7, 8)),
    *tomllib.loads((files(__package__) / "custom.toml").read_text("utf-8"))["table"],
)
CITIES: Final[tuple[dict[str, Any], ...]] = tuple(
    {"players": players, "city": city} for players in (4, 5, 6, 7, 8) for city in ("milan", "washington")
)
SCOPES: Final[dict[str, dict[str, tuple[dict[str, Any], ...]]]] = {
    "cultists": {"base": BASE, "all": (*BASE, *WITH_AUTOMA, *BOARDS), "boards": BOARDS, "automa": WITH_AUTOMA},
    "invasion": {"base": CITIES, "all": CITIES},
}
"""Which tables are meant by a word, by game."""


def plans_for(game: str, scope: str, fields: Iterable[str], seed: int) -> tuple[Plan, ...]:
    """Every table of this scope with every field of bots, in an order in which neighbours differ."""
    if scope not in SCOPES[game]:
        raise BadOptions(f"There are no tables {scope!r} of {game}; choose one of: {', '.join(SCOPES[game])}.")
    kind = GAMES[game]
    options = [kind.read_options(wishes) for wishes in SCOPES[game][scope]]
    return tuple(Plan(game, table, seating(game, field), seed) for field in fields for table in options)


def fields_for(game: str) -> tuple[str, ...]:
    """Those fields whose bots all know this game."""
    kinds = bot_kinds(game)
    return tuple(field for field in FIELDS if all(bot in kinds for bot in field.split(",")))
