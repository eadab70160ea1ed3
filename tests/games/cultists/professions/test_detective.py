"""The Detective and the Informant (MOC-PROF-23 to -26; MOC-RQ-28, -29)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.expansions.professions.events import InformantSeen
from tests.games.cultists.professions.holders import SIX, before_the_fight, kept, seen_by
from tests.scenario import AUTOMA, Table


def revealed(*names: str, **state: Any) -> Table:
    """Mary, or another, has just won the Detective."""
    t = before_the_fight("detective", *names, **state)
    t[state.get("fighter", "Mary")].fights()
    return t


def test_a_short_night_follows_at_once() -> None:
    """MOC-PROF-23: before the next turn; all know that it took place."""
    t = revealed(informant="Uli")
    assert t.news() == ["fought:0@pink_1", "profession:0=detective", "detectivenight:0", "informant:0>2"]
    assert all(person.saw("detectivenight:0") for person in t.people)
    assert t.asks() == {"Ben"}


def test_the_detective_learns_who_the_informant_is() -> None:
    """MOC-PROF-25: and with it one sure Investigator."""
    t = revealed(informant="Uli")
    assert seen_by(t["Mary"]).informant == t.seat("Uli")
    assert t["Mary"].saw("informant:0>2")
    assert t.game.role[t.seat("Uli")] == "investigator"


def test_nobody_else_learns_anything() -> None:
    """MOC-PROF-26, MOC-RQ-29: not even the Informant."""
    t = revealed(informant="Uli")
    for person in t.people[1:]:
        assert seen_by(person).informant is None
        assert not any(isinstance(event, InformantSeen) for event in person.sees.journal)
    assert not any(isinstance(event, InformantSeen) for event in t.spectator().journal)


def test_another_profession_brings_no_night() -> None:
    """MOC-PROF-13: then the Informant never matters."""
    t = before_the_fight("mayor")
    t["Mary"].fights()
    assert not t.happened("detectivenight")
    assert seen_by(t["Mary"]).informant is None


def test_a_ghost_takes_part_too() -> None:
    """MOC-RQ-29: an Informant that is dead is shown all the same."""
    t = revealed(informant="Ben", ghosts={"Ben": "vote"})
    assert seen_by(t["Mary"]).informant == t.seat("Ben")


def test_the_automa_takes_part_too() -> None:
    """MOC-RQ-29."""
    t = revealed(*SIX, automa=True, informant=AUTOMA)
    assert seen_by(t["Mary"]).informant == t.seat(AUTOMA)


def test_a_detective_who_is_the_informant_learns_that() -> None:
    """MOC-RQ-29."""
    t = revealed(informant="Mary")
    assert seen_by(t["Mary"]).informant == t.seat("Mary")


def test_a_cultist_detective_learns_a_sure_investigator() -> None:
    """MOC-RQ-29."""
    t = revealed(fighter="Leo", informant="Tom")
    assert seen_by(t["Leo"]).informant == t.seat("Tom")


def test_the_detective_remembers_as_a_ghost() -> None:
    """MOC-PROF-25: the Profession is lost, what was seen is not."""
    t = revealed(informant="Uli", at={"Ben": "light_blue"}, routes={"Ben": "light_blue"})
    t["Ben"].calls_vote()
    t.vote(Ben="Mary", Uli="Mary", Eva="Mary", Tom="Mary", Ann="Mary")
    assert kept(t).lost
    assert seen_by(t["Mary"]).informant == t.seat("Uli")


@pytest.mark.parametrize(("informant", "own"), [("Mary", True), ("Uli", False)])
def test_with_informant_knows_the_detective_still_learns_the_rest(informant: str, own: bool) -> None:
    """MOC-RQ-28: `informant_knows`."""
    t = revealed(informant=informant, options={"informant_knows": True})
    assert seen_by(t["Mary"]).is_informant is own
    assert seen_by(t["Mary"]).informant == t.seat(informant)
    assert seen_by(t["Eva"]).is_informant is False
    assert seen_by(t["Eva"]).informant is None
