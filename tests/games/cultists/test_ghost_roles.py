"""Roles that work as Ghosts: Radiant Beauty, the Infected, the Super Ghost (AC-ROLE-RAD, -INF, -SUP)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.cards import ALIVE, DEAD
from tests.games.cultists.endings import FIVE, SIX, scene, voted_out
from tests.scenario import OFF, ON, Table, table

# Radiant Beauty


def outage(beauty: str, **more: Any) -> Table:
    """The power is off; Ida, the Ghost of Radiant Beauty, is here, and Tom in the Cafeteria begins the Movement."""
    at = {"Ida": beauty, "Tom": "light_blue", **more.pop("at", {})}
    settings = {"ghosts": {"Ida": "vote"}, "roles": {"Ida": "radiant_beauty", "Eva": "cultist"}, **more}
    return table(*SIX, power=OFF, knife="Tom", at=at, **settings)


@pytest.mark.parametrize(
    ("beauty", "more", "meet"),
    [
        pytest.param("pink_1", {}, False, id="with her Ghost there"),
        pytest.param("pink_2", {}, True, id="with her Ghost elsewhere"),
        pytest.param("pink_1", {"roles": {"Ida": "mechanic", "Eva": "cultist"}}, True, id="with another Ghost"),
        pytest.param("pink_1", {"ghosts": {}}, True, id="while she lives"),
    ],
)
def test_where_her_ghost_is_three_do_not_meet_in_an_outage(beauty: str, more: dict[str, Any], meet: bool) -> None:
    """AC-ROLE-RAD-02, RQ-94: the row of the Encounter table for light applies: exactly two."""
    t = outage(beauty, at={"Mary": "pink_1", "Ben": "pink_1"}, **more)
    t["Tom"].walks("pink_1")
    assert t.happened("met:pink_1") is meet
    assert t.question == ("Meet" if meet else "Walk")


def test_where_her_ghost_is_two_still_meet() -> None:
    """RQ-94: as everywhere with light."""
    t = outage("pink_1", at={"Mary": "pink_1"})
    t["Tom"].walks("pink_1")
    assert t.asks() == {"Tom", "Mary"}


@pytest.mark.parametrize("meet", [True, False], ids=["without her", "with her"])
def test_secret_doors_carry_her_light_to_all_rooms_of_the_colour(meet: bool) -> None:
    """RQ-94: the whole group is lit."""
    beauty = "orange_1" if meet else "pink_2"
    t = outage(beauty, event="secret_doors", at={"Mary": "pink_1", "Ben": "pink_1"})
    t["Tom"].walks("pink_1")
    assert t.happened("met:pink_1") is meet


@pytest.mark.parametrize(("beauty", "works"), [("red", True), ("green", False)])
def test_in_the_security_room_her_ghost_makes_the_camera_work_and_the_token_stays_off(beauty: str, works: bool) -> None:
    """AC-ROLE-RAD-02, RQ-94: Restart remains possible."""
    t = outage(beauty, phase="action", at={"Tom": "red"}, routes={"Tom": "red"}, explored={"green"})
    assert t["Tom"].may("watch:green") is works
    assert t["Tom"].may("observe:*") is works
    assert t["Tom"].may("restart")
    assert not t.spectator().power


@pytest.mark.parametrize(("start", "end"), [("pink_2", "pink_1"), ("pink_1", "pink_2")], ids=["there", "away"])
def test_when_her_ghost_moves_nobody_meets(start: str, end: str) -> None:
    """RQ-94: neither those whom she lights nor those whom she leaves in the dark."""
    t = outage(start, at={"Mary": "pink_1", "Ben": "pink_1", "Uli": "pink_1"})
    t["Tom"].goes("red")
    t.news()
    t["Ida"].walks(end)
    assert t.news() == [f"entered:5@{end}"]
    assert (t.question, t.asks()) == ("Walk", {"Mary"})


# Infected


def infected(**more: Any) -> Table:
    """Ida, the Infected, has become a Ghost in round 2; Tom in the Cafeteria begins a Movement, Ben is next door."""
    return table(
        *SIX,
        **{
            "knife": "Tom",
            "at": {"Tom": "light_blue", "Ben": "pink_1", "Ida": "green"},
            "roles": {"Ida": "infected", "Eva": "cultist"},
            "ghosts": {"Ida": "vote"},
            "no_cards_until": 3,
            **more,
        },
    )


def test_when_the_infected_becomes_a_ghost_no_cards_are_given_until_the_end_of_the_next_round() -> None:
    """AC-ROLE-INF-02: she leaves in round 2; in round 3 people meet, and nobody is asked for a card."""
    t = voted_out(
        "Ida", *SIX, round=2, roles={"Ida": "infected", "Eva": "cultist"}, knife="Mary", ghosts={"Tom": "vote"}
    )
    assert t.spectator().no_cards_until == 3
    t.all_pass()
    t.all_confirm()
    assert (t.spectator().round, t.asks()) == (3, {"Ben"})
    assert (t["Ben"].place, t["Uli"].place) == ("dark_blue_1", "red")
    t["Ben"].walks("north_west", "red")
    assert t.happened("met:red=1,2")
    assert t.question != "Meet"
    assert len(t["Ben"].pulse) == len(t["Uli"].pulse) == 1


@pytest.mark.parametrize(
    ("number", "given"), [(2, False), (3, False), (4, True)], ids=["this round", "the next", "the one after"]
)
def test_the_effect_lasts_for_the_rest_of_the_round_and_all_of_the_next(number: int, given: bool) -> None:
    """AC-ROLE-INF-02, RQ-93: the Encounter is announced all the same."""
    t = infected(round=number)
    t["Tom"].walks("pink_1")
    assert t.happened("met:pink_1=4,1")
    assert (t.question == "Meet") is given


def test_encounters_of_the_event_phase_pass_no_cards_either() -> None:
    """RQ-93: lightning brings three together in round 3."""
    at = dict.fromkeys(("Mary", "Ben", "Uli"), "pink_1")
    t = infected(round=3, phase="event", next_event="lightning_strike", power=ON, at=at)
    assert t.happened("met:pink_1")
    assert t.question == "Act"


@pytest.mark.parametrize(
    ("scope", "ghost_at", "given"),
    [
        ("all_encounters", "green", False),
        ("all_encounters", "pink_1", False),
        ("none_at_its_location", "green", True),
        ("none_at_its_location", "pink_1", False),
    ],
)
def test_all_encounters_are_concerned_unless_the_table_keeps_it_to_the_ghosts_location(
    scope: str, ghost_at: str, given: bool
) -> None:
    """RQ-93: `infected_scope`; as ruled, everywhere."""
    at = {"Tom": "light_blue", "Ben": "pink_1", "Ida": ghost_at}
    t = infected(round=3, at=at, options={"infected_scope": scope})
    t["Tom"].walks("pink_1")
    assert t.happened("met:pink_1=4,1")
    assert (t.question == "Meet") is given


# Super Ghost


def haunting(place: str, **more: Any) -> Table:
    """Mary, the Super Ghost, has the first action; all colours in question are on her Route in turn."""
    return table(
        *FIVE,
        **{
            "phase": "action",
            "roles": {"Mary": "super_ghost", "Tom": "cultist"},
            "ghosts": {"Mary": "vote"},
            "at": {"Mary": place, "Ben": place},
            "routes": {"Mary": place.partition("_1")[0]},
            "explored": {"pink_1"},
            **more,
        },
    )


ROOM_ACTIONS = [
    ("pink_1", "fill:pink_1/*", {}),
    ("pink_1", "search:pink_1", {}),
    ("light_blue", "vote", {}),
    ("red", "watch:pink_1", {}),
    ("red", "observe:1", {}),
    ("red", "restart", {"power": OFF}),
    ("green", "close", {"portal": "open", "portal_mark": 4}),
]


@pytest.mark.parametrize(("place", "action", "more"), ROOM_ACTIONS)
def test_the_super_ghost_uses_every_room_on_the_route_like_the_living(
    place: str, action: str, more: dict[str, Any]
) -> None:
    """AC-ROLE-SUP-02, -04, RQ-95: bound to the Route and by Cultist tokens."""
    assert haunting(place, **more)["Mary"].may(action)
    assert not haunting(place, cultist_tokens=(place,), **more)["Mary"].may(action)
    assert not haunting(place, routes={"Mary": 3}, **more)["Mary"].may(action)


@pytest.mark.parametrize(("place", "action", "more"), ROOM_ACTIONS[2:])
def test_other_ghosts_have_only_the_room_decks(place: str, action: str, more: dict[str, Any]) -> None:
    """AC-ROLE-SUP-02: the difference that the Role makes."""
    assert not haunting(place, roles={"Mary": "investigator", "Tom": "cultist"}, **more)["Mary"].may(action)


def test_the_super_ghost_is_one_of_the_two_at_the_portal() -> None:
    """RQ-95: a living one and the Super Ghost close it."""
    t = haunting("green", portal="open", portal_mark=4, routes={"Mary": "green", "Ben": "green"})
    t["Mary"].closes_portal()
    t["Ben"].closes_portal()
    assert t.spectator().portal == "closed"


def test_the_super_ghosts_camera_finds_a_murder_like_anybodys() -> None:
    """AC-ROLE-SUP-02: with both its checks; the Vote that follows is the murder's."""
    t = haunting("red", pulse={"Ben": (ALIVE, DEAD)})
    t["Mary"].watches("Ben")
    t["Mary"].shows_death()
    assert t["Ben"].is_ghost
    assert t.question == "HoldVote"


