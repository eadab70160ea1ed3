"""Check a Room: the draw, and when a Room is finished (AC-ACT-CR)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.board import board_for
from gloaming.games.cultists.cards import FAILURE, SABOTAGE, SUCCESS, Card
from tests.comparing import who_can_tell
from tests.scenario import OFF, ON, Table, table

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


# Requirement


@pytest.mark.parametrize(
    ("state", "may_check"),
    [
        pytest.param({}, True, id="explored Room on the Route"),
        pytest.param({"explored": []}, False, id="unexplored"),
        pytest.param({"finished": ["pink_1"]}, False, id="finished"),
        pytest.param({"deck": {"pink_1": ()}}, False, id="empty deck"),
        pytest.param({"deck": {"pink_1": (FAILURE,)}}, True, id="one card"),
        pytest.param({"cultist_tokens": ["pink_1"]}, False, id="Cultist token"),
        pytest.param({"routes": {"Mary": 1}}, False, id="off the Route"),
        pytest.param({"routes": {"Mary": 1}, "role": "cultist"}, True, id="Cultist off the Route"),
        pytest.param({"routes": {"Mary": 1}, "role": "mechanic"}, True, id="Mechanic off the Route"),
        pytest.param({"ghosts": {"Mary": "vote"}}, True, id="Ghost"),
        pytest.param({"ghosts": {"Mary": "vote"}, "routes": {"Mary": 1}}, False, id="Ghost off the Route"),
        pytest.param({"power": OFF}, True, id="in the dark"),
    ],
)
def test_a_room_is_checked_when_it_is_explored_and_unfinished(state: dict[str, Any], may_check: bool) -> None:
    """AC-ACT-CR-01: with a card in its deck and no Cultist token; the Route rule applies; Ghosts may."""
    assert marys_turn(**state)["Mary"].may("search:pink_1") == may_check


# The draw


def test_the_room_deck_is_shuffled_and_one_card_drawn() -> None:
    """AC-ACT-CR-02: any card of the deck may come, not only the top one."""
    drawn = set()
    for seed in range(12):
        t = mary_searches("pink_1", SUCCESS, FAILURE, SABOTAGE, seed=seed)
        assert t.spectator().deck["pink_1"] == 2
        drawn.add(t.news()[0])
    assert drawn == {f"roomcheck:0@pink_1={card}/no" for card in (SUCCESS, FAILURE, SABOTAGE)}


@pytest.mark.parametrize("card", [SUCCESS, FAILURE, SABOTAGE])
def test_the_card_is_drawn_openly(card: Card) -> None:
    """AC-ACT-CR-02: everybody sees its face, wherever they are."""
    t = mary_searches("pink_1", card)
    for person in t.people:
        assert person.saw(f"roomcheck:0@pink_1={card}")


@pytest.mark.parametrize(
    ("place", "rack"),
    [("pink_1", "pink"), ("pink_2", "pink"), ("green", "green"), ("dark_blue_1", "dark_blue_1"), ("dark_blue_2",) * 2],
)
def test_success_puts_a_book_on_the_rack_of_its_colour(place: str, rack: str) -> None:
    """AC-ACT-CR-03: for dark blue it is this very Room's Rack."""
    t = marys_turn(place, SUCCESS, SUCCESS)
    before = t.spectator()
    t["Mary"].searches()
    after = t.spectator()
    assert after.books == {**before.books, place: before.books[place] - 1}
    assert after.shelf == {**before.shelf, rack: 1}
    assert t.happened(f"book:{place}>{rack}")


@pytest.mark.parametrize(("card", "shelf"), [(FAILURE, 0), (FAILURE, 1), (SABOTAGE, 0)])
def test_failure_does_nothing_and_neither_does_sabotage_without_a_book_to_take(card: Card, shelf: int) -> None:
    """AC-ACT-CR-04, -05: no Book moves."""
    t = marys_turn("green", card, card, shelf={"green": shelf}, books={"green": 3 - shelf})
    before = t.spectator()
    t["Mary"].searches()
    assert (t.spectator().books, t.spectator().shelf) == (before.books, before.shelf)
    assert t.news() == [f"roomcheck:0@green={card}/no"]


def test_sabotage_brings_a_book_back_into_the_room() -> None:
    """AC-ACT-CR-05: one Book, from the Rack to the Room that was checked."""
    t = mary_searches("green", SABOTAGE, SABOTAGE, shelf={"green": 2}, books={"green": 1})
    assert (t.spectator().shelf["green"], t.spectator().books["green"]) == (1, 2)
    assert t.happened("bookback:green>green")


