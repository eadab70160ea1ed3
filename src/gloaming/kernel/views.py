"""What every game's view begins with: who looks, what it remembers, and the question of the moment."""

from __future__ import annotations

from gloaming.kernel.events import Event
from gloaming.kernel.game import Game
from gloaming.kernel.steps import Option, Question
from gloaming.kernel.values import Seat, Value


class Asked(Value, tag=False):
    """The question of the moment, as this seat hears it."""

    number: int
    step: Question
    options: tuple[Option, ...]
    """What this seat may answer; empty if it is not asked or has answered."""
    answered: Option | None
    """The answer this seat has given and that is still sealed."""

    @property
    def clause(self) -> str:
        return self.step.clause


def asked_of(game: Game, seat: Seat | None) -> Asked | None:
    """What this seat, or a spectator, hears; of the others' sealed answers nothing."""
    if game.asking is None:
        return None
    if seat is None:
        return Asked(game.questions, game.asking, (), None)
    answered = game.answers.get(seat)
    return Asked(game.questions, game.asking, () if answered else game.choices.get(seat, ()), answered)


def awaited(game: Game) -> tuple[Seat, ...]:
    """Who is still to answer, as far as the table may know it: of a discreet question, everyone who was asked."""
    if game.asking is not None and (game.asking.discreet or game.asking.uniform):
        return tuple(game.choices)
    return game.waiting_for


def memory_of(game: Game, seat: Seat | None, journal: tuple[Event, ...] | None) -> tuple[Event, ...]:
    """This seat's journal, unless a caller has it already. There must be somebody at that seat."""
    if seat is not None and not 0 <= seat < game.options.players:
        raise ValueError(f"there is nobody at seat {seat}")
    return game.memory_of(seat) if journal is None else journal
