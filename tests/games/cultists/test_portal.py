"""The Portal: opened by an event, closed by two, or missed (AC-EVENT-PO)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.actions.close_portal import closes_in_vain
from tests.games.cultists.quiet_rounds import FIVE, play_on
from tests.scenario import AUTOMA, Table, table

EIGHT = (*FIVE, "Pia", "Jan", "Zoe")


def open_portal(**arrangement: Any) -> Table:
    """Round 3, the Portal has just opened, and Mary and Ben stand in the green Room with green on their Routes."""
    settings: dict[str, Any] = {
        "phase": "action",
        "round": 3,
        "portal": "open",
        "portal_mark": 6,
        "at": {"Mary": "green", "Ben": "green"},
        "routes": {"Mary": "green", "Ben": "green"},
    }
    return table(*FIVE, **{**settings, **arrangement})


@pytest.mark.parametrize(("people", "rounds"), [(4, 3), (5, 3), (6, 3), (7, 2), (8, 2)])
def test_the_reminder_lies_three_rounds_ahead_or_two_with_many_seats(people: int, rounds: int) -> None:
    """AC-EVENT-PO-02: r+3 with 4 to 6 seats, r+2 with 7 or 8."""
    t = table(*EIGHT[:people], phase="event", round=4, next_event="portal_opens")
    assert t.spectator().portal_mark == 4 + rounds


def test_the_printed_example_of_the_portal() -> None:
    """AC-EVENT-PO-01, -02: 5 players, drawn in Round 3; the reminder lies next to Round 6."""
    t = table(*FIVE, phase="event", round=3, next_event="portal_opens")
    for person in t.people:
        assert person.sees.portal == "open"
        assert person.sees.portal_mark == 6
        assert person.saw("portal:6")


def test_the_portal_is_in_the_green_room_and_takes_two_living_characters() -> None:
    """AC-EVENT-PO-01, -03: neither one alone nor two elsewhere may close it."""
    assert open_portal()["Mary"].may("close")
    assert not open_portal(at={"Mary": "green"})["Mary"].may("close")
    elsewhere = open_portal(at={"Mary": "orange_1", "Ben": "orange_1"}, roles={"Mary": "cultist"})
    assert not elsewhere["Mary"].may("close")
    assert not open_portal(ghosts={"Ben": "vote"})["Mary"].may("close")
    assert not open_portal(portal="none")["Mary"].may("close")


def test_closed_in_time_it_lowers_the_target() -> None:
    """AC-EVENT-PO-04, RQ-77: two actions in one Round; with the second one it closes."""
    t = open_portal()
    t["Mary"].closes_portal()
    assert (t.game.portal, t.game.target) == ("open", 10)
    t["Ben"].closes_portal()
    assert (t.spectator().portal, t.spectator().target) == ("closed", 9)
    assert t.asks() == {"Uli"}


@pytest.mark.parametrize(
    ("others", "ghosts", "in_vain"),
    [
        pytest.param((), {}, True, id="only Tom, who has had his turn"),
        pytest.param(("Uli",), {}, False, id="Uli is still to come"),
        pytest.param(("Uli",), {"Uli": "vote"}, True, id="Uli is a Ghost"),
    ],
)
def test_all_can_see_whether_a_partner_can_still_act(
    others: tuple[str, ...], ghosts: dict[str, str], in_vain: bool
) -> None:
    """AC-ACT-POR-03, RQ-77: the turns to come and the people in the green Room tell; no Route does."""
    t = open_portal(knife="Tom", at=dict.fromkeys(("Mary", "Tom", *others), "green"), ghosts=ghosts)
    t["Tom"].passes()
    assert t["Mary"].may("close")
    assert closes_in_vain(t.game, t.seat("Mary")) is in_vain


def test_who_closes_as_the_second_never_does_so_in_vain() -> None:
    """AC-ACT-POR-03."""
    t = open_portal(knife="Tom", at=dict.fromkeys(("Mary", "Tom"), "green"))
    t["Tom"].closes_portal()
    assert not closes_in_vain(t.game, t.seat("Mary"))


def test_without_a_second_one_the_first_action_is_lost() -> None:
    """RQ-77: the next Round starts over."""
    t = open_portal()
    t["Mary"].closes_portal()
    t.all_pass()
    t.begin("action")
    t["Mary"].passes()
    t["Ben"].closes_portal()
    t.all_pass()
    assert (t.game.portal, t.game.target) == ("open", 10)


def test_not_closed_in_time_it_raises_the_target_once() -> None:
    """AC-EVENT-PO-04, -05, RQ-79: in the Cleanup of the marked Round, and never again."""
    t = table(*FIVE, phase="event", round=3, next_event="portal_opens")
    play_on(t, 6, "cleanup")
    assert (t.game.portal, t.game.target) == ("open", 10)
    t.all_confirm()
    assert (t.game.round, t.game.portal, t.game.target) == (7, "missed", 11)
    play_on(t, 10, "cleanup")
    assert t.game.target == 11
    assert sum(str(event).startswith("portalmissed:") for event in t.game.journal) == 1


def test_in_the_marked_round_itself_it_can_still_be_closed() -> None:
    """AC-EVENT-PO-05, RQ-76: until the end of its Action Phase."""
    t = open_portal(round=6)
    t["Mary"].closes_portal()
    t["Ben"].closes_portal()
    assert (t.game.portal, t.game.target) == ("closed", 9)


@pytest.mark.parametrize(
    ("deadline", "portal", "target"),
    [("end_of_marked_round", "open", 10), ("start_of_marked_round", "missed", 11)],
)
def test_when_the_marked_round_begins(deadline: str, portal: str, target: int) -> None:
    """RQ-76: by the ruling there is one Action Phase left; by the other reading the Clock has reached the mark."""
    t = table(*FIVE, phase="event", round=3, next_event="portal_opens", options={"portal_deadline": deadline})
    play_on(t, 5, "cleanup")
    assert (t.game.portal, t.game.target) == ("open", 10)
    play_on(t, 6, "movement")
    assert (t.game.portal, t.game.target) == (portal, target)


def test_a_missed_portal_stays_and_cannot_be_closed() -> None:
    """AC-EVENT-PO-06, RQ-79."""
    t = open_portal(round=6)
    t.all_pass()
    t.all_confirm()
    assert t.spectator().portal == "missed"
    t.begin("action")
    assert not any(person.may("close") for person in t.people)


def test_the_reminder_returns_to_its_round_when_the_portal_is_closed() -> None:
    """AC-EVENT-PO-07: no later Round is marked, and the token lies where it was drawn."""
    t = open_portal(clock=["", "", "portal_opens"])
    t["Mary"].closes_portal()
    t["Ben"].closes_portal()
    assert t.spectator().portal_mark == 0
    assert t.spectator().clock[3 - 1] == "portal_opens"


def test_the_reminder_returns_to_its_round_after_the_deadline() -> None:
    """AC-EVENT-PO-07."""
    t = table(*FIVE, phase="event", round=3, next_event="portal_opens")
    play_on(t, 7, "movement")
    assert t.spectator().portal_mark == 0
    assert t.spectator().clock[3 - 1] == "portal_opens"


# -- one action or two


def test_the_joint_action_takes_a_partner_who_agrees() -> None:
    """RQ-77, joint_action_with_consent: the partner gives up their own action, and the Portal closes at once."""
    t = open_portal(options={"portal_close": "joint_action_with_consent"})
    assert "close" not in t["Mary"].offered
    t["Mary"].closes_portal_with("Ben")
    assert t.asks() == {"Ben"}
    t["Ben"].helps()
    assert (t.game.portal, t.game.target) == ("closed", 9)
    assert t.asks() == {"Uli"}


def test_a_partner_may_refuse_and_still_act() -> None:
    """RQ-77, joint_action_with_consent: the asker's action is lost."""
    t = open_portal(options={"portal_close": "joint_action_with_consent"})
    t["Mary"].closes_portal_with("Ben")
    t["Ben"].refuses()
    assert (t.game.portal, t.game.target) == ("open", 10)
    assert t.asks() == {"Ben"}
    assert t.question == "Act"


