"""Cultists at a table of the house."""

from __future__ import annotations

from typing import Any

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.board import Board
from gloaming.games.cultists.encounters import GiveInTurn, Meet
from gloaming.games.cultists.expansions.under_the_surface import under_the_surface
from gloaming.games.cultists.expansions.under_the_surface.state import SurfaceSeen
from gloaming.games.cultists.levels import loyalty, role_groups
from gloaming.games.cultists.roles import ROLES
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tables import SET_UP
from gloaming.games.cultists.view import View, unveil
from gloaming.games.cultists.voting import HoldVote, ReconsiderBallot, WeighBallot
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.values import Seat
from gloaming.server.games.base import Hosted
from gloaming.server.games.cultists.answers import default_answer


def board(game: Cultists) -> Board:
    return game.board


def waiting_for(view: View) -> tuple[Seat, ...]:
    """Who is still to answer. In an Encounter nobody is told who has sealed a card until all have."""
    if view.asked is not None and isinstance(view.asked.step, Meet):
        present = view.asked.step.seats
        lit = lamp_of(view)
        able = [seat for seat in present if any(other not in (seat, lit) for other in present)]
        return tuple(seat for seat in able if seat != view.options.automa_seat and view.encounter_cards[seat])
    return view.waiting_for


def lamp_of(view: View) -> Seat | None:
    """UTS-ITEM-53: to whom nobody can give a card in this Encounter."""
    station = view.parts.get(under_the_surface.name)
    return station.lamp_lit if isinstance(station, SurfaceSeen) else None


def lobby(options: Options) -> dict[str, Any]:
    """What the chosen Roles count for the Investigators and for the Cultists; while the settings are not yet such that the
    game could begin, only what is known counts."""
    if options.seats not in SET_UP:
        return {"loyalty": loyalty(())}
    try:
        groups = role_groups(options)
    except BadOptions:  # a board that nobody can play on
        groups = ()
    return {"loyalty": loyalty((group[0] for group in groups if group[0] in ROLES), options)}


HOSTED = Hosted(
    kind=CULTISTS,
    players=range(4, 9),
    view=View,
    unveil=unveil,
    phase=lambda game: str(game.phase),
    board=board,
    board_fields=(
        "id", "title", "expansion", "size", "start", "fishman", "rooms", "hallways", "racks", "links", "altar", "organism_part",
        "crossing", "lifts",
    ),
    waiting_for=waiting_for,
    default_answer=default_answer,
    clocks={
        Meet: "encounter", GiveInTurn: "encounter", HoldVote: "vote", ReconsiderBallot: "vote", WeighBallot: "vote",
    },
    set_otherwise=("players", "automa", "level", "roles", "board", "board_file", "first_player"),
    lobby=lobby,
)  # fmt: skip
