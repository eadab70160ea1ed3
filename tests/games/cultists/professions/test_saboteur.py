"""The Saboteur (MOC-PROF-37 to -39; MOC-RQ-36)."""

from __future__ import annotations

from typing import Any

from gloaming.games.cultists.cards import FAILURE, SABOTAGE, SUCCESS, Cards
from gloaming.games.cultists.expansions.professions.tokens.saboteur import SwapDeck
from tests.games.cultists.professions.holders import (
    EIGHT,
    before_the_fight,
    is_done,
    kept,
    seen_by,
    swaps,
    with_profession,
)
from tests.scenario import Table

LONG: Cards = (SUCCESS, FAILURE, FAILURE, SABOTAGE)


def saboteur(*names: str, **state: Any) -> Table:
    """It is Mary's turn, and she is the Saboteur. Pink 1 is explored and has four cards, every other Room has one."""
    state.setdefault("explored", ["pink_1"])
    decks = {"pink_1": LONG, "pink_2": (SUCCESS,), **state.pop("deck", {})}
    return with_profession("saboteur", *names, deck=decks, **state)


def rooms(t: Table, word: str) -> set[str]:
    return {code.partition(":")[2] for code in t["Mary"].offered if code.startswith(f"{word}:")}


def test_two_room_decks_change_places() -> None:
    """MOC-PROF-37, MOC-RQ-36: as they lie; all see which Rooms, and the action of the round remains."""
    t = saboteur(explored=["pink_1", "pink_2"])
    swaps(t["Mary"], "pink_1", "pink_2")
    assert t.game.deck["pink_2"] == LONG
    assert t.game.deck["pink_1"] == (SUCCESS,)
    assert all(person.saw("decksswapped:0/pink_1>pink_2") for person in t.people)
    assert t.question == "Act"
    assert t["Mary"].may("pass")


def test_nobody_looks_at_the_cards() -> None:
    """MOC-PROF-38: Mary's own news tells of Rooms and nothing else."""
    t = saboteur(explored=["pink_1", "pink_2"])
    before = len(t["Mary"].sees.journal)
    swaps(t["Mary"], "pink_1", "pink_2")
    assert [str(event) for event in t["Mary"].sees.journal[before:]] == ["decksswapped:0/pink_1>pink_2"]


def test_both_decks_have_a_card() -> None:
    """MOC-PROF-39, MOC-RQ-36: a Room without cards cannot be chosen, finished or not."""
    t = saboteur(explored=["pink_1", "orange_1"], finished=["red"], deck={"orange_1": (), "red": ()})
    all_rooms = set(t.game.board.rooms)
    assert rooms(t, "swap") == all_rooms - {"orange_1", "red"}
    t["Mary"].answers(SwapDeck("pink_1"))
    assert rooms(t, "swapwith") == all_rooms - {"orange_1", "red", "pink_1"}


def test_with_one_deck_left_there_is_nothing_to_swap() -> None:
    """MOC-PROF-39."""
    t = saboteur()
    for room in t.game.board.rooms:
        if room != "pink_1":
            t.game.deck[room] = ()
    t.begin("action")
    assert rooms(t, "swap") == set()


def test_an_unexplored_room_with_three_cards_is_explored() -> None:
    """MOC-RQ-36: with its Unsafe Passage effect."""
    t = saboteur(room_token={"pink_2": True}, unsafe_deck=(FAILURE,), fishman="central", lurking=("orange_1",))
    swaps(t["Mary"], "pink_1", "pink_2")
    assert t.game.explored["pink_2"]
    assert t.happened("explored:pink_2=yes")
    assert t.happened("passage:failure")
    assert t.game.cultist_tokens == ("orange_1",)


def test_an_explored_room_stays_explored() -> None:
    """MOC-RQ-36: with any number of cards."""
    t = saboteur()
    swaps(t["Mary"], "pink_1", "pink_2")
    assert len(t.game.deck["pink_1"]) == 1
    assert t.game.explored["pink_1"]


def test_two_cards_explore_nothing() -> None:
    """MOC-RQ-36: the number of cards lying there decides."""
    t = saboteur(deck={"pink_1": (SUCCESS, FAILURE)})
    swaps(t["Mary"], "pink_1", "pink_2")
    assert not t.game.explored["pink_2"]


def test_if_both_are_explored_the_saboteur_sets_the_order() -> None:
    """MOC-RQ-36: the Room named first comes first."""
    for one, other in (("pink_1", "pink_2"), ("pink_2", "pink_1")):
        t = saboteur(explored=[], deck={"pink_2": LONG})
        swaps(t["Mary"], one, other)
        explored = [code for code in t.news() if code.startswith("explored:")]
        assert [code.partition(":")[2].partition("=")[0] for code in explored] == [one, other]


def test_the_table_may_let_a_swap_explore_nothing() -> None:
    """MOC-RQ-36: `swap_explores` = false."""
    t = saboteur(options={"swap_explores": False})
    swaps(t["Mary"], "pink_1", "pink_2")
    assert t.game.deck["pink_2"] == LONG
    assert not t.game.explored["pink_2"]


def test_only_the_decks_move() -> None:
    """MOC-RQ-36: Room tokens, Books and Cultist tokens stay; a Room with a Cultist token may be chosen."""
    t = saboteur(cultist_tokens=("pink_1",), explored=["pink_1", "pink_2"], books={"pink_1": 1})
    tokens, books = dict(t.game.room_token), dict(t.game.books)
    swaps(t["Mary"], "pink_1", "pink_2")
    assert t.game.cultist_tokens == ("pink_1",)
    assert t.game.room_token == tokens
    assert t.game.books == books


def test_it_works_once_a_game() -> None:
    """MOC-PROF-37."""
    t = saboteur()
    swaps(t["Mary"], "pink_1", "pink_2")
    assert seen_by(t["Leo"]).used
    assert rooms(t, "swap") == set()
    t["Mary"].passes()
    assert t.asks() == {"Ben"}
    t.begin("action")
    assert rooms(t, "swap") == set()


def test_it_is_free_before_or_after_the_action() -> None:
    """MOC-PROF-37: Mary passes and is asked once more; she may also leave it."""
    t = saboteur()
    t["Mary"].passes()
    assert t.question == "Linger"
    is_done(t["Mary"])
    assert not kept(t).used
    assert t.asks() == {"Ben"}


def test_on_the_very_turn_on_which_it_was_won() -> None:
    """MOC-PROF-16, -37."""
    t = before_the_fight("saboteur", at={"Ben": "orange_1"})
    t["Mary"].fights()
    swaps(t["Mary"], "red", "green")
    assert t.happened("decksswapped:0/red>green")


def test_the_ghost_of_a_saboteur_swaps_nothing() -> None:
    """MOC-PROF-18: only the living have a Profession."""
    t = saboteur(at={"Eva": "light_blue"}, knife="Eva", routes={"Eva": "light_blue"})
    t["Eva"].calls_vote()
    t.vote(Ben="Mary", Uli="Mary", Eva="Mary", Tom="Mary", Ann="Mary")
    t.begin("action")
    t["Eva"].passes()
    for name in ("Tom", "Ann", "Leo"):
        t[name].passes()
    assert t.asks() == {"Mary"}
    assert rooms(t, "swap") == set()


def test_in_the_mine() -> None:
    """MOC-PROF-01, -37: with 8 seats."""
    t = with_profession("saboteur", *EIGHT, options={"board": "mine"})
    one, other = t.game.deck["red"], t.game.deck["green"]
    swaps(t["Mary"], "red", "green")
    assert (t.game.deck["red"], t.game.deck["green"]) == (other, one)
