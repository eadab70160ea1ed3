"""Actions in general: who may do what, and where (AC-ACT-GEN)."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from gloaming.games.cultists.board import board_for
from tests.comparing import who_can_tell
from tests.scenario import OFF, ON, Table, table

SEVEN = ("Mary", "Ben", "Uli", "Eva", "Tom", "Ann", "Leo")
ROOMS = tuple(board_for(7).rooms)
OFF_ROUTE = 3
"""In round 2 this Route has orange and dark blue only."""


class Row(NamedTuple):
    """A row of the overview: an action by its code, its kind, and a place where it can be done."""

    code: str
    kind: str
    where: str
    ghost: bool
    route_bound: bool
    needs: dict[str, Any] = {}


TOKEN = {"cultist_tokens": ["pink_1"]}
ASSASSIN = {"role": "assassin"}
OUTAGE = {"power": OFF}

OVERVIEW = {
    "Check a State": Row("check:*", "character", "pink_1", ghost=False, route_bound=False),
    "Check a State by Camera": Row("observe:*", "character", "red", ghost=False, route_bound=False),
    "Secure a Hallway": Row("secure:*", "character", "north_west", ghost=False, route_bound=False),
    "Fight a Cultist": Row("fight:*", "character", "pink_1", ghost=False, route_bound=False, needs=TOKEN),
    "Scare away the Fishman": Row("scare", "character", "north_east", ghost=False, route_bound=False),
    "Assassinate a Character": Row("assassinate:*", "character", "pink_1", False, route_bound=False, needs=ASSASSIN),
    "Fill the Room deck": Row("fill:*", "room", "pink_1", ghost=True, route_bound=True),
    "Check a Room": Row("search:*", "room", "pink_1", ghost=True, route_bound=True),
    "Check a Room by Camera": Row("watch:*", "room", "red", ghost=False, route_bound=True),
    "Initiate a Vote": Row("vote", "room", "light_blue", ghost=False, route_bound=True),
    "Restart the Power Supply": Row("restart", "room", "red", ghost=False, route_bound=True, needs=OUTAGE),
    "Close the Portal": Row("close", "room", "green", ghost=False, route_bound=True),
    "Pass": Row("pass", "none", "pink_1", ghost=True, route_bound=False),
}

IN_ROOMS = [name for name, row in OVERVIEW.items() if row.where in ROOMS]
ROOM_ACTIONS = [name for name, row in OVERVIEW.items() if row.kind == "room"]
WITH_A_ROOM_OF_THEIR_OWN = [name for name in ROOM_ACTIONS if not OVERVIEW[name].ghost]


def marys_turn(place: str, *, role: str = "investigator", on_route: bool = True, **state: Any) -> Table:
    """All that the actions of the overview may need: two others besides Mary, the Knife, the Portal, the Fishman."""
    colour = board_for(7).colour.get(place, "pink")
    return table(
        *SEVEN,
        phase="action",
        knife="Mary",
        roles={"Mary": role},
        at=dict.fromkeys(("Mary", "Ben", "Uli"), place),
        routes={"Mary": colour if on_route else OFF_ROUTE},
        portal="open",
        fishman="north_east",
        explored=ROOMS,
        **state,
    )


def turn_for(name: str, **changes: Any) -> Table:
    """Mary's turn where this action of the overview can be done."""
    row = OVERVIEW[name]
    return marys_turn(**{"place": row.where, "power": ON, **row.needs, **changes})


def decks(t: Table, name: str, code: str) -> set[str]:
    """The Rooms whose decks this person may fill or check."""
    return {option.partition(":")[2].partition("/")[0] for option in t[name].offered if option.startswith(code)}


# The overview, column by column


@pytest.mark.parametrize("name", OVERVIEW)
def test_the_living_have_every_action_of_the_overview_in_its_place(name: str) -> None:
    """AC-ACT-GEN-01: the column "Living" says yes in every row."""
    assert turn_for(name)["Mary"].may(OVERVIEW[name].code)


@pytest.mark.parametrize("name", OVERVIEW)
def test_ghosts_have_the_actions_that_the_overview_gives_them(name: str) -> None:
    """AC-ACT-GEN-01: the column "Ghost": Fill, Check a Room and Pass."""
    t = turn_for(name, ghosts={"Mary": "vote"})
    assert t.asks() == {"Mary"}
    assert t["Mary"].may(OVERVIEW[name].code) == OVERVIEW[name].ghost


