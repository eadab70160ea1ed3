"""Unsafe Passages: the deck, the Cultist tokens, the Fishman; and Broken Panes (AC-UP, AC-EVENT-BP)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gloaming.games.cultists.board import load_board
from gloaming.games.cultists.cards import FAILURE, SABOTAGE, SUCCESS, Card, Cards
from tests.games.cultists.quiet_rounds import FIVE, meetings, play_on
from tests.scenario import ON, Table, opening, table

EIGHT = (*FIVE, "Pia", "Jan", "Zoe")


def exploring(icon: bool = True, names: tuple[str, ...] = FIVE, **arrangement: Any) -> Table:
    """Mary lays the third card on the green Room's deck, and its token is flipped."""
    settings: dict[str, Any] = {
        "phase": "action",
        "knife": "Mary",
        "at": {"Mary": "green"},
        "routes": {"Mary": "green"},
        "deck": {"green": (SUCCESS, SUCCESS)},
        "room_token": {"green": icon},
    }
    t = table(*names, **{**settings, **arrangement})
    t["Mary"].fills(SUCCESS, "green")
    assert t.game.explored["green"]
    return t


def panes(card: Card, **arrangement: Any) -> Table:
    """Broken Panes were drawn, and this is the only card about."""
    settings: dict[str, Any] = {"draw_pile": (card,) * 3, "unsafe_deck": (card,) * 2}
    return table(*FIVE, phase="event", next_event="broken_panes", **{**settings, **arrangement})


# -- the deck


@pytest.mark.parametrize("icon", [True, False])
def test_the_deck_is_consulted_when_a_flipped_token_shows_the_icon(icon: bool) -> None:
    """AC-UP-01."""
    t = exploring(icon, unsafe_deck=(SUCCESS,))
    assert t.happened("passage:success") is icon


def test_the_deck_is_consulted_by_broken_panes() -> None:
    """AC-UP-01."""
    assert panes(SUCCESS).happened("passage:success")


def test_one_card_is_drawn_openly_and_goes_back() -> None:
    """AC-UP-02, -03: all see it; the deck keeps its cards, a danger for the whole game."""
    deck = (SUCCESS, FAILURE, SABOTAGE)
    drawn = set()
    for seed in range(30):
        t = exploring(unsafe_deck=deck, seed=seed)
        (code,) = [str(event) for event in t["Tom"].sees.journal if str(event).startswith("passage:")]
        drawn.add(code)
        assert Counter(t.game.unsafe_deck) == Counter(deck)
    assert drawn == {"passage:success", "passage:failure", "passage:sabotage"}


def test_success_does_nothing() -> None:
    """AC-UP-04."""
    t = exploring(unsafe_deck=(SUCCESS,))
    assert t.game.cultist_tokens == ()
    assert t.spectator().lurking == 3
    assert t.game.fishman is None


def test_failure_turns_a_cultist_token_which_goes_to_its_room() -> None:
    """AC-UP-05."""
    t = exploring(unsafe_deck=(FAILURE,), lurking=("pink_2",))
    assert t.spectator().cultist_tokens == ("pink_2",)
    assert t.spectator().lurking == 0
    assert t.game.fishman is None


def test_failure_without_a_covered_token_brings_the_fishman() -> None:
    """AC-UP-05: he appears, unless he is in the building already."""
    t = exploring(unsafe_deck=(FAILURE,), lurking=())
    assert t.spectator().fishman == "north_east"
    t = exploring(unsafe_deck=(FAILURE,), lurking=(), fishman="north_east")
    assert t.spectator().fishman == "north_east"
    assert not t.happened("fishman:")
    assert t.game.cultist_tokens == ()


def test_sabotage_brings_the_fishman() -> None:
    """AC-UP-06: unless he is in the building already; the Cultist tokens stay covered."""
    t = exploring(unsafe_deck=(SABOTAGE,))
    assert t.happened("fishman:north_east")
    assert t.spectator().lurking == 3
    t = exploring(unsafe_deck=(SABOTAGE,), fishman="north_east")
    assert not t.happened("fishman:")
    assert t.spectator().lurking == 3


