"""Boards of the expansions: what they have beyond Rooms, Hallways and Doors, and the sentences for what is wrong there."""

from __future__ import annotations

import pytest

from gloaming.games.cultists.board import Board, BoardError, load_board
from gloaming.games.cultists.paths import distances

POLAR = [load_board(f"polar-station-{size}") for size in ("4-6", "7", "8")]
MINE = [load_board(f"mine-{size}") for size in ("4-6", "7", "8")]

polar_stations = pytest.mark.parametrize("board", POLAR, ids=lambda board: board.id)
mines = pytest.mark.parametrize("board", MINE, ids=lambda board: board.id)


# What they have


@polar_stations
def test_a_polar_station_has_ice_obstacles_and_one_locked_door(board: Board) -> None:
    """Obstacles part stretches of ice and are passed like Doors; the locked Door isn't a way yet."""
    ice = {hallway.id for hallway in board.hallways.values() if hallway.kind == "ice"}
    obstacles = [link.between for link in board.links if link.kind == "obstacle"]
    locked = [link.between for link in board.links if link.kind == "locked_door"]
    assert obstacles
    assert all({one, two} <= ice and two in board.doors[one] and one in board.doors[two] for one, two in obstacles)
    assert len(locked) == 1
    assert all(two not in board.doors[one] and one not in board.doors[two] for one, two in locked)
    assert all(set(pair) <= set(board.rooms) for pair in locked)
    assert board.altar is not None
    assert board.organism_part is not None
    assert (board.crossing, dict(board.lifts)) == (None, {})


@mines
def test_a_mine_has_a_crossing_and_lifts(board: Board) -> None:
    """Where nothing is shut each corridor touches the other three; a lift isn't a place of the plan, but has a name."""
    assert board.crossing is not None
    for corridor in board.crossing.corridors:
        others = set(board.crossing.corridors) - {corridor}
        assert set(board.doors[corridor]) & set(board.crossing.corridors) == others
    assert not set(board.lifts) & {*board.places, *board.doors, *board.colour}
    assert [board.name(lift) for lift in board.lifts] == ["Lift 1", "Lift 2"]
    assert (board.altar, board.organism_part) == (None, None)


@mines
def test_a_mine_can_be_walked_however_the_door_stands(board: Board) -> None:
    """Whichever corridor the Revolving Door shuts off, every place can still be reached on foot."""
    assert board.crossing is not None
    for blocked in board.crossing.corridors:
        doors = dict(board.doors)
        for corridor in board.crossing.corridors:
            shut = board.crossing.corridors if corridor == blocked else (blocked,)
            doors[corridor] = tuple(to for to in doors[corridor] if to not in shut)
        assert set(distances(board, board.start, (), doors.__getitem__)) == set(board.places)


# What is wrong


def told(text: str, old: str, new: str) -> tuple[str, int]:
    """What is said of this board with one line changed, and the number of that line."""
    assert text.count(old) == 1, f"{old!r} is there {text.count(old)} times"
    with pytest.raises(BoardError) as caught:
        Board.parse(text.replace(old, new), "own.toml")
    return str(caught.value), text[: text.index(old)].count("\n") + 1


CORRIDORS = 'corridors = ["corridor_a", "corridor_b", "corridor_c", "corridor_d"]'

