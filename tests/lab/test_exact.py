"""What can be gained against a bot where all of a game can be seen."""

from __future__ import annotations

from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this machine")

from gloaming.env.openspiel.tree import write_tree  # noqa: E402
from gloaming.lab.training.exact import Habit, exact, habit_of  # noqa: E402

DUEL = "python_gloaming_small_duel(choices=2,history=2)"


def evenly(state: Any) -> Habit:
    answers = [state.action_to_string(action) for action in state.legal_actions()]
    return dict.fromkeys(answers, 1 / len(answers))


def first(state: Any) -> Habit:
    return {state.action_to_string(state.legal_actions()[0]): 1.0}


def last(state: Any) -> Habit:
    return {state.action_to_string(state.legal_actions()[-1]): 1.0}


def test_what_is_gained_against_chance_is_what_the_solver_says(tmp_path: Any) -> None:
    write_tree(DUEL, tmp_path / "duel.efg")
    tree = pyspiel.load_game(f"efg_game(filename={tmp_path / 'duel.efg'})")
    found = exact(2, evenly, rounds=5)
    assert found.exploitability == pytest.approx(pyspiel.exploitability(tree, pyspiel.UniformRandomPolicy(tree)))
    assert found.exploitability > 0.3


@pytest.mark.parametrize("habit", [evenly, first, last])
def test_nobody_does_better_than_the_best(habit: Any) -> None:
    found = exact(2, habit)
    assert -1 <= found.worst <= found.itself <= found.best <= 1
    assert found.worst - 0.001 <= found.value <= found.best + 0.001  # CFR+ leaves that much to exploit


def test_a_bot_is_asked_as_it_would_sit_there() -> None:
    """Careful bots do the same whatever their dice; random ones do everything."""
    game = pyspiel.load_game(DUEL)
    state = game.new_initial_state().child(0)
    offered = {state.action_to_string(action) for action in state.legal_actions()}
    careful, random = habit_of("careful", 1)(state), habit_of("random", 1)(state)
    assert list(careful.values()) == [1.0]
    assert set(careful) < set(random) == offered
    assert sum(random.values()) == 1
