"""Lifts on the way: in, out, and riding (MOC-LIFT)."""

from __future__ import annotations

import pytest

from gloaming.games.cultists.board import load_board
from gloaming.games.cultists.cards import ALIVE
from tests.games.cultists.mine.underground import all_have_moved, enters, lift, mine, others_move, rides, steps_out
from tests.games.cultists.quiet_rounds import meetings
from tests.scenario import OFF, ON

OFF_AND_ON = pytest.mark.parametrize("power", [ON, OFF])


# In


@OFF_AND_ON
def test_entering_costs_a_point(power: bool) -> None:
    """MOC-LIFT-02, -03, -13, MOC-RQ-08: from the Room where it stands; with three points spent only the Lift is left."""
    t = mine(at={"Mary": "pink_2"}, power=power, knife="Mary")
    t["Mary"].walks("corridor_a", "light_blue")
    enters(t["Mary"], "lift_1")
    assert t["Mary"].place == "lift_1"
    assert t.spectator().at[0] == "lift_1"
    assert not t["Mary"].may("go:*")
    assert t["Mary"].may("stop:lift_1")


def test_without_points_nobody_gets_in() -> None:
    """MOC-LIFT-03: the third Door was the last."""
    t = mine(at={"Mary": "pink_2"}, blocked="corridor_c", knife="Mary")
    t["Mary"].walks("dark_blue_1")
    meetings(t)
    t["Mary"].walks("corridor_d")
    t["Mary"].walks("dark_blue_2")
    assert t.asks() == {"Ben"}


def test_a_lift_elsewhere_cannot_be_entered() -> None:
    """MOC-LIFT-04: it stands at its other Room, and is entered there."""
    t = mine(at={"Mary": "light_blue", "Ben": "orange_2"}, lifts={"lift_1": "orange_2"}, knife="Mary")
    assert not t["Mary"].may("lift:*")
    t["Mary"].goes("red")
    assert t["Ben"].may("lift:lift_1")


# Out


@OFF_AND_ON
def test_one_may_end_a_movement_inside(power: bool) -> None:
    """MOC-LIFT-08."""
    t = mine(at={"Mary": "light_blue"}, power=power, knife="Mary")
    enters(t["Mary"], "lift_1")
    t["Mary"].stops()
    assert t["Mary"].place == "lift_1"
    assert t.asks() == {"Ben"}


def test_a_ride_costs_nothing_and_one_walks_on() -> None:
    """MOC-LIFT-05, -06, -07: out by itself at the other Room, with two points left."""
    t = mine(at={"Mary": "light_blue"}, knife="Mary")
    enters(t["Mary"], "lift_1")
    rides(t["Mary"], "orange_2")
    assert (t["Mary"].place, lift(t, "lift_1")) == ("orange_2", "orange_2")
    t["Mary"].walks("dark_blue_2", "corridor_d")
    assert t.asks() == {"Ben"}


def test_without_power_nobody_starts_it() -> None:
    """MOC-LIFT-06, -12, -13: in and out, but no ride."""
    t = mine(at={"Mary": "light_blue"}, knife="Mary", power=OFF)
    enters(t["Mary"], "lift_1")
    assert t["Mary"].offered == ["stepout:light_blue", "stop:lift_1"]


def test_stepping_out_is_free() -> None:
    """MOC-RQ-07, -08: in and out in one Movement for 1 point; two are left."""
    t = mine(at={"Mary": "light_blue"}, knife="Mary", power=OFF)
    enters(t["Mary"], "lift_1")
    steps_out(t["Mary"])
    assert not t["Mary"].may("stop:*")  # where it began
    t["Mary"].walks("corridor_a", "pink_2")
    assert t.asks() == {"Ben"}


