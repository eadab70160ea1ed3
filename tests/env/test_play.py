"""Playing by numbers: rewards, illegal moves, the order of acting, the journal's rows."""

from __future__ import annotations

import pickle
import sys
from copy import deepcopy
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest

from gloaming.env import aec, in_order, parallel
from gloaming.env.rows import COLUMNS
from gloaming.env.turns import AecEnvironment
from gloaming.games.cultists.events import Gave, RoundBegan
from gloaming.kernel.errors import BadOptions, NotOffered

both_games = pytest.mark.parametrize("game", ["cultists", "invasion"])


def legal(observation: dict[str, Any], chance: Random) -> int:
    return chance.choice(np.flatnonzero(observation["action_mask"]).tolist())


def played_out(env: AecEnvironment, seed: int) -> dict[str, float]:
    """A random game to its end: what each agent was rewarded with."""
    chance = Random(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        total[agent] += reward
        env.step(None if over or cut else legal(observation, chance))
    return total


@both_games
def test_the_winning_team_gets_one_and_the_others_lose_one(game: str) -> None:
    env = aec(game, players=6)
    for seed in range(12):
        rewards = played_out(env, seed)
        end = env.table.kind.outcome(env.table.game)
        view = env.table.kind.view(env.table.game, None)
        for agent, reward in rewards.items():
            seat = env.seat_of[agent]
            if game == "cultists":
                team = "cultists" if view.unveiled.roles[seat] == "cultist" else "investigators"
            else:
                team = "aliens" if seat in end.aliens else "humans"
            assert reward == (1.0 if team == end.winner else -1.0)


@both_games
def test_both_environments_play_the_same_game(game: str) -> None:
    """The same seed and the same answers, asked one after another or all at once."""
    chance, turns, together = Random(1), aec(game), parallel(game)
    turns.reset(seed=5)
    observations, _ = together.reset(seed=5)
    rewards: dict[str, float] = {}
    while together.agents:
        actions = {agent: legal(seen, chance) for agent, seen in observations.items()}
        for agent in [f"seat_{seat}" for seat in turns.table.asked]:
            assert turns.agent_selection == agent
            seen = turns.observe(agent)
            assert (seen["action_mask"] == observations[agent]["action_mask"]).all()
            assert seen["action_mask"][actions[agent]] == 1
            turns.step(actions[agent])
        observations, rewards, *_ = together.step(actions)
    assert turns.stopped
    assert rewards == turns.rewards
    assert (turns.state() == together.state()).all()


@both_games
def test_who_is_not_asked_can_only_wait(game: str) -> None:
    env, chance, waits = parallel(game), Random(2), 0
    observations, _ = env.reset(seed=2)
    while env.agents:
        asked = {f"seat_{seat}" for seat in env.table.asked}
        for agent, seen in observations.items():
            choices = np.flatnonzero(seen["action_mask"]).tolist()
            assert (choices == [0]) == (agent not in asked)
            waits += agent not in asked
        observations, *_ = env.step({agent: legal(seen, chance) for agent, seen in observations.items()})
    assert waits > 20


@both_games
@pytest.mark.parametrize("everyone", [False, True])
def test_the_mask_of_whose_turn_it_is_lies_in_infos_before_anybody_looks(game: str, everyone: bool) -> None:
    env, plain, chance = aec(game, everyone=everyone, flat=True), aec(game, everyone=everyone), Random(6)
    env.reset(seed=6)
    plain.reset(seed=6)
    while not env.stopped:
        mask = env.infos[env.agent_selection]["action_mask"]
        seen = plain.observe(plain.agent_selection)
        assert (mask == seen["action_mask"]).all()
        assert env.last(observe=False)[4]["action_mask"] is mask
        assert (env.observe(env.agent_selection) == seen["observation"]).all()
        action = legal(seen, chance)
        env.step(action)
        plain.step(action)


@both_games
def test_where_everyone_acts_the_table_moves_at_the_end_of_a_cycle(game: str) -> None:
    """So nobody is asked again in the middle of one, and the same answers make the same game as all at once."""
    env, together, chance = aec(game, everyone=True), parallel(game), Random(7)
    env.reset(seed=7)
    observations, _ = together.reset(seed=7)
    while together.agents:
        actions = {agent: legal(seen, chance) for agent, seen in observations.items()}
        for agent in together.possible_agents:
            assert env.agent_selection == agent
            seen = env.observe(agent)
            assert seen["observation"].tobytes() == observations[agent]["observation"].tobytes()
            assert seen["action_mask"].tobytes() == observations[agent]["action_mask"].tobytes()
            env.step(actions[agent])
        observations, *_ = together.step(actions)
    assert env.stopped


def an_illegal_action(observation: dict[str, Any]) -> int:
    return int(np.flatnonzero(observation["action_mask"] == 0)[-1])


@both_games
@pytest.mark.parametrize("everyone", [False, True])
def test_an_illegal_action_is_refused_and_changes_nothing(game: str, everyone: bool) -> None:
    env = aec(game, everyone=everyone)
    env.reset(seed=1)
    while env.observe(env.agent_selection)["action_mask"][0]:
        env.step(0)  # who acts before those that are asked can only wait
    before, agent = env.state(), env.agent_selection
    for action in (an_illegal_action(env.observe(agent)), 0, 10**6, -1, None):
        with pytest.raises(NotOffered):
            env.step(action)
        assert env.agent_selection == agent
        assert (env.state() == before).all()


@both_games
def test_where_everyone_acts_who_is_not_asked_may_not_answer(game: str) -> None:
    env, chance = aec(game, everyone=True), Random(8)
    env.reset(seed=8)
    while env.seat_of[env.agent_selection] in env.asked:
        env.step(legal(env.observe(env.agent_selection), chance))
    agent = env.agent_selection
    with pytest.raises(NotOffered, match=f"{agent} is not asked; its only action is 0, to wait"):
        env.step(an_illegal_action(env.observe(agent)))
    assert env.agent_selection == agent
    env.step(0)
    assert env.agent_selection != agent


@both_games
def test_all_illegal_actions_at_once_are_refused_before_anybody_acts(game: str) -> None:
    env = parallel(game)
    observations, _ = env.reset(seed=1)
    before, asked = env.state(), env.table.asked
    actions = {agent: legal(seen, Random(1)) for agent, seen in observations.items()}
    last = f"seat_{asked[-1]}"
    actions[last] = an_illegal_action(observations[last])
    with pytest.raises(NotOffered, match=f"{last}: choose actions that the masks allow; nothing was done"):
        env.step(actions)
    assert env.table.asked == asked
    assert (env.state() == before).all()


@both_games
def test_an_illegal_action_may_end_the_game(game: str) -> None:
    env = aec(game, illegal="end")
    env.reset(seed=1)
    culprit = env.agent_selection
    env.step(an_illegal_action(env.observe(culprit)))
    assert env.rewards == {agent: -1.0 if agent == culprit else 0.0 for agent in env.agents}
    assert all(env.terminations.values())
    together = parallel(game, illegal="end")
    observations, _ = together.reset(seed=1)
    actions = {agent: legal(seen, Random(1)) for agent, seen in observations.items()}
    actions[culprit] = an_illegal_action(observations[culprit])
    _, rewards, over, _, _ = together.step(actions)
    assert rewards == {agent: -1.0 if agent == culprit else 0.0 for agent in rewards}
    assert all(over.values())
    assert together.agents == []


@both_games
def test_a_lenient_table_takes_a_harmless_answer_instead(game: str) -> None:
    env, chance = aec(game, illegal="lenient"), Random(3)
    env.reset(seed=3)
    replaced = 0
    while not env.stopped:
        offered = env.table.view(env.seat_of[env.agent_selection]).asked.options
        seen = env.observe(env.agent_selection)
        if chance.random() < 0.5:
            expected = env.table.clone()
            harmless = [option for option in offered if not option.confirm]
            expected.game.answer(env.seat_of[env.agent_selection], harmless[0])
            env.step(an_illegal_action(seen))
            assert env.table.kind.state_hash(env.table.game) == env.table.kind.state_hash(expected.game)
            replaced += 1
        else:
            env.step(legal(seen, chance))
    assert replaced > 5


def test_seeds_are_games_and_go_on() -> None:
    """One seed decides on a whole series of deals; without a seed each environment has its own."""
    one, other = aec("cultists"), aec("cultists")
    series = []
    for env in (one, other):
        env.reset(seed=8)
        first = env.state()
        env.reset()
        series.append((first, env.state()))
    assert all((a == b).all() for a, b in zip(*series, strict=True))
    assert not (series[0][0] == series[0][1]).all()
    unseeded = [aec("cultists") for _ in range(3)]
    for env in unseeded:
        env.reset()
    assert len({env.state().tobytes() for env in unseeded}) == 3


def test_rows_tell_the_journal() -> None:
    """The last events that the seat saw, oldest first, in typed columns."""
    env, chance = aec("cultists", history=30), Random(4)
    env.reset(seed=4)
    width = env.table.scribes[0].rows.width
    kinds = [*env.table.version.layout.events]
    gifts = 0
    while not env.stopped:
        agent = env.agent_selection
        seat = env.seat_of[agent]
        observation = env.observe(agent)
        rows = observation["observation"][-30 * width :].reshape(30, width)
        journal = env.table.view(seat).journal[-30:]
        assert [0] * (30 - len(journal)) + [kinds.index(type(event).__name__) + 1 for event in journal] == rows[
            :, 0
        ].tolist()
        for event, row in zip(journal, rows[30 - len(journal) :], strict=True):
            if isinstance(event, Gave):
                gifts += 1
                assert row[1] == (event.seat - seat) % 5 + 1
                assert row[2] == (event.to - seat) % 5 + 1
                assert (row[1 + COLUMNS["seats"] + COLUMNS["places"]] > 0) == (event.card is not None)
            if isinstance(event, RoundBegan):
                assert event.round in row
        env.step(legal(observation, chance))
    assert gifts > 10


@pytest.mark.parametrize(("make", "module"), [(aec, "turns"), (parallel, "together")])
def test_without_pettingzoo_one_sentence_says_how_to_get_it(
    make: Any, module: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, f"gloaming.env.{module}")
    with pytest.raises(BadOptions, match=r"install it with: pip install 'gloaming\[env\]'"):
        make()


# In the middle of a game


@both_games
@pytest.mark.parametrize("make", [aec, in_order, partial(aec, everyone=True)], ids=["bare", "in order", "everyone"])
@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
def test_a_copy_in_the_middle_of_a_game_goes_on_as_the_game_does(game: str, make: Any, copied: Any) -> None:
    """With the same answers both end alike; and neither disturbs the other's next deal."""
    chance, env = Random(1), make(game, history=8)
    env.reset(seed=4)
    for _ in range(30):
        env.step(legal(env.last()[0], chance))
    other = copied(env)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        again, *rest, _ = other.last()
        assert agent == other.agent_selection
        assert seen["observation"].tobytes() == again["observation"].tobytes()
        assert rest == [reward, over, cut]
        action = None if over or cut else legal(seen, chance)
        env.step(action)
        other.step(action)
    env.reset()
    other.reset()
    assert env.state().tobytes() == other.state().tobytes()


@both_games
def test_a_copy_of_all_at_once_goes_on_at_once(game: str) -> None:
    chance, env = Random(2), parallel(game)
    observations, _ = env.reset(seed=4)
    for _ in range(12):
        observations, *_ = env.step({agent: legal(seen, chance) for agent, seen in observations.items()})
    actions = {agent: legal(seen, chance) for agent, seen in observations.items()}
    other = deepcopy(env)
    ours, theirs = env.step(actions)[0], other.step(actions)[0]
    assert all((ours[agent]["observation"] == theirs[agent]["observation"]).all() for agent in ours)


def test_nothing_goes_before_the_first_reset() -> None:
    env: Any
    for env in (aec(), parallel()):
        with pytest.raises(NotOffered, match="call `reset` first"):
            env.step({})
        with pytest.raises(NotOffered, match="call `reset` first"):
            env.observe("seat_0")


def test_in_order_says_what_came_too_early() -> None:
    env = in_order()
    with pytest.raises(AttributeError, match="agents cannot be accessed before reset"):
        _ = env.agents
    with pytest.raises(AssertionError, match="reset\\(\\) needs to be called before step"):
        env.step(0)
    env.reset(seed=1)
    agents = iter(env.agent_iter())
    next(agents)
    with pytest.raises(AssertionError, match="need to call step"):
        next(agents)


def test_people_see_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = aec(render_mode="human")
    env.reset(seed=1)
    env.step(legal(env.last()[0], Random(1)))
    assert capsys.readouterr().out.count("waits for seat") == 2
    together = parallel(render_mode="human")
    seen, _ = together.reset(seed=1)
    together.step({agent: legal(told, Random(1)) for agent, told in seen.items()})
    assert capsys.readouterr().out.count("waits for seat") == 2
