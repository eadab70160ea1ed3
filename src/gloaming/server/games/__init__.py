"""The games that this house has a table for, and all that it has to know of each. No other room of it knows any game."""

from gloaming.kernel.errors import Refused
from gloaming.server.games import cultists, invasion
from gloaming.server.games.base import Hosted

HOSTED: dict[str, Hosted] = {hosted.kind.name: hosted for hosted in (cultists.HOSTED, invasion.HOSTED)}
BY_VIEW: dict[type, Hosted] = {hosted.view: hosted for hosted in HOSTED.values()}
BY_BOARD: dict[type, Hosted] = {hosted.board_kind: hosted for hosted in HOSTED.values()}


def hosted(game: str) -> Hosted:
    if game not in HOSTED:
        sentence = f"There is no game called {game!r}; choose one of: {', '.join(HOSTED)}."
        raise Refused(sentence, "unknown-game", game=game, games=tuple(HOSTED))
    return HOSTED[game]


__all__ = ["BY_BOARD", "BY_VIEW", "HOSTED", "Hosted", "hosted"]
