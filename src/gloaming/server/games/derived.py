"""How a game is hosted that has no room of its own: all of it follows from the game's types."""

from __future__ import annotations

import typing
from typing import Any

from gloaming.kernel.kinds import GameKind
from gloaming.server.games.base import Hosted


def derived(kind: GameKind) -> Hosted:
    view = typing.get_type_hints(kind.view).get("return")
    if view is None:
        raise TypeError(f"the function that makes its views does not say of which type they are: `-> {kind.title}View`")

    def unveil(game: Any) -> Any:
        """What lies open after the end; before it, only the game could tell."""
        return getattr(kind.view(game, None), "unveiled", None)

    def phase(game: Any) -> str:
        return str(getattr(game, "phase", getattr(game, "stage", "")))

    def no_board(_: Any) -> None:
        return None

    return Hosted(
        kind=kind, view=view, unveil=unveil, phase=phase, board=no_board, board_fields=(), set_otherwise=("players",)
    )
