"""The card of the Draw pile that every State check brings (AC-ACT-CS-12 to AC-ACT-CS-16)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from gloaming.games.cultists.cards import ALIVE, DEAD, FAILURE, SABOTAGE, SUCCESS, Card
from tests.comparing import who_can_tell
from tests.scenario import Table, table

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")


def mary_and_ben(
    place: str = "pink_1",
    pulse: tuple[Card, ...] = (ALIVE,),
    *,
    role: str = "investigator",
    at: Mapping[str, str] | None = None,
    **state: Any,
) -> Table:
    """Mary, first to act, with Ben in one place; the Draw pile has Sabotage on top."""
    roles = {"Mary": role} if role == "cultist" else {"Mary": role, "Tom": "cultist"}
    state.setdefault("draw_pile", (FAILURE, SABOTAGE))
    at = {"Mary": place, "Ben": place, **(at or {})}
    return table(*FIVE, phase="action", knife="Mary", roles=roles, at=at, pulse={"Ben": pulse}, **state)


def check_and_put_back(t: Table) -> None:
    t["Mary"].checks("Ben")
    t["Mary"].puts_back()


# Where it goes


@pytest.mark.parametrize(
    ("role", "pulse", "reveals"),
    [
        pytest.param("investigator", (ALIVE,), False, id="alive"),
        pytest.param("investigator", (DEAD,), True, id="revealed"),
        pytest.param("cultist", (DEAD,), True, id="revealed by a Cultist"),
        pytest.param("cultist", (DEAD,), False, id="concealed"),
    ],
)
def test_the_top_card_of_the_draw_pile_goes_onto_the_targets_room_deck(
    role: str, pulse: tuple[Card, ...], reveals: bool
) -> None:
    """AC-ACT-CS-12: in every case, whatever was found or said."""
    t = mary_and_ben(pulse=pulse, role=role, deck={"pink_1": (SUCCESS,)})
    t["Mary"].checks("Ben")
    if reveals:
        t["Mary"].shows_death()
        t.all_abstain()
        t["Mary"].keeps_ballot()
    else:
        t["Mary"].puts_back()
    assert t.game.deck["pink_1"] == (SUCCESS, SABOTAGE)
    assert t.game.draw_pile == (FAILURE,)


def test_nobody_sees_the_card_not_even_the_checker() -> None:
    """AC-ACT-CS-12: all see that a card was laid, and on which deck; its face is hidden."""
    red, blue = mary_and_ben(draw_pile=(SUCCESS, SABOTAGE)), mary_and_ben(draw_pile=(SUCCESS, SUCCESS))
    for t in (red, blue):
        check_and_put_back(t)
        assert t["Mary"].saw("placed:pink_1")
    assert who_can_tell(red, blue) == set()
    assert red["Mary"].sees.draw_pile == 1


def test_for_a_target_in_a_hallway_it_goes_into_the_unsafe_passage_deck() -> None:
    """AC-ACT-CS-12: no Room deck grows."""
    t = mary_and_ben("central", unsafe_deck=(SUCCESS, FAILURE))
    before = dict(t.spectator().deck)
    check_and_put_back(t)
    assert t.spectator().unsafe_deck == 3
    assert sorted(t.game.unsafe_deck) == [FAILURE, SABOTAGE, SUCCESS]
    assert t.spectator().deck == before


def test_a_card_laid_onto_the_unsafe_passage_deck_is_shuffled_in() -> None:
    """AC-ACT-CS-15: the next draw may bring it, or any other card of that deck."""
    drawn = set()
    for seed in range(12):
        t = mary_and_ben(
            "central",
            at={"Uli": "green"},
            routes={"Uli": "green"},
            unsafe_deck=(SUCCESS, FAILURE),
            deck={"green": (SUCCESS, SUCCESS)},
            room_token={"green": True},
            seed=seed,
        )
        check_and_put_back(t)
        t["Ben"].passes()
        t["Uli"].fills(SUCCESS)
        drawn |= {event for event in t.news() if event.startswith("passage:")}
    assert drawn == {"passage:success", "passage:failure", "passage:sabotage"}


@pytest.mark.parametrize("token", [False, True])
def test_a_cultist_token_in_the_targets_room_does_not_keep_the_card_away(token: bool) -> None:
    """RQ-14: placing it isn't a Room action."""
    t = mary_and_ben(deck={"pink_1": (SUCCESS,)}, cultist_tokens=["pink_1"] if token else [])
    check_and_put_back(t)
    assert t.game.deck["pink_1"] == (SUCCESS, SABOTAGE)


