"""Roles that die of themselves: Greenhorn, Crybaby, Firestarter; Butterfingers has a file of its own (AC-ROLE)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from gloaming.games.cultists.cards import ALIVE, DEAD, FAILURE, SABOTAGE, SUCCESS, Card, Cards
from tests.scenario import Table, opening, table

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")
SEVEN = (*FIVE, "Ida", "Max")
EIGHT = (*SEVEN, "Zoe")
MURDERED: Cards = (ALIVE, DEAD)


def mary(role: str, place: str, **more: Any) -> Table:
    """Mary has this Role, the Knife and the first action, here, and the colour of the Room is on her Route."""
    colour = {"routes": {"Mary": place}} if place in ("red", "light_blue", "green") else {}
    settings = {"phase": "action", "at": {"Mary": place}, **colour, **more}
    return table(*FIVE, **{**settings, "roles": {"Mary": role, "Tom": "cultist"}})


# What they share


def camera_used(**more: Any) -> Table:
    t = mary("greenhorn", "red", explored={"pink_1"}, **more)
    t["Mary"].watches_room("pink_1")
    return t


def fishman_scared(**more: Any) -> Table:
    t = mary("butterfingers", "central", fishman="central", **more)
    t["Mary"].scares()
    return t


def death_found(**more: Any) -> Table:
    t = mary("crybaby", "central", **{"at": {"Mary": "central", "Ben": "central"}, "pulse": {"Ben": MURDERED}, **more})
    t["Mary"].checks("Ben")
    t["Mary"].shows_death()
    t.all_abstain()
    return t


def fire_not_started(**more: Any) -> Table:
    return mary("firestarter", "pink_1", phase="cleanup", round=5, **more)


OWN_DEATHS = [camera_used, fishman_scared, death_found, fire_not_started]
VOTES = {death_found: 1}
"""Those scenes in which a Vote is held, for another's death."""


@pytest.mark.parametrize("dies", OWN_DEATHS)
def test_who_dies_of_the_own_role_is_a_ghost_at_once_unnamed_and_counted(dies: Callable[..., Table]) -> None:
    """AC-ROLE-05, RQ-100: all see it; it reveals no marker, starts no Vote, and is a dead Investigator."""
    t = dies()
    assert t.spectator().ghost[0]
    assert t["Ben"].saw("ghost:0/own")
    assert t.spectator().shown_role == {}
    assert not t.happened("role:")
    assert t["Mary"].counts_as_dead
    assert t.question != "HoldVote"
    assert sum(str(event).startswith("ballots:") for event in t.game.journal) == VOTES.get(dies, 0)


@pytest.mark.parametrize("dies", OWN_DEATHS)
def test_where_the_table_wishes_it_a_death_of_the_own_role_shows_the_marker(dies: Callable[..., Table]) -> None:
    """RQ-100: `reveal_role_on_own_effect_death` = true."""
    t = dies(options={"reveal_role_on_own_effect_death": True})
    assert t.spectator().shown_role == {0: t.game.role[0]}


# Greenhorn


@pytest.mark.parametrize("check", ["room", "state"])
def test_the_greenhorn_dies_of_using_the_camera_and_the_check_is_carried_out(check: str) -> None:
    """AC-ROLE-GRE-01, -02: either check; first the Ghost, then the look."""
    t = mary("greenhorn", "red", explored={"pink_1"}, deck={"pink_1": (SUCCESS,)})
    t.news()
    if check == "room":
        t["Mary"].watches_room("pink_1")
        assert t.news()[:3] == ["camera:0", "ghost:0/own", "roomcheck:0@pink_1=success/no"]
    else:
        t["Mary"].watches("Ben")
        assert t.news() == ["camera:0", "ghost:0/own", "checked:0>1/camera", "pulse:0>1=alive"]
        assert t["Mary"].offered == ["putback"]


