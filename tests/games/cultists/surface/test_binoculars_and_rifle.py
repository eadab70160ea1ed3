"""Special binoculars and rifle: used once, as free actions (UTS-ITEM-46 to UTS-ITEM-52)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.people import Table
from tests.surface import carries, drives, is_done, part_of, shoots, spots, station

# Special binoculars

APART = {"Mary": "pink_1", "Ben": "pink_2", "Uli": "pink_1", "Eva": "orange_1", "Tom": "central"}


def with_binoculars(**state: Any) -> Table:
    """Mary in pink 1 holds the binoculars; Ben is in pink 2, Uli next to her."""
    at = {**APART, **state.pop("at", {})}
    return station(phase="action", at=at, carried={"Mary": ("binoculars",)}, **state)


def targets(t: Table) -> list[str]:
    return [t.names[int(code.partition(":")[2])] for code in t["Mary"].offered if code.startswith("spot:")]


def test_binoculars_check_a_state_in_another_room_of_the_colour() -> None:
    """UTS-ITEM-46: all see the use and its target, the holder alone the cards."""
    t = with_binoculars()
    assert targets(t) == ["Ben"]
    spots(t["Mary"], "Ben")
    assert t["Tom"].saw("checked:0>1/binoculars")
    assert t["Mary"].saw("pulse:0>1=alive")
    assert not t["Tom"].saw("pulse")


def test_binoculars_are_free_and_gone_after_use() -> None:
    """UTS-ITEM-48: the action of the Round remains."""
    t = with_binoculars()
    spots(t["Mary"], "Ben")
    t["Mary"].puts_back()
    assert (carries(t["Mary"]), part_of(t).gone) == ((), ("binoculars",))
    t["Mary"].checks("Uli")
    t["Mary"].puts_back()
    assert t.asks() == {"Ben"}


def test_binoculars_may_follow_the_action() -> None:
    """UTS-ITEM-46, UTS-RQ-41: on their own turn only."""
    t = with_binoculars()
    t["Mary"].passes()
    spots(t["Mary"], "Ben")
    t["Mary"].puts_back()
    assert t.asks() == {"Ben"}


def test_an_investigator_must_report_what_the_binoculars_show() -> None:
    """UTS-ITEM-47: the whole base action, with Ghost and Vote, and Mary's action after it."""
    t = with_binoculars(pulse={"Ben": ["dead"]})
    spots(t["Mary"], "Ben")
    assert t["Mary"].offered == ["show"]
    t["Mary"].shows_death()
    assert t["Ben"].is_ghost
    t.all_abstain()
    t["Mary"].keeps_ballot()
    assert t.happened("placed:pink_2")
    assert t.question == "Act"
    assert t.asks() == {"Mary"}


def test_a_cultist_may_conceal_what_the_binoculars_show() -> None:
    """UTS-ITEM-47: and the Draw pile card goes to the target's Room."""
    t = with_binoculars(pulse={"Ben": ["dead"]}, roles={"Mary": "cultist"})
    spots(t["Mary"], "Ben")
    t["Mary"].puts_back()
    assert not t["Ben"].is_ghost
    assert len(t.game.deck["pink_2"]) == 2


@pytest.mark.parametrize(
    ("here", "seen"),
    [("pink_1", ["Ben"]), ("orange_2", ["Eva"]), ("red", []), ("green", []), ("light_blue", []), ("ice_north", [])],
)
def test_they_need_a_colour_that_occurs_more_than_once(here: str, seen: list[str]) -> None:
    """UTS-RQ-17: the colour of the Room where the holder stands; not from Hallways or ice."""
    assert targets(with_binoculars(at={"Mary": here, "Uli": here})) == seen


def test_power_route_and_fishman_do_not_matter_but_ghosts_do() -> None:
    """UTS-RQ-17, UTS-ITEM-46: a living Character, by whatever light."""
    assert targets(with_binoculars(power=False, routes={"Mary": 1})) == ["Ben"]
    assert targets(with_binoculars(ghosts={"Ben": "vote"})) == []


def test_a_table_may_let_them_look_into_any_room() -> None:
    """UTS-RQ-17, the option: from any Room into any other, not into Hallways."""
    options = {"binoculars_range": "any_room"}
    assert targets(with_binoculars(options=options)) == ["Ben", "Eva"]
    assert targets(with_binoculars(options=options, at={"Mary": "red"})) == ["Ben", "Uli", "Eva"]
    assert targets(with_binoculars(options=options, at={"Mary": "central"})) == []


# Rifle

ARMED = {"Mary": "pink_2", "Ben": "green", "Uli": "orange_1", "Eva": "dark_blue_1", "Tom": "light_blue"}


def with_rifle(**state: Any) -> Table:
    """Mary in pink 2 holds the rifle; Tom has the Knife, so she needs none."""
    at = {**ARMED, **state.pop("at", {})}
    t = station(phase="action", at=at, knife="Tom", carried={"Mary": ("rifle",)}, **state)
    t["Tom"].passes()
    return t


def offered(t: Table, word: str) -> list[str]:
    return [code.partition(":")[2] for code in t["Mary"].offered if code.startswith(f"{word}:")]


def test_the_rifle_removes_a_cultist_token() -> None:
    """UTS-ITEM-49, -50, -52: free, for good, and the rifle is gone."""
    t = with_rifle(cultist_tokens=["pink_2", "orange_1"], routes={"Mary": "pink"})
    shoots(t["Mary"])
    assert t.game.cultist_tokens == ("orange_1",)
    assert t["Ben"].saw("fought:0@pink_2")
    assert (carries(t["Mary"]), part_of(t).gone) == ((), ("rifle",))
    assert t["Mary"].may("fill:pink_2/*")
    assert not t["Mary"].may("shoot:*")


