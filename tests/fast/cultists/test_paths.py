"""The AUTOMA's ways are the reference's, from everywhere to everywhere, whatever is closed and whichever doors are open."""

from __future__ import annotations

import pytest

from gloaming.fast.cultists.export import printed
from gloaming.fast.cultists.layout import Game
from gloaming.fast.cultists.numbers import TOKENS
from gloaming.fast.cultists.paths import path_towards
from gloaming.fast.layout import NOBODY
from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists import paths as reference
from gloaming.games.cultists.automa import ways_from


@pytest.mark.parametrize("event", ["", "secret_doors"])
@pytest.mark.parametrize("players", [5, 7, 8])
def test_every_way_is_that_of_the_reference(players: int, event: str) -> None:
    """AC-AUTOMA-11 to -13, RQ-108, RQ-112: also where the Fishman cuts the goal off."""
    options = Options(players=players)
    game, table, g = CULTISTS.begin(options, bytes(32)), printed(options), Game()
    game.event = event
    g.event = TOKENS.index(event) if event else NOBODY
    board = game.board
    cut_off = 0
    for shut in (None, *board.hallways):
        closed, barred = (NOBODY, ()) if shut is None else (board.places.index(shut), (shut,))
        for start, here in enumerate(board.places):
            for goal, room in enumerate(board.rooms):
                path_towards(g, table, start, 1 << goal, closed, True)
                way = reference.path_towards(board, here, {room}, barred, lambda place: ways_from(game, place))
                assert [board.places[place] for place in g.path[: g.path_length]] == list(way), (here, room, shut)
                cut_off += here != room and (not way or way[-1] != room)
    assert cut_off > 0
