"""The Cursebearer, who cannot share a Room with a Ghost (UTS-ROLE-07 to -12): for itself, and for the Ghosts."""

from __future__ import annotations

from typing import Final

from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.roles.cursebearer import is_cursed_ground
from gloaming.games.cultists.rules import linked
from gloaming.kernel.values import Seat

CURSED: Final = 2.0
"""What it costs a Cursebearer to come to a Ghost: its life, for nothing."""
BROUGHT: Final = 0.8
"""What the Cursebearer's death is worth to a Ghost of the one Team, and costs one of the other."""


def haunted(turn: Turn, place: Place) -> float:
    """UTS-ROLE-07: what it costs a Cursebearer to go in there, also on the way through."""
    if not is_cursed_ground(turn.view.options, turn.board, place):
        return 0.0
    view, where = turn.view, linked(turn.known, place)
    return CURSED * any(ghost and at in where for ghost, at in zip(view.ghost, view.at, strict=True))


def curse_on_others(turn: Turn, place: Place) -> float:
    """UTS-ROLE-08: the chance that a Cursebearer stands there for a Ghost to kill, by what its death is worth."""
    suspects = may_bear_the_curse(turn) if "cursebearer" in turn.memory.roles else ()
    if not suspects or not is_cursed_ground(turn.view.options, turn.board, place):
        return 0.0
    there = [seat for seat in turn.company[place] if seat in suspects]
    return BROUGHT * len(there) / len(suspects)


def may_bear_the_curse(turn: Turn) -> list[Seat]:
    """Anyone who lives and has shown no other Role; a Cultist never bears it."""
    view = turn.view
    if "cursebearer" in view.shown_role.values() or turn.role == "cursebearer":
        return []
    innocent = [seat for seat in turn.memory.seats if seat not in turn.cultists]
    return [seat for seat in innocent if not view.ghost[seat] and seat not in view.shown_role]
