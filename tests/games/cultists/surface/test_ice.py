"""Ice passages: sections that Doors and Obstacles bound (UTS-ICE)."""

from __future__ import annotations

import pytest

from tests.games.cultists.quiet_rounds import meetings
from tests.people import Table
from tests.scenario import OFF, ON
from tests.surface import FIVE, station

AWAY = {"Uli": "green", "Eva": "dark_blue_1", "Tom": "pink_2"}
"""Where nobody is in the way of Mary and Ben."""


# Locations


def test_each_section_is_a_location_of_its_own() -> None:
    """UTS-ICE-02, -08: one step over an Obstacle is a legal Movement."""
    t = station(at={"Mary": "ice_north", "Ben": "orange_1", **AWAY})
    t["Mary"].goes("ice_east")
    assert t["Mary"].place == "ice_east"
    assert t.asks() == {"Ben"}


def test_nobody_ends_the_movement_in_the_section_where_it_began() -> None:
    """UTS-ICE-08: over the Obstacle and back isn't a Movement."""
    t = station(at={"Mary": "ice_north", "Ben": "orange_1", **AWAY})
    t["Mary"].walks("ice_east", "ice_north")
    assert not t["Mary"].may("stop:*")
    assert t["Mary"].may("go:red")


def test_an_obstacle_costs_a_point_and_so_does_a_door_to_the_ice() -> None:
    """UTS-ICE-03, -04: Door, Obstacle, Door use up all three points."""
    t = station(at={"Mary": "orange_2", "Ben": "orange_1", **AWAY})
    t["Mary"].walks("ice_east", "ice_north", "red")
    assert t["Mary"].place == "red"
    assert t.asks() == {"Ben"}


def test_two_points_do_not_reach_the_red_room_over_the_obstacle() -> None:
    """UTS-ICE-03, -04: with Lost Morale Mary is stuck on the ice."""
    t = station(at={"Mary": "orange_2", "Ben": "orange_1", **AWAY}, event="lost_morale")
    t["Mary"].walks("ice_east", "ice_north")
    assert t.asks() == {"Ben"}


# Encounters


def test_two_in_the_same_section_meet() -> None:
    """UTS-ICE-05: a Location like any other."""
    t = station(at={"Mary": "pink_1", "Ben": "ice_north", **AWAY})
    t["Mary"].walks("ice_north")
    assert t.question == "Meet"
    assert t.asks() == {"Mary", "Ben"}


def test_an_obstacle_keeps_people_apart() -> None:
    """UTS-ICE-05, -06, -12: the book's example, at the lower orange Room and at red, Cafeteria and pink."""
    t = station(at={"Mary": "orange_2", "Ben": "ice_north", **AWAY})
    t["Mary"].goes("ice_east")
    assert not t.happened("met")
    assert t.asks() == {"Ben"}


def test_every_section_on_the_way_is_checked_for_an_encounter() -> None:
    """UTS-ICE-07: Mary meets Ben on the eastern ice and Uli on the northern."""
    t = station(at={"Mary": "orange_2", "Ben": "ice_east", "Uli": "ice_north", "Eva": "green", "Tom": "pink_2"})
    for place, other in (("ice_east", "Ben"), ("ice_north", "Uli")):
        t["Mary"].walks(place)
        assert t.asks() == {"Mary", other}
        t["Mary"].gives("alive", to=other)
        t[other].gives("alive", to="Mary")
    assert [code for code in t.news() if code.startswith("met")] == ["met:ice_east=0,1", "met:ice_north=0,2"]


@pytest.mark.parametrize(
    ("power", "there", "met"),
    [(ON, ("Ben",), True), (ON, ("Ben", "Uli"), False), (OFF, ("Ben", "Uli"), True), (OFF, FIVE[1:], True)],
)
def test_the_table_of_encounters_holds_for_each_section(power: bool, there: tuple[str, ...], met: bool) -> None:
    """UTS-ICE-09, -05: any number may be there; with light exactly two meet, in the dark two or more."""
    elsewhere = {name: place for name, place in AWAY.items() if name not in there}
    t = station(at={"Mary": "pink_1", **elsewhere, **dict.fromkeys(there, "ice_north")}, power=power)
    t["Mary"].walks("ice_north")
    assert t.happened("met:ice_north") == met


def test_no_meeting_across_the_obstacle_when_the_light_goes_out() -> None:
    """UTS-ICE-06: lightning brings those together who share a section, three and two of them."""
    at = {"Mary": "ice_north", "Ben": "ice_north", "Uli": "ice_north", "Eva": "ice_east", "Tom": "ice_east"}
    t = station(at=at, phase="event", next_event="lightning_strike")
    assert meetings(t) == [{"Mary", "Ben", "Uli"}]


# Ghosts


def test_ghosts_get_onto_any_section_but_the_fishmans() -> None:
    """UTS-ICE-10: Obstacles do not concern them."""
    t = station(at={"Mary": "ice_north"}, ghosts={"Mary": "vote"}, fishman="ice_west")
    sections = {code for code in t["Mary"].offered if code.startswith("go:ice")}
    assert sections == {"go:ice_east", "go:ice_north_east", "go:ice_south_east", "go:ice_south_west", "go:ice_far_west"}


# A Hallway for the base rules


def on_the_ice(ice_is_hallway: bool = True) -> Table:
    at = {"Mary": "ice_north", "Ben": "ice_north", **AWAY}
    return station(at=at, phase="action", options={"ice_is_hallway": ice_is_hallway})


def test_an_ice_section_can_be_secured() -> None:
    """UTS-ICE-11, UTS-RQ-23: like a Hallway."""
    t = on_the_ice()
    t["Mary"].secures("success")
    assert t.game.unsafe_deck == ("success", "failure", "success")


def test_the_card_of_a_state_check_on_the_ice_goes_to_the_unsafe_passages() -> None:
    """UTS-ICE-11, UTS-RQ-23."""
    t = on_the_ice()
    t["Mary"].checks("Ben")
    t["Mary"].puts_back()
    assert t.happened("placed:-")
    assert len(t.game.unsafe_deck) == 3


def test_a_table_may_see_no_hallway_in_the_ice() -> None:
    """UTS-RQ-23, the option: nothing is secured there, no card is placed; in the Central Hallway all is as ever."""
    t = on_the_ice(ice_is_hallway=False)
    assert not t["Mary"].may("secure:*")
    t["Mary"].checks("Ben")
    t["Mary"].puts_back()
    assert not t.happened("placed")
    t = station(at={"Mary": "central", **AWAY}, phase="action", options={"ice_is_hallway": False})
    assert t["Mary"].may("secure:success")
