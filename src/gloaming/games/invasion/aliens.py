"""Aliens in the open: the declaration, and the invasion by a stated alien (INV-ALIEN)."""

from __future__ import annotations

from gloaming.games.invasion.accusation import show_card, state_alien
from gloaming.games.invasion.events import Invaded
from gloaming.games.invasion.rules import districts_controlled
from gloaming.games.invasion.state import ASSIMILATED, Agent, Invasion
from gloaming.games.invasion.tokens import lay_tokens
from gloaming.kernel.steps import Option, Question
from gloaming.kernel.values import Seat


class Confirm(Option, code="confirm", quiet=True):
    """The turn may begin."""


class Declare(Option, code="declare", confirm=True):
    """I am an alien (INV-ALIEN-02)."""


CONFIRM = Confirm()
HUMAN_ANSWERS: tuple[Option, ...] = (CONFIRM,)
ALIEN_ANSWERS: tuple[Option, ...] = (CONFIRM, Declare())


class AskForDeclaration(Question, clause="INV-ALIEN-02", uniform=True, discreet=True, clock="window"):
    """INV-ALIEN-02 to -07, INV-RQ-44: before each turn. All who are not stated are asked: being asked must tell nothing."""

    def asks(self, game: Invasion) -> dict[Seat, tuple[Option, ...]]:
        stated, hand = game.stated, game.hand
        if game.options.declare_window == "every_turn":
            asked: list[Seat] | range = game.seats
        else:
            asked = [] if game.turn is None else [game.turn]
        return {
            seat: ALIEN_ANSWERS if ASSIMILATED in hand[seat] else HUMAN_ANSWERS for seat in asked if not stated[seat]
        }

    def answered(self, game: Invasion, answers: dict[Seat, Option]) -> None:
        assert game.turn is not None
        for seat in game.clockwise(game.turn):
            if isinstance(answers.get(seat), Declare):
                declare(game, seat)


def declare(game: Invasion, seat: Seat) -> None:
    """INV-ALIEN-03, INV-RQ-43: with one Assimilated! card."""
    show_card(game, seat, game.hand[seat].index(ASSIMILATED))
    state_alien(game, seat, "declaration")


class Invade(Option, code="invade:{agent}"):
    """INV-ALIEN-11: around this agent."""

    agent: Agent


def invade(game: Invasion, seat: Seat, agent: Agent) -> None:
    """INV-ALIEN-11 to -13, INV-RQ-57: tokens on all that the agent controls, even if that is nothing."""
    game.record(Invaded(seat, agent))
    lay_tokens(game, districts_controlled(game, agent))
