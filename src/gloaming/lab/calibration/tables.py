"""The tables at which beliefs are fitted and tried: every size, level and board, with mixed bots."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from importlib.resources import files
from itertools import product
from typing import Any, Final

from gloaming.bots import bot_kinds
from gloaming.games import GAMES
from gloaming.kernel.errors import BadOptions
from gloaming.lab.seating import seating
from gloaming.lab.simulation import Plan

FIELDS: Final = ("careful", "sleuth", "sleuth,careful")
"""Who plays: one kind, or kinds in turn. Random play is left out: it would teach that nobody means anything by it."""

LISTED: Final[dict[str, dict[str, list[Any]]]] = tomllib.loads((files(__package__) / "tables.toml").read_text("utf-8"))


def tables_of(game: str, scope: str) -> Iterator[dict[str, Any]]:
    for part in LISTED[game][scope]:
        if isinstance(part, str):
            yield from tables_of(game, part)
        else:
            yield from (dict(zip(part, values, strict=True)) for values in product(*part.values()))


SCOPES: Final = {game: {scope: tuple(tables_of(game, scope)) for scope in scopes} for game, scopes in LISTED.items()}
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
