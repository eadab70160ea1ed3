"""Where a game's bots live: in `gloaming.bots.<game>`, or in the room `bots` of the package that brings the game."""

from __future__ import annotations

from types import ModuleType

from gloaming.games import room_for


def room_of(game: str, part: str = "") -> ModuleType | None:
    """The room of this game, or a part of it; None for a game that brings no bots of its own."""
    return room_for("bots", game, part)
