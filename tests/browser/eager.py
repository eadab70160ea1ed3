"""Random games in which everybody, cultists too, works for the shelf: the ritual and the Professions are reached soon."""

from __future__ import annotations

from functools import cache

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.rules import on_route
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Option
from tests.server.prepared import Moment, Past

WANTED = (
    "CheckRoom",
    "FightCultist",
    "ShootCultist",
    "FillRoom",
    "WatchRoom",
    "SecureHallway",
    "Rope",
    "Revive",
    "SwapDeck",
)
UNWANTED = ("claim", "/sabotage", "/failure", "give:dead", "vote", "assassinate")
"""Beginnings or ends of answers that end games, or spoil rooms."""


def eager_answer(game: Cultists, seat: int, dice: Dice) -> Option:
    offered = game.choices[seat]
    harmless = [option for option in offered if not any(word in str(option) for word in UNWANTED)] or list(offered)
    for kind in WANTED:
        liked = [option for option in harmless if type(option).__name__ == kind]
        if liked and dice.roll(10) < 9:
            return dice.pick(liked)
    useful = [option for option in harmless if leads_to_work(game, seat, option)]
    return dice.pick(useful if useful and dice.roll(10) < 9 else harmless)


def leads_to_work(game: Cultists, seat: int, option: Option) -> bool:
    """A way into, or a stay in, a Room where this seat may act and something is left to do."""
    place = getattr(option, "at", getattr(option, "to", None))
    if not isinstance(place, str) or place not in game.board.rooms or game.finished[place]:
        return False
    return on_route(game, seat, place) and place not in game.cultist_tokens


@cache
def eager_past(options: Options, moment: Moment, most: int = 3000) -> Past:
    for number in range(most):
        dice = Dice.seeded("eager", number)
        game: Cultists = CULTISTS.begin(options, dice.key)
        answers: list[tuple[int, str]] = []
        while not game.over and not moment(game):
            seat = dice.pick(game.waiting_for)
            option = eager_answer(game, seat, dice)
            game.answer(seat, option)
            answers.append((seat, str(option)))
        if moment(game):
            return Past(dice.key, tuple(answers))
    raise AssertionError("no eager game has such a moment")


def played(options: Options, past: Past) -> Cultists:
    """The game at its moment."""
    game: Cultists = CULTISTS.begin(options, past.seed)
    for seat, answer in past.answers:
        game.answer(seat, next(option for option in game.choices[seat] if str(option) == answer))
    return game
