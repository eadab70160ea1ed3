"""Butterfingers: what is a use of the Knife, and what is not (AC-ROLE-BUT, RQ-91)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.cards import ALIVE, DEAD
from tests.scenario import Table, table

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")
SIX = (*FIVE, "Ida")
SEVEN = (*SIX, "Max")
EIGHT = (*SEVEN, "Zoe")


def knife_in_hand(*names: str, **more: Any) -> Table:
    """Mary is Butterfingers and has the Knife."""
    return table(*names, knife="Mary", **{**more, "roles": {"Mary": "butterfingers", "Tom": "cultist"}})


def vote(*names: str, **more: Any) -> Table:
    """Ben has called a Vote."""
    t = knife_in_hand(
        *names, phase="action", at={"Mary": "green", "Ben": "light_blue"}, routes={"Ben": "light_blue"}, **more
    )
    t["Mary"].passes()
    t["Ben"].calls_vote()
    return t


def event(token: str, **more: Any) -> Table:
    return knife_in_hand(*FIVE, phase="event", next_event=token, **more)


# The table of RQ-91, row by row


@pytest.mark.parametrize("names", [FIVE, SIX], ids=["5", "6"])
def test_who_does_not_change_the_ballot_lives(names: tuple[str, ...]) -> None:
    """RQ-91: Vote, 4-6 seats."""
    t = vote(*names)
    t.vote(Mary="Uli")
    t["Mary"].keeps_ballot()
    assert not t["Mary"].is_ghost


@pytest.mark.parametrize("names", [FIVE, SIX], ids=["5", "6"])
def test_who_changes_the_ballot_dies_after_the_vote_is_settled(names: tuple[str, ...]) -> None:
    """AC-ROLE-BUT-01, -02, RQ-91: Vote, 4-6 seats; the change takes effect first."""
    t = vote(*names)
    t.vote(Ben="Uli", Eva="Uli", Uli="Mary", Tom="Mary")
    t.news()
    t["Mary"].accuses("Uli")
    count = ",".join(map(str, [2, 0, 3, *[0] * (len(names) - 3), len(names) - 5]))
    assert t.news() == ["changed:0>2", f"settled:2/{count}", "ghost:2/vote", "knife:0=change", "ghost:0/own"]


@pytest.mark.parametrize(
    ("double", "names_somebody", "dies"),
    [
        ("only_when_naming", True, True),
        ("only_when_naming", False, False),
        ("always", True, True),
        ("always", False, True),
        ("never", True, False),
        ("never", False, False),
    ],
)
@pytest.mark.parametrize("names", [SEVEN, EIGHT], ids=["7", "8"])
def test_with_seven_or_eight_seats_a_double_ballot_that_names_somebody_kills(
    names: tuple[str, ...], double: str, names_somebody: bool, dies: bool
) -> None:
    """RQ-91: `butterfingers_double_vote`; as ruled, naming is a use of the Knife and abstaining is none."""
    t = vote(*names, options={"butterfingers_double_vote": double})
    t.news()
    t.vote(Mary="Uli" if names_somebody else None, Ben="Eva")
    assert t["Mary"].is_ghost is dies
    assert t.news()[1].startswith("settled:-/")  # before any death of her own


def test_scaring_the_fishman_kills_after_he_is_gone() -> None:
    """AC-ROLE-BUT-01, -02, RQ-91."""
    t = knife_in_hand(*FIVE, phase="action", at={"Mary": "north_east"}, fishman="north_east")
    t.news()
    t["Mary"].scares()
    assert t.news() == ["scared:0", "knife:0=fishman", "ghost:0/own"]
    assert t.spectator().fishman is None


@pytest.mark.parametrize("way", [("north_east",), ("north_east", "pink_1")], ids=["enters", "crosses"])
@pytest.mark.parametrize("dies", [False, True])
def test_entering_the_fishmans_hallway_is_no_use_unless_the_table_says_so(way: tuple[str, ...], dies: bool) -> None:
    """RQ-91: `butterfingers_enter_fishman`; dead in the doorway, she goes no further."""
    t = knife_in_hand(
        *FIVE, at={"Mary": "light_blue"}, fishman="north_east", options={"butterfingers_enter_fishman": dies}
    )
    if dies:
        t["Mary"].walks("north_east")
        assert (t["Mary"].place, t.asks()) == ("north_east", {"Ben"})
    else:
        t["Mary"].goes(*way)
        assert t["Mary"].place == way[-1]
    assert t["Mary"].is_ghost is dies
    assert t.spectator().fishman == "north_east"


@pytest.mark.parametrize("options", [{"butterfingers_enter_fishman": True}, {"fishman_scare": "on_entering"}])
def test_who_dies_on_entering_meets_nobody_there(options: dict[str, Any]) -> None:
    """AC-ROLE-BUT-01, RQ-91, AC-GHOST-06: she is a Ghost before she could meet Ben, whom the Fishman surprised."""
    t = knife_in_hand(*FIVE, at={"Mary": "light_blue", "Ben": "north_east"}, fishman="north_east", options=options)
    t["Mary"].walks("north_east")
    assert t["Mary"].is_ghost
    assert not t.happened("met:")
    assert t.asks() == {"Ben"}


def test_the_look_through_false_eyes_kills_after_it() -> None:
    """AC-ROLE-BUT-01, -02, RQ-91: an event makes her use the Knife."""
    t = event("false_eyes")
    t["Mary"].spies("Ben")
    assert t.spectator().cause == {}
    t["Mary"].puts_back()
    assert t["Mary"].is_ghost


def test_the_look_through_false_eyes_kills_after_the_vote_that_it_brings() -> None:
    """AC-ROLE-BUT-02, RQ-91: she still leads the count and has the Knife's say in it."""
    t = event("false_eyes", pulse={"Ben": (ALIVE, DEAD)})
    t["Mary"].spies("Ben")
    t["Mary"].shows_death()
    assert (t.question, t["Mary"].is_ghost) == ("HoldVote", False)
    assert t["Uli"].may("accuse:0")
    t.all_abstain()
    assert not t["Mary"].is_ghost
    t["Mary"].keeps_ballot()
    assert t.spectator().cause == {1: "murder", 0: "own"}