@pytest.mark.parametrize("name", OVERVIEW)
def test_the_route_binds_investigators_as_the_overview_says(name: str) -> None:
    """AC-ACT-GEN-01: the column "Route-bound": Room actions are, Character actions are not."""
    assert turn_for(name, on_route=False)["Mary"].may(OVERVIEW[name].code) != OVERVIEW[name].route_bound


@pytest.mark.parametrize("name", ROOM_ACTIONS)
def test_the_route_binds_no_cultist(name: str) -> None:
    """AC-ACT-GEN-01: the last column speaks of Investigators only."""
    assert turn_for(name, on_route=False, role="cultist")["Mary"].may(OVERVIEW[name].code)


@pytest.mark.parametrize("name", IN_ROOMS)
def test_a_cultist_token_stops_room_actions_in_its_room_and_no_others(name: str) -> None:
    """AC-ACT-GEN-04: a seat in its Room has the Character actions and Pass, the Camera's State check too."""
    row = OVERVIEW[name]
    t = turn_for(name, cultist_tokens=[row.where])
    assert t["Mary"].may(row.code) == (row.kind != "room")


@pytest.mark.parametrize("name", IN_ROOMS)
def test_a_cultist_token_in_another_room_stops_nothing(name: str) -> None:
    """AC-ACT-GEN-04: it bars its own Room; Fight a Cultist alone needs it here."""
    t = turn_for(name, cultist_tokens=["orange_1"])
    assert t["Mary"].may(OVERVIEW[name].code) == (name != "Fight a Cultist")


# Where


@pytest.mark.parametrize("hallway", board_for(7).hallways)
def test_in_a_hallway_only_character_actions_are_possible(hallway: str) -> None:
    """AC-ACT-GEN-02: also for a Cultist, whom no Route binds, in the dark, with the Portal open."""
    t = marys_turn(hallway, role="cultist", power=OFF)
    scare = ["scare"] if hallway == "north_east" else []
    secure = ["secure:failure", "secure:sabotage", "secure:success"]
    assert t["Mary"].offered == ["check:1", "check:2", *secure, *scare, "pass"]


@pytest.mark.parametrize("name", WITH_A_ROOM_OF_THEIR_OWN)
def test_vote_camera_power_supply_and_portal_are_found_in_one_room_each(name: str) -> None:
    """AC-ACT-GEN-03: even a Cultist, free of every Route, must stand in the matching Room."""
    row = OVERVIEW[name]
    offering = [place for place in ROOMS if turn_for(name, place=place, role="cultist")["Mary"].may(row.code)]
    assert offering == [row.where]


@pytest.mark.parametrize("code", ["fill:", "search:"])
def test_only_the_deck_of_the_own_room_is_in_reach(code: str) -> None:
    """AC-ACT-GEN-03: not even another Room of the same colour, as long as no Secret Doors join them."""
    assert decks(marys_turn("pink_1", role="cultist"), "Mary", code) == {"pink_1"}


# Through Secret Doors


@pytest.mark.parametrize(
    ("reach", "fill", "search"),
    [
        ("all_room_and_location_actions", {"pink_1", "pink_2"}, {"pink_1", "pink_2"}),
        ("check_room_only", {"pink_1"}, {"pink_1", "pink_2"}),
    ],
)
def test_secret_doors_bring_the_decks_of_linked_rooms_into_reach(reach: str, fill: set[str], search: set[str]) -> None:
    """AC-ACT-GEN-03, RQ-06 (d): for Fill and Check a Room, or only for the latter; never a Room of another colour."""
    t = marys_turn("pink_1", event="secret_doors", options={"secret_doors_actions": reach})
    assert (decks(t, "Mary", "fill:"), decks(t, "Mary", "search:")) == (fill, search)


def test_the_card_laid_through_secret_doors_lies_in_the_room_that_was_chosen() -> None:
    """AC-ACT-GEN-03, RQ-06 (d): Mary stays where she is."""
    t = marys_turn("pink_1", event="secret_doors")
    t["Mary"].fills("success", "pink_2")
    assert (t.spectator().deck["pink_1"], t.spectator().deck["pink_2"]) == (1, 2)
    assert t["Mary"].place == "pink_1"


