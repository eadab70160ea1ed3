"""What the Professions module lays on the table, and what of it a seat sees."""

from __future__ import annotations

from typing import Annotated, Any, cast

import msgspec

from gloaming.games.cultists.state import Cultists
from gloaming.kernel.game import Part
from gloaming.kernel.values import Names, Seat

NAME = "professions"

ProfessionName = Annotated[str, Names("profession")]


class OpenProfessions(Part, kw_only=True):
    """What everybody sees."""

    holder: Seat | None = None
    """Who has the Profession; it is open from then on."""
    lost: bool = False
    """MOC-PROF-19: its holder died, and nobody inherits it."""
    used: bool = False
    """Exorcist and Saboteur act once."""
    exorcised: int = 0
    """Dead cards that left the game with a revival."""


class Professions(OpenProfessions, kw_only=True):
    """The true state: the token next to the board, and who has the Informant's."""

    profession: ProfessionName
    informant: Seat


class ProfessionsSeen(OpenProfessions, kw_only=True):
    """As a seat sees it: the Profession once somebody holds it, the Informant for the Detective."""

    profession: ProfessionName | None = None
    informant: Seat | None = None
    is_informant: bool | None = None
    """MOC-RQ-28: the seat's own token, where the table lets everyone look at theirs."""


def professions_of(game: Cultists) -> Professions:
    return cast(Professions, game.parts[NAME])


def change(game: Cultists, **fields: Any) -> None:
    """Replace this part of the table by one that differs in these fields."""
    game.parts[NAME] = msgspec.structs.replace(professions_of(game), **fields)
