"""The proving ground: random play of a game, and the two-worlds test.

What a seat is shown may depend on nothing that it may not know. Take a game in the middle of random play and a seat.
Make another world in which everything that this seat can't know is redrawn (`determinise`). Both must look the same
to it: view, journal, options, who is waited for, and what it hears when it answers wrongly. Then both worlds are played
on by the same answers, each giver with a card of its own where the true one is not at hand, and must still look the same
after each, until an event that the rules let reveal something *to this seat* tells them apart.

On the way every event is held against its own word: each seat must see of it what `Event.reveals` gives that seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count, zip_longest
from typing import Any

from gloaming.kernel.dice import KEY_BYTES, Dice
from gloaming.kernel.errors import Refused
from gloaming.kernel.events import Event
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat
from gloaming.kernel.worlds import NoWorld

TRIES = 8
"""How many answers are drawn until one can be given in both worlds."""


class NeverOffered(Option, code="unheard"):
    """An answer that no game offers."""


@dataclass
class Findings:
    comparisons: int = 0
    worlds: int = 0
    to_the_end: int = 0
    """How many pairs of worlds were still alike when the game was over."""
    different: Counter[str] = field(default_factory=Counter)
    """How many worlds really differed from the true one, in anything, and in each of the game's secrets."""
    events: Counter[str] = field(default_factory=Counter)
    """How many events of each kind were held against what they reveal."""
    leaks: list[str] = field(default_factory=list)

    def add(self, other: Findings) -> None:
        self.comparisons += other.comparisons
        self.worlds += other.worlds
        self.to_the_end += other.to_the_end
        self.different += other.different
        self.events += other.events
        self.leaks += other.leaks


def any_answer(game: Any, seat: Seat, dice: Dice) -> Option:
    answer: Option = dice.pick(game.choices[seat])
    return answer


def look_alike(_: Any, one: Option, other: Option) -> bool:
    """Whether two answers differ in hidden fields only."""
    shown = [name for name in one.__struct_fields__ if name not in one.hidden]
    return type(one) is type(other) and all(getattr(one, name) == getattr(other, name) for name in shown)


