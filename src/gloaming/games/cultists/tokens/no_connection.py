"""No Connection (AC-EVENT-NC): nobody may talk until the next token. What that means is the table's affair."""

from __future__ import annotations

from typing import Any, Literal

from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tokens.base import Token

Talk = Literal["free", "mute_all", "mute_voice_only", "emotes_allowed"]

no_connection = Token("no_connection", "No Connection", printed=3, clause="AC-EVENT-NC-01")


def talk(game: Cultists) -> Talk:
    """AC-TALK-11, RQ-89: what the table lets through just now."""
    return game.options.no_connection_mode if game.event == no_connection.name else "free"


def may_speak(view: Any) -> bool:
    """AC-EVENT-NC-04: while there is no connection nobody writes."""
    return view.talk in ("free", "mute_voice_only")
