"""Ghosts (AC-GHOST)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.cards import ALIVE, DEAD, FAILURE, SABOTAGE, SUCCESS, Cards
from tests.scenario import OFF, ON, Table, table

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")
SEVEN = (*FIVE, "Pia", "Kim")


def becomes_ghost(t: Table, name: str, cause: str) -> None:
    assert t[name].is_ghost
    assert t.spectator().cause[t.seat(name)] == cause
    assert t.happened(f"ghost:{t.seat(name)}/{cause}")


# How one becomes a Ghost


def test_a_dead_card_makes_a_ghost_only_when_it_is_shown() -> None:
    """AC-GHOST-01: Ben carries it unseen; laid open by Mary, it makes him a Ghost."""
    at = {"Mary": "green", "Ben": "green"}
    t = table(*FIVE, phase="action", at=at, knife="Mary", pulse={"Ben": (ALIVE, DEAD)})
    assert t["Ben"].counts_as_dead
    t["Mary"].checks("Ben")
    assert not t["Ben"].is_ghost
    t["Mary"].shows_death()
    becomes_ghost(t, "Ben", "murder")


def test_a_vote_makes_a_ghost() -> None:
    """AC-GHOST-01."""
    t = table(*FIVE, phase="action", at={"Mary": "light_blue"}, routes={"Mary": "light_blue"}, knife="Mary")
    t["Mary"].calls_vote()
    t.vote(Mary="Ben", Uli="Ben", Eva="Ben")
    assert not t["Ben"].is_ghost
    t["Mary"].keeps_ballot()
    becomes_ghost(t, "Ben", "vote")


def test_the_assassin_makes_a_ghost() -> None:
    """AC-GHOST-01."""
    roles = {"Mary": "assassin"}
    t = table(*SEVEN, phase="action", at={"Mary": "green", "Ben": "green"}, roles=roles, knife="Mary")
    t["Mary"].assassinates("Ben")
    becomes_ghost(t, "Ben", "assassin")


def test_the_greenhorn_dies_of_the_own_action() -> None:
    """AC-GHOST-01: by a Role effect on itself."""
    at, routes = {"Mary": "light_blue"}, {"Mary": "light_blue"}
    t = table(*FIVE, phase="action", at=at, routes=routes, roles={"Mary": "greenhorn"}, knife="Mary")
    t["Mary"].calls_vote()
    becomes_ghost(t, "Mary", "own")


def test_butterfingers_dies_of_the_knife() -> None:
    """AC-GHOST-01: by a Role effect on itself."""
    roles = {"Mary": "butterfingers"}
    t = table(*FIVE, phase="action", at={"Mary": "north_east"}, fishman="north_east", roles=roles, knife="Mary")
    t["Mary"].scares()
    becomes_ghost(t, "Mary", "own")


def test_the_crybaby_dies_of_what_it_found() -> None:
    """AC-GHOST-01: by a Role effect on itself."""
    at, pulse = {"Mary": "green", "Ben": "green"}, {"Ben": (DEAD,)}
    t = table(*FIVE, phase="action", at=at, pulse=pulse, roles={"Mary": "crybaby"}, knife="Mary")
    t["Mary"].checks("Ben")
    t["Mary"].shows_death()
    becomes_ghost(t, "Mary", "own")


def test_the_firestarter_burns_after_round_5() -> None:
    """AC-GHOST-01: by a Role effect on itself."""
    t = table(*FIVE, phase="cleanup", round=5, roles={"Mary": "firestarter"})
    becomes_ghost(t, "Mary", "own")


def test_a_ghost_stays_a_ghost() -> None:
    """AC-GHOST-02: Alive cards in the Pulse deck help nobody; two rounds later Ben is a Ghost still."""
    t = table(*FIVE, phase="action", ghosts={"Ben": "murder"}, knife="Mary", pulse={"Ben": (ALIVE, ALIVE, DEAD)})
    for number in (3, 4):
        t.all_pass()
        t.all_confirm()
        assert t.game.round == number
        assert t["Ben"].is_ghost
        t.begin("action")
    assert t.spectator().ghost == (False, True, False, False, False)


# Movement


def test_a_ghost_goes_anywhere_at_once_and_only_once() -> None:
    """AC-GHOST-03: to any Room or Hallway, then the turn passes."""
    t = table(*FIVE, at={"Mary": "dark_blue_1"}, ghosts={"Mary": "vote"}, knife="Mary", event="lost_morale")
    others = [place for place in t.game.board.places if place != "dark_blue_1"]
    assert t["Mary"].offered == [f"go:{place}" for place in others]
    t["Mary"].walks("dark_blue_2")
    assert t["Mary"].place == "dark_blue_2"
    assert t.asks() == {"Ben"}


def test_a_ghost_moves_on_its_turn() -> None:
    """AC-GHOST-03: Uli is asked when the turn comes to Uli."""
    at = {"Mary": "pink_2", "Ben": "dark_blue_2", "Uli": "red"}
    t = table(*FIVE, at=at, ghosts={"Uli": "murder"}, knife="Mary")
    t["Mary"].goes("south_west")
    t["Ben"].goes("south_east")
    assert (t.question, t.asks()) == ("Teleport", {"Uli"})


def test_a_ghost_has_to_go_elsewhere() -> None:
    """AC-GHOST-04, RQ-55: to stay is not offered."""
    t = table(*FIVE, at={"Mary": "red"}, ghosts={"Mary": "vote"}, knife="Mary")
    assert not t["Mary"].may("go:red")
    assert not t["Mary"].may("stop:*")


def test_a_table_may_let_ghosts_stay() -> None:
    """RQ-55, ghost_may_stay."""
    t = table(*FIVE, at={"Mary": "red"}, ghosts={"Mary": "vote"}, knife="Mary", options={"ghost_may_stay": True})
    t["Mary"].stops()
    assert t["Mary"].place == "red"
    assert t.asks() == {"Ben"}


def test_a_room_joined_by_secret_doors_is_elsewhere_for_a_ghost() -> None:
    """AC-GHOST-04, RQ-55: Ghosts do not walk, so the other pink Room is another place."""
    t = table(*FIVE, at={"Mary": "pink_1"}, ghosts={"Mary": "vote"}, knife="Mary", event="secret_doors")
    assert t["Mary"].may("go:pink_2")
    assert not t["Mary"].may("go:pink_1")


def test_a_ghost_never_goes_to_the_fishman_and_he_bars_nothing_else() -> None:
    """AC-GHOST-05: not even with the Knife; the Rooms behind him are open."""
    t = table(*FIVE, at={"Mary": "red"}, ghosts={"Mary": "vote"}, knife="Mary", fishman="north_west")
    assert not t["Mary"].may("go:north_west")
    t["Mary"].walks("dark_blue_1")
    assert t["Mary"].place == "dark_blue_1"


# Encounters


@pytest.mark.parametrize("power", [ON, OFF])
def test_a_ghost_has_no_part_in_encounters(power: bool) -> None:
    """AC-GHOST-06: it triggers none, joins none, gives nothing and gets nothing."""
    at = {"Mary": "red", "Ben": "green", "Uli": "central", "Eva": "pink_1", "Tom": "pink_1"}
    t = table(*FIVE, at=at, ghosts={"Mary": "vote"}, knife="Mary", power=power)
    t["Mary"].walks("green")
    t["Ben"].walks("south_west")
    t["Ben"].walks("green")
    t["Ben"].walks("central")
    assert t.asks() == {"Ben", "Uli"}
    assert t["Ben"].offered == ["give:alive>2"]
    assert not t.happened("met:green")


# Actions


@pytest.mark.parametrize("place", ["green", "north_east"])
def test_a_ghost_performs_no_character_action(place: str) -> None:
    """AC-GHOST-07, -12: no State check, no fight, no securing, no scaring, whatever it holds."""
    offers = []
    for ghosts in ({}, {"Mary": "vote"}):
        t = table(
            *FIVE,
            phase="action",
            at={"Mary": place, "Ben": place},
            ghosts=ghosts,
            knife="Mary",
            fishman="north_east",
            cultist_tokens=("green",),
        )
        offers.append(t["Mary"].offered)
    living = {"green": ["check:1", "fight:green", "pass"], "north_east": ["check:1", "secure:success", "scare", "pass"]}
    assert offers == [living[place], ["pass"]]


@pytest.mark.parametrize(
    ("room", "special"),
    [("light_blue", "vote"), ("red", "watch:*"), ("red", "observe:*"), ("green", "close")],
)
def test_of_the_room_actions_a_ghost_has_two(room: str, special: str) -> None:
    """AC-GHOST-08: Fill and Check a Room; Vote, Camera and Portal are for the living."""
    arrangement: dict[str, Any] = {
        "phase": "action",
        "at": {"Mary": room, "Ben": room, "Uli": room},
        "routes": {"Mary": room},
        "knife": "Mary",
        "portal": "open",
        "explored": {room},
        "deck": {room: (SUCCESS,) * 3},
    }
    assert table(*FIVE, **arrangement)["Mary"].may(special)
    ghost = table(*FIVE, ghosts={"Mary": "vote"}, **arrangement)["Mary"]
    assert ghost.offered == [f"fill:{room}/success", f"search:{room}", "pass"]


def test_a_ghost_does_not_restart_the_power() -> None:
    """AC-GHOST-08."""
    for ghosts in ({}, {"Mary": "vote"}):
        t = table(
            *FIVE, phase="action", at={"Mary": "red"}, routes={"Mary": "red"}, ghosts=ghosts, knife="Mary", power=OFF
        )
        assert t["Mary"].may("restart") is not bool(ghosts)


def test_a_ghost_fills_and_checks_like_anybody() -> None:
    """AC-GHOST-08: the card goes onto the deck; the next one draws from it."""
    t = table(
        *FIVE,
        phase="action",
        at={"Mary": "green", "Ben": "green"},
        routes={"Mary": 2, "Ben": 7},
        ghosts={"Mary": "vote", "Ben": "vote"},
        knife="Mary",
        deck={"green": (SUCCESS, SUCCESS)},
        room_token={"green": False},
    )
    t["Mary"].fills(SUCCESS)
    assert t.happened("explored:green")
    t["Ben"].searches()
    assert t.game.shelf["green"] == 1


def test_investigator_ghosts_keep_to_the_route_and_cultist_ghosts_do_not() -> None:
    """AC-GHOST-09, -15: off the Route Ben can only pass, Mary may still sabotage."""
    t = table(
        *SEVEN,
        phase="action",
        at={"Mary": "green", "Ben": "green"},
        roles={"Mary": "cultist", "Kim": "cultist"},
        routes={"Mary": 1, "Ben": 3},
        round=3,
        ghosts={"Mary": "vote", "Ben": "vote"},
        knife="Mary",
    )
    t["Mary"].fills(SABOTAGE)
    assert t.top("green") == SABOTAGE
    assert t["Ben"].offered == ["pass"]


def test_in_a_hallway_a_ghost_can_only_pass() -> None:
    """AC-GHOST-10."""
    t = table(*FIVE, phase="action", at={"Mary": "central"}, ghosts={"Mary": "vote"}, knife="Mary")
    assert t["Mary"].offered == ["pass"]


# Votes and the Knife


def test_ghosts_talk_and_vote() -> None:
    """AC-GHOST-11: two Ghosts and one living decide together; talk is as free to them as to all."""
    t = table(
        *FIVE,
        phase="action",
        at={"Mary": "light_blue"},
        routes={"Mary": "light_blue"},
        ghosts={"Ben": "vote", "Uli": "murder"},
        knife="Ben",
    )
    assert t["Ben"].sees.talk == t["Mary"].sees.talk == "free"
    t["Ben"].passes()
    t["Uli"].passes()
    t["Eva"].passes()
    t["Tom"].passes()
    t["Mary"].calls_vote()
    assert t.asks() == set(FIVE)
    t.vote(Ben="Eva", Uli="Eva", Mary="Eva")
    assert t["Eva"].is_ghost


def test_a_ghost_holds_the_knife_but_cannot_use_it() -> None:
    """AC-GHOST-12: it comes first, changes no ballot after the count, and has nothing of False Eyes."""
    t = table(*FIVE, phase="event", at={"Mary": "red"}, ghosts={"Mary": "vote"}, knife="Mary", next_event="false_eyes")
    assert t.happened("token:false_eyes")
    assert (t.question, t.asks()) == ("Act", {"Mary"})
    at, routes = {"Mary": "red", "Ben": "light_blue"}, {"Ben": "light_blue"}
    t = table(*FIVE, phase="action", at=at, routes=routes, ghosts={"Mary": "vote"}, knife="Mary")
    t["Mary"].passes()
    t["Ben"].calls_vote()
    t.vote(Mary="Uli")
    assert t.happened("settled:-")
    assert t.question == "Act"


def test_a_ghost_is_nobodys_target() -> None:
    """AC-GHOST-13: not for a State check, the Camera, the Assassin, False Eyes, nor a ballot."""
    at = dict.fromkeys(SEVEN, "red")
    t = table(*SEVEN, phase="action", at=at, roles={"Mary": "assassin"}, ghosts={"Ben": "vote"}, knife="Mary")
    for code in ("check", "observe", "assassinate"):
        assert t["Mary"].may(f"{code}:2")
        assert not t["Mary"].may(f"{code}:1")
    t = table(*FIVE, phase="event", ghosts={"Ben": "vote"}, knife="Mary", next_event="false_eyes")
    assert t["Mary"].offered == ["spy:2", "spy:3", "spy:4", "decline"]
    at, routes = {"Mary": "light_blue"}, {"Mary": "light_blue"}
    t = table(*FIVE, phase="action", at=at, routes=routes, ghosts={"Ben": "vote"}, knife="Mary")
    t["Mary"].calls_vote()
    assert t["Ben"].offered == ["accuse:0", "accuse:2", "accuse:3", "accuse:4", "abstain"]


# What is known of it


@pytest.mark.parametrize("hand", [(ALIVE, SUCCESS), (DEAD, FAILURE)])
def test_a_ghost_keeps_its_hand_and_route_to_itself(hand: Cards) -> None:
    """AC-GHOST-14: a murder shows one Dead card and nothing else; the hand stays, usable as before."""
    at, routes = {"Mary": "green", "Ben": "green"}, {"Ben": 2}
    arrangement = {"pulse": {"Ben": (ALIVE, DEAD, DEAD)}, "hands": {"Ben": hand}}
    t = table(*FIVE, phase="action", at=at, routes=routes, knife="Mary", **arrangement)  # type: ignore[arg-type]
    t["Mary"].checks("Ben")
    t["Mary"].shows_death()
    assert (t["Ben"].sees.hand, t["Ben"].sees.route) == (hand, 2)
    seen = t["Uli"].sees
    assert (seen.shown_dead[1], seen.pulse[1]) == (1, 3)
    assert (seen.encounter_cards[1], seen.room_cards[1]) == (1, 1)
    assert (seen.shown_role, seen.routes) == ({}, {})
    t.all_abstain()
    t["Mary"].keeps_ballot()
    assert t["Ben"].may(f"fill:green/{hand[1]}")


def test_a_cultist_ghost_counts_no_longer_as_living() -> None:
    """AC-GHOST-15: when the other Cultist goes too, the Investigators have won; the marker stayed hidden until then."""
    roles = {"Mary": "cultist", "Kim": "cultist"}
    t = table(
        *SEVEN,
        phase="action",
        at={"Ben": "light_blue"},
        routes={"Ben": "light_blue"},
        roles=roles,
        ghosts={"Mary": "vote"},
        knife="Ben",
    )
    assert t.spectator().shown_role == {}
    t["Ben"].calls_vote()
    t.vote(**dict.fromkeys(SEVEN, "Kim"))
    assert (t.winner, t.reason) == ("investigators", "vote")
