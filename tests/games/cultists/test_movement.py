"""Movement (AC-MOVE), and what the Fishman does to it (RQ-37 to RQ-39)."""

from __future__ import annotations

import pytest

from gloaming.games.cultists.cards import ALIVE, FAILURE, SUCCESS
from gloaming.games.cultists.rules import ROUTES
from tests.scenario import OFF, ON, table

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")
NOBODY_SOUTH = {"Ben": "dark_blue_1", "Uli": "red", "Eva": "light_blue", "Tom": "pink_1"}
"""Keeps green empty, so Mary meets nobody."""


# Points and Doors


def test_a_movement_goes_through_three_doors_at_most() -> None:
    """AC-MOVE-01: up to 3 points; with the third the turn is over."""
    t = table(*FIVE, at={"Mary": "pink_2", **NOBODY_SOUTH}, knife="Mary")
    t["Mary"].walks("south_west", "green", "south_east")
    assert t["Mary"].place == "south_east"
    assert t.asks() == {"Ben"}


@pytest.mark.parametrize(
    ("place", "behind_the_doors"),
    [
        ("pink_2", {"south_west"}),
        ("south_east", {"orange_2", "dark_blue_2", "green"}),
        ("light_blue", {"central", "north_east", "red", "pink_1"}),
    ],
    ids=["from a Room", "from a Hallway", "from a Room with Doors to Rooms"],
)
def test_one_point_leads_through_one_door_and_nowhere_else(place: str, behind_the_doors: set[str]) -> None:
    """AC-MOVE-02: between Room and Hallway or between two Rooms, and no other way."""
    t = table(*FIVE, at={"Mary": place, "Ben": "orange_1", "Uli": "orange_1", "Eva": "green", "Tom": "green"})
    assert t["Mary"].offered == [f"go:{to}" for to in t.game.board.doors[place]]
    assert set(t.game.board.doors[place]) == behind_the_doors


def test_everybody_has_to_move() -> None:
    """AC-MOVE-03, -05: to stay is not offered; after the first Door it is, so at least 1 point is spent."""
    t = table(*FIVE, at={"Mary": "pink_2", **NOBODY_SOUTH}, knife="Mary")
    assert not t["Mary"].may("stop:*")
    t["Mary"].walks("south_west")
    assert t["Mary"].may("stop:south_west")


def test_the_last_point_never_leads_back_to_the_start() -> None:
    """AC-MOVE-03: red, light blue and the Central Hallway form a ring; nobody ends where the ring began."""
    t = table(*FIVE, at={"Mary": "red", "Ben": "pink_2", "Uli": "pink_2", "Eva": "pink_2", "Tom": "pink_2"})
    t["Mary"].walks("light_blue", "central")
    assert t["Mary"].offered == ["go:light_blue", "go:orange_1", "go:orange_2", "go:green", "stop:central"]


def test_one_may_pass_through_the_start_but_not_end_there() -> None:
    """AC-MOVE-04: out, back in, and on through another Door."""
    t = table(*FIVE, at={"Mary": "green", **NOBODY_SOUTH}, knife="Mary")
    t["Mary"].walks("south_west", "green")
    assert not t["Mary"].may("stop:*")
    t["Mary"].walks("south_east")
    assert t["Mary"].place == "south_east"


@pytest.mark.parametrize("way", [("south_west",), ("south_west", "green")])
def test_points_may_be_left_unused(way: tuple[str, ...]) -> None:
    """AC-MOVE-05."""
    t = table(*FIVE, at={"Mary": "pink_2", **NOBODY_SOUTH}, knife="Mary")
    t["Mary"].walks(*way)
    t["Mary"].stops()
    assert t["Mary"].place == way[-1]
    assert t.asks() == {"Ben"}


def test_any_number_of_characters_fit_into_one_location() -> None:
    """AC-MOVE-06: the fourth and the fifth go where three are already."""
    t = table(*FIVE, at={"Mary": "central", "Ben": "central", "Uli": "green", "Eva": "green", "Tom": "green"})
    t["Mary"].goes("green")
    t["Ben"].goes("green")
    assert t.game.at == ["green"] * 5


