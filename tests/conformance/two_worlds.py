"""The two-worlds test: what a seat is shown may depend on nothing that it may not know.

Take a game in the middle of random play and a seat. Make another world in which everything that this seat cannot know
is drawn anew (`determinise`). Both must look the same to it: view, journal, options, who is waited for, and what it
hears when it answers wrongly. Then both worlds go on by the same answers, each giver with a card of its own where the
true one is not at hand, and must still look the same after each, until an event that the rules let reveal something
tells them apart.

Run it long with `python -m tests.conformance.two_worlds --comparisons 200000` (make leaks)."""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.movement import Go
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.view import View
from gloaming.games.cultists.worlds import NoWorld
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import Refused
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat
from tests.conformance.tables import random_answer, random_game, random_table

STEPS_TOGETHER = 6
"""How many answers both worlds take together before another pair of worlds is made."""


@dataclass
class Findings:
    comparisons: int = 0
    worlds: int = 0
    different: int = 0
    """Worlds whose hidden Roles or cards really differed from the true ones."""
    leaks: list[str] = field(default_factory=list)

    def add(self, other: Findings) -> None:
        self.comparisons += other.comparisons
        self.worlds += other.worlds
        self.different += other.different
        self.leaks += other.leaks


def look(game: Cultists, seat: Seat | None) -> tuple[View, str]:
    """Everything that reaches this seat: its view, and the error it gets for a wrong answer."""
    return CULTISTS.view(game, seat), complaint(game, seat)


def complaint(game: Cultists, seat: Seat | None) -> str:
    if seat is None:
        return ""
    try:
        game.answer(seat, Go("nowhere"))
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


def other_world(game: Cultists, seat: Seat | None, dice: Dice) -> Cultists | None:
    """Another world for this seat; sealed answers in it look like the true ones, or there is none this time."""
    world: Cultists = CULTISTS.determinise(CULTISTS.view(game, seat), dice)
    for answered, option in game.answers.items():
        if answered != seat:
            alike = same_to_others(option, world.choices.get(answered, ()), dice)
            if alike is None:
                return None
            world.answers[answered] = alike
    return world


def compare_on(game: Cultists, seat: Seat | None, dice: Dice, found: Findings, where: str) -> None:
    """Make a second world and let both go on together for some answers."""
    try:
        world = other_world(game, seat, dice)
    except NoWorld:
        found.leaks.append(f"{where}, seat {seat}: no other world was found, though the true one exists")
        return
    if world is None:
        return
    found.worlds += 1
    found.different += world.role != game.role or world.pulse != game.pulse or world.hand != game.hand
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


def go_on(game: Cultists, world: Cultists, seat: Seat | None, dice: Dice) -> bool:
    """One more answer in both worlds."""
    answering = dice.pick(game.waiting_for)
    option = random_answer(game, answering, dice)
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
        play = Dice.seeded("play", seed, number)
        for game in random_game(options, play):
            if game.over:
                break
            if dice.roll(5) == 0:
                seat = (None, *range(options.players))[dice.roll(options.players + 1)]
                compare_on(game, seat, dice, found, f"seed {seed}, game {number}, question {game.questions}")
        if comparisons is not None and found.comparisons >= comparisons:
            break
    return found


def _share(work: tuple[int, int]) -> Findings:
    seed, comparisons = work
    return search(seed, games=1_000_000, comparisons=comparisons)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Look for leaks by comparing worlds that a seat cannot tell apart.")
    parser.add_argument("--comparisons", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args(arguments)
    shares = max(wanted.jobs, wanted.comparisons // 5_000)
    found = Findings()
    with ProcessPoolExecutor(wanted.jobs) as pool:
        work = [(wanted.seed * 1_000 + share, -(-wanted.comparisons // shares)) for share in range(shares)]
        for part in pool.map(_share, work):
            found.add(part)
            print(
                f"\r{found.comparisons:>9,} comparisons, {len(found.leaks)} leaks", end="", file=sys.stderr, flush=True
            )
    print(file=sys.stderr)
    for leak in found.leaks[:20]:
        print(leak)
    print(
        f"{found.comparisons:,} comparisons in {found.worlds:,} pairs of worlds, "
        f"{found.different:,} of them with other secrets: {len(found.leaks)} leaks"
    )
    return 1 if found.leaks else 0


if __name__ == "__main__":
    sys.exit(main())