def test_the_greenhorn_dies_of_calling_a_vote_and_votes_in_it_as_a_ghost() -> None:
    """AC-ROLE-GRE-01, -02, RQ-92: nobody can name it in its own Vote, and the Knife in its hand changes no ballot."""
    t = mary("greenhorn", "light_blue")
    t["Mary"].calls_vote()
    assert t["Mary"].is_ghost
    assert t.asks() == set(FIVE)
    assert not any(person.may("accuse:0") for person in t.people)
    t.vote(Mary="Ben", Uli="Ben", Eva="Ben")
    assert t["Ben"].is_ghost
    assert not t.happened("kept:")
    assert t.question == "Act"


@pytest.mark.parametrize(("role", "dies"), [("greenhorn", True), ("investigator", False)])
def test_the_greenhorns_camera_finds_a_murder_and_the_vote_is_held(role: str, dies: bool) -> None:
    """RQ-92: a State check by Camera kills it, and is then resolved in full."""
    t = mary(role, "red", pulse={"Ben": MURDERED})
    t["Mary"].watches("Ben")
    t["Mary"].shows_death()
    assert t["Mary"].is_ghost is dies
    assert t["Ben"].is_ghost
    assert t.question == "HoldVote"


def test_a_vote_that_its_own_check_of_a_state_brings_does_not_kill_the_greenhorn() -> None:
    """RQ-92: the mandatory Vote is not the Room action."""
    t = mary("greenhorn", "central", at={"Mary": "central", "Ben": "central"}, pulse={"Ben": MURDERED})
    t["Mary"].checks("Ben")
    t["Mary"].shows_death()
    assert t.question == "HoldVote"
    assert not t["Mary"].is_ghost


# Crybaby


def looks(means: str, role: str = "crybaby", **more: Any) -> Table:
    """Mary has looked at Ben's Pulse deck, which has a Dead card."""
    pulse = {"Ben": MURDERED}
    match means:
        case "camera":
            t = mary(role, "red", pulse=pulse, **more)
            t["Mary"].watches("Ben")
        case "false_eyes":
            t = mary(role, "central", phase="event", next_event="false_eyes", pulse=pulse, **more)
            t["Mary"].spies("Ben")
        case _:
            t = mary(role, "central", at={"Mary": "central", "Ben": "central"}, pulse=pulse, **more)
            t["Mary"].checks("Ben")
    return t


@pytest.mark.parametrize("means", ["check", "camera", "false_eyes"])
def test_the_crybaby_dies_after_revealing_a_death_before_the_vote(means: str) -> None:
    """AC-ROLE-CRY-01, RQ-96: `crybaby_timing` = before_vote; it votes as a Ghost, and nobody can name it."""
    t = looks(means)
    assert not t["Mary"].is_ghost
    t["Mary"].shows_death()
    assert t.happened("ghost:1/murder")
    assert (t.question, t["Mary"].is_ghost) == ("HoldVote", True)
    assert t.asks() == set(FIVE)
    assert not t["Uli"].may("accuse:0")


@pytest.mark.parametrize("means", ["check", "camera", "false_eyes"])
def test_where_the_table_wishes_it_the_crybaby_dies_after_the_vote(means: str) -> None:
    """RQ-96: `crybaby_timing` = after_vote; it can be named, and change its ballot as First Player."""
    t = looks(means, options={"crybaby_timing": "after_vote"})
    t["Mary"].shows_death()
    assert (t.question, t["Mary"].is_ghost) == ("HoldVote", False)
    assert t["Uli"].may("accuse:0")
    t.all_abstain()
    t["Mary"].keeps_ballot()
    assert t.spectator().cause == {1: "murder", 0: "own"}


def test_a_crybaby_who_does_not_reveal_the_death_lives() -> None:
    """RQ-96: by False Eyes it may keep silent."""
    t = looks("false_eyes")
    t["Mary"].puts_back()
    assert not t["Mary"].is_ghost
    assert t.question == "Act"


def test_a_crybaby_who_finds_nothing_lives() -> None:
    """AC-ROLE-CRY-01: only having revealed a dead Character counts."""
    t = mary("crybaby", "central", at={"Mary": "central", "Ben": "central"})
    t["Mary"].checks("Ben")
    t["Mary"].puts_back()
    assert not t["Mary"].is_ghost


