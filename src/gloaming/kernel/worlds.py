"""Other worlds: what every game's `determinise` needs besides its own cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from gloaming.kernel.dice import KEY_BYTES, Dice
from gloaming.kernel.game import Game

GameT = TypeVar("GameT", bound=Game)


class NoWorld(RuntimeError):
    """No world was found that agrees with the view, though the true one does: a bug in the game's worlds."""


def empty_world(view: Any, dice: Dice, empty_game: Callable[[Any, bytes], GameT]) -> GameT:
    """A game of this view's options with dice of its own, to be filled."""
    if view.unveiled is not None:
        raise ValueError("the game is over: nothing is hidden any more")
    return empty_game(view.options, dice.bits().to_bytes(64, "big")[:KEY_BYTES])


def take_up_the_question(game: Game, view: Any, dice: Dice) -> None:
    """The same question is open; what others have already answered, under seal, is anybody's guess."""
    game.questions, game.asking = view.asked.number, view.asked.step
    assert game.asking is not None
    game.choices = game.asking.asks(game)
    for seat, options in game.choices.items():
        if seat == view.seat and view.asked.answered is not None:
            game.answers[seat] = view.asked.answered
        elif seat not in view.waiting_for and seat != view.seat:
            game.answers[seat] = dice.pick(options)