@pytest.mark.parametrize(
    ("people", "hallway"), [(4, "north_east"), (5, "north_east"), (6, "north_east"), (7, "central"), (8, "central")]
)
def test_where_the_fishman_appears(people: int, hallway: str) -> None:
    """AC-UP-07: between light blue and pink, or with many seats in the centre."""
    t = exploring(names=EIGHT[:people], unsafe_deck=(SABOTAGE,))
    assert t.spectator().fishman == hallway
    if people <= 6:
        assert {"light_blue", "pink_1"} <= set(t.game.board.doors[hallway])
    else:
        assert hallway == t.game.board.start


def test_which_cultist_token_is_turned_is_random_and_unknown_before() -> None:
    """AC-UP-09, RQ-33: all see how many are covered, and the Room only when one is turned."""
    turned = set()
    for seed in range(30):
        t = exploring(unsafe_deck=(FAILURE,), lurking=("orange_1", "pink_2", "dark_blue_1"), seed=seed)
        assert t.spectator().lurking == 2
        (place,) = t.spectator().cultist_tokens
        assert t.happened(f"cultist:{place}")
        turned.add(place)
    assert turned == {"orange_1", "pink_2", "dark_blue_1"}


def test_there_are_three_cultist_tokens_and_one_fishman() -> None:
    """AC-UP-05, -08: five Failures running bring three Cultists, then the Fishman, then nothing more."""
    t = table(*FIVE, phase="event", bag=("broken_panes",) * 5, unsafe_deck=(FAILURE,), draw_pile=())
    outside = []
    for _ in range(5):
        outside.append((len(t.game.cultist_tokens), t.game.fishman))
        t.begin("event")
    assert outside == [(1, None), (2, None), (3, None), (3, "north_east"), (3, "north_east")]


# -- what the tokens do


@pytest.mark.parametrize(
    ("token", "phase", "place", "hindered"),
    [
        ({"cultist_tokens": ("orange_1",)}, "action", "orange_1", "fill:orange_1/*"),
        ({"fishman": "north_east"}, "movement", "pink_1", "go:north_east"),
    ],
    ids=["Cultist", "Fishman"],
)
def test_what_each_token_hinders(token: dict[str, Any], phase: str, place: str, hindered: str) -> None:
    """AC-UP-08: Room actions in the Cultist's Room, and entering the Fishman's Hallway."""
    knife = "Tom" if phase == "movement" else "Ben"
    arrangement: dict[str, Any] = {"phase": phase, "knife": knife, "roles": {"Ben": "cultist"}}
    arrangement["at"] = {"Mary": "green", "Ben": place, "Uli": "red", "Eva": "red", "Tom": "dark_blue_1"}
    free, barred = table(*FIVE, **arrangement), table(*FIVE, **arrangement, **token)
    if phase == "movement":
        for t in (free, barred):
            t["Tom"].goes("north_west")
            t["Mary"].goes("central")
    assert free["Ben"].may(hindered)
    assert not barred["Ben"].may(hindered)


def test_only_a_living_knife_holder_enters_the_fishmans_hallway() -> None:
    """AC-UP-08."""
    t = table(*FIVE, knife="Ben", at={"Ben": "pink_1"}, fishman="north_east")
    assert t["Ben"].may("go:north_east")
    t = table(*FIVE, knife="Ben", at={"Ben": "pink_1"}, fishman="north_east", ghosts={"Ben": "vote"})
    assert not t["Ben"].may("go:north_east")


def test_a_fought_cultist_is_gone_for_good() -> None:
    """AC-UP-08, RQ-34: the next Failure brings another token or the Fishman, never the same again."""
    t = table(
        *FIVE, phase="action", knife="Mary", at={"Mary": "orange_1"}, cultist_tokens=("orange_1",), lurking=(),
        unsafe_deck=(FAILURE,), draw_pile=(), next_event="broken_panes",
    )  # fmt: skip
    t["Mary"].fights()
    assert t.spectator().cultist_tokens == ()
    t.begin("event")
    assert t.happened("passage:failure")
    assert t.spectator().cultist_tokens == ()
    assert t.spectator().fishman == "north_east"


