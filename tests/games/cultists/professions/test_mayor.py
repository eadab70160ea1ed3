"""The Mayor (MOC-PROF-21, -22; MOC-RQ-31)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.cards import DEAD
from gloaming.games.cultists.expansions.professions.state import NAME, Professions
from gloaming.games.cultists.victory import CountPoints
from tests.games.cultists.professions.holders import (
    SEVEN,
    SIX,
    decrees,
    lets_the_tie_stand,
    named,
    with_profession,
)
from tests.scenario import AUTOMA, Table
from tests.surface import station


def vote(ballots: dict[str, str | None], **state: Any) -> Table:
    """Eva, who has the Knife, calls a Vote, and this is how it goes."""
    at = {"Eva": "light_blue", **state.pop("at", {})}
    t = with_profession("mayor", knife="Eva", at=at, routes={"Eva": "light_blue"}, **state)
    t["Eva"].calls_vote()
    t.vote(**ballots)
    return t


def heaps(**votes: int) -> dict[str, str | None]:
    """Ballots that make these heaps: by name, or `nobody` for abstention. Eva, whose ballot counts twice, comes first."""
    ballots: dict[str, str | None] = {}
    voters = iter(("Eva", "Mary", "Ben", "Uli", "Tom", "Ann", "Leo"))
    for name, number in votes.items():
        filled = 0
        while filled < number:
            voter = next(voters)
            ballots[voter] = None if name == "nobody" else name
            filled += 2 if voter == "Eva" else 1
    return ballots


def test_the_mayor_decides_a_tie_right_after_the_count() -> None:
    """MOC-PROF-21: before anything else happens; the others wait."""
    t = vote(heaps(Ben=3, Uli=3, nobody=2))
    assert t.question == "BreakTie"
    assert t.asks() == {"Mary"}
    assert named(t, "Mary", "decree") == {"Ben", "Uli"}
    decrees(t["Mary"], "Uli")
    assert t["Uli"].is_ghost
    assert not t["Ben"].is_ghost
    assert t.game.cause == {t.seat("Uli"): "vote"}
    assert t.happened("tiebroken:0>2")
    assert t.happened("settled:2")


def test_the_mayor_may_let_everybody_stay() -> None:
    """MOC-PROF-22: nobody is eliminated."""
    t = vote(heaps(Ben=3, Uli=3, nobody=2))
    lets_the_tie_stand(t["Mary"])
    assert t.game.cause == {}
    assert t.happened("tiebroken:0>-")
    assert t.happened("settled:-")
    assert t.question == "Act"


def test_where_one_is_named_most_the_mayor_has_no_say() -> None:
    """MOC-PROF-21."""
    t = vote(heaps(Ben=5, Uli=3))
    assert t["Ben"].is_ghost
    assert not t.happened("tiebroken")


@pytest.mark.parametrize(
    ("votes", "choice"),
    [
        ({"Ben": 4, "nobody": 4}, {"Ben"}),
        ({"Ben": 3, "Uli": 3, "Tom": 2}, {"Ben", "Uli"}),
        ({"nobody": 2, "Ben": 2, "Uli": 2, "Tom": 2}, {"Ben", "Uli", "Tom"}),
        ({"nobody": 4, "Ben": 2, "Uli": 2}, set()),
        ({"nobody": 8}, set()),
    ],
)
def test_what_is_a_tie(votes: dict[str, int], choice: set[str]) -> None:
    """MOC-RQ-31: the most votes shared by several, a Character among them; abstention is a choice."""
    t = vote(heaps(**votes))
    assert named(t, "Mary", "decree") == choice
    assert (t.question == "BreakTie") == bool(choice)


@pytest.mark.parametrize(("votes", "asked"), [({"Ben": 4, "nobody": 4}, False), ({"Ben": 4, "Uli": 4}, True)])
def test_the_table_may_leave_ties_with_abstentions_as_they_are(votes: dict[str, int], asked: bool) -> None:
    """MOC-RQ-31: `mayor_breaks_abstention_tie` = false."""
    t = vote(heaps(**votes), options={"mayor_breaks_abstention_tie": False})
    assert (t.question == "BreakTie") is asked


def test_the_knifes_double_vote_comes_before() -> None:
    """MOC-RQ-31: three hands for each, but the Knife's counts twice: no tie."""
    t = vote({"Eva": "Uli", "Ben": "Uli", "Tom": "Uli", "Uli": "Ben", "Ann": "Ben", "Leo": "Ben"})
    assert t["Uli"].is_ghost
    t = vote({"Eva": "Uli", "Ben": "Uli", "Uli": "Ben", "Ann": "Ben", "Leo": "Ben"})
    assert named(t, "Mary", "decree") == {"Ben", "Uli"}


