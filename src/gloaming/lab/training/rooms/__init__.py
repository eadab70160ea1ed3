"""What training asks of a game; each has a room of its own. The first of a game's teams is called open here, and the second hidden."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Protocol

from gloaming.env.sheet import Field
from gloaming.env.versions import Version
from gloaming.games import GAMES
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.kinds import GameKind

COUNTED = 0.2
"""A byte that counts is multiplied by this, so it is about as large as the yes and no of the others."""


class Room(Protocol):
    KIND: GameKind
    SHEET: str
    """The version that a network reads."""
    KNOWN: tuple[Any, ...]
    """All answers at these tables are numbered, whichever are played: recordings and weights count by them."""
    TABLES: tuple[tuple[int, str], ...]
    """What a league plays where nobody says otherwise: how many players, and which sort of table."""
    BALLOTS: tuple[str, str] | None
    """The answers by which people who have talked name the same seat, or nobody; None where nothing is settled so."""

    def table(self, players: int, sort: str) -> Any:
        """The options of a table of this sort."""

    def scale(self, part: Field) -> float:
        """What the bytes of a part are multiplied by; 0: they are not read."""

    def hidden_columns(self, found: Version) -> list[int]:
        """Where a sheet says that its own seat is on the hidden side, at this moment."""

    def progress(self, found: Version) -> Mapping[int, float]:
        """How far the open side is, of what all can see: by column of a sheet what each 1 there adds to it."""

    def told(self, options: Any, /) -> tuple[int, ...]:
        """What a network knows of a table besides the sheet."""


def room_of(game: str) -> Room:
    if game not in GAMES:
        raise BadOptions(f"Nobody can be trained at {game!r}; choose one of: {', '.join(GAMES)}.")
    found: Any = import_module(f"{__name__}.{game}")
    return found  # type: ignore[no-any-return]


def counts(part: Field) -> bool:
    """Whether its bytes are numbers, rather than yes or no."""
    return part.name == "about_number" or "number" in part.encoding or "count of" in part.encoding