# When


def murder_vote(**options: Any) -> Table:
    """Mary has shown that Ben is dead."""
    t = mary_and_ben(pulse=(DEAD,), deck={"pink_1": (SUCCESS,)}, options=options)
    t["Mary"].checks("Ben")
    t["Mary"].shows_death()
    return t


def test_the_card_is_placed_after_the_whole_check_including_the_vote() -> None:
    """AC-ACT-CS-13, RQ-13: during the Vote, and while the First Player reconsiders, the deck is as it was."""
    t = murder_vote()
    assert t.question == "HoldVote"
    assert t.spectator().deck["pink_1"] == 1
    t.all_abstain()
    assert t.question == "ReconsiderBallot"
    assert t.spectator().deck["pink_1"] == 1
    t["Mary"].keeps_ballot()
    assert t.spectator().deck["pink_1"] == 2
    assert t.asks() == {"Ben"}


def test_no_card_is_placed_when_the_vote_ends_the_game() -> None:
    """AC-ACT-CS-13: the Vote comes first, and nothing comes after the end."""
    t = murder_vote()
    t.vote(Mary="Tom", Ben="Tom", Uli="Tom")
    t["Mary"].keeps_ballot()
    assert t.winner == "investigators"
    assert t.spectator().deck["pink_1"] == 1


def test_a_table_may_place_the_card_before_the_vote() -> None:
    """RQ-13: with `check_card_timing` before_vote the card lies there when the Vote begins, and only one comes."""
    t = murder_vote(check_card_timing="before_vote")
    assert t.question == "HoldVote"
    assert t.spectator().deck["pink_1"] == 2
    t.all_abstain()
    t["Mary"].keeps_ballot()
    assert t.spectator().deck["pink_1"] == 2


@pytest.mark.parametrize(("timing", "explored"), [("after_vote", False), ("before_vote", True)])
def test_the_timing_decides_whether_the_room_is_explored_before_the_vote(timing: str, explored: bool) -> None:
    """RQ-13: this is what the order is about."""
    state: dict[str, Any] = {"deck": {"pink_1": (SUCCESS, SUCCESS)}, "room_token": {"pink_1": False}}
    t = mary_and_ben(pulse=(DEAD,), options={"check_card_timing": timing}, **state)
    t["Mary"].checks("Ben")
    t["Mary"].shows_death()
    assert t.question == "HoldVote"
    assert t.spectator().explored["pink_1"] == explored


# Exploring


@pytest.mark.parametrize(("lying", "explored"), [(1, False), (2, True)])
def test_with_the_third_card_the_room_is_explored(lying: int, explored: bool) -> None:
    """AC-ACT-CS-14: as if the Room had been filled."""
    t = mary_and_ben(deck={"pink_1": (SUCCESS,) * lying}, room_token={"pink_1": False})
    check_and_put_back(t)
    assert t.spectator().explored["pink_1"] == explored
    assert t.happened("explored:pink_1=no") == explored


def test_the_token_of_a_room_explored_by_a_check_is_resolved() -> None:
    """AC-ACT-CS-14: the Unsafe Passage icon brings the Unsafe Passage deck into play at once."""
    t = mary_and_ben(
        deck={"pink_1": (SUCCESS, SUCCESS)}, room_token={"pink_1": True}, unsafe_deck=(SABOTAGE,), fishman=None
    )
    check_and_put_back(t)
    assert t.news()[-4:] == ["placed:pink_1", "explored:pink_1=yes", "passage:sabotage", "fishman:north_east"]


