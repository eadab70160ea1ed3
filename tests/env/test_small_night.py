"""A night that exact solvers think through: four Rooms, one to three hours."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this machine")

from open_spiel.python import policy  # type: ignore[import-untyped] # noqa: E402
from open_spiel.python.algorithms import exploitability, gambit, ismcts, mcts  # type: ignore[import-untyped] # noqa: E402

from gloaming.env.openspiel import GloamingState  # noqa: E402
from gloaming.env.openspiel.small_night import alike  # noqa: E402
from gloaming.env.openspiel.tree import Size, write_tree  # noqa: E402
from gloaming.kernel.errors import BadOptions, NotOffered  # noqa: E402
from tests.wide import further  # noqa: E402

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "train-an-agent.md"
TINY = "python_gloaming_small_duel(choices=2,history=2)"
NIGHTS: list[Any] = [
    "python_gloaming_small_night(hours=1,history=2)",
    TINY,
    "python_gloaming_small_duel(hours=3,deals=6,history=2)",
]
NIGHTS += further("python_gloaming_small_night(history=2)", "python_gloaming_small_duel(history=2)")


def played(state: GloamingState, seed: int) -> list[int]:
    """Whose turn it was, in a random game to its end."""
    chance, turns = np.random.RandomState(seed), []
    while not state.is_terminal():
        turns.append(state.current_player())
        state.apply_action(int(chance.choice(state.legal_actions())))
    return turns


def as_tree(name: str, file: Path) -> tuple[Size, Any]:
    return write_tree(name, file), pyspiel.load_game(f"efg_game(filename={file})")


@pytest.mark.parametrize("name", NIGHTS)
def test_random_simulation_copies_serialises_and_observes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=3, serialize=True, verbose=False)


def test_the_investigator_cannot_tell_the_deals_apart() -> None:
    """And meets the Cultist in each other seat equally often."""
    game = pyspiel.load_game("python_gloaming_small_duel(deals=6,history=2)")
    table, seen, truths = game.table.clone(), set(), set()
    deals = alike(table.options, 6)
    for deal in deals:
        table.deal(deal.key)
        seen.add(table.view(0).journal)
        truths.add(tuple(table.view(seat).journal for seat in range(1, 4)))
        assert [seat for seat in range(4) if table.view(seat).role == "cultist"] == [deal.cultist]
    assert sorted(deal.cultist for deal in deals) == [1, 1, 2, 2, 3, 3]
    assert (len(seen), len(truths)) == (1, 6)


def test_only_two_decide_and_what_one_wins_the_other_loses() -> None:
    game = pyspiel.load_game("python_gloaming_small_duel(history=2)")
    returns = set()
    for seed in range(12):
        state = game.new_initial_state()
        chance, *turns = played(state, seed)
        assert chance == pyspiel.PlayerId.CHANCE
        assert set(turns) <= {0, 1}
        assert {seat for seat, answers in enumerate(state.answers) if answers} <= set(state.seats)
        returns.add(tuple(state.returns()))
    assert returns == {(1.0, -1.0), (-1.0, 1.0)}


def test_who_has_made_all_choices_is_as_quiet_as_the_others() -> None:
    game = pyspiel.load_game(TINY)
    for seed in range(6):
        turns = played(game.new_initial_state(), seed)
        assert max(turns.count(0), turns.count(1)) == 2


def test_the_tree_has_the_nodes_of_the_game(tmp_path: Path) -> None:
    """In the order of OpenSpiel's own export."""
    size, _ = as_tree(TINY, tmp_path / "tiny.efg")
    nodes = [line.split()[0] for line in gambit.export_gambit(pyspiel.load_game(TINY)).splitlines()[1:]]
    assert [line.split()[0] for line in (tmp_path / "tiny.efg").read_text().splitlines()[1:]] == nodes
    assert (size.states, size.ends) == (len(nodes), nodes.count("t"))


@pytest.mark.wide("test_the_tree_has_the_nodes_of_the_game")
def test_best_responses_find_the_same_in_the_tree_as_in_the_game(tmp_path: Path) -> None:
    games = [as_tree(TINY, tmp_path / "tiny.efg")[1], pyspiel.load_game(TINY)]
    found = [exploitability.exploitability(game, policy.UniformRandomPolicy(game)) for game in games]
    assert found[0] == pytest.approx(found[1])
    assert found[0] > 0.3


def figures() -> list[tuple[str, ...]]:
    """The table of the page that counts the trees."""
    rows = re.findall(
        r"^\| (all|\d) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \| (\S+) \|$", PAGE.read_text(), re.MULTILINE
    )
    return [tuple(cell.replace(",", "").replace("−", "-") for cell in row) for row in rows]


FIGURES = figures()


@pytest.mark.parametrize("row", [FIGURES[0], *further(*[(row,) for row in FIGURES[1:]])])
def test_solvers_find_what_the_page_says(row: tuple[str, ...], tmp_path: Path) -> None:
    """CFR+ leaves little to exploit, by far less than it began with; and the page counts the tree as it is."""
    choices, states, ends, first, second, worth = row
    choices = choices.replace("all", "0")
    size, tree = as_tree(f"python_gloaming_small_duel(choices={choices},history=2)", tmp_path / "tree.efg")
    assert size == Size(int(states), int(ends), (int(first), int(second)))
    solver, left = pyspiel.CFRPlusSolver(tree), []
    for rounds in (1, 9, 90):
        for _ in range(rounds):
            solver.evaluate_and_update_policy()
        left.append(pyspiel.exploitability(tree, solver.average_policy()))
    assert left[0] > left[1] > left[2]
    assert left[2] < 0.001
    won = pyspiel.expected_returns(tree.new_initial_state(), solver.average_policy(), -1, True)
    assert won[0] == pytest.approx(float(worth), abs=0.002)


def test_sampling_solvers_play_the_whole_night() -> None:
    game = pyspiel.load_game("python_gloaming_small_night(hours=1,history=2)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(7)
    me = state.current_player()
    world = state.resample_from_infostate(me, np.random.RandomState(1).rand)
    assert world.information_state_string(me) == state.information_state_string(me)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(2)),
        max_simulations=5,
        random_state=np.random.RandomState(3),
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("python_gloaming_small_night(hours=4)", "A small night has 1 to 3 hours; choose such a number."),
        (
            "python_gloaming_small_duel(deals=4)",
            "The deals of a duel are a multiple of 3, so the Cultist sits everywhere",
        ),
        ("python_gloaming_small_duel(choices=-1)", "Nobody makes -1 choices; ask for 1 or more, or 0 for all of them."),
    ],
)
def test_what_there_is_not_is_refused_in_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(BadOptions, match=re.escape(sentence)):
        pyspiel.load_game(name)


def test_a_duel_imagines_no_deals_that_it_was_not_made_with() -> None:
    state = pyspiel.load_game(TINY).new_initial_state()
    state.apply_action(0)
    with pytest.raises(NotOffered, match="search in python_gloaming_small_night"):
        state.resample_from_infostate(0, np.random.RandomState(1).rand)
