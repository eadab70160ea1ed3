"""Lanes in the shapes that others expect: PettingZoo's parallel one, TorchRL's, and that of Pgx for JAX.

torch and JAX are large, and the project does not install them. Where one is missing its tests are skipped, and say so."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from gloaming.env import parallel, vector
from gloaming.env.lanes import STANDS, VectorEnvironment
from gloaming.env.parallel_lanes import ParallelLanes
from gloaming.kernel.errors import BadOptions, NotOffered
from gloaming.kernel.options import chosen
from tests.env.lanes import GAMES, plain
from tests.env.test_lanes import AUTOMA, FIVE, MILAN


def stopping(options: Any = FIVE, lanes: int = 2) -> VectorEnvironment:
    return plain(options, lanes, renew=False)


def drawn(masks: Any, chance: Random) -> Any:
    return np.array([chance.choice(np.flatnonzero(mask).tolist()) for mask in masks])


def test_a_lane_may_stand_still() -> None:
    env, chance = plain(FIVE), Random(1)
    seen = env.reset(seed=1)
    before = seen.observation.copy()
    env.step([int(drawn(seen.action_mask, chance)[0]), STANDS])
    assert (env.seen().observation[1] == before[1]).all()
    assert (env.seen().observation[0] != before[0]).any()


# PettingZoo


@pytest.mark.parametrize("options", [FIVE, AUTOMA, MILAN], ids=["five", "AUTOMA", "Invasion"])
def test_agents_in_lanes_see_what_they_see_in_the_parallel_environment(options: Any) -> None:
    """Cycle by cycle, until a game ends; sealed answers, and those who wait, among them."""
    env, chance = ParallelLanes(stopping(options)), Random(2)
    singles = [parallel(GAMES[type(options)], **chosen(options)) for _ in range(2)]
    alone = [single.reset(seed=5 + lane)[0] for lane, single in enumerate(singles)]
    seen, infos = env.reset(seed=5)
    for _ in range(400):
        for agent, observation in seen.items():
            assert observation in env.observation_space(agent)
            for lane, single in enumerate(alone):
                assert all((observation[name][lane] == single[agent][name]).all() for name in single[agent])
        actions = {agent: drawn(info["action_mask"], chance) for agent, info in infos.items()}
        seen, rewards, ended, cut, infos = env.step(actions)
        assert not any(it.any() for it in cut.values())
        for lane, single in enumerate(singles):
            told = single.step({agent: int(action[lane]) for agent, action in actions.items()})
            alone[lane] = told[0]
            for agent in env.agents:
                assert (rewards[agent][lane], ended[agent][lane]) == (told[1][agent], told[2][agent])
        if any(it.any() for it in ended.values()):
            return
    pytest.fail("no game of random answers is so long")


def test_a_cycle_with_an_action_that_a_mask_forbids_is_refused_as_a_whole() -> None:
    env = ParallelLanes(stopping())
    _, infos = env.reset(seed=1)
    actions = {agent: drawn(info["action_mask"], Random(1)) for agent, info in infos.items()}
    actions["seat_4"][1] = 5
    with pytest.raises(NotOffered, match=r"seat_4 in lane 1: action 5 .* nothing was done"):
        env.step(actions)
    assert (env.observed()[0]["seat_0"]["action_mask"] == infos["seat_0"]["action_mask"]).all()


def test_a_cycle_needs_lanes_that_show_the_end() -> None:
    with pytest.raises(BadOptions, match="renew=False"):
        ParallelLanes(plain(FIVE))


# TorchRL


def test_torchrl_finds_its_specs_kept() -> None:
    """Its own check, under the mask; and it sees the end of a game, before that lane begins another."""
    pytest.importorskip(
        "torchrl", reason="TorchRL is large and not installed here; this ran with torchrl 0.14.1 on torch 2.13.0"
    )
    from torchrl.envs import ActionMask, TransformedEnv, check_env_specs

    from gloaming.env.torch_lanes import TorchLanes

    env = TransformedEnv(TorchLanes(stopping()), ActionMask())
    check_env_specs(env, seed=3)
    played = env.rollout(1500, break_when_any_done=False)
    done = played["next", "done"][..., 0]
    assert done.any()
    assert (played["next", "rewards"][done].abs() == 1).all()
    assert (played["next", "rewards"][~done] == 0).all()
    assert (played["next", "reward"][done].abs() == 1).all()
    assert (played["next", "seat"][done] == played["seat"][done]).all()
    assert (played["next", "observation"][done].sum(-1) > 0).all()


def test_torchrl_plays_the_games_of_the_lanes() -> None:
    torch = pytest.importorskip("torch", reason="torch is large and not installed here; this ran with torch 2.13.0")
    pytest.importorskip("torchrl", reason="TorchRL is large and not installed here; this ran with torchrl 0.14.1")
    from gloaming.env.torch_lanes import TorchLanes

    env, lanes, chance = TorchLanes(stopping()), stopping(), Random(4)
    env.set_seed(9)
    told, seen = env.reset(), lanes.reset(seed=9)
    for _ in range(30):
        assert told["observation"].numpy().tobytes() == seen.observation.tobytes()
        assert told["seat"].tolist() == seen.seat.tolist()
        actions = drawn(told["action_mask"].numpy(), chance)
        told = env.step(told.set("action", torch.as_tensor(actions)))["next"]
        lanes.step(actions)
        seen = lanes.seen()


# JAX


def test_jax_steps_are_functions_of_a_state() -> None:
    """Inside `jit` and `scan` as well; an older state can be taken up again."""
    jax = pytest.importorskip("jax", reason="JAX is large and not installed here; this ran with jax 0.10.2")
    pytest.importorskip("numba", reason="its states are those of compiled lanes")
    from gloaming.env.jax_lanes import JaxLanes

    env, lanes = JaxLanes(vector(lanes=64, level="experienced")), vector(lanes=64, level="experienced")

    def step(state: Any, key: Any) -> Any:
        odds = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(key, odds)
        return env.step(state, actions), (actions, state.observation, state.rewards)

    first = env.init(seed=3)
    keys = jax.random.split(jax.random.key(1), 200)
    last, (actions, observations, rewards) = jax.jit(lambda state: jax.lax.scan(step, state, keys))(first)
    again, (_, repeated, _) = jax.lax.scan(step, first, keys)
    assert (repeated == observations).all()
    assert (again.games == last.games).all()
    seen: Any = lanes.reset(seed=3)
    for answers, sheets in zip(np.asarray(actions), np.asarray(observations), strict=True):
        assert (seen.observation == sheets).all()
        seen = lanes.step(answers)
    assert (np.asarray(last.current_player) == seen.seat).all()
    assert float(np.abs(rewards).sum()) > 0


def test_jax_wants_compiled_lanes() -> None:
    pytest.importorskip("jax", reason="JAX is large and not installed here; this ran with jax 0.10.2")
    from gloaming.env.jax_lanes import JaxLanes

    with pytest.raises(BadOptions, match="compiled lanes"):
        JaxLanes(plain(FIVE))