def test_the_route_never_restricts_movement() -> None:
    """AC-MOVE-07: with whatever Route, the same Doors are open and every Room may be the end."""
    seen = set()
    for route in ROUTES:
        t = table(*FIVE, at={"Mary": "central", **NOBODY_SOUTH}, routes={"Mary": route}, knife="Mary")
        seen.add(tuple(t["Mary"].offered))
        t["Mary"].goes("green")
        assert t["Mary"].place == "green"
    assert seen == {("go:red", "go:light_blue", "go:orange_1", "go:orange_2", "go:green")}


def test_a_cultist_token_hinders_nobody_from_entering_crossing_or_ending() -> None:
    """AC-MOVE-08."""
    t = table(*FIVE, at={"Mary": "pink_2", "Ben": "central", "Uli": "red"}, cultist_tokens=("orange_1",), knife="Mary")
    t["Mary"].walks("south_west", "orange_1", "north_west")
    assert t["Mary"].place == "north_west"
    t["Ben"].goes("orange_1")
    assert t["Ben"].place == "orange_1"


def test_the_power_has_no_influence_on_movement() -> None:
    """AC-MOVE-13: in the dark the same Doors and the same three points."""
    offers = []
    for power in (ON, OFF):
        t = table(*FIVE, at={"Mary": "pink_2", **NOBODY_SOUTH}, knife="Mary", power=power)
        steps = []
        for to in ("south_west", "green", "central"):
            steps.append(t["Mary"].offered)
            t["Mary"].walks(to)
        assert t.asks() == {"Ben"}
        offers.append(steps)
    assert offers[0] == offers[1]


@pytest.mark.parametrize(("event", "points"), [("boosted_morale", 4), ("", 3), ("lost_morale", 2)])
def test_morale_changes_the_points(event: str, points: int) -> None:
    """AC-MOVE-14: Boosted Morale gives 4 points, Lost Morale 2."""
    t = table(*FIVE, at={"Mary": "pink_2", **NOBODY_SOUTH}, knife="Mary", event=event)
    way = ("south_west", "green", "south_east", "dark_blue_2")[:points]
    t["Mary"].walks(*way)
    assert t["Mary"].place == way[-1]
    assert t.asks() == {"Ben"}


# Turns


def test_all_see_every_step() -> None:
    """AC-MOVE-15: Door by Door, for everyone and for spectators."""
    t = table(*FIVE, at={"Mary": "pink_2", **NOBODY_SOUTH}, knife="Mary")
    t["Mary"].goes("south_west", "green")
    for view in (*[person.sees for person in t.people], t.spectator()):
        assert [str(event) for event in view.journal] == ["entered:0@south_west", "entered:0@green"]
        assert view.at[0] == "green"


def test_turns_pass_clockwise_and_the_event_phase_follows_the_last() -> None:
    """AC-MOVE-16."""
    t = table(*FIVE, knife="Uli", at="central", next_event="lost_morale")
    for name, to in (("Uli", "red"), ("Eva", "orange_1"), ("Tom", "orange_2"), ("Mary", "green")):
        assert t.asks() == {name}
        t[name].goes(to)
    assert t.spectator().phase == "movement"
    t["Ben"].goes("light_blue")
    assert t.happened("token:lost_morale")
    assert t.spectator().phase == "action"


def test_the_turn_ends_only_after_the_encounter_of_the_last_step() -> None:
    """AC-MOVE-16: Movement and all its Encounters come first, then the next seat."""
    t = table(*FIVE, at={"Mary": "pink_2", **NOBODY_SOUTH, "Ben": "south_east"}, knife="Mary")
    t["Mary"].walks("south_west", "green", "south_east")
    assert t.asks() == {"Mary", "Ben"}
    t["Mary"].gives(ALIVE, to="Ben")
    t["Ben"].gives(ALIVE, to="Mary")
    assert t.question == "Walk"
    assert t.asks() == {"Ben"}