# Firestarter


@pytest.mark.parametrize(("names", "alive"), [(FIVE, 7), (SEVEN, 9), (EIGHT, 9)], ids=["5", "7", "8"])
def test_the_firestarters_deck_has_two_red_cards_for_two_successes(names: tuple[str, ...], alive: int) -> None:
    """AC-ROLE-FIR-01: one Failure and one Sabotage, for the owner's eyes only."""
    t = opening(*names, level="custom", roles=("firestarter",))
    owner = t.people[t.game.role.index("firestarter")]
    assert Counter(owner.hand) == {ALIVE: alive, SUCCESS: 6, FAILURE: 1, SABOTAGE: 1}
    assert owner.sees.hand == owner.hand
    others = [person for person in t.people if person.name != owner.name]
    assert {person.sees.room_cards[owner.seat] for person in others} == {8}
    assert not any(person.saw(f"envelope:{owner.seat}") for person in others)


@pytest.mark.parametrize(
    ("hand", "dies"),
    [
        ((ALIVE, SUCCESS, FAILURE, SABOTAGE), True),
        ((ALIVE, SUCCESS, FAILURE), True),
        ((ALIVE, SUCCESS, SABOTAGE), True),
        ((ALIVE, SUCCESS), False),
    ],
    ids=["both", "the Failure", "the Sabotage", "neither"],
)
def test_with_a_red_card_in_hand_at_the_end_of_round_five_the_firestarter_dies(hand: Cards, dies: bool) -> None:
    """AC-ROLE-FIR-02, -03: with both played nothing is shown, and play goes on."""
    t = fire_not_started(hands={"Mary": hand})
    assert t["Mary"].is_ghost is dies
    assert [str(event) for event in t.game.journal] == (["roundend:5", "ghost:0/own"] if dies else ["roundend:5"])
    t.all_confirm()
    assert (t.spectator().round, t.winner) == (6, None)


def test_a_firestarter_who_has_played_both_cannot_be_told_from_an_investigator() -> None:
    """AC-ROLE-FIR-03: nobody learns that there was anything to test."""
    hands: dict[str, Cards] = {"Mary": (ALIVE, SUCCESS)}
    mary_is, ben_is = (
        table(*FIVE, phase="cleanup", round=5, roles={name: "firestarter", "Tom": "cultist"}, hands=more)
        for name, more in (("Mary", hands), ("Ben", {**hands, "Ben": (ALIVE, SUCCESS)}))
    )
    assert mary_is.spectator().shown_role == ben_is.spectator().shown_role == {}
    assert mary_is.game.journal == ben_is.game.journal


@pytest.mark.parametrize("number", [1, 4, 6, 10])
def test_the_firestarter_is_tested_only_once_at_the_end_of_round_five(number: int) -> None:
    """RQ-97: red cards in hand at any other time do no harm."""
    t = mary("firestarter", "pink_1", phase="cleanup", round=number)
    t.all_confirm()
    assert not t["Mary"].is_ghost


@pytest.mark.parametrize(("place", "red"), [("orange_1", FAILURE), ("central", SABOTAGE)], ids=["filled", "secured"])
def test_a_red_card_played_in_round_five_saves_the_firestarter(place: str, red: Card) -> None:
    """RQ-97: only the hand counts; by Fill the Room deck or by Secure a Hallway, the card is gone."""
    hands: dict[str, Cards] = {"Mary": (ALIVE, SUCCESS, red)}
    # Route 4 has orange in round 5.
    t = mary("firestarter", place, round=5, routes={"Mary": 4}, hands=hands)
    t["Mary"].fills(red) if place == "orange_1" else t["Mary"].secures(red)
    t.all_pass()
    assert t.question == "AskForClaim"
    assert not t["Mary"].is_ghost


def test_a_firestarter_who_is_a_ghost_already_is_not_affected() -> None:
    """RQ-97: it stays a Ghost of the former cause, and nothing is announced."""
    t = fire_not_started(ghosts={"Mary": "vote"})
    assert t.spectator().cause == {0: "vote"}
    assert not t.happened("ghost:")
