"""The AUTOMA Investigator: where it goes, and whom it meets on the way (AC-AUTOMA-10 to AC-AUTOMA-15)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.cards import ALIVE, DEAD, SUCCESS, Cards
from tests.comparing import who_can_tell
from tests.scenario import AUTOMA, OFF, ON, Table, table

FOUR = ("Mary", "Ben", "Uli", "Eva")
GREEN_ORANGE, PINK_GREEN, DARK_LIGHT_BLUE = (1, 2), (2, 4), (3, 4)
"""A Route and a round in which its line reads so."""


def automa_moves(start: str, line: tuple[int, int], *, others: dict[str, str] | None = None, **state: Any) -> Table:
    """The AUTOMA holds the Knife, so it moves first; the people stand together in the red Room unless placed."""
    route, number = line
    at = {**dict.fromkeys(FOUR, "red"), **(others or {}), AUTOMA: start}
    return table(*FOUR, round=number, routes={AUTOMA: route}, at=at, knife=AUTOMA, **state)


def way(t: Table, automa: int = 4) -> list[str]:
    """The places the AUTOMA has entered."""
    return [str(event).split("@")[1] for event in t.game.journal if str(event).startswith(f"entered:{automa}@")]


# Where it heads


@pytest.mark.parametrize(
    ("explored", "finished", "end"),
    [
        ((), (), "green"),
        (("green",), (), "orange_1"),
        (("green", "orange_1", "orange_2"), (), "green"),
        (("green", "orange_1", "orange_2"), ("green",), "orange_1"),
        (("green", "orange_1", "orange_2"), ("green", "orange_1", "orange_2"), "green"),
    ],
    ids=[
        "first colour with an unexplored Room",
        "the second, if the first is explored",
        "all explored: first colour with an unfinished Room",
        "the second, if the first is finished",
        "all finished: first colour",
    ],
)
def test_it_heads_for_the_first_colour_with_something_to_do(
    explored: tuple[str, ...], finished: tuple[str, ...], end: str
) -> None:
    """AC-AUTOMA-10, RQ-106: the line reads green, orange; from the South-West Hallway both are one Door away."""
    t = automa_moves("south_west", GREEN_ORANGE, explored=explored, finished=finished)
    assert way(t) == [end]


def test_of_a_colour_it_takes_the_nearest_room_with_something_to_do() -> None:
    """RQ-106: Orange 1 is nearer, but explored; so Orange 2, three Doors away."""
    t = automa_moves("south_west", GREEN_ORANGE, explored=("green", "orange_1"))
    assert way(t) == ["orange_1", "central", "orange_2"]


def test_it_has_to_move_out_of_the_room_it_would_head_for() -> None:
    """AC-AUTOMA-10, AC-MOVE-03: in an unexplored green Room it cannot stay, so it goes for orange."""
    t = automa_moves("green", GREEN_ORANGE)
    assert way(t)[-1] == "orange_1"


def test_it_stops_where_it_wanted_to_go() -> None:
    """AC-AUTOMA-11: one Door of three; the other points are lost."""
    t = automa_moves("central", GREEN_ORANGE)
    assert way(t) == ["green"]
    assert t.asks() == {"Mary"}


def test_between_equally_near_rooms_it_goes_clockwise() -> None:
    """AC-AUTOMA-12, RQ-108: from green to Orange 1 by the South-West Hallway, as printed."""
    t = automa_moves("green", GREEN_ORANGE)
    assert way(t) == ["south_west", "orange_1"]


def test_of_equal_ways_it_takes_the_first_clockwise() -> None:
    """AC-AUTOMA-12, RQ-108: from light blue to Orange 2 by the North-East Hallway, not the Central one."""
    t = automa_moves("light_blue", GREEN_ORANGE, explored=("green", "orange_1"))
    assert way(t) == ["north_east", "orange_2"]


@pytest.mark.parametrize(
    ("event", "steps"),
    [
        ("lost_morale", ["north_west", "orange_1"]),
        ("", ["north_west", "orange_1", "south_west"]),
        ("boosted_morale", ["north_west", "orange_1", "south_west", "pink_2"]),
    ],
)
def test_towards_a_far_goal_it_goes_as_far_as_its_points_allow(event: str, steps: list[str]) -> None:
    """AC-AUTOMA-11, -13: Pink 2 is four Doors from Dark Blue 1; it has the points that everybody has."""
    t = automa_moves("dark_blue_1", PINK_GREEN, explored=("pink_1",), event=event)
    assert way(t) == steps


# The Fishman, Secret Doors


def test_it_goes_round_the_fishman_even_with_the_knife() -> None:
    """RQ-112, AC-AUTOMA-18: from Orange 2 to Pink 1 the long way."""
    direct = automa_moves("orange_2", PINK_GREEN, explored=("pink_2",))
    assert way(direct) == ["north_east", "pink_1"]
    t = automa_moves("orange_2", PINK_GREEN, explored=("pink_2",), fishman="north_east")
    assert way(t) == ["central", "light_blue", "pink_1"]


def test_cut_off_by_the_fishman_it_goes_as_near_as_it_can_and_stays_there() -> None:
    """AC-AUTOMA-13, RQ-112: Dark Blue 1 lies behind him; Orange 1 is one of the Rooms nearest to it."""
    t = automa_moves("pink_2", DARK_LIGHT_BLUE, explored=("dark_blue_2",), fishman="north_west")
    assert way(t) == ["south_west", "orange_1"]
    t = automa_moves("orange_1", DARK_LIGHT_BLUE, explored=("dark_blue_2",), fishman="north_west")
    assert way(t) == []
    assert t.happened("stayed:4@orange_1")


def test_the_automa_never_uses_the_way_out_for_the_trapped() -> None:
    """RQ-112, RQ-39: it never enters his Hallway, also where people may."""
    options = {"trapped_character": "may_enter_fishman_hallway"}
    t = automa_moves("dark_blue_1", PINK_GREEN, fishman="north_west", options=options)
    assert t["AUTOMA"].place == "dark_blue_1"


def test_it_leaves_the_fishmans_hallway_where_he_appeared() -> None:
    """RQ-112, AC-MOVE-10."""
    t = automa_moves("north_east", PINK_GREEN, explored=("pink_2",), fishman="north_east")
    assert way(t) == ["pink_1"]


def test_through_secret_doors_it_ends_in_the_room_it_wanted() -> None:
    """AC-AUTOMA-11: into Pink 1 by its Door, and in the joined Rooms it takes its stand in Pink 2."""
    t = automa_moves("light_blue", PINK_GREEN, explored=("pink_1",), event="secret_doors")
    assert way(t) == ["pink_1"]
    assert t["AUTOMA"].place == "pink_2"


def test_through_secret_doors_its_ways_grow_shorter() -> None:
    """AC-AUTOMA-11: from Pink 1 to green by a Door of Pink 2; the other pink Room isn't a Movement."""
    t = automa_moves("pink_1", PINK_GREEN, event="secret_doors")
    assert way(t) == ["south_west", "green"]


