"""The tables at which beliefs are fitted and tried: every size, level and board, with mixed bots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from gloaming.bots import bot_kinds
from gloaming.games import GAMES, room_for
from gloaming.kernel.errors import BadOptions
from gloaming.lab.seating import seating
from gloaming.lab.simulation import Plan

FIELDS: Final = ("careful", "sleuth", "sleuth,careful")
"""Who plays: one kind, or kinds in turn. Random play is left out: it would teach that nobody means anything by it."""

Scopes = Mapping[str, tuple[dict[str, Any], ...]]
"""Which tables are meant by a word."""


def scopes_of(game: str) -> Scopes:
    """The `SCOPES` in `gloaming.lab.calibration.<game>`; without bots that believe something there is nothing to try."""
    scopes: Scopes | None = getattr(room_for("lab.calibration", game), "SCOPES", None)
    if scopes is None:
        raise BadOptions(f"No bot of {game} has beliefs that could be tried; choose another game.")
    return scopes


def plans_for(game: str, scope: str, fields: Iterable[str], seed: int) -> tuple[Plan, ...]:
    """Every table of this scope with every field of bots, in an order in which neighbours differ."""
    scopes, kind = scopes_of(game), GAMES[game]
    if scope not in scopes:
        raise BadOptions(f"There are no tables {scope!r} of {game}; choose one of: {', '.join(scopes)}.")
    options = [kind.read_options(wishes) for wishes in scopes[scope]]
    return tuple(Plan(game, table, seating(game, field), seed) for field in fields for table in options)


def fields_for(game: str) -> tuple[str, ...]:
    """Those fields whose bots all know this game."""
    kinds = bot_kinds(game)
    return tuple(field for field in FIELDS if all(bot in kinds for bot in field.split(",")))
