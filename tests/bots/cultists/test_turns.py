"""What a bot works out for one question."""

import gc
from itertools import islice

import pytest

from gloaming.bots import make_bot
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists import CULTISTS, Options
from gloaming.kernel.dice import Dice

pytestmark = pytest.mark.no_cover  # traced, whole games take some times as long


@pytest.mark.parametrize("kind", ["careful", "sleuth"])
@pytest.mark.parametrize("board", ["", "mine"])
def test_a_turn_is_freed_as_soon_as_it_is_answered(kind: str, board: str) -> None:
    """Nothing that is worked out of a turn refers back to it, so it need not wait for the garbage collector."""
    game = CULTISTS.begin(Options(players=7, level="experienced", board=board), Dice.seeded("turns").key)
    bots = [make_bot(kind, "cultists", Dice.seeded("turns", seat)) for seat in game.seats]
    gc.collect()
    gc.disable()
    try:
        for seat in islice(iter(lambda: game.waiting_for[0], None), 30):
            view = CULTISTS.view(game, seat)
            game.answer(seat, bots[seat].decide(view, view.asked))
        assert not [found for found in gc.get_objects() if type(found) is Turn]
    finally:
        gc.enable()
