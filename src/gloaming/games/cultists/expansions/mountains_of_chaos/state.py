"""What Mountains of Chaos lays on the table. Nothing of it is hidden."""

from __future__ import annotations

from typing import Any

import msgspec

from gloaming.games.cultists.board import Place
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.game import Part

NAME = "mountains_of_chaos"


class Mine(Part):
    blocked: Place
    """The corridor that the revolving door shuts off from the crossing."""
    lifts: dict[Place, Place]
    """At which of its two Rooms each lift stands."""


def mine(game: Cultists) -> Mine:
    return game.parts[NAME]  # type: ignore[return-value]  # asked at every step, where a cast would cost a call


def change(game: Cultists, **fields: Any) -> None:
    """Replace this part of the table by one that differs in these fields."""
    game.parts[NAME] = msgspec.structs.replace(mine(game), **fields)
