"""Ratings: strengths in Elo points from who beat whom, with intervals."""

from __future__ import annotations

from math import exp, isclose, log

import numpy as np
import pytest

from gloaming.lab.ratings import Rating, Result, own_shares, ratings

KINDS = ("sleuth", "careful", "random")


def results(strong: float = 0.0, games: int = 200) -> list[Result]:
    """Every pairing of three kinds; the first wins more often by this, on either team."""
    ahead = {"sleuth": strong, "careful": 0.0, "random": -strong}
    odds = {(a, b): 1 / (1 + exp(ahead[b] - ahead[a])) for a in KINDS for b in KINDS}
    return [Result(a, b, games, round(games * odds[a, b])) for a in KINDS for b in KINDS]


def width(rating: Rating) -> float:
    return rating.high - rating.low


def test_equals_have_no_points_and_intervals_round_them() -> None:
    found = ratings(results())
    for strengths in found:
        assert [*strengths] == [*KINDS]
        for rating in strengths.values():
            assert abs(rating.points) < 1e-6
            assert isclose(rating.low, -rating.high, abs_tol=1e-6)


def test_points_are_told_beside_the_mean_of_all_kinds() -> None:
    for strengths in ratings(results(0.8)):
        assert abs(sum(rating.points for rating in strengths.values())) < 1e-6
        assert strengths["sleuth"].points > strengths["careful"].points > strengths["random"].points
        assert strengths["sleuth"].low > strengths["random"].high


def test_both_teams_together_are_the_mean_of_the_two() -> None:
    found = ratings([*results(0.8), Result("sleuth", "random", 300, 290)])
    for kind in KINDS:
        assert isclose(found.both[kind].points, (found.open[kind].points + found.hidden[kind].points) / 2, abs_tol=1e-6)


def test_400_points_are_odds_of_ten_to_one() -> None:
    """A player who hides as A is found half as often, in the logarithm, as the odds are apart."""
    half, many = log(10) / 2, 1_000_000
    against_a, against_b = [round(many / (1 + exp(sign * half))) for sign in (1, -1)]
    found = ratings(
        [Result(kind, "A", many, against_a) for kind in "AB"] + [Result(kind, "B", many, against_b) for kind in "AB"]
    )
    assert isclose(found.hidden["A"].points - found.hidden["B"].points, 400, abs_tol=1)
    assert isclose(found.open["A"].points, 0, abs_tol=1)


def test_the_balance_of_the_game_is_nobodys_strength() -> None:
    """The open team wins nine games of ten, no matter who plays it."""
    for strengths in ratings([Result(a, b, 200, 180) for a in KINDS for b in KINDS]):
        assert all(abs(rating.points) < 1e-6 for rating in strengths.values())


def test_four_times_the_games_halve_the_intervals() -> None:
    few, many = ratings(results(0.5, 400)), ratings(results(0.5, 1600))
    for kind in KINDS:
        assert width(many.open[kind]) / width(few.open[kind]) == pytest.approx(0.5, abs=0.02)


def test_who_wins_every_game_is_strong_but_not_infinitely_so() -> None:
    found = ratings([Result("sleuth", "random", 50, 50), Result("random", "sleuth", 50, 0)])
    assert 200 < found.both["sleuth"].points < 2000
    assert found.both["sleuth"].low < found.both["sleuth"].points < found.both["sleuth"].high


def test_neither_order_nor_pairings_without_games_matter() -> None:
    told = results(0.8)
    plain, turned = ratings(told), ratings([*told[1:], told[0], Result("sleuth", "careful", 0, 0)])
    for kind in KINDS:
        assert plain.open[kind] == pytest.approx(turned.open[kind])
        assert plain.hidden[kind] == pytest.approx(turned.hidden[kind])


def test_two_intervals_tell_how_sure_the_difference_is() -> None:
    """Strengths that vary each on their own, and one thing that varies all of them, which no difference shows."""
    own, common = [1.0, 4.0, 9.0, 2.5], 100.0
    spread = common + np.diag(own)
    assert own_shares(spread) == pytest.approx(own)
    assert own_shares(spread[:3, :3]) == pytest.approx(own[:3])
    assert own_shares(spread[:2, :2]) == pytest.approx([2.5, 2.5])


def test_a_kind_that_never_wins_makes_nobody_else_less_sure() -> None:
    two = [Result(a, b, 400, won) for a, b, won in (("A", "A", 220), ("A", "B", 240), ("B", "A", 180), ("B", "B", 200))]
    helpless = [Result("C", other, 400, 0) for other in "ABC"] + [Result(other, "C", 400, 390) for other in "AB"]
    alone, beside = ratings(two), ratings([*two, *helpless])
    for kind in "AB":
        assert width(beside.open[kind]) < 1.2 * width(alone.open[kind])
    assert width(beside.open["C"]) > 4 * width(beside.open["A"])
    assert beside.open["A"].points - beside.open["B"].points == pytest.approx(
        alone.open["A"].points - alone.open["B"].points, abs=5
    )
