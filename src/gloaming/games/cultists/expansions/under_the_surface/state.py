"""What Under the Surface lays on the table, and what of it a seat sees."""

from __future__ import annotations

from typing import Annotated, Any, cast

import msgspec

from gloaming.games.cultists.board import Place
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.game import Part
from gloaming.kernel.values import Names, Seat

NAME = "under_the_surface"

ItemName = Annotated[str, Names("item")]
Items = tuple[ItemName, ...]


class OpenSurface(Part):
    """What everybody sees."""

    carried: dict[Seat, Items] = {}
    lying: dict[Place, Items] = {}
    """Items that lie open, dropped by the dead or left by the AUTOMA."""
    used: dict[Place, ItemName] = {}
    """Owl and switch stay, used up, where they were found."""
    gone: Items = ()
    """Binoculars, rifle and lamp leave the game with their use."""
    onlookers: dict[Place, tuple[Seat, ...]] = {}
    """Who stood by when Items came to lie open, and has not entered since (UTS-RQ-11)."""
    relics: int = 0
    """On the altar; the third wakes Organism 46-B."""
    door_open: bool = False
    lamp_lit: Seat | None = None
    """Whose lamp keeps all cards away in the Encounter that is going on."""
    lamp_kept: bool = False
    """Whether the lamp's holder has just let the coming Encounter pass."""
    leader_vote: int = 0
    """Which of the three Votes for a leader is going on; 0: none."""
    leader: Seat | None = None
    participants: tuple[Seat, ...] = ()
    """Whom the leader chose for the ritual."""


class Surface(OpenSurface):
    """The true state: what is face down as well as what is open."""

    covered: dict[Place, ItemName] = {}
    lost: Items = ()
    """What lay face down in Rooms that were finished (UTS-RQ-08)."""


class SurfaceSeen(OpenSurface):
    """As a seat sees it: face down is face down."""

    covered: tuple[Place, ...] = ()
    lost: int = 0


def surface(game: Cultists) -> Surface:
    return cast(Surface, game.parts[NAME])


def change(game: Cultists, **fields: Any) -> None:
    """Replace this part of the table by one that differs in these fields."""
    game.parts[NAME] = msgspec.structs.replace(surface(game), **fields)


def organism_awake(game: Cultists) -> bool:
    """UTS-ORG-01, -04."""
    return surface(game).relics >= 3
