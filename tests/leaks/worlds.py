"""Pairs of worlds that one seat cannot tell apart, at moments of a game at which a server could give the difference away."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any

import msgspec

from gloaming.kernel.dice import Dice
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.steps import Option
from gloaming.server import entries as log
from gloaming.server.house import hashed
from gloaming.server.open_table import OpenTable
from gloaming.server.protocol import Settings
from gloaming.server.table import Table
from gloaming.server.wire import Sights
from tests.conformance.grounds import CULTISTS_GROUND, INVASION_GROUND
from tests.leaks.houses import CLOCK, NearHouse
from tests.proving import Ground, revealed_by_rule

Chair = int
STEPS = 5
"""Answers that a pair takes together."""
TRAITORS = ("cultists", "aliens")

HOST, HANDED_OVER, PERSON, MINDED, BOT, PROGRAM, LAST = range(7)
"""Who sits where; tables of five end with the bot. The owner of the minded seat is away."""
SEEDS = (b"one world" * 4, b"two world" * 4)
"""What nobody may learn before the end, in the log as in memory. The promise that is published is the same in both worlds: of
two seeds it could not be, but it looks like any other."""

GROUND_OF = {ground.kind.name: ground for ground in (CULTISTS_GROUND, INVASION_GROUND)}


def token_of(code: str, chair: Chair) -> str:
    """Of this table alone: a seat is found by its token."""
    return f"token {code} {chair}".ljust(32, "-")


def former_of(code: str) -> str:
    """Of the one who had the seat that was handed over."""
    return f"former {code}".ljust(32, "-")


# What is secret in a game, in words that hold for both


def traitors(kind: GameKind, game: Any) -> tuple[Chair, ...]:
    return tuple(seat for seat in range(game.options.players) if kind.team_of(game, seat) in TRAITORS)


def hidden_count(game: Any) -> int:
    """How many are dead without anybody knowing, or how many cards are an alien's."""
    if hasattr(game, "dead_since"):
        return len(game.dead_since)
    return sum(hand.count("assimilated") for hand in game.hand)


# Moments


def is_turn(game: Any) -> bool:
    """One seat is asked, and everyone knows which."""
    return len(game.choices) == 1 and not is_veiled(game)


def is_veiled(game: Any) -> bool:
    return bool(game.asking.discreet or game.asking.uniform)


def is_sealing(game: Any) -> bool:
    """Many are asked, nobody has answered, and nobody may know who does so first."""
    return is_veiled(game) and len(game.choices) >= 4 and not game.answers


def is_talk(game: Any) -> bool:
    return bool(game.asking.is_debated(game)) and len(game.choices) >= 3 and not game.answers


MOMENTS: dict[str, Callable[[Any], bool]] = {"turn": is_turn, "sealing": is_sealing, "talk": is_talk}


@dataclass(frozen=True)
class Step:
    """An answer in both worlds; to the observer they look the same."""

    seat: Chair
    codes: tuple[str, str]


