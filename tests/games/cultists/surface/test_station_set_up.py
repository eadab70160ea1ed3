"""Under the Surface: what lies on the table before the first step (UTS-SETUP, UTS-MAP)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.board import Board, board_for
from gloaming.games.cultists.expansions.under_the_surface.items import ITEMS, items_in_play
from gloaming.games.cultists.expansions.under_the_surface.items.base import Item
from gloaming.games.cultists.expansions.under_the_surface.state import Items, organism_awake
from gloaming.games.cultists.paths import distances
from gloaming.games.cultists.setup import empty_game
from gloaming.games.cultists.tables import SET_UP
from gloaming.kernel.errors import BadOptions
from tests.scenario import Table, opening
from tests.surface import EIGHT, part_of, seen_by, station

NINE = ["red_relic"] * 3 + ["boots", "dagger", "rifle", "snow_owl", "binoculars", "secret_switch"]
SIZES = (5, 7, 8)
SEATINGS = [(4, True, 5), (5, False, 5), (6, False, 6), (6, True, 7), (7, False, 7), (8, False, 8)]
"""People, with the AUTOMA or without, and the seats this makes."""


def set_up(players: int, automa: bool = False, seed: int = 1, **options: Any) -> Table:
    settings = {"level": "custom", "board": "polar-station", **options}
    return opening(*EIGHT[:players], automa=automa, seed=seed, **settings)


@pytest.fixture(params=SIZES)
def board(request: pytest.FixtureRequest) -> Board:
    return board_for(request.param, "polar-station")


# The set-up


@pytest.mark.parametrize(("players", "automa", "seats"), SEATINGS)
def test_map_and_items_go_by_the_seats(players: int, automa: bool, seats: int) -> None:
    """UTS-SETUP-02, -06, -07, -08, -15: the AUTOMA counts as a seat."""
    t = set_up(players, automa)
    size = {5: "4-6", 6: "4-6", 7: "7", 8: "8"}[seats]
    more = {5: [], 6: [], 7: ["lamp"], 8: ["lamp", "boots"]}[seats]
    assert t.game.board.id == f"polar-station-{size}"
    assert Counter(part_of(t).covered.values()) == Counter(NINE + more)


@pytest.mark.parametrize(("players", "items"), [(5, 9), (6, 9), (7, 10), (8, 11)])
def test_exactly_one_item_lies_in_each_room(players: int, items: int) -> None:
    """UTS-SETUP-09, -10, UTS-MAP-01: as many Items as Rooms, none left over."""
    t = set_up(players)
    assert len(t.game.board.rooms) == items
    assert list(part_of(t).covered) == list(t.game.board.rooms)


@pytest.mark.parametrize(("joins", "change"), [(True, Counter(fuse=1, dagger=-1)), (False, Counter[str]())])
def test_an_item_of_ones_own_lies_in_anothers_place(
    joins: bool, change: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """UTS-SETUP-09: where the table wishes it; there are never more Items than Rooms."""
    fuse = Item("fuse", instead_of="dagger")
    fuse.joins = lambda options: joins
    monkeypatch.setitem(ITEMS, fuse.name, fuse)
    lying = Counter(items_in_play.__wrapped__(Options(players=5, board="polar-station")))
    lying.subtract(NINE)
    assert {name: number for name, number in lying.items() if number} == change


def test_nobody_knows_which_item_lies_where() -> None:
    """UTS-SETUP-09: any Item may lie in any Room, and no view differs by it, not even a Cultist's."""
    tables = [set_up(5, seed=seed) for seed in range(60)]
    assert {part_of(t).covered["red"] for t in tables} == set(NINE)
    for t in tables[:3]:
        for person in t.people:
            assert seen_by(person).covered == tuple(t.game.board.rooms)
            assert "dagger" not in repr(person.sees.parts)


def test_the_red_door_begins_locked() -> None:
    """UTS-SETUP-11, UTS-MAP-03, -04: between pink 1 and dark blue 2, for all to see."""
    for players in (5, 7, 8):
        t = set_up(players)
        locked = [link.between for link in t.game.board.links if link.kind == "locked_door"]
        assert locked == [("pink_1", "dark_blue_2")]
        assert "dark_blue_2" not in t.game.board.doors["pink_1"]
        assert seen_by(t["Mary"]).door_open is False


@pytest.mark.parametrize(
    ("players", "automa", "cultists", "points", "dead"),
    [
        pytest.param(4, True, 1, 10, 3, id="4"),
        pytest.param(5, False, 1, 10, 3, id="5"),
        pytest.param(6, False, 1, 11, 4, id="6"),
        pytest.param(6, True, 2, 11, 4, id="6 and the AUTOMA"),
        pytest.param(7, False, 2, 11, 4, id="7"),
        pytest.param(8, False, 2, 12, 5, id="8"),
    ],
)
def test_the_map_has_victory_values_of_its_own(
    players: int, automa: bool, cultists: int, points: int, dead: int
) -> None:
    """UTS-SETUP-12, -15: row by row."""
    t = set_up(players, automa)
    assert (t.game.table.cultists, t.game.target, t.game.table.dead_needed) == (cultists, points, dead)
    assert t["Mary"].sees.target == points


