"""Use the Camera (AC-ACT-CAM)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.board import board_for
from gloaming.games.cultists.cards import ALIVE, DEAD, FAILURE, SABOTAGE, SUCCESS, Card
from tests.scenario import OFF, ON, Table, table

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")
ROOMS = tuple(board_for(5).rooms)


def marys_turn(place: str = "red", *, role: str = "investigator", **state: Any) -> Table:
    """Mary, with red on her Route, is in the Security Room and the first to act. All Rooms are explored."""
    roles = {"Mary": role, **({} if role == "cultist" else {"Tom": "cultist"}), **state.pop("roles", {})}
    state.setdefault("routes", {"Mary": "red"})
    state.setdefault("explored", ROOMS)
    at = {"Mary": place, **state.pop("at", {})}
    return table(*FIVE, phase="action", knife="Mary", roles=roles, at=at, **state)


def rooms_in_view(t: Table) -> set[str]:
    return {option.partition(":")[2] for option in t["Mary"].offered if option.startswith("watch:")}


def people_in_view(t: Table) -> set[str]:
    seats = [int(option.partition(":")[2]) for option in t["Mary"].offered if option.startswith("observe:")]
    return {t.names[seat] for seat in seats}


# Requirement


@pytest.mark.parametrize(
    ("state", "room_check", "state_check"),
    [
        pytest.param({}, True, True, id="red on the Route"),
        pytest.param({"power": OFF}, False, False, id="power OFF"),
        pytest.param({"place": "light_blue"}, False, False, id="another Room"),
        pytest.param({"place": "central"}, False, False, id="a Hallway"),
        pytest.param({"ghosts": {"Mary": "vote"}}, False, False, id="a Ghost"),
        pytest.param({"routes": {"Mary": 1}}, False, True, id="off the Route"),
        pytest.param({"routes": {"Mary": 1}, "role": "cultist"}, True, True, id="a Cultist off the Route"),
        pytest.param({"routes": {"Mary": 1}, "role": "mechanic"}, True, True, id="a Mechanic off the Route"),
        pytest.param({"cultist_tokens": ["red"]}, False, True, id="a Cultist token in red"),
        pytest.param({"cultist_tokens": ["red"], "role": "cultist"}, False, True, id="the token before a Cultist"),
    ],
)
def test_what_each_check_by_camera_needs(state: dict[str, Any], room_check: bool, state_check: bool) -> None:
    """AC-ACT-CAM-01, RQ-24: the State check is a Character action, free of Route and token; the Room check is not."""
    t = marys_turn(**{"power": ON, **state})
    assert (t["Mary"].may("watch:*"), t["Mary"].may("observe:*")) == (room_check, state_check)


@pytest.mark.parametrize(
    ("state", "state_check"),
    [
        pytest.param({}, True, id="red on the Route"),
        pytest.param({"routes": {"Mary": 1}}, False, id="off the Route"),
        pytest.param({"routes": {"Mary": 1}, "role": "cultist"}, True, id="a Cultist off the Route"),
        pytest.param({"cultist_tokens": ["red"]}, False, id="a Cultist token in red"),
    ],
)
def test_a_table_may_take_the_state_check_by_camera_for_a_room_action(state: dict[str, Any], state_check: bool) -> None:
    """RQ-24: with `camera_state_check_is_character_action` false it needs the Route and a free Room."""
    t = marys_turn(**state, options={"camera_state_check_is_character_action": False})
    assert t["Mary"].may("observe:*") == state_check


def test_off_the_route_one_still_checks_those_who_are_in_the_same_room() -> None:
    """RQ-24: with the Camera for a Room action, Check a State without it stays what it is."""
    options = {"camera_state_check_is_character_action": False}
    t = marys_turn(at={"Ben": "red"}, routes={"Mary": 1}, options=options)
    assert t["Mary"].offered == ["check:1", "pass"]


# Targets


def test_the_actor_chooses_between_any_explored_room_and_any_other_living_character() -> None:
    """AC-ACT-CAM-02, -03: wherever they are, whatever the colour, whatever the Route says of the target."""
    places = {"Ben": "dark_blue_2", "Uli": "south_west", "Eva": "red", "Tom": "pink_2"}
    t = marys_turn(at=places, explored=["pink_2", "green", "dark_blue_1"], ghosts={"Uli": "vote"})
    assert rooms_in_view(t) == {"pink_2", "green", "dark_blue_1"}
    assert people_in_view(t) == {"Ben", "Eva", "Tom"}


def test_the_camera_targets_explored_unfinished_rooms_with_a_card() -> None:
    """RQ-25: the red Room among them; not finished, not unexplored, not empty ones."""
    t = marys_turn(
        explored=["red", "pink_1", "pink_2", "green"],
        finished=["pink_1"],
        books={"pink_1": 0},
        deck={"pink_1": (), "pink_2": (), "green": (FAILURE,)},
    )
    assert rooms_in_view(t) == {"red", "green"}


def test_somebody_in_the_same_room_may_be_observed_too() -> None:
    """RQ-25: then there are two ways to check, and only one uses the Camera."""
    t = marys_turn(at={"Ben": "red"})
    assert (t["Mary"].may("check:1"), t["Mary"].may("observe:1")) == (True, True)


@pytest.mark.parametrize(("self_check", "oneself"), [("forbidden", False), ("allowed", True)])
def test_whether_one_may_observe_oneself(self_check: str, oneself: bool) -> None:
    """RQ-18: by the ruling nobody can; a table may allow it."""
    t = marys_turn(options={"self_check": self_check})
    assert ("Mary" in people_in_view(t)) == oneself


def test_who_observes_the_own_pulse_deck_sees_it_and_must_reveal_the_own_death() -> None:
    """RQ-18: with `self_check` allowed it is a check like any other."""
    t = marys_turn(options={"self_check": "allowed"}, pulse={"Mary": (ALIVE, DEAD)})
    t["Mary"].watches("Mary")
    assert t["Mary"].saw("pulse:0>0=alive,dead")
    assert t["Mary"].offered == ["show"]
    t["Mary"].shows_death()
    assert t["Mary"].is_ghost
    assert t.question == "HoldVote"


@pytest.mark.parametrize(("into", "rooms"), [("allowed", {"pink_1", "green"}), ("forbidden", {"green"})])
def test_whether_the_camera_checks_a_room_with_a_cultist_token(into: str, rooms: set[str]) -> None:
    """RQ-26: by the ruling it sees into it; a table may forbid that."""
    options = {"camera_into_cultist_room": into}
    t = marys_turn(explored=["pink_1", "green"], cultist_tokens=["pink_1"], options=options)
    assert rooms_in_view(t) == rooms


@pytest.mark.parametrize("into", ["allowed", "forbidden"])
def test_a_character_in_a_room_with_a_cultist_token_may_be_observed(into: str) -> None:
    """RQ-26: that isn't a Room action on its deck, and the card of the Draw pile goes there as usual."""
    options = {"camera_into_cultist_room": into}
    t = marys_turn(at={"Ben": "pink_1"}, cultist_tokens=["pink_1"], options=options)
    t["Mary"].watches("Ben")
    t["Mary"].puts_back()
    assert t.spectator().deck["pink_1"] == 2