def as_it_is(options: Any) -> Any:
    return options


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
    """How a random player answers: mostly at random, but without ending every game at once."""
    align: Callable[[Any, Any, Dice], None] = leave_it
    """(game, world, dice): let both share what this seat couldn't tell anyway, so they stay together for longer."""
    fixed: Callable[[Any], Any] = as_it_is
    """(options) -> the same table, where nothing public from the start is random: who begins, say."""
    alike: Callable[[Any, Option, Option], bool] = look_alike
    """(game, one, other) -> whether nobody else can tell these answers apart before the rules reveal them."""
    together: int = 7
    """How many answers most pairs of worlds take together."""
    whole: int = 10
    """One pair in so many is played on to the end of the game."""
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

    def search(
        self, seed: int, games: int, comparisons: int | None = None, table: Any = None, *, one_is_enough: bool = False
    ) -> Findings:
        """Look for leaks in so many random games, at any tables or at one, or until so many comparisons are made."""
        found = Findings()
        for number in range(games):
            for _ in self.trial(seed, number, table, found):
                if one_is_enough and found.leaks:
                    return found
            if comparisons is not None and found.comparisons >= comparisons:
                break
        return found

    def trial(self, seed: int, number: int, table: Any, found: Findings) -> Iterator[None]:
        """One random game: the sights of everything that happens in it, and pairs of worlds here and there."""
        dice = Dice.seeded("two worlds", seed, number)
        options = table or self.table(dice)
        lookers = (None, *range(options.players))
        self.compare_deals(options, seed, number, found)
        known = 0
        for game in self.games(options, Dice.seeded("play", seed, number)):
            where = f"{self.kind.name}, seed {seed}, game {number}, question {game.questions}"
            for event in game.journal[known:]:
                found.events[type(event).__name__] += 1
                found.leaks += [f"{where}, {fault}" for seat in lookers for fault in wrong_sights(event, seat)]
            known = len(game.journal)
            if not game.over and dice.roll(self.every) == 0:
                self.compare(game, lookers[dice.roll(len(lookers))], dice, found, where)
            yield

    def compare_deals(self, options: Any, seed: int, number: int, found: Findings) -> None:
        """Two deals at one table are two worlds as well: what each seat hears of them may part only by rule. Nothing else
        puts the events of set-up on trial, since a world that is made from a view has that view's past."""
        fixed = self.fixed(options)
        true, other = [next(self.games(fixed, Dice.seeded("deal", seed, number, deal))) for deal in range(2)]
        for seat in (None, *range(options.players)):
            found.comparisons += 1
            mine, theirs = true.journal_of(seat), other.journal_of(seat)
            if mine != theirs and not revealed_by_rule(mine, theirs, seat):
                found.leaks.append(f"{self.kind.name}, seed {seed}, deals of game {number}, seat {seat}: journal")

    def compare(self, game: Any, seat: Seat | None, dice: Dice, found: Findings, where: str) -> None:
        """Make a second world and play both on together: for some answers, or to the end."""
        try:
            world = self.other_world(game, seat, dice)
        except NoWorld:
            found.leaks.append(f"{where}, seat {seat}: no other world was found, though the true one exists")
            return
        if world is None:
            return
        whole = found.worlds % self.whole == 0
        found.worlds += 1
        found.different.update(self.differing(game, world))
        game, before = game.clone(), len(game.journal_of(seat))
        dice = Dice.seeded("together", where, seat)  # how long these two last changes nothing for the next pair
        for answers in count():
            found.comparisons += 1
            mine, theirs = self.look(game, seat), self.look(world, seat)
            differ = differences(mine, theirs)
            if differ:
                if not revealed_by_rule(mine[0].journal, theirs[0].journal, seat, before):
                    found.leaks.append(f"{where}, seat {seat}: {', '.join(differ)} after {game.journal[-1]}")
                return
            found.to_the_end += game.over
            if game.over or (answers == self.together and not whole) or not self.go_on(game, world, seat, dice):
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
                unseen = self.unseen_answer(game, option, world.choices.get(answered, ()), dice)
                if unseen is None:
                    return None
                world.answers[answered] = unseen
        return world

    def go_on(self, game: Any, world: Any, seat: Seat | None, dice: Dice) -> bool:
        """One more answer in both worlds; False where nothing that was tried can be done in both."""
        found = self.answers_alike(game, world, seat, dice)
        if found is not None:
            answering, option, other = found
            game.answer(answering, option)
            world.answer(answering, other)
        return found is not None

    def answers_alike(self, game: Any, world: Any, seat: Seat | None, dice: Dice) -> tuple[Seat, Option, Option] | None:
        """Somebody's answer in both worlds that this seat could not tell apart."""
        answering = dice.pick(game.waiting_for)
        offered = world.choices[answering]
        for _ in range(TRIES):
            option = self.pick(game, answering, dice)
            other = option if answering == seat else self.unseen_answer(game, option, offered, dice)
            if other is not None and other in offered:
                return answering, option, other
        return None

    def unseen_answer(self, game: Any, option: Option, offered: tuple[Option, ...], dice: Dice) -> Option | None:
        """Somebody else's answer in the other world, if there is one that looks the same: at times by chance another."""
        alike = [other for other in offered if self.alike(game, option, other)]
        if option in alike and (len(alike) == 1 or dice.roll(4)):
            return option
        return dice.pick(alike) if alike else None

    def look(self, game: Any, seat: Seat | None) -> tuple[Any, str]:
        """Everything that reaches this seat: its view, and the error it gets for a wrong answer."""
        return self.kind.view(game, seat), complaint(game, seat)


def complaint(game: Any, seat: Seat | None) -> str:
    if seat is None:
        return ""
    try:
        game.answer(seat, NeverOffered())
    except Refused as fault:
        return str(fault)
    raise AssertionError("an answer that is never offered was taken")


def differences(one: tuple[Any, str], other: tuple[Any, str]) -> list[str]:
    unveiled = {"unveiled"} if one[0].unveiled and other[0].unveiled else set()  # after the end all lies open
    known = [name for name in one[0].__struct_fields__ if name not in unveiled]
    fields = [name for name in known if getattr(one[0], name) != getattr(other[0], name)]
    return fields + (["error"] if one[1] != other[1] else [])


def wrong_sights(event: Event, seat: Seat | None) -> list[str]:
    """Where what this seat sees of an event is not what the rules show it."""
    seen, allowed = event.seen_by(seat), event.reveals.sight(event, seat)
    return [] if seen == allowed else [f"seat {seat}: sees {seen} of {event}, where the rules show {allowed}"]


def revealed_by_rule(true: tuple[Event, ...], other: tuple[Event, ...], seat: Seat | None, before: int = 0) -> bool:
    """Whether a seat's journals part at an event that the rules let reveal something to it. The first `before` events had
    happened when the second world was made: there is no excuse for those."""
    for place, (one, two) in enumerate(zip_longest(true, other)):
        if one != two:
            return place >= before and any(event and event.reveals.parts(event, seat) for event in (one, two))
    return False
