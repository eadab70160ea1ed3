"""Secret Doors Revealed (AC-EVENT-SD)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.cards import ALIVE, SUCCESS
from tests.games.cultists.quiet_rounds import FIVE, meetings, play_on
from tests.scenario import OFF, ON, Table, table

APART = {"Mary": "pink_1", "Ben": "pink_2"}
SHARING = {"Mary": "pink_1", "Ben": "pink_1"}


def revealed(at: dict[str, str], **arrangement: Any) -> Table:
    return table(*FIVE, phase="event", next_event="secret_doors", at=at, **arrangement)


def with_doors(at: dict[str, str], **arrangement: Any) -> Table:
    """The token of the last Round is still in force; players not named are in the red Room."""
    return table(*FIVE, event="secret_doors", at={**dict.fromkeys(FIVE, "red"), **at}, **arrangement)


# -- who meets


def test_people_in_different_rooms_of_a_colour_meet_when_the_doors_are_revealed() -> None:
    """AC-EVENT-SD-01, -02, AC-ENC-12."""
    t = revealed(APART)
    assert t.question == "Meet"
    assert t.asks() == {"Mary", "Ben"}
    t["Mary"].gives(ALIVE, to="Ben")
    t["Ben"].gives(ALIVE, to="Mary")
    assert t["Mary"].pulse == t["Ben"].pulse == (ALIVE, ALIVE)
    assert t.question == "Act"


def test_hallways_are_not_joined() -> None:
    """AC-EVENT-SD-01."""
    t = revealed({"Mary": "north_west", "Ben": "north_east", "Uli": "central"})
    assert meetings(t) == []
    t.begin("movement")
    assert {code for code in t["Mary"].offered if code.startswith("go:")} == {"go:dark_blue_1", "go:orange_1", "go:red"}


def test_colours_with_a_single_room_are_unaffected() -> None:
    """AC-EVENT-SD-08: two in the green Room do not meet again, and its Doors are its own."""
    t = revealed({"Mary": "green", "Ben": "green", "Uli": "red", "Eva": "light_blue"})
    assert meetings(t) == []
    t.begin("movement")
    assert t["Mary"].offered == ["go:south_west", "go:south_east", "go:central"]


@pytest.mark.parametrize(("power", "expected"), [(ON, []), (OFF, [{"Mary", "Ben", "Uli"}])])
def test_the_united_number_counts_against_the_power(power: bool, expected: list[set[str]]) -> None:
    """AC-EVENT-SD-02, AC-ENC-12: three in two Rooms meet only in the dark."""
    t = revealed({"Mary": "pink_1", "Ben": "pink_1", "Uli": "pink_2"}, power=power)
    assert meetings(t) == expected


def test_several_colours_meet_in_clockwise_order_from_the_knife() -> None:
    """AC-EVENT-SD-02, AC-ENC-26."""
    at = {"Mary": "pink_1", "Ben": "orange_1", "Uli": "orange_2", "Eva": "pink_2", "Tom": "red"}
    assert meetings(revealed(at, knife="Ben")) == [{"Ben", "Uli"}, {"Mary", "Eva"}]
    assert meetings(revealed(at, knife="Eva")) == [{"Mary", "Eva"}, {"Ben", "Uli"}]


EVERY_READING = {"newly_united", "first_token_only", "all_qualifying"}


@pytest.mark.parametrize("reading", sorted(EVERY_READING))
@pytest.mark.parametrize(
    ("occasion", "they_meet_with"),
    [
        pytest.param({"at": APART}, EVERY_READING, id="a first token"),
        pytest.param(
            {"at": APART, "event": "secret_doors"}, EVERY_READING - {"first_token_only"}, id="a second directly after"
        ),
        pytest.param(
            {"at": APART, "event": "secret_doors", "next_event": "mirror"},
            EVERY_READING - {"first_token_only"},
            id="a Mirror of the first",
        ),
        pytest.param(
            {"at": APART, "event": "secret_doors", "round": 4, "clock": ["", "secret_doors", "mirror"]},
            EVERY_READING - {"first_token_only"},
            id="a second after the Mirror",
        ),
        pytest.param({"at": SHARING}, {"all_qualifying"}, id="two in one Room"),
    ],
)
def test_whom_the_doors_bring_together(occasion: dict[str, Any], they_meet_with: set[str], reading: str) -> None:
    """RQ-05: by the ruling each token reunites those in different Rooms, because the old link ends before it."""
    options = {"secret_doors_encounters": reading}
    t = table(*FIVE, **{"phase": "event", "next_event": "secret_doors", "options": options, **occasion})
    assert meetings(t) == ([{"Mary", "Ben"}] if reading in they_meet_with else [])


def test_the_count_on_entering_is_over_all_joined_rooms() -> None:
    """AC-EVENT-SD-05, AC-ENC-09, RQ-06 (b): who enters one pink Room meets who stands in the other."""
    t = with_doors({"Mary": "pink_2", "Ben": "north_east"}, knife="Ben")
    t["Ben"].walks("pink_1")
    assert t.asks() == {"Mary", "Ben"}
    t = with_doors({"Mary": "pink_2", "Uli": "pink_1", "Ben": "north_east"}, knife="Ben", power=ON)
    t["Ben"].walks("pink_1")
    assert t.question == "Walk"


def test_the_end_of_the_doors_triggers_nothing() -> None:
    """AC-EVENT-SD-07: three were together in the light; the two who are left in one Room do not meet."""
    at = {"Mary": "pink_1", "Ben": "pink_1", "Uli": "pink_2"}
    t = table(*FIVE, phase="event", event="secret_doors", next_event="portal_opens", at=at, power=ON)
    assert t.happened("token:portal_opens")
    assert not t.happened("met:")
    assert t.question == "Act"


# -- moving


def test_leaving_through_a_door_of_the_other_room_costs_that_door_only() -> None:
    """AC-EVENT-SD-03, RQ-06 (a): from Pink 1 through Pink 2 into a Hallway is one point of three."""
    t = with_doors({"Mary": "pink_1"}, knife="Mary")
    t["Mary"].walks("south_west", "green", "central")
    assert t["Mary"].place == "central"
    assert t.asks() == {"Ben"}


def test_passing_through_joined_rooms_costs_the_two_doors() -> None:
    """AC-EVENT-SD-03: into one pink Room and out of the other."""
    t = with_doors({"Mary": "north_east"}, knife="Mary")
    t["Mary"].walks("pink_1", "south_west", "orange_1")
    t["Mary"].stops("orange_2")
    assert t["Mary"].place == "orange_2"
    assert t.asks() == {"Ben"}


def test_at_the_end_of_the_movement_the_player_chooses_the_real_room() -> None:
    """AC-EVENT-SD-06, RQ-06 (h): with no point left the choice is still theirs, and all see it."""
    t = with_doors({"Mary": "green"}, knife="Mary")
    t["Mary"].walks("central", "light_blue", "pink_1")
    assert t["Mary"].offered == ["stop:pink_1", "stop:pink_2"]
    t["Mary"].stops("pink_2")
    assert t.spectator().at[0] == "pink_2"


def test_once_the_doors_are_shut_each_stands_in_one_real_room() -> None:
    """AC-EVENT-SD-06: from Pink 1 the other pink Room is out of reach again."""
    t = table(*FIVE, phase="event", event="secret_doors", next_event="portal_opens", at=APART, routes={"Mary": "pink"})
    assert t["Mary"].may("fill:pink_1/*")
    assert not t["Mary"].may("fill:pink_2/*")
    assert not t["Mary"].may("check:1")


def test_a_movement_may_not_end_in_a_joined_room() -> None:
    """RQ-06 (g): from one pink Room to the other isn't a Movement, neither at once nor by a detour."""
    t = with_doors({"Mary": "pink_1"}, knife="Mary")
    assert not t["Mary"].may("stop:*")
    t["Mary"].walks("south_west", "pink_2")
    assert not t["Mary"].may("stop:*")
    assert t["Mary"].may("go:light_blue")


