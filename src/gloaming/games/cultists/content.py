"""Content of Cultists: a module that also says what its events prove to those who see them.

`worlds` imagines games that a seat cannot tell from the true one. It reads the seat's journal twice: once into a ledger
(who may hold what), once to play the history of all Room cards again. Content adds its own events to both."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from gloaming.kernel.events import Event
from gloaming.kernel.rules import Module

if TYPE_CHECKING:
    from gloaming.games.cultists.worlds.decks import Decks
    from gloaming.games.cultists.worlds.ledger import Ledger

N = TypeVar("N", bound="Callable[[Ledger, Any], None]")
R = TypeVar("R", bound="Callable[[Decks, Any], None]")


class Content(Module):
    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.noted: dict[type[Event], Callable[[Ledger, Any], None]] = {}
        self.replayed: dict[type[Event], Callable[[Decks, Any], None]] = {}

    def notes(self, *kinds: type[Event]) -> Callable[[N], N]:
        """The decorated function enters such an event into the ledger."""

        def register(note: N) -> N:
            self.noted.update(dict.fromkeys(kinds, note))
            return note

        return register

    def replays(self, *kinds: type[Event]) -> Callable[[R], R]:
        """The decorated function moves the Room cards that such an event moved."""

        def register(replay: R) -> R:
            self.replayed.update(dict.fromkeys(kinds, replay))
            return replay

        return register