def test_the_next_door_is_chosen_after_the_encounter() -> None:
    """AC-MOVE-12, RQ-03: step by step; the Encounter is resolved, and then Mary may still go anywhere."""
    t = table(*FIVE, at={"Mary": "pink_2", **NOBODY_SOUTH, "Ben": "south_west"}, knife="Mary")
    t["Mary"].walks("south_west")
    assert t.question == "Meet"
    t["Mary"].gives(ALIVE, to="Ben")
    t["Ben"].gives(ALIVE, to="Mary")
    assert t["Mary"].offered == ["go:orange_1", "go:pink_2", "go:green", "stop:south_west"]


def test_with_paths_declared_up_front_the_encounter_changes_nothing() -> None:
    """RQ-03, upfront: the whole way is named before the first step and is then followed."""
    at = {"Mary": "pink_2", **NOBODY_SOUTH, "Ben": "south_west"}
    t = table(*FIVE, at=at, knife="Mary", options={"path_declaration": "upfront"})
    t["Mary"].walks("south_west", "green")
    assert t["Mary"].place == "pink_2"
    t["Mary"].stops("green")
    assert t["Uli"].saw("path:0=south_west,green")
    assert t.question == "Meet"
    t["Mary"].gives(ALIVE, to="Ben")
    t["Ben"].gives(ALIVE, to="Mary")
    assert t["Mary"].place == "green"
    assert t.asks() == {"Ben"}


def test_a_declared_path_keeps_to_the_points_and_away_from_its_start() -> None:
    """RQ-03, AC-MOVE-01, -03: what may be declared is what may be walked."""
    at = {"Mary": "red", "Ben": "pink_2", "Uli": "pink_2", "Eva": "pink_2", "Tom": "pink_2"}
    t = table(*FIVE, at=at, options={"path_declaration": "upfront"})
    assert not t["Mary"].may("stop:*")
    t["Mary"].walks("light_blue", "central")
    assert not t["Mary"].may("go:red")
    t["Mary"].walks("green")
    assert t["Mary"].offered == ["stop:green"]


# The Fishman


def test_only_the_knife_opens_the_fishmans_hallway() -> None:
    """AC-MOVE-09: without it one neither ends there nor passes through."""
    t = table(*FIVE, at={"Tom": "light_blue", "Mary": "orange_2"}, fishman="north_east", knife="Tom")
    assert t["Tom"].may("go:north_east")
    t["Tom"].walks("north_east")
    t["Tom"].stops()
    assert t["Mary"].offered == ["go:south_east", "go:central"]


def test_a_ghost_with_the_knife_stays_out_of_the_fishmans_hallway() -> None:
    """AC-MOVE-09: the holder of the Knife has to be living."""
    t = table(*FIVE, at={"Mary": "light_blue"}, fishman="north_east", ghosts={"Mary": "vote"}, knife="Mary")
    assert not t["Mary"].may("go:north_east")
    assert t["Mary"].may("go:pink_1")


def test_the_fishman_holds_nobody_back() -> None:
    """AC-MOVE-10: a player in his Hallway may leave it by every Door, but not come back."""
    t = table(*FIVE, at={"Mary": "north_east", "Tom": "pink_2"}, fishman="north_east", knife="Tom")
    t["Tom"].goes("south_west")
    assert t["Mary"].offered == ["go:light_blue", "go:pink_1", "go:orange_2"]
    t["Mary"].walks("orange_2")
    assert t["Mary"].offered == ["go:south_east", "go:central", "stop:orange_2"]