def test_a_partner_who_has_acted_already_cannot_be_asked() -> None:
    """RQ-77, joint_action_with_consent; with two actions the order does not matter."""
    t = open_portal(options={"portal_close": "joint_action_with_consent"})
    t["Mary"].passes()
    assert not t["Ben"].may("closewith:*")
    t = open_portal()
    assert not t["Mary"].may("closewith:*")


# -- on which conditions


def test_each_of_the_two_needs_green_on_the_route() -> None:
    """RQ-78: an Investigator off the Route cannot; a Cultist or a Mechanic can."""
    t = open_portal(routes={"Mary": "green", "Ben": "red"})
    t["Mary"].closes_portal()
    assert not t["Ben"].may("close")
    for role in ("mechanic", "cultist"):
        t = open_portal(routes={"Mary": "green", "Ben": "red"}, roles={"Ben": role})
        t["Mary"].closes_portal()
        t["Ben"].closes_portal()
        assert t.game.portal == "closed"


def test_a_cultist_token_in_the_green_room_stops_the_closing() -> None:
    """RQ-78."""
    t = open_portal(cultist_tokens=("green",))
    assert not t["Mary"].may("close")


def test_a_super_ghost_counts_as_one_of_the_two() -> None:
    """RQ-78: living, or a Super Ghost."""
    t = open_portal(roles={"Ben": "super_ghost"}, ghosts={"Ben": "vote"})
    t["Mary"].closes_portal()
    t["Ben"].closes_portal()
    assert (t.game.portal, t.game.target) == ("closed", 9)


