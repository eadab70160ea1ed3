"""How each game is hosted: as its own room says, and otherwise as can be derived from the game itself.

The rooms of the house are folders here; a guest brings a module `server` in its own package. Each has a `HOSTED`."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

from gloaming.games import GAMES, game_called, room_for
from gloaming.kernel.errors import Refused
from gloaming.kernel.kinds import GameKind
from gloaming.server.games.base import Hosted
from gloaming.server.games.derived import derived


def own_room(game: str) -> Hosted | None:
    for layer in ("server.games", "server"):
        found = getattr(room_for(layer, game), "HOSTED", None)
        if isinstance(found, Hosted):
            return found
    return None


def hosting(kinds: dict[str, GameKind]) -> Iterator[tuple[str, Hosted]]:
    """A guest that cannot be hosted is told of, and keeps nobody from playing another game."""
    for name, kind in kinds.items():
        try:
            yield name, own_room(name) or derived(kind)
        except Exception as fault:  # noqa: BLE001 - whatever a foreign package may raise
            warnings.warn(f"{kind.title} cannot be hosted ({fault}); update or remove its package.", stacklevel=1)


HOSTED: dict[str, Hosted] = dict(hosting(GAMES))
BY_VIEW: dict[type, Hosted] = {hosted.view: hosted for hosted in HOSTED.values()}
BY_BOARD: dict[type, Hosted] = {hosted.board_kind: hosted for hosted in HOSTED.values()}


def hosted(game: str) -> Hosted:
    found = HOSTED.get(game)
    if found is None:
        kind = game_called(game)
        sentence = f"{kind.title} cannot be played at a table here; choose one of: {', '.join(HOSTED)}."
        raise Refused(sentence, "unknown-game", game=game, games=tuple(HOSTED))
    return found


__all__ = ["BY_BOARD", "BY_VIEW", "HOSTED", "Hosted", "hosted"]
