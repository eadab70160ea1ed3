"""What people type is shown as it is meant, hides nothing, and passes for nobody else's."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloaming.server.holders import Holder
from gloaming.server.people import free_name
from gloaming.server.table import Table
from gloaming.words import of
from gloaming.words.plain_text import JOINERS, LONGEST_NAME, isolated, look_of, tidy_line, tidy_name

STEERING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
HIDDEN = "\u3164\u2800\u200b\u2060\ufeff\u00ad\U000e0041\x00\x07\x1b\x7f\x9b"


@pytest.mark.parametrize(
    "name",
    ["theo", "THEO", "\u0422heo", "Th\u0435o", "The\u03bf", "Τheo", "Ｔｈｅｏ", "𝕿𝖍𝖊𝖔", "Théo", "Theö", "The0", "T heo", "Theo.",
     "Th\u200beo", "\u202eTheo", "Theo\u2069", "Theo\ufe0f", "The\u3164o", "Тһео"],
)  # fmt: skip
def test_a_name_that_looks_like_anothers_gets_a_number(name: str) -> None:
    table = Table("ABCDEF")
    table.chairs[0] = Holder("Theo", 1)
    given = free_name(table, name, 2)
    assert given == f"{tidy_name(name)} 2"
    table.chairs[1] = Holder(given, 2)
    assert free_name(table, name, 3) == f"{tidy_name(name)} 3"


@pytest.mark.parametrize(("one", "other"), [("Arno", "Amo"), ("Ian", "lan"), ("Bill", "Bi11"), ("Wanda", "vvanda")])
def test_pairs_of_letters_pass_for_one(one: str, other: str) -> None:
    assert look_of(one) == look_of(other)


@pytest.mark.parametrize(
    "names", [("Theo", "Thea"), ("राम", "रोम"), ("Анна", "Инна"), ("محمد", "أحمد"), ("李雷", "韩梅梅"), ("🦊", "🐻")]
)
def test_other_names_stay_as_they_are(names: tuple[str, str]) -> None:
    table = Table("ABCDEF")
    table.chairs[0] = Holder(names[0], 1)
    assert free_name(table, names[1], 2) == names[1]


@given(st.text(max_size=60))
def test_a_name_shows_all_that_it_has(text: str) -> None:
    name = tidy_name(text)
    assert name.isprintable()
    assert len(name) <= LONGEST_NAME
    assert tidy_name(name) == name


@given(st.text(alphabet=st.one_of(st.characters(), st.sampled_from(STEERING + HIDDEN + "\u0301")), max_size=80))
def test_a_line_steers_nothing_and_hides_nothing(text: str) -> None:
    line = tidy_line(text)
    assert not set(line) & set(STEERING + HIDDEN)
    assert all(sign.isprintable() or sign in JOINERS for sign in line)
    assert tidy_line(line) == line


def test_a_line_keeps_what_it_needs() -> None:
    for line in ("👩‍👩‍👧 hello", "می‌خواهم", "Ça va, Zoë?", "ねこ", "שלום"):
        assert tidy_line(line) == unicodedata.normalize("NFC", line)
    assert tidy_line("\u200d\u200e") == ""
    assert tidy_line("e\u200b\u0301") == "é"
    assert tidy_line("one\ntwo\u2028three") == "one two three"
    assert tidy_line("a" + "\u0316" * 40) == "a" + "\u0316" * 3


def test_words_around_a_name_keep_their_order() -> None:
    assert isolated("Theo") == "Theo"
    assert of("en").t("farewell-unknown_table", code="מרים") == "There’s no table \u2068מרים\u2069"
