"""Assassinate a Character (AC-ACT-AS)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.cards import ALIVE, DEAD
from tests.comparing import who_can_tell
from tests.scenario import Table, table

SEVEN = ("Mary", "Ben", "Uli", "Eva", "Tom", "Ann", "Leo")


def marys_turn(
    *, role: str = "assassin", place: str = "pink_1", beside: tuple[str, ...] = ("Ben",), **state: Any
) -> Table:
    """Mary, by default the Assassin, is the first to act. The Cultists are Ann and Leo."""
    roles = {"Mary": role, "Ann": "cultist", "Leo": "cultist", **state.pop("roles", {})}
    at = dict.fromkeys(("Mary", *beside), place)
    return table(*SEVEN, phase="action", knife="Mary", roles=roles, at=at, **state)


def strikes(t: Table) -> set[str]:
    """Whom Mary may assassinate."""
    seats = [int(option.partition(":")[2]) for option in t["Mary"].offered if option.startswith("assassinate:")]
    return {t.names[seat] for seat in seats}


# Requirement


@pytest.mark.parametrize("place", ["pink_1", "central"])
def test_the_assassin_may_strike_any_other_living_character_here(place: str) -> None:
    """AC-ACT-AS-01: in a Room or a Hallway; not the Ghost among them, not herself, not those elsewhere."""
    t = marys_turn(place=place, beside=("Ben", "Uli", "Eva"), ghosts={"Uli": "vote"})
    assert strikes(t) == {"Ben", "Eva"}


@pytest.mark.parametrize("role", ["investigator", "mechanic", "cultist"])
def test_nobody_else_assassinates(role: str) -> None:
    """AC-ACT-AS-01: the actor has the Assassin's Role."""
    assert strikes(marys_turn(role=role)) == set()


@pytest.mark.parametrize(("reach", "struck"), [("all_room_and_location_actions", {"Ben"}), ("check_room_only", set())])
def test_through_secret_doors_the_assassin_reaches_linked_rooms(reach: str, struck: set[str]) -> None:
    """AC-ACT-AS-01, RQ-06 (c): they are one Location, unless the table opens them for Check a Room only."""
    roles = {"Mary": "assassin"}
    at = {"Mary": "pink_1", "Ben": "pink_2"}
    options = {"secret_doors_actions": reach}
    t = table(*SEVEN, phase="action", knife="Mary", roles=roles, at=at, event="secret_doors", options=options)
    assert strikes(t) == struck


def test_alone_the_assassin_has_nobody_to_strike() -> None:
    """AC-ACT-AS-01: another living Character must be in the same Location."""
    assert strikes(marys_turn(beside=())) == set()
    assert strikes(marys_turn(beside=("Ben",), ghosts={"Ben": "vote"})) == set()


def test_a_dead_assassin_strikes_no_more() -> None:
    """AC-ACT-AS-01: it is for the living."""
    assert strikes(marys_turn(ghosts={"Mary": "vote"})) == set()


def test_an_assassin_who_does_not_know_of_the_own_death_still_strikes() -> None:
    """AC-ACT-AS-01: living means considered living."""
    assert strikes(marys_turn(pulse={"Mary": (DEAD,)})) == {"Ben"}


def test_the_assassin_strikes_once_in_the_game() -> None:
    """AC-ACT-AS-01: not again, in a later Action Phase, with others around."""
    t = marys_turn(beside=("Ben", "Uli"))
    t["Mary"].assassinates("Ben")
    t.begin("action")
    assert t["Mary"].may("check:2")
    assert strikes(t) == set()


# Effect


def test_the_assassin_shows_the_own_marker() -> None:
    """AC-ACT-AS-02: everybody knows from now on who the Assassin is, and who was struck."""
    t = marys_turn()
    assert t.spectator().shown_role == {}
    t["Mary"].assassinates("Ben")
    assert t.spectator().shown_role == {t["Mary"].seat: "assassin"}
    assert t["Eva"].saw("role:0=assassin")
    assert t["Eva"].saw("assassin:0>1")


@pytest.mark.parametrize("pulse", [(ALIVE, ALIVE), (ALIVE, DEAD)])
def test_the_target_becomes_a_ghost_and_its_pulse_deck_stays_face_down(pulse: Any) -> None:
    """AC-ACT-AS-03: it may hold a Dead card or not; nobody is shown."""
    t = marys_turn(pulse={"Ben": pulse})
    t["Mary"].assassinates("Ben")
    assert t["Ben"].is_ghost
    assert t.spectator().cause == {t["Ben"].seat: "assassin"}
    assert t.spectator().shown_dead == (0,) * 7
    assert t["Ben"].pulse == pulse
    assert not any(person.saw("pulse:") for person in t.people)


def test_no_vote_follows() -> None:
    """AC-ACT-AS-04: the next one acts, and that is Ben, as a Ghost."""
    t = marys_turn()
    t["Mary"].assassinates("Ben")
    assert t.question == "Act"
    assert t.asks() == {"Ben"}
    assert not t.happened("ballots")


def test_an_investigator_who_was_struck_shows_no_role() -> None:
    """AC-ACT-AS-05: it stays hidden, and the game goes on."""
    t = marys_turn(roles={"Ben": "mechanic"})
    t["Mary"].assassinates("Ben")
    assert t["Ben"].seat not in t.spectator().shown_role
    assert t.winner is None


@pytest.mark.parametrize("role", ["radiant_beauty", "infected", "super_ghost"])
def test_a_role_that_reveals_itself_on_death_does_so(role: str) -> None:
    """AC-ACT-AS-05: these three show their markers however they die."""
    t = marys_turn(roles={"Ben": role})
    t["Mary"].assassinates("Ben")
    assert t.spectator().shown_role == {t["Mary"].seat: "assassin", t["Ben"].seat: role}


def test_the_last_living_cultist_reveals_the_role_and_the_game_ends_at_once() -> None:
    """AC-ACT-AS-05: the Investigators have won, and nobody acts any more."""
    t = marys_turn(beside=("Leo",), ghosts={"Ann": "vote"})
    t["Mary"].assassinates("Leo")
    assert t.spectator().shown_role == {t["Mary"].seat: "assassin", t["Leo"].seat: "cultist"}
    assert (t.winner, t.reason) == ("investigators", "assassin")
    assert t.asks() == set()


def test_a_cultist_who_is_not_the_last_falls_unrecognised() -> None:
    """AC-ACT-AS-06: to all but the two Cultists, who know each other, it is as if an Investigator had fallen."""
    worlds = []
    for roles in ({}, {"Leo": "investigator", "Eva": "cultist"}):
        t = marys_turn(beside=("Leo",), roles=roles, hands=dict.fromkeys(("Eva", "Leo"), (ALIVE,)))
        t["Mary"].assassinates("Leo")
        assert t.winner is None
        assert t.asks() == {"Ben"}
        worlds.append(t)
    cultist, investigator = worlds
    assert cultist.game.role[6] != investigator.game.role[6]
    assert who_can_tell(cultist, investigator) == {"Eva", "Leo"}
