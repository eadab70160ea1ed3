"""A best response: it plays the seats of one team, learns from whole games, and what it gains is counted deal by deal."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import pytest

from gloaming.bots.cultists.learner import LEAN
from gloaming.bots.learner.network import Network
from gloaming.bots.learner.weights import packed
from gloaming.games.cultists import Options
from gloaming.kernel.dice import Dice
from gloaming.lab.training import finishing
from gloaming.lab.training.course import for_play
from gloaming.lab.training.duels import Duel, PupilBot, fought, network_of, won_by_itself
from gloaming.lab.training.harvest import Decisions
from gloaming.lab.training.learning import leaning, policy_slope
from gloaming.lab.training.network import NEVER, begun, chances
from gloaming.lab.training.response import Answering, looked_back, response
from gloaming.lab.training.rooms import cultists
from gloaming.lab.training.sheets import reading_for


@pytest.fixture(scope="module")
def weights() -> bytes:
    """Of a network that has learnt nothing."""
    reading = reading_for(np, cultists, [Options(players=5)])
    return packed(for_play(reading, begun(len(reading.columns), 8, len(reading.answers), 1)), {"decisions": "0"})


def duel(weights: bytes, team: str = "cultists") -> Duel:
    return Duel(Options(players=5), "random", team, 1, weights)


def test_it_learns_from_generation_to_generation_and_is_examined_by_other_games(weights: bytes) -> None:
    answering, told = Answering([duel(weights)], 1), list[tuple[int, int]]()
    answering.train(20, lambda played, won: told.append((played, len(won))))
    assert [played for played, _ in told] == [8, 16, 20]
    assert [games for _, games in told] == [8, 8, 4]
    assert answering.weights() != weights
    found = answering.examined(4)
    assert found.exam == 4
    assert found.before.games <= 4


def test_a_response_plays_every_seat_of_its_team_and_the_bot_the_others(weights: bytes) -> None:
    ours, theirs = fought(duel(weights), 1), fought(duel(weights, "investigators"), 1)
    assert len(ours.made) == 1
    assert 1 < len(theirs.made) <= 4
    assert all(made.mask[made.chosen] and made.likely <= 0 for seat in ours.made for made in seat)
    assert fought(duel(weights), 1).won == ours.won
    assert won_by_itself(duel(weights), 1) != won_by_itself(duel(weights, "investigators"), 1)


def test_it_draws_its_answers_as_often_as_its_network_says(weights: bytes) -> None:
    bot, odds = PupilBot(Dice.seeded("often"), network=network_of(weights)), np.array([0.0, 0.7, 0.0, 0.3, 0.0])
    found = np.bincount([bot.drawn(odds.astype(np.float32)) for _ in range(1000)], minlength=5)
    assert found[[0, 2, 4]].sum() == 0
    assert 650 < found[1] < 750


def test_a_response_learns_seat_by_seat_from_the_end_of_each_game(weights: bytes) -> None:
    answering = Answering([duel(weights, "investigators")], 1)
    had = [fought(duel(weights, "investigators"), number) for number in (1, 2)]
    answering.pupil.net["wv"][:] = answering.pupil.net["bv"][:] = 0  # it expects nothing
    found = looked_back(answering.pupil, had)
    ends = [1.0 if game.won else -1.0 for game in had]
    last = {round(float(gain), 4) for gain in found.gain}
    assert {round(end, 4) for end in ends} <= last
    assert len(found.chosen) == sum(made.mask.sum() > 1 for game in had for seat in game.made for made in seat)


def test_what_is_gained_is_counted_deal_by_deal() -> None:
    found = response([False] * 4, [True, True, True, False], [True, False, False, False])
    assert (found.before.share, found.after.share, found.itself.share) == (0.0, 0.75, 0.25)
    assert found.gain == 0.5
    assert found.gain - found.low == pytest.approx(1.96 * 0.57735 / 2, abs=1e-3)
    assert response([True], [True], [True]).high == 1.0


def test_what_a_sleuth_answers_counts_when_it_draws_and_when_it_learns(weights: bytes) -> None:
    """Sure of it, the network is the sleuth itself; and then there is nothing to learn."""
    had = fought(duel(weights, "investigators"), 1)
    made = [one for seat in had.made for one in seat]
    assert {one.lean for one in made} == {LEAN}
    assert 0.5 < sum(one.chosen == one.own for one in made) / len(made) < 1
    one = made[0]
    zero = np.array([0])
    bare = Decisions(zero, zero, zero, zero, zero, zero, np.array([one.own]), np.array([30.0], np.float32))
    odds = chances(np, leaning(np.where(one.mask, np.float32(0), np.float32(NEVER))[None], bare))
    assert odds[0, one.own] == pytest.approx(1.0)
    slope, _ = policy_slope(np, odds, bare._replace(chosen=np.array([one.own]), gain=np.array([1.0])), 0.0)
    assert np.abs(slope).max() < 1e-6


def test_in_the_last_school_every_duel_comes_as_often_as_the_next(weights: bytes) -> None:
    those = finishing.duels([5, 6], weights, 1)
    assert len(those) == 2 * 2 * len(finishing.AGAINST)
    found = finishing.fared(those, 0, [True, False] * len(those))
    assert {row[1] for name, row in found.items() if name.endswith("careful")} == {2}
    assert sum(row[1] for row in found.values()) == 2 * len(those)
    assert sum(row[0] for row in found.values()) == len(those)
    again = finishing.fared(those, 1, [True])
    assert again == {finishing.words(those[1]): [1, 1]}


def test_the_last_school_writes_what_it_has_learnt_and_how_it_fared(
    weights: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, file = tmp_path / "begun", tmp_path / "finished.safetensors"
    begun.write_bytes(weights)
    words = f"finishing {begun} {file} --players 5 --games 16 --generations 2 --jobs 1".split()
    monkeypatch.setattr(sys, "argv", words)
    finishing.main()
    assert file.read_bytes() != weights
    assert Network(file.read_bytes()).about["finishing"] == "16 games at [5] players, seed 1"
    curve = json.loads(file.with_suffix(".json").read_text())
    assert [line["games"] for line in curve] == [8, 16]
