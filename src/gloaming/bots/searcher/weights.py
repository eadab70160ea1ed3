"""How much each sign weighs: fitted on the ends of many games between bots, kept in `weights.toml` beside this file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files


@cache
def kept() -> Mapping[str, Mapping[str, Mapping[str, float]]]:
    return tomllib.loads(files("gloaming.bots.searcher").joinpath("weights.toml").read_text(encoding="utf-8"))


def weights_of(game: str, group: str) -> Mapping[str, float]:
    return kept()[game][group]