@pytest.mark.parametrize(("reach", "tokens"), [("same_room", ["pink_2"]), ("anywhere", ["pink_2", "orange_1"])])
def test_the_rifle_fights_in_the_own_room(reach: str, tokens: list[str]) -> None:
    """UTS-RQ-18: a token, never a player; by option anywhere."""
    t = with_rifle(cultist_tokens=["pink_2", "orange_1"], options={"rifle_cultist_range": reach})
    assert offered(t, "shoot") == tokens


def test_the_rifle_drives_the_fishman_where_the_holder_wishes() -> None:
    """UTS-ITEM-51, -52, UTS-RQ-19: from anywhere and without the Knife, to the lake, a Hallway or a section."""
    t = with_rifle(fishman="ice_north")
    sections = ["ice_east", "ice_north_east", "ice_west", "ice_south_east", "ice_south_west", "ice_far_west"]
    assert offered(t, "drive") == ["-", "central", *sections]
    drives(t["Mary"], "ice_west")
    assert t["Ben"].sees.fishman == "ice_west"
    assert t["Ben"].saw("fishmandriven:0>ice_west")
    assert part_of(t).gone == ("rifle",)
    assert t.asks() == {"Mary"}
    t["Mary"].passes()
    assert t.asks() == {"Ben"}


def test_the_lake_is_a_place_as_well() -> None:
    """UTS-ITEM-51: as by the base action, though no Knife was used."""
    t = with_rifle(fishman="ice_north", roles={"Mary": "butterfingers"})
    drives(t["Mary"], None)
    assert t.game.fishman is None
    assert not t["Mary"].is_ghost


def test_nobody_drives_a_fishman_from_the_lake() -> None:
    """UTS-RQ-19: he must be in the building."""
    assert offered(with_rifle(), "drive") == []


def test_people_where_he_goes_stay_and_may_leave() -> None:
    """UTS-RQ-19: Ben stands on the western ice when the Fishman comes there; nobody else gets in."""
    t = with_rifle(fishman="ice_north", at={"Ben": "ice_west", "Uli": "pink_2"})
    drives(t["Mary"], "ice_west")
    assert t["Ben"].place == "ice_west"
    t.game.knife = 3
    t.begin("movement")
    t["Eva"].goes("ice_far_west")
    t["Tom"].goes("red")
    assert not t["Mary"].may("go:ice_west")
    t["Mary"].goes("central")
    t["Ben"].goes("ice_north")
    assert t["Ben"].place == "ice_north"


@pytest.mark.parametrize(
    ("here", "near"), [("pink_2", False), ("ice_north", True), ("red", True), ("ice_east", True), ("orange_1", False)]
)
def test_a_table_may_ask_for_a_shot_from_nearby(here: str, near: bool) -> None:
    """UTS-RQ-19, the option: next to his Hallway or in it."""
    t = with_rifle(fishman="ice_north", at={"Mary": here}, options={"rifle_fishman_range": "adjacent"})
    assert bool(offered(t, "drive")) == near


def test_a_table_may_change_where_he_goes() -> None:
    """UTS-RQ-19, the options: to the lake only, or to any Location."""
    t = with_rifle(fishman="ice_north", options={"rifle_fishman_destination": "lake_only"})
    assert offered(t, "drive") == ["-"]
    t = with_rifle(fishman="ice_north", options={"rifle_fishman_destination": "any_location"})
    assert set(offered(t, "drive")) == {"-", *t.game.board.places} - {"ice_north"}


def test_a_room_he_holds_is_for_the_knife_alone() -> None:
    """UTS-RQ-19, any Location: only a living Knife holder may enter it."""
    t = with_rifle(fishman="ice_north", options={"rifle_fishman_destination": "any_location"})
    drives(t["Mary"], "green")
    t.game.at = ["central", "dark_blue_1", "ice_east", "orange_1", "light_blue"]
    for knife, may in ((0, True), (1, False)):
        t.game.knife = knife
        t.begin("movement")
        if knife:
            t["Ben"].goes("ice_far_west")
            t["Uli"].goes("ice_south_east")
            t["Eva"].goes("ice_north_east")
            t["Tom"].goes("red")
        assert t["Mary"].may("go:green") == may


def test_the_knife_scares_him_out_of_a_room() -> None:
    """AC-ACT-SF-01, with any Location: where he stands is where he can be scared away."""
    for knife in (True, False):
        t = station(phase="action", at={"Mary": "green"}, knife="Mary" if knife else "Tom", fishman="green")
        if not knife:
            t["Tom"].passes()
        assert t["Mary"].may("scare") == knife


def test_one_shot_is_all() -> None:
    """UTS-ITEM-49, -52: a token or the Fishman, not both."""
    t = with_rifle(cultist_tokens=["pink_2"], fishman="ice_north")
    assert t["Mary"].may("shoot:pink_2")
    drives(t["Mary"], None)
    assert not t["Mary"].may("shoot:*")
    t["Mary"].fights()
    assert t.asks() == {"Ben"}


def test_one_may_keep_the_rifle() -> None:
    """UTS-ITEM-49: it may be used, also after the action; nobody has to."""
    t = with_rifle(cultist_tokens=["pink_2"])
    t["Mary"].passes()
    assert t["Mary"].offered == ["shoot:pink_2", "done"]
    is_done(t["Mary"])
    assert carries(t["Mary"]) == ("rifle",)
