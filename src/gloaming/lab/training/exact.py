"""What can be gained against a bot, to the last digit: in a duel so small that a solver sees all of it (`env.openspiel.small_night`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import pyspiel  # type: ignore[import-not-found]

from gloaming.bots import make_bot
from gloaming.env.openspiel.small_night import CULTIST, INVESTIGATOR
from gloaming.env.openspiel.tree import Size, write_tree
from gloaming.kernel.dice import Dice

GAME = "cultists"
TO_THE_END = -1
DRAWS = 16
"""So often a bot is asked what it does at one place, each time with other dice: its strategy there is what it answers how often."""
ROOT = ""
"""The history before anything has happened."""
Habit = Mapping[str, float]
"""How often each answer is given, by its words."""
Habits = dict[tuple[int, int], Habit]
"""At each place where a player may stand: by the player, and the place's number in the tree."""


class Exact(NamedTuple):
    """What the Investigator of a duel can expect, from -1 (always loses) to 1."""

    size: Size
    itself: float
    """The bot against itself."""
    best: float
    """The best there is against the bot's Cultist."""
    worst: float
    """The bot's Investigator against the best Cultist there is."""
    value: float
    """Both at their best."""

    @property
    def exploitability(self) -> float:
        """How far the bot is from what nobody can exploit, on average over its two sides."""
        return (self.best - self.worst) / 2


def exact(choices: int, habit: Callable[[Any], Habit], rounds: int = 100) -> Exact:
    """`habit` is asked once at every place of a duel in which each side makes so many choices. The value is what CFR+ finds."""
    habits: Habits = {}

    def met(state: Any, player: int, number: int) -> None:
        habits[player, number] = habit(state)

    with TemporaryDirectory() as folder:
        file = Path(folder, "duel.efg")
        size = write_tree(f"python_gloaming_small_duel(choices={choices},history=2)", file, met)
        tree = pyspiel.load_game(f"efg_game(filename={file})")
        bot = as_policy(tree, habits)
        solver = pyspiel.CFRPlusSolver(tree)
        for _ in range(rounds):
            solver.evaluate_and_update_policy()
        return Exact(
            size,
            itself=expected(tree, bot),
            best=pyspiel.TabularBestResponse(tree, INVESTIGATOR, bot).value(ROOT),
            worst=-pyspiel.TabularBestResponse(tree, CULTIST, bot).value(ROOT),
            value=expected(tree, solver.average_policy()),
        )


def habit_of(bot: str, seed: int) -> Callable[[Any], Habit]:
    """What a bot does that sits down at this place, and has seen all that its seat has."""

    def habit(state: Any) -> Habit:
        view = state.table.view(state.seat(state.current_player()))
        answers = Counter[str]()
        for draw in range(DRAWS):
            dice = Dice.seeded("exact", seed, state.information_state_string(), draw)
            answers[str(make_bot(bot, GAME, dice, counted=True, studied=True).decide(view, view.asked))] += 1
        return {answer: count / DRAWS for answer, count in answers.items()}

    return habit


def as_policy(tree: Any, habits: Habits) -> Any:
    """In the numbers by which the tree knows places and answers."""
    rows: dict[str, list[tuple[int, float]]] = {}
    left = [tree.new_initial_state()]
    while left:
        state = left.pop()
        actions = state.legal_actions()
        left += [state.child(action) for action in actions]
        if not (state.is_terminal() or state.is_chance_node()):
            place = state.information_state_string()
            player, _, number, *_ = place.split("-")
            habit = habits[int(player), int(number)]
            rows.setdefault(place, [(action, habit.get(state.action_to_string(action), 0.0)) for action in actions])
    return pyspiel.TabularPolicy(rows)


def expected(tree: Any, policy: Any) -> float:
    """For the Investigator, where both play by it."""
    returns: list[float] = pyspiel.expected_returns(
        tree.new_initial_state(), policy, TO_THE_END, use_infostate_get_policy=True
    )
    return returns[INVESTIGATOR]