@pytest.mark.parametrize("token", ["false_eyes", "in_control"])
def test_who_declines_lives(token: str) -> None:
    """RQ-91: False Eyes or In Control."""
    t = event(token, bag=(token,))
    t["Mary"].declines()
    assert not t["Mary"].is_ghost


@pytest.mark.parametrize("removes", [True, False], ids=["removes it", "returns it"])
def test_a_token_drawn_through_in_control_kills_after_it(removes: bool) -> None:
    """AC-ROLE-BUT-01, -02, RQ-91."""
    t = event("in_control", bag=("in_control",))
    t["Mary"].peeks()
    assert t.spectator().cause == {}
    t["Mary"].removes_token() if removes else t["Mary"].returns_token()
    assert t["Mary"].is_ghost
    assert t.spectator().bag == (0 if removes else 1)


def test_to_hold_the_knife_is_not_to_use_it() -> None:
    """RQ-91: she moves first, draws the round's event and acts first, and lives."""
    t = knife_in_hand(*FIVE, at={"Mary": "light_blue", "Uli": "pink_2"}, next_event="boosted_morale")
    t["Mary"].goes("central")
    t.begin("event")
    assert t.happened("token:boosted_morale")
    t["Mary"].secures("success")
    t.all_pass()
    assert t.question == "AskForClaim"
    assert not t["Mary"].is_ghost


def test_if_the_vote_eliminates_her_she_is_a_ghost_already() -> None:
    """RQ-91: of the Vote, not of the Knife."""
    t = vote(*FIVE)
    t.vote(Ben="Mary", Uli="Mary", Eva="Mary", Mary="Ben")
    t["Mary"].accuses("Tom")
    assert t.spectator().cause == {0: "vote"}
    assert t.news().count("ghost:0/vote") == 1
    assert not t.happened("ghost:0/own")


def test_the_knife_in_anothers_hand_does_no_harm() -> None:
    """AC-ROLE-BUT-01: it is her own use that counts."""
    t = table(
        *FIVE,
        phase="action",
        knife="Ben",
        at={"Ben": "north_east"},
        fishman="north_east",
        roles={"Mary": "butterfingers", "Tom": "cultist"},
    )
    t["Ben"].scares()
    assert t.happened("knife:1=fishman")
    assert not t["Mary"].is_ghost
    assert not t["Ben"].is_ghost


@pytest.mark.parametrize(("named", "dies"), [(None, False), ("Uli", True)])
def test_with_anonymous_ballots_nobody_is_told_what_counted_twice(named: str | None, dies: bool) -> None:
    """RQ-51, RQ-91: an abstention harms nobody and looks like any other ballot."""
    t = vote(*SEVEN, options={"anonymous_ballots": True})
    t.news()
    t.vote(**({"Mary": named} if named else {}))
    news = t.news()
    assert "knife:0=double_vote" in news
    assert "knife:0=double_abstention" not in news
    assert t["Mary"].is_ghost == dies
