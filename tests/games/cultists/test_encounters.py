"""Encounters (AC-ENC): when there is one."""

from __future__ import annotations

import pytest

from gloaming.games.cultists.cards import ALIVE, DEAD
from tests.scenario import OFF, ON, Table, opening, table

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")
SIX = (*FIVE, "Pia")


def all_give(t: Table) -> None:
    """Everybody who is asked for a card gives the first one possible."""
    for name in sorted(t.asks()):
        t[name].answers(t.game.choices[t.seat(name)][0])


def encounters(t: Table) -> list[str]:
    """Resolve the open Encounters and say which there have been."""
    while t.question == "Meet":
        all_give(t)
    return [str(event) for event in t.game.journal if str(event).startswith("met:")]


def test_two_alone_in_a_room_give_each_other_a_card() -> None:
    """AC-ENC-02, AC-ENC-06, AC-ENC-14, -15: exactly two in one Room with light: each gives one card to the other."""
    t = table(*FIVE, power=ON, roles={"Mary": "cultist"}, at={"Mary": "pink_1", "Ben": "north_east"}, knife="Ben")
    t["Ben"].walks("pink_1")
    assert t.asks() == {"Mary", "Ben"}
    t["Mary"].gives(DEAD, to="Ben")
    t["Ben"].gives(ALIVE, to="Mary")
    assert t["Ben"].pulse == (ALIVE, DEAD)
    assert t["Ben"].sees.pulse[t["Ben"].seat] == 2
    assert t["Ben"].counts_as_dead
    assert not t["Ben"].is_ghost


# Entering


def test_passing_through_is_entering() -> None:
    """AC-ENC-01, -02: at every step, not only the last; three people on the way are three Encounters."""
    at = {"Mary": "pink_2", "Ben": "south_west", "Uli": "green", "Eva": "south_east", "Tom": "dark_blue_1"}
    t = table(*FIVE, at=at, knife="Mary")
    for to, whom in (("south_west", "Ben"), ("green", "Uli"), ("south_east", "Eva")):
        t["Mary"].walks(to)
        assert t.asks() == {"Mary", whom}
        all_give(t)
    assert encounters(t) == ["met:south_west=0,1", "met:green=0,2", "met:south_east=0,3"]


def test_without_entering_nobody_meets() -> None:
    """AC-ENC-01: two who stay together through Event, Action and Cleanup do not meet again."""
    at = {"Mary": "pink_1", "Ben": "pink_1"}
    t = table(*FIVE, phase="event", at=at, knife="Mary", next_event="lost_morale")
    t.all_pass()
    t.all_confirm()
    assert t.game.round == 3
    assert not t.happened("met:")


def test_leaving_never_brings_an_encounter() -> None:
    """AC-ENC-03: even if exactly two are left."""
    at = {"Mary": "green", "Ben": "green", "Uli": "green", "Eva": "pink_1", "Tom": "red"}
    t = table(*FIVE, at=at, knife="Mary", power=ON)
    t["Mary"].goes("south_west")
    assert t.asks() == {"Ben"}
    assert t.question == "Walk"
    assert not t.happened("met:")


def test_the_start_in_the_central_hallway_is_no_encounter() -> None:
    """RQ-02: neither at the start nor by leaving; only who comes back is checked against those still there."""
    t = opening(*FIVE, first_player=0)
    t.all_wake()
    for name, to in (("Mary", "red"), ("Ben", "light_blue"), ("Uli", "orange_1")):
        t[name].goes(to)
    assert not t.happened("met:")
    t["Eva"].walks("green", "central")
    assert t.asks() == {"Eva", "Tom"}
    assert encounters(t) == ["met:central=3,4"]


@pytest.mark.parametrize(
    ("power", "living", "meet"),
    [
        (ON, 1, False),
        (ON, 2, True),
        (ON, 3, False),
        (ON, 5, False),
        (OFF, 1, False),
        (OFF, 2, True),
        (OFF, 3, True),
        (OFF, 5, True),
    ],
)
def test_light_and_number_decide_whether_people_meet(power: bool, living: int, meet: bool) -> None:
    """AC-ENC-06: ON exactly 2; OFF 2 or more, and then all of them take part."""
    at = dict.fromkeys(FIVE, "dark_blue_1") | dict.fromkeys(FIVE[:living], "green") | {"Mary": "central"}
    t = table(*FIVE, at=at, knife="Mary", power=power)
    t["Mary"].walks("green")
    assert t.happened("met:green") is meet
    assert t.asks() == (set(FIVE[:living]) if meet else {"Mary"})