MINE_FAULTS = {
    "three corridors": (
        CORRIDORS,
        'corridors = ["corridor_a", "corridor_b", "corridor_c"]',
        '"corridors" must name four different hallways; name four',
    ),
    "a corridor twice": (
        CORRIDORS,
        'corridors = ["corridor_a", "corridor_b", "corridor_c", "corridor_a"]',
        '"corridors" must name four different hallways; name four',
    ),
    "a room for a corridor": (
        CORRIDORS,
        'corridors = ["corridor_a", "corridor_b", "corridor_c", "red"]',
        '"corridors" must name four different hallways; name four',
    ),
    "blocked elsewhere": (
        'blocked_in_round_1 = "corridor_c"',
        'blocked_in_round_1 = "red"',
        '"blocked_in_round_1" names "red", which does not meet the others here; name one of the four',
    ),
    "crossing out of reach": (
        "rect = [16, 10, 4, 4]",
        "rect = [16, 11, 4, 3]",
        'the corridor "corridor_a" does not touch the crossing; move one of them',
    ),
    "crossing without a place": ("rect = [16, 10, 4, 4]", "", 'the crossing lacks "rect"; add it, as a list of four'),
    "unknown key of the crossing": (
        "rect = [16, 10, 4, 4]",
        "rect = [16, 10, 4, 4]\nroof = 1",
        'the crossing has a key "roof"',
    ),
    "lift into a hallway": (
        'between = ["light_blue", "orange_2"]',
        'between = ["light_blue", "corridor_c"]',
        'the lift "lift_1" must join two different rooms; name two rooms of this file',
    ),
    "lift to where it stands": (
        'between = ["dark_blue_2", "pink_1"]',
        'between = ["pink_1", "pink_1"]',
        'the lift "lift_2" must join two different rooms; name two rooms of this file',
    ),
    "lift with three stops": (
        'between = ["dark_blue_2", "pink_1"]',
        'between = ["dark_blue_2", "pink_1", "red"]',
        '"between" of the lift must be a list of two ids; correct the value',
    ),
    "lift named as a room": ('id = "lift_2"', 'id = "red"', 'the id "red" is used twice; give this lift another'),
    "ice in the mine": (
        'id = "corridor_a"\nname = "Corridor A"\nkind = "hallway"',
        'id = "corridor_a"\nname = "Corridor A"\nkind = "ice"',
        'a board of "mountains-of-chaos" has no hallways of the kind "ice"; use hallway',
    ),
    "a door between corridors": (
        'between = ["corridor_a", "light_blue"]',
        'between = ["corridor_a", "corridor_b"]',
        'a door joins the hallways "corridor_a" and "corridor_b"; hallways never touch, so lead it to a room',
    ),
    "an altar": (
        "size = [36, 24]",
        "size = [36, 24]\naltar = [0, 0, 1, 1]",
        '"altar" belongs to boards of the expansion "under-the-surface"; take it out or write expansion =',
    ),
}
LOWER = {"crossing without a place": -1, "unknown key of the crossing": 1, "ice in the mine": 2, "an altar": 1}
"""Where the fault stands so many lines below the first one that was changed."""


@pytest.mark.parametrize("fault", MINE_FAULTS)
def test_a_broken_mine_is_refused_in_one_sentence(fault: str) -> None:
    """MOC-MAP-01, -02, -09: what is wrong with a crossing or a lift is told with the line where it can be fixed."""
    old, new, message = MINE_FAULTS[fault]
    sentence, line = told(MINE[0].text, old, new)
    assert sentence.startswith(f"own.toml, line {line + LOWER.get(fault, 0)}: {message}")
    assert sentence.endswith(".")


def test_a_mine_without_lifts_is_refused() -> None:
    """MOC-MAP-09."""
    text = MINE[0].text
    with pytest.raises(
        BoardError, match=r"^own.toml, line 1: the head of the file lacks \[\[lift\]\]; add it, as a run"
    ):
        Board.parse(text[: text.index("[[lift]]")], "own.toml")


POLAR_FAULTS = {
    "obstacle in a house": (
        'kind = "obstacle"\nbetween = ["ice_west", "ice_north"]',
        'kind = "obstacle"\nbetween = ["ice_west", "pink_2"]',
        'an obstacle lies between "ice_west" and "pink_2"; obstacles part stretches of ice, so name two of those',
    ),
    "door on the ice": (
        'kind = "obstacle"\nbetween = ["ice_west", "ice_north"]',
        'kind = "door"\nbetween = ["ice_west", "ice_north"]',
        'a door joins the hallways "ice_west" and "ice_north"; hallways never touch, so lead it to a room',
    ),
}


@pytest.mark.parametrize("fault", POLAR_FAULTS)
def test_broken_ice_is_refused_in_one_sentence(fault: str) -> None:
    old, new, message = POLAR_FAULTS[fault]
    sentence, line = told(POLAR[0].text, old, new)
    assert sentence.startswith(f"own.toml, line {line + 1}: {message}")
