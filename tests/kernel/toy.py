"""A tiny game for the kernel's own tests: each seat secretly picks a number; the highest one alone wins the round."""

from __future__ import annotations

import sys
from typing import Any

from gloaming.kernel.dice import Dice
from gloaming.kernel.events import Event, PrivateEvent, PublicEvent
from gloaming.kernel.game import Game
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.rules import Module, Rulebook, rule
from gloaming.kernel.steps import Choice, Option, Question, Step
from gloaming.kernel.values import Seat, Value

SEATS = 3


class ToyOptions(Value, tag=False):
    rounds: int = 2
    generous: bool = False


class Toy(Game):
    options: ToyOptions
    points: list[int] = []
    log: list[str] = []
    round: int = 0


class Pick(Option, code="pick:{number}", hidden=("number",)):
    number: int


class Cheer(Option, code="cheer"):
    pass


class Picked(PublicEvent, code="picked:{numbers}"):
    numbers: tuple[int, ...]


class Won(PublicEvent, code="won:{seat}"):
    seat: Seat | None


class Whispered(PrivateEvent, code="whispered:{seat}={word}"):
    word: str


class Buried(Event, code="buried:{word}"):
    """Nobody ever sees it."""

    word: str


@rule
def highest(game: Toy, seat: Seat) -> int:
    """The largest number this seat may pick."""
    return 3


class Round(Step):
    def run(self, game: Toy) -> None:
        game.round += 1
        game.do(PickAll(), Say("after"))
        if game.round < game.options.rounds:
            game.do(Round())


class Say(Step):
    word: str

    def run(self, game: Toy) -> None:
        game.log.append(self.word)


class PickAll(Question, clause="TOY-01"):
    def asks(self, game: Toy) -> dict[Seat, tuple[Option, ...]]:
        return {seat: tuple(Pick(n) for n in range(1, highest(game, seat) + 1)) for seat in range(SEATS)}

    def answered(self, game: Toy, answers: dict[Seat, Pick]) -> None:
        numbers = tuple(answers[seat].number for seat in range(SEATS))
        game.record(Picked(numbers))
        best = max(numbers)
        winner = numbers.index(best) if numbers.count(best) == 1 else None
        if winner is not None:
            game.points[winner] += 1
            game.do(Cheers(winner))
        game.record(Won(winner))


class Cheers(Choice):
    def options(self, game: Toy) -> tuple[Option, ...]:
        return (Cheer(),) if game.points[self.seat] > 1 else ()

    def chosen(self, game: Toy, option: Cheer | None) -> None:
        game.log.append("cheer" if option else "silence")


generous = Module("generous")


@generous.modifies(highest)
def one_more(value: int, game: Toy, seat: Seat) -> int:
    return value + 1


def empty(options: ToyOptions, key: bytes) -> Toy:
    return Toy(book=Rulebook([generous] if options.generous else []), options=options, key=key, points=[0] * SEATS)


def begin(options: ToyOptions, key: bytes) -> Toy:
    return empty(options, key).start(Round())


def refuse(view: Any, dice: Dice) -> Any:
    raise NotImplementedError


TOY = GameKind(
    name="toy",
    title="Toy",
    rules_version=1,
    players=range(2, 9),
    game=Toy,
    options=ToyOptions,
    rooms=lambda: (sys.modules[__name__],),
    begin=begin,
    empty_game=empty,
    view=lambda game, seat: game.journal_of(seat),
    determinise=refuse,
    outcome=lambda game: {"points": game.points},
    teams=("everybody",),
    team_of=lambda game, seat: "everybody",
)