def test_only_the_living_count() -> None:
    """AC-ENC-04: a Ghost and a Cultist token in the Room change nothing."""
    at = {"Mary": "central", "Ben": "orange_1", "Uli": "orange_1"}
    t = table(*FIVE, at=at, knife="Mary", ghosts={"Uli": "vote"}, cultist_tokens=("orange_1",))
    t["Mary"].walks("orange_1")
    assert t.asks() == {"Mary", "Ben"}


def test_the_fishman_does_not_count() -> None:
    """AC-ENC-04: with him in the Hallway, Mary and Ben are still exactly two; alone with him, Mary meets nobody."""
    t = table(*FIVE, at={"Mary": "orange_2", "Ben": "north_east"}, knife="Mary", fishman="north_east")
    t["Mary"].walks("north_east")
    assert t.asks() == {"Mary", "Ben"}
    t = table(*FIVE, at={"Mary": "orange_2"}, knife="Mary", fishman="north_east", power=OFF)
    t["Mary"].walks("north_east")
    assert not t.happened("met:")


def test_with_an_undiscovered_dead_card_one_counts_as_living() -> None:
    """AC-ENC-05: Ben is dead and nobody knows."""
    t = table(*FIVE, at={"Mary": "central", "Ben": "green"}, knife="Mary", pulse={"Ben": (ALIVE, DEAD)})
    t["Mary"].walks("green")
    assert t.asks() == {"Mary", "Ben"}


TWICE = {"Mary": "green", "Ben": "south_west", "Uli": "red", "Eva": "light_blue", "Tom": "dark_blue_1"}


@pytest.mark.parametrize(("reentry", "times"), [("every_entry", 2), ("once_per_turn", 1)])
def test_who_enters_twice_meets_twice(reentry: str, times: int) -> None:
    """AC-ENC-07, RQ-01: every entry is checked; with once_per_turn only the first in a Movement."""
    t = table(*FIVE, at=TWICE, knife="Mary", options={"reentry_encounter": reentry})
    for to in ("south_west", "pink_2", "south_west"):
        t["Mary"].walks(to)
        encounters(t)
    assert encounters(t) == ["met:south_west=0,1"] * times
    assert t.asks() == {"Ben"}


@pytest.mark.parametrize(("reentry", "times"), [("every_entry", 2), ("once_per_turn", 1)])
def test_also_on_a_declared_path_who_enters_twice_meets_twice(reentry: str, times: int) -> None:
    """RQ-01, RQ-03: the same with paths declared up front."""
    options = {"reentry_encounter": reentry, "path_declaration": "upfront"}
    t = table(*FIVE, at=TWICE, knife="Mary", options=options)
    t["Mary"].goes("south_west", "pink_2", "south_west")
    assert encounters(t) == ["met:south_west=0,1"] * times


def test_with_one_encounter_a_turn_two_people_are_still_met_in_two_places() -> None:
    """RQ-01, once_per_turn: once in each Location."""
    t = table(*FIVE, at={**TWICE, "Uli": "pink_2"}, knife="Mary", options={"reentry_encounter": "once_per_turn"})
    for to in ("south_west", "pink_2", "south_west"):
        t["Mary"].walks(to)
        encounters(t)
    assert encounters(t) == ["met:south_west=0,1", "met:pink_2=0,2"]


@pytest.mark.parametrize("declaration", ["stepwise", "upfront"])
@pytest.mark.parametrize(("reentry", "times"), [("every_entry", 2), ("once_per_turn", 1)])
def test_rooms_joined_by_secret_doors_are_one_location_to_meet_in(declaration: str, reentry: str, times: int) -> None:
    """AC-ENC-09, RQ-01: into Pink 2, where Ben is, out by a Door of Pink 1, and back in by Pink 1."""
    options = {"reentry_encounter": reentry, "path_declaration": declaration}
    at = {"Mary": "south_west", "Ben": "pink_2", "Uli": "red", "Eva": "red", "Tom": "red"}
    t = table(*FIVE, at=at, knife="Mary", event="secret_doors", options=options)
    for to in ("pink_2", "north_east", "pink_1"):
        t["Mary"].walks(to)
        encounters(t)
    t["Mary"].stops("pink_1")
    assert [met.split("=")[1] for met in encounters(t)] == ["0,1"] * times


