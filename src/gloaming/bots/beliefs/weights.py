"""How much each clue weighs: fitted on many games between bots, kept in `weights.toml` next to this file."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from typing import Any

Fitted = Mapping[str, Any]
"""By game and by group of tables: weights, rates, and what was seen."""

FILE = "weights.toml"
OPINIONS = "opinions"
"""Next to a game's groups: what was believed before, by earlier fits."""


@cache
def kept() -> Fitted:
    source = files("gloaming.bots.beliefs").joinpath(FILE)
    return tomllib.loads(source.read_text(encoding="utf-8")) if source.is_file() else {}


_in_use: Fitted | None = None


@contextmanager
def using(weights: Fitted | None) -> Iterator[None]:
    """For fitting: these weights meanwhile; None: those of the file."""
    global _in_use  # noqa: PLW0603  # a process has one set of weights, wherever in it somebody believes
    before, _in_use = _in_use, weights
    try:
        yield
    finally:
        _in_use = before


def fitted(game: str, group: str, part: str) -> Any:
    """A part of what was fitted for these tables, empty if nothing was.

    "weights" of clues; "manners", ways to behave, each with its share and what all that somebody does weighs by it;
    "rates", how often something was done, where a story needs it."""
    return in_use().get(game, {}).get(group, {}).get(part, {})


def opinions(game: str) -> Sequence[Fitted]:
    """What tables have believed, each by group and part as in `fitted`."""
    found: Sequence[Fitted] = in_use().get(game, {}).get(OPINIONS, ())
    return found


def in_use() -> Fitted:
    return kept() if _in_use is None else _in_use
