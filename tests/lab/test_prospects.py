"""What a position is worth: learnt from who won."""

from __future__ import annotations

from gloaming.bots.searcher import CRAFTS
from gloaming.games.invasion import Options
from gloaming.kernel.dice import Dice
from gloaming.lab.calibration.prospects import Seen, fitted, learnt, positions, surprise

FIVE = Options(players=5)


def test_a_sign_that_tells_is_told_from_one_that_does_not() -> None:
    dice = Dice.seeded("signs")
    seen = []
    for _ in range(400):
        strong, idle = dice.roll(2), dice.roll(2)
        won = dice.roll(10) < (8 if strong else 3)
        seen.append(Seen({"always": 1.0, "strong": float(strong), "idle": float(idle)}, won))
    weights = fitted(seen, {}, 1.0)
    assert 1.7 < weights["strong"] < 2.7
    assert abs(weights["idle"]) < 0.4
    assert surprise(seen, weights) < surprise(seen, {}) - 0.08


def test_a_firm_guess_holds_against_few_positions() -> None:
    seen = [Seen({"always": 1.0}, True)] * 3
    assert abs(fitted(seen, {"always": -1.0}, 1000.0)["always"] + 1.0) < 0.01


def test_the_positions_of_a_game_all_know_its_end() -> None:
    found = list(positions(CRAFTS["invasion"], FIVE, ("careful", "careful"), 1, 1))
    assert len(found) >= 4
    assert len({won for _, won in found}) == 1
    assert all(signs["always"] == 1.0 and "way" in signs for signs, _ in found)


def test_who_played_is_no_part_of_the_weights() -> None:
    weights = learnt(CRAFTS["invasion"], [FIVE], 2, 1)
    assert not [name for name in weights if "/" in name]
    assert weights["danger"] < 0
