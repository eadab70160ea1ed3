"""Many lanes show, byte for byte, what the single environments show: the same deals, sheets, masks and rewards.

Here the twin's sources run as they are; as machine code and in C they are held against these in `tests/fast`."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import numpy as np
import pytest

import gloaming.fast.cultists.checks
import gloaming.fast.cultists.encounters
import gloaming.fast.cultists.observing
from gloaming.env import vector
from gloaming.env.gymnasium_lanes import GymnasiumLanes
from gloaming.env.table import Table
from gloaming.fast.cultists.tempers import random_table
from gloaming.games import invasion
from gloaming.games.cultists import Options
from gloaming.games.cultists.expansions import expansions_of
from gloaming.kernel.errors import BadOptions, NotOffered
from tests.env.lanes import difference, plain, sheet_of
from tests.wide import one_in

FIVE = Options(players=5, level="experienced")
ROLES = Options(players=8, level="custom", roles=("seer", "blind_cultist", "assassin", "celebrity"))
HOUSE_RULES = Options(
    players=7, level="experienced", dark_transfers="hidden", path_declaration="upfront", random_role_hidden=True,
    encounter_order="clockwise_from_mover",
)  # fmt: skip
AUTOMA = Options(players=4, level="experienced", dark_transfers="hidden")
MILAN = invasion.Options(players=5)


@pytest.mark.parametrize("options", [FIVE, ROLES, HOUSE_RULES, AUTOMA], ids=["five", "roles", "house rules", "AUTOMA"])
def test_a_lane_shows_what_the_single_environment_shows(options: Options) -> None:
    assert difference(options, 3, 160) == ""


@pytest.mark.parametrize("number", one_in(30, range(30)))
def test_lanes_and_environments_are_alike_at_any_table(number: int) -> None:
    """Every board, size, Role and house rule that the twin plays."""
    chance = Random(f"lanes/{number}")
    tables = (random_table(chance) for _ in count())
    options = next(options for options in tables if not expansions_of(options))
    assert difference(options, number, 100) == ""


# Planted faults

Fault = Callable[..., Any]


def nothing(real: Fault) -> Fault:
    return lambda *_: None


def one_chair_on(real: Fault) -> Fault:
    return lambda b, me, seat: (real(b, me, seat) + 1) % b.seats


def always_seen(real: Fault) -> Fault:
    return lambda g, seat, gift, seen: real(g, seat, gift, True)


FAULTS = [
    pytest.param(gloaming.fast.cultists.checks, "remember_look", nothing, FIVE, id="nobody remembers a look"),
    pytest.param(
        gloaming.fast.cultists.encounters, "remember_gift", always_seen, AUTOMA, id="all see gifts in the dark"
    ),
    pytest.param(
        gloaming.fast.cultists.observing, "clockwise", one_chair_on, FIVE, id="everybody sits a chair further on"
    ),
    pytest.param(gloaming.fast.cultists.observing, "show_night", nothing, ROLES, id="nobody woke in the night"),
]


@pytest.mark.parametrize(("module", "name", "fault", "options"), FAULTS)
def test_a_planted_difference_is_found(
    monkeypatch: pytest.MonkeyPatch, module: Any, name: str, fault: Fault, options: Options
) -> None:
    monkeypatch.setattr(module, name, fault(getattr(module, name)))
    assert difference(options, 3, 400) != ""


# Playing

of_both_games = pytest.mark.parametrize("options", [FIVE, MILAN], ids=["Cultists", "Invasion"])


def legal(seen: Any, chance: Random) -> list[int]:
    return [chance.choice(np.flatnonzero(mask).tolist()) for mask in seen.action_mask]


@of_both_games
def test_a_snapshot_goes_back_and_play_repeats_itself(options: Any) -> None:
    env, chance = plain(options), Random(1)
    seen: Any = env.reset(seed=2)
    for _ in range(40):
        seen = env.step(legal(seen, chance))
    before, sheet = env.snapshot(), seen.observation.copy()
    later = [env.step(legal(env.seen(), Random(step))).observation.copy() for step in range(30)]
    assert (env.restore(before).observation == sheet).all()
    assert all((env.step(legal(env.seen(), Random(step))).observation == was).all() for step, was in enumerate(later))


@of_both_games
def test_every_lane_has_a_seed_of_its_own(options: Any) -> None:
    env = plain(options, 3)
    own = env.reset(seed=[7, 8, 7]).observation.copy()
    assert (own[0] == own[2]).all()
    assert (own[0] != own[1]).any()
    assert (env.reset(seed=6).observation[1:] == own[:2]).all()


@of_both_games
def test_without_a_seed_no_game_is_like_another(options: Any) -> None:
    env = plain(options, 8)
    assert len({row.tobytes() for row in env.reset().observation}) > 1


@of_both_games
def test_an_action_that_the_mask_forbids_is_refused_and_changes_nothing(options: Any) -> None:
    env = plain(options)
    seen = env.reset(seed=1)
    before, wake = seen.observation.copy(), legal(seen, Random(1))[0]
    with pytest.raises(NotOffered, match=r"Lane 1: action 0 .*nothing was done"):
        env.step([wake, 0])
    assert (env.seen().observation == before).all()


@pytest.mark.parametrize(
    ("game", "wishes", "sentence"),
    [
        ("cultists", {"board": "mine"}, "cannot show"),
        ("cultists_v0", {}, "the sheets of cultists_v1 and invasion_v1"),
        ("cultists", {"lanes": 0}, "nothing to play in 0 lanes"),
        ("cultists", {"device": "abacus"}, "'abacus'; choose one of: cpu, cuda"),
    ],
)
def test_what_lanes_cannot_play_is_refused_in_a_sentence(game: str, wishes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        vector(game, plain=True, **wishes)


def test_as_many_seeds_as_lanes_are_asked_for() -> None:
    with pytest.raises(BadOptions, match="2 lanes and 3 seeds"):
        plain(FIVE).reset(seed=[1, 2, 3])


# Gymnasium


@of_both_games
def test_gymnasium_sees_lanes_as_a_vector_environment(options: Any) -> None:
    """Its spaces hold what it is shown; a game that is over shows its end and begins again."""
    env, chance = GymnasiumLanes(plain(options, renew=False)), Random(4)
    observation, infos = env.reset(seed=1)
    table = Table(sheet_of(options), options)
    table.begin(1, b"")
    for _ in range(400):
        assert observation in env.observation_space
        actions = np.array([chance.choice(np.flatnonzero(mask).tolist()) for mask in infos["action_mask"]])
        seats = infos["seat"]
        table.answer(int(seats[0]), int(actions[0]))
        observation, rewards, ended, cut, infos = env.step(actions)
        assert not cut.any()
        if ended[0]:
            final = infos["final_obs"]["observation"][0]
            assert final.tobytes() == table.observe(int(seats[0]))["observation"].tobytes()
            assert rewards[0] == infos["rewards"][0][seats[0]] == table.rewards()[seats[0]]
            return
    pytest.fail("no game of random answers is so long")


def test_gymnasium_wants_lanes_that_show_the_end() -> None:
    with pytest.raises(BadOptions, match="renew=False"):
        GymnasiumLanes(plain(FIVE))
