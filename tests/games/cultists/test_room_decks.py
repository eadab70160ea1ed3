"""Fill the Room deck (AC-ACT-FR); what Check a Room brings is in test_check_room."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.cards import ALIVE, FAILURE, SABOTAGE, SUCCESS, Card
from tests.comparing import who_can_tell
from tests.scenario import Table, table

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")


def marys_turn(place: str = "pink_1", *, role: str = "investigator", **state: Any) -> Table:
    """Mary, with pink on her Route, is the first to act."""
    roles = {"Mary": role} if role == "cultist" else {"Mary": role, "Tom": "cultist"}
    state.setdefault("routes", {"Mary": "pink"})
    return table(*FIVE, phase="action", knife="Mary", roles=roles, at={"Mary": place, **state.pop("at", {})}, **state)


# Requirement


@pytest.mark.parametrize(
    ("state", "may_fill"),
    [
        pytest.param({}, True, id="unfinished Room on the Route"),
        pytest.param({"explored": ["pink_1"]}, True, id="explored Room"),
        pytest.param({"finished": ["pink_1"]}, False, id="finished Room"),
        pytest.param({"cultist_tokens": ["pink_1"]}, False, id="Cultist token"),
        pytest.param({"routes": {"Mary": 2}}, True, id="pink next to green on the line"),
        pytest.param({"routes": {"Mary": 1}}, False, id="off the Route"),
        pytest.param({"routes": {"Mary": 1}, "role": "cultist"}, True, id="Cultist off the Route"),
        pytest.param({"routes": {"Mary": 1}, "role": "mechanic"}, True, id="Mechanic off the Route"),
        pytest.param({"ghosts": {"Mary": "vote"}}, True, id="Ghost"),
        pytest.param({"ghosts": {"Mary": "vote"}, "routes": {"Mary": 1}}, False, id="Ghost off the Route"),
        pytest.param({"ghosts": {"Mary": "vote"}, "cultist_tokens": ["pink_1"]}, False, id="Ghost and Cultist token"),
        pytest.param({"power": False}, True, id="in the dark"),
    ],
)
def test_a_room_deck_is_filled_in_an_unfinished_room_on_the_route(state: dict[str, Any], may_fill: bool) -> None:
    """AC-ACT-FR-01: no Cultist token, the Route rule, and Ghosts may."""
    assert marys_turn(**state)["Mary"].may("fill:pink_1/*") == may_fill


@pytest.mark.parametrize("card", [SUCCESS, FAILURE, SABOTAGE])
def test_the_actor_lays_a_card_of_own_choice_face_down_on_top(card: Card) -> None:
    """AC-ACT-FR-02: from hand; all see that the deck has grown, the actor alone knows by what."""
    t = marys_turn(role="cultist", deck={"pink_1": (SUCCESS,)})
    before = t["Mary"].hand.count(card)
    t["Mary"].fills(card)
    assert t.game.deck["pink_1"] == (SUCCESS, card)
    assert t["Mary"].hand.count(card) == before - 1
    assert t["Mary"].saw(f"filled:0@pink_1/{card}")
    assert t["Ben"].saw("filled:0@pink_1/-")
    assert (t["Ben"].sees.deck["pink_1"], t["Ben"].sees.room_cards[0]) == (2, 7)


def test_without_room_cards_in_hand_no_deck_is_filled() -> None:
    """AC-ACT-FR-03: Encounter cards do not go there."""
    assert marys_turn(hands={"Mary": (ALIVE, ALIVE)})["Mary"].offered == ["pass"]


def test_a_room_deck_has_no_upper_limit() -> None:
    """AC-ACT-FR-04: onto twenty cards goes one more."""
    t = marys_turn(deck={"pink_1": (FAILURE,) * 20}, explored=["pink_1"])
    t["Mary"].fills(SUCCESS)
    assert t.spectator().deck["pink_1"] == 21


# Exploring


@pytest.mark.parametrize(("lying", "explored"), [(0, False), (1, False), (2, True)])
def test_with_three_cards_for_the_first_time_the_room_is_explored(lying: int, explored: bool) -> None:
    """AC-ACT-FR-05, RQ-15: the deck goes from 2 to 3, the start card counted, and the token is flipped for all."""
    t = marys_turn(deck={"pink_1": (SUCCESS,) * lying}, room_token={"pink_1": False})
    t["Mary"].fills(SUCCESS)
    assert t.happened("explored:pink_1=no") == explored
    assert t["Ben"].sees.explored["pink_1"] == explored
    assert ("pink_1" in t["Ben"].sees.unsafe_icon) == explored


def test_an_explored_room_stays_explored() -> None:
    """AC-ACT-FR-05, RQ-15: falling below three cards does nothing, and rising to three again does nothing."""
    t = marys_turn(
        at={"Ben": "pink_1", "Uli": "pink_1"},
        routes={"Mary": 4, "Ben": 5, "Uli": 6},
        deck={"pink_1": (SUCCESS, SUCCESS)},
        room_token={"pink_1": True},
        unsafe_deck=(SUCCESS,),
    )
    t["Mary"].fills(SUCCESS)
    assert t.spectator().explored["pink_1"]
    t["Ben"].searches()
    assert (t.spectator().deck["pink_1"], t.spectator().explored["pink_1"]) == (2, True)
    t.news()
    t["Uli"].fills(SUCCESS)
    assert (t.spectator().deck["pink_1"], t.spectator().explored["pink_1"]) == (3, True)
    assert t.news() == ["filled:2@pink_1/success"]


def test_an_unexplored_room_keeps_its_token_covered() -> None:
    """AC-ACT-FR-05: until it is flipped nobody knows what it bears."""
    assert who_can_tell(*[marys_turn(room_token={"pink_1": icon}) for icon in (True, False)]) == set()


@pytest.mark.parametrize(("icon", "drawn"), [(True, True), (False, False)])
def test_the_unsafe_passage_icon_is_resolved_at_once(icon: bool, drawn: bool) -> None:
    """AC-ACT-FR-06: a card of the Unsafe Passage deck, before the next one acts; without the icon, none."""
    t = marys_turn(deck={"pink_1": (SUCCESS, SUCCESS)}, room_token={"pink_1": icon}, unsafe_deck=(SABOTAGE,))
    t["Mary"].fills(SUCCESS)
    assert t.happened("passage:sabotage") == drawn
    assert t.spectator().fishman == ("north_east" if drawn else None)
    assert t.asks() == {"Ben"}


def test_filling_an_explored_room_only_adds_a_card() -> None:
    """AC-ACT-FR-07: its token, icon or not, was resolved once."""
    t = marys_turn(deck={"pink_1": (SUCCESS, SUCCESS)}, room_token={"pink_1": True}, explored=["pink_1"])
    t["Mary"].fills(SUCCESS)
    assert t.news() == ["filled:0@pink_1/success"]
    assert t.spectator().deck["pink_1"] == 3
