"""The information model, row by row (AC-INFO-01): who can tell two tables apart that differ in one thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.comparing import SPECTATOR, who_can_tell
from tests.scenario import AUTOMA, Table, opening, table

FOUR = ("Mary", "Ben", "Uli", "Eva")
FIVE = (*FOUR, "Tom")
EIGHT = (*FIVE, "Kim", "Lea", "Pit")
NOBODY: set[str] = set()
ALL_FOUR = {*FOUR, SPECTATOR}
ALL_FIVE = {*FIVE, SPECTATOR}


def differ(field: str, one: Any, other: Any, names: tuple[str, ...] = FIVE, **common: Any) -> set[str]:
    """Who can tell when this is the only thing that differs."""
    return who_can_tell(*(table(*names, **{**common, field: value}) for value in (one, other)))


ROWS: list[Any] = [
    pytest.param(
        "roles", {"Ben": "mechanic", "Uli": "seer"}, {"Uli": "mechanic", "Ben": "seer"}, {"Ben", "Uli"}, id="own Role"
    ),
    pytest.param("roles", {"Ben": "cultist"}, {"Uli": "cultist"}, {"Ben", "Uli"}, id="own Team"),
    pytest.param("shown_role", {"Ben": "infected"}, {"Ben": "mechanic"}, ALL_FIVE, id="Role, once revealed"),
    pytest.param("routes", {"Ben": 1, "Uli": 2}, {"Ben": 2, "Uli": 1}, {"Ben", "Uli"}, id="own Route"),
    pytest.param("hands", {"Tom": ["dead", "success"]}, {"Tom": ["alive", "failure"]}, {"Tom"}, id="own hand, faces"),
    pytest.param("hands", {"Tom": ["alive"]}, {"Tom": ["success"]}, ALL_FIVE, id="hand sizes by back"),
    pytest.param("pulse", {"Ben": ["dead"]}, {"Ben": ["alive"]}, NOBODY, id="own Pulse deck, faces"),
    pytest.param("pulse", {"Ben": ["alive"]}, {"Ben": ["alive", "alive"]}, ALL_FIVE, id="Pulse deck sizes"),
    pytest.param("shown_dead", [0, 1, 0, 0, 0], [0, 0, 0, 0, 0], ALL_FIVE, id="Dead card laid face up"),
    pytest.param("deck", {"red": ["success"]}, {"red": ["sabotage"]}, NOBODY, id="Room deck, faces"),
    pytest.param("deck", {"red": ["success"]}, {"red": ["success"] * 2}, ALL_FIVE, id="Room deck sizes"),
    pytest.param("room_token", {"red": True}, {"red": False}, NOBODY, id="Room token, hidden side"),
    pytest.param("draw_pile", ("success", "failure"), ("failure", "success"), NOBODY, id="Draw pile order"),
    pytest.param("draw_pile", ("success", "failure"), ("success",), ALL_FIVE, id="Draw pile size"),
    pytest.param("unsafe_deck", ("success", "failure"), ("success", "sabotage"), NOBODY, id="UP deck, faces"),
    pytest.param("unsafe_deck", ("success",), ("success", "failure"), ALL_FIVE, id="UP deck size"),
    pytest.param("removed", ("success",), ("sabotage",), NOBODY, id="cards of a finished Room"),
    pytest.param("bag", ("mirror", "portal_opens"), ("portal_opens", "mirror"), NOBODY, id="Bag, order"),
    pytest.param("clock", ["mirror"], ["portal_opens"], ALL_FIVE, id="Bag content, derived from the Clock"),
    pytest.param("taken_out", ("mirror",), ("portal_opens",), NOBODY, id="tokens removed by In Control"),
    pytest.param("lurking", ("red", "green"), ("green", "orange_1"), NOBODY, id="Cultist token targets"),
    pytest.param("cultist_tokens", ("red",), ("green",), ALL_FIVE, id="Cultist tokens, flipped"),
    pytest.param("at", {"Ben": "red"}, {"Ben": "central"}, ALL_FIVE, id="positions"),
    pytest.param("power", True, False, ALL_FIVE, id="power"),
    pytest.param("vote_active", True, False, ALL_FIVE, id="Vote token"),
    pytest.param("points", 3, 4, ALL_FIVE, id="VP"),
    pytest.param("target", 9, 10, ALL_FIVE, id="target"),
    pytest.param("books", {"red": 1}, {"red": 2}, ALL_FIVE, id="Books"),
    pytest.param("round", 2, 3, ALL_FIVE, id="Clock"),
    pytest.param("knife", "Ben", "Uli", ALL_FIVE, id="Knife"),
    pytest.param("dead_since", {"Ben": 1}, {}, NOBODY, id="true State of a Character"),
    pytest.param("dead_since", {"Ben": 1, "Uli": 1, "Eva": 1}, {}, NOBODY, id="number of dead Investigators"),
]
"""In the order of the print: a field of the table, two values, and who can tell one from the other."""


@pytest.mark.parametrize(("field", "one", "other", "tellers"), ROWS)
def test_who_sees_what_lies_on_the_table(field: str, one: Any, other: Any, tellers: set[str]) -> None:
    """AC-INFO-01: what differs in one thing looks different to those who see it, and the same to all others."""
    assert differ(field, one, other) == tellers


def test_all_see_the_set_of_roles() -> None:
    """AC-INFO-01, row "set of Roles in the game": also where the level draws one of them."""
    for seed in range(5):
        t = opening(*FIVE, seed=seed, level="experienced")
        views = [t.spectator(), *[person.sees for person in t.people]]
        assert {view.roles_laid_out for view in views} == {t.game.special_roles}


# The AUTOMA


@pytest.mark.parametrize(
    ("field", "one", "other", "tellers"),
    [
        pytest.param("routes", {AUTOMA: 1}, {AUTOMA: 2}, ALL_FOUR, id="Route"),
        pytest.param("roles", {AUTOMA: "crybaby"}, {AUTOMA: "investigator"}, NOBODY, id="Role"),
        pytest.param("hands", {AUTOMA: ["dead", "alive"]}, {AUTOMA: ["alive", "dead"]}, NOBODY, id="piles, order"),
        pytest.param("hands", {AUTOMA: ["success"]}, {AUTOMA: ["sabotage"]}, NOBODY, id="piles, faces"),
        pytest.param("hands", {AUTOMA: ["success"]}, {AUTOMA: []}, ALL_FOUR, id="piles, sizes"),
    ],
)
def test_who_sees_what_is_the_automas(field: str, one: Any, other: Any, tellers: set[str]) -> None:
    """AC-INFO-01: its Route lies open; nobody sees its Role and its piles."""
    routes = {"routes": {"Mary": 3, "Ben": 4, "Uli": 5, "Eva": 6}} if field != "routes" else {}
    roles = {"roles": {"Eva": "cultist"}} if field != "roles" else {}
    assert differ(field, one, other, FOUR, options={"roles": ("crybaby",)}, **routes, **roles) == tellers


# What the night tells


def night(**arrangement: Any) -> Table:
    return table(*EIGHT, phase="night", **arrangement)


def test_cultists_know_each_other_and_the_seer_knows_them() -> None:
    """AC-INFO-01, row "own Role, Team": to Ben, Uli, Eva and Tom it is all the same who the second Cultist is."""
    one, other = (night(roles={"Mary": "seer", "Pit": "cultist", second: "cultist"}) for second in ("Kim", "Lea"))
    assert who_can_tell(one, other) == {"Kim", "Lea", "Mary", "Pit"}


def test_cultists_alone_know_the_start_cards() -> None:
    """AC-INFO-01, row "own Pulse deck": not the Seer, and least of all the owner."""
    roles = {"Mary": "seer", "Lea": "cultist", "Pit": "cultist"}
    one, other = (night(roles=roles, pulse={"Ben": [card]}) for card in ("dead", "alive"))
    assert who_can_tell(one, other) == {"Lea", "Pit"}


# What play tells: two tables set up alike, and one thing done differently


def given(card: Any) -> Table:
    t = table(*FIVE, at={"Tom": "green", "Ben": "central"}, hands={"Tom": ["alive", "dead"]}, knife="Ben")
    t["Ben"].walks("green")
    t["Tom"].gives(card, to="Ben")
    t["Ben"].gives("alive", to="Tom")
    return t


def checked(card: Any) -> Table:
    t = table(*FIVE, at={"Mary": "green", "Ben": "green"}, pulse={"Ben": ["alive", card]}, phase="action")
    t["Mary"].checks("Ben")
    return t


def filled(card: Any) -> Table:
    t = table(*FIVE, at={"Tom": "green"}, knife="Tom", phase="action")
    t["Tom"].fills(card)
    return t


def secured(card: Any) -> Table:
    t = table(*FIVE, at={"Tom": "central"}, knife="Tom", phase="action")
    t["Tom"].secures(card)
    return t


def explored(icon: Any) -> Table:
    t = table(
        *FIVE, at={"Tom": "green"}, knife="Tom", phase="action", deck={"green": ["success"] * 2},
        room_token={"green": icon}, unsafe_deck=("success",),
    )  # fmt: skip
    t["Tom"].fills("success")
    return t


def searched(card: Any) -> Table:
    t = table(*FIVE, at={"Tom": "green"}, knife="Tom", phase="action", deck={"green": [card]}, explored={"green"})
    t["Tom"].searches()
    return t


def passage_drawn(card: Any) -> Table:
    t = table(
        *FIVE, at={"Tom": "green"}, knife="Tom", phase="action", deck={"green": ["success"] * 2},
        room_token={"green": True}, unsafe_deck=(card,), lurking=(), fishman="central",
    )  # fmt: skip
    t["Tom"].fills("success")
    return t


def finished(card: Any) -> Table:
    """The AUTOMA takes the Success from the top; what lay below goes with the Room."""
    t = table(
        *FOUR, at={AUTOMA: "green"}, roles={"Eva": "cultist"}, phase="action", deck={"green": [card, "success"]},
        explored={"green"}, books={"green": 1},
    )  # fmt: skip
    t.all_pass()
    assert t.spectator().finished["green"]
    return t


def removed_by_in_control(token: Any) -> Table:
    t = table(*FIVE, phase="event", next_event="in_control", bag=(token,))
    t["Mary"].peeks()
    t["Mary"].removes_token()
    return t


def turned_up(room: Any) -> Table:
    t = table(
        *FIVE, at={"Tom": "green"}, knife="Tom", phase="action", deck={"green": ["success"] * 2},
        room_token={"green": True}, unsafe_deck=("failure",), lurking=(room,),
    )  # fmt: skip
    t["Tom"].fills("success")
    return t


@pytest.mark.parametrize(
    ("done", "one", "other", "tellers"),
    [
        pytest.param(given, "dead", "alive", {"Tom"}, id="Pulse deck: each given card, its giver"),
        pytest.param(checked, "dead", "alive", {"Mary"}, id="Pulse deck: all cards as a set, a checker"),
        pytest.param(filled, "success", "sabotage", {"Tom"}, id="Room deck: the seat that played it"),
        pytest.param(explored, True, False, ALL_FIVE, id="Room token, once flipped"),
        pytest.param(secured, "success", "sabotage", {"Tom"}, id="UP deck: the seat that played it"),
        pytest.param(searched, "failure", "sabotage", ALL_FIVE, id="cards drawn in Check a Room"),
        pytest.param(passage_drawn, "success", "sabotage", ALL_FIVE, id="cards drawn from the UP deck"),
        pytest.param(finished, "failure", "sabotage", NOBODY, id="cards of a finished Room"),
        pytest.param(
            removed_by_in_control,
            "mirror",
            "lost_morale",
            {"Mary"},
            id="tokens removed by In Control: the Knife holder",
        ),
        pytest.param(turned_up, "red", "pink_1", ALL_FIVE, id="Cultist token targets, once flipped"),
    ],
)
def test_who_sees_what_is_done(done: Callable[[Any], Table], one: Any, other: Any, tellers: set[str]) -> None:
    """AC-INFO-01: the seat that acts knows the card it lays; all know a card that is drawn openly."""
    assert who_can_tell(done(one), done(other)) == tellers


CIRCLE = {"Mary": "Ben", "Ben": "Uli", "Uli": "Mary"}
OTHER_WAY = {"Mary": "Uli", "Uli": "Ben", "Ben": "Mary"}


def met_in_the_dark(gifts: dict[str, str], dark_transfers: str) -> Table:
    t = table(
        *FIVE, at={"Mary": "central", "Ben": "green", "Uli": "green", "Eva": "red"}, power=False, knife="Mary",
        options={"dark_transfers": dark_transfers},
    )  # fmt: skip
    t["Mary"].walks("green")
    for giver, receiver in gifts.items():
        t[giver].gives("alive", to=receiver)
    return t


def test_all_see_who_met_whom_and_who_gave_to_whom() -> None:
    """AC-INFO-01: but not which card."""
    t = given("dead")
    assert [str(event) for event in t.spectator().journal[-2:]] == ["gave:1/->4", "gave:4/->1"]
    assert t["Uli"].saw("met:green=1,4")


@pytest.mark.parametrize(("option", "tellers"), [("public", ALL_FIVE), ("hidden", {"Mary", "Ben", "Uli"})])
def test_who_gave_to_whom_in_the_dark_is_an_option(option: str, tellers: set[str]) -> None:
    """AC-INFO-01, `dark_transfers`: hidden, everybody who was there knows their own gift and no more."""
    assert who_can_tell(met_in_the_dark(CIRCLE, option), met_in_the_dark(OTHER_WAY, option)) == tellers


def voted(ballot: str | None, others: bool) -> Table:
    t = table(*FIVE, at={"Tom": "light_blue"}, knife="Tom", phase="action")
    t["Tom"].calls_vote()
    t["Ben"].accuses(ballot) if ballot else t["Ben"].abstains()
    if others:
        t.vote()
    return t


def test_a_ballot_is_the_voters_own_until_all_are_in() -> None:
    """AC-INFO-01: then all see all of them; that somebody has voted isn't a secret."""
    assert who_can_tell(voted("Tom", others=False), voted(None, others=False)) == {"Ben"}
    assert voted("Tom", others=False).spectator().waiting_for == (0, 2, 3, 4)
    assert who_can_tell(voted("Tom", others=True), voted(None, others=True)) == ALL_FIVE
