"""Calling a Lift (MOC-LIFT-15 to -17), and standing in one (MOC-RQ-14 to -17)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.cards import SUCCESS
from gloaming.games.cultists.events import RoundBegan
from gloaming.games.cultists.rules import route_line
from gloaming.games.cultists.worlds.ledger import Ledger
from gloaming.games.cultists.worlds.suspects import possible_routes
from gloaming.kernel.dice import Dice
from tests.games.cultists.mine.underground import EIGHT, all_have_moved, calls, enters, lift, mine, rides
from tests.games.cultists.quiet_rounds import meetings
from tests.scenario import OFF, Table

AWAY = {"lift_1": "orange_2"}
"""Lift 1 is not at the Cafeteria."""


def acting(place: str = "light_blue", route: str | int = "light_blue", **arrangement: Any) -> Table:
    """Mary is to act, in a Room of Lift 1, which stands at the other."""
    arrangement = {"at": {"Mary": place}, "routes": {"Mary": route}, "lifts": AWAY, **arrangement}
    return mine(phase="action", knife="Mary", round=3, **arrangement)


def done(t: Table, name: str) -> None:
    t[name].answers(CULTISTS.read_answer("done"))


# Who may call


def test_a_call_brings_the_lift_and_the_action_remains() -> None:
    """MOC-LIFT-15, -17, MOC-RQ-12: a free action before the action; the Lift stands here now, for all to see."""
    t = acting()
    calls(t["Mary"], "lift_1")
    assert lift(t, "lift_1") == "light_blue"
    assert t["Ben"].saw("called:0=lift_1>light_blue")
    assert t.asks() == {"Mary"}
    assert not t["Mary"].may("call:*")
    t["Mary"].fills(SUCCESS)
    assert t.happened("filled:0@light_blue")
    assert t.asks() == {"Ben"}


def test_a_call_may_follow_the_action() -> None:
    """MOC-LIFT-17, MOC-RQ-12: after it, too; then the turn is over."""
    t = acting()
    t["Mary"].fills(SUCCESS)
    assert t.question == "Linger"
    assert t["Mary"].offered == ["call:lift_1", "done"]
    calls(t["Mary"], "lift_1")
    assert lift(t, "lift_1") == "light_blue"
    assert t.asks() == {"Ben"}


def test_a_ghost_that_may_call_may_do_so_after_its_action_too() -> None:
    """MOC-RQ-12, ghosts_call_lift; without the option a Ghost is not asked."""
    for allowed in (True, False):
        t = acting(ghosts={"Mary": "vote"}, options={"ghosts_call_lift": allowed})
        t["Mary"].fills(SUCCESS)
        assert (t.question == "Linger") is allowed
        assert t["Mary"].may("call:lift_1") is allowed


def test_a_lift_that_is_here_or_of_another_room_is_not_called() -> None:
    """MOC-LIFT-15, MOC-RQ-12: only one that stands at the other of its Rooms; nobody is asked afterwards, either."""
    for place, lifts in (("light_blue", {}), ("red", AWAY), ("corridor_a", AWAY)):
        t = acting(place, roles={"Mary": "cultist"}, lifts=lifts)
        assert not t["Mary"].may("call:*")
        t["Mary"].passes()
        assert t.asks() == {"Ben"}


@pytest.mark.parametrize(
    ("role", "route", "allowed"),
    [("investigator", "light_blue", True), ("investigator", "red", False), ("cultist", "red", True), ("mechanic", "red", True)],
)  # fmt: skip
def test_an_investigator_needs_the_route(role: str, route: str, allowed: bool) -> None:
    """MOC-LIFT-16, MOC-RQ-12: Cultists and the Mechanic do not."""
    t = acting(route=route, roles={"Mary": role})
    assert ("light_blue" in route_line(t.game, 0)) is (route == "light_blue")
    assert t["Mary"].may("call:lift_1") is allowed


@pytest.mark.parametrize("route", ["light_blue", "red"])
def test_the_route_shows_in_nothing_but_the_call(route: str) -> None:
    """MOC-LIFT-16: anyone who, by public information, could call is asked after the action; others see the same question."""
    t = acting(route=route)
    t["Mary"].passes()
    assert (t.question, t.asks()) == ("Linger", {"Mary"})
    asked = t["Ben"].sees.asked
    assert asked is not None
    assert (asked.options, t["Ben"].sees.waiting_for) == ((), (0,))
    done(t, "Mary")
    assert t.asks() == {"Ben"}


@pytest.mark.parametrize(
    ("arrangement", "allowed"),
    [
        ({}, True),
        ({"power": OFF}, False),
        ({"at": {"Mary": "light_blue", "Tom": "lift_1"}}, False),
        ({"at": {"Mary": "light_blue", "Tom": "lift_1"}, "options": {"call_occupied_lift": True}}, True),
        ({"ghosts": {"Mary": "vote"}}, False),
        ({"ghosts": {"Mary": "vote"}, "options": {"ghosts_call_lift": True}}, True),
        ({"cultist_tokens": ("light_blue",)}, False),
        ({"cultist_tokens": ("orange_2",)}, True),
        ({"finished": {"light_blue"}}, True),
    ],
)
def test_what_a_call_needs(arrangement: dict[str, Any], allowed: bool) -> None:
    """MOC-RQ-12, MOC-LIFT-12: power, an empty Lift, a living caller, no Cultist token; a finished Room does not matter."""
    t = acting(**arrangement)
    assert t["Mary"].may("call:lift_1") is allowed


def test_who_is_inside_an_occupied_lift_comes_along() -> None:
    """MOC-RQ-12, call_occupied_lift: a ride like any other; all inside step out and meet who is there."""
    t = acting(at={"Mary": "light_blue", "Tom": "lift_1"}, options={"call_occupied_lift": True})
    calls(t["Mary"], "lift_1")
    assert t["Tom"].place == "light_blue"
    assert meetings(t) == [{"Mary", "Tom"}]
    assert t["Mary"].may("check:4")


def test_a_call_proves_the_colour_on_the_route() -> None:
    """MOC-LIFT-16: in every world that Ben can imagine Mary is free of Routes, or had light blue on hers."""
    t = acting()
    t.game.journal.append(RoundBegan(3, 0))
    calls(t["Mary"], "lift_1")
    view = t["Ben"].sees
    free = 0
    for number in range(40):
        world = CULTISTS.determinise(view, Dice.seeded("call", number))
        if world.role[0] == "cultist":
            free += 1
        else:
            assert "light_blue" in route_line(world, 0)
    assert 0 < free < 40
    ledger = Ledger(view, t.game, Dice.seeded("ledger"))
    assert len(possible_routes(ledger, 0, "investigator")) < len(possible_routes(ledger, 2, "investigator"))


# Secret Doors


def test_secret_doors_reach_a_lift() -> None:
    """MOC-RQ-17: for 1 point from any Room of the colour, and called from there; it comes to its own stop."""
    t = mine(at={"Mary": "dark_blue_1", "Ben": "red"}, event="secret_doors", knife="Mary")
    enters(t["Mary"], "lift_2")
    rides(t["Mary"], "pink_1")
    assert t["Mary"].may("go:corridor_a")  # pink 2 is the same Location
    arrangement: dict[str, Any] = {
        "at": {"Mary": "dark_blue_1"},
        "roles": {"Mary": "cultist"},
        "lifts": {"lift_2": "pink_1"},
    }
    t = acting(event="secret_doors", **arrangement)
    calls(t["Mary"], "lift_2")
    assert lift(t, "lift_2") == "dark_blue_2"
    assert not acting(**arrangement)["Mary"].may("call:*")


@pytest.mark.parametrize(
    ("options", "enters_it", "calls_it"),
    [
        ({"secret_doors_reach_lift": False}, False, False),
        ({"secret_doors_actions": "check_room_only"}, True, False),
    ],
)
def test_secret_doors_that_reach_no_lift(options: dict[str, Any], enters_it: bool, calls_it: bool) -> None:
    """MOC-RQ-17, secret_doors_reach_lift false; and RQ-06 where the doors serve for Check a Room only."""
    t = mine(at={"Mary": "dark_blue_1"}, event="secret_doors", knife="Mary", options=options)
    assert t["Mary"].may("lift:lift_2") is enters_it
    t = acting(at={"Mary": "dark_blue_1"}, roles={"Mary": "cultist"}, lifts={"lift_2": "pink_1"}, event="secret_doors", options=options)  # fmt: skip
    assert t["Mary"].may("call:lift_2") is calls_it


# Inside, in the Action Phase


def test_what_can_be_done_in_a_lift() -> None:
    """MOC-RQ-14, MOC-LIFT-02: what needs a Location only; no Room action, no Secure a Hallway."""
    at = {"Mary": "lift_1", "Ben": "lift_1", "Uli": "light_blue"}
    t = mine(*EIGHT, at=at, phase="action", power=OFF, roles={"Mary": "assassin"}, routes={"Mary": "light_blue"})
    assert t["Mary"].offered == ["check:1", "assassinate:1", "pass"]


@pytest.mark.parametrize(("chosen", "cards"), [("unsafe_passage", 3), ("none", 2)])
def test_the_card_of_a_check_in_a_lift(chosen: str, cards: int) -> None:
    """MOC-RQ-14: to the Unsafe Passage deck, as in a Hallway, or nowhere."""
    t = mine(at={"Mary": "lift_1", "Ben": "lift_1"}, phase="action", power=OFF, options={"lift_check_card": chosen})
    t["Mary"].checks("Ben")
    t["Mary"].puts_back()
    assert len(t.game.unsafe_deck) == cards
    assert t.happened("placed:-") is (cards == 3)


def test_in_a_first_game_no_card_is_placed_for_a_lift() -> None:
    """MOC-RQ-14, RQ-14: there is no deck to place it in."""
    t = mine(at={"Mary": "lift_1", "Ben": "lift_1"}, phase="action", power=OFF, options={"level": "first", "roles": ()})
    t["Mary"].checks("Ben")
    t["Mary"].puts_back()
    assert (t.game.unsafe_deck, t.happened("placed:")) == ((), False)


def test_the_camera_sees_into_a_lift() -> None:
    """MOC-RQ-14, AC-ACT-CAM-02: any living Character can be watched; the card goes where it stands."""
    t = mine(at={"Mary": "red", "Ben": "lift_1"}, phase="action", knife="Mary")
    t["Mary"].watches("Ben")
    t["Mary"].puts_back()
    assert t.happened("placed:-")


# The Radiant Beauty


@pytest.mark.parametrize("option", [False, True])
def test_the_radiant_beauty_and_the_lift(option: bool) -> None:
    """MOC-RQ-16: her Ghost lights the Cafeteria, but the Lift there stays, unless the table says otherwise."""
    arrangement: dict[str, Any] = {
        "roles": {"Tom": "radiant_beauty"},
        "ghosts": {"Tom": "vote"},
        "power": OFF,
        "options": {"radiant_beauty_powers_lift": option},
    }
    t = mine(at={"Tom": "light_blue", "Mary": "light_blue"}, knife="Mary", **arrangement)
    enters(t["Mary"], "lift_1")
    assert t["Mary"].may("ride:orange_2") is option
    t = mine(at={"Tom": "light_blue", "Mary": "lift_1"}, next_event="no_connection", **arrangement)
    all_have_moved(t)
    assert (t["Mary"].place == "orange_2") is option
    t = acting(at={"Tom": "orange_2", "Mary": "light_blue"}, **arrangement)
    assert t["Mary"].may("call:lift_1") is option
