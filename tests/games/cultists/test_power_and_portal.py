"""Restart the Power Supply and Close the Portal (AC-ACT-PWR, AC-ACT-POR); the event is in test_portal."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenario import OFF, ON, Table, table

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")
OFF_ROUTE = 3
"""In round 2 this Route has orange and dark blue only."""


# Restart the Power Supply


def in_the_dark(place: str = "red", *, role: str = "investigator", **state: Any) -> Table:
    """Mary, with red on her Route, is the first to act; the power is off."""
    roles = {"Mary": role} if role == "cultist" else {"Mary": role, "Tom": "cultist"}
    at = {"Mary": place, **state.pop("at", {})}
    settings: dict[str, Any] = {"power": OFF, "routes": {"Mary": "red"}, **state}
    return table(*FIVE, phase="action", knife="Mary", roles=roles, at=at, **settings)


@pytest.mark.parametrize(
    ("state", "may_restart"),
    [
        pytest.param({}, True, id="in red, power OFF"),
        pytest.param({"power": ON}, False, id="power ON"),
        pytest.param({"place": "light_blue"}, False, id="another Room"),
        pytest.param({"place": "central"}, False, id="a Hallway"),
        pytest.param({"ghosts": {"Mary": "vote"}}, False, id="a Ghost"),
        pytest.param({"cultist_tokens": ["red"]}, False, id="a Cultist token"),
        pytest.param({"cultist_tokens": ["red"], "role": "cultist"}, False, id="the token before a Cultist"),
        pytest.param({"routes": {"Mary": OFF_ROUTE}}, False, id="off the Route"),
        pytest.param({"routes": {"Mary": OFF_ROUTE}, "role": "cultist"}, True, id="a Cultist off the Route"),
        pytest.param({"routes": {"Mary": OFF_ROUTE}, "role": "mechanic"}, True, id="a Mechanic off the Route"),
    ],
)
def test_the_power_supply_is_restarted_in_the_red_room(state: dict[str, Any], may_restart: bool) -> None:
    """AC-ACT-PWR-01: living, power OFF, no Cultist token there, and the Route rule."""
    assert in_the_dark(**state)["Mary"].may("restart") == may_restart


def test_the_power_is_on_at_once() -> None:
    """AC-ACT-PWR-02: all see it, and the next one in the Security Room may use the Camera already."""
    t = in_the_dark(at={"Ben": "red"}, explored=["green"], routes={"Mary": "red", "Ben": "red"})
    assert t.spectator().power is OFF
    t["Mary"].restarts_power()
    assert t.spectator().power is ON
    assert t["Eva"].saw("power:yes")
    assert (t["Ben"].may("watch:green"), t["Ben"].may("restart")) == (True, False)


@pytest.mark.parametrize("company", [("Ben",), ("Ben", "Uli")])
def test_restarting_triggers_no_encounter(company: tuple[str, ...]) -> None:
    """AC-ACT-PWR-03: neither for two nor for three in one Room; Ben's Action turn comes next."""
    t = in_the_dark(at=dict.fromkeys(company, "red"))
    t["Mary"].restarts_power()
    assert t.question == "Act"
    assert t.asks() == {"Ben"}
    assert not t.happened("met:")


# Close the Portal


def portal(*inside: str, **state: Any) -> Table:
    """Mary is the first to act; those named are in the green Room, with green on their Routes, where the Portal is open."""
    routes = {**dict(zip(inside, (1, 2, 7), strict=False)), **state.pop("routes", {})}
    settings: dict[str, Any] = {"portal": "open", "portal_mark": 5, **state}
    return table(*FIVE, phase="action", knife="Mary", at=dict.fromkeys(inside, "green"), routes=routes, **settings)


@pytest.mark.parametrize(
    ("inside", "state", "may_close"),
    [
        pytest.param(("Mary", "Ben"), {}, True, id="two in green"),
        pytest.param(("Mary", "Ben", "Uli"), {}, True, id="three in green"),
        pytest.param(("Mary",), {}, False, id="alone"),
        pytest.param(("Mary", "Ben"), {"ghosts": {"Ben": "vote"}}, False, id="with a Ghost"),
        pytest.param(("Mary", "Ben"), {"ghosts": {"Mary": "vote"}}, False, id="as a Ghost"),
        pytest.param(("Mary", "Ben"), {"pulse": {"Ben": ("dead",)}}, True, id="with one who holds a Dead card"),
        pytest.param(("Ben", "Uli"), {}, False, id="from elsewhere"),
        pytest.param(("Mary", "Ben"), {"portal": "none"}, False, id="no Portal"),
        pytest.param(("Mary", "Ben"), {"portal": "closed"}, False, id="closed already"),
        pytest.param(("Mary", "Ben"), {"portal": "missed"}, False, id="missed"),
        pytest.param(("Mary", "Ben"), {"power": OFF}, True, id="in the dark"),
    ],
)
def test_the_portal_takes_two_living_characters_in_the_green_room(
    inside: tuple[str, ...], state: dict[str, Any], may_close: bool
) -> None:
    """AC-ACT-POR-01: while it is open."""
    assert portal(*inside, **state)["Mary"].may("close") == may_close