def test_the_mayor_may_be_in_the_tie() -> None:
    """MOC-RQ-31."""
    t = vote(heaps(Ben=3, Mary=3, nobody=2))
    assert named(t, "Mary", "decree") == {"Ben", "Mary"}
    decrees(t["Mary"], "Ben")
    assert t["Ben"].is_ghost


def test_a_mayor_whose_death_caused_the_vote_is_mayor_no_more() -> None:
    """MOC-RQ-31, MOC-PROF-19: the tie saves both."""
    at = {"Eva": "central", "Mary": "central"}
    t = with_profession("mayor", knife="Eva", at=at, pulse={"Mary": (DEAD,)})
    t["Eva"].checks("Mary")
    t["Eva"].shows_death()
    t.vote(**heaps(Ben=3, Uli=3, nobody=2))
    assert t.happened("settled:-")
    assert not t.happened("tiebroken")


def test_a_character_on_a_mandatory_vote_is_named_by_the_mayor_too() -> None:
    """MOC-PROF-21: whenever a Vote ends in a tie; here Tom's death is reported."""
    at = {"Eva": "central", "Tom": "central"}
    t = with_profession("mayor", knife="Eva", at=at, pulse={"Tom": (DEAD,)})
    t["Eva"].checks("Tom")
    t["Eva"].shows_death()
    t.vote(**heaps(Ben=3, Leo=3, nobody=2))
    decrees(t["Mary"], "Leo")
    assert t.game.cause == {t.seat("Tom"): "murder", t.seat("Leo"): "vote"}


def test_a_cultist_named_by_the_mayor_ends_the_game_if_it_was_the_last() -> None:
    """MOC-PROF-22: what follows a Vote follows here."""
    t = vote(heaps(Ben=3, Leo=3, nobody=2), ghosts={"Ann": "vote"})
    decrees(t["Mary"], "Leo")
    assert (t.winner, t.reason) == ("investigators", "vote")


def test_with_the_automa_in_the_tie() -> None:
    """MOC-PROF-22: it is a Character like others; its own abstention counts."""
    at = {"Eva": "light_blue"}
    t = with_profession("mayor", *SIX, automa=True, knife="Eva", at=at, routes={"Eva": "light_blue"})
    t["Eva"].calls_vote()
    t.vote(Mary=AUTOMA, Ben=AUTOMA, Uli=AUTOMA, Eva="Mary", Ann="Mary")
    assert named(t, "Mary", "decree") == {AUTOMA, "Mary"}
    decrees(t["Mary"], AUTOMA)
    assert t.game.cause == {t.seat(AUTOMA): "vote"}


# In the Vote for a leader


def electing(**options: Any) -> Table:
    """On the polar station the Organism is awake, the points are reached, and Mary is the Mayor."""
    t = station(*SEVEN, phase="action", knife="Eva", relics=3, points=12, target=11,
                options={"professions": True, **options}, roles={"Ann": "cultist", "Leo": "cultist"})  # fmt: skip
    t.game.parts[NAME] = Professions(profession="mayor", informant=1, holder=0)
    t.game.clear_agenda()
    t.game.asking, t.game.choices = None, {}
    t.game.start(CountPoints())
    t.vote(**heaps(Ben=3, Uli=3, nobody=2))
    return t


def test_the_mayor_decides_a_tie_in_the_vote_for_a_leader() -> None:
    """MOC-RQ-31, UTS-RQ-25: one of the tied leads, and nobody dies."""
    t = electing()
    assert named(t, "Mary", "decree") == {"Ben", "Uli"}
    decrees(t["Mary"], "Ben")
    assert t.game.cause == {}
    assert t.asks() == {"Ben"}


def test_the_mayor_may_have_the_vote_for_a_leader_repeated() -> None:
    """MOC-RQ-31."""
    t = electing()
    lets_the_tie_stand(t["Mary"])
    assert t.question == "HoldVote"


def test_the_table_may_keep_the_mayor_out_of_it() -> None:
    """MOC-RQ-31: `mayor_in_leader_vote` = false; the Vote is repeated at once."""
    t = electing(mayor_in_leader_vote=False)
    assert t.question == "HoldVote"
    assert not t.happened("tiebroken")