def test_stepping_out_may_cost_a_point() -> None:
    """MOC-RQ-07, lift_exit_cost 1: a ride is free all the same."""
    t = mine(at={"Mary": "red"}, knife="Mary", options={"lift_exit_cost": 1})
    t["Mary"].walks("light_blue")
    enters(t["Mary"], "lift_1")
    steps_out(t["Mary"])
    assert t.asks() == {"Ben"}  # 3 points, and only a stop left
    t = mine(at={"Mary": "pink_2"}, knife="Mary", options={"lift_exit_cost": 1})
    t["Mary"].walks("corridor_a", "light_blue")
    enters(t["Mary"], "lift_1")
    assert t["Mary"].offered == ["ride:orange_2", "stop:lift_1"]


def test_nothing_is_asked_where_only_a_stop_is_left() -> None:
    """MOC-LIFT-07: the third point led into the Lift; after the ride the turn is over."""
    t = mine(at={"Mary": "pink_2"}, knife="Mary")
    t["Mary"].walks("corridor_a", "light_blue")
    enters(t["Mary"], "lift_1")
    rides(t["Mary"], "orange_2")
    assert t["Mary"].place == "orange_2"
    assert t.asks() == {"Ben"}


def test_no_ride_ends_where_the_movement_began() -> None:
    """MOC-LIFT-20, AC-MOVE-03: with no point left the Lift does not lead home."""
    t = mine(at={"Mary": "pink_1"}, event="boosted_morale", blocked="corridor_c", knife="Mary")
    t["Mary"].walks("corridor_b", "corridor_d", "dark_blue_2")
    enters(t["Mary"], "lift_2")
    assert t["Mary"].offered == ["stepout:dark_blue_2", "stop:lift_2"]


def test_no_step_out_ends_where_the_movement_began() -> None:
    """MOC-LIFT-20, AC-MOVE-03: nor does one step out there with no point left."""
    t = mine(at={"Mary": "light_blue"}, knife="Mary")
    t["Mary"].walks("red", "light_blue")
    enters(t["Mary"], "lift_1")
    assert t["Mary"].offered == ["ride:orange_2", "stop:lift_1"]


def test_who_began_inside_has_to_leave() -> None:
    """MOC-LIFT-20, MOC-RQ-08: out, free and with all points, or by a ride if the power is back."""
    t = mine(at={"Mary": "lift_1"}, knife="Mary", power=OFF)
    assert t["Mary"].offered == ["stepout:light_blue"]
    steps_out(t["Mary"])
    t["Mary"].walks("corridor_a", "pink_2", "dark_blue_1")
    assert t["Mary"].place == "dark_blue_1"
    t = mine(at={"Mary": "lift_1"}, knife="Mary", power=ON)
    assert t["Mary"].offered == ["stepout:light_blue", "ride:orange_2"]
    rides(t["Mary"], "orange_2")
    assert t["Mary"].may("stop:orange_2")


def test_who_began_inside_may_not_end_there_either() -> None:
    """MOC-LIFT-20: out and in again with the last point; then one has to leave once more, and must be able to."""
    t = mine(at={"Mary": "lift_1"}, knife="Mary", power=OFF, event="lost_morale")
    steps_out(t["Mary"])
    t["Mary"].walks("red")
    t["Mary"].stops()
    t = mine(at={"Mary": "lift_1"}, knife="Mary", power=OFF)
    steps_out(t["Mary"])
    t["Mary"].walks("red", "light_blue")
    enters(t["Mary"], "lift_1")
    assert t["Mary"].offered == ["stepout:light_blue"]
    t = mine(at={"Mary": "lift_1"}, knife="Mary", power=OFF, event="lost_morale", options={"lift_exit_cost": 1})
    steps_out(t["Mary"])
    assert not t["Mary"].may("lift:lift_1")


# By itself


