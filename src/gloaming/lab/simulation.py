"""One game between bots. The seed and the game's number decide everything in it, whoever plays it and when."""

from __future__ import annotations

from typing import Any

import msgspec

from gloaming.bots import Bot, make_bot
from gloaming.games import GAMES
from gloaming.kernel.dice import Dice
from gloaming.kernel.records import Match, write
from gloaming.kernel.values import Seat, Value
from gloaming.lab.seating import Seating


class Plan(msgspec.Struct, frozen=True):
    """What is to be played. It travels to other processes, so it names the game instead of holding it."""

    game: str
    options: Value
    seating: Seating
    seed: int
    keep_records: bool = False


class Played(msgspec.Struct, frozen=True):
    number: int
    winner: str
    reason: str
    rounds: int
    decisions: int
    record: str = ""


class Players:
    """The bots of one game. Each sits down when it is asked for the first time, with dice of its own.

    Who changes sides, where the seating is by teams, leaves the seat to a bot of the other kind."""

    def __init__(self, plan: Plan, number: int, game: Any) -> None:
        self.plan = plan
        self.number = number
        self.game = game
        self.kind = GAMES[plan.game]
        self.bots: dict[tuple[Seat, str], Bot] = {}

    def decide(self, seat: Seat) -> Any:
        kind = self.plan.seating.bot_at(self.game, seat)
        bot = self.bots.get((seat, kind))
        if bot is None:
            bot = self.bots[seat, kind] = make_bot(kind, self.plan.game, self.dice(seat))
        view = self.kind.view(self.game, seat)
        return bot.decide(view, view.asked)

    def dice(self, seat: Seat) -> Dice:
        return Dice.seeded("simulate", self.plan.seed, self.number, "bot", seat)


def simulate(plan: Plan, number: int) -> Played:
    """Play the game of this number to its end."""
    try:
        return _played(plan, number)
    except Exception as fault:
        fault.add_note(f"This happened in game {number} of seed {plan.seed}, with {plan.options}.")
        raise


def _played(plan: Plan, number: int) -> Played:
    kind, key = GAMES[plan.game], Dice.seeded("simulate", plan.seed, number).key
    match = Match(kind, plan.options, key) if plan.keep_records else None  # to hash every state takes time
    game = match.game if match else kind.begin(plan.options, key)
    answer = match.answer if match else game.answer
    players = Players(plan, number, game)
    decisions = 0
    while not game.over:
        for seat in game.waiting_for:
            answer(seat, players.decide(seat))
            decisions += 1
    end = kind.outcome(game)
    return Played(number, end.winner, end.reason, end.rounds, decisions, write(match.record) if match else "")
