"""What a series tells, and how sure that is."""

from __future__ import annotations

import pytest

from gloaming.lab.simulation import Played
from gloaming.lab.tally import Tally, wilson

TEAMS = ("investigators", "cultists")


@pytest.mark.parametrize(
    ("count", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (1, 10, 0.0179, 0.4042),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_intervals_are_those_of_the_books(count: int, games: int, low: float, high: float) -> None:
    """The last three are those of Newcombe's comparison of 1998."""
    found = wilson(count, games)
    assert (found.games, found.share) == (count, count / games)
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def tally(*games: tuple[str, str, int, int]) -> Tally:
    counted = Tally()
    for number, (winner, reason, rounds, decisions) in enumerate(games, start=1):
        counted.add(Played(number, winner, reason, rounds, decisions))
    return counted


COUNTED = tally(
    ("cultists", "claim", 4, 100),
    ("investigators", "points", 8, 200),
    ("cultists", "time", 10, 300),
    ("cultists", "claim", 4, 100),
)


def test_a_tally_counts_wins_ends_rounds_and_decisions() -> None:
    told = COUNTED.as_dict(TEAMS)
    assert told["games"] == 4
    assert told["wins"] == {"investigators": 1, "cultists": 3}
    assert told["reasons"] == {"investigators": {"points": 1}, "cultists": {"claim": 2, "time": 1}}
    assert told["rounds"] == {"mean": 6.5, "counts": {"4": 2, "8": 1, "10": 1}}
    assert told["decisions"] == {"count": 700, "mean": 175.0}
    assert told["shares"]["reasons"]["cultists"]["claim"] == {"share": 0.5, "low": 0.15, "high": 0.85}


def test_a_team_that_never_won_is_told_too() -> None:
    told = tally(("cultists", "time", 10, 9)).as_dict(TEAMS)
    assert told["wins"] == {"investigators": 0, "cultists": 1}
    assert told["shares"]["wins"]["investigators"]["low"] == 0


def test_reasons_come_by_frequency_then_by_name() -> None:
    assert COUNTED.reasons_of("cultists") == ["claim", "time"]
    assert COUNTED.reasons_of("investigators") == ["points"]
    assert tally(("cultists", "time", 1, 1), ("cultists", "kills", 1, 1)).reasons_of("cultists") == ["kills", "time"]


def test_the_order_of_the_games_does_not_show() -> None:
    backwards = Tally()
    for number, game in enumerate([("cultists", "time", 3, 9), ("investigators", "vote", 2, 8)]):
        backwards.add(Played(number, *game))
    forwards = tally(("investigators", "vote", 2, 8), ("cultists", "time", 3, 9))
    assert str(backwards.as_dict(TEAMS)["reasons"]) == str(forwards.as_dict(TEAMS)["reasons"])
