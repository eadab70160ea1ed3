"""Care pays: against bots that roll dice, and for both Teams. Games that could change no verdict are not played."""

from __future__ import annotations

import pytest

from tests.bots.cultists.playing import by_team, everybody, winners
from tests.wide import further

pytestmark = pytest.mark.no_cover  # traced, whole games take some times as long

GAMES = 20
SOME = {"investigators": 4, "cultists": 4}
"""Of forty games."""


@pytest.mark.parametrize("players", [5, 7])
def test_careful_investigators_beat_random_cultists(players: int) -> None:
    kinds = by_team(investigators="careful", cultists="random")
    count = winners(GAMES, kinds, {"investigators": 12}, players=players, level="experienced")
    assert count["investigators"] >= 0.6 * GAMES


@pytest.mark.parametrize("players", [5, 7])
def test_careful_cultists_beat_random_investigators(players: int) -> None:
    kinds = by_team(investigators="random", cultists="careful")
    count = winners(GAMES, kinds, {"cultists": 12}, players=players, level="experienced")
    assert count["cultists"] >= 0.6 * GAMES


@pytest.mark.slow
@pytest.mark.parametrize("players", [5, *further(4, 6, 7, 8)])
def test_among_themselves_both_teams_win_some(players: int) -> None:
    count = winners(40, everybody("careful"), SOME, players=players, level="experienced")
    assert min(count.values()) >= 4


@pytest.mark.slow
@pytest.mark.parametrize("board", ["polar-station", "mine"])
@pytest.mark.parametrize("players", [5, *further(4, 6, 7, 8)])
def test_on_the_other_boards_too(board: str, players: int) -> None:
    count = winners(40, everybody("careful"), SOME, board=board, players=players, level="experienced")
    assert min(count.values()) >= 4


@pytest.mark.slow
@pytest.mark.parametrize("players", [7, *further(8)])
def test_with_a_cursed_hunter_all_three_sides_win_some(players: int) -> None:
    enough = {"investigators": 2, "cultists": 2, "hunter": 2}
    count = winners(40, everybody("careful"), enough, players=players, level="custom", roles=("cursed_hunter",))
    assert min(count.values()) >= 2
