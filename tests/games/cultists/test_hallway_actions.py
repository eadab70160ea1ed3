"""What the passages ask for: Secure a Hallway, Fight a Cultist, Scare away the Fishman (AC-ACT-SH, -FC, -SF)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.board import board_for
from gloaming.games.cultists.cards import ALIVE, FAILURE, SABOTAGE, SUCCESS
from tests.scenario import Table, table

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")
HALLWAYS = tuple(board_for(5).hallways)
ROOMS = tuple(board_for(5).rooms)


def marys_turn(place: str, *, role: str = "investigator", **state: Any) -> Table:
    """Mary, alone here, is the first to act."""
    roles = {"Mary": role} if role == "cultist" else {"Mary": role, "Tom": "cultist"}
    state.setdefault("knife", "Mary")
    return table(*FIVE, phase="action", roles=roles, at={"Mary": place, **state.pop("at", {})}, **state)


# Secure a Hallway


@pytest.mark.parametrize("place", [*HALLWAYS, *ROOMS])
def test_only_a_hallway_can_be_secured(place: str) -> None:
    """AC-ACT-SH-01: the actor stands in one; in a Room there is nothing to secure."""
    assert marys_turn(place)["Mary"].may("secure:*") == (place in HALLWAYS)


def test_a_ghost_secures_nothing() -> None:
    """AC-ACT-SH-01: it is for the living."""
    assert marys_turn("central", ghosts={"Mary": "vote"})["Mary"].offered == ["pass"]


@pytest.mark.parametrize("card", [SUCCESS, FAILURE, SABOTAGE])
def test_a_room_card_of_own_choice_goes_from_hand_into_the_unsafe_passage_deck(card: Any) -> None:
    """AC-ACT-SH-02, RQ-11: all see that the deck has grown; the actor alone knows by what."""
    t = marys_turn("central", role="cultist", unsafe_deck=(SUCCESS, FAILURE))
    before = t["Mary"].hand.count(card)
    t["Mary"].secures(card)
    assert t["Mary"].hand.count(card) == before - 1
    assert sorted(t.game.unsafe_deck) == sorted((SUCCESS, FAILURE, card))
    assert t["Mary"].saw(f"secured:0/{card}")
    assert t["Ben"].saw("secured:0/-")
    assert t["Ben"].sees.unsafe_deck == 3
    assert t["Ben"].sees.room_cards[0] == 7


def test_the_deck_is_shuffled_so_that_the_card_may_come_next_or_not() -> None:
    """AC-ACT-SH-02, RQ-11: it does not simply lie on top."""
    drawn = set()
    for seed in range(12):
        t = marys_turn(
            "central",
            role="cultist",
            at={"Ben": "green"},
            routes={"Ben": "green"},
            unsafe_deck=(SUCCESS, FAILURE),
            deck={"green": (SUCCESS, SUCCESS)},
            room_token={"green": True},
            seed=seed,
        )
        t["Mary"].secures(SABOTAGE)
        t["Ben"].fills(SUCCESS)
        drawn |= {event for event in t.news() if event.startswith("passage:")}
    assert drawn == {"passage:success", "passage:failure", "passage:sabotage"}


@pytest.mark.parametrize(
    ("role", "faces"),
    [
        ("investigator", [SUCCESS]),
        ("seer", [SUCCESS]),
        ("firestarter", [FAILURE, SABOTAGE, SUCCESS]),
        ("cultist", [FAILURE, SABOTAGE, SUCCESS]),
    ],
)
def test_a_seat_can_only_use_a_face_that_it_has(role: str, faces: list[str]) -> None:
    """AC-ACT-SH-03, RQ-11: plain Investigators have Success alone."""
    t = marys_turn("central", role=role)
    assert t["Mary"].offered == [*[f"secure:{face}" for face in faces], "pass"]


def test_a_face_that_is_used_up_is_gone() -> None:
    """AC-ACT-SH-03: a Cultist whose Sabotage cards are played cannot lay one."""
    t = marys_turn("central", role="cultist", hands={"Mary": (ALIVE, SUCCESS, FAILURE)})
    assert t["Mary"].offered == ["secure:success", "secure:failure", "pass"]


def test_without_room_cards_in_hand_no_hallway_is_secured() -> None:
    """AC-ACT-SH-04: Encounter cards are of no use here."""
    assert marys_turn("central", hands={"Mary": (ALIVE, ALIVE)})["Mary"].offered == ["pass"]


def test_a_first_game_knows_no_securing() -> None:
    """RQ-11: without an Unsafe Passage deck the action does not exist."""
    assert marys_turn("central", options={"level": "first"})["Mary"].offered == ["pass"]


def test_no_cards_lie_in_hallways() -> None:
    """AC-ACT-SH-05: the decks are those of the Rooms, before and after a Hallway is secured."""
    t = marys_turn("central")
    t["Mary"].secures(SUCCESS)
    assert set(t.spectator().deck) == set(ROOMS)
    assert set(t.spectator().deck.values()) == {1}


@pytest.mark.parametrize(
    ("place", "answer", "grows"),
    [
        ("central", "secure:success", 1),
        ("central", "check:1", 1),
        ("pink_1", "check:1", 0),
        ("pink_1", "fill:pink_1/success", 0),
        ("pink_1", "search:pink_1", 0),
        ("pink_1", "fight:pink_1", 0),
        ("central", "pass", 0),
    ],
)
def test_only_securing_and_state_checks_in_a_hallway_feed_the_unsafe_passage_deck(
    place: str, answer: str, grows: int
) -> None:
    """AC-ACT-SH-05: no other action does."""
    t = marys_turn(
        place,
        at={"Ben": place},
        routes={"Mary": "pink"},
        cultist_tokens=["pink_1"] if answer.startswith("fight") else [],
        explored=ROOMS,
    )
    before = t.spectator().unsafe_deck
    t["Mary"].answers(next(option for option in t.game.choices[0] if str(option) == answer))
    if answer.startswith("check"):
        t["Mary"].puts_back()
    assert t.asks() == {"Ben"}
    assert t.spectator().unsafe_deck == before + grows


def test_broken_panes_feed_the_unsafe_passage_deck_too() -> None:
    """AC-ACT-SH-05: the one event that does, with two cards of the Draw pile."""
    t = table(*FIVE, phase="event", next_event="broken_panes", unsafe_deck=(SUCCESS,), draw_pile=(SUCCESS,) * 3)
    assert (t.spectator().unsafe_deck, t.spectator().draw_pile) == (3, 1)


# Fight a Cultist


def test_a_cultist_token_is_fought_in_its_room() -> None:
    """AC-ACT-FC-01: the actor stands in a Room with one; elsewhere there is nobody to fight."""
    assert marys_turn("pink_1", cultist_tokens=["pink_1"])["Mary"].offered == ["fight:pink_1", "pass"]
    for place in ("pink_2", "north_east", "light_blue"):
        assert not marys_turn(place, cultist_tokens=["pink_1"])["Mary"].may("fight:*")


def test_a_ghost_fights_nobody() -> None:
    """AC-ACT-FC-01: it is for the living; the token stops the Ghost's Room actions all the same."""
    t = marys_turn("pink_1", cultist_tokens=["pink_1"], ghosts={"Mary": "vote"}, routes={"Mary": "pink"})
    assert t["Mary"].offered == ["pass"]


