"""The boards and the routes that come with the game."""

import copy
import pickle
from collections import Counter

import pytest

from gloaming.games.cultists.board import (
    COLOURS,
    FAMILIES,
    Board,
    BoardError,
    Ways,
    board_for,
    load_board,
    load_routes,
)
from gloaming.games.cultists.paths import distances
from gloaming.games.cultists.tables import SET_UP

BOARDS = [load_board(name) for name in ("university-4-6", "university-7", "university-8")]
ALL_BOARDS = [load_board(f"{family}-{size}") for family in FAMILIES for size in ("4-6", "7", "8")]

every_board = pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
every_board_of_every_family = pytest.mark.parametrize("board", ALL_BOARDS, ids=lambda board: board.id)


# --- the boards of the game ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize(("seats", "rooms"), [(4, 9), (5, 9), (6, 9), (7, 10), (8, 11)])
def test_rooms_go_with_the_seats(seats: int, rooms: int, family: str) -> None:
    """MAP-01, AC-SETUP-11: 9 rooms for 4-6 seats, 10 for 7, 11 for 8."""
    board = board_for(seats, family)
    assert len(board.rooms) == rooms
    assert seats in board.players
    assert board_for(seats, family) is board


@pytest.mark.parametrize("seats", [0, 3, 9])
def test_there_is_no_board_for_other_seats(seats: int) -> None:
    with pytest.raises(ValueError, match="no board"):
        board_for(seats)


@every_board_of_every_family
def test_colours(board: Board) -> None:
    """MAP-02, -03, -04, -05, -06, -07: six colours; light blue, red and green once; two orange; dark blue by number."""
    count = Counter(board.colour.values())
    assert set(count) == set(COLOURS)
    assert [count[colour] for colour in ("light_blue", "red", "green", "orange")] == [1, 1, 1, 2]
    assert count["pink"] >= 2
    assert 2 <= count["dark_blue"] <= 3
    assert all(board.rooms[room].rack == room for room in board.rooms_of["dark_blue"])
    assert len(board.rooms_of_rack["pink"]) == count["pink"]
    assert sum(count[colour] for colour in ("orange", "pink", "dark_blue")) == len(board.rooms) - 3
    assert (board.light_blue, board.red, board.green) == ("light_blue", "red", "green")
    assert {room for rooms in board.rooms_of.values() for room in rooms} == set(board.rooms)


@every_board_of_every_family
def test_racks(board: Board) -> None:
    """MAP-08, -09, -10, -11: a rack a colour and one a dark blue room; 4 orange books for 4 points; at most 25 books."""
    assert len(board.racks) == 5 + len(board.rooms_of["dark_blue"])
    assert (board.racks["orange"].books, board.racks["orange"].points) == (4, 4)
    assert {rack.points for rack in board.racks.values()} == {2, 3, 4}
    assert sum(room.books for room in board.rooms.values()) == sum(rack.books for rack in board.racks.values()) <= 25
    for rack, rooms in board.rooms_of_rack.items():
        assert sum(board.rooms[room].books for room in rooms) == board.racks[rack].books


def test_the_board_for_eight_uses_all_books() -> None:
    """MAP-11: the 8-seat map most likely uses all 25."""
    assert sum(room.books for room in board_for(8).rooms.values()) == 25


@every_board_of_every_family
def test_the_points_are_enough_even_after_a_missed_portal(board: Board) -> None:
    """MAP-12, MAP-12a: the numbers of our own racks, and the target plus one within their sum."""
    points = sum(rack.points for rack in board.racks.values())
    books = sum(room.books for room in board.rooms.values())
    assert (books, points) == {9: (21, 21), 10: (23, 23), 11: (25, 23)}[len(board.rooms)]
    for seats in set(board.players) & set(SET_UP):
        assert points >= SET_UP[seats].points_needed + 1
    for colour, printed in {"light_blue": 3, "red": 3, "green": 3, "orange": 4, "pink": 4}.items():
        assert board.racks[colour].points == printed
    assert {board.racks[room].points for room in board.rooms_of["dark_blue"]} == {2}


@every_board_of_every_family
def test_the_fishman_cuts_nobody_off(board: Board) -> None:
    """MAP-15: connected with his Hallway and without it, and every Room has another Door."""
    assert set(distances(board, board.start)) == set(board.places)
    start = next(room for room in board.rooms)
    assert set(distances(board, start, {board.fishman})) == set(board.places) - {board.fishman}
    assert all(set(board.doors[room]) - {board.fishman} for room in board.rooms)