def test_after_the_movement_phase_it_starts_by_itself() -> None:
    """MOC-LIFT-09, -10, MOC-RQ-05: after the last Movement, before the door and the Event; out at once, free."""
    t = mine(at={"Mary": "light_blue"}, knife="Mary", blocked="corridor_d", next_event="no_connection")
    enters(t["Mary"], "lift_1")
    t["Mary"].stops()
    others_move(t, "Tom")
    assert t["Mary"].place == "lift_1"
    t.news()
    others_move(t)
    news = t.news()
    assert news[news.index("rode:lift_1>orange_2") :][:4] == [
        "rode:lift_1>orange_2", "entered:0@orange_2", "doorturned:corridor_a", "token:no_connection",
    ]  # fmt: skip
    assert (t["Mary"].place, lift(t, "lift_1")) == ("orange_2", "orange_2")


def test_both_lifts_ride_before_anybody_meets_and_then_the_door_turns() -> None:
    """MOC-RQ-05: Lift 1, Lift 2, the Encounters of the arrivals, the door."""
    at = {"Mary": "lift_1", "Ben": "orange_2", "Uli": "lift_2", "Eva": "pink_1"}
    t = mine(at=at, blocked="corridor_a", next_event="no_connection")
    all_have_moved(t)
    assert t.news()[:5] == [
        "rode:lift_1>orange_2", "entered:0@orange_2", "rode:lift_2>pink_1", "entered:2@pink_1", "met:orange_2=0,1",
    ]  # fmt: skip
    assert meetings(t) == [{"Mary", "Ben"}, {"Uli", "Eva"}]
    news = t.news()
    assert news.index("met:pink_1=2,3") < news.index("doorturned:corridor_b") < news.index("token:no_connection")


def test_an_empty_lift_stays() -> None:
    """MOC-LIFT-11."""
    t = mine(next_event="no_connection")
    all_have_moved(t)
    assert (lift(t, "lift_1"), lift(t, "lift_2")) == ("light_blue", "dark_blue_2")
    assert not t.happened("rode:")


def test_without_power_it_does_not_start() -> None:
    """MOC-LIFT-12: who is inside stays inside."""
    t = mine(at={"Mary": "lift_1"}, power=OFF, next_event="no_connection")
    all_have_moved(t)
    assert (t["Mary"].place, lift(t, "lift_1")) == ("lift_1", "light_blue")


@OFF_AND_ON
def test_the_power_at_that_moment_counts(power: bool) -> None:
    """MOC-LIFT-14, MOC-RQ-15: a Lightning Strike of the same Round comes too late, and starts nothing."""
    t = mine(at={"Mary": "lift_1"}, power=power, next_event="lightning_strike")
    all_have_moved(t)
    assert t.game.power is not power
    assert t["Mary"].place == ("orange_2" if power else "lift_1")


def test_the_power_comes_back_while_somebody_is_inside() -> None:
    """MOC-RQ-15: restarted in the Action Phase, the Lift waits for the next Movement."""
    t = mine(at={"Mary": "lift_1", "Ben": "red"}, power=OFF, phase="action", knife="Ben", roles={"Ben": "mechanic"})
    t["Ben"].restarts_power()
    assert t["Mary"].place == "lift_1"
    t.begin("movement")
    t["Ben"].goes("light_blue")
    others_move(t, "Mary")
    assert t["Mary"].may("ride:orange_2")


def test_a_ghost_alone_starts_nothing() -> None:
    """MOC-LIFT-09, MOC-RQ-13: at least one living Character has to be inside; then the Ghost rides too."""
    t = mine(at={"Mary": "lift_1"}, ghosts={"Mary": "vote"}, next_event="no_connection")
    all_have_moved(t)
    assert t["Mary"].place == "lift_1"
    t = mine(at={"Mary": "lift_1", "Ben": "lift_1"}, ghosts={"Mary": "vote"}, next_event="no_connection")
    all_have_moved(t)
    assert t["Mary"].place == t["Ben"].place == "orange_2"
    assert not t.happened("met:")


def test_who_died_inside_teleports_out() -> None:
    """MOC-RQ-13: to any Room or Hallway, and into no Lift."""
    t = mine(at={"Mary": "lift_1"}, ghosts={"Mary": "vote"}, knife="Mary")
    assert set(t["Mary"].offered) == {f"go:{place}" for place in t.game.board.places}


