"""The Cursebearer: no Room has place for it and a Ghost (UTS-ROLE-07 to -12, UTS-RQ-30)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.cards import ALIVE, DEAD, Cards
from gloaming.games.cultists.events import BecameGhost, Entered, RolesLaidOut
from gloaming.games.cultists.worlds.ledger import Ledger
from gloaming.kernel.dice import Dice
from gloaming.kernel.events import Event
from tests.games.cultists.endings import voted_out
from tests.scenario import OFF, Table, table
from tests.surface import station

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")
SEVEN = (*FIVE, "Ida", "Max")
MURDERED: Cards = (ALIVE, DEAD)
FAR = {"Uli": "pink_2", "Eva": "dark_blue_2", "Tom": "dark_blue_1"}


def haunted(at: dict[str, str], ghost: str = "Ben", **more: Any) -> Table:
    """Mary is the Cursebearer and moves first; Ben is a Ghost."""
    settings = {"ghosts": {ghost: "vote"}, "roles": {"Mary": "cursebearer", "Tom": "cultist"}, **more}
    return table(*FIVE, at={**FAR, **at}, **settings)


def comes_to_a_ghost(**more: Any) -> Table:
    t = haunted({"Mary": "central", "Ben": "red"}, **more)
    t["Mary"].walks("red")
    return t


def is_come_to(**more: Any) -> Table:
    """Ben, who is a Ghost, has the Knife and comes to Mary."""
    t = haunted({"Mary": "red", "Ben": "green"}, knife="Ben", **more)
    t["Ben"].walks("red")
    return t


BOTH = pytest.mark.parametrize("dies", [comes_to_a_ghost, is_come_to])


@BOTH
def test_in_a_room_with_a_ghost_it_dies_at_once(dies: Any) -> None:
    """UTS-ROLE-07, -08, -10, UTS-RQ-30 b: either may come to the other; it becomes a Ghost there, and its Role is shown."""
    t = dies(pulse={"Mary": MURDERED})
    assert t["Mary"].is_ghost
    assert t["Mary"].place == "red"
    assert t.spectator().shown_role == {0: "cursebearer"}
    assert t["Eva"].saw("ghost:0/own")
    assert t["Eva"].saw("role:0=cursebearer")
    assert t.spectator().shown_dead[0] == 0
    assert not t.happened("laidopen:")


@BOTH
def test_its_death_counts_from_this_round_and_brings_no_vote(dies: Any) -> None:
    """UTS-ROLE-11, -12, UTS-RQ-30 f, g."""
    t = dies()
    assert t.game.dead_since[0] == t.game.round
    assert t.question in ("Walk", "Teleport")
    assert not t.happened("ballots:")


@BOTH
def test_by_option_a_vote_follows(dies: Any) -> None:
    """UTS-RQ-30 f: `curse_vote` = true; then the Movement Phase goes on."""
    t = dies(options={"curse_vote": True})
    assert t.question == "HoldVote"
    t.all_abstain()
    assert t["Mary"].is_ghost
    assert t.question in ("ReconsiderBallot", "Walk", "Teleport")


def test_it_dies_also_on_the_way_and_goes_no_further() -> None:
    """UTS-ROLE-07, UTS-RQ-30 d: points left are lost."""
    t = comes_to_a_ghost()
    assert t.asks() == {"Ben"}
    assert t.question == "Teleport"


def test_a_declared_path_ends_there_too() -> None:
    """UTS-ROLE-07, UTS-RQ-30 d."""
    t = haunted({"Mary": "central", "Ben": "red"}, options={"path_declaration": "upfront"})
    t["Mary"].walks("red", "light_blue")
    t["Mary"].stops("light_blue")
    assert t["Mary"].is_ghost
    assert t["Mary"].place == "red"


@pytest.mark.parametrize("power", [True, OFF])
def test_nobody_meets_the_one_who_dies_on_entering(power: bool) -> None:
    """UTS-RQ-30 d: with light and one other, or in the dark with two, no Encounter takes place in that Room."""
    others = {"Uli": "red"} if power else {"Uli": "red", "Eva": "red"}
    t = haunted({"Mary": "central", "Ben": "red", **others}, power=power)
    t["Mary"].walks("red")
    assert t["Mary"].is_ghost
    assert not t.happened("met:")


@BOTH
def test_others_share_rooms_with_ghosts_as_ever(dies: Any) -> None:
    """UTS-ROLE-07, -08: the curse is the Cursebearer's alone."""
    t = dies(roles={"Mary": "investigator", "Eva": "cursebearer", "Tom": "cultist"})
    assert not t["Mary"].is_ghost
    assert not t["Eva"].is_ghost


def test_among_the_living_nothing_happens() -> None:
    """UTS-ROLE-07: it takes a Ghost."""
    t = haunted({"Mary": "central", "Uli": "red", "Ben": "green"})
    t["Mary"].walks("red")
    assert not t["Mary"].is_ghost
    assert t.question == "Meet"


def test_a_ghost_of_a_cursebearer_has_nothing_to_fear() -> None:
    """UTS-ROLE-07, UTS-RQ-30 i: only a living one dies; a second Ghost changes nothing."""
    t = haunted({"Mary": "red", "Ben": "green", "Uli": "pink_2"}, knife="Ben", ghosts={"Ben": "vote", "Uli": "vote"})
    t["Ben"].walks("red")
    t["Uli"].walks("red")
    assert [code for code in t.news() if code.startswith("ghost:")] == ["ghost:0/own"]


HALLWAYS = pytest.mark.parametrize(("option", "dies"), [(False, False), (True, True)])