def test_secret_doors_shorten_a_way_that_neither_begins_nor_ends_behind_one() -> None:
    """AC-AUTOMA-11: from the North-West Hallway into an orange Room and out of the other, next to green."""
    six = ("Mary", "Ben", "Uli", "Eva", "Tom", "Ida")
    at = {**dict.fromkeys(six, "red"), AUTOMA: "north_west"}
    route, number = GREEN_ORANGE
    t = table(*six, round=number, routes={AUTOMA: route}, at=at, knife=AUTOMA, event="secret_doors", automa=True)
    assert way(t, automa=6)[1:] == ["green"]


# As a Ghost


def test_as_a_ghost_it_is_at_its_goal_at_once() -> None:
    """RQ-109: four Doors, and nobody is met on the way."""
    others = {"Mary": "north_west", "Ben": "orange_1", "Uli": "south_west", "Eva": "pink_2"}
    t = automa_moves("dark_blue_1", PINK_GREEN, explored=("pink_1",), ghosts={AUTOMA: "vote"}, others=others)
    assert way(t) == ["pink_2"]
    assert not t.happened("met:")


def test_the_fishman_keeps_no_ghost_from_its_goal() -> None:
    """RQ-109, AC-GHOST-05: Dark Blue 1 lies behind him, which is nothing to a Ghost."""
    ghosts = {AUTOMA: "vote"}
    t = automa_moves("pink_2", DARK_LIGHT_BLUE, explored=("dark_blue_2",), fishman="north_west", ghosts=ghosts)
    assert way(t) == ["dark_blue_1"]


