"""What each seat of a game sees, looked at again and again: of the journal only what is new is read."""

from __future__ import annotations

from typing import Any

from gloaming.kernel.events import Event
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.values import Seat


class Onlooker:
    def __init__(self, kind: GameKind, game: Any) -> None:
        self.kind = kind
        self.game = game
        self.memories: dict[Seat, tuple[Event, ...]] = {}
        self.read: dict[Seat, int] = {}
        """How far the journal is in each memory."""

    def look(self, seat: Seat) -> Any:
        game, read = self.game, self.read.get(seat, 0)
        if read < len(game.journal):
            self.memories[seat] = self.memories.get(seat, ()) + game.journal_of(seat, read)
            self.read[seat] = len(game.journal)
        return self.kind.view(game, seat, self.memories.get(seat, ()))