# Together


def test_all_inside_ride_and_nobody_is_asked() -> None:
    """MOC-LIFT-07, MOC-RQ-11: Mary starts it with three more inside; each steps out, and she walks on."""
    inside = dict.fromkeys(("Ben", "Uli", "Eva"), "lift_1")
    t = mine(at={"Mary": "light_blue", **inside}, knife="Mary")
    enters(t["Mary"], "lift_1")
    rides(t["Mary"], "orange_2")
    assert t.game.at[:4] == ["orange_2"] * 4
    assert t.asks() == {"Mary"}
    assert t["Mary"].may("go:dark_blue_2")


@pytest.mark.parametrize(("inside", "power", "met"), [(1, ON, True), (2, ON, False), (1, OFF, True), (2, OFF, True)])
def test_encounters_in_a_lift(inside: int, power: bool, met: bool) -> None:
    """MOC-LIFT-18, MOC-RQ-09: on entering, with power exactly two, without power two or more."""
    t = mine(at={"Mary": "light_blue", **dict.fromkeys(("Ben", "Uli")[:inside], "lift_1")}, power=power, knife="Mary")
    enters(t["Mary"], "lift_1")
    assert (t.question == "Meet") is met
    assert t.happened("met:lift_1") is met


def test_a_table_without_encounters_in_lifts() -> None:
    """MOC-RQ-09, lift_encounters false: neither on entering nor when the lightning strikes."""
    options = {"lift_encounters": False}
    t = mine(at={"Mary": "light_blue", "Ben": "lift_1"}, knife="Mary", options=options)
    enters(t["Mary"], "lift_1")
    assert t.question == "Walk"
    together = dict.fromkeys(("Mary", "Ben", "Uli"), "lift_1")
    for chosen, met in ((options, False), ({}, True)):
        t = mine(at=together, phase="event", next_event="lightning_strike", options=chosen)
        assert t.happened("met:lift_1") is met


@pytest.mark.parametrize(("waiting", "met"), [(0, False), (1, True), (2, False)])
def test_stepping_out_is_entering(waiting: int, met: bool) -> None:
    """MOC-LIFT-19, MOC-RQ-10: after a ride the living in the Room are counted; exactly two meet."""
    t = mine(at={"Mary": "light_blue", **dict.fromkeys(("Ben", "Uli")[:waiting], "orange_2")}, knife="Mary")
    enters(t["Mary"], "lift_1")
    rides(t["Mary"], "orange_2")
    assert t.happened("met:orange_2") is met


@pytest.mark.parametrize(("waiting", "met"), [(("Uli",), "met:orange_2=1,2"), (("Uli", "Eva"), ""), ((), "")])
@pytest.mark.parametrize("by_itself", [True, False])
def test_a_cursebearer_who_dies_of_arriving_is_not_counted(waiting: tuple[str, ...], met: str, by_itself: bool) -> None:
    """MOC-RQ-10, UTS-ROLE-07: Tom's Ghost is there; so Ben, who rode along, meets Uli if nobody else lives there."""
    at = {**dict.fromkeys(("Mary", "Ben"), "lift_1"), **dict.fromkeys((*waiting, "Tom"), "orange_2")}
    t = mine(at=at, knife="Ben", roles={"Mary": "cursebearer", "Eva": "cultist"}, ghosts={"Tom": "vote"},
             next_event="no_connection")  # fmt: skip
    all_have_moved(t) if by_itself else rides(t["Ben"], "orange_2")
    assert t["Mary"].is_ghost
    assert [code for code in t.news() if code.startswith("met:")] == ([met] if met else [])


def test_stepping_out_without_a_ride_is_entering_too() -> None:
    """MOC-LIFT-19."""
    t = mine(at={"Mary": "lift_1", "Ben": "light_blue"}, knife="Mary", power=OFF)
    steps_out(t["Mary"])
    assert t.happened("met:light_blue=0,1")