def test_the_automa_is_no_partner() -> None:
    """AC-EVENT-PO-03: it never closes the Portal, so its company is not enough."""
    t = table(
        *FIVE[:4], phase="action", round=3, portal="open", portal_mark=6, at={"Mary": "green", AUTOMA: "green"},
        routes={"Mary": "green"},
    )  # fmt: skip
    assert not t["Mary"].may("close")


@pytest.mark.parametrize(("needs_route", "answers"), [(True, ["refuse"]), (False, ["help", "refuse"])])
def test_whether_the_partner_needs_the_route(needs_route: bool, answers: list[str]) -> None:
    """RQ-78: portal_partner_needs_route."""
    t = open_portal(
        routes={"Mary": "green", "Ben": "red"},
        options={"portal_close": "joint_action_with_consent", "portal_partner_needs_route": needs_route},
    )
    t["Mary"].closes_portal_with("Ben")
    assert t["Ben"].offered == answers


# -- opened late


def test_a_portal_marked_beyond_round_10_can_be_closed_until_the_end() -> None:
    """RQ-80: opened in Round 8 by five, it is marked at 11."""
    t = table(*FIVE, phase="event", round=8, next_event="portal_opens")
    assert t.game.portal_mark == 11
    t = open_portal(round=10, portal_mark=11)
    t["Mary"].closes_portal()
    t["Ben"].closes_portal()
    assert t.game.target == 9


@pytest.mark.parametrize("drawn_in", [7, 8])
def test_a_portal_opened_late_is_never_scored_as_missed(drawn_in: int) -> None:
    """RQ-80: marked at Round 10 or beyond; the game ends first."""
    t = table(*FIVE, phase="event", round=drawn_in, next_event="portal_opens")
    play_on(t, 10, "cleanup")
    t.all_confirm()
    assert t.reason == "time"
    assert t.game.target == 10
    assert not t.happened("portalmissed:")
