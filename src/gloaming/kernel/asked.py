"""The question of the moment, as a seat hears it: a part of every game's view."""

from __future__ import annotations

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
