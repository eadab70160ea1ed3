"""The locked red door between pink 1 and dark blue 2, and the ice (UTS-DOOR, UTS-ICE)."""

from __future__ import annotations

from functools import cache

from gloaming.games.cultists.board import Board, Place, Ways
from gloaming.games.cultists.expansions.under_the_surface.manifest import under_the_surface
from gloaming.games.cultists.expansions.under_the_surface.state import surface
from gloaming.games.cultists.rules import has_hallway_deck, ways
from gloaming.games.cultists.state import Cultists


@cache
def unlocked(board: Board) -> Ways:
    """The doors of this board with the red one open; the same value for every game, as paths remember it."""
    doors = dict(board.doors)
    for link in board.links:
        if link.kind == "locked_door":
            one, other = link.between
            doors[one] += (other,)
            doors[other] += (one,)
    return Ways(doors)


@under_the_surface.modifies(ways)
def through_the_red_door(doors: Ways, game: Cultists) -> Ways:
    """UTS-DOOR-01, -04: no way while it is locked; once it is open, a Door like any other."""
    return unlocked(game.board) if surface(game).door_open else doors


@under_the_surface.modifies(has_hallway_deck)
def on_the_ice(has_deck: bool, game: Cultists, place: Place) -> bool:
    """UTS-ICE-11, UTS-RQ-23: an ice section is a Hallway, unless the table sees it otherwise."""
    if not has_deck or game.options.ice_is_hallway:
        return has_deck
    return game.board.hallways[place].kind != "ice"
