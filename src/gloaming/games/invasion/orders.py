"""Standing orders to declare, in place of a window before each turn (INV-RQ-44, standing_orders)."""

from __future__ import annotations

from gloaming.games.invasion.aliens import CONFIRM, declare
from gloaming.games.invasion.events import OrderLeft
from gloaming.games.invasion.rules import is_alien
from gloaming.games.invasion.state import Invasion
from gloaming.kernel.game import Part
from gloaming.kernel.steps import Option, Question, Step
from gloaming.kernel.values import Seat

NAME = "orders"


class Orders(Part):
    """Before whose turn each seat wants to declare in this round. Each knows its own order alone."""

    turns: tuple[Seat | None, ...]


class DeclareAt(Option, code="declareat:{turn}", clause="INV-RQ-44", hidden=("turn",)):
    """Declare before this seat's turn, if I am an alien by then."""

    turn: Seat


class LeaveOrders(Question, clause="INV-RQ-44", discreet=True, clock="vote"):
    """INV-RQ-44: once per round, before the first turn. Everyone who isn't stated has the same choice, humans too."""

    def asks(self, game: Invasion) -> dict[Seat, tuple[Option, ...]]:
        offered = (CONFIRM, *[DeclareAt(turn) for turn in game.clockwise(game.architect)])
        return {seat: offered for seat in game.seats if not game.stated[seat]}

    def answered(self, game: Invasion, answers: dict[Seat, Option]) -> None:
        orders = {seat: answer.turn for seat, answer in answers.items() if isinstance(answer, DeclareAt)}
        game.parts[NAME] = Orders(tuple([orders.get(seat) for seat in game.seats]))
        for seat, turn in orders.items():
            game.record(OrderLeft(seat, turn))


class HonourOrders(Step):
    """INV-RQ-44: before the turn player is asked. An order of one who is still human lapses, and nobody hears of it."""

    def run(self, game: Invasion) -> None:
        assert game.turn is not None
        orders = game.parts[NAME]
        assert isinstance(orders, Orders)
        for seat in game.clockwise(game.turn):
            if orders.turns[seat] == game.turn and is_alien(game, seat) and not game.stated[seat]:
                declare(game, seat)
