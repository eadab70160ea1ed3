"""How each game is shown in a terminal: by its own stage, or by the plain one. Only the one that is played is loaded."""

from __future__ import annotations

from functools import cache

from gloaming.cli.play.stage import Stage
from gloaming.games import game_called, room_for


@cache
def stage_of(game: str) -> Stage:
    """The `STAGE` in `gloaming.cli.play.<game>.stage`, or in the room `cli.play.stage` of a guest's package."""
    kind, room = game_called(game), room_for("cli.play", game, "stage")
    if room is None:
        from gloaming.cli.play.plain.stage import PlainStage

        return PlainStage(kind)
    stage: Stage = room.STAGE
    return stage