@pytest.mark.parametrize("route", [2, 3])
def test_fighting_is_bound_to_no_route(route: int) -> None:
    """AC-ACT-FC-01: with pink on the line or without it."""
    assert marys_turn("pink_1", cultist_tokens=["pink_1"], routes={"Mary": route})["Mary"].may("fight:pink_1")


def test_a_fought_token_leaves_the_game_and_the_room_is_free_again() -> None:
    """AC-ACT-FC-02: the next one in the Room may fill its deck at once."""
    company: dict[str, Any] = {"at": {"Ben": "pink_1"}, "routes": {"Ben": "pink"}}
    t = marys_turn("pink_1", cultist_tokens=["pink_1"], lurking=("orange_1",), **company)
    t["Mary"].fights()
    assert t.spectator().cultist_tokens == ()
    assert t.spectator().lurking == 1
    assert t["Eva"].saw("fought:0@pink_1")
    assert t["Ben"].may("fill:pink_1/*")


def test_a_fought_token_never_comes_back() -> None:
    """AC-ACT-FC-02: when the last token has been fought, a Failure in the passages brings the Fishman."""
    t = marys_turn(
        "pink_1",
        at={"Ben": "green"},
        routes={"Ben": "green"},
        cultist_tokens=["pink_1"],
        lurking=(),
        unsafe_deck=(FAILURE,),
        deck={"green": (SUCCESS, SUCCESS)},
        room_token={"green": True},
    )
    t["Mary"].fights()
    t["Ben"].fills(SUCCESS)
    assert t.spectator().cultist_tokens == ()
    assert t.spectator().fishman == "north_east"


def test_of_two_tokens_in_one_room_a_fight_removes_one() -> None:
    """AC-ACT-FC-02: "the token" is one of them; the Room stays barred until both are gone."""
    t = marys_turn("pink_1", at={"Ben": "pink_1"}, routes={"Ben": "pink"}, cultist_tokens=["pink_1", "pink_1"])
    t["Mary"].fights()
    assert t["Ben"].may("fight:pink_1")
    assert not t["Ben"].may("fill:*")


