"""Racks and points, and what Sabotage does to them (AC-ACT-CR)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.board import board_for
from gloaming.games.cultists.cards import SABOTAGE, SUCCESS, Card
from tests.scenario import Table, table

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")
COLOUR = board_for(5).colour


def marys_turn(place: str = "pink_1", *deck: Card, role: str = "investigator", **state: Any) -> Table:
    """Mary stands in an explored Room of her Route, whose deck has these cards, and is the first to act."""
    roles = {"Mary": role, **({} if role == "cultist" else {"Tom": "cultist"}), **state.pop("roles", {})}
    state.setdefault("routes", {"Mary": COLOUR[place]})
    state.setdefault("explored", [place])
    at = {"Mary": place, **state.pop("at", {})}
    decks = {place: deck or (SUCCESS, SUCCESS, SUCCESS), **state.pop("deck", {})}
    return table(*FIVE, phase="action", knife="Mary", roles=roles, at=at, deck=decks, **state)


def mary_searches(place: str = "pink_1", *deck: Card, **state: Any) -> Table:
    t = marys_turn(place, *deck, **state)
    t["Mary"].searches()
    return t


def one_book_short(rack: str, place: str) -> dict[str, Any]:
    """All Rooms of the Rack are finished but this one, which has its last Book; there is 1 point from elsewhere."""
    board = board_for(5)
    sisters = [room for room in board.rooms_of_rack[rack] if room != place]
    return {
        "books": {**dict.fromkeys(sisters, 0), place: 1},
        "finished": sisters,
        "shelf": {rack: board.racks[rack].books - 1},
        "points": 1,
    }


# Racks and points


@pytest.mark.parametrize(
    ("rack", "place", "points"),
    [
        ("dark_blue_1", "dark_blue_1", 2),
        ("dark_blue_2", "dark_blue_2", 2),
        ("red", "red", 3),
        ("light_blue", "light_blue", 3),
        ("green", "green", 3),
        ("orange", "orange_1", 4),
        ("orange", "orange_2", 4),
        ("pink", "pink_1", 4),
        ("pink", "pink_2", 4),
    ],
)
def test_a_full_rack_scores_its_printed_points_at_once(rack: str, place: str, points: int) -> None:
    """AC-ACT-CR-10: with the last space, and with none before it."""
    t = marys_turn(place, SUCCESS, SUCCESS, SUCCESS, **one_book_short(rack, place))
    assert t.spectator().points == 1
    t["Mary"].searches()
    assert t.spectator().points == 1 + points
    assert t.news()[-1] == f"scored:{rack}={points}"
    assert t.asks() == {"Ben"}


def test_a_rack_that_is_not_full_scores_nothing() -> None:
    """AC-ACT-CR-10: three of four Books are worth nothing yet."""
    t = mary_searches("pink_1", SUCCESS, shelf={"pink": 2}, books={"pink_2": 0}, finished=["pink_2"])
    assert t.spectator().shelf["pink"] == 3
    assert t.spectator().points == 0


@pytest.mark.parametrize("seats", [5, 7, 8])
def test_orange_and_pink_rooms_share_a_rack_and_each_dark_blue_room_has_its_own(seats: int) -> None:
    """AC-ACT-CR-11: on each of the boards."""
    board = board_for(seats)
    for colour in ("orange", "pink"):
        assert len(board.rooms_of[colour]) > 1
        assert board.rooms_of_rack[colour] == board.rooms_of[colour]
    for room in board.rooms_of["dark_blue"]:
        assert board.rooms_of_rack[room] == (room,)


def test_two_orange_rooms_fill_one_rack_and_two_dark_blue_rooms_two() -> None:
    """AC-ACT-CR-11: four Successes, one in each of these Rooms."""
    places = ("orange_1", "orange_2", "dark_blue_1", "dark_blue_2")
    names = ("Mary", "Ben", "Uli", "Eva")
    t = marys_turn(
        "orange_1",
        at=dict(zip(names, places, strict=True)),
        routes={"Mary": 1, "Ben": 3, "Uli": 7, "Eva": 10},
        deck=dict.fromkeys(places, (SUCCESS,)),
        explored=places,
    )
    for name in names:
        t[name].searches()
    shelf = t.spectator().shelf
    assert (shelf["orange"], shelf["dark_blue_1"], shelf["dark_blue_2"]) == (2, 1, 1)


def test_worked_case_of_the_orange_rack() -> None:
    """AC-ACT-CR-12: 3 of 4 Books; a Success in the unfinished orange Room places the fourth, scores 4 VP, clears it."""
    t = mary_searches(
        "orange_2",
        SUCCESS,
        SUCCESS,
        SUCCESS,
        shelf={"orange": 3},
        books={"orange_1": 0, "orange_2": 1},
        finished=["orange_1"],
    )
    seen = t.spectator()
    assert (seen.shelf["orange"], seen.points) == (4, 4)
    assert (seen.finished["orange_2"], seen.deck["orange_2"], seen.books["orange_2"]) == (True, 0, 0)
    assert t.news() == [
        "roomcheck:0@orange_2=success/no",
        "book:orange_2>orange",
        "finished:orange_2",
        "scored:orange=4",
    ]


@pytest.mark.parametrize(("points", "ends"), [(5, False), (6, True), (7, True)])
def test_when_the_points_reach_the_target_the_game_ends_at_once(points: int, ends: bool) -> None:
    """AC-ACT-CR-13: with 10 needed and 4 more scored; nobody acts any more."""
    t = mary_searches("orange_2", **{**one_book_short("orange", "orange_2"), "points": points}, target=10)
    assert t.spectator().points == points + 4
    assert t.winner == ("investigators" if ends else None)
    assert t.asks() == (set() if ends else {"Ben"})


# Sabotage


def test_sabotage_takes_any_book_of_the_colour() -> None:
    """RQ-28: it comes from the common Rack into the checked Room, which may then hold more Books than spaces."""
    t = mary_searches("pink_1", SABOTAGE, shelf={"pink": 2}, books={"pink_2": 0}, finished=["pink_2"])
    assert t.spectator().books["pink_1"] == 3
    assert t.spectator().shelf["pink"] == 1


def test_a_finished_sister_room_stays_finished() -> None:
    """RQ-28: its Book went to another Room; it cannot be filled or checked again."""
    sabotaged = {"shelf": {"pink": 2}, "books": {"pink_2": 0}, "finished": ["pink_2"], "explored": ["pink_1", "pink_2"]}
    t = mary_searches("pink_1", SABOTAGE, at={"Ben": "pink_2"}, routes={"Mary": 4, "Ben": 5}, **sabotaged)
    assert t.spectator().finished["pink_2"]
    assert t.spectator().books["pink_2"] == 0
    assert t["Ben"].offered == ["pass"]


def test_in_a_dark_blue_room_sabotage_touches_the_rooms_own_rack_only() -> None:
    """RQ-28: the Books of another dark blue Room are safe."""
    t = mary_searches("dark_blue_1", SABOTAGE, shelf={"dark_blue_2": 1}, books={"dark_blue_2": 1})
    assert t.spectator().shelf["dark_blue_2"] == 1
    assert t.spectator().books["dark_blue_1"] == 2


@pytest.mark.parametrize(("own", "returned"), [(0, 0), (1, 1)])
def test_a_table_may_have_sabotage_take_own_books_only(own: int, returned: int) -> None:
    """RQ-28: with `sabotage_return` only_own_books nothing comes back from a sister Room."""
    t = mary_searches(
        "pink_1",
        SABOTAGE,
        shelf={"pink": 2 + own},
        books={"pink_1": 2 - own, "pink_2": 0},
        finished=["pink_2"],
        options={"sabotage_return": "only_own_books"},
    )
    assert t.spectator().shelf["pink"] == 2 + own - returned
    assert t.spectator().books["pink_1"] == 2 - own + returned


def test_a_scored_rack_cannot_be_undone() -> None:
    """RQ-29: it is full only when its Rooms are finished, and these are out of reach even for a Cultist's Camera."""
    places = ("orange_1", "orange_2")
    short = {**one_book_short("orange", "orange_2"), "explored": [*places, "green"]}
    t = mary_searches(
        "orange_2",
        at={"Ben": "orange_1", "Uli": "orange_2", "Tom": "red"},
        routes={"Mary": 1, "Ben": 3, "Uli": 5},
        **short,
    )
    assert t.happened("scored:orange=4")
    for name in ("Ben", "Uli"):
        assert not t[name].may("search:*")
        t[name].passes()
    t["Eva"].passes()
    assert t["Tom"].may("watch:green")
    assert not t["Tom"].may("watch:orange")


def test_a_rack_with_a_book_brought_back_waits_for_the_room_that_has_it() -> None:
    """RQ-29: also with three Books in one pink Room the Rack is full only when that Room is finished."""
    t = marys_turn(
        "pink_1",
        at=dict.fromkeys(("Ben", "Uli"), "pink_1"),
        routes={"Mary": 4, "Ben": 5, "Uli": 6},
        shelf={"pink": 1},
        books={"pink_1": 3, "pink_2": 0},
        finished=["pink_2"],
    )
    for name in ("Mary", "Ben"):
        t[name].searches()
        assert (t.spectator().points, t.spectator().finished["pink_1"]) == (0, False)
    t["Uli"].searches()
    assert (t.spectator().points, t.spectator().finished["pink_1"]) == (4, True)
