"""Rescue and Escalation (INV-RESCUE, INV-ESCAL)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.invasion.table import FIVE, Table, table

QUIET = ("revelation", "captured", "alien_planning", "new_agent")
"""Four events that change nothing while no agent was used, none is in reserve and the pressure is 0."""


def at_the_gate(*names: str, **arrangement: Any) -> Table:
    """Agent 01 with a scientist on f1, agent 02 on the gathering spot f0; four scientists are elsewhere."""
    agents = {"01": "f1", "02": "f0", "03": "k3", "04": "m3", "05": "p3", **arrangement.pop("agents", {})}
    scientists = arrangement.pop("scientists", ("f1", "g5", "j5", "l5", "n5"))
    return table(*(names or FIVE), agents=agents, scientists=scientists, **{"reserve": None, **arrangement})


def attempt(t: Table, *votes: str, team: tuple[str, ...] = ("Ben", "Cleo")) -> Table:
    """Ann leads; the votes are hers, then those of her team."""
    t["Ann"].controls("01").stays().escorts("02").names(*team)
    for name, vote in zip(("Ann", *team), votes, strict=False):
        t[name].lays(vote)
    return t


def sabotaged(t: Table) -> Table:
    return attempt(t, "success", "sabotage", "success")


def test_an_escort_to_a_gathering_spot_is_a_rescue() -> None:
    """INV-RESCUE-01, INV-AGENT-29, -30, INV-RQ-22, -47: the scientist stays until it is decided."""
    t = at_the_gate()
    t["Ann"].controls("01").stays().escorts("02")
    assert t.question() == "NameTeam"
    assert t.asks() == {"Ann"}
    assert "f1" in t.game.scientists


def test_the_leader_names_two_others_who_are_not_stated() -> None:
    """INV-RESCUE-02, -04, -21, INV-ALIEN-08, INV-INFO-11: they cannot refuse, and all know them."""
    t = at_the_gate(hands={"Ben": "A"}, stated=("Ben",))
    t["Ann"].controls("01").stays().escorts("02")
    assert t["Ann"].options() == ["name:2", "name:3", "name:4"]
    t["Ann"].names("Eve", "Cleo")
    assert t.happened("team:0,4,2")
    assert t.asks() == {"Ann", "Eve", "Cleo"}


def test_with_two_others_left_the_team_is_they() -> None:
    """INV-RESCUE-03, INV-DERIV-02, INV-RQ-45."""
    t = at_the_gate(hands={"Ben": "A", "Dan": "A"}, stated=("Ben", "Dan"))
    t["Ann"].controls("01").stays().escorts("02")
    assert t.asks() == {"Ann", "Cleo", "Eve"}


def test_the_quiet_card_is_a_success() -> None:
    """INV-RESCUE-05: what a clock lays for a seat that says nothing."""
    t = at_the_gate(hands={"Ben": "A"})
    t["Ann"].controls("01").stays().escorts("02").names("Ben", "Cleo")
    asked = t["Ben"].sees.asked
    assert asked
    assert {str(option): option.is_quiet() for option in asked.options} == {"lay:success": True, "lay:sabotage": False}


def test_all_success_saves_the_scientist() -> None:
    """INV-RESCUE-05, -06, -08, -15, -18, -20, -23: off all spots; then the pressure rises, then the leader draws."""
    t = attempt(at_the_gate(), "success", "success", "success")
    assert t.game.scientists == ("g5", "j5", "l5", "n5")
    assert t.game.saved == 1
    codes = [str(event) for event in t.game.journal]
    tail = codes[codes.index("votes:3/0") :]
    assert tail == ["votes:3/0", "saved:f1/1", "pressure:2", "used:01", "drew:0=human"]


def test_nobody_learns_who_laid_what() -> None:
    """INV-INFO-10, INV-RESCUE-16, -17: totals only, and their own card."""
    t = sabotaged(at_the_gate(events=QUIET, pressure=0))
    assert t["Ben"].saw("laidcard:1=sabotage")
    for name in ("Ann", "Cleo", "Dan", "Eve"):
        assert t[name].saw("votes:2/1")
        assert not any("=sabotage" in str(event) for event in t[name].sees.journal)


@pytest.mark.parametrize("votes", [("sabotage", "success", "success"), ("sabotage", "sabotage", "sabotage")])
def test_any_sabotage_leads_to_one_escalation(votes: tuple[str, ...]) -> None:
    """INV-RESCUE-07, -09, -10, -22, INV-ESCAL-01, -02, INV-DERIV-17: four events, whatever the number of Sabotage!."""
    t = attempt(at_the_gate(events=QUIET, pressure=0), *votes)
    assert t.happened("escalation") == 1
    assert t.game.discard == QUIET


def test_if_the_escort_is_still_possible_the_scientist_is_saved_all_the_same() -> None:
    """INV-RESCUE-11, -13."""
    t = sabotaged(at_the_gate(events=QUIET, pressure=0))
    assert t.game.saved == 1
    assert t.happened("pressure:1") == 1


def test_if_not_he_stays_on_his_spot_and_the_pressure_rises_nevertheless() -> None:
    """INV-RESCUE-14, -19, INV-RQ-04, INV-ESCAL-10: Under attack comes close to the start and the goal."""
    t = sabotaged(at_the_gate(events=("under_attack", "revelation", "captured", "alien_planning"), pressure=0))
    assert t.happened("failed:f1")
    assert "f1" in t.game.scientists
    assert t.game.pressure == 1
    assert t.game.siren["01"] is False


def test_the_pressure_may_rise_for_saved_scientists_only() -> None:
    """INV-RQ-04, saved_only."""
    t = at_the_gate(events=("under_attack", *QUIET[:3]), pressure=0, options={"pressure_up_on": "saved_only"})
    assert sabotaged(t).game.pressure == 0


def trapped(**options: Any) -> Table:
    """The first event of the Escalation is a Trap in sector A, where agent 01 stands."""
    t = at_the_gate(events=("trap", *QUIET[:3]), pressure=0, rolls=[(5, 0)], options=options)
    return sabotaged(t)


def test_a_trap_breaks_the_control_of_the_agent() -> None:
    """INV-RESCUE-12, INV-RQ-21, INV-TIME-08: it has its siren until then."""
    t = trapped()
    assert t.happened("trapped:01,02") == 1
    assert t.happened("failed:f1") == 1
    assert trapped(trap_breaks_control=False).happened("saved:f1/1") == 1


def changed_guard(recheck: str) -> Table:
    """The receiver leaves the gate, and another agent comes to it."""
    t = at_the_gate(
        events=("starting_location", "cathedral", "revelation", "captured"), pressure=0,
        options={"escort_recheck": recheck},
    )  # fmt: skip
    sabotaged(t)
    t["Ann"].does("pick:02").does("send:h3")
    t["Ann"].does("pick:03").does("send:f0")
    return t


def test_any_receiver_on_a_gathering_spot_will_do_afterwards() -> None:
    """INV-RESCUE-13, INV-RQ-22: or the table asks for the same one."""
    assert changed_guard("any_gathering_receiver").happened("saved:f1/1") == 1
    assert changed_guard("same_receiver_same_spot").happened("failed:f1") == 1


def test_an_agent_that_was_sent_away_cannot_finish_the_escort() -> None:
    """INV-RESCUE-13."""
    t = sabotaged(at_the_gate(events=("salvage", "revelation", "captured", "alien_planning"), pressure=0))
    t["Ann"].does("pick:01").does("send:g5")
    assert t.happened("failed:f1") == 1
    assert t.game.siren["01"] is False


# Escalation


def test_a_ship_stops_the_escalation() -> None:
    """INV-ESCAL-03, -06, -11, INV-TIME-05: first the pressure falls, then it rises; its cards come before the draw."""
    t = sabotaged(at_the_gate(events=("revelation", "mother_ship", "expansion"), pressure=2, deck="H"))
    assert t.game.event_deck[-1] == "expansion"
    assert t.happened("pressure:1") == t.happened("pressure:2") == 1
    assert (t.game.mother_ships, t.game.saved) == (1, 1)
    assert len(t["Ann"].hand) == 3  # 2 as announced, from a deck of 11


def test_at_0_the_clamp_comes_first() -> None:
    """INV-TIME-06."""
    assert sabotaged(at_the_gate(events=("mother_ship",), pressure=0)).game.pressure == 1


def test_planned_cards_are_passed_by() -> None:
    """INV-ESCAL-04."""
    t = sabotaged(at_the_gate(events=("mother_ship",), upcoming=("trap",), prevented=("salvage",)))
    assert (t.game.upcoming, t.game.prevented) == (("trap",), ("salvage",))


@pytest.mark.parametrize(("rule", "carried_out"), [("reorganize", 2), ("stop", 1)])
def test_an_empty_deck_is_reorganised_and_the_escalation_goes_on(rule: str, carried_out: int) -> None:
    """INV-ESCAL-05, INV-RQ-08."""
    t = at_the_gate(
        events=(), event_deck=("revelation",), upcoming=("mother_ship",), prevented=("mother_ship",),
        options={"escalation_on_empty_deck": rule},
    )  # fmt: skip
    sabotaged(t)
    assert sum(str(event).startswith("event:") for event in t.game.journal) == carried_out


def test_the_fourth_ship_ends_the_game_before_the_rescue_is_settled() -> None:
    """INV-ESCAL-07, INV-WIN-03."""
    t = sabotaged(at_the_gate(events=("mother_ship",), mother_ships=3, stacks=[(), (), ()]))
    assert (t.game.winner, t.game.reason, t.game.saved) == ("aliens", "mother_ships", 0)
    assert t["Ann"].hand == "H"


def test_alien_planning_draws_cards_that_are_not_among_the_four() -> None:
    """INV-ESCAL-12."""
    events = ("alien_planning", "trap", "revelation", "new_agent", "captured", "salvage")
    t = sabotaged(at_the_gate(events=events, pressure=1))
    assert t.game.upcoming == ("trap",)
    assert t.game.discard == ("alien_planning", "revelation", "new_agent", "captured")


def test_captured_takes_the_active_agent_if_it_was_also_the_last_one_used() -> None:
    """INV-RQ-17, INV-RESCUE-12: in an earlier round; then the rescue fails, and the leader draws all the same."""
    t = sabotaged(at_the_gate(events=("captured", "revelation", "new_agent", "mother_ship"), last_used="01"))
    assert t.happened("captured:01") == 1
    assert t.happened("failed:f1") == 1
    assert t.happened("used:01") == 0
    assert t["Ann"].hand == "HH"


# The leader's draw


def test_the_leader_draws_by_the_pressure_that_was_announced() -> None:
    """INV-AGENT-09, INV-RQ-05, INV-TIME-02, -03."""
    saved = ("success",) * 3
    assert attempt(at_the_gate(pressure=1), *saved)["Ann"].hand == "HH"
    late = at_the_gate(pressure=1, options={"control_draw_value": "at_end"})
    assert attempt(late, *saved)["Ann"].hand == "HHH"


def test_the_draw_may_come_before_the_rescue() -> None:
    """INV-RQ-06: then a leader who was just assimilated votes as an alien; INV-ASSIM-15 otherwise."""
    for early, hand in ((True, "HA"), (False, "H")):
        t = at_the_gate(deck="AH", options={"control_draw_before_rescue": early, "human_sabotage": "forbidden"})
        t["Ann"].controls("01").stays().escorts("02").names("Ben", "Cleo")
        assert t["Ann"].hand == hand
        assert t["Ann"].may("lay:sabotage") is early
        for name in ("Ann", "Ben", "Cleo"):
            t[name].lays("success")
        assert t["Ann"].hand == "HA"


def test_humans_may_be_forbidden_to_sabotage() -> None:
    """INV-RQ-46: in private; an alien has both cards."""
    t = at_the_gate(hands={"Ben": "A"}, options={"human_sabotage": "forbidden"})
    t["Ann"].controls("01").stays().escorts("02").names("Ben", "Cleo")
    assert t["Cleo"].options() == ["lay:success"]
    assert t["Ben"].options() == ["lay:success", "lay:sabotage"]


def test_after_a_vote_everybody_has_both_cards_again() -> None:
    """INV-SETUP-21, INV-DERIV-15, INV-RESCUE-16: a second rescue in the same round finds them so."""
    t = at_the_gate(agents={"03": "h1", "04": "h0"}, scientists=("f1", "h1", "j5", "l5", "n5"))
    attempt(t, "success", "success", "success")
    t["Ben"].controls("03").stays().escorts("04").names("Ann", "Cleo")
    for name in ("Ann", "Ben", "Cleo"):
        assert t[name].options() == ["lay:success", "lay:sabotage"]


# Who stands on a gathering spot already


def test_from_gate_to_gate_is_a_rescue_too() -> None:
    """INV-RQ-25: by an Escort to another gathering spot on a common road: the Capitol Circle."""
    t = table(*FIVE, city="washington", agents={"01": "d4", "02": "e4"}, scientists=("d4",), saved=0)
    t["Ann"].controls("01").stays().escorts("02")
    assert t.question() == "NameTeam"


@pytest.mark.parametrize(
    ("allowed", "token", "offered"), [(False, "C1", False), (True, "C1", True), (True, "A-x3", False)]
)
def test_a_rescue_in_place_where_the_table_allows_it(allowed: bool, token: str, offered: bool) -> None:
    """INV-RQ-25, rescue_in_place: if no alien is close."""
    t = at_the_gate(
        agents={"01": "f0", "02": "h3"},
        scientists=("f0",),
        saved=0,
        tokens=(token,),
        options={"rescue_in_place": allowed},
    )
    ann = t["Ann"].controls("01").stays()
    if t.question() == "FreeDistricts":
        ann.leaves()
    assert ann.may("rescuehere") is offered
    if offered:
        ann.does("rescuehere").names("Ben", "Cleo")
        for name in ("Ann", "Ben", "Cleo"):
            t[name].lays("success")
        assert t.happened("saved:f0/1")
