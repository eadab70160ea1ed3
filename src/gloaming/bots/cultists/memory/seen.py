"""What is on the table besides the base game, as this seat sees it."""

from __future__ import annotations

from typing import cast

from gloaming.games.cultists.board import Place
from gloaming.games.cultists.expansions.curse_of_the_hunter import NAME as HUNT
from gloaming.games.cultists.expansions.curse_of_the_hunter import CurseTokens
from gloaming.games.cultists.expansions.mountains_of_chaos.state import NAME as MOUNTAINS
from gloaming.games.cultists.expansions.mountains_of_chaos.state import Mine
from gloaming.games.cultists.expansions.professions.state import NAME as PROFESSIONS
from gloaming.games.cultists.expansions.professions.state import ProfessionsSeen
from gloaming.games.cultists.expansions.under_the_surface.items import boots as pairs_of_boots
from gloaming.games.cultists.expansions.under_the_surface.items import dagger, rifle
from gloaming.games.cultists.expansions.under_the_surface.state import NAME as SURFACE
from gloaming.games.cultists.expansions.under_the_surface.state import Items, SurfaceSeen
from gloaming.games.cultists.view import View
from gloaming.kernel.values import Seat


def mine_of(view: View) -> Mine | None:
    return cast(Mine | None, view.parts.get(MOUNTAINS))


def surface_of(view: View) -> SurfaceSeen | None:
    return cast(SurfaceSeen | None, view.parts.get(SURFACE))


def professions_of(view: View) -> ProfessionsSeen | None:
    return cast(ProfessionsSeen | None, view.parts.get(PROFESSIONS))


def cursed_rooms(view: View) -> tuple[Place, ...]:
    """UTS-HUNT-07."""
    kept = cast(CurseTokens | None, view.parts.get(HUNT))
    return () if kept is None else kept.rooms


# Items


def carried(view: View, seat: Seat) -> Items:
    kept = surface_of(view)
    return () if kept is None else kept.carried.get(seat, ())


def is_armed(view: View, seat: Seat) -> bool:
    """UTS-ITEM-50: a Cultist token doesn't stop a seat with the rifle."""
    return rifle.rifle.name in carried(view, seat)


def boots(view: View, seat: Seat) -> int:
    """UTS-ITEM-44, UTS-RQ-16: the movement points that Boots add."""
    pairs = carried(view, seat).count(pairs_of_boots.boots.name)
    return pairs if view.options.boots_stack else min(pairs, 1)


def votes(view: View, seat: Seat, ballot: Seat | None, plain: int) -> int:
    """UTS-ITEM-41, UTS-RQ-14, UTS-RQ-15: what this ballot weighs, with the dagger if its owner has it."""
    if dagger.dagger.name not in carried(view, seat) or (
        ballot is None and view.options.dagger_abstain_weight == "one"
    ):
        return plain
    return plain * 2 if view.options.dagger_with_knife == "multiplicative" else plain + 1


def is_election(view: View) -> bool:
    """UTS-ORG-09: the Vote that goes on names a leader, and harms nobody."""
    kept = surface_of(view)
    return kept is not None and kept.leader_vote > 0


# Professions


def profession_waits(view: View) -> bool:
    """MOC-PROF-15: the next to fight a Cultist token is rewarded."""
    kept = professions_of(view)
    return kept is not None and kept.holder is None
