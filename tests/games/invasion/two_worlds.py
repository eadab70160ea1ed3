"""The two-worlds test for Invasion: what a seat is shown may depend on nothing that it may not know.

Another world is made for a seat in the middle of random play; both take the same answers and must look the same to it
until an event that the rules let reveal something tells them apart. Both have the same dice, so that chance alone does
not part them."""

from __future__ import annotations

from dataclasses import dataclass, field

from gloaming.games.invasion import INVASION, Options
from gloaming.games.invasion.agents import MoveTo
from gloaming.games.invasion.state import Invasion
from gloaming.games.invasion.view import View
from gloaming.games.invasion.worlds import NoWorld
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import Refused
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat
from tests.games.invasion.random_play import random_answer, random_game, random_table

STEPS_TOGETHER = 20
"""How many answers both worlds take together before another pair of worlds is made."""


@dataclass
class Findings:
    comparisons: int = 0
    worlds: int = 0
    different: int = 0
    """Worlds whose hidden cards really differed from the true ones."""
    other_aliens: int = 0
    """Worlds in which others are aliens."""
    leaks: list[str] = field(default_factory=list)


def look(game: Invasion, seat: Seat | None) -> tuple[View, str]:
    """Everything that reaches this seat: its view, and the error it gets for a wrong answer."""
    return INVASION.view(game, seat), complaint(game, seat)


def complaint(game: Invasion, seat: Seat | None) -> str:
    if seat is None:
        return ""
    try:
        game.answer(seat, MoveTo("nowhere"))
    except Refused as fault:
        return str(fault)
    raise AssertionError("an answer that is never offered was taken")


def differences(one: tuple[View, str], other: tuple[View, str]) -> list[str]:
    unveiled = {"unveiled"} if one[0].unveiled and other[0].unveiled else set()  # after the end all lies open
    known = [name for name in View.__struct_fields__ if name not in unveiled]
    fields = [name for name in known if getattr(one[0], name) != getattr(other[0], name)]
    return fields + (["error"] if one[1] != other[1] else [])


def revealed_by_rule(true: View, other: View) -> bool:
    """Whether the first event in which the two journals part is one that the rules let reveal something."""
    for one, two in zip(true.journal, other.journal, strict=False):
        if one != two:
            return one.reveals or two.reveals
    longer = max(true.journal, other.journal, key=len)
    shorter = min(len(true.journal), len(other.journal))
    return len(true.journal) != len(other.journal) and longer[shorter].reveals


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


def other_world(game: Invasion, seat: Seat | None, dice: Dice) -> Invasion | None:
    """Another world for this seat; sealed answers in it look like the true ones, or there is none this time."""
    world: Invasion = INVASION.determinise(INVASION.view(game, seat), dice)
    world.key, world.rolled = game.key, game.rolled
    if dice.roll(2):  # the true order of the events is possible too; then the two worlds stay together for longer
        for pile in ("event_deck", "upcoming", "prevented", "planned"):
            setattr(world, pile, getattr(game, pile))
        if game.asking is not None:
            world.choices = game.asking.asks(world)
    for answered, option in game.answers.items():
        if answered != seat:
            alike = same_to_others(option, world.choices.get(answered, ()), dice)
            if alike is None:
                return None
            world.answers[answered] = alike
    return world


def compare_on(game: Invasion, seat: Seat | None, dice: Dice, found: Findings, where: str) -> None:
    """Make a second world and let both go on together for some answers."""
    try:
        world = other_world(game, seat, dice)
    except NoWorld:
        found.leaks.append(f"{where}, seat {seat}: no other world was found, though the true one exists")
        return
    if world is None:
        return
    found.worlds += 1
    found.different += world.event_deck != game.event_deck or world.deck != game.deck or world.hand != game.hand
    found.other_aliens += [*map(set, world.hand)] != [*map(set, game.hand)]
    game = game.clone()
    for _ in range(STEPS_TOGETHER + 1):
        found.comparisons += 1
        mine, theirs = look(game, seat), look(world, seat)
        differ = differences(mine, theirs)
        if differ:
            if not revealed_by_rule(mine[0], theirs[0]):
                found.leaks.append(f"{where}, seat {seat}: {', '.join(differ)} after {game.journal[-1]}")
            return
        if game.over or not go_on(game, world, seat, dice):
            return


def go_on(game: Invasion, world: Invasion, seat: Seat | None, dice: Dice) -> bool:
    """One more answer in both worlds."""
    answering = dice.pick(game.waiting_for)
    option = random_answer(game, answering, dice, keen=dice.roll(2) == 0)
    offered = world.choices[answering]
    other = option if answering == seat else same_to_others(option, offered, dice)
    if other is None or other not in offered:
        return False  # in the other world nobody could have done that
    game.answer(answering, option)
    world.answer(answering, other)
    return True


def search(seed: int, games: int, comparisons: int | None = None, table: Options | None = None) -> Findings:
    """Look for leaks in so many random games, at any tables or at one, or until so many comparisons are made."""
    found = Findings()
    for number in range(games):
        dice = Dice.seeded("two worlds", seed, number)
        options = table or random_table(dice)
        for game in random_game(options, Dice.seeded("play", seed, number), keen=bool(number % 2)):
            if game.over:
                break
            if dice.roll(12) == 0:
                seat = (None, *range(options.players))[dice.roll(options.players + 1)]
                compare_on(game, seat, dice, found, f"seed {seed}, game {number}, question {game.questions}")
        if comparisons is not None and found.comparisons >= comparisons:
            break
    return found
