"""Check a State: whom, what the checker learns, and what must be shown (AC-ACT-CS)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.cards import ALIVE, DEAD, Card
from tests.comparing import who_can_tell
from tests.scenario import Table, table

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")
SEVEN = (*FIVE, "Ann", "Leo")


def mary_and_ben(pulse: tuple[Card, ...] = (ALIVE,), *, role: str = "investigator", **state: Any) -> Table:
    """Mary, first to act, with Ben in the Infirmary; all others are alone elsewhere."""
    state.setdefault("at", {"Mary": "pink_1", "Ben": "pink_1"})
    roles = {"Mary": role} if role == "cultist" else {"Mary": role, "Tom": "cultist"}
    return table(*FIVE, phase="action", knife="Mary", roles=roles, pulse={"Ben": pulse}, **state)


def mary_checks_ben(pulse: tuple[Card, ...] = (ALIVE,), *, role: str = "investigator", **state: Any) -> Table:
    t = mary_and_ben(pulse, role=role, **state)
    t["Mary"].checks("Ben")
    return t


def targets(t: Table, name: str) -> set[str]:
    """Whom this person may check."""
    seats = [int(option.partition(":")[2]) for option in t[name].offered if option.startswith("check:")]
    return {t.names[seat] for seat in seats}


# Whom


@pytest.mark.parametrize("place", ["pink_1", "central", "red"])
def test_the_actor_picks_one_of_the_others_in_the_same_location(place: str) -> None:
    """AC-ACT-CS-01: in a Room or a Hallway, only those who are there."""
    t = table(*FIVE, phase="action", knife="Mary", at={"Mary": place, "Ben": place, "Eva": place})
    assert targets(t, "Mary") == {"Ben", "Eva"}


def test_alone_in_a_location_there_is_nobody_to_check() -> None:
    """AC-ACT-CS-01: at least one other living Character must be there."""
    t = table(*FIVE, phase="action", knife="Mary", at={"Mary": "pink_1", "Ben": "light_blue", "Uli": "north_east"})
    assert targets(t, "Mary") == set()


@pytest.mark.parametrize(("reach", "found"), [("all_room_and_location_actions", {"Ben"}), ("check_room_only", set())])
def test_through_secret_doors_those_in_linked_rooms_can_be_checked(reach: str, found: set[str]) -> None:
    """AC-ACT-CS-01, RQ-06 (c): they are one Location, unless the table opens them for Check a Room only."""
    places = {"Mary": "pink_1", "Ben": "pink_2"}
    t = mary_and_ben(at=places, event="secret_doors", options={"secret_doors_actions": reach})
    assert targets(t, "Mary") == found


def test_a_ghost_cannot_be_checked() -> None:
    """AC-ACT-CS-02: Ben's death is public; there is nothing to find out."""
    t = table(*FIVE, phase="action", knife="Mary", at=dict.fromkeys(FIVE, "pink_1"), ghosts={"Ben": "vote"})
    assert targets(t, "Mary") == {"Uli", "Eva", "Tom"}
    t = mary_and_ben(ghosts={"Ben": "vote"})
    assert targets(t, "Mary") == set()


@pytest.mark.parametrize("self_check", ["forbidden", "allowed"])
def test_nobody_checks_oneself_by_standing_together(self_check: str) -> None:
    """AC-ACT-CS-02, RQ-18: the action needs another one with you, whatever the table allows by Camera."""
    t = mary_and_ben(options={"self_check": self_check})
    assert targets(t, "Mary") == {"Ben"}


# Looking


def test_the_checker_alone_sees_all_the_cards() -> None:
    """AC-ACT-CS-03, -04: the faces as a set, in no telling order, and to Mary alone."""
    t = mary_checks_ben((DEAD, ALIVE, ALIVE, DEAD))
    assert t["Mary"].saw("pulse:0>1=alive,alive,dead,dead")
    for other in ("Ben", "Uli", "Eva", "Tom"):
        assert t[other].saw("checked:0>1/check")
        assert not t[other].saw("pulse:")
    assert not any(str(event).startswith("pulse:") for event in t.spectator().journal)


def test_the_pulse_deck_is_shuffled_before_the_look() -> None:
    """AC-ACT-CS-03: where the Dead card lay tells nothing any more; it can come to lie anywhere."""
    pulses = [mary_checks_ben((DEAD, ALIVE, ALIVE), seed=seed)["Ben"].pulse for seed in range(12)]
    assert {pulse.index(DEAD) for pulse in pulses} == {0, 1, 2}
    assert all(sorted(pulse) == [ALIVE, ALIVE, DEAD] for pulse in pulses)


def test_neither_the_target_nor_the_others_can_tell_what_was_found() -> None:
    """AC-ACT-CS-04: while Mary, a Cultist, looks, a deck with a Dead card is to all others as one without."""
    alive, dead = mary_checks_ben((ALIVE, ALIVE), role="cultist"), mary_checks_ben((ALIVE, DEAD), role="cultist")
    assert who_can_tell(alive, dead) == {"Mary"}


# Only Alive cards


@pytest.mark.parametrize("role", ["investigator", "cultist"])
def test_a_deck_of_alive_cards_goes_back_face_down(role: str) -> None:
    """AC-ACT-CS-05, -10: no death can be shown without a Dead card, by whomever; Ben lives on, and nobody votes."""
    t = mary_checks_ben((ALIVE, ALIVE), role=role)
    assert t["Mary"].offered == ["putback"]
    t["Mary"].puts_back()
    assert not t["Ben"].is_ghost
    assert t["Ben"].pulse == (ALIVE, ALIVE)
    assert t.spectator().shown_dead == (0, 0, 0, 0, 0)
    assert t.asks() == {"Ben"}


