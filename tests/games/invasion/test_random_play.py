"""What holds for every game of Invasion: it ends, and every table can be played."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.invasion import INVASION, Options
from gloaming.games.invasion.city import CITIES
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadOptions
from tests.games.invasion.random_play import (
    HOUSE_RULES,
    TABLES,
    finished,
    named,
)


@pytest.mark.parametrize("options", TABLES, ids=named)
@pytest.mark.parametrize("keen", [False, True])
def test_every_game_ends_and_one_side_wins(options: Options, keen: bool) -> None:
    """INV-COMP-01, INV-DERIV-05, INV-WIN-10: at the latest in round 19, for one of three reasons."""
    for number in range(4):
        game = finished(options, Dice.seeded("ends", number), keen=keen)
        assert game.stage == "over"
        assert 1 <= game.round <= 19
        assert (game.winner, game.reason) in [
            ("humans", "scientists"),
            ("aliens", "mother_ships"),
            ("aliens", "sector"),
        ]


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in HOUSE_RULES.items() for value in values[1:]]
)
def test_every_house_rule_can_be_played(name: str, value: Any) -> None:
    for players, city in ((4, "washington"), (5, "milan"), (8, "milan")):
        options = Options(players=players, city=city, **{name: value})
        assert finished(options, Dice.seeded(name, value, players), keen=True).over


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 3},
        {"players": 9},
        {"city": "rome"},
        {"first_architect": 5},
        {"motherships_to_lose": 6},
        {"scientists_to_save": 0},
        {"pressure_track": (0, 2, 1)},
        {"pressure_track": ()},
        {"pressure_start_index": 6},
        {"alien_token_limit": -1},
    ],
    ids=str,
)
def test_a_table_that_cannot_be_is_refused_in_a_sentence(wrong: dict[str, Any]) -> None:
    """INV-COMP-01, INV-RQ-03, INV-RQ-62."""
    with pytest.raises(BadOptions, match=r"^[A-Z].*\.$"):
        INVASION.begin(Options(**wrong), Dice.seeded("wrong").key)


def test_both_cities_have_been_played() -> None:
    assert {options.city for options in TABLES} == set(CITIES)
    assert {options.players for options in TABLES} == {4, 5, 6, 7, 8}