def test_a_table_may_allow_moving_within_the_joined_rooms() -> None:
    """RQ-06: with secret_doors_move_within_group allowed the other pink Room is another place, for no point at all."""
    t = with_doors({"Mary": "pink_1"}, knife="Mary", options={"secret_doors_move_within_group": "allowed"})
    assert t["Mary"].may("stop:pink_2")
    assert not t["Mary"].may("stop:pink_1")
    t["Mary"].stops("pink_2")
    assert t["Mary"].place == "pink_2"
    assert t.asks() == {"Ben"}


def test_a_ghost_may_go_from_one_joined_room_to_the_other() -> None:
    """RQ-06 (g): Ghosts do not walk."""
    t = with_doors({"Mary": "pink_1"}, knife="Mary", ghosts={"Mary": "vote"})
    t["Mary"].walks("pink_2")
    assert t["Mary"].place == "pink_2"


# -- acting


def test_a_room_may_be_checked_from_another_of_its_colour() -> None:
    """AC-EVENT-SD-04."""
    t = table(
        *FIVE, phase="action", event="secret_doors", at={"Mary": "pink_1"}, routes={"Mary": "pink"},
        explored={"pink_2"}, deck={"pink_2": (SUCCESS, SUCCESS, SUCCESS)},
    )  # fmt: skip
    t["Mary"].searches("pink_2")
    assert t.game.books["pink_2"] == 1
    assert t.game.shelf["pink"] == 1
    assert t["Mary"].place == "pink_1"


