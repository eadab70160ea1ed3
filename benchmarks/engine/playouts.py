"""Play at random: ours, and the same with python-chess."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from time import process_time
from types import ModuleType
from typing import Any, NamedTuple

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.options import Level
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import Refused
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.values import Value

LEVEL: Level = "experienced"
LONG = 10
"""The hours of a game that goes to its very end."""


class Burst(NamedTuple):
    """So much done in so much time of this process. Time that other processes take is not counted."""

    done: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.done / self.seconds


def burst(once: Callable[[], int], seconds: float) -> Burst:
    """Do it over and over for about so long; `once` says how much it did."""
    done, begun = 0, process_time()
    while (passed := process_time() - begun) < seconds:
        done += once()
    return Burst(done, passed)


# Ours


def table(players: int) -> Options:
    return Options(players=players, level=LEVEL)


def random_game(options: Value, chance: Random, kind: GameKind = CULTISTS) -> Callable[[], int]:
    """A whole game from set-up to end, every question put and every option worked out; the decisions in it.

    Here and in chess one draws evenly by `random()`: `choice` takes longer, and it is not what is measured."""
    random = chance.random

    def once() -> int:
        game, decisions = kind.begin(options, chance.randbytes(32)), 0
        while not game.over:
            for seat, offered in game.choices.items():
                game.answer(seat, offered[int(random() * len(offered))])
                decisions += 1
        return decisions

    return once


def patient(game: Any, chance: Random) -> Iterator[tuple[int, Any]]:
    """Random answers, one after the other, but nobody claims, accuses or reveals rashly: such games are long."""
    while not game.over:
        for seat, offered in game.choices.items():
            calm = [option for option in offered if not option.confirm]
            yield seat, chance.choice(calm or offered)


def in_the_middle(players: int, count: int) -> list[Any]:
    """Games that have come to the middle of hour 5."""
    games: list[Any] = []
    number = 0
    while len(games) < count:
        number += 1
        game = CULTISTS.begin(table(players), Dice.seeded("bench", players, number).key)
        for seat, option in patient(game, Random(number)):
            if game.round == LONG // 2 and game.phase == "action":
                games.append(game)
                break
            game.answer(seat, option)
    return games


def long_games(players: int, count: int) -> list[int]:
    """The numbers of patient games that go to the last hour."""
    numbers: list[int] = []
    number = 0
    while len(numbers) < count:
        number += 1
        game = CULTISTS.begin(table(players), Dice.seeded("bench", players, number).key)
        for seat, option in patient(game, Random(number)):
            game.answer(seat, option)
        if game.round == LONG:
            numbers.append(number)
    return numbers


# The yardstick


def yardstick() -> ModuleType:
    try:
        import chess
    except ImportError as fault:
        raise Refused("The yardstick python-chess is not installed; install it with: make setup ARGS=dev") from fault
    return chess


def chess_game(chess: Any, chance: Random) -> Callable[[], int]:
    """A whole game in python-chess's own words: is it over, what is legal, push one of them."""
    random = chance.random

    def once() -> int:
        board, moves = chess.Board(), 0
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[int(random() * len(legal))])
            moves += 1
        return moves

    return once


def lean_chess_game(chess: Any, chance: Random) -> Callable[[], int]:
    """The same with the ends checked by hand: faster, for legal moves are generated once, and no position is compared."""
    random = chance.random

    def once() -> int:
        board, moves = chess.Board(), 0
        while (legal := list(board.legal_moves)) and board.halfmove_clock < 150:
            if board.is_insufficient_material():
                break
            board.push(legal[int(random() * len(legal))])
            moves += 1
        return moves

    return once
