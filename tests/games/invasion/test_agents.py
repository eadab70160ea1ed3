"""Agent control: Move, Free, Escort (INV-AGENT)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.invasion.table import FIVE, Table, table

AWAY = {"03": "k5", "04": "m5", "05": "p5"}
"""Agents that are out of the way."""


def quarter(**arrangement: Any) -> Table:
    """Agent 01 on f3 and 02 on f1, both on the Corso di Porta Nuova (f5 f3 f2 f1 f0)."""
    agents = {"01": "f3", "02": "f1", **AWAY, **arrangement.pop("agents", {})}
    return table(*FIVE, **{"scientists": ("j5",), "saved": 0, **arrangement}, agents=agents)


# Control


def test_only_free_agents_can_be_taken() -> None:
    """INV-AGENT-01, -03, -07."""
    t = quarter(used=("01", "04"))
    assert not t["Ann"].may("control:01")
    assert t["Ann"].may("control:02")


def test_the_three_parts_come_in_their_order_each_once_and_none_is_a_duty() -> None:
    """INV-AGENT-04, -05, -06, -11, INV-RQ-52, -53."""
    t = quarter(scientists=("f2",), tokens=("A3",), agents={"03": "f5"})
    ann = t["Ann"].controls("01")
    assert t.question() == "MoveAgent"
    ann.moves("f2")
    assert t.question() == "FreeDistricts"
    ann.frees()
    assert t.question() == "EscortScientist"
    ann.leaves()
    assert t.game.siren["01"] is False
    assert t.game.turn == t.seat("Ben")


def test_doing_nothing_uses_the_agent_all_the_same() -> None:
    """INV-AGENT-11, INV-RQ-53."""
    t = quarter(pressure=2)
    t["Ann"].controls("01").stays()
    assert t.game.siren["01"] is False
    assert t["Ann"].hand == "HHH"
    assert t.game.last_used == "01"


def test_as_many_cards_are_drawn_as_the_pressure_says() -> None:
    """INV-AGENT-08, -09, -10, INV-ASSIM-08: after the action; at 0 none."""
    for pressure, hand in ((0, "H"), (1, "HH"), (4, "HHHHH")):
        t = quarter(pressure=pressure)
        ann = t["Ann"].controls("01")
        assert ann.hand == "H"
        ann.stays()
        assert ann.hand == hand


# Move


def test_a_move_goes_anywhere_on_a_road_through_the_spot() -> None:
    """INV-AGENT-12, -13, -14, -15, INV-MAP-07, -23, INV-RQ-48: past other agents, both ways; but not where one stands."""
    t = quarter(agents={"03": "f2"})
    t["Ann"].controls("01")
    goals = {option.removeprefix("move:") for option in t["Ann"].options()} - {"leave"}
    road, ring = {"f5", "f2", "f1", "f0"}, {"g3", "h3", "j3", "k3", "l3", "m3", "n3", "p3", "q3"}
    assert goals == (road | ring) - {"f2", "f1"}


def test_a_move_may_end_beside_a_scientist_and_does_not_take_one_along() -> None:
    """INV-AGENT-16, -17, -18, INV-MAP-35: nor do aliens hinder it."""
    t = quarter(scientists=("f2", "f3"), tokens=("A3", "A4", "A7", "A8"))
    t["Ann"].controls("01").moves("f2")
    assert t.game.agent_at["01"] == "f2"
    assert t.game.scientists == ("f2", "f3")


# Free


def test_free_takes_all_tokens_around_the_new_spot() -> None:
    """INV-AGENT-19, -20, -21, INV-MAP-10, -24, INV-RQ-51."""
    t = quarter(tokens=("A3", "A8", "A11", "B1"))
    ann = t["Ann"].controls("01").moves("f2")
    assert ann.options() == ["leave", "free"]
    ann.frees()
    assert t.game.tokens == ("A11", "B1")


def test_free_may_be_left_out_and_is_not_asked_for_where_nothing_is_to_free() -> None:
    """INV-AGENT-04."""
    t = quarter(tokens=("A7",))
    t["Ann"].controls("01").stays().leaves()
    assert t.game.tokens == ("A7",)
    t["Ben"].controls("02").stays()
    assert t.game.turn == t.seat("Cleo")


def test_free_in_part_where_the_table_allows_it() -> None:
    """INV-RQ-51, free_partial."""
    t = quarter(tokens=("A7", "A8", "A11"), options={"free_partial": True})
    ann = t["Ann"].controls("01").stays()
    ann.does("free1:A8")
    assert ann.options() == ["leave", "free1:A11", "free1:A7"]
    ann.leaves()
    assert t.game.tokens == ("A11", "A7")


# Escort


def escorts(t: Table, *, agent: str = "01") -> set[str]:
    """To which agents the scientist could go."""
    ann = t["Ann"].controls(agent).stays()
    while t.question() == "FreeDistricts":
        ann.leaves()
    asked = t.question() == "EscortScientist"
    return {option.removeprefix("escort:") for option in ann.options()} - {"leave"} if asked else set()


def test_a_scientist_goes_to_another_agent_on_the_road() -> None:
    """INV-AGENT-22, -23, -26, -27, -31, -33: the agents stay; several may stand on the road."""
    t = quarter(scientists=("f3",), agents={"03": "f5"})
    assert escorts(t) == {"02", "03"}
    t["Ann"].escorts("03")
    assert t.game.scientists == ("f5",)
    assert (t.game.agent_at["01"], t.game.agent_at["03"]) == ("f3", "f5")


def test_scientists_are_all_alike() -> None:
    """INV-COMP-15: who went where does not matter, only where they stand."""
    ends = set()
    for mover, receiver in (("01", "03"), ("02", "03")):
        start = {"01": "f3", "02": "f1"}[mover]
        t = quarter(scientists=(start,), agents={"03": "f5"})
        t["Ann"].controls(mover).stays().escorts(receiver)
        ends.add(t.game.scientists)
    assert ends == {("f5",)}


def test_no_scientist_no_escort() -> None:
    """INV-AGENT-22."""
    assert escorts(quarter(scientists=("f2",))) == set()


def test_the_receiver_may_be_used_and_stays_as_it_was() -> None:
    """INV-AGENT-23, -28."""
    t = quarter(scientists=("f3",), used=("02",))
    assert escorts(t) == {"02"}
    free = quarter(scientists=("f3",))
    escorts(free)
    free["Ann"].escorts("02")
    assert free.game.siren["02"] is True


def test_the_goal_must_hold_no_scientist_but_the_way_may() -> None:
    """INV-AGENT-24, INV-RQ-50."""
    assert escorts(quarter(scientists=("f3", "f1"))) == set()
    assert escorts(quarter(scientists=("f3", "f2"))) == {"02"}
    assert escorts(quarter(scientists=("f3", "f2"), options={"escort_passes_scientists": False})) == set()


@pytest.mark.parametrize(
    ("token", "possible"), [("A11", False), ("A8", False), ("A3", False), ("A-x3", False), ("A15", True)]
)
def test_start_way_and_goal_must_be_clear_of_aliens(token: str, possible: bool) -> None:
    """INV-AGENT-25, INV-RQ-28: f3, f2 and f1 touch A11, A8, A3 and A-x3, but not A15."""
    assert (escorts(quarter(scientists=("f3",), tokens=(token,))) == {"02"}) is possible


def test_the_ground_that_was_freed_in_the_same_action_counts() -> None:
    """INV-AGENT-32."""
    t = quarter(scientists=("f2",), tokens=("A3",))
    t["Ann"].controls("01").moves("f2").frees().escorts("02")
    assert t.game.scientists == ("f1",)


def test_on_a_ring_either_way_will_do() -> None:
    """INV-RQ-49: from f3 to h3 around the Bastioni, though B5 shuts the short way."""
    ring: dict[str, Any] = {"scientists": ("f3",), "agents": {"02": "h3"}}
    assert escorts(quarter(**ring, tokens=("B5",))) == {"02"}
    assert escorts(quarter(**ring, tokens=("B5", "D5"))) == set()


def test_a_scientist_on_a_bridge_is_never_close_to_aliens() -> None:
    """INV-MAP-15, INV-RQ-64: nor is there anything to free."""
    t = table(*FIVE, city="washington", agents={"01": "z5", "02": "w5"}, scientists=("z5",), saved=0, tokens=("A17",))
    assert escorts(t) == {"02"}
    blocked = table(*FIVE, city="washington", agents={"01": "z5", "02": "w5"}, scientists=("z5",), tokens=("E12",))
    assert escorts(blocked) == set()
