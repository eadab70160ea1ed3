"""The training example, in small: what it calls learnt has been learnt."""

from __future__ import annotations

import numpy as np
import pytest

from examples.train_cultists import PLAYERS, Share, evaluate, main, train
from gloaming.env import aec


def test_intervals_are_wilsons() -> None:
    low, high = Share(8, 10).interval
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)


@pytest.mark.slow
@pytest.mark.wide("test_all_four_pairings_are_told_with_their_intervals")
def test_a_cultist_learns_to_beat_random_play() -> None:
    env, chance = aec("cultists", players=PLAYERS), np.random.default_rng(1)
    policy = train(env, "cultists", None, 120, chance)
    learnt = evaluate(env, {"investigators": None, "cultists": policy}, 80, chance)
    by_chance = evaluate(env, {"investigators": None, "cultists": None}, 80, chance)
    assert learnt.interval[0] > by_chance.interval[1]


def test_all_four_pairings_are_told_with_their_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    shares = main(["--games", "4", "--evaluate", "4"])
    told = capsys.readouterr().out
    assert len(shares) == 4
    for (investigators, cultist), share in shares.items():
        assert f"{investigators} Investigators, {cultist} Cultist: {share}" in told