@pytest.mark.parametrize(("company", "meet"), [({}, False), ({"Uli": "pink_1"}, True)], ids=["alone", "next to Uli"])
def test_the_super_ghost_is_ignored_for_encounters(company: dict[str, str], meet: bool) -> None:
    """AC-ROLE-SUP-03: neither meets the one who comes in nor makes a third."""
    t = haunting("pink_1", phase="movement", knife="Tom", at={"Mary": "pink_1", "Tom": "light_blue", **company})
    t["Tom"].walks("pink_1")
    assert t.happened("met:pink_1=4,2") is meet
    assert t.asks() == ({"Tom", "Uli"} if meet else {"Tom"})


def test_in_all_else_the_super_ghost_is_a_ghost() -> None:
    """AC-ROLE-SUP-04, RQ-95: it goes anywhere, and it has neither Character actions nor a use for the Knife."""
    t = haunting("central", phase="movement", routes={})
    assert t.question == "Teleport"
    assert t["Mary"].may("go:dark_blue_2")
    assert haunting("central", routes={})["Mary"].offered == ["pass"]
    assert haunting("pink_1", cultist_tokens=("pink_1",))["Mary"].offered == ["pass"]
    vote = scene(
        *FIVE,
        roles={"Mary": "super_ghost", "Tom": "cultist"},
        ghosts={"Mary": "vote"},
        at={"Mary": "light_blue"},
        routes={"Mary": "light_blue"},
    )
    vote["Mary"].calls_vote()
    vote.all_abstain()
    assert (vote.question, vote.asks()) == ("Act", {"Ben"})
    eyes = haunting("central", phase="event", next_event="false_eyes", routes={})
    assert eyes.question == "Act"
