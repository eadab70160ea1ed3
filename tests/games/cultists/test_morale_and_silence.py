"""Boosted Morale, Lost Morale, No Connection (AC-EVENT-BM, AC-EVENT-LM, AC-EVENT-NC)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cultists.quiet_rounds import FIVE, drawing, play_on
from tests.scenario import AUTOMA, Table, table

FOUR = ("Mary", "Ben", "Uli", "Eva")
A_LONG_WALK = ("north_west", "orange_1", "south_west", "green")
OUT_OF_THE_WAY = {"Mary": "pink_1", "Ben": "pink_2", "Uli": "light_blue", "Eva": "dark_blue_2", "Tom": "orange_2"}


def doors_walked(t: Table, name: str) -> int:
    """How many Doors this person can cross along the long walk, from the Observatory."""
    for number, place in enumerate(A_LONG_WALK):
        if t.asks() != {name}:
            return number
        t[name].walks(place)
    return len(A_LONG_WALK)


def at_the_observatory(**arrangement: Any) -> Table:
    return table(*FIVE, knife="Mary", at={**OUT_OF_THE_WAY, "Mary": "dark_blue_1"}, **arrangement)


# -- morale


@pytest.mark.parametrize(("event", "points"), [("boosted_morale", 4), ("lost_morale", 2), ("portal_opens", 3)])
@pytest.mark.parametrize("role", ["investigator", "cultist"])
def test_morale_changes_the_next_movement_of_every_living_character(event: str, points: int, role: str) -> None:
    """AC-EVENT-BM-01, AC-EVENT-LM-01."""
    t = at_the_observatory(event=event, roles={"Mary": role})
    assert doors_walked(t, "Mary") == points


@pytest.mark.parametrize("event", ["boosted_morale", "lost_morale"])
def test_ghosts_go_anywhere_whatever_the_morale(event: str) -> None:
    """AC-EVENT-LM-01: a Ghost needs no points."""
    t = at_the_observatory(event=event, ghosts={"Mary": "vote"})
    t["Mary"].walks("dark_blue_2")
    assert t["Mary"].place == "dark_blue_2"
    assert t.asks() == {"Ben"}


@pytest.mark.parametrize("token", ["boosted_morale", "lost_morale"])
def test_morale_is_ordinary_again_after_one_movement_phase(token: str) -> None:
    """AC-EVENT-BM-02, AC-EVENT-LM-02: it ends when the next token is revealed."""
    t = at_the_observatory(event=token, next_event="portal_opens")
    t["Mary"].walks("north_west")
    t["Mary"].stops()
    play_on(t, 2, "action")
    assert t.game.event == "portal_opens"
    t.begin("movement")
    t["Mary"].walks("red", "central", "green")
    assert t.asks() == {"Ben"}


@pytest.mark.parametrize(("first", "second", "points"), [
    ("boosted_morale", "lost_morale", 2),
    ("lost_morale", "boosted_morale", 4),
])  # fmt: skip
def test_the_two_never_combine(first: str, second: str, points: int) -> None:
    """AC-EVENT-LM-03: only the latest event counts."""
    t = at_the_observatory(phase="event", event=first, next_event=second)
    t.begin("movement")
    assert doors_walked(t, "Mary") == points


@pytest.mark.parametrize("token", ["boosted_morale", "lost_morale"])
def test_in_round_10_morale_comes_too_late(token: str) -> None:
    """AC-EVENT-LM-04: no Movement Phase follows."""
    t = table(*FIVE, phase="event", round=10, next_event=token)
    assert t.game.event == token
    t.all_pass()
    t.all_confirm()
    assert t.reason == "time"
    assert not t.happened("entered:")


@pytest.mark.parametrize(
    ("event", "place"),
    [("portal_opens", "central"), ("boosted_morale", "orange_2"), ("lost_morale", "red")],
)
def test_morale_moves_the_automa_too(event: str, place: str) -> None:
    """RQ-90: on its way from one dark blue Room to the other it gets 3, 4 or 2 Doors far."""
    at = {**OUT_OF_THE_WAY, AUTOMA: "dark_blue_1"}
    t = table(*FOUR, round=3, knife=AUTOMA, event=event, routes={AUTOMA: 6}, at=at)
    assert t.asks() == {"Mary"}
    assert t[AUTOMA].place == place


# -- silence


def test_nobody_may_talk_until_the_next_token() -> None:
    """AC-EVENT-NC-01, -04: voice and chat are off for every seat, then on again."""
    t = drawing("no_connection", "portal_opens")
    assert [person.sees.talk for person in t.people] == ["mute_all"] * 5
    play_on(t, 3, "movement")
    assert [person.sees.talk for person in t.people] == ["mute_all"] * 5
    play_on(t, 3, "action")
    assert [person.sees.talk for person in t.people] == ["free"] * 5


def test_the_prompts_of_the_game_go_on_in_silence() -> None:
    """AC-EVENT-NC-02, -04: everybody still reads whose turn it is, what happens, and by which rule."""
    t = table(*FIVE, phase="event", next_event="no_connection")
    assert t["Mary"].sees.asked is not None
    assert t["Mary"].sees.asked.clause == "AC-ACT-GEN-01"
    assert t["Mary"].may("pass")
    assert t["Tom"].sees.waiting_for == (t.seat("Mary"),)
    t["Mary"].passes()
    assert t["Tom"].saw("passed:0")


def test_a_vote_takes_place_in_silence() -> None:
    """AC-EVENT-NC-03: as usual, but nobody may speak."""
    t = table(*FIVE, phase="action", event="no_connection", at={"Mary": "light_blue"}, routes={"Mary": "light_blue"})
    t["Mary"].calls_vote()
    assert t.asks() == set(FIVE)
    assert t.spectator().talk == "mute_all"
    t.vote(Mary="Ben", Uli="Ben", Eva="Ben")
    t["Mary"].keeps_ballot()
    assert t["Ben"].is_ghost


@pytest.mark.parametrize("mode", ["mute_all", "mute_voice_only", "emotes_allowed"])
def test_what_silence_means_is_the_tables_choice(mode: str) -> None:
    """RQ-89: no_connection_mode; without the event all talk is free in any mode."""
    options = {"no_connection_mode": mode}
    assert table(*FIVE, event="no_connection", options=options).spectator().talk == mode
    assert table(*FIVE, event="portal_opens", options=options).spectator().talk == "free"
