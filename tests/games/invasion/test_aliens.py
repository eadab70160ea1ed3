"""Aliens in the open: declaration and invasion (INV-ALIEN)."""

from __future__ import annotations

import pytest

from tests.games.invasion.table import FIVE, table


def test_everybody_who_is_not_stated_is_asked_before_every_turn() -> None:
    """INV-TURN-10, INV-ALIEN-02, -06, -07, INV-INFO-19, INV-RQ-44: only an alien can declare, and need not."""
    t = table(*FIVE, hands={"Ben": "HA", "Dan": "A"}, stated=("Dan",))
    assert t.question() == "AskForDeclaration"
    assert t.asks() == {"Ann", "Ben", "Cleo", "Eve"}
    assert t["Ann"].options() == ["confirm"]
    assert t["Ben"].options() == ["confirm", "declare"]
    t["Ann"].plans()
    assert not any(t.game.stated[seat] for seat in (0, 1, 2, 4))


def test_the_window_may_be_for_the_turn_player_only() -> None:
    """INV-RQ-44, own_turn."""
    t = table(*FIVE, hands={"Ben": "A"}, options={"declare_window": "own_turn"})
    assert t.asks() == {"Ann"}


def test_who_declares_shows_one_assimilated_card() -> None:
    """INV-ALIEN-01, -03, INV-RQ-43, INV-INFO-02: the others stay secret."""
    t = table(*FIVE, hands={"Ben": "HAHA"})
    t["Ben"].declares()
    t.nobody_declares()
    assert t.spectator().shown[1] == (None, "assimilated", None, None)
    assert t.spectator().stated[1]
    assert t.happened("stated:1/declaration")


def test_several_may_declare_in_the_same_window() -> None:
    """INV-RQ-44."""
    t = table(*FIVE, hands={"Ben": "A", "Eve": "A"})
    t["Eve"].declares()
    assert not t.game.stated[4], "sealed until all have answered"
    t["Ben"].declares()
    t.nobody_declares()
    assert t.game.stated == [False, True, False, False, True]


def test_who_declares_before_the_own_turn_takes_it_as_a_stated_alien() -> None:
    """INV-ALIEN-14."""
    t = table(*FIVE, hands={"Ann": "A"})
    t["Ann"].declares()
    assert t["Ann"].may("invade:03")
    assert not t["Ann"].may("control:03")


def test_a_player_assimilated_in_the_own_turn_can_declare_before_the_next() -> None:
    """INV-ALIEN-04, -05, INV-TIME-07."""
    t = table(*FIVE, deck="AHHH")
    t["Ann"].controls("01").stays()
    assert t.game.turn == t.seat("Ben")
    assert t["Ann"].may("declare")


def test_invasion_lays_tokens_on_all_that_an_agent_controls() -> None:
    """INV-ALIEN-11, -12, -13, INV-MAP-25, -32: free or used; the agent stays as it is, and nothing spreads."""
    t = table(*FIVE, hands={"Ann": "A"}, stated=("Ann",), used=("01",), tokens=("A7", "C1"))
    t["Ann"].invades("01")
    assert t.game.tokens == ("A11", "A12", "A7", "A8", "C1")
    assert (t.game.agent_at["01"], t.game.siren["01"]) == ("f3", False)


def test_invasion_where_there_is_nothing_to_fill_is_legal() -> None:
    """INV-RQ-57, -64: on a bridge."""
    t = table(*FIVE, city="washington", hands={"Ann": "A"}, stated=("Ann",), agents={"01": "z5"})
    t["Ann"].invades("01")
    assert t.game.tokens == ()
    assert t.game.turn == t.seat("Ben")


@pytest.mark.parametrize(
    ("rule", "chooser"), [("allowed", "Ann"), ("skip", "Ann"), ("choices_to_next_non_stated", "Cleo")]
)
def test_a_stated_alien_as_architect_chooses_for_events(rule: str, chooser: str) -> None:
    """INV-ALIEN-15, INV-RQ-38, INV-EVENT-15."""
    t = table(
        *FIVE, stage="event", events=("cathedral",), hands={"Ann": "A", "Ben": "A"}, stated=("Ann", "Ben"),
        options={"stated_alien_architect": rule},
    )  # fmt: skip
    assert t.asks() == {chooser}


def test_the_token_of_a_stated_alien_stays_without_use() -> None:
    """INV-ALIEN-16, INV-RQ-58."""
    t = table(*FIVE, hands={"Ben": "A"})
    t["Ben"].declares()
    t.nobody_declares()
    assert t.game.accuser_token[1]
    t["Ann"].accuses("Cleo")
    assert t.asks() == {"Dan", "Eve"}
