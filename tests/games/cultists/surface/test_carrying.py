"""Carrying Items: hand over, pick up, drop (UTS-ITEM-15 to UTS-ITEM-30)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.expansions.under_the_surface.state import Items
from gloaming.games.cultists.rules import movement_points
from tests.people import Table
from tests.surface import (
    EIGHT,
    SEVEN,
    carries,
    hands_over,
    is_done,
    part_of,
    picks_up,
    searching,
    seen_by,
    shoots,
    spots,
    station,
)

AWAY = {"Uli": "green", "Eva": "dark_blue_1", "Tom": "light_blue"}


def acting(at: dict[str, str], carried: dict[str, Items] | None = None, **state: Any) -> Table:
    return station(phase="action", at=at, carried=carried, **state)


def side_by_side(*items: Any, place: str = "pink_2", **state: Any) -> Table:
    """Mary has these Items, Ben is with her, and she is on turn."""
    return acting({"Mary": place, "Ben": place, **AWAY}, {"Mary": items}, **state)


# Carrying


def test_one_may_carry_any_number_of_items() -> None:
    """UTS-ITEM-15: a finder with four Items takes a fifth."""
    full: Items = ("dagger", "boots", "binoculars", "rifle")
    t = searching("pink_2", "lamp", names=SEVEN, carried={"Mary": full})
    t["Mary"].searches()
    assert carries(t["Mary"]) == (*full, "lamp")


# Handing over


def test_items_are_handed_over_in_the_same_location() -> None:
    """UTS-ITEM-16, -18: one after the other, to several people, and no receiver is asked."""
    t = acting(
        {"Mary": "pink_2", "Ben": "pink_2", "Uli": "pink_2", "Eva": "pink_1", "Tom": "light_blue"},
        {"Mary": ("rifle", "boots", "dagger")},
    )
    hands_over(t["Mary"], "rifle", to="Ben")
    hands_over(t["Mary"], "dagger", to="Uli")
    assert t.asks() == {"Mary"}
    assert (carries(t["Mary"]), carries(t["Ben"]), carries(t["Uli"])) == (("boots",), ("rifle",), ("dagger",))
    assert t["Tom"].saw("itemgiven:0>1=rifle")


def test_only_the_living_in_the_same_location_receive() -> None:
    """UTS-ITEM-16: Uli is a Ghost, Eva is in another Room of the colour, Tom far away."""
    t = acting(
        {"Mary": "pink_2", "Ben": "pink_2", "Uli": "pink_2", "Eva": "pink_1", "Tom": "light_blue"},
        {"Mary": ("boots",)},
        ghosts={"Uli": "vote"},
    )
    assert [code for code in t["Mary"].offered if code.startswith("handover")] == ["handover:boots>1"]


@pytest.mark.parametrize("place", ["pink_2", "ice_north", "central"])
def test_handing_over_leaves_the_action_and_needs_no_route(place: str) -> None:
    """UTS-ITEM-17: before the action, in Rooms off the Route, on the ice and in Hallways."""
    t = side_by_side("boots", place=place, routes={"Mary": 1})
    hands_over(t["Mary"], "boots", to="Ben")
    t["Mary"].checks("Ben")
    t["Mary"].puts_back()
    assert t.asks() == {"Ben"}
    assert carries(t["Ben"]) == ("boots",)


def test_handing_over_may_follow_the_action() -> None:
    """UTS-ITEM-18, UTS-RQ-41: also after passing; only on their own turn."""
    t = side_by_side("boots")
    t["Mary"].passes()
    assert t.question == "Linger"
    hands_over(t["Mary"], "boots", to="Ben")
    assert t.asks() == {"Ben"}
    assert t.question == "Act"


def test_nobody_is_kept_waiting_without_a_free_action() -> None:
    """UTS-RQ-41: Mary has nobody to give her boots to, so passing ends her turn."""
    t = acting({"Mary": "pink_2", "Ben": "orange_1", **AWAY}, {"Mary": ("boots",)})
    t["Mary"].passes()
    assert t.asks() == {"Ben"}


def test_the_receiver_uses_it_or_passes_it_on_in_the_same_phase() -> None:
    """UTS-ITEM-19: Ben, next, hands it to Uli."""
    t = acting({"Mary": "pink_2", "Ben": "pink_2", "Uli": "pink_2", "Eva": "red", "Tom": "green"}, {"Mary": ("boots",)})
    hands_over(t["Mary"], "boots", to="Ben")
    t["Mary"].passes()
    hands_over(t["Ben"], "boots", to="Uli")
    assert carries(t["Uli"]) == ("boots",)


def test_any_number_of_free_actions_in_any_order() -> None:
    """UTS-RQ-41: shoot, check a Room, look, pick up, hand over, all on one turn."""
    t = acting(
        {"Mary": "pink_2", "Ben": "pink_2", "Eva": "pink_1", "Uli": "green", "Tom": "light_blue"},
        {"Mary": ("rifle", "binoculars")},
        lying={"pink_2": ("boots",)}, cultist_tokens=["pink_2"], explored=["pink_2"], routes={"Mary": "pink"},
        deck={"pink_2": ("failure",)}, items={"pink_2": "dagger"},
    )  # fmt: skip
    shoots(t["Mary"])
    t["Mary"].searches()
    spots(t["Mary"], "Eva")
    t["Mary"].puts_back()
    picks_up(t["Mary"], "boots")
    hands_over(t["Mary"], "dagger", to="Ben")
    is_done(t["Mary"])
    assert (carries(t["Mary"]), carries(t["Ben"])) == (("boots",), ("dagger",))
    assert t.asks() == {"Ben"}


def test_through_secret_doors_rooms_of_a_colour_are_one_location() -> None:
    """UTS-ITEM-16, -20: while the Event lasts, unless it serves for checking Rooms only."""
    at = {"Mary": "pink_2", "Ben": "pink_1", **AWAY}
    carried: dict[str, Items] = {"Mary": ("boots",)}
    t = acting(at, carried, lying={"pink_1": ("rifle",)}, event="secret_doors")
    assert t["Mary"].may("handover:boots>1")
    assert t["Mary"].may("pickup:rifle@pink_1")
    narrow = {"secret_doors_actions": "check_room_only"}
    t = acting(at, carried, lying={"pink_1": ("rifle",)}, event="secret_doors", options=narrow)
    assert not t["Mary"].may("handover:*")
    assert not t["Mary"].may("pickup:*")


# Picking up


def test_items_that_lie_there_are_picked_up_one_by_one() -> None:
    """UTS-ITEM-20, -21, -22: all, some or none; it is free and needs no Route."""
    t = acting({"Mary": "pink_2", **AWAY}, lying={"pink_2": ("rifle", "boots", "dagger")}, routes={"Mary": 1})
    picks_up(t["Mary"], "boots")
    picks_up(t["Mary"], "rifle")
    t["Mary"].passes()
    is_done(t["Mary"])
    assert carries(t["Mary"]) == ("boots", "rifle")
    assert part_of(t).lying == {"pink_2": ("dagger",)}
    assert t["Tom"].saw("itemtaken:0@pink_2=boots")


def test_only_who_is_there_picks_up_and_only_on_the_own_turn() -> None:
    """UTS-ITEM-20."""
    t = acting({"Mary": "pink_1", "Ben": "pink_2", **AWAY}, lying={"pink_2": ("rifle",)})
    assert not t["Mary"].may("pickup:*")
    assert t["Ben"].offered == []
    t["Mary"].passes()
    assert t["Ben"].may("pickup:rifle@pink_2")


def test_a_ghost_picks_nothing_up() -> None:
    """UTS-ITEM-29: nor is it asked for it."""
    t = acting({"Mary": "pink_2", **AWAY}, lying={"pink_2": ("rifle",)}, ghosts={"Mary": "vote"})
    assert not t["Mary"].may("pickup:*")
    t["Mary"].passes()
    assert t.asks() == {"Ben"}


@pytest.mark.parametrize("needs_entering", [False, True])
def test_who_stood_by_may_pick_up(needs_entering: bool) -> None:
    """UTS-RQ-11: by option only who has entered since they fell."""
    options = {"pickup_needs_entering": needs_entering}
    t = acting(
        {"Mary": "pink_2", "Ben": "pink_2", **AWAY}, {"Ben": ("boots",)}, pulse={"Ben": ["dead"]}, options=options
    )
    t["Mary"].checks("Ben")
    t["Mary"].shows_death()
    t.all_abstain()
    t["Mary"].keeps_ballot()
    assert t["Mary"].may("pickup:boots@pink_2") == (not needs_entering)
    t.begin("movement")
    t["Mary"].goes("central")
    t.begin("movement")
    t["Mary"].goes("pink_2")
    t.begin("action")
    assert t["Mary"].may("pickup:boots@pink_2")


# Dropping


def found_dead(**state: Any) -> Table:
    """Mary checks Ben, who is dead and has boots and the dagger."""
    t = acting(
        {"Mary": "pink_2", "Ben": "pink_2", **AWAY}, {"Ben": ("boots", "dagger")}, pulse={"Ben": ["dead"]}, **state
    )
    t["Mary"].checks("Ben")
    return t


def test_a_revealed_death_drops_all_items_before_the_vote() -> None:
    """UTS-ITEM-23, -24."""
    t = found_dead()
    t["Mary"].shows_death()
    assert t.question == "HoldVote"
    assert seen_by(t["Tom"]).lying == {"pink_2": ("boots", "dagger")}
    assert seen_by(t["Tom"]).carried == {}
    assert t["Tom"].saw("itemsdropped:1@pink_2=boots,dagger")


def test_a_concealed_death_drops_nothing() -> None:
    """UTS-ITEM-27."""
    t = found_dead(roles={"Mary": "cultist"})
    t["Mary"].puts_back()
    assert carries(t["Ben"]) == ("boots", "dagger")
    assert part_of(t).lying == {}


def test_nobody_drops_an_item_by_will() -> None:
    """UTS-ITEM-30: alone with an Item there is nothing to do with it."""
    t = acting({"Mary": "pink_2", "Ben": "orange_1", **AWAY}, {"Mary": ("boots",)}, routes={"Mary": 1})
    assert t["Mary"].offered == ["pass"]


def test_one_eliminated_by_a_vote_drops_when_it_is_settled() -> None:
    """UTS-ITEM-25: the dagger still counted in that Vote."""
    t = acting({"Mary": "light_blue"}, {"Ben": ("dagger",)}, routes={"Mary": "light_blue"})
    where = t["Ben"].place
    t["Mary"].calls_vote()
    t.vote(Mary="Ben", Uli="Ben", Eva="Ben", Tom=None, Ben="Mary")
    assert carries(t["Ben"]) == ("dagger",)
    t["Mary"].keeps_ballot()
    assert t["Ben"].is_ghost
    assert part_of(t).lying == {where: ("dagger",)}


def test_items_fall_where_the_dead_one_stands_when_the_check_came_from_afar() -> None:
    """UTS-ITEM-24, UTS-RQ-10: by Camera."""
    t = acting({"Mary": "red", "Ben": "orange_2"}, {"Ben": ("boots",)}, pulse={"Ben": ["dead"]}, routes={"Mary": "red"})
    t["Mary"].watches("Ben")
    t["Mary"].shows_death()
    assert part_of(t).lying == {"orange_2": ("boots",)}


@pytest.mark.parametrize(("role", "victim"), [("assassin", "Ben"), ("crybaby", "Mary")])
def test_every_way_of_becoming_a_ghost_drops_the_items(role: str, victim: str) -> None:
    """UTS-ITEM-26: by the Assassin, or by their own Role."""
    t = station(
        *EIGHT, phase="action", at={"Mary": "pink_2", "Ben": "pink_2", "Uli": "pink_1"}, roles={"Mary": role},
        carried={"Mary": ("boots",), "Ben": ("dagger", "binoculars")}, pulse={"Ben": ["dead"]},
    )  # fmt: skip
    if role == "assassin":
        t["Mary"].assassinates("Ben")
    else:
        t["Mary"].checks("Ben")
        t["Mary"].shows_death()
    assert t[victim].is_ghost
    assert carries(t[victim]) == ()
    items = {"assassin": ("dagger", "binoculars"), "crybaby": ("dagger", "binoculars", "boots")}[role]
    assert part_of(t).lying == {"pink_2": items}


def test_what_was_used_up_cannot_fall() -> None:
    """UTS-ITEM-28: the rifle is gone, the boots fall."""
    t = acting(
        {"Mary": "pink_2", "Ben": "pink_2", **AWAY}, {"Mary": ("rifle", "boots")}, cultist_tokens=["pink_2"],
        pulse={"Mary": ["dead"]}, routes={"Mary": "pink"},
    )  # fmt: skip
    shoots(t["Mary"])
    t["Mary"].passes()
    is_done(t["Mary"])
    t["Ben"].checks("Mary")
    t["Ben"].shows_death()
    assert part_of(t).lying == {"pink_2": ("boots",)}
    assert part_of(t).gone == ("rifle",)


def test_a_ghost_has_no_use_of_items() -> None:
    """UTS-ITEM-29: Ben's boots lie in the Room, and nobody walks with them."""
    t = found_dead()
    assert movement_points(t.game, 1) == 4
    t["Mary"].shows_death()
    assert carries(t["Ben"]) == ()
    assert movement_points(t.game, 1) == 3
