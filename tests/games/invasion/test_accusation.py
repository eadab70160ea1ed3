"""Accusation (INV-ACCUSE)."""

from __future__ import annotations

import pytest

from gloaming.games.invasion import INVASION
from gloaming.games.invasion.accusation import Accuse, Prospect
from tests.games.invasion.table import FIVE, table


def test_whoever_has_lost_the_token_or_is_stated_cannot_accuse() -> None:
    """INV-ACCUSE-01, -02, -12: a secret alien can."""
    assert table(*FIVE, hands={"Ann": "A"})["Ann"].may("accuse:1")
    assert not table(*FIVE, tokenless=("Ann",))["Ann"].may("accuse:1")
    assert not table(*FIVE, hands={"Ann": "A"}, stated=("Ann",))["Ann"].may("accuse:1")


def test_a_stated_alien_and_oneself_cannot_be_accused() -> None:
    """INV-ACCUSE-03, -04, INV-RQ-39."""
    t = table(*FIVE, hands={"Ben": "A"}, stated=("Ben",)).nobody_declares()
    assert [option for option in t["Ann"].options() if option.startswith("accuse")] == [
        "accuse:2",
        "accuse:3",
        "accuse:4",
    ]


def test_those_with_a_token_are_asked_but_not_the_accused_nor_a_stated_alien() -> None:
    """INV-ACCUSE-05, -15, -16, INV-RQ-39, -40."""
    t = table(*FIVE, tokenless=("Cleo",), hands={"Dan": "A"}, stated=("Dan",))
    t["Ann"].accuses("Ben")
    assert t.asks() == {"Eve"}
    lenient = table(*FIVE, hands={"Dan": "A"}, stated=("Dan",), options={"stated_alien_may_support": True})
    lenient["Ann"].accuses("Ben")
    assert lenient.asks() == {"Cleo", "Dan", "Eve"}


def test_without_a_supporter_the_turn_is_over_and_nothing_is_lost() -> None:
    """INV-ACCUSE-06, -06a, INV-ASSIM-09."""
    t = table(*FIVE, hands={"Ben": "A"})
    t["Ann"].accuses("Ben")
    for name in ("Cleo", "Dan", "Eve"):
        t[name].refuses()
    assert t.game.turn == t.seat("Ben")
    assert t.game.accuser_token == [True] * 5
    assert t.game.shown[1] == ()
    assert t["Ann"].hand == "H"


def test_with_nobody_to_support_it_fails_at_once() -> None:
    """INV-ACCUSE-06."""
    t = table(*FIVE, tokenless=("Ben", "Cleo", "Dan", "Eve"))
    t["Ann"].accuses("Ben")
    assert t.game.turn == t.seat("Ben")


@pytest.mark.parametrize("needed", [False, True])
def test_where_the_table_asks_for_it_somebody_must_be_able_to_support(needed: bool) -> None:
    """INV-ACCUSE-06, accusation_needs_possible_supporter: otherwise it is offered, though it can only fail."""
    options = {"accusation_needs_possible_supporter": needed}
    for tokenless, stated in ((("Ben", "Cleo", "Dan", "Eve"), ()), (("Ben", "Dan", "Eve"), ("Cleo",))):
        t = table(*FIVE, tokenless=tokenless, stated=stated, hands={"Cleo": "A"}, options=options)
        assert t["Ann"].may("accuse:1") is not needed
    t = table(*FIVE, tokenless=("Ben", "Dan", "Eve"), options=options)
    assert t["Ann"].may("accuse:1")
    assert t["Ann"].may("accuse:2") is not needed, "Cleo could not support an accusation of herself"


def test_an_accusation_that_nobody_could_support_is_told_before_it_is_made() -> None:
    """INV-ACCUSE-06: from what everyone sees."""
    t = table(*FIVE, tokenless=("Ben", "Dan", "Eve")).nobody_declares()
    assert INVASION.prospects(t["Ann"].sees) == {Accuse(2): Prospect(in_vain=True)}


def test_cards_are_shown_until_an_assimilated_appears() -> None:
    """INV-ACCUSE-07, -08, -09, -10, INV-INFO-03, -13: the rest stays secret, and no token is lost."""
    t = table(*FIVE, hands={"Ben": "HHAH"})
    t["Ann"].accuses("Ben")
    t["Cleo"].supports()
    t["Dan"].refuses()
    t["Eve"].refuses()
    assert t.spectator().shown[1] == ("human", "human", "assimilated", None)
    assert t.spectator().stated == (False, True, False, False, False)
    assert t.game.accuser_token == [True] * 5
    assert t.happened("stated:1/accusation")


def test_an_unfounded_accusation_costs_the_tokens_of_all_who_accused() -> None:
    """INV-ACCUSE-11, -12, -13, -14, -15, INV-RQ-40: accuser and supporters; the accused is human so far, and keeps their own token."""
    t = table(*FIVE, hands={"Ben": "HH"})
    t["Ann"].accuses("Ben")
    t["Cleo"].supports()
    t["Dan"].supports()
    t["Eve"].refuses()
    assert t.game.accuser_token == [False, True, False, False, True]
    assert t.spectator().shown[1] == ("human", "human")
    assert not t.game.stated[1]


def test_what_was_shown_once_is_not_shown_again() -> None:
    """INV-ACCUSE-14, INV-RQ-42: the cards stay his, and those shown stay known."""
    t = table(*FIVE, hands={"Ben": "HH"}, shown=[(), (0,), (), (), ()])
    t["Ann"].accuses("Ben")
    for name in ("Cleo", "Dan", "Eve"):
        t[name].supports()
    assert t.happened("shown:1/0=human") == 0
    assert t.happened("shown:1/1=human") == 1


def test_a_stated_alien_takes_the_turn_that_is_still_to_come() -> None:
    """INV-ACCUSE-17, INV-ALIEN-17."""
    t = table(*FIVE, hands={"Ben": "A"})
    t["Ann"].accuses("Ben")
    for name in ("Cleo", "Dan", "Eve"):
        t[name].supports()
    t.nobody_declares()
    assert t.asks() == {"Ben"}
    assert t["Ben"].may("invade:01")
    assert not t["Ben"].may("control:01")


@pytest.mark.parametrize("supporter", ["Cleo", "Eve"])
def test_asked_one_by_one_the_first_supporter_is_enough(supporter: str) -> None:
    """INV-RQ-40, clockwise_first_only."""
    t = table(*FIVE, options={"support_mode": "clockwise_first_only"})
    t["Ann"].accuses("Ben")
    for name in ("Cleo", "Dan", "Eve"):
        assert t.asks() == {name}
        if name == supporter:
            t[name].supports()
            break
        t[name].refuses()
    lost = {name for name, token in zip(FIVE, t.game.accuser_token, strict=True) if not token}
    assert lost == {"Ann", supporter}


def test_asked_one_by_one_the_table_talks_once() -> None:
    """INV-RQ-40: before the first is asked, and not again."""
    t = table(*FIVE, options={"support_mode": "clockwise_first_only"})
    t["Ann"].accuses("Ben")
    talks = []
    for name in ("Cleo", "Dan", "Eve"):
        talks.append(t.game.asking is not None and t.game.asking.is_debated(t.game))
        t[name].refuses()
    assert talks == [True, False, False]
