"""Care pays: against bots that roll dice, and for both Teams."""

from __future__ import annotations

import pytest

from tests.bots.playing import by_team, everybody, winners

GAMES = 20


@pytest.mark.parametrize("players", [5, 7])
def test_careful_investigators_beat_random_cultists(players: int) -> None:
    count = winners(GAMES, by_team(investigators="careful", cultists="random"), players=players, level="experienced")
    assert count["investigators"] >= 0.6 * GAMES


@pytest.mark.parametrize("players", [5, 7])
def test_careful_cultists_beat_random_investigators(players: int) -> None:
    count = winners(GAMES, by_team(investigators="random", cultists="careful"), players=players, level="experienced")
    assert count["cultists"] >= 0.6 * GAMES


@pytest.mark.slow
@pytest.mark.parametrize("players", range(4, 9))
def test_among_themselves_both_teams_win_some(players: int) -> None:
    count = winners(40, everybody("careful"), players=players, level="experienced")
    assert min(count.values()) >= 4


@pytest.mark.slow
@pytest.mark.parametrize("board", ["polar-station", "mine"])
@pytest.mark.parametrize("players", range(4, 9))
def test_on_the_other_boards_too(board: str, players: int) -> None:
    count = winners(40, everybody("careful"), board=board, players=players, level="experienced")
    assert min(count.values()) >= 4


@pytest.mark.slow
@pytest.mark.parametrize("players", [7, 8])
def test_with_a_cursed_hunter_all_three_sides_win_some(players: int) -> None:
    count = winners(40, everybody("careful"), players=players, level="custom", roles=("cursed_hunter",))
    assert min(count.values()) >= 2
