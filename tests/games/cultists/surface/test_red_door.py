"""The locked red door between pink 1 and dark blue 2 (UTS-DOOR)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.board import board_for
from gloaming.games.cultists.rules import ways
from tests.people import Table
from tests.surface import part_of, searching, seen_by, station

OTHER_ROOMS = [room for room in board_for(5, "polar-station").rooms if room != "dark_blue_2"]
AWAY = {"Ben": "green", "Uli": "dark_blue_1", "Eva": "pink_2", "Tom": "light_blue"}


def at_the_door(place: str, door_open: bool, **state: Any) -> Table:
    return station(at={"Mary": place, **AWAY}, door_open=door_open, **state)


@pytest.mark.parametrize(("here", "there"), [("pink_1", "dark_blue_2"), ("dark_blue_2", "pink_1")])
def test_nobody_walks_through_the_locked_door(here: str, there: str) -> None:
    """UTS-DOOR-01: from neither side; there is another way round."""
    t = at_the_door(here, door_open=False)
    assert not t["Mary"].may(f"go:{there}")
    t["Mary"].walks(*(("ice_east", "ice_north_east") if here == "pink_1" else ("ice_north_east", "ice_east")), there)
    assert t["Mary"].place == there


@pytest.mark.parametrize(("here", "there"), [("pink_1", "dark_blue_2"), ("dark_blue_2", "pink_1")])
def test_the_open_door_costs_one_point(here: str, there: str) -> None:
    """UTS-DOOR-04: two points are left."""
    t = at_the_door(here, door_open=True)
    t["Mary"].walks(there)
    assert t["Mary"].place == there
    t["Mary"].walks("ice_north_east" if there == "dark_blue_2" else "ice_north")
    assert t.asks() == {"Mary"}


def test_the_switch_opens_the_door_inside_the_check() -> None:
    """UTS-DOOR-02: before the drawn card is resolved, and for all to see."""
    t = searching("pink_2", "secret_switch", "success", "success", "success")
    t["Mary"].searches()
    assert t.news()[:4] == [
        "roomcheck:0@pink_2=success/no",
        "itemfound:0@pink_2=secret_switch",
        "dooropened",
        "book:pink_2>pink",
    ]
    assert seen_by(t["Ben"]).door_open


def test_once_open_it_stays_open() -> None:
    """UTS-DOOR-03: through the Rounds, whatever happens to its finder."""
    t = searching("pink_2", "secret_switch")
    t["Mary"].searches()
    t.all_pass()
    t.all_confirm()
    assert t.game.round == 3
    assert "dark_blue_2" in ways(t.game)["pink_1"]
    t.game.ghost[0] = True
    assert "pink_1" in ways(t.game)["dark_blue_2"]


def test_its_opening_brings_nobody_together() -> None:
    """UTS-DOOR-05: two who stand on its two sides do not meet by it."""
    at = {"Ben": "pink_1", "Uli": "dark_blue_2", "Eva": "green", "Tom": "light_blue"}
    t = searching("pink_2", "secret_switch", at=at)
    t["Mary"].searches()
    assert part_of(t).door_open
    assert not t.happened("met")
    assert t.asks() == {"Ben"}


@pytest.mark.parametrize("door_open", [True, False])
def test_a_ghost_does_not_care_for_the_door(door_open: bool) -> None:
    """UTS-DOOR-06: it teleports, from pink 1 to dark blue 2 as anywhere."""
    t = at_the_door("pink_1", door_open, ghosts={"Mary": "vote"})
    t["Mary"].walks("dark_blue_2")
    assert t["Mary"].place == "dark_blue_2"


def test_the_automa_plans_through_the_open_door() -> None:
    """UTS-RQ-37, UTS-DOOR-04: from the open door on its way to dark blue 2 is one step long."""
    ends = {}
    for door_open in (False, True):
        t = station(
            "Mary", "Ben", "Uli", "Eva",
            at={"Mary": "red", "Ben": "green", "Uli": "dark_blue_1", "Eva": "pink_2", "AUTOMA": "pink_1"},
            explored=OTHER_ROOMS, routes={"AUTOMA": "dark_blue"}, door_open=door_open, event="lost_morale",
        )  # fmt: skip
        t["Mary"].goes("ice_north")
        t["Ben"].goes("central")
        t["Uli"].goes("ice_south_west")
        t["Eva"].goes("ice_west")
        ends[door_open] = t["AUTOMA"].place
    assert ends[True] == "dark_blue_2"
    assert ends[False] == "ice_north_east"
