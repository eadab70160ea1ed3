"""What a balance study looks at in each game: what its room says, or else the player counts alone."""

from __future__ import annotations

from functools import cache

from gloaming.games import GAMES, room_for
from gloaming.lab.balance.subjects import Subject


@cache
def subject_of(game: str) -> Subject:
    """The `SUBJECT` in `gloaming.lab.balance.<game>`, or in the room `lab.balance` of a guest's package."""
    room, players = room_for("lab.balance", game), GAMES[game].players
    subject: Subject = getattr(room, "SUBJECT", Subject(sweeps={"players": f"{players[0]}-{players[-1]}"}))
    return subject
