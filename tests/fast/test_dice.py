"""The twin's dice fall as the reference's do; and its rows are small."""

from __future__ import annotations

from random import Random

import pytest

from gloaming.fast.contract import words
from gloaming.fast.cultists.layout import Game as Cultists
from gloaming.fast.dice import QUICK, WORDS, WORK, digest, quick_roll, roll, set_key, share, shuffle
from gloaming.fast.invasion.layout import Game as Invasion
from gloaming.fast.layout import Game, packed, record, unpacked
from gloaming.kernel.dice import digest as bits
from gloaming.kernel.dice import permuted

KEYS = [bytes(32), bytes(range(32)), b"\xff" * 32]


def dice_of(key: bytes) -> list[int]:
    dice = [0] * WORDS
    set_key(dice, *words(key))
    return dice


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("rolled", [1, 2, 255, 256, 30_000])
def test_a_roll_is_that_of_hashlib_bit_by_bit(key: bytes, rolled: int) -> None:
    dice = dice_of(key)
    digest(dice, rolled)
    assert sum(dice[WORK + i] << 64 * (7 - i) for i in range(8)) == bits(key, rolled)


@pytest.mark.parametrize("count", [0, 1, 2, 3, 9, 11, 17, 60, 90])
def test_a_shuffle_is_that_of_the_reference(count: int) -> None:
    game, cards = Game(), [7, *range(count), 7]
    shuffle(game, dice_of(KEYS[1]), cards, 1, count)
    assert cards == [7, *permuted(range(count), bits(KEYS[1], 1)), 7]
    assert game.rolled == 1


@pytest.mark.parametrize("sides", [1, 2, 5, 131, 70_000])
def test_a_roll_is_divided_as_the_reference_does(sides: int) -> None:
    game = Game()
    assert roll(game, dice_of(KEYS[2]), sides) == bits(KEYS[2], 1) % sides


@pytest.mark.parametrize("parts", [1, 2, 3, 255, 65_536, 479_001_600, 2**31, 2**31 + 1, 2**32 - 2, 2**32 - 1])
def test_what_is_left_of_a_roll_is_divided_exactly(parts: int) -> None:
    """Halves of words that are all ones, or one more or less than a multiple, are where a reciprocal goes wrong."""
    chance, near = Random(parts), [0, 1, 2**64 - 1, parts << 32, parts - 1, (1 << 64) - parts, 2**63 // parts * parts]
    for _ in range(300):
        drawn = [chance.choice([*near, chance.getrandbits(64)]) for _ in range(8)]
        dice = [0] * WORDS
        dice[WORK : WORK + 8] = drawn
        whole = sum(word << 64 * (7 - i) for i, word in enumerate(drawn))
        assert share(dice, parts) == whole % parts
        assert sum(dice[WORK + i] << 64 * (7 - i) for i in range(8)) == whole // parts


def test_quick_dice_fall_evenly() -> None:
    dice = [0] * WORDS
    dice[QUICK] = 5
    found = [quick_roll(dice, 6) for _ in range(6_000)]
    assert all(850 < found.count(side) < 1150 for side in range(6))


@pytest.mark.parametrize("row", [Cultists, Invasion], ids=["cultists", "invasion"])
def test_a_game_takes_well_under_two_kilobytes(row: type[Game]) -> None:
    assert record(row).itemsize + 8 * WORDS < 2_100


def test_a_row_is_packed_and_unpacked_without_loss() -> None:
    game, chance = Cultists(), Random(1)
    game.at = [chance.randrange(16) for _ in game.at]
    game.hand[3][2], game.met, game.questions = 5, 1 << 19, 3_000
    again = unpacked(Cultists, packed(game)[0])
    assert vars(again) == vars(game)