@HALLWAYS
def test_in_a_hallway_it_lives_unless_the_table_says_otherwise(option: bool, dies: bool) -> None:
    """UTS-ROLE-09, UTS-RQ-30 a: `curse_in_hallways`."""
    t = haunted({"Mary": "red", "Ben": "central"}, options={"curse_in_hallways": option})
    t["Mary"].walks("central")
    assert t["Mary"].is_ghost == dies


@HALLWAYS
def test_so_it_does_on_the_ice(option: bool, dies: bool) -> None:
    """UTS-ROLE-01, -09, UTS-RQ-30 a: the Role is played on any Map, and an ice section isn't a Room."""
    at = {"Mary": "red", "Ben": "ice_north", "Uli": "pink_2", "Eva": "dark_blue_2", "Tom": "dark_blue_1"}
    t = station(*FIVE, at=at, ghosts={"Ben": "vote"}, roles={"Mary": "cursebearer", "Tom": "cultist"},
                options={"curse_in_hallways": option})  # fmt: skip
    t["Mary"].walks("ice_north")
    assert t["Mary"].is_ghost == dies


@pytest.mark.parametrize("option", [False, True])
def test_who_becomes_a_ghost_beside_it_has_not_entered(option: bool) -> None:
    """UTS-RQ-30 c: `curse_on_becoming_ghost`."""
    t = voted_out("Ben", *SEVEN, roles={"Uli": "cursebearer", "Tom": "cultist", "Max": "cultist"})
    assert t["Ben"].is_ghost
    assert not t["Uli"].is_ghost
    here = {"Ben": "green", "Uli": "green", "Mary": "light_blue"}
    t = table(*SEVEN, phase="action", at=here, roles={"Uli": "cursebearer"}, routes={"Mary": "light_blue"},
              options={"curse_on_becoming_ghost": option})  # fmt: skip
    t["Mary"].calls_vote()
    t.vote(**dict.fromkeys(SEVEN, "Ben"))
    assert t["Ben"].is_ghost
    assert t["Uli"].is_ghost == option


def test_through_secret_doors_rooms_of_a_colour_are_one_room() -> None:
    """UTS-RQ-30 e: for anyone who enters any of them; the Event itself kills nobody."""
    t = haunted({"Mary": "north_east", "Ben": "pink_2", "Uli": "green"}, event="secret_doors")
    t["Mary"].walks("pink_1")
    assert t["Mary"].is_ghost
    t = haunted({"Mary": "pink_1", "Ben": "pink_2", "Uli": "green"}, phase="event", next_event="secret_doors")
    assert t.game.event == "secret_doors"
    assert not t["Mary"].is_ghost


def test_its_items_fall_where_it_dies() -> None:
    """UTS-RQ-30 h."""
    at = {"Mary": "ice_north", "Ben": "red", "Uli": "pink_2", "Eva": "dark_blue_2", "Tom": "dark_blue_1"}
    t = station(*FIVE, at=at, ghosts={"Ben": "vote"}, roles={"Mary": "cursebearer", "Tom": "cultist"},
                carried={"Mary": ("rifle",)})  # fmt: skip
    t["Mary"].walks("red")
    assert t["Mary"].is_ghost
    assert t.spectator().parts["under_the_surface"].lying == {"red": ("rifle",)}  # type: ignore[attr-defined]


def test_a_death_of_another_kind_does_not_show_the_role() -> None:
    """UTS-ROLE-10: who is voted out keeps the marker covered."""
    t = voted_out("Ben", *SEVEN, roles={"Ben": "cursebearer", "Tom": "cultist", "Max": "cultist"})
    assert t["Ben"].is_ghost
    assert t.spectator().shown_role == {}


# What it proves to the others


def holders(t: Table, name: str) -> set[str]:
    """Who is the Cursebearer in the worlds that this person can imagine."""
    view = t[name].sees
    worlds = [CULTISTS.determinise(view, Dice.seeded("cursebearer", number)) for number in range(40)]
    return {t.names[world.role.index("cursebearer")] for world in worlds}


def test_whoever_stood_beside_a_ghost_and_lives_is_not_the_cursebearer() -> None:
    """UTS-ROLE-07, -08: so every seat reasons, and so do the worlds it imagines."""
    t = haunted({"Mary": "central", "Ben": "red"}, roles={"Ben": "cursebearer", "Tom": "cultist"})
    tell_of_the_past(t)
    assert holders(t, "Uli") == {"Mary", "Ben", "Eva", "Tom"}
    t["Mary"].walks("red")
    assert holders(t, "Uli") == {"Ben", "Eva", "Tom"}
    t["Mary"].stops()
    t["Ben"].walks(t["Eva"].place)
    assert holders(t, "Uli") == {"Ben", "Tom"}


def test_once_dead_of_its_curse_it_is_known_to_all() -> None:
    """UTS-ROLE-10."""
    t = comes_to_a_ghost()
    tell_of_the_past(t)
    assert holders(t, "Uli") == {"Mary"}


def tell_of_the_past(t: Table) -> None:
    """A scene begins in the middle of a game; this is what the journal would have told of it."""
    past: list[Event] = [RolesLaidOut(t.game.special_roles)]
    past += [Entered(seat, place) for seat, place in enumerate(t.game.at)]
    past += [BecameGhost(seat, cause) for seat, cause in t.game.cause.items() if cause != "own"]
    t.game.journal[:0] = past


def test_the_ledger_does_not_take_the_curse_for_the_firestarters_death() -> None:
    """UTS-ROLE-10: both die of their own Role."""
    t = comes_to_a_ghost()
    ledger = Ledger(t["Uli"].sees, t.game, Dice.seeded("ledger"))
    assert ledger.explained == {0: "cursebearer"}
