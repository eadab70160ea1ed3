"""Invasion at a table of the house."""

from __future__ import annotations

from gloaming.games.invasion import INVASION
from gloaming.games.invasion.accusation import AskForSupport
from gloaming.games.invasion.aliens import AskForDeclaration
from gloaming.games.invasion.city import City
from gloaming.games.invasion.orders import LeaveOrders
from gloaming.games.invasion.rescue import CastVotes
from gloaming.games.invasion.setup import FEWEST, MOST
from gloaming.games.invasion.state import Invasion
from gloaming.games.invasion.view import View, unveil
from gloaming.kernel.values import Seat
from gloaming.server.games.base import Hosted
from gloaming.server.games.invasion.answers import default_answer


def board(game: Invasion) -> City:
    return game.city


def waiting_for(view: View) -> tuple[Seat, ...]:
    """Who is still to answer. While declarations or orders may come (INV-ALIEN-02, INV-RQ-44), and while rescue cards are laid
    (INV-RESCUE-05), nobody is told who has answered: how long somebody takes would tell of a choice that only some have."""
    match view.asked and view.asked.step:
        case AskForDeclaration() | LeaveOrders() if view.options.declare_window != "own_turn":
            return tuple(seat for seat, stated in enumerate(view.stated) if not stated)
        case CastVotes(team):
            return team
        case _:
            return view.waiting_for


HOSTED = Hosted(
    kind=INVASION,
    players=range(FEWEST, MOST + 1),
    view=View,
    unveil=unveil,
    phase=lambda game: str(game.stage),
    board=board,
    board_fields=(
        "id", "title", "size", "gathering_point", "gathering_card", "gathering_polygon", "water", "sectors", "districts",
        "spots", "roads", "starting_spots", "gathering_spots", "bridges",
    ),
    waiting_for=waiting_for,
    default_answer=default_answer,
    clocks={AskForDeclaration: "window", LeaveOrders: "vote", CastVotes: "vote", AskForSupport: "vote"},
    set_otherwise=("players", "city"),
)  # fmt: skip