@pytest.mark.parametrize("token", [False, True])
def test_exploring_by_a_check_asks_for_neither_route_nor_a_free_room(token: bool) -> None:
    """RQ-16: it is a consequence, not a Room action."""
    t = mary_and_ben(
        deck={"pink_1": (SUCCESS, SUCCESS)},
        room_token={"pink_1": False},
        cultist_tokens=["pink_1"] if token else [],
        routes={"Mary": 3, "Ben": 1},
    )
    assert not t["Mary"].may("fill:*")
    check_and_put_back(t)
    assert t.spectator().explored["pink_1"]


# No card


def test_an_empty_draw_pile_gives_no_card() -> None:
    """AC-ACT-CS-16, RQ-12: the check itself is unaffected, and nothing is reshuffled."""
    t = mary_and_ben(pulse=(ALIVE, ALIVE), draw_pile=(), removed=(FAILURE, FAILURE))
    before = dict(t.spectator().deck)
    check_and_put_back(t)
    assert t["Mary"].saw("pulse:0>1=alive,alive")
    assert t.spectator().deck == before
    assert t.spectator().draw_pile == 0
    assert t.asks() == {"Ben"}


def test_a_table_may_reshuffle_the_cards_that_have_left_the_game() -> None:
    """RQ-12: with `empty_draw_pile` reshuffle_removed they make a new Draw pile when a card is wanted."""
    t = mary_and_ben(draw_pile=(), removed=(FAILURE, FAILURE), options={"empty_draw_pile": "reshuffle_removed"})
    check_and_put_back(t)
    assert t.top("pink_1") == FAILURE
    assert t.spectator().deck["pink_1"] == 2
    assert t.spectator().draw_pile == 1
    assert t.game.removed == ()


def test_without_any_card_out_of_the_game_there_is_nothing_to_reshuffle() -> None:
    """RQ-12: then no card is placed."""
    t = mary_and_ben(draw_pile=(), options={"empty_draw_pile": "reshuffle_removed"})
    check_and_put_back(t)
    assert t.spectator().deck["pink_1"] == 1


def test_no_card_goes_to_a_finished_room() -> None:
    """AC-ACT-CS-16, RQ-14: it has no deck any more; the Draw pile stays whole, and a death is revealed as ever."""
    t = mary_and_ben(pulse=(DEAD,), finished=["pink_1"], deck={"pink_1": ()}, books={"pink_1": 0})
    t["Mary"].checks("Ben")
    t["Mary"].shows_death()
    t.all_abstain()
    t["Mary"].keeps_ballot()
    assert t["Ben"].is_ghost
    assert t.spectator().deck["pink_1"] == 0
    assert t.spectator().draw_pile == 2


def test_a_table_may_discard_the_card_for_a_finished_room_unseen() -> None:
    """RQ-14: with `check_card_finished_room` discard_unseen the Draw pile shrinks, and nobody sees by which card."""
    options = {"check_card_finished_room": "discard_unseen"}
    t = mary_and_ben(finished=["pink_1"], deck={"pink_1": ()}, books={"pink_1": 0}, options=options)
    check_and_put_back(t)
    assert t.spectator().deck["pink_1"] == 0
    assert t.spectator().draw_pile == 1
    assert t.game.removed == (SABOTAGE,)
    assert t.news()[-1] == "discarded"


def test_a_first_game_has_no_deck_for_a_target_in_a_hallway() -> None:
    """AC-ACT-CS-16, RQ-14: without an Unsafe Passage deck no card is placed and the Draw pile is untouched."""
    t = mary_and_ben("central", options={"level": "first"})
    before = dict(t.spectator().deck)
    check_and_put_back(t)
    assert t["Mary"].saw("pulse:0>1=alive")
    assert t.spectator().deck == before
    assert (t.spectator().draw_pile, t.spectator().unsafe_deck) == (2, 0)
