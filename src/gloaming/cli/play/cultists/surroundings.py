"""What a seat sees around it: the rules, asked of what it knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloaming.games.cultists.board import Place, load_routes
from gloaming.games.cultists.rules import bound_to_route, linked, power_at, together
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.cli.play.cultists.speech import Speech


def others_in(s: Speech, place: Place) -> list[Seat]:
    """The living there, this seat left out."""
    return [seat for seat in together(s.known, place) if seat != s.view.seat]


def is_haunted(s: Speech, place: Place) -> bool:
    """UTS-ROLE-07: whether a ghost is there, where that matters."""
    ground = place in s.board.rooms or s.view.options.curse_in_hallways
    where = linked(s.known, place)
    return ground and any(s.view.ghost[seat] and at in where for seat, at in enumerate(s.view.at))


def is_bound(s: Speech) -> bool:
    """AC-ROUTE-03 to -05: whether this seat may act only in Rooms of its Route."""
    return s.view.seat is not None and s.view.role is not None and bound_to_route(s.known, s.view.seat)


def on_route(s: Speech, place: Place) -> bool:
    """Whether this seat's Route names this Room's colour in the present round."""
    if s.view.route is None or place not in s.board.rooms:
        return False
    return s.board.colour[place] in load_routes()[s.view.route][(max(s.view.round, 1) - 1) % 4]


def lit(s: Speech, place: Place) -> bool:
    """Power, or the lantern of somebody living."""
    lanterns = (at == place and not s.view.ghost[seat] for seat, at in enumerate(s.view.at))
    return power_at(s.known, place) or any(lanterns)
