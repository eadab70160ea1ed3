"""The tables at which beliefs are fitted and tried: every size, level and board, with mixed bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from gloaming.bots import bot_kinds
from gloaming.games import GAMES, room_for
from gloaming.kernel.errors import BadOptions
from gloaming.lab.seating import seating
from gloaming.lab.simulation import Plan

FIELDS: Final = ("careful", "sleuth", "sleuth,careful")
"""Who plays, unless a game's room says otherwise: one kind, or kinds in turn. Random play is left out: it would teach that
nobody means anything by it."""

Guess = Callable[[Any], list[float]]
"""(a view) -> how likely each seat is hostile."""
Scopes = Mapping[str, tuple[dict[str, Any], ...]]
"""Which tables are meant by a word."""


def room_of(game: str) -> Any:
    """The room `gloaming.lab.calibration.<game>`: its `SCOPES`, what a game teaches (`learn`, `rates`), what its clues are guessed
    to weigh (`GUESSES`, `MANNERS`), and simpler guesses to compare with (`simpler`)."""
    room = room_for("lab.calibration", game)
    if room is None:  # without bots that believe something there is nothing to try
        raise BadOptions(f"No bot of {game} has beliefs that could be tried; choose another game.")
    return room


def suspicion(guesses: Any) -> Guess:
    """That of the careful bot, as it reads on."""

    def careful(now: Any) -> list[float]:
        guesses.read(now)
        return list(guesses.hostile)

    return careful


def plans_for(game: str, scope: str, fields: Iterable[str], seed: int) -> tuple[Plan, ...]:
    """Every table of this scope with every field of bots, in an order in which neighbours differ."""
    scopes: Scopes = room_of(game).SCOPES
    if scope not in scopes:
        raise BadOptions(f"There are no tables {scope!r} of {game}; choose one of: {', '.join(scopes)}.")
    options = [GAMES[game].read_options(wishes) for wishes in scopes[scope]]
    return tuple(Plan(game, table, seating(game, field), seed) for field in fields for table in options)


def fields_for(game: str) -> tuple[str, ...]:
    """Those fields whose bots all know this game."""
    kinds = bot_kinds(game, studied=True)
    return tuple(
        field
        for field in getattr(room_of(game), "FIELDS", FIELDS)
        if "=" in field or all(bot in kinds for bot in field.split(","))
    )