@pytest.mark.parametrize("power", [ON, OFF])
def test_a_ghost_who_appears_meets_nobody(power: bool) -> None:
    """AC-ENC-08: a teleport never brings an Encounter."""
    t = table(*FIVE, at={"Mary": "central", "Ben": "green"}, knife="Mary", ghosts={"Mary": "vote"}, power=power)
    t["Mary"].walks("green")
    assert t["Mary"].place == "green"
    assert not t.happened("met:")


def test_a_radiant_beautys_ghost_gives_light_where_she_is() -> None:
    """AC-ENC-10: during an outage three in her Location do not meet, and two do."""
    at = {"Mary": "central", "Ben": "green", "Uli": "green", "Eva": "green", "Tom": "pink_1"}
    roles = {"Eva": "radiant_beauty"}
    t = table(*FIVE, at=at, knife="Mary", roles=roles, ghosts={"Eva": "vote"}, power=OFF)
    t["Mary"].walks("green")
    assert not t.happened("met:")
    t = table(*FIVE, at={**at, "Uli": "red"}, knife="Mary", roles=roles, ghosts={"Eva": "vote"}, power=OFF)
    t["Mary"].walks("green")
    assert t.asks() == {"Mary", "Ben"}
    t = table(*FIVE, at={**at, "Eva": "red"}, knife="Mary", roles=roles, ghosts={"Eva": "vote"}, power=OFF)
    t["Mary"].walks("green")
    assert t.asks() == {"Mary", "Ben", "Uli"}


# Lightning Strike

TRIO_AND_PAIR = {"Mary": "red", "Ben": "red", "Uli": "red", "Eva": "pink_1", "Tom": "pink_1"}
TRIO, PAIR = "met:red=0,1,2", "met:pink_1=3,4"


@pytest.mark.parametrize(
    ("reading", "power_before", "met"),
    [
        ("newly_qualifying", ON, [TRIO]),
        ("newly_qualifying", OFF, []),
        ("all_qualifying_when_off", ON, [TRIO, PAIR]),
        ("all_qualifying_when_off", OFF, []),
        ("all_qualifying_always", ON, [TRIO, PAIR]),
        ("all_qualifying_always", OFF, [PAIR]),
    ],
)
def test_lightning_brings_together_those_whom_the_light_kept_apart(
    reading: str, power_before: bool, met: list[str]
) -> None:
    """AC-ENC-01, -11, RQ-04: three or more meet when it grows dark; pairs and new light depend on the reading."""
    t = table(
        *FIVE,
        phase="event",
        at=TRIO_AND_PAIR,
        knife="Mary",
        power=power_before,
        next_event="lightning_strike",
        options={"lightning_encounters": reading},
    )
    assert encounters(t) == met
    assert t.game.power is not power_before
    assert t.question == "Act"


def test_a_mirror_of_lightning_does_the_same() -> None:
    """AC-ENC-01: by Lightning Strike, or by a Mirror of it."""
    t = table(*FIVE, phase="event", at=TRIO_AND_PAIR, knife="Mary", event="lightning_strike", next_event="mirror")
    assert encounters(t) == [TRIO]


def test_lightning_counts_only_the_living() -> None:
    """AC-ENC-04, -11: two and a Ghost are two."""
    t = table(
        *FIVE,
        phase="event",
        at=TRIO_AND_PAIR,
        knife="Mary",
        ghosts={"Uli": "murder"},
        next_event="lightning_strike",
    )
    assert encounters(t) == []


@pytest.mark.parametrize(
    ("knife", "order"),
    [
        ("Mary", ["met:red=0,2,4", "met:green=1,3,5"]),
        ("Ben", ["met:green=1,3,5", "met:red=2,4,0"]),
        ("Pia", ["met:green=5,1,3", "met:red=0,2,4"]),
    ],
)
def test_several_encounters_of_one_event_come_clockwise(knife: str, order: list[str]) -> None:
    """AC-ENC-26: by their first participants, and each on its own."""
    at = {name: "red" if seat % 2 == 0 else "green" for seat, name in enumerate(SIX)}
    t = table(*SIX, phase="event", at=at, knife=knife, next_event="lightning_strike")
    here, there = (at[knife], {"red": "green", "green": "red"}[at[knife]])
    assert t.asks() == {name for name in SIX if at[name] == here}
    all_give(t)
    assert t.asks() == {name for name in SIX if at[name] == there}
    assert encounters(t) == order
