"""Codes and dice."""

from __future__ import annotations

from collections import Counter
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloaming.kernel.dice import KEY_BYTES, Dice, derive, permuted
from gloaming.kernel.errors import NotOffered
from gloaming.kernel.values import Codebook, Coded, Frozen
from tests.kernel.toy import TOY, Pick, Won


class Sample(Coded, code="sample:{colour}/{number}>{maybe}={many}/{sure}"):
    colour: Literal["red", "blue"]
    number: int
    maybe: int | None
    many: tuple[int, ...]
    sure: bool


BOOK = Codebook((Sample,))


@given(
    st.builds(
        Sample,
        colour=st.sampled_from(["red", "blue"]),
        number=st.integers(),
        maybe=st.none() | st.integers(min_value=0),
        many=st.lists(st.integers(min_value=0)).map(tuple),
        sure=st.booleans(),
    )
)
def test_every_code_reads_back(sample: Sample) -> None:
    assert BOOK.read(str(sample)) == sample


@given(st.text(max_size=40))
def test_nonsense_is_a_clear_error_and_never_a_crash(text: str) -> None:
    with pytest.raises(ValueError, match=r"form|begins|none of|invalid"):
        BOOK.read(f"sample:{text}|")
    with pytest.raises(NotOffered):
        TOY.read_answer(f"pick:{text}x")


def test_an_answer_reads_back_through_the_kind() -> None:
    assert TOY.read_answer("pick:2") == Pick(2)


def test_an_event_reads_back_through_the_kind() -> None:
    assert Codebook(TOY.events).read("won:2") == Won(2)


class Twin(Coded, code="sample"):
    pass


class Forgetful(Coded, code="forgetful"):
    number: int


class Nameless(Coded):
    pass


def test_a_kind_says_in_its_first_line_only_what_its_base_knows() -> None:
    assert (Twin.code, Coded.code, Nameless.code) == ("sample", "", "")
    with pytest.raises(TypeError, match="quite"):
        Frozen("Misspelt", (Coded,), {}, code="misspelt", quite=True)


def test_two_kinds_may_not_share_a_word_and_none_may_forget_a_field() -> None:
    with pytest.raises(ValueError, match="share the code word"):
        Codebook((Sample, Twin))
    with pytest.raises(TypeError, match="every field"):
        str(Forgetful(1))
    with pytest.raises(TypeError, match="has no code"):
        str(Nameless())


# Dice


def test_the_same_key_falls_the_same_way_and_another_key_does_not() -> None:
    assert [Dice.seeded(1).roll(10**9), Dice.seeded(1).roll(10**9)] == [Dice.seeded(1).roll(10**9)] * 2
    assert Dice.seeded(1).bits() != Dice.seeded(2).bits()
    assert len(Dice.seeded(1).key) == len(derive(Dice.seeded(1).key, "search")) == KEY_BYTES


def test_a_derived_key_tells_nothing_of_its_source() -> None:
    key = Dice.seeded("secret").key
    assert derive(key, "a") != derive(key, "b") != key


def test_shuffles_are_even() -> None:
    """Each of the 24 orders of four cards comes up about as often as any other."""
    dice = Dice.seeded("even")
    orders = Counter(dice.shuffled("abcd") for _ in range(12_000))
    assert len(orders) == 24
    chi_square = sum((count - 500) ** 2 / 500 for count in orders.values())
    assert chi_square < 50, "23 degrees of freedom: 49.7 is one in a thousand"


@given(st.lists(st.integers(), max_size=90), st.integers(min_value=0, max_value=2**512 - 1))
def test_a_shuffle_keeps_every_card(cards: list[int], bits: int) -> None:
    assert sorted(permuted(cards, bits)) == sorted(cards)


def test_a_word_that_is_none_of_those_known_is_refused() -> None:
    with pytest.raises(ValueError, match="'green' is none of red, blue"):
        BOOK.read(str(Sample("red", 1, None, (), True)).replace("red", "green"))
