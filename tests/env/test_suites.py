"""PettingZoo's own suites, for every game at tables of many kinds."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.test.state_test import state_test  # type: ignore[import-untyped]

from gloaming.env import aec, parallel
from tests.env.tables import TABLES, VERSIONS, Wishes

every_table = pytest.mark.parametrize(("game", "wishes"), TABLES.values(), ids=TABLES)

# The suite lists by name which environments may observe a dict with a mask; ours are not on its list.
DICTS_ARE_MEANT = (
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)
pytestmark = [pytest.mark.filterwarnings(warning) for warning in DICTS_ARE_MEANT]


@every_table
def test_the_turn_by_turn_environment_keeps_to_the_api(game: str, wishes: Wishes) -> None:
    api_test(aec(game, **wishes), num_cycles=120)


@every_table
def test_the_parallel_environment_keeps_to_the_api(game: str, wishes: Wishes) -> None:
    parallel_api_test(parallel(game, **wishes), num_cycles=120)


@every_table
def test_everyone_may_act_in_every_cycle(game: str, wishes: Wishes) -> None:
    api_test(aec(game, everyone=True, **wishes), num_cycles=60)


@every_table
def test_the_same_seed_gives_the_same_game(game: str, wishes: Wishes) -> None:
    seed_test(lambda: aec(game, history=8, **wishes), num_cycles=60)
    parallel_seed_test(lambda: parallel(game, history=8, illegal="lenient", **wishes), num_cycles=60)


@every_table
def test_games_can_be_cut_off(game: str, wishes: Wishes) -> None:
    """The suite acts blindly, for every seat in every cycle."""
    max_cycles_test(
        SimpleNamespace(
            parallel_env=lambda max_cycles: parallel(game, illegal="lenient", max_cycles=max_cycles, **wishes),
            env=lambda max_cycles: aec(game, illegal="lenient", everyone=True, max_cycles=max_cycles, **wishes),
        )
    )


@every_table
def test_all_that_seats_see_makes_a_state(game: str, wishes: Wishes) -> None:
    lenient = {"illegal": "lenient", **wishes}
    state_test(aec(game, **lenient), parallel(game, **lenient))


@pytest.mark.parametrize("game", VERSIONS)
def test_tables_are_told_in_words(game: str) -> None:
    render_test(
        lambda render_mode: aec(game, render_mode=render_mode),
        {"ansi": lambda words: "Round" in words and "waits for seat" in words, "human": lambda words: words is None},
    )
