"""The boards of the mine (MOC-MAP), and what is laid out on them (MOC-SETUP, MOC-WIN-01)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.board import Board, load_board
from gloaming.games.cultists.expansions.mountains_of_chaos.revolving_door import ways_past
from gloaming.games.cultists.paths import clockwise_path, distances
from gloaming.games.cultists.rules import linked
from gloaming.games.cultists.setup import check
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadOptions
from tests.games.cultists.mine.underground import CORRIDORS, EIGHT, mine
from tests.scenario import Table, opening

BOARDS = [load_board(f"mine-{size}") for size in ("4-6", "7", "8")]
every_board = pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)


def set_up(players: int, automa: bool = False, **options: Any) -> Table:
    return opening(*EIGHT[:players], automa=automa, board="mine", **{"level": "custom", **options})


# The boards


@every_board
def test_four_hallways_meet_at_one_crossing_in_the_middle(board: Board) -> None:
    """MOC-MAP-01, MOC-MAP-15: A, B, C and D, the same on every board."""
    assert board.crossing is not None
    assert board.crossing.corridors == CORRIDORS == tuple(board.hallways)
    left, top, wide, high = board.crossing.rect
    assert (left + wide / 2, top + high / 2) == (board.size[0] / 2, board.size[1] / 2)


@every_board
def test_the_arms_lie_clockwise_and_opposite(board: Board) -> None:
    """MOC-MAP-02, -04: north, east, south and west of the crossing; A opposite C, B opposite D."""
    angles = [board.angle[corridor] for corridor in CORRIDORS]
    assert angles == [0, 90, 180, 270]


@every_board
def test_red_and_green_are_three_points_apart(board: Board) -> None:
    """MOC-MAP-05, -06, -07: green has a Door to D, red one to B, and no shorter way joins them."""
    assert "corridor_d" in board.doors["green"]
    assert "corridor_b" in board.doors["red"]
    assert distances(board, "red")["green"] == 3
    assert clockwise_path(board, "red", ["green"]) == ("corridor_b", "corridor_d", "green")


@pytest.mark.parametrize(("number", "is_open"), [(n, n % 2 == 1) for n in range(1, 11)])
def test_when_the_way_from_red_to_green_is_open(number: int, is_open: bool) -> None:
    """MOC-MAP-08: in the Movement Phases of Rounds 1, 3, 5, 7 and 9."""
    blocked = ("corridor_c", "corridor_d", "corridor_a", "corridor_b")[(number - 1) % 4]
    doors = ways_past(BOARDS[0], blocked, False)
    assert ("corridor_d" in doors["corridor_b"]) is is_open


@every_board
def test_the_stops_of_the_lifts(board: Board) -> None:
    """MOC-MAP-09, -10, -11, -15, MOC-LIFT-01: two Lifts with two Rooms each; Cafeteria and dark blue 2 are the first."""
    stops = {lift.id: lift.between for lift in board.lifts.values()}
    assert {name: first for name, (first, _) in stops.items()} == {"lift_1": "light_blue", "lift_2": "dark_blue_2"}
    assert all(len({*rooms}) == 2 and {*rooms} <= set(board.rooms) for rooms in stops.values())
    assert board.name("light_blue") == "Cafeteria"


@pytest.mark.parametrize(("seats", "rooms"), [(4, 9), (5, 9), (6, 9), (7, 10), (8, 11)])
def test_the_rooms_go_with_the_seats(seats: int, rooms: int) -> None:
    """MOC-MAP-12."""
    board = next(board for board in BOARDS if seats in board.players)
    assert len(board.rooms) == rooms


@every_board
def test_the_books_and_racks_are_those_of_the_university(board: Board) -> None:
    """MOC-SETUP-11, MAP-12a: as many Books and points as on the board of that size there."""
    twin = load_board(board.id.replace("mine", "university"))
    assert Counter(board.colour.values()) == Counter(twin.colour.values())
    assert dict(board.racks) == dict(twin.racks)


@pytest.mark.parametrize(
    ("place", "code", "power"),
    [("red", "observe:1", True), ("red", "restart", False), ("green", "close", True), ("light_blue", "vote", True)],
)
def test_special_rooms_do_what_they_do(place: str, code: str, power: bool) -> None:
    """MOC-MAP-13: Camera and power in red, the Portal in green, the Vote in the Cafeteria; and nowhere else."""
    for room in BOARDS[0].rooms:
        t = mine(at={"Mary": room, "Ben": "green"}, phase="action", portal="open", portal_mark=5, power=power,
                 roles={"Mary": "mechanic"})  # fmt: skip
        assert t["Mary"].may(code) is (room == place)


def test_secret_doors_join_no_hallways() -> None:
    """MOC-MAP-14: A to D stay four Locations, and the Lifts are none of a colour."""
    t = mine(event="secret_doors")
    assert [linked(t.game, corridor) for corridor in CORRIDORS] == [(corridor,) for corridor in CORRIDORS]
    assert linked(t.game, "lift_1") == ("lift_1",)
    assert linked(t.game, "pink_1") == ("pink_1", "pink_2")


# Set-up


@pytest.mark.parametrize(
    ("players", "automa", "board"),
    [(4, True, "mine-4-6"), (5, False, "mine-4-6"), (6, False, "mine-4-6"),
     (7, False, "mine-7"), (6, True, "mine-7"), (8, False, "mine-8")],
)  # fmt: skip
def test_the_map_is_the_one_for_the_seats(players: int, automa: bool, board: str) -> None:
    """MOC-SETUP-03."""
    assert set_up(players, automa).game.board.id == board


@pytest.mark.parametrize("players", [5, 7, 8])
def test_door_and_lifts_lie_ready(players: int) -> None:
    """MOC-SETUP-04, -05, -06, MOC-LIFT-21: C is blocked, the Lifts stand at the Cafeteria and at dark blue 2; all see it."""
    t = set_up(players)
    for view in (t.spectator(), *[person.sees for person in t.people]):
        part = view.parts["mountains_of_chaos"]
        assert part.blocked == "corridor_c"  # type: ignore[attr-defined]
        assert part.lifts == {"lift_1": "light_blue", "lift_2": "dark_blue_2"}  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("players", "automa", "tokens"), [(4, True, 9), (5, False, 9), (6, False, 9), (7, False, 10), (8, False, 11)]
)
def test_all_other_quantities_stay(players: int, automa: bool, tokens: int) -> None:
    """MOC-SETUP-11: Room tokens, Room starting cards, hands, Draw pile, Unsafe Passage deck."""
    game = set_up(players, automa).game
    twin = opening(*EIGHT[:players], automa=automa, level="custom").game
    assert len(game.room_token) == sum(map(len, game.deck.values())) == tokens
    for pile in ("draw_pile", "unsafe_deck"):
        assert sorted(getattr(game, pile)) == sorted(getattr(twin, pile)) != []
    assert sorted(map(sorted, game.hand)) == sorted(map(sorted, twin.hand))
    assert sorted(game.pulse) == sorted(twin.pulse)


@pytest.mark.parametrize("players", [5, 6, 8])
def test_no_role_is_left_out(players: int) -> None:
    """MOC-SETUP-12: the Seer comes with the first level as in the base game."""
    assert "seer" in set_up(players, level="first").game.special_roles


@pytest.mark.parametrize(
    ("players", "automa", "cultists", "points", "dead"),
    [(4, True, 1, 10, 3), (5, False, 1, 10, 3), (6, False, 1, 11, 4),
     (7, False, 2, 11, 4), (6, True, 2, 11, 4), (8, False, 2, 12, 5)],
)  # fmt: skip
def test_the_victory_values(players: int, automa: bool, cultists: int, points: int, dead: int) -> None:
    """MOC-WIN-01: row by row."""
    t = set_up(players, automa)
    assert sum(role == "cultist" for role in t.game.role) == cultists
    assert t.spectator().target == points
    assert t.game.table.dead_needed == dead


def test_the_game_is_won_with_these_values() -> None:
    """MOC-WIN-02: with 6 people the eleventh point wins, where the base game asks for twelve."""
    six = EIGHT[:6]
    won = mine(*six, at={"Mary": "green"}, phase="action", roles={"Mary": "mechanic"}, points=8, explored={"green"},
               shelf={"green": 2}, books={"green": 1}, deck={"green": ("success",)})  # fmt: skip
    won["Mary"].searches()
    assert (won.winner, won.reason) == ("investigators", "points")


def test_declared_paths_are_refused() -> None:
    """MOC-RQ-12: with paths declared up front the mine cannot be played."""
    with pytest.raises(BadOptions, match="play stepwise there"):
        check(Options(board="mine", path_declaration="upfront"))


def test_another_world_has_the_same_mine() -> None:
    """MOC-DOOR-10, MOC-LIFT-21: nothing of it is hidden, so every world has it as it is."""
    t = mine(blocked="corridor_a", lifts={"lift_1": "orange_2"}, at={"Mary": "lift_2"})
    world = CULTISTS.determinise(t["Ben"].sees, Dice.seeded("mine"))
    assert world.parts == t.game.parts
    assert world.at[0] == "lift_2"