@pytest.mark.parametrize(
    ("code", "check_room_only"),
    [
        ("check:1", False),
        ("assassinate:1", False),
        ("fill:pink_2/*", False),
        ("search:pink_2", True),
        ("fight:pink_2", False),
    ],
)
def test_what_may_be_done_across_joined_rooms(code: str, check_room_only: bool) -> None:
    """AC-EVENT-SD-05, RQ-06 (c), (d), (e): everything that asks for the same place, or only Check a Room."""
    arrangement: dict[str, Any] = {
        "phase": "action",
        "roles": {"Mary": "assassin"},
        "routes": {"Mary": "pink"},
        "at": APART,
        "explored": {"pink_2"},
        "cultist_tokens": ("pink_2",) if code.startswith("fight") else (),
    }
    narrow = {"secret_doors_actions": "check_room_only"}
    assert not table(*FIVE, **arrangement)["Mary"].may(code)
    assert table(*FIVE, event="secret_doors", **arrangement)["Mary"].may(code)
    assert table(*FIVE, event="secret_doors", options=narrow, **arrangement)["Mary"].may(code) is check_room_only


def test_with_the_narrow_reading_one_still_acts_in_the_own_room() -> None:
    """RQ-06: check_room_only takes nothing away from those in one real Room."""
    t = table(
        *FIVE, phase="action", event="secret_doors", roles={"Mary": "assassin"}, routes={"Mary": "pink"}, at=SHARING,
        cultist_tokens=(), options={"secret_doors_actions": "check_room_only"},
    )  # fmt: skip
    assert all(t["Mary"].may(code) for code in ("check:1", "assassinate:1", "fill:pink_1/*"))


def test_a_cultist_token_stops_those_in_its_room_and_all_actions_on_its_deck() -> None:
    """RQ-06 (f): but the other Room's people keep to their own deck, and the Camera looks in."""
    t = table(
        *FIVE, phase="action", event="secret_doors", cultist_tokens=("pink_2",), explored={"pink_1", "pink_2"},
        at={"Mary": "pink_1", "Ben": "pink_2", "Uli": "red"}, roles={"Mary": "cultist", "Ben": "mechanic"},
        routes={"Uli": "red"},
    )  # fmt: skip
    room_actions = [code for code in t["Mary"].offered if code.startswith(("fill:", "search:"))]
    assert set(room_actions) == {"fill:pink_1/success", "fill:pink_1/failure", "fill:pink_1/sabotage", "search:pink_1"}
    t["Mary"].passes()
    assert not t["Ben"].may("fill:*")
    assert not t["Ben"].may("search:*")
    t["Ben"].passes()
    assert t["Uli"].may("watch:pink_2")


def test_the_draw_card_of_a_check_goes_to_the_real_room_of_the_target() -> None:
    """AC-EVENT-SD-06, RQ-06 (i)."""
    t = table(*FIVE, phase="action", event="secret_doors", at=APART)
    t["Mary"].checks("Ben")
    t["Mary"].puts_back()
    assert t.spectator().deck["pink_2"] == 2
    assert t.spectator().deck["pink_1"] == 1


def test_the_doors_hold_through_the_action_phase_and_the_next_movement() -> None:
    """AC-EVENT-SD-01, AC-EVENT-GEN-04."""
    t = revealed({"Mary": "pink_1"}, routes={"Mary": "pink"}, knife="Tom")
    t["Tom"].passes()
    assert t["Mary"].may("fill:pink_2/*")
    play_on(t, 3, "movement")
    assert t.asks() == {"Mary"}
    assert t["Mary"].may("go:south_west")