def test_an_investigator_who_found_only_alive_cards_cannot_change_the_public_state() -> None:
    """AC-ACT-CS-17: whatever is said about it, the game itself only notes that the deck was put back."""
    t = mary_checks_ben((ALIVE, ALIVE))
    t["Mary"].puts_back()
    assert t.spectator().ghost == (False,) * 5
    assert [str(event) for event in t["Uli"].sees.journal] == ["checked:0>1/check", "putback:0>1", "placed:pink_1"]


# A Dead card


@pytest.mark.parametrize("role", ["investigator", "mechanic", "seer"])
def test_an_investigator_must_reveal_a_death(role: str) -> None:
    """AC-ACT-CS-06: one Dead card is enough, and there is no other answer, whatever the Investigator's Role."""
    t = mary_checks_ben((ALIVE, DEAD), role=role)
    assert t["Mary"].offered == ["show"]


def test_a_cultist_may_reveal_a_death_or_conceal_it() -> None:
    """AC-ACT-CS-07: both answers are there."""
    t = mary_checks_ben((ALIVE, DEAD), role="cultist")
    assert t["Mary"].offered == ["show", "putback"]


@pytest.mark.parametrize("role", ["investigator", "cultist"])
def test_a_revealed_death_makes_a_ghost_and_calls_everybody_to_vote(role: str) -> None:
    """AC-ACT-CS-08: a Dead card lies open, Ben is a Ghost, and the Vote comes at once, before anybody else acts."""
    t = mary_checks_ben((ALIVE, DEAD), role=role)
    t["Mary"].shows_death()
    assert t["Ben"].is_ghost
    assert t.spectator().cause == {t["Ben"].seat: "murder"}
    assert t.spectator().shown_dead == (0, 1, 0, 0, 0)
    assert t.question == "HoldVote"
    assert t.asks() == set(FIVE)


def test_further_dead_cards_stay_face_down() -> None:
    """AC-ACT-CS-09, RQ-19: only Mary knows that there were three."""
    one, three = mary_checks_ben((DEAD, ALIVE, ALIVE)), mary_checks_ben((DEAD, DEAD, DEAD))
    for t in (one, three):
        t["Mary"].shows_death()
    assert three.spectator().shown_dead == (0, 1, 0, 0, 0)
    assert three["Mary"].saw("pulse:0>1=dead,dead,dead")
    assert who_can_tell(one, three) == {"Mary"}


def test_a_table_may_have_all_dead_cards_laid_open() -> None:
    """RQ-19: `reveal_all_dead_cards` shows how many there were, and still not the Alive cards."""
    t = mary_checks_ben((DEAD, ALIVE, DEAD), options={"reveal_all_dead_cards": True})
    t["Mary"].shows_death()
    assert t["Uli"].sees.shown_dead == (0, 2, 0, 0, 0)
    assert t["Uli"].sees.pulse == (1, 3, 1, 1, 1)


def test_a_concealed_death_looks_like_none() -> None:
    """AC-ACT-CS-11: Ben stays considered living and learns nothing; only Mary knows, and what counts is hidden."""
    alive, dead = mary_checks_ben((ALIVE, ALIVE), role="cultist"), mary_checks_ben((ALIVE, DEAD), role="cultist")
    for t in (alive, dead):
        t["Mary"].puts_back()
    assert not dead["Ben"].is_ghost
    assert dead["Ben"].counts_as_dead
    assert dead.asks() == {"Ben"}
    assert who_can_tell(alive, dead) == {"Mary"}


@pytest.mark.parametrize("active", [True, False])
def test_the_vote_after_a_reveal_does_not_touch_the_vote_token(active: bool) -> None:
    """AC-ACT-CS-18: it needs no Active token, and it leaves the token as it is."""
    t = mary_checks_ben((DEAD,), vote_active=active)
    t["Mary"].shows_death()
    t.all_abstain()
    t["Mary"].keeps_ballot()
    assert t.question == "Act"
    assert t.spectator().vote_active == active


def test_a_vote_can_follow_by_room_action_after_a_reveal() -> None:
    """AC-ACT-CS-18: the Vote token is still Active for a player in the Cafeteria."""
    places = {"Mary": "pink_1", "Ben": "pink_1", "Uli": "light_blue"}
    t = mary_checks_ben((DEAD,), at=places, routes={"Uli": "light_blue"})
    t["Mary"].shows_death()
    t.all_abstain()
    t["Mary"].keeps_ballot()
    t["Ben"].passes()
    t["Uli"].calls_vote()
    assert t.question == "HoldVote"


def test_an_empty_pulse_deck_can_be_checked() -> None:
    """AC-ACT-CS-19: with 7 seats nobody has a card before the first Encounter; the Draw-pile card comes all the same."""
    t = table(*SEVEN, phase="action", knife="Mary", at={"Mary": "pink_1", "Ben": "pink_1"})
    assert t["Ben"].pulse == ()
    t["Mary"].checks("Ben")
    assert t["Mary"].saw("pulse:0>1=")
    assert t["Mary"].offered == ["putback"]
    t["Mary"].puts_back()
    assert t.spectator().deck["pink_1"] == 2
    assert not t["Ben"].is_ghost
