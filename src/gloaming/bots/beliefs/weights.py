"""How much each clue weighs: fitted on many games between bots, kept in `weights.toml` next to this file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

Fitted = Mapping[str, Any]
"""By game and by group of tables: weights, rates, and what was seen."""

FILE = "weights.toml"


@cache
def kept() -> Fitted:
    source = files("gloaming.bots.beliefs").joinpath(FILE)
    return tomllib.loads(source.read_text(encoding="utf-8")) if source.is_file() else {}


_in_use: Fitted | None = None


def use(fitted: Fitted | None) -> None:
    """For fitting: from now on these weights; None: those of the file."""
    global _in_use  # noqa: PLW0603  # a process has one set of weights, wherever in it somebody believes
    _in_use = fitted


def _group(game: str, group: str) -> Mapping[str, Any]:
    found: Mapping[str, Any] = (kept() if _in_use is None else _in_use).get(game, {}).get(group, {})
    return found


def weights_of(game: str, group: str) -> Mapping[str, float]:
    weights: Mapping[str, float] = _group(game, group).get("weights", {})
    return weights


def manners_of(game: str, group: str) -> Sequence[Mapping[str, float]]:
    """Ways to behave, each with its share, and what everything that somebody does weighs by it."""
    manners: Sequence[Mapping[str, float]] = _group(game, group).get("manners", ())
    return manners


def rates_of(game: str, group: str) -> Mapping[str, Any]:
    """How often something was done, where a story needs it."""
    rates: Mapping[str, Any] = _group(game, group).get("rates", {})
    return rates