def test_light_blue_and_a_pink_room_lie_at_the_top_right() -> None:
    """MAP-20, MAP-17: next to the Fishman's Hallway on the board for 4 to 6 seats."""
    board = BOARDS[0]
    middle = board.size[0] / 2
    for room in ("light_blue", "pink_1"):
        left, top, *_ = board.rect(room)
        assert left >= middle
        assert top < board.size[1] / 2


@every_board
def test_doors(board: Board) -> None:
    """MAP-13, MAP-14: every room has a door; hallways never touch; doors lead both ways, in the order of the file."""
    assert all(board.doors[room] for room in board.rooms)
    for place, neighbours in board.doors.items():
        for other in neighbours:
            assert place in board.doors[other]
            assert place in board.rooms or other in board.rooms
        listed = [link.between for link in board.links if place in link.between]
        assert neighbours == tuple(two if one == place else one for one, two in listed)


@every_board
def test_start_and_fishman(board: Board) -> None:
    """MAP-16, MAP-17: all start in the Central Hallway; the Fishman's is that one, with 4-6 seats another."""
    assert board.name(board.start) == "Central Hallway"
    assert (board.fishman == board.start) == (board.players[0] > 6)
    if board.players[0] <= 6:
        assert board.light_blue in board.doors[board.fishman]
        assert any(board.colour[room] == "pink" for room in board.doors[board.fishman])


@every_board
def test_pink_2_has_a_hallway_that_pink_1_has_not(board: Board) -> None:
    """MAP-18: so Secret Doors are a shortcut."""
    assert set(board.doors["pink_2"]) - set(board.doors["pink_1"]) & set(board.hallways)


@every_board_of_every_family
def test_cultist_tokens_name_rooms_of_the_smallest_board(board: Board) -> None:
    """MAP-28."""
    assert len(set(board.cultist_tokens)) == 3
    assert set(board.cultist_tokens) <= set(BOARDS[0].rooms)


def test_angles() -> None:
    """RQ-108: bearing of the rectangle's centre, clockwise from twelve o'clock; the place at the centre has 0."""
    angle = board_for(5).angle
    assert angle["central"] == 0
    assert angle["green"] == 180
    clockwise = ["central", "light_blue", "pink_1", "north_east", "orange_2", "south_east", "dark_blue_2", "green"]
    clockwise += ["pink_2", "south_west", "orange_1", "north_west", "dark_blue_1", "red"]
    assert sorted(angle, key=lambda place: angle[place]) == clockwise


def test_a_copy_is_the_same_board() -> None:
    board = board_for(7)
    assert copy.deepcopy(board) is board
    assert pickle.loads(pickle.dumps(board)) is board
    assert Board.parse(board.text, board.source) is board


def test_an_unknown_board_is_told() -> None:
    with pytest.raises(BoardError) as caught:
        load_board("routes")
    known = (
        "mine-4-6, mine-7, mine-8, polar-station-4-6, polar-station-7, polar-station-8, university-4-6, university-7"
    )
    assert str(caught.value) == f'there is no board "routes"; choose one of {known}, university-8.'


# --- the routes -----------------------------------------------------------------------------------------------------


def test_routes() -> None:
    """AC-ROUTE-01, AC-ROUTE-10, MAP-23 to MAP-25: ten cards of four lines; 3, 2, 2 and 2 colours; no colour twice running."""
    routes = load_routes()
    assert sorted(routes) == list(range(1, 11))
    assert routes[1] == (
        ("dark_blue", "pink", "light_blue"),
        ("green", "orange"),
        ("light_blue", "dark_blue"),
        ("red", "orange"),
    )
    for lines in routes.values():
        assert [len(line) for line in lines] == [3, 2, 2, 2]
        assert {colour for line in lines for colour in line} == set(COLOURS)
        assert not any(set(lines[n]) & set(lines[n - 1]) for n in range(4))


def test_ways_are_told_apart_by_identity() -> None:
    """Paths through them are remembered; an equal copy is another board's."""
    ways = Ways({"red": ("central",)})
    assert (ways == Ways(ways)) is False


def test_a_board_is_called_by_its_id() -> None:
    assert repr(load_board("university-8")) == "Board('university-8')"
