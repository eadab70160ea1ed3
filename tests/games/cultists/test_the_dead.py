"""Murders, Votes they cause, and who counts as dead (AC-TERM)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gloaming.games.cultists.actions.passing import Pass
from gloaming.games.cultists.cards import RED_CARDS, Card
from gloaming.games.cultists.rules import living_cultists
from gloaming.games.cultists.victory import dead_investigators
from tests.scenario import Table, table

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")
EIGHT = (*FIVE, "Kim", "Lea", "Pit")


@pytest.mark.parametrize("means", ["check", "camera", "false_eyes"])
def test_a_murder_is_revealed_when_a_dead_card_is_laid_open_and_then_a_vote_must_be_held(means: str) -> None:
    """AC-TERM-18: by whichever look at a living Character's Pulse deck."""
    t = table(*FIVE, at={"Mary": "red", "Ben": "red"}, pulse={"Ben": ["dead"]}, phase="action", next_event="false_eyes")
    if means == "false_eyes":
        t.begin("event")
        t["Mary"].spies("Ben")
    elif means == "camera":
        t["Mary"].watches("Ben")
    else:
        t["Mary"].checks("Ben")
    t["Mary"].shows_death()
    assert t.spectator().shown_dead == (0, 1, 0, 0, 0)
    assert t.question == "HoldVote"


def test_other_deaths_make_no_vote_mandatory() -> None:
    """AC-TERM-18: not the Assassin's victim, nor who is eliminated, nor who dies of their own Role."""
    t = table(*EIGHT, at={"Mary": "green", "Ben": "green"}, roles={"Mary": "assassin"}, phase="action")
    t["Mary"].assassinates("Ben")
    assert t["Ben"].is_ghost
    assert t.question == "Act"
    t = table(
        *FIVE, at={"Mary": "light_blue"}, roles={"Mary": "greenhorn"}, routes={"Mary": "light_blue"}, phase="action"
    )
    t["Mary"].calls_vote()
    assert t["Mary"].is_ghost
    t.vote(Ben="Uli", Uli="Uli", Eva="Uli")
    assert t["Uli"].is_ghost
    assert t.question == "Act"
    assert len([code for code in t.news() if code.startswith("ballots:")]) == 1


TWO_CULTISTS = {"Lea": "cultist", "Pit": "cultist"}


def gets_a_dead_card(victim: str) -> Table:
    t = table(*EIGHT, at={"Pit": "green", victim: "central"}, roles=TWO_CULTISTS, knife=victim)
    t[victim].walks("green")
    t["Pit"].gives("dead", to=victim)
    t[victim].gives("alive", to="Pit")
    return t


def is_eliminated(victim: str) -> Table:
    t = table(*EIGHT, at={"Pit": "light_blue"}, roles=TWO_CULTISTS, knife="Pit", phase="action")
    t["Pit"].calls_vote()
    t.vote(**dict.fromkeys(EIGHT, victim))
    return t


def is_assassinated(victim: str) -> Table:
    roles = {"Mary": "assassin", **TWO_CULTISTS}
    t = table(*EIGHT, at={"Mary": "green", victim: "green"}, roles=roles, phase="action")
    t["Mary"].assassinates(victim)
    return t


def dies_of_excitement(victim: str) -> Table:
    roles = {victim: "greenhorn", **TWO_CULTISTS}
    t = table(
        *EIGHT, at={victim: "light_blue"}, roles=roles, routes={victim: "light_blue"}, knife=victim, phase="action"
    )
    t[victim].calls_vote()
    return t


@pytest.mark.parametrize(
    ("death", "victim", "counted"),
    [
        (gets_a_dead_card, "Ben", True),
        (is_eliminated, "Ben", True),
        (is_assassinated, "Ben", True),
        (dies_of_excitement, "Ben", True),
        (gets_a_dead_card, "Lea", False),
        (is_eliminated, "Lea", False),
        (is_assassinated, "Lea", False),
    ],
)
def test_a_dead_investigator_is_a_ghost_or_has_a_dead_card(
    death: Callable[[str], Table], victim: str, counted: bool
) -> None:
    """AC-TERM-19: for any reason; a Cultist never counts."""
    t = death(victim)
    assert dead_investigators(t.game, t.game.round) == ([t.seat(victim)] if counted else [])


def test_a_dead_investigator_counts_once() -> None:
    """AC-TERM-19: however many Dead cards there are, and also once the Ghost is made."""
    t = gets_a_dead_card("Ben")
    t["Ben"].walks("central", "green")
    t["Pit"].gives("dead", to="Ben")
    t["Ben"].gives("alive", to="Pit")
    t.begin("action")
    t["Ben"].passes()
    while t.asks() != {"Pit"}:
        t.all(Pass())
    t["Pit"].checks("Ben")
    t["Pit"].shows_death()
    assert (t["Ben"].pulse.count("dead"), t["Ben"].is_ghost) == (2, True)
    assert dead_investigators(t.game, t.game.round) == [t.seat("Ben")]


@pytest.mark.parametrize(("left", "dies"), [("failure", True), ("sabotage", True), ("success", False), ("dead", False)])
def test_red_cards_are_failure_and_sabotage(left: Card, dies: bool) -> None:
    """AC-TERM-20: a Firestarter who holds one at the end of Round 5 burns; other cards do no harm."""
    assert {"failure", "sabotage"} == RED_CARDS
    t = table(*FIVE, roles={"Ben": "firestarter"}, hands={"Ben": [left]}, round=5, phase="cleanup")
    assert t["Ben"].is_ghost is dies


def test_a_living_cultist_is_one_who_is_no_ghost() -> None:
    """AC-TERM-21: a hidden Dead card does not matter; the game continues until the last living Cultist is a Ghost."""
    roles = {"Mary": "cultist", "Pit": "cultist"}
    t = table(
        *EIGHT, roles=roles, pulse={"Pit": ["dead"]}, ghosts={"Mary": "vote"}, at={"Ben": "light_blue"}, knife="Uli"
    )
    assert living_cultists(t.game) == [t["Pit"].seat]
    assert not t.game.over
    t = table(
        *EIGHT, roles=roles, ghosts={"Mary": "vote"}, at={"Ben": "light_blue"}, routes={"Ben": "light_blue"},
        knife="Ben", phase="action",
    )  # fmt: skip
    t["Ben"].calls_vote()
    t.vote(Ben="Pit", Uli="Pit", Eva="Pit", Tom="Pit", Kim="Pit", Lea="Pit")
    assert living_cultists(t.game) == []
    assert t.winner == "investigators"
