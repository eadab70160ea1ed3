"""Every game that can be played in a terminal. Only the one that is played is loaded."""

from __future__ import annotations

from importlib import import_module

from gloaming.cli.play.stage import Stage
from gloaming.kernel.errors import BadOptions

STAGES = ("cultists", "invasion")


def stage_of(game: str) -> Stage:
    if game not in STAGES:
        raise BadOptions(f"There is no game {game[:40]!r}.", "unknown-game", game=game[:40], games=STAGES)
    stage: Stage = import_module(f"gloaming.cli.play.{game}.stage").STAGE
    return stage