@dataclass(frozen=True)
class Pair:
    name: str
    ground: Ground
    observer: Chair
    games: tuple[Any, Any]
    steps: tuple[Step, ...]
    sealers: tuple[tuple[Chair, ...], tuple[Chair, ...]] = ((), ())
    """Who seals an answer in either world before anybody looks."""

    @property
    def players(self) -> int:
        players: int = self.games[0].options.players
        return players

    @property
    def other(self) -> Chair:
        """Another seat with an owner, who is on one side in one world and on the other in the other."""
        return min(turncoats(self.ground, *self.games))

    def entries(self, world: int, code: str) -> Iterator[log.Entry]:
        """How the table came about. It is set for talk before a vote, and everyone has all the time they like."""
        settings = Settings(
            self.ground.kind.name, msgspec.to_builtins(self.games[0].options), clocks(self.ground.kind.name)
        )
        yield log.Opened(code, hashed(token_of(code, HOST)), "Hanna", HOST)
        yield log.Configured(settings)
        for chair in range(1, self.players):
            name, token = f"Person {chair}", former_of(code) if chair == HANDED_OVER else token_of(code, chair)
            seated = log.Sat(chair, hashed(token), name, chair, chair == PROGRAM)
            yield log.BotSeated(chair, "careful", f"Bot {chair}", chair) if chair == BOT else seated
        yield log.Spoken(HOST, 0, "Good evening.", None)
        yield log.Begun(SEEDS[world].hex(), self.ground.kind.rules_version)
        yield log.Covered(HANDED_OVER, covered=True)
        yield log.HandedOver(HANDED_OVER, hashed(token_of(code, HANDED_OVER)), "Nora")
        yield log.Covered(MINDED, covered=True)

    async def laid(self, house: NearHouse, world: int, code: str) -> OpenTable:
        table = await house.lay(code, *self.entries(world, code))
        put_into(table.table, self.games[world].clone())
        table.sights = Sights()
        table.table.changes += 1
        table.presence.left_at[MINDED] = CLOCK.now - 7200
        table.go_on()
        return table


def clocks(game: str) -> dict[str, int]:
    return {"talk": 600, **({"window": 0} if game == "invasion" else {})}


def put_into(table: Table, game: Any) -> None:
    """The game goes on from here. What was promised of it is the same in every world."""
    table.play.game = game
    table.play.head = msgspec.structs.replace(table.play.head, commitment="5" * 64)
    table._hear_question(0)


def pair_at(game: str, players: int, moment: str, observer: Chair, *, seed: int = 0) -> Pair:
    """The first pair in random play at such a moment that differs in who is a traitor and in how much else is hidden."""
    ground, so = GROUND_OF[game], MOMENTS[moment]
    options = ground.kind.options(players=players)
    for number in count():
        dice = Dice.seeded("everything that answers", game, players, moment, seed, number)
        for true in ground.games(options, Dice.seeded("at play", seed, number)):
            if not true.over and so(true) and dice.roll(2):
                world = ground.other_world(true, observer, dice)
                if world is not None and is_telling(ground, true, world):
                    pair = made(f"{game} {players} {moment}", ground, observer, (true.clone(), world), dice)
                    if pair is not None:
                        return pair
    raise AssertionError


def is_telling(ground: Ground, true: Any, world: Any) -> bool:
    return bool(turncoats(ground, true, world)) and hidden_count(true) != hidden_count(world)


def turncoats(ground: Ground, *games: Any) -> set[Chair]:
    """People at the table whose side depends on the world."""
    one, other = (set(traitors(ground.kind, game)) for game in games)
    return (one ^ other) & {HANDED_OVER, PERSON}


def made(name: str, ground: Ground, observer: Chair, games: tuple[Any, Any], dice: Dice) -> Pair | None:
    if "sealing" in name:
        others = [seat for seat in games[0].choices if seat not in (observer, HOST, PERSON)]
        return (
            Pair(name, ground, observer, games, (), (tuple(others[:1]), tuple(others[1:]))) if len(others) > 2 else None
        )
    taken = tuple(taken_together(ground, observer, games, dice))
    return Pair(name, ground, observer, games, taken) if len(taken) > 1 else None


def taken_together(ground: Ground, observer: Chair, games: tuple[Any, Any], dice: Dice) -> Iterator[Step]:
    """Answers, until the rules show the observer a difference."""
    true, world = games[0].clone(), games[1].clone()
    before = len(true.journal_of(observer))
    for _ in range(STEPS):
        found: tuple[Chair, Option, Option] | None = ground.answers_alike(true, world, observer, dice)
        if found is None:
            return
        seat, one, other = found
        true.answer(seat, one)
        world.answer(seat, other)
        if true.over or revealed_by_rule(true.journal_of(observer), world.journal_of(observer), observer, before):
            return
        yield Step(seat, (str(one), str(other)))
