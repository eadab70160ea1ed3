"""What is on the table besides the base game, as this seat sees it."""

from __future__ import annotations

from typing import cast

from gloaming.games.cultists.board import Place
from gloaming.games.cultists.expansions.curse_of_the_hunter import NAME as HUNT
from gloaming.games.cultists.expansions.curse_of_the_hunter import CurseTokens
from gloaming.games.cultists.expansions.professions.state import NAME as PROFESSIONS
from gloaming.games.cultists.expansions.professions.state import ProfessionsSeen
from gloaming.games.cultists.expansions.under_the_surface.items.rifle import rifle
from gloaming.games.cultists.expansions.under_the_surface.state import NAME as SURFACE
from gloaming.games.cultists.expansions.under_the_surface.state import Items, SurfaceSeen
from gloaming.games.cultists.view import View
from gloaming.kernel.values import Seat


def surface_of(view: View) -> SurfaceSeen | None:
    return cast(SurfaceSeen | None, view.parts.get(SURFACE))


def professions_of(view: View) -> ProfessionsSeen | None:
    return cast(ProfessionsSeen | None, view.parts.get(PROFESSIONS))


def cursed_rooms(view: View) -> tuple[Place, ...]:
    kept = cast(CurseTokens | None, view.parts.get(HUNT))
    return () if kept is None else kept.rooms


# Items


def carried(view: View, seat: Seat) -> Items:
    kept = surface_of(view)
    return () if kept is None else kept.carried.get(seat, ())


def is_armed(view: View, seat: Seat) -> bool:
    """UTS-ITEM-50: a Cultist token doesn't stop a seat with the rifle."""
    return rifle.name in carried(view, seat)


# Professions


def profession_waits(view: View) -> bool:
    """MOC-PROF-15: the next to fight a Cultist token is rewarded."""
    kept = professions_of(view)
    return kept is not None and kept.holder is None
