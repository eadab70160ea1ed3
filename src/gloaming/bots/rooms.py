"""Where a game's bots live: the one place that looks for them."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


def room_of(game: str, part: str = "") -> ModuleType | None:
    """The room of this game, or a part of it; None for a game that brings no bots of its own."""
    house = f"gloaming.bots.{game}"
    if find_spec(house) is None:
        return None
    return import_module(f"{house}.{part}" if part else house)
