"""Lanes of Invasion, by the sources as they are; as machine code they are held against these in `test_contract`."""

from __future__ import annotations

import pytest

from gloaming.fast.contract import PlainTwin
from gloaming.fast.dice import WORDS
from gloaming.fast.invasion import INVASION, lanes
from gloaming.fast.invasion.export import printed
from gloaming.fast.invasion.layout import Game
from gloaming.fast.lanes import BEGIN, PLAY, STEP
from gloaming.games.invasion import Options
from gloaming.kernel.dice import KEY_BYTES, Dice

FIVE = Options(players=5)
KEY = [3, 1, 4, 1]


class Lane:
    """A single lane in plain Python."""

    def __init__(self, *, exact: bool) -> None:
        self.table, self.game, self.dice = printed(FIVE), Game(), [0] * WORDS
        self.game.quick = int(not exact)
        self.choice, self.winner = [0], [-1]
        lanes.seed_lane([self.dice], 0, KEY)
        self.drive(BEGIN)

    def drive(self, verb: int, decisions: int = 1) -> int:
        return lanes.drive([self.game], [self.table], [self.dice], self.choice, self.winner, verb, decisions, True)


def test_a_lane_with_exact_dice_is_a_game_of_the_reference() -> None:
    """The lane's own dice give it its key; the game that follows is that key's."""
    lane, twin = Lane(exact=True), PlainTwin(INVASION)
    deals = Dice(b"".join(word.to_bytes(8, "little") for word in KEY))
    twin.begin(FIVE, deals.bits().to_bytes(64, "big")[:KEY_BYTES])
    assert INVASION.state_of(lane.game, lane.table) == twin.state()


@pytest.mark.parametrize("exact", [True, False])
def test_a_lane_plays_on_after_the_end_of_a_game(exact: bool) -> None:
    lane = Lane(exact=exact)
    assert lane.drive(PLAY, 1_500) > 0
    assert lane.game.offers == lanes.offer_lane([lane.game], [lane.table], 0, lane.game.offered_to) > 0
    assert lane.game.winner == -1


def test_a_step_gives_the_answer_of_that_number() -> None:
    lane = Lane(exact=True)
    first = lane.game.offered[1]
    lane.choice[0] = 1
    assert lane.drive(STEP) == 0
    assert lane.winner == [-1]
    assert lane.game.scientists == 1 << (first & 255)