@pytest.mark.parametrize("check", ["room", "state"])
def test_either_check_counts_as_using_the_camera(check: str) -> None:
    """AC-ACT-CAM-02, RQ-24: all see it, and a Greenhorn dies of it."""
    t = marys_turn(role="greenhorn", deck={"green": (FAILURE,)})
    if check == "room":
        t["Mary"].watches_room("green")
    else:
        t["Mary"].watches("Ben")
        t["Mary"].puts_back()
    assert t["Eva"].saw("camera:0")
    assert t["Mary"].is_ghost


def test_checking_a_companion_without_the_camera_is_no_use_of_it() -> None:
    """AC-ACT-CAM-02: the Greenhorn in the Security Room looks at somebody there, and lives."""
    t = marys_turn(role="greenhorn", at={"Ben": "red"})
    t["Mary"].checks("Ben")
    t["Mary"].puts_back()
    assert not t.happened("camera:")
    assert not t["Mary"].is_ghost


# The check of a Room


@pytest.mark.parametrize(("card", "shelf", "books"), [(SUCCESS, 2, 1), (FAILURE, 1, 2), (SABOTAGE, 0, 3)])
def test_a_room_check_by_camera_is_resolved_for_the_target_room(card: Card, shelf: int, books: int) -> None:
    """AC-ACT-CAM-04: as if Mary stood there: an open draw, a Book forth or back, the card out of the game."""
    t = marys_turn(deck={"green": (card, card)}, shelf={"green": 1}, books={"green": 2})
    t["Mary"].watches_room("green")
    seen = t.spectator()
    assert (seen.shelf["green"], seen.books["green"], seen.deck["green"]) == (shelf, books, 1)
    assert seen.deck["red"] == 1
    assert t.game.removed == (card,)
    assert t["Ben"].saw(f"roomcheck:0@green={card}")


