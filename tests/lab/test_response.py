"""A best response: it plays the seats of one team, learns from whole games, and what it gains is counted deal by deal."""

from __future__ import annotations

import numpy as np
import pytest

from gloaming.bots.learner.weights import packed
from gloaming.games.cultists import Options
from gloaming.kernel.dice import Dice
from gloaming.lab.training.course import for_play
from gloaming.lab.training.duels import Duel, PupilBot, fought, network_of, won_by_itself
from gloaming.lab.training.network import begun
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
