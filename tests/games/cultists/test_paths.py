"""The ways of the AUTOMA."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from gloaming.games.cultists.board import Board, Place, board_for, load_board
from gloaming.games.cultists.paths import clockwise_path, distances, path_towards

BOARDS = [load_board(name) for name in ("university-4-6", "university-7", "university-8")]
SMALL = BOARDS[0]

every_board = pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)


def test_distances_are_counted_in_doors() -> None:
    """AC-MOVE: each door costs one point."""
    away = distances(SMALL, "central")
    assert away["central"] == 0
    assert away["green"] == 1
    assert away["south_west"] == 2
    assert away["pink_2"] == 3
    assert set(away) == set(SMALL.places)


def test_a_barred_place_is_walked_round() -> None:
    """RQ-112: paths are computed around the Fishman; but who stands in his hallway may leave it."""
    away = distances(SMALL, "light_blue", barred={"north_east"})
    assert "north_east" not in away
    assert distances(SMALL, "light_blue")["orange_2"] == 2
    assert away["orange_2"] == 2  # by the Central Hallway
    assert distances(SMALL, "north_east", barred={"north_east"})["pink_1"] == 1


@every_board
def test_from_green_to_orange_it_goes_clockwise(board: Board) -> None:
    """AC-AUTOMA-12, RQ-108, MAP-19: both orange rooms are equally near; clockwise is by the south-west to orange 1."""
    away = distances(board, board.green, barred={board.fishman})
    assert away["orange_1"] == 2
    assert clockwise_path(board, board.green, board.rooms_of["orange"], {board.fishman}) == ("south_west", "orange_1")


def test_the_nearest_room_of_the_colour_comes_before_clockwise() -> None:
    """AC-AUTOMA-11: a shortest path, even against the clock."""
    assert clockwise_path(SMALL, "central", SMALL.rooms_of["dark_blue"], {"north_east"}) in {
        ("red", "north_west", "dark_blue_1"),
        ("orange_1", "north_west", "dark_blue_1"),
        ("green", "south_east", "dark_blue_2"),
        ("orange_2", "south_east", "dark_blue_2"),
    }
    assert clockwise_path(SMALL, "south_west", SMALL.rooms_of["pink"]) == ("pink_2",)


def test_the_first_step_decides_then_the_second() -> None:
    """RQ-108: from the Central Hallway (twelve o'clock) the first door clockwise of those that lie on a shortest path."""
    # Four ways of three doors lead to a dark blue room: by red (337), orange 1 (264), green (180) or orange 2 (96).
    assert clockwise_path(SMALL, "central", SMALL.rooms_of["dark_blue"], {"north_east"}) == (
        "orange_2",
        "south_east",
        "dark_blue_2",
    )
    # From dark blue 2 (131) there is one door; from its hallway (119) green (180) is met before orange 2 (96).
    assert clockwise_path(SMALL, "dark_blue_2", ["central"]) == ("south_east", "green", "central")


def test_at_one_angle_the_order_of_the_file_decides() -> None:
    """RQ-108: "last, the order of the board file"."""
    level = replace(SMALL, angle={**SMALL.angle, "red": 90.0, "orange_1": 90.0})
    assert SMALL.doors["north_west"].index("orange_1") < SMALL.doors["north_west"].index("red")
    assert level.places.index("red") < level.places.index("orange_1")
    assert clockwise_path(level, "north_west", ["central"]) == ("red", "central")


def test_no_step_is_needed_or_none_is_possible() -> None:
    """AC-AUTOMA-11: where a goal is reached it stops; without a goal there is no path."""
    assert clockwise_path(SMALL, "orange_1", SMALL.rooms_of["orange"]) == ()
    assert clockwise_path(SMALL, "orange_1", []) == ()
    assert clockwise_path(SMALL, "orange_1", ["north_east"], barred={"north_east"}) == ()


def test_a_far_goal_gives_the_whole_way() -> None:
    """AC-AUTOMA-13: it goes as far as its points allow; so the path is longer than a movement."""
    path = clockwise_path(SMALL, "dark_blue_1", ["pink_2"])
    assert path == ("north_west", "orange_1", "south_west", "pink_2")


@every_board
def test_every_path_is_a_shortest_one(board: Board) -> None:
    """AC-AUTOMA-11: from everywhere to everywhere, each step a door, never through the Fishman."""
    barred = {board.fishman}
    for start in board.places:
        away = distances(board, start, barred)
        for goal, length in away.items():
            path = clockwise_path(board, start, [goal], barred)
            assert len(path) == length
            assert all(there in board.doors[here] for here, there in zip((start, *path), path, strict=False))
            assert not barred & set(path)
            assert path_towards(board, start, [goal], barred) == path


def test_cut_off_it_goes_to_the_place_that_would_be_nearest() -> None:
    """RQ-112, AC-AUTOMA-13: cut off by the Fishman, towards the reachable place nearest to the target without him."""
    # With north_west barred nobody gets to dark blue 1; orange 1 and red lie two doors from it, were it free.
    barred = {"north_west"}
    assert "dark_blue_1" not in distances(SMALL, "central", barred)
    assert path_towards(SMALL, "pink_2", ["dark_blue_1"], barred) == ("south_west", "orange_1")
    assert path_towards(SMALL, "light_blue", ["dark_blue_1"], barred) == ("red",)
    # Both are one door from the Central Hallway: clockwise from twelve o'clock orange 1 (264) comes before red (337).
    assert path_towards(SMALL, "central", ["dark_blue_1"], barred) == ("orange_1",)


def test_cut_off_and_already_there_it_stays() -> None:
    """RQ-112, RQ-39."""
    assert path_towards(SMALL, "orange_1", ["dark_blue_1"], {"north_west"}) == ()
    assert path_towards(SMALL, "dark_blue_1", ["orange_1"], {"north_west"}) == ()


def test_the_fishman_s_hallway_as_goal() -> None:
    """RQ-112: it never enters, but goes next to it."""
    assert path_towards(SMALL, "red", ["north_east"], {"north_east"}) == ("light_blue",)


def test_a_goal_that_nothing_leads_to() -> None:
    assert path_towards(SMALL, "red", ["green"], doors=lambda place: ()) == ()
    assert path_towards(SMALL, "red", []) == ()


def test_secret_doors_lend_a_room_the_doors_of_its_colour() -> None:
    """AC-EVENT-SD-03: leaving a pink room through a door of the other costs one point."""

    def doors(place: Place) -> Iterable[Place]:
        linked = SMALL.rooms_of["pink"] if SMALL.colour.get(place) == "pink" else (place,)
        return [way for room in linked for way in SMALL.doors[room]]

    assert len(clockwise_path(SMALL, "pink_1", ["orange_1"])) == 3
    assert clockwise_path(SMALL, "pink_1", ["orange_1"], doors=doors) == ("south_west", "orange_1")
    # Also on the way, although nothing leads back from the south-west into pink 1.
    assert clockwise_path(SMALL, "light_blue", ["pink_2"], doors=doors) == ("pink_1", "south_west", "pink_2")


def test_angles_do_not_depend_on_the_seats() -> None:
    """RQ-108: the angle belongs to the place."""
    assert board_for(5).angle["south_west"] == board_for(7).angle["south_west"]