@pytest.mark.parametrize(("players", "automa", "seats"), SEATINGS)
def test_everything_else_is_set_up_as_in_the_base_game(players: int, automa: bool, seats: int) -> None:
    """UTS-SETUP-13: decks, start cards, Draw pile, Unsafe Passage deck, Room tokens, Events."""
    game, base = set_up(players, automa).game, set_up(players, automa, board="").game
    printed = SET_UP[seats]
    for one in (game, base):
        assert Counter(card for deck in one.deck.values() for card in deck) == Counter(printed.room_start)
        assert Counter(one.draw_pile) == Counter(printed.draw_pile)
        assert Counter(one.room_token.values()) == {False: printed.plain_tokens, True: printed.unsafe_tokens}
        assert Counter(one.unsafe_deck) == {"success": 1, "failure": 1}
    assert Counter(game.bag) == Counter(base.bag)
    assert sorted(map(sorted, game.hand)) == sorted(map(sorted, base.hand))
    assert sorted(map(len, game.pulse)) == sorted(map(len, base.pulse))


def test_organism_46_b_sleeps_at_first() -> None:
    """UTS-SETUP-14: no relic lies on the altar."""
    t = set_up(8)
    assert seen_by(t["Mary"]).relics == 0
    assert not organism_awake(t.game)


# Roles


@pytest.mark.parametrize("players", [5, 6, 8])
@pytest.mark.parametrize("level", ["first", "experienced", "expert"])
def test_no_seer_is_dealt_here(players: int, level: str) -> None:
    """UTS-SETUP-03: where the university has one."""
    laid_out = [set_up(players, level=level, seed=seed).game.special_roles for seed in range(30)]
    at_home = [set_up(players, level=level, board="", seed=seed).game.special_roles for seed in range(30)]
    assert not any("seer" in roles for roles in laid_out)
    assert any("seer" in roles for roles in at_home)


def test_no_seer_can_be_named() -> None:
    """UTS-SETUP-03: at a table that names its Roles, the Seer is refused."""
    with pytest.raises(BadOptions, match="no place in Under the Surface"):
        empty_game(Options(players=5, level="custom", board="polar-station", roles=("seer",)), bytes(32))


def test_there_is_no_snitch() -> None:
    """UTS-SETUP-04: no such Role can be chosen."""
    with pytest.raises(BadOptions, match="no special Role 'snitch'"):
        empty_game(Options(players=5, level="custom", board="polar-station", roles=("snitch",)), bytes(32))


@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_in_the_night_nobody_sees_thumbs_but_a_partner(players: int) -> None:
    """UTS-SETUP-05: the night without a Seer; with two Cultists they see each other."""
    t = set_up(players, level="first")
    cultists = {seat for seat, role in enumerate(t.game.role) if role == "cultist"}
    knowing = {person.seat for person in t.people if person.sees.known_cultists}
    assert knowing == (cultists if len(cultists) == 2 else set())


# The boards


def test_a_station_has_six_room_colours(board: Board) -> None:
    """UTS-MAP-02."""
    assert set(board.colour.values()) == {"red", "green", "light_blue", "orange", "pink", "dark_blue"}


def test_pink_1_and_dark_blue_2_can_be_reached_without_the_red_door(board: Board) -> None:
    """UTS-MAP-03, -05: as everything else can, from the start."""
    assert {"pink_1", "dark_blue_2"} <= set(board.rooms)
    assert set(distances(board, board.start)) == set(board.places)


def test_one_orange_room_lies_lower(board: Board) -> None:
    """UTS-MAP-06."""
    upper, lower = sorted(board.rooms_of["orange"], key=lambda room: board.rect(room)[1])[:2]
    assert board.rect(lower)[1] > board.rect(upper)[1]
    assert lower == "orange_2"


def test_two_ice_sections_are_those_of_the_books_example(board: Board) -> None:
    """UTS-MAP-07, -08, -09: X has Doors to red, Cafeteria and pink, Y to the lower orange Room; an Obstacle between."""
    assert {"red", "light_blue", "pink_1"} <= set(board.doors["ice_north"])
    assert "orange_2" in board.doors["ice_east"]
    assert ("ice_north", "ice_east") in [link.between for link in board.links if link.kind == "obstacle"]


@pytest.mark.parametrize("goal", ["red", "light_blue"])
def test_the_way_over_the_obstacle_costs_three_points(board: Board, goal: str) -> None:
    """UTS-MAP-10: Door, Obstacle, Door from the lower orange Room."""
    away = distances(board, "orange_2")
    assert (away["ice_east"], away["ice_north"], away[goal]) == (1, 2, 3)


def test_only_doors_and_obstacles_bound_the_ice(board: Board) -> None:
    """UTS-MAP-11, -12: each stretch between them is one Location; there are ordinary Hallways as well."""
    ice = {place for place, hallway in board.hallways.items() if hallway.kind == "ice"}
    assert ice < set(board.hallways)
    for link in board.links:
        if ice.intersection(link.between):
            assert link.kind == ("obstacle" if ice.issuperset(link.between) else "door")


@pytest.mark.parametrize(
    ("place", "code", "state"),
    [
        ("red", "observe:1", {}),
        ("red", "restart", {"power": False}),
        ("light_blue", "vote", {}),
        ("green", "close", {"portal": "open", "portal_mark": 4}),
    ],
)
def test_special_rooms_do_what_they_do_at_home(place: str, code: str, state: dict[str, Any]) -> None:
    """UTS-MAP-16: Camera, power, Vote, Portal."""
    t = station(at={"Mary": place, "Ben": place}, phase="action", routes={"Mary": place}, **state)
    assert t["Mary"].may(code), t["Mary"].offered


def test_a_station_can_be_saved_and_loaded() -> None:
    """UTS-SETUP-09: with every Item where it lay."""
    carried: dict[str, Items] = {"Mary": ("boots", "rifle")}
    game = station(*EIGHT, carried=carried, lying={"red": ("dagger",)}, relics=2, door_open=True).game
    loaded = CULTISTS.load(game.options, CULTISTS.save(game))
    assert loaded.parts == game.parts