@pytest.mark.parametrize("card", [FAILURE, SABOTAGE])
def test_a_fishman_who_was_scared_away_may_return(card: Card) -> None:
    """AC-UP-08, RQ-34: with every later Sabotage, or Failure without a covered token."""
    t = table(
        *FIVE, phase="action", knife="Mary", at={"Mary": "north_east"}, fishman="north_east", lurking=(),
        unsafe_deck=(card,), draw_pile=(), next_event="broken_panes",
    )  # fmt: skip
    t["Mary"].scares()
    assert t.spectator().fishman is None
    t.begin("event")
    assert t.spectator().fishman == "north_east"


def test_a_token_goes_to_its_room_even_if_one_is_there_already() -> None:
    """RQ-33: two fights are needed then."""
    t = exploring(unsafe_deck=(FAILURE,), lurking=("pink_2",), cultist_tokens=("pink_2",), at={
        "Mary": "green", "Ben": "pink_2", "Uli": "pink_2",
    }, roles={"Ben": "cultist", "Uli": "mechanic"})  # fmt: skip
    assert t.spectator().cultist_tokens == ("pink_2", "pink_2")
    t["Ben"].fights()
    assert t.spectator().cultist_tokens == ("pink_2",)
    assert not t["Uli"].may("fill:*")
    t["Uli"].fights()
    assert t.spectator().cultist_tokens == ()


def test_a_token_goes_to_its_room_even_if_the_room_is_finished() -> None:
    """RQ-33: it stops what could still be done there, such as calling a Vote."""
    arrangement: dict[str, Any] = {"at": {"Mary": "green", "Ben": "light_blue"}, "roles": {"Ben": "cultist"}}
    arrangement |= {"finished": {"light_blue"}, "explored": {"light_blue"}, "lurking": ("light_blue",)}
    assert exploring(unsafe_deck=(SUCCESS,), **arrangement)["Ben"].may("vote")
    t = exploring(unsafe_deck=(FAILURE,), **arrangement)
    assert t.spectator().cultist_tokens == ("light_blue",)
    assert not t["Ben"].may("vote")


@pytest.mark.parametrize("board", ["university-4-6", "university-7", "university-8"])
def test_the_three_cultist_tokens_show_rooms_of_the_board(board: str) -> None:
    """RQ-33, AC-UP-08."""
    tokens = load_board(board).cultist_tokens
    assert len(tokens) == 3
    assert set(tokens) <= set(load_board(board).rooms)


def test_tokens_are_no_characters() -> None:
    """AC-UP-10: alone with a Cultist token nobody meets anyone; two next to it are exactly two."""
    at = {"Mary": "central", "Ben": "green", "Uli": "red", "Eva": "red", "Tom": "red"}
    t = table(*FIVE, at=at, power=ON, cultist_tokens=("orange_1", "green"))
    t["Mary"].walks("orange_1")
    assert t.question == "Walk"
    t["Mary"].walks("central", "green")
    assert meetings(t) == [{"Mary", "Ben"}]


def test_the_fishman_troubles_nobody_where_he_appears() -> None:
    """AC-UP-10: no Encounter, neither with one nor with two who stand there."""
    for people in ({"Uli": "north_east"}, {"Uli": "north_east", "Eva": "north_east"}):
        t = exploring(unsafe_deck=(SABOTAGE,), at={"Mary": "green", **people})
        assert t.spectator().fishman == "north_east"
        assert not t.happened("met:")
        assert t.question == "Act"


def test_tokens_do_not_move_by_themselves() -> None:
    """AC-UP-10: two Rounds later they are where they were."""
    t = table(*FIVE, phase="action", cultist_tokens=("orange_1",), fishman="north_east", bag=(), lurking=())
    play_on(t, 4, "action")
    assert t.spectator().cultist_tokens == ("orange_1",)
    assert t.spectator().fishman == "north_east"


