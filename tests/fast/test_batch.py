"""Many games at once: stepped by choice or at random, begun again by themselves, saved and restored by copying rows."""

from __future__ import annotations

import numpy as np
import pytest

from gloaming.fast.batch import Lanes, decisions_per_second, keys
from gloaming.fast.contract import PlainTwin
from gloaming.fast.cultists import CULTISTS
from gloaming.fast.invasion import INVASION
from gloaming.fast.kinds import TwinKind
from gloaming.fast.layout import unpacked
from gloaming.games.cultists import Options
from gloaming.kernel.dice import KEY_BYTES, Dice

pytestmark = pytest.mark.wide(
    "test_twin_and_reference_are_alike_in_every_option_and_every_state"
)  # to compile takes long
FIVE = Options(players=5, level="experienced")


@pytest.mark.parametrize("exact", [True, False])
@pytest.mark.parametrize("kind", [CULTISTS, INVASION], ids=lambda kind: kind.reference.name)
def test_lanes_play_on_after_the_end_of_a_game(kind: TwinKind, exact: bool) -> None:
    lanes = Lanes(kind, kind.reference.options(), 4, seed=7, exact=exact)
    assert lanes.play(2_000) > 4
    assert (lanes.counts > 0).all()
    assert (lanes.games["winner"] == -1).all()


def test_the_same_seed_plays_the_same_games_and_lanes_differ() -> None:
    one, other = Lanes(CULTISTS, FIVE, 3, seed=1), Lanes(CULTISTS, FIVE, 3, seed=1)
    one.play(100)
    other.play(100)
    assert (one.games == other.games).all()
    assert len({row.tobytes() for row in one.games}) == 3
    assert (Lanes(CULTISTS, FIVE, 3, seed=2).games != Lanes(CULTISTS, FIVE, 3, seed=1).games).all()


def test_lanes_that_are_compiled_for_one_table_play_the_same_games() -> None:
    lanes, fitted = [Lanes(CULTISTS, FIVE, 4, seed=7, exact=True, fitted=fitted) for fitted in (False, True)]
    assert lanes.play(500) == fitted.play(500)
    assert (lanes.games == fitted.games).all()


def test_a_step_gives_the_chosen_answers_and_says_who_won() -> None:
    lanes, chance = Lanes(CULTISTS, FIVE, 5, seed=3), np.random.default_rng(3)
    won = [lanes.step(chance.integers(lanes.counts)).copy() for _ in range(400)]
    assert set(np.unique(won)) == {-1, 0, 1}


def test_a_choice_that_is_not_offered_is_refused() -> None:
    lanes = Lanes(CULTISTS, FIVE, 2)
    with pytest.raises(ValueError, match="choose among the first"):
        lanes.step(lanes.counts)


def test_a_snapshot_goes_back_and_play_repeats_itself() -> None:
    lanes = Lanes(CULTISTS, FIVE, 4, seed=5, exact=True)
    lanes.play(50)
    before = lanes.snapshot()
    lanes.play(300)
    after = lanes.games.copy()
    lanes.restore(before)
    assert (lanes.games == before.games).all()
    lanes.play(300)
    assert (lanes.games == after).all()


def test_a_lane_with_exact_dice_is_a_game_of_the_reference() -> None:
    """The lane's own dice give it its key; the game that follows is that key's."""
    lanes, twin = Lanes(CULTISTS, FIVE, 1, seed=9, exact=True), PlainTwin(CULTISTS)
    deals = Dice(b"".join(int(word).to_bytes(8, "little") for word in keys(9, 1)[0]))
    twin.begin(FIVE, deals.bits().to_bytes(64, "big")[:KEY_BYTES])
    assert CULTISTS.state_of(unpacked(CULTISTS.game, lanes.games[0]), twin.table) == twin.state()


def test_speed_is_measured() -> None:
    assert decisions_per_second(CULTISTS, FIVE, seconds=0.01) > 0