def test_the_camera_can_finish_a_room_fill_a_rack_and_end_the_game() -> None:
    """AC-ACT-CAM-04: everything that a Success can bring."""
    t = marys_turn(deck={"green": (SUCCESS, SUCCESS)}, shelf={"green": 2}, books={"green": 1}, points=7, target=10)
    t["Mary"].watches_room("green")
    assert t.spectator().finished["green"]
    assert t.spectator().points == 10
    assert (t.winner, t.reason) == ("investigators", "points")


# The check of a State


def test_a_state_check_by_camera_shows_the_cards_to_its_user_alone() -> None:
    """AC-ACT-CAM-05: as a check on the spot."""
    t = marys_turn(pulse={"Ben": (ALIVE, ALIVE)})
    t["Mary"].watches("Ben")
    assert t["Mary"].saw("pulse:0>1=alive,alive")
    assert not any(t[name].saw("pulse:") for name in ("Ben", "Uli", "Eva", "Tom"))
    assert t["Mary"].offered == ["putback"]


@pytest.mark.parametrize(("role", "answers"), [("investigator", ["show"]), ("cultist", ["show", "putback"])])
def test_a_death_seen_through_the_camera_must_be_revealed_by_investigators(role: str, answers: list[str]) -> None:
    """AC-ACT-CAM-05: with the Ghost and the Vote that follow."""
    t = marys_turn(role=role, pulse={"Ben": (ALIVE, DEAD)})
    t["Mary"].watches("Ben")
    assert t["Mary"].offered == answers
    t["Mary"].shows_death()
    assert t["Ben"].is_ghost
    assert t.question == "HoldVote"


@pytest.mark.parametrize(
    ("place", "deck", "unsafe"), [("pink_2", 2, 2), ("red", 1, 2), ("south_west", 1, 3), ("central", 1, 3)]
)
def test_the_draw_card_goes_to_where_the_observed_character_is(place: str, deck: int, unsafe: int) -> None:
    """AC-ACT-CAM-05: onto that Room's deck, or for a Hallway into the Unsafe Passage deck."""
    t = marys_turn(at={"Ben": place})
    t["Mary"].watches("Ben")
    t["Mary"].puts_back()
    seen = t.spectator()
    assert (seen.deck["pink_2"], seen.unsafe_deck) == (deck, unsafe)
    assert seen.deck["red"] == (2 if place == "red" else 1)


# Without power


@pytest.mark.parametrize(
    ("state", "works"),
    [
        pytest.param({"ghosts": {"Ben": "vote"}, "at": {"Ben": "red"}}, True, id="her Ghost is in red"),
        pytest.param({"ghosts": {"Ben": "vote"}, "at": {"Ben": "light_blue"}}, False, id="her Ghost is elsewhere"),
        pytest.param({"at": {"Ben": "red"}}, False, id="she is living"),
        pytest.param({"ghosts": {"Uli": "vote"}, "at": {"Uli": "red"}}, False, id="another Ghost"),
    ],
)
def test_in_an_outage_the_camera_works_only_by_the_light_of_the_radiant_beauty(
    state: dict[str, Any], works: bool
) -> None:
    """AC-ACT-CAM-06: her Ghost, revealed, in the red Room; both checks then."""
    t = marys_turn(power=OFF, roles={"Ben": "radiant_beauty"}, **state)
    assert (t["Mary"].may("watch:green"), t["Mary"].may("observe:4")) == (works, works)
    assert t["Mary"].may("restart")