@pytest.mark.parametrize(("scare", "after_entering"), [("action", "north_east"), ("on_entering", None)])
def test_how_the_fishman_is_scared(scare: str, after_entering: str | None) -> None:
    """RQ-36: by an action of the Knife holder in his Hallway; or, if the table likes, by entering it."""
    options = {"fishman_scare": scare}
    t = table(*FIVE, knife="Ben", at={"Ben": "pink_1"}, fishman="north_east", bag=(), options=options)
    t["Ben"].goes("north_east")
    assert t.spectator().fishman == after_entering
    play_on(t, 2, "action")
    assert t["Ben"].may("scare") is (after_entering is not None)
    if after_entering:
        t["Ben"].scares()
    assert t.happened("scared:1")
    assert t.spectator().fishman is None


# -- a first game


def test_a_first_game_has_no_unsafe_passages() -> None:
    """AC-UP-11: the icon has no effect; there is no deck and no token."""
    t = exploring(icon=True, options={"level": "first"})
    assert t.happened("explored:green=yes")
    assert not t.happened("passage:")
    assert (t.spectator().unsafe_deck, t.spectator().lurking, t.spectator().fishman) == (0, 0, None)


def test_a_first_game_has_no_broken_panes() -> None:
    """AC-EVENT-BP-03: eleven tokens are in the Bag."""
    assert "broken_panes" not in opening(*FIVE, level="first").game.bag
    assert len(opening(*FIVE, level="first").game.bag) == 11
    assert "broken_panes" in opening(*FIVE, level="experienced").game.bag


# -- Broken Panes


def test_broken_panes_add_the_two_uppermost_cards_unseen() -> None:
    """AC-EVENT-BP-01: all see how many, nobody which."""
    t = panes(SUCCESS, draw_pile=(SUCCESS, FAILURE, SABOTAGE, SABOTAGE), unsafe_deck=(SUCCESS,) * 2, seed=2)
    assert t.game.draw_pile == (SUCCESS, FAILURE)
    assert Counter(t.game.unsafe_deck) == Counter({SUCCESS: 2, SABOTAGE: 2})
    for person in t.people:
        assert person.sees.unsafe_deck == 4
        assert person.sees.draw_pile == 2
        codes = [str(event) for event in person.sees.journal]
        assert codes[:2] == ["token:broken_panes", "panes:2"]
        assert [code for code in codes[2:] if "passage:" not in code and "fishman:" not in code] == []


def test_broken_panes_then_reveal_one_card_of_the_whole_deck() -> None:
    """AC-EVENT-BP-02: an old card or a new one; it is shuffled back."""
    revealed = set()
    for seed in range(30):
        t = panes(SUCCESS, draw_pile=(SABOTAGE, FAILURE), unsafe_deck=(SUCCESS,) * 2, seed=seed)
        revealed |= {str(event) for event in t["Tom"].sees.journal if str(event).startswith("passage:")}
        assert len(t.game.unsafe_deck) == 4
    assert revealed == {"passage:success", "passage:failure", "passage:sabotage"}


@pytest.mark.parametrize(
    ("card", "tokens", "fishman"), [(SUCCESS, 0, None), (FAILURE, 1, None), (SABOTAGE, 0, "north_east")]
)
def test_the_card_of_broken_panes_is_resolved(card: Card, tokens: int, fishman: str | None) -> None:
    """AC-EVENT-BP-02."""
    t = panes(card)
    assert len(t.spectator().cultist_tokens) == tokens
    assert t.spectator().fishman == fishman
    assert t.game.unsafe_deck == (card,) * 4


@pytest.mark.parametrize(("pile", "added"), [((), 0), ((SABOTAGE,), 1), ((SABOTAGE, SABOTAGE), 2)])
def test_broken_panes_take_what_is_there(pile: Cards, added: int) -> None:
    """AC-EVENT-BP-04, RQ-86: with fewer than two cards in the Draw pile; one card is revealed all the same."""
    t = panes(SABOTAGE, draw_pile=pile)
    assert t.happened(f"panes:{added}")
    assert t.spectator().unsafe_deck == 2 + added
    assert t.spectator().draw_pile == 0
    assert t.happened("passage:sabotage")
