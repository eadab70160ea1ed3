"""What a Cultist takes the others to make of what they see: the weights in `reputation.toml`, by the number of Cultists.

No fit changes them. Did Cultists play by the very weights with which they are judged, each fit would change what they do,
and be wrong from the day it is in use; so they play by an opinion of the table, as people do, and the table may learn."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def _kept() -> Mapping[str, Any]:
    return tomllib.loads(files(__package__).joinpath("reputation.toml").read_text(encoding="utf-8"))


def reputed(group: str, part: str) -> Any:
    return _kept()[group][part]