def test_where_the_fishman_appears_people_stay_unharmed_and_meet_nobody() -> None:
    """RQ-38, AC-MOVE-10: no Encounter; they may act in his Hallway and leave it."""
    t = table(
        *FIVE,
        phase="action",
        at={"Mary": "north_east", "Ben": "north_east", "Tom": "green"},
        roles={"Uli": "cultist"},
        routes={"Tom": "green"},
        knife="Tom",
        deck={"green": (SUCCESS, SUCCESS)},
        room_token={"green": True},
        unsafe_deck=(FAILURE,),
        lurking=(),
    )
    t["Tom"].fills(SUCCESS)
    assert t.happened("fishman:north_east")
    assert not t.happened("met:")
    t["Mary"].secures(SUCCESS)
    t["Ben"].checks("Mary")
    t["Ben"].puts_back()
    t.begin("movement")
    t["Tom"].goes("south_west")
    assert t["Mary"].offered == ["go:light_blue", "go:pink_1", "go:orange_2"]


def test_without_the_knife_one_is_safe_beside_the_fishman_and_cannot_come_back() -> None:
    """RQ-37: Mary entered with the Knife and has passed it on to Ben."""
    t = table(*FIVE, at={"Mary": "light_blue", "Tom": "pink_2"}, fishman="north_east", knife="Mary")
    t["Mary"].goes("north_east")
    t.begin("cleanup")
    t.all_confirm()
    assert t.asks() == {"Ben"}
    assert t.game.knife == t["Ben"].seat
    for name, to in (("Ben", "north_west"), ("Uli", "central"), ("Eva", "light_blue"), ("Tom", "south_west")):
        t[name].goes(to)
    assert (t["Mary"].place, t["Mary"].is_ghost) == ("north_east", False)
    t["Mary"].walks("orange_2")
    assert not t["Mary"].may("go:north_east")


def test_a_later_holder_of_the_knife_scares_him_without_entering() -> None:
    """RQ-37: Ben stood in the Hallway already when the Knife came to him."""
    t = table(*FIVE, at={"Ben": "north_east"}, fishman="north_east", knife="Mary", phase="cleanup")
    t.all_confirm()
    t.begin("action")
    t["Ben"].scares()
    assert t.game.fishman is None


TRAPPED = {"Mary": "dark_blue_1", "Ben": "pink_1", "Uli": "light_blue", "Eva": "central", "Tom": "pink_2"}
"""Mary's only Door leads to the North-West Hallway."""


@pytest.mark.parametrize("declaration", ["stepwise", "upfront"])
def test_whoever_has_no_legal_movement_stays(declaration: str) -> None:
    """AC-MOVE-11, RQ-39: without penalty, and the turn passes on."""
    t = table(*FIVE, at=TRAPPED, fishman="north_west", knife="Tom", options={"path_declaration": declaration})
    t["Tom"].goes("south_west")
    assert t["Mary"].place == "dark_blue_1"
    assert t.happened("stayed:0@dark_blue_1")
    assert t.asks() == {"Ben"}


@pytest.mark.parametrize("declaration", ["stepwise", "upfront"])
def test_with_a_way_out_for_the_trapped_they_may_enter_the_fishmans_hallway(declaration: str) -> None:
    """RQ-39, may_enter_fishman_hallway."""
    options = {"trapped_character": "may_enter_fishman_hallway", "path_declaration": declaration}
    t = table(*FIVE, at=TRAPPED, fishman="north_west", knife="Tom", options=options)
    t["Tom"].goes("south_west")
    assert t["Mary"].offered == ["go:north_west"]
    t["Mary"].goes("north_west", "red")
    assert t["Mary"].place == "red"


@pytest.mark.parametrize("mary", ["red", "north_west"])
def test_the_way_out_is_for_those_only_who_cannot_move_otherwise(mary: str) -> None:
    """RQ-39: out of red there are other Doors; and who left his Hallway by a blind end may rest there."""
    options = {"trapped_character": "may_enter_fishman_hallway"}
    t = table(*FIVE, at={**TRAPPED, "Mary": mary}, fishman="north_west", knife="Tom", options=options)
    t["Tom"].goes("south_west")
    if mary == "north_west":
        t["Mary"].walks("dark_blue_1")
        assert t["Mary"].offered == ["stop:dark_blue_1"]
    assert not t["Mary"].may("go:north_west")