@pytest.mark.parametrize(("token", "reached"), [("pink_1", set()), ("pink_2", {"pink_1"})])
def test_a_cultist_token_bars_its_room_to_those_inside_and_to_those_who_reach_in(token: str, reached: set[str]) -> None:
    """AC-ACT-GEN-04, RQ-06 (f): inside, nothing at all; from a linked Room, all but the deck of the token's Room."""
    t = marys_turn("pink_1", event="secret_doors", cultist_tokens=[token])
    assert (decks(t, "Mary", "fill:"), decks(t, "Mary", "search:")) == (reached, reached)


def test_a_cultist_token_in_a_linked_room_can_be_fought_and_bars_it_no_more() -> None:
    """AC-ACT-GEN-04, RQ-06 (e): Character actions stay possible; then its deck is in reach."""
    t = marys_turn("pink_1", event="secret_doors", cultist_tokens=["pink_2"], role="cultist")
    t["Mary"].fights("pink_2")
    assert t.spectator().cultist_tokens == ()
    t.begin("action")
    assert decks(t, "Mary", "fill:") == {"pink_1", "pink_2"}


# The Super Ghost


@pytest.mark.parametrize("name", [*ROOM_ACTIONS, "Check a State by Camera"])
def test_a_super_ghost_may_use_all_room_actions(name: str) -> None:
    """AC-ACT-GEN-05: like the living, the Camera with both its checks among them."""
    assert turn_for(name, role="super_ghost", ghosts={"Mary": "vote"})["Mary"].may(OVERVIEW[name].code)


@pytest.mark.parametrize("name", [name for name, row in OVERVIEW.items() if row.kind == "character"])
def test_a_super_ghost_off_its_route_has_no_action(name: str) -> None:
    """AC-ACT-GEN-05: it has the Room actions, which the Route binds, and no Character actions."""
    t = turn_for(name, role="super_ghost", ghosts={"Mary": "vote"}, on_route=False)
    assert t["Mary"].offered == ["pass"]


# What the table learns


@pytest.mark.parametrize(
    ("name", "answer", "seen"),
    [
        ("Check a State", "check:1", "checked:0>1/check"),
        ("Check a State by Camera", "observe:5", "checked:0>5/camera"),
        ("Secure a Hallway", "secure:success", "secured:0/-"),
        ("Fight a Cultist", "fight:pink_1", "fought:0@pink_1"),
        ("Scare away the Fishman", "scare", "scared:0"),
        ("Assassinate a Character", "assassinate:1", "assassin:0>1"),
        ("Fill the Room deck", "fill:pink_1/success", "filled:0@pink_1/-"),
        ("Check a Room", "search:pink_1", "roomcheck:0@pink_1="),
        ("Check a Room by Camera", "watch:pink_1", "roomcheck:0@pink_1="),
        ("Initiate a Vote", "vote", "votecall:0"),
        ("Restart the Power Supply", "restart", "restarted:0"),
        ("Close the Portal", "close", "portalhand:0"),
        ("Pass", "pass", "passed:0"),
    ],
)
def test_everybody_sees_which_action_is_taken_and_where(name: str, answer: str, seen: str) -> None:
    """AC-ACT-GEN-06: the action is public, to those far away and to spectators too."""
    t = turn_for(name)
    assert t.spectator().turn == t["Mary"].seat
    t["Mary"].answers(next(option for option in t.game.choices[0] if str(option) == answer))
    assert t["Eva"].saw(seen)
    assert any(str(event).startswith(seen) for event in t.spectator().journal)


@pytest.mark.parametrize("place", ["pink_1", "north_west"])
def test_which_card_was_laid_stays_with_the_one_who_laid_it(place: str) -> None:
    """AC-ACT-GEN-06: whatever face a Cultist lays face down, everybody else sees the same table."""
    good, bad = marys_turn(place, role="cultist"), marys_turn(place, role="cultist")
    for t, card in ((good, "success"), (bad, "sabotage")):
        t["Mary"].answers(next(option for option in t.game.choices[0] if str(option).endswith(card)))
    assert who_can_tell(good, bad) == {"Mary"}