@pytest.mark.parametrize(("options", "met"), [({}, True), ({"lift_pair_meets_again": False}, False),
                                              ({"lift_pair_meets_again": False, "lift_encounters": False}, True)])  # fmt: skip
def test_two_who_met_inside_meet_again(options: dict[str, bool], met: bool) -> None:
    """MOC-RQ-10: arriving in an empty Room; unless the table says no, and they really met inside."""
    for by_itself in (True, False):
        t = mine(at={"Mary": "lift_1", "Ben": "lift_1"}, knife="Mary", options=options, next_event="no_connection")
        all_have_moved(t) if by_itself else rides(t["Mary"], "orange_2")
        assert t.happened("met:orange_2=0,1") is met


def test_a_pair_meets_who_waits_for_them() -> None:
    """MOC-RQ-10: the option speaks of an empty Room only; here one rides and one waits."""
    t = mine(at={"Mary": "lift_1", "Ben": "orange_2"}, knife="Mary", options={"lift_pair_meets_again": False})
    rides(t["Mary"], "orange_2")
    assert t.happened("met:orange_2=0,1")


def test_with_one_encounter_a_turn_nobody_meets_twice_in_the_same_lift() -> None:
    """MOC-LIFT-18, -19, RQ-01: once_per_turn holds for Lifts, and for the Rooms one steps into."""
    t = mine(
        at={"Mary": "light_blue", "Ben": "lift_1"},
        knife="Mary",
        power=OFF,
        options={"reentry_encounter": "once_per_turn"},
    )
    enters(t["Mary"], "lift_1")
    t["Mary"].gives(ALIVE, to="Ben")
    t["Ben"].gives(ALIVE, to="Mary")
    steps_out(t["Mary"])
    enters(t["Mary"], "lift_1")
    assert t.question == "Walk"


def test_a_step_out_to_where_one_has_met_brings_no_second_meeting() -> None:
    """MOC-LIFT-19, RQ-01: once_per_turn, into the lift and out again."""
    t = mine(
        at={"Mary": "dark_blue_2", "Ben": "orange_2"},
        lifts={"lift_1": "orange_2"},
        knife="Mary",
        options={"reentry_encounter": "once_per_turn"},
    )
    t["Mary"].walks("orange_2")
    meetings(t)
    enters(t["Mary"], "lift_1")
    steps_out(t["Mary"])
    assert t["Mary"].place == "orange_2"
    assert t.news().count("met:orange_2=0,1") == 1


def test_a_ride_back_to_where_one_has_met_brings_no_second_meeting() -> None:
    """MOC-LIFT-19, RQ-01: once_per_turn, down and up again in one Movement."""
    t = mine(
        at={"Mary": "dark_blue_2", "Ben": "orange_2"},
        lifts={"lift_1": "orange_2"},
        knife="Mary",
        options={"reentry_encounter": "once_per_turn"},
    )
    t["Mary"].walks("orange_2")
    meetings(t)
    enters(t["Mary"], "lift_1")
    rides(t["Mary"], "light_blue")
    enters(t["Mary"], "lift_1")
    rides(t["Mary"], "orange_2")
    assert t["Mary"].place == "orange_2"
    assert t.news().count("met:orange_2=0,1") == 1


def test_lifts_that_arrive_in_linked_rooms_bring_one_meeting() -> None:
    """MOC-RQ-05, AC-EVENT-SD: on a board of one's own, where Secret Doors join both Rooms."""
    text = load_board("mine-4-6").text.replace(
        'between = ["dark_blue_2", "pink_1"]', 'between = ["dark_blue_2", "orange_1"]'
    )
    t = mine(
        at={"Mary": "lift_1", "Ben": "lift_2"},
        event="secret_doors",
        next_event="no_connection",
        options={"board": "", "board_file": text},
    )
    all_have_moved(t)
    assert [line for line in t.news() if line.startswith("met:")] == ["met:orange_2=0,1"]
