"""What a seat's view tells of places and of the people in them: the same sums that everybody at the table can do."""

from __future__ import annotations

from gloaming.games.cultists.board import Board, Place, load_routes
from gloaming.games.cultists.rules import TEAM_OF
from gloaming.games.cultists.view import View
from gloaming.kernel.values import Seat


def united(board: Board, view: View, place: Place) -> tuple[Place, ...]:
    """AC-EVENT-SD-01: the places that are one Location with this one while Secret Doors stand open."""
    if view.event == "secret_doors" and place in board.rooms:
        return board.rooms_of[board.colour[place]]
    return (place,)


def has_power(board: Board, view: View, place: Place) -> bool:
    """AC-ENC-10: the power is on, or a Radiant Beauty's Ghost is there."""
    beauties = [seat for seat, role in view.shown_role.items() if role == "radiant_beauty" and view.ghost[seat]]
    return view.power or any(view.at[seat] in united(board, view, place) for seat in beauties)


def living_in(board: Board, view: View, place: Place) -> list[Seat]:
    where = united(board, view, place)
    return [seat for seat, at in enumerate(view.at) if at in where and not view.ghost[seat]]


def would_meet(board: Board, view: View, place: Place) -> list[Seat]:
    """AC-ENC-06: whom a living seat would meet on entering this place now; nobody if it is alone or if light protects."""
    others = [seat for seat in living_in(board, view, place) if seat != view.seat]
    if len(others) == 1 or (others and not has_power(board, view, place)):
        return others
    return []


def is_bound(view: View) -> bool:
    """AC-ROUTE-03 to -05, UTS-HUNT-05: whether this seat may act only in Rooms of its Route."""
    living_mechanic = view.role == "mechanic" and view.seat is not None and not view.ghost[view.seat]
    return view.role is not None and TEAM_OF[view.role] == "investigators" and not living_mechanic


def on_route(board: Board, view: View, place: Place) -> bool:
    """Whether the own Route names this Room's colour in the present round."""
    if view.route is None or place not in board.rooms:
        return False
    return board.colour[place] in load_routes()[view.route][(max(view.round, 1) - 1) % 4]


def lit(board: Board, view: View, place: Place) -> bool:
    """Power, or the lantern of somebody living."""
    return has_power(board, view, place) or any(at == place and not view.ghost[seat] for seat, at in enumerate(view.at))
