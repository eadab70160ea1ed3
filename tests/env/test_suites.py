"""PettingZoo's own suites, for every game at tables of many kinds.

Three of them are left out. The one for manual control presses the keys of a window, and there is none. The benchmark counts turns
for five seconds and judges nothing; `make bench` counts them against yardsticks. The bombardment takes what `step` returns for the
next observation, which is None in every environment that is played turn by turn: it fails in its second turn."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)
from pettingzoo.test import test_save_obs as save_obs_suite
from pettingzoo.utils import (  # type: ignore[import-untyped]
    aec_to_parallel,
    parallel_to_aec,
    turn_based_aec_to_parallel,
)

from gloaming.env import aec, in_order, parallel
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


@every_table
def test_observations_may_be_flat(game: str, wishes: Wishes) -> None:
    """The mask lies in `infos` then. One suite looks for it there, the other acts blindly."""
    api_test(aec(game, flat=True, **wishes), num_cycles=60)
    parallel_api_test(parallel(game, flat=True, illegal="lenient", **wishes), num_cycles=60)


@pytest.mark.parametrize("game", VERSIONS)
def test_in_the_wrapper_that_keeps_order_all_is_the_same(game: str) -> None:
    api_test(in_order(game), num_cycles=60)
    seed_test(lambda: in_order(game), num_cycles=30)


@pytest.mark.parametrize("game", VERSIONS)
def test_either_kind_can_be_made_into_the_other(game: str) -> None:
    """Turn by turn a cycle can be played at once if everyone acts in it, and the table moves at its end."""
    parallel_api_test(aec_to_parallel(aec(game, everyone=True)), num_cycles=60)
    parallel_api_test(turn_based_aec_to_parallel(aec(game)), num_cycles=60)
    api_test(parallel_to_aec(parallel(game)), num_cycles=60)
    with pytest.raises(AssertionError, match="not generally safe"):
        aec_to_parallel(aec(game))


def test_a_sheet_is_not_an_image(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The suite saves observations as pictures. Ours are rows of bytes, and it says that it leaves them alone."""
    monkeypatch.chdir(tmp_path)
    save_obs_suite(aec(flat=True))
    assert "did not save the observations:  Observations must be 2D or 3D" in capsys.readouterr().out
    assert not [*tmp_path.iterdir()]
