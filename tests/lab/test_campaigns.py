"""The fit of what positions in Invasion are worth: the boards it reads, and what it writes."""

from __future__ import annotations

import msgspec
import pytest

from gloaming.bots.invasion.map.prospects import Map
from gloaming.games.invasion import INVASION, Options
from gloaming.games.invasion.state import Invasion
from gloaming.lab.seating import seating
from gloaming.lab.simulation import Plan, played_out
from tools.campaigns import Board, Position, fitted, positions, written


@pytest.fixture(scope="module")
def games() -> list[Invasion]:
    plans = [Plan("invasion", Options(players=players), seating("invasion", "careful"), 3) for players in (4, 6, 8)]
    return [played_out(plan, number).game for plan in plans for number in (1, 2)]


def test_a_board_that_was_followed_is_the_board_of_the_game(games: list[Invasion]) -> None:
    for game in games:
        board = Board(game)
        for event in game.journal:
            board.follow(event)
        assert tuple(sorted(board.tokens)) == game.tokens
        assert board.agents == game.agent_at
        assert tuple(sorted(board.scientists)) == game.scientists
        assert sorted(board.aliens) == [seat for seat in game.seats if INVASION.team_of(game, seat) == "aliens"]


def test_a_position_is_read_once_in_every_round_that_went_to_its_end(games: list[Invasion]) -> None:
    for game in games:
        rows = list(positions(game))
        assert len(rows) in (game.round - 1, game.round)
        assert all(sum(row[name] for name in row if name.startswith("missing_")) == 1 for row in rows)


def test_what_is_fitted_can_be_read_as_worths() -> None:
    """Where a sector fell whenever it was in danger, danger costs more than was guessed."""
    rows = [({"falls": chance, "missing_1": 1.0}, chance < 0.5) for chance in (0.0, 0.1, 0.8, 0.9)] * 30
    weights = fitted([Position(signs, won) for signs, won in rows])
    found = msgspec.toml.decode("\n".join(written(weights)), type=Map)
    assert found.falls < -2
    assert found.missing[0] > found.missing[1]
