"""The proving ground: random play of a game, and the two-worlds test.

What a seat is shown may depend on nothing that it may not know. Take a game in the middle of random play and a seat.
Make another world in which everything that this seat cannot know is drawn anew (`determinise`). Both must look the same
to it: view, journal, options, who is waited for, and what it hears when it answers wrongly. Then both worlds go on by
the same answers, each giver with a card of its own where the true one is not at hand, and must still look the same after
each, until an event that the rules let reveal something tells them apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, ClassVar

from gloaming.kernel.dice import KEY_BYTES, Dice
from gloaming.kernel.errors import Refused
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat
from gloaming.kernel.worlds import NoWorld


class Unheard(Option):
    """An answer that no game offers."""

    code: ClassVar[str] = "unheard"


@dataclass
class Findings:
    comparisons: int = 0
    worlds: int = 0
    different: Counter[str] = field(default_factory=Counter)
    """How many worlds really differed from the true one, in anything, and in each of the game's secrets."""
    leaks: list[str] = field(default_factory=list)

    def add(self, other: Findings) -> None:
        self.comparisons += other.comparisons
        self.worlds += other.worlds
        self.different += other.different
        self.leaks += other.leaks


def any_answer(game: Any, seat: Seat, dice: Dice) -> Option:
    answer: Option = dice.pick(game.choices[seat])
    return answer


def leave_it(game: Any, world: Any, dice: Dice) -> None:
    """Nothing is done to bring two worlds closer together."""


@dataclass(frozen=True)
class Ground:
    """A game on trial: which tables there are, how it is played at random, and what it keeps secret."""

    kind: GameKind
    table: Callable[[Dice], Any]
    """Any table at all."""
    secrets: Callable[[Any], dict[str, Any]]
    """(game) -> what is hidden in it, by name: worlds that are all alike would prove nothing."""
    pick: Callable[[Any, Seat, Dice], Option] = any_answer
    """How a random player answers: mostly at random, but not so that every game is over at once."""
    align: Callable[[Any, Any, Dice], None] = leave_it
    """(game, world, dice): let both share what this seat could not tell anyway, so that they stay together for longer."""
    together: int = 6
    """How many answers both worlds take together before another pair is made."""
    every: int = 5
    """A pair of worlds is made at one question in so many."""

    # Random play

    def games(self, options: Any, dice: Dice) -> Iterator[Any]:
        """A game of random play: yielded when it begins, and after every answer."""
        game = self.kind.begin(options, dice.bits().to_bytes(64, "big")[:KEY_BYTES])
        yield game
        while not game.over:
            seat = dice.pick(game.waiting_for)
            game.answer(seat, self.pick(game, seat, dice))
            yield game

    def finished(self, options: Any, dice: Dice) -> Any:
        *_, game = self.games(options, dice)
        return game

    # Two worlds

    def search(self, seed: int, games: int, comparisons: int | None = None, table: Any = None) -> Findings:
        """Look for leaks in so many random games, at any tables or at one, or until so many comparisons are made."""
        found = Findings()
        for number in range(games):
            dice = Dice.seeded("two worlds", seed, number)
            options = table or self.table(dice)
            for game in self.games(options, Dice.seeded("play", seed, number)):
                if not game.over and dice.roll(self.every) == 0:
                    seat = (None, *range(options.players))[dice.roll(options.players + 1)]
                    where = f"{self.kind.name}, seed {seed}, game {number}, question {game.questions}"
                    self.compare(game, seat, dice, found, where)
            if comparisons is not None and found.comparisons >= comparisons:
                break
        return found

    def compare(self, game: Any, seat: Seat | None, dice: Dice, found: Findings, where: str) -> None:
        """Make a second world and let both go on together for some answers."""
        try:
            world = self.other_world(game, seat, dice)
        except NoWorld:
            found.leaks.append(f"{where}, seat {seat}: no other world was found, though the true one exists")
            return
        if world is None:
            return
        found.worlds += 1
        found.different.update(self.differing(game, world))
        game = game.clone()
        for _ in range(self.together + 1):
            found.comparisons += 1
            mine, theirs = self.look(game, seat), self.look(world, seat)
            differ = differences(mine, theirs)
            if differ:
                if not revealed_by_rule(mine[0], theirs[0]):
                    found.leaks.append(f"{where}, seat {seat}: {', '.join(differ)} after {game.journal[-1]}")
                return
            if game.over or not self.go_on(game, world, seat, dice):
                return

    def differing(self, game: Any, world: Any) -> list[str]:
        """In which secrets the worlds differ, and "anything" if there is one."""
        true, other = self.secrets(game), self.secrets(world)
        names = [name for name in true if true[name] != other[name]]
        return [*names, "anything"] if names else []

    def other_world(self, game: Any, seat: Seat | None, dice: Dice) -> Any:
        """Another world for this seat; sealed answers in it look like the true ones, or there is none this time."""
        world = self.kind.determinise(self.kind.view(game, seat), dice)
        self.align(game, world, dice)
        for answered, option in game.answers.items():
            if answered != seat:
                alike = same_to_others(option, world.choices.get(answered, ()), dice)
                if alike is None:
                    return None
                world.answers[answered] = alike
        return world

    def go_on(self, game: Any, world: Any, seat: Seat | None, dice: Dice) -> bool:
        """One more answer in both worlds."""
        answering = dice.pick(game.waiting_for)
        option = self.pick(game, answering, dice)
        offered = world.choices[answering]
        other = option if answering == seat else same_to_others(option, offered, dice)
        if other is None or other not in offered:
            return False  # in the other world nobody could have done that
        game.answer(answering, option)
        world.answer(answering, other)
        return True

    def look(self, game: Any, seat: Seat | None) -> tuple[Any, str]:
        """Everything that reaches this seat: its view, and the error it gets for a wrong answer."""
        return self.kind.view(game, seat), complaint(game, seat)


def complaint(game: Any, seat: Seat | None) -> str:
    if seat is None:
        return ""
    try:
        game.answer(seat, Unheard())
    except Refused as fault:
        return str(fault)
    raise AssertionError("an answer that is never offered was taken")


def differences(one: tuple[Any, str], other: tuple[Any, str]) -> list[str]:
    unveiled = {"unveiled"} if one[0].unveiled and other[0].unveiled else set()  # after the end all lies open
    known = [name for name in one[0].__struct_fields__ if name not in unveiled]
    fields = [name for name in known if getattr(one[0], name) != getattr(other[0], name)]
    return fields + (["error"] if one[1] != other[1] else [])


def revealed_by_rule(true: Any, other: Any) -> bool:
    """Whether the first event in which the two journals part is one that the rules let reveal something."""
    for one, two in zip(true.journal, other.journal, strict=False):
        if one != two:
            return bool(one.reveals or two.reveals)
    longer = max(true.journal, other.journal, key=len)
    shorter = min(len(true.journal), len(other.journal))
    return len(true.journal) != len(other.journal) and bool(longer[shorter].reveals)


def same_to_others(option: Option, offered: tuple[Option, ...], dice: Dice) -> Option | None:
    """An answer that looks the same from outside: the very same, or one that differs in hidden fields only."""
    if option in offered:
        return option
    shown = [name for name in option.__struct_fields__ if name not in option.hidden]
    alike = [
        other
        for other in offered
        if type(other) is type(option) and all(getattr(other, name) == getattr(option, name) for name in shown)
    ]
    return dice.pick(alike) if alike else None
