"""OpenSpiel's own tests, and what a search needs of an adapter."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this machine")

from absl import flags  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # type: ignore[import-untyped] # noqa: E402

from gloaming.env.openspiel import REGISTERED, GloamingState  # noqa: E402
from tests.conformance.grounds import GROUNDS  # noqa: E402
from tests.sampling import traced  # noqa: E402

flags.FLAGS.mark_as_parsed()

TABLES = [
    "python_gloaming_cultists(history=8)",
    "python_gloaming_cultists(history=8,players=7,board=mine,level=expert,professions=True)",
    "python_gloaming_cultists(history=8,players=4,level=custom,roles=mechanic/crybaby,board=polar-station)",
    "python_gloaming_invasion(history=8,players=4,city=washington,motherships_to_lose=1)",
    *[f"python_gloaming_{game}(history=8)" for game, kind in REGISTERED.items() if kind.version.name.endswith("_v0")],
]
SHORT = {
    "python_gloaming_cultists(draws=1,history=2)": 24,
    "python_gloaming_invasion(draws=1,history=2,players=4,motherships_to_lose=1)": 7,
}
"""Random games that are soon over, by their seeds: a playthrough prints every tensor of every seat."""


def played(game: Any, seed: int, actions: int) -> GloamingState:
    """So many random actions into a game, the draws included."""
    chance = np.random.RandomState(seed)
    state: GloamingState = game.new_initial_state()
    for _ in range(actions):
        if not state.is_terminal():
            state.apply_action(int(chance.choice(state.legal_actions())))
    return state


def test_every_game_is_registered() -> None:
    assert REGISTERED.keys() == {ground.kind.name for ground in GROUNDS}
    assert {f"python_gloaming_{name}" for name in REGISTERED} <= {*pyspiel.registered_names()}


@pytest.mark.parametrize("table", traced(TABLES, lambda table: "washington" in table))
def test_random_simulation_copies_serialises_and_observes(table: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("table", traced(SHORT, lambda table: "invasion" in table))
def test_a_playthrough_can_be_played_again_to_the_letter(table: str, tmp_path: Path) -> None:
    text = generate_playthrough.playthrough(table, None, seed=SHORT[table])
    file = tmp_path / "playthrough.txt"
    file.write_text(text, encoding="utf-8")
    first, again = generate_playthrough.replay(str(file))
    assert first == again
    assert "IsTerminal() = True" in text
    assert "InformationStateString(3)" in text


@pytest.mark.parametrize("table", TABLES)
def test_a_clone_goes_its_own_way(table: str) -> None:
    state = played(pyspiel.load_game(table), 1, 30)
    before = str(state), state.history(), [state.information_state_string(seat) for seat in range(4)]
    copy = state.clone()
    while not copy.is_terminal():
        copy.apply_action(copy.legal_actions()[0])
    assert (str(state), state.history(), [state.information_state_string(seat) for seat in range(4)]) == before
    assert sorted(set(copy.returns())) in ([-1.0], [-1.0, 1.0], [1.0])


def test_the_draws_are_the_deal() -> None:
    """Two states with the same draws are the same game; other draws deal otherwise."""
    game = pyspiel.load_game("python_gloaming_cultists(draws=2)")

    def dealt(*draws: int) -> str:
        state = game.new_initial_state()
        for draw in draws:
            assert state.is_chance_node()
            assert len(state.chance_outcomes()) == 256
            state.apply_action(draw)
        return "".join(state.information_state_string(seat) for seat in range(5))

    assert dealt(3, 200) == dealt(3, 200)
    assert len({dealt(3, second) for second in range(6)}) == 6


def test_a_seat_is_told_nothing_of_the_draws() -> None:
    """Nor of what others answered: its strings are its own journal, answers and question."""
    state = played(pyspiel.load_game("python_gloaming_cultists(draws=1)"), 5, 3)
    words = state.information_state_string(2)
    assert "draw" not in words
    assert "envelope:2=" in words
    assert "envelope:3=" not in words


def test_worlds_can_be_resampled_for_a_search() -> None:
    """Information-set search: other worlds look the same to the searcher, and a bot finds a legal move in them."""
    game = pyspiel.load_game("python_gloaming_cultists")
    states = [played(game, seed, 24) for seed in range(8)]
    state = next(state for state in states if state.table.view(state.current_player()).role != "cultist")
    me = state.current_player()
    sampler = np.random.RandomState(1).rand
    worlds = [state.resample_from_infostate(me, sampler) for _ in range(6)]
    for world in worlds:
        assert world.information_state_string(me) == state.information_state_string(me)
        assert world.legal_actions() == state.legal_actions()
    others = [seat for seat in range(5) if seat != me]
    assert any(world.table.view(seat).role != state.table.view(seat).role for world in worlds for seat in others)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=2.0,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(2)),
        max_simulations=5,
        random_state=np.random.RandomState(3),
    )
    assert bot.step(state) in state.legal_actions()


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("python_gloaming_cultists(players=8,level=custom,roles=seer/assassin,self_vote=forbidden)")
    options = game.table.options
    assert (options.players, options.roles, options.self_vote) == (8, ("seer", "assassin"), "forbidden")
    assert game.num_players() == 8