def test_as_a_ghost_it_may_head_for_a_joined_room() -> None:
    """RQ-109, AC-GHOST-04: from Pink 1 to Pink 2, which for a Ghost is elsewhere."""
    ghosts = {AUTOMA: "vote"}
    t = automa_moves("pink_1", PINK_GREEN, explored=("pink_1",), event="secret_doors", ghosts=ghosts)
    assert way(t) == ["pink_2"]


# Encounters


def meets_ben(pile: Cards, **options: Any) -> Table:
    """On its way to Pink 2 the AUTOMA comes through the North-West Hallway, where Ben is."""
    others = {"Ben": "north_west"}
    hands = {AUTOMA: pile}
    return automa_moves("dark_blue_1", PINK_GREEN, explored=("pink_1",), others=others, hands=hands, options=options)


@pytest.mark.parametrize("order", ["simultaneous", "clockwise_from_mover"])
def test_it_meets_like_anybody_and_gives_the_top_card_of_its_pile(order: str) -> None:
    """AC-AUTOMA-14: only Ben is asked; then it goes on."""
    t = meets_ben((SUCCESS, DEAD, ALIVE, ALIVE), encounter_order=order)
    assert t.asks() == {"Ben"}
    t["Ben"].gives(ALIVE, to=AUTOMA)
    assert t["Ben"].pulse == (ALIVE, DEAD)
    assert t["AUTOMA"].pulse == (ALIVE, ALIVE)
    assert t["AUTOMA"].hand == (SUCCESS, ALIVE, ALIVE)
    assert way(t) == ["north_west", "orange_1", "south_west"]
    assert t.asks() == {"Mary"}


def test_nobody_knows_which_card_it_gave() -> None:
    """AC-AUTOMA-14: an Alive and a Dead card look alike to everybody."""
    tables = []
    for top in (ALIVE, DEAD):
        t = meets_ben((top, ALIVE))
        t["Ben"].gives(ALIVE, to=AUTOMA)
        assert t["Ben"].saw("gave:4/->1")
        tables.append(t)
    assert who_can_tell(*tables) == set()


@pytest.mark.parametrize("order", ["simultaneous", "clockwise_from_mover"])
def test_without_encounter_cards_it_gives_nothing_and_still_receives(order: str) -> None:
    """RQ-115, AC-ENC-20."""
    t = meets_ben((SUCCESS,), encounter_order=order)
    t["Ben"].gives(ALIVE, to=AUTOMA)
    assert t["Ben"].pulse == (ALIVE,)
    assert t["AUTOMA"].pulse == (ALIVE, ALIVE)


@pytest.mark.parametrize(
    ("sizes", "receiver"),
    [
        ((2, 1, 1), "Ben"),
        ((1, 1, 1), "Mary"),
        ((3, 2, 1), "Uli"),
        ((2, 3, 2), "Mary"),
    ],
)
def test_among_several_it_gives_to_the_smallest_pulse_deck(sizes: tuple[int, int, int], receiver: str) -> None:
    """AC-AUTOMA-15: if equal, to the nearest on its left, which is clockwise."""
    trio = FOUR[:3]
    t = automa_moves(
        "central",
        GREEN_ORANGE,
        others=dict.fromkeys(trio, "green"),
        power=OFF,
        pulse={name: (ALIVE,) * size for name, size in zip(trio, sizes, strict=True)},
        hands={AUTOMA: (DEAD,)},
    )
    assert t.asks() == set(trio)
    for name in trio:
        t[name].gives(ALIVE, to=AUTOMA)
    assert [name for name in trio if DEAD in t[name].pulse] == [receiver]
    assert t["Eva"].saw(f"gave:4/->{t.seat(receiver)}")


def test_people_meet_it_when_they_enter_where_it_is() -> None:
    """AC-AUTOMA-14, AC-ENC-06: it counts as a living Character."""
    at = {"Mary": "central", "Ben": "green", AUTOMA: "green"}
    t = table(*FOUR, at=at, knife="Mary", power=ON)
    t["Mary"].walks("green")
    assert not t.happened("met:")
    t = table(*FOUR, at={**at, "Ben": "red"}, knife="Mary", power=ON)
    t["Mary"].walks("green")
    assert t.happened("met:green=0,4")
    assert t["Mary"].offered == ["give:alive>4"]