# Scare away the Fishman


def test_the_living_knife_holder_in_his_hallway_may_scare_the_fishman() -> None:
    """AC-ACT-SF-01: living, with the Knife, and where he stands."""
    assert marys_turn("north_east", fishman="north_east")["Mary"].may("scare")


def test_without_the_knife_nobody_scares_him() -> None:
    """AC-ACT-SF-01: no matter who else is in his Hallway."""
    t = marys_turn("pink_1", at={"Ben": "north_east"}, fishman="north_east")
    assert not t["Mary"].may("scare")
    t["Mary"].passes()
    assert t.asks() == {"Ben"}
    assert not t["Ben"].may("scare")


@pytest.mark.parametrize("fishman", [None, "north_west"])
def test_where_he_is_not_nobody_scares_him(fishman: str | None) -> None:
    """AC-ACT-SF-01: not from another Hallway, and not while he is in the lake."""
    assert not marys_turn("north_east", fishman=fishman)["Mary"].may("scare")


def test_a_ghost_with_the_knife_does_not_scare_him() -> None:
    """AC-ACT-SF-01: the Knife is of no use to a Ghost."""
    assert marys_turn("north_east", fishman="north_east", ghosts={"Mary": "vote"})["Mary"].offered == ["pass"]


def entering(**state: Any) -> Table:
    """Mary, with the Knife, walks into the Fishman's Hallway."""
    t = table(*FIVE, phase="movement", knife="Mary", at={"Mary": "pink_1", "Ben": "light_blue"}, **state)
    t["Mary"].goes("north_east")
    return t


def test_entering_alone_does_not_scare_him() -> None:
    """AC-ACT-SF-02, RQ-36: he stays until the Action Phase, and his Hallway stays closed to Ben."""
    t = entering(fishman="north_east")
    assert t.spectator().fishman == "north_east"
    assert t.asks() == {"Ben"}
    assert not t["Ben"].may("go:north_east")
    t.begin("action")
    t["Mary"].scares()
    assert t.spectator().fishman is None
    assert t.asks() == {"Ben"}


def test_scaring_him_is_the_action_of_the_round() -> None:
    """AC-ACT-SF-02: any other action leaves him where he is."""
    t = marys_turn("north_east", fishman="north_east")
    t["Mary"].secures(SUCCESS)
    assert t.asks() == {"Ben"}
    assert t.spectator().fishman == "north_east"


def test_a_table_may_have_him_flee_from_whoever_enters_with_the_knife() -> None:
    """RQ-36: with `fishman_scare` on_entering he is gone at once, Ben may follow, and Mary keeps her action."""
    t = entering(fishman="north_east", options={"fishman_scare": "on_entering"})
    assert t.spectator().fishman is None
    assert t["Ben"].may("go:north_east")
    t.begin("action")
    assert t["Mary"].may("secure:success")
    assert not t["Mary"].may("scare")


def test_whoever_dies_of_scaring_him_on_entering_meets_nobody() -> None:
    """RQ-36, AC-GHOST-06: a Butterfingers is a Ghost by then, and Ben, who stands there, gives and gets no card."""
    t = table(
        *FIVE,
        knife="Mary",
        roles={"Mary": "butterfingers"},
        at={"Mary": "pink_1", "Ben": "north_east"},
        fishman="north_east",
        options={"fishman_scare": "on_entering"},
    )
    t["Mary"].walks("north_east")
    assert (t["Mary"].is_ghost, t.spectator().fishman) == (True, None)
    assert not t.happened("met:")
    assert t.asks() == {"Ben"}
    assert t.question == "Walk"


def test_once_scared_his_hallway_is_open_to_all() -> None:
    """AC-ACT-SF-03: he is in the lake again, and everybody knows."""
    t = marys_turn("north_east", fishman="north_east", at={"Ben": "light_blue"})
    t["Mary"].scares()
    assert t["Eva"].saw("scared:0")
    t.begin("movement")
    t["Mary"].goes("orange_2")
    assert t["Ben"].may("go:north_east")


def test_the_fishman_may_come_back_later() -> None:
    """AC-ACT-SF-03: the next Sabotage in the passages brings him again."""
    t = marys_turn(
        "north_east",
        at={"Ben": "green"},
        routes={"Ben": "green"},
        fishman="north_east",
        unsafe_deck=(SABOTAGE,),
        deck={"green": (SUCCESS, SUCCESS)},
        room_token={"green": True},
    )
    t["Mary"].scares()
    t["Ben"].fills(SUCCESS)
    assert t.spectator().fishman == "north_east"