def test_closing_costs_both_their_action_of_the_round() -> None:
    """AC-ACT-POR-02: after the second one Uli acts, and neither of the two is asked again in this Phase."""
    t = portal("Mary", "Ben")
    t["Mary"].closes_portal()
    assert t.asks() == {"Ben"}
    t["Ben"].closes_portal()
    acting = []
    while t.question == "Act":
        acting += sorted(t.asks())
        t[acting[-1]].passes()
    assert acting == ["Uli", "Eva", "Tom"]


def test_closing_together_costs_the_partner_the_action_too() -> None:
    """AC-ACT-POR-02, RQ-77: with the joint action the partner, later in turn, is passed over."""
    t = portal("Mary", "Uli", options={"portal_close": "joint_action_with_consent"})
    t["Mary"].closes_portal_with("Uli")
    t["Uli"].helps()
    assert t.spectator().portal == "closed"
    t["Ben"].passes()
    assert t.asks() == {"Eva"}


def test_the_portal_closes_with_the_second_one_not_before() -> None:
    """AC-ACT-POR-03, RQ-77: others may act in between; the first hand is known to all and waits."""
    t = portal("Mary", "Uli")
    t["Mary"].closes_portal()
    assert t.spectator().portal == "open"
    assert t.spectator().closing == (t["Mary"].seat,)
    t["Ben"].passes()
    t["Uli"].closes_portal()
    assert t.spectator().portal == "closed"


def test_two_actions_in_different_rounds_do_not_close_it() -> None:
    """AC-ACT-POR-03, RQ-77: without a second one in the same Round the first action is lost."""
    t = portal("Mary", "Ben")
    t["Mary"].closes_portal()
    t.all_pass()
    t.begin("action")
    assert t.spectator().closing == ()
    t["Mary"].passes()
    t["Ben"].closes_portal()
    assert t.spectator().portal == "open"


def test_who_has_passed_is_no_second_hand_any_more() -> None:
    """AC-ACT-POR-03: Ben may still spend his action on it, in vain, since Mary has had her turn."""
    t = portal("Mary", "Ben")
    t["Mary"].passes()
    t["Ben"].closes_portal()
    t.all_pass()
    assert t.spectator().portal == "open"


@pytest.mark.parametrize(("points", "wins"), [(8, False), (9, True)])
def test_closing_lowers_the_target_and_may_win_the_game_at_once(points: int, wins: bool) -> None:
    """AC-ACT-POR-04: from 10 to 9; with 9 VP the Investigators have won, and nobody acts any more."""
    t = portal("Mary", "Ben", points=points, target=10)
    t["Mary"].closes_portal()
    assert t.winner is None
    t["Ben"].closes_portal()
    assert (t.spectator().portal, t.spectator().target) == ("closed", 9)
    assert t["Eva"].saw("portalclosed:9")
    assert (t.winner, t.reason) == (("investigators", "points") if wins else (None, None))
    assert t.asks() == (set() if wins else {"Uli"})


@pytest.mark.parametrize(
    ("state", "may_close"),
    [
        pytest.param({"routes": {"Mary": OFF_ROUTE}}, False, id="off the Route"),
        pytest.param({"routes": {"Mary": OFF_ROUTE}, "roles": {"Mary": "cultist"}}, True, id="a Cultist"),
        pytest.param({"routes": {"Mary": OFF_ROUTE}, "roles": {"Mary": "mechanic"}}, True, id="a Mechanic"),
        pytest.param({"routes": {"Ben": OFF_ROUTE}}, True, id="Ben off the Route"),
        pytest.param({"cultist_tokens": ["green"]}, False, id="a Cultist token in green"),
        pytest.param({"cultist_tokens": ["green"], "roles": {"Mary": "cultist"}}, False, id="it stops Cultists too"),
    ],
)
def test_the_rules_of_room_actions_apply_to_the_portal(state: dict[str, Any], may_close: bool) -> None:
    """AC-ACT-POR-05, RQ-78: the Route of the actor and a Cultist token; Ben's Route is none of Mary's business."""
    assert portal("Mary", "Ben", **state)["Mary"].may("close") == may_close


def test_whether_the_partners_route_allows_it_is_not_told_to_the_asker() -> None:
    """AC-ACT-POR-05, RQ-78: Ben is asked either way, and his refusal looks the same whether he could or not."""
    views = []
    for route in (2, OFF_ROUTE):
        t = portal("Mary", "Ben", routes={"Ben": route}, options={"portal_close": "joint_action_with_consent"})
        t["Mary"].closes_portal_with("Ben")
        asked = t["Mary"].sees
        t["Ben"].refuses()
        views.append((asked, t["Mary"].sees, t.spectator()))
    assert views[0] == views[1]


@pytest.mark.parametrize("joint", [True, False])
def test_a_portal_marked_beyond_the_last_round_is_closed_for_the_same_reward(joint: bool) -> None:
    """RQ-80: until the end of Round 10, in either way of closing."""
    way = "joint_action_with_consent" if joint else "two_actions"
    t = portal("Mary", "Ben", round=10, portal_mark=12, options={"portal_close": way}, target=10)
    if joint:
        t["Mary"].closes_portal_with("Ben")
        t["Ben"].helps()
    else:
        t["Mary"].closes_portal()
        t["Ben"].closes_portal()
    assert t.spectator().target == 9