@pytest.mark.parametrize("card", [SUCCESS, FAILURE, SABOTAGE])
def test_the_drawn_card_leaves_the_game(card: Card) -> None:
    """AC-ACT-CR-06: in all cases; it lies in no deck, pile or hand any more."""
    t = mary_searches("pink_1", card, card, hands=dict.fromkeys(FIVE, ()), draw_pile=(), unsafe_deck=(SUCCESS,))
    assert t.game.deck["pink_1"] == (card,)
    assert t.game.removed == (card,)
    assert (t.game.draw_pile, t.game.unsafe_deck) == ((), (SUCCESS,))
    assert t.game.hand == [()] * 5


def mary_draws_a_success(place: str, *others: Card, **state: Any) -> Table:
    """Whatever else lies in the deck."""
    t = marys_turn(place, SUCCESS, *others, **state)
    t.force(f"roomcheck:0@{place}=success/*", t["Mary"].searches)
    return t


def test_the_other_cards_stay_unseen() -> None:
    """AC-ACT-CR-07: what else lies in the deck makes no difference to any view, Mary's own included."""
    one, other = [mary_draws_a_success("pink_1", rest) for rest in (FAILURE, SABOTAGE)]
    assert who_can_tell(one, other) == set()


def failure_from(culprit: str) -> Table:
    """A Failure has been drawn in the Infirmary, where Mary and Ben have laid a card each."""
    innocent = "Ben" if culprit == "Mary" else "Mary"
    t = marys_turn(
        "pink_1",
        role="cultist",
        roles={"Ben": "firestarter"},
        at=dict.fromkeys(("Ben", "Uli"), "pink_1"),
        routes={"Ben": "pink", "Uli": "pink"},
        deck={"pink_1": ()},
    )
    cards = {culprit: FAILURE, innocent: SUCCESS}
    t["Mary"].fills(cards["Mary"])
    t["Ben"].fills(cards["Ben"])
    t.force("roomcheck:2@pink_1=failure/*", t["Uli"].searches)
    return t


def test_nothing_tells_who_played_a_card() -> None:
    """AC-ACT-CR-14: whether the Failure was Mary's or Ben's, it looks the same to Uli who drew it and to all others."""
    one, other = failure_from("Mary"), failure_from("Ben")
    assert who_can_tell(one, other) == {"Mary", "Ben"}


# Finished Rooms


def test_with_its_last_book_a_room_is_finished() -> None:
    """AC-ACT-CR-08: it can no longer be filled or checked, and its cards leave the game."""
    t = mary_searches(
        "green",
        SUCCESS,
        SUCCESS,
        SUCCESS,
        at={"Ben": "green"},
        routes={"Mary": 1, "Ben": 2},
        books={"green": 1},
        shelf={"green": 2},
    )
    assert t.spectator().finished["green"]
    assert t.spectator().deck["green"] == 0
    assert t.game.removed == (SUCCESS, SUCCESS, SUCCESS)
    assert t.happened("finished:green")
    assert t["Ben"].offered == ["check:0", "pass"]


def test_a_room_with_a_book_left_is_not_finished() -> None:
    """AC-ACT-CR-08: only the last one finishes it."""
    t = mary_searches("green", SUCCESS, SUCCESS, at={"Ben": "green"}, routes={"Mary": 1, "Ben": 2}, books={"green": 2})
    assert not t.spectator().finished["green"]
    assert (t["Ben"].may("search:green"), t["Ben"].may("fill:green/*")) == (True, True)


def test_the_remaining_cards_of_a_finished_room_leave_unseen() -> None:
    """AC-ACT-CR-08: nobody learns what they were."""
    one, other = [mary_draws_a_success("green", rest, books={"green": 1}) for rest in (FAILURE, SABOTAGE)]
    assert one.spectator().finished["green"]
    assert who_can_tell(one, other) == set()


@pytest.mark.parametrize(
    ("place", "code", "power"),
    [("light_blue", "vote", ON), ("red", "watch:pink_1", ON), ("red", "observe:1", ON), ("red", "restart", OFF)],
)
def test_a_finished_room_still_allows_its_other_actions(place: str, code: str, power: bool) -> None:
    """AC-ACT-CR-09: Vote, Camera and power supply."""
    t = marys_turn(place, finished=[place], books={place: 0}, explored=[place, "pink_1"], power=power)
    assert t["Mary"].may(code)
    assert not t["Mary"].may("fill:*")
    assert not t["Mary"].may("search:*")


def test_the_portal_is_closed_in_a_finished_room_too() -> None:
    """AC-ACT-CR-09: the fourth of the other actions."""
    t = marys_turn("green", finished=["green"], books={"green": 0}, portal="open", at={"Ben": "green"})
    assert t["Mary"].offered == ["check:1", "close", "pass"]


def test_a_finished_room_is_entered_like_any_other() -> None:
    """AC-ACT-CR-09: Movement does not ask for Books."""
    t = table(*FIVE, knife="Mary", at={"Mary": "central"}, finished=["green"], books={"green": 0}, deck={"green": ()})
    t["Mary"].goes("green")
    assert t["Mary"].place == "green"
