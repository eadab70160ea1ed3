"""Dagger and boots: Items that work as long as they are held (UTS-ITEM-41 to UTS-ITEM-45)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.rules import movement_points
from tests.people import Table
from tests.surface import EIGHT, FIVE, carries, station

# Dagger


def voting(*names: str, holder: str = "Ben", **state: Any) -> Table:
    """Mary, with the Knife, has called a Vote; Ben, or another, holds the dagger."""
    t = station(
        *names, phase="action", at={"Mary": "light_blue"}, routes={"Mary": "light_blue"},
        carried={holder: ("dagger",)}, **state,
    )  # fmt: skip
    t["Mary"].calls_vote()
    return t


def out(t: Table) -> list[str]:
    return [name for name in t.names if t[name].is_ghost]


def test_the_dagger_is_one_vote_more() -> None:
    """UTS-ITEM-41: two against Eva outweigh Uli's one, and one abstention."""
    t = voting()
    t.vote(Ben="Eva", Uli="Tom", Mary="Tom", Eva="Eva", Tom=None)
    t["Mary"].keeps_ballot()
    assert out(t) == ["Eva"]


def test_without_the_dagger_it_would_have_been_a_tie() -> None:
    """UTS-ITEM-41: the same ballots, the dagger in nobody's hand."""
    t = voting(holder="Tom")
    t.vote(Ben="Eva", Uli="Tom", Mary="Tom", Eva="Eva", Tom=None)
    t["Mary"].keeps_ballot()
    assert out(t) == []


def test_it_counts_in_every_vote_and_is_not_used_up() -> None:
    """UTS-ITEM-41, -42: Ben's two votes break two ties, one after the other."""
    t = voting()
    t.vote(Ben="Eva", Uli="Tom", Mary="Tom", Eva="Eva", Tom=None)
    t["Mary"].keeps_ballot()
    t.game.vote_active = True
    t.begin("action")
    t["Mary"].calls_vote()
    t.vote(Ben="Uli", Uli="Tom", Mary="Tom", Eva="Uli", Tom=None)
    t["Mary"].keeps_ballot()
    assert out(t) == ["Uli", "Eva"]
    assert carries(t["Ben"]) == ("dagger",)


def test_one_found_dead_has_no_dagger_in_the_vote_that_follows() -> None:
    """UTS-ITEM-43: it fell before; Ben's Ghost votes with one voice."""
    t = station(
        phase="action", at={"Mary": "pink_2", "Ben": "pink_2"}, carried={"Ben": ("dagger",)}, pulse={"Ben": ["dead"]}
    )
    t["Mary"].checks("Ben")
    t["Mary"].shows_death()
    t.vote(Ben="Eva", Mary="Tom", Uli=None, Eva="Tom", Tom="Eva")
    t["Mary"].keeps_ballot()
    assert out(t) == ["Ben"]


@pytest.mark.parametrize(("rule", "votes"), [("additive", 3), ("multiplicative", 4)])
def test_dagger_and_knife_in_one_hand(rule: str, votes: int) -> None:
    """UTS-RQ-14: with 7 or 8 seats the Knife doubles the vote and the dagger adds one."""
    options = {"dagger_with_knife": rule, "anonymous_ballots": True}
    t = voting(*EIGHT, holder="Mary", options=options)
    t.vote(Mary="Pit")
    assert t.happened(f"tally:0,0,0,0,0,0,0,{votes},7"), t.news()


@pytest.mark.parametrize("rule", ["additive", "multiplicative"])
def test_without_the_knife_the_dagger_makes_two(rule: str) -> None:
    """UTS-RQ-14: both readings agree."""
    t = voting(*EIGHT, holder="Ben", options={"dagger_with_knife": rule, "anonymous_ballots": True})
    t.vote(Ben="Pit")
    assert t.happened("tally:0,0,0,0,0,0,0,2,8"), t.news()


def test_the_first_player_changes_the_heavy_ballot_as_a_whole() -> None:
    """UTS-RQ-14: with 4 to 6 seats, both votes go from Tom to Eva."""
    t = voting(*FIVE, holder="Mary")
    t.vote(Mary="Tom", Ben="Tom", Uli=None, Eva="Tom", Tom="Eva")
    t["Mary"].accuses("Eva")
    assert out(t) == ["Eva"]


@pytest.mark.parametrize(("weight", "abstentions", "gone"), [("full", 4, []), ("one", 3, ["Uli"])])
def test_an_abstention_weighs_two_as_well(weight: str, abstentions: int, gone: list[str]) -> None:
    """UTS-RQ-15: one ballot, not to be split; by option the dagger adds nothing to an abstention."""
    t = voting(*EIGHT, options={"dagger_abstain_weight": weight, "anonymous_ballots": True})
    t.vote(Mary="Uli", Uli="Eva", Eva="Uli", Tom="Uli", Kim="Eva")
    assert t.happened(f"tally:0,0,4,2,0,0,0,0,{abstentions}"), t.news()
    assert out(t) == gone


# Boots


@pytest.mark.parametrize(
    ("boots", "event", "stack", "points"),
    [
        (0, "", True, 3),
        (1, "", True, 4),
        (1, "boosted_morale", True, 5),
        (1, "lost_morale", True, 3),
        (2, "", True, 5),
        (2, "boosted_morale", True, 6),
        (2, "lost_morale", True, 4),
        (2, "", False, 4),
        (1, "", False, 4),
    ],
)
def test_boots_add_up_with_everything(boots: int, event: str, stack: bool, points: int) -> None:
    """UTS-ITEM-44, UTS-RQ-16: by option a second pair gives nothing."""
    carried: dict[str, Any] = {"Mary": ("boots",) * boots} if boots else {}
    t = station(*EIGHT, carried=carried, event=event, options={"boots_stack": stack})
    assert movement_points(t.game, 0) == points
    assert movement_points(t.game, 1) == {"": 3, "boosted_morale": 4, "lost_morale": 2}[event]


def test_boots_carry_their_holder_four_doors_far() -> None:
    """UTS-ITEM-44, -45: and again in the next Round, because they are not used up."""
    at = {"Mary": "dark_blue_2", "Ben": "green", "Uli": "dark_blue_1", "Eva": "pink_2", "Tom": "light_blue"}
    t = station(at=at, carried={"Mary": ("boots",)})
    t["Mary"].walks("ice_north_east", "ice_east", "ice_north", "red")
    assert t["Mary"].place == "red"
    assert t.asks() == {"Ben"}
    assert carries(t["Mary"]) == ("boots",)


def test_boots_help_whoever_holds_them_when_the_movement_begins() -> None:
    """UTS-ITEM-45: handed to Ben in the Action Phase, they carry him in the next Movement."""
    t = station(phase="action", at={"Mary": "pink_2", "Ben": "pink_2", "Uli": "red"}, carried={"Mary": ("boots",)})
    assert (movement_points(t.game, 0), movement_points(t.game, 1)) == (4, 3)
    t["Mary"].answers(next(option for option in t.game.choices[0] if str(option) == "handover:boots>1"))
    assert (movement_points(t.game, 0), movement_points(t.game, 1)) == (3, 4)
