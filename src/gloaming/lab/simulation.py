"""One game between bots. The seed and the game's number decide everything in it, in any process."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

import msgspec

from gloaming.bots import Bot, make_bot
from gloaming.bots.base import Talker
from gloaming.bots.talking import round_of_words
from gloaming.games import GAMES
from gloaming.kernel.dice import Dice
from gloaming.kernel.options import chosen
from gloaming.kernel.records import Match, write
from gloaming.kernel.talk import Said
from gloaming.kernel.values import Seat, Value
from gloaming.lab.balance.subjects import subject_of
from gloaming.lab.seating import Seating


class Plan(msgspec.Struct, frozen=True):
    """What to play. It travels to other processes, so it names the game instead of holding it."""

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
    happened: Mapping[str, tuple[int, ...]] = {}
    """The rounds in which each of what the game's balance study counts took place."""


class Witness(Protocol):
    """Somebody who watches a game from behind every seat."""

    def begin(self, game: Any) -> None: ...

    def answered(self, seat: Seat, option: Any) -> None:
        """Told before the game hears it."""


class Players:
    """The bots of one game. Each sits down when it is asked for the first time, with dice of its own.

    Who changes sides, where the seating is by teams, leaves the seat to a bot of the other kind."""

    def __init__(self, plan: Plan, number: int, game: Any) -> None:
        self.plan = plan
        self.number = number
        self.game = game
        self.kind = GAMES[plan.game]
        self.bots: dict[tuple[Seat, str], Bot] = {}
        self.talkers: dict[tuple[Seat, str], Talker] = {}
        self.talk: list[Said] = []
        """All that was said at this table, oldest first."""

    def decide(self, seat: Seat) -> Any:
        key = seat, self.plan.seating.bot_at(self.game, seat)
        bot = self.bots[key] if key in self.bots else self.sit_down(key)
        if key in self.talkers:
            self.talkers[key].hear(self.talk)
        view = self.look(seat)
        return bot.decide(view, view.asked)

    def look(self, seat: Seat) -> Any:
        return self.kind.view(self.game, seat)

    def sit_down(self, key: tuple[Seat, str]) -> Bot:
        seat, kind = key
        return self.seated(key, make_bot(kind, self.plan.game, self.dice(seat), counted=True, studied=True))

    def seated(self, key: tuple[Seat, str], bot: Bot) -> Bot:
        self.bots[key] = bot
        if isinstance(bot, Talker):
            self.talkers = dict(sorted([*self.talkers.items(), (key, bot)]))
        return bot

    def let_speak(self) -> None:
        """Bots that talk may say something about what has just been settled."""
        if self.talkers and not self.game.over:
            seating, game = self.plan.seating, self.game
            present = [(seat, bot) for (seat, kind), bot in self.talkers.items() if seating.bot_at(game, seat) == kind]
            round_of_words(self.kind, present, self.look, self.talk)

    def dice(self, seat: Seat) -> Dice:
        return Dice.seeded("simulate", self.plan.seed, self.number, "bot", seat)


def simulate(plan: Plan, number: int) -> Played:
    """Play the game of this number to its end, and say what became of it."""
    done = played_out(plan, number)
    end, subject = GAMES[plan.game].outcome(done.game), subject_of(plan.game)
    happened = subject.happenings(subject.observe(done.game))
    return Played(number, end.winner, end.reason, end.rounds, done.decisions, done.record, happened)


class Finished(NamedTuple):
    """A game that is over, for those who count what happened in it."""

    game: Any
    decisions: int
    record: str


def played_out(
    plan: Plan, number: int, witness: Witness | None = None, sat: Callable[[Plan, int, Any], Players] = Players
) -> Finished:
    """`sat`: who takes the seats, where they are not bots by their kinds alone."""
    try:
        return _played_out(plan, number, witness, sat)
    except Exception as fault:
        fault.add_note(f"This happened in game {number} of seed {plan.seed}, with {plan.options}.")
        raise


def _played_out(plan: Plan, number: int, witness: Witness | None, sat: Callable[[Plan, int, Any], Players]) -> Finished:
    kind, key = GAMES[plan.game], Dice.seeded("simulate", plan.seed, number).key
    options = kind.options(**chosen(plan.options))  # a record has to be the same text in every process
    match = Match(kind, options, key) if plan.keep_records else None  # to hash every state takes time
    game = match.game if match else kind.begin(options, key)
    answer = match.answer if match else game.answer
    players = sat(plan, number, game)
    decisions = 0
    if witness:
        witness.begin(game)
    while not game.over:
        for seat in game.waiting_for:
            option = players.decide(seat)
            if witness:
                witness.answered(seat, option)
            answer(seat, option)
            decisions += 1
        players.let_speak()
    return Finished(game, decisions, write(match.record) if match else "")
