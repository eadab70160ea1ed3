"""The Knife's say in Votes: a changed ballot with 4 to 6 seats, a double one with 7 or 8 (AC-VOTE)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.actions.passing import Pass
from gloaming.games.cultists.cards import ALIVE, DEAD
from tests.scenario import AUTOMA, Table, table

FOUR = ("Mary", "Ben", "Uli", "Eva")
FIVE = (*FOUR, "Tom")
SIX = (*FIVE, "Ida")
SEVEN = (*SIX, "Max")
EIGHT = (*SEVEN, "Zoe")


def vote_called(*names: str, **more: Any) -> Table:
    """Mary has called a Vote in the Cafeteria; Ben has the Knife, unless the test says who has."""
    more = {"knife": "Ben", "roles": {"Eva": "cultist"}, **more}
    t = table(*names, phase="action", at={"Mary": "light_blue"}, routes={"Mary": "light_blue"}, **more)
    while t.asks() != {"Mary"}:
        t.all(Pass())
    t["Mary"].calls_vote()
    return t


def gone(t: Table) -> list[str]:
    """Who was eliminated by Vote, by name."""
    return [name for name in t.names if t.game.cause.get(t.seat(name)) == "vote"]


# 4 to 6 seats


@pytest.mark.parametrize("names", [FOUR, FIVE, SIX], ids=["4 and the AUTOMA", "5", "6"])
def test_with_four_to_six_seats_the_first_player_may_change_the_own_ballot_after_the_count(
    names: tuple[str, ...],
) -> None:
    """AC-VOTE-12: the First Player alone, once all have seen the ballots."""
    t = vote_called(*names)
    t.vote(Mary="Uli", Ben="Uli")
    assert t["Mary"].saw("ballots:2,2,-")
    assert (t.question, t.asks()) == ("ReconsiderBallot", {"Ben"})


@pytest.mark.parametrize(
    ("before", "after", "out_before", "out"),
    [
        pytest.param("Tom", "Uli", [], ["Uli"], id="into an elimination"),
        pytest.param("Uli", "Mary", ["Uli"], ["Mary"], id="into a different one"),
        pytest.param("Uli", None, ["Uli"], [], id="into none"),
        pytest.param(None, "Uli", [], ["Uli"], id="from abstention to a name"),
    ],
)
def test_a_changed_ballot_is_counted_anew_and_that_is_final(
    before: str | None, after: str | None, out_before: list[str], out: list[str]
) -> None:
    """AC-VOTE-12, RQ-45: without Ben there are 2 votes for Uli, 2 for Mary and 1 abstention."""
    kept, changed = vote_called(*SIX), vote_called(*SIX)
    for t in (kept, changed):
        t.vote(Ben=before, Mary="Uli", Eva="Uli", Tom="Mary", Uli="Mary", Ida=None)
    kept["Ben"].keeps_ballot()
    changed["Ben"].accuses(after) if after else changed["Ben"].abstains()
    assert (gone(kept), gone(changed)) == (out_before, out)
    assert changed.spectator().ballots[1] == (changed.seat(after) if after else None)
    assert changed.question != "ReconsiderBallot"


def test_the_first_player_may_change_to_any_other_living_character_or_to_abstention() -> None:
    """RQ-45: not to a Ghost, nor to what the ballot says already."""
    t = vote_called(*FIVE, ghosts={"Tom": "vote"})
    t.vote(Ben="Uli")
    assert t["Ben"].offered == ["keep", "accuse:0", "accuse:1", "accuse:3", "abstain"]


def test_who_abstained_may_change_to_a_name_only() -> None:
    """RQ-45."""
    t = vote_called(*FIVE, ghosts={"Tom": "vote"})
    t.vote(Ben=None)
    assert t["Ben"].offered == ["keep", "accuse:0", "accuse:1", "accuse:2", "accuse:3"]


def test_the_first_player_changes_the_ballot_in_every_vote_of_the_round() -> None:
    """AC-VOTE-12, RQ-45: once per Vote, in a mandatory one too."""
    t = table(
        *FIVE,
        phase="action",
        knife="Mary",
        at={"Mary": "light_blue", "Ben": "central", "Uli": "central"},
        routes={"Mary": "light_blue"},
        pulse={"Uli": (ALIVE, DEAD)},
    )
    t["Mary"].calls_vote()
    t.vote(Mary="Eva")
    t["Mary"].abstains()
    t["Ben"].checks("Uli")
    t["Ben"].shows_death()
    t.vote(Mary="Eva")
    assert t.asks() == {"Mary"}
    t["Mary"].accuses("Ben")
    assert t.spectator().ballots == (1, None, None, None, None)


# 7 and 8 seats


@pytest.mark.parametrize("names", [SEVEN, EIGHT], ids=["7", "8"])
def test_with_seven_or_eight_seats_the_first_players_ballot_counts_twice(names: tuple[str, ...]) -> None:
    """AC-VOTE-13, RQ-47: `double_vote` = compulsory. Ben's makes 3 of 2 votes for Uli; without the Knife it is a tie."""
    ballots = {"Ben": "Uli", "Mary": "Uli", "Tom": "Ida", "Eva": "Ida", "Uli": "Mary", "Zoe": "Max"}
    t = vote_called(*names, knife="Ben")
    t.vote(**ballots)
    assert gone(t) == ["Uli"]
    other = vote_called(*names, knife="Uli")
    other.vote(**ballots)
    assert gone(other) == []


@pytest.mark.parametrize("names", [SEVEN, EIGHT], ids=["7", "8"])
def test_the_first_players_abstention_counts_twice_as_well(names: tuple[str, ...]) -> None:
    """AC-VOTE-13, RQ-47: 3 votes against 2 abstentions that count 3; held by another, the Knife leaves them 2."""
    ballots: dict[str, str | None] = dict.fromkeys(("Mary", "Eva", "Tom"), "Uli")
    ballots |= {"Ben": None, "Uli": None, "Ida": "Mary", "Max": "Mary", "Zoe": "Ida"}
    t = vote_called(*names)
    t.vote(**ballots)
    assert gone(t) == []
    other = vote_called(*names, knife="Ida")
    other.vote(**ballots | {"Ida": "Max"})
    assert gone(other) == ["Uli"]


@pytest.mark.parametrize(("twice", "out"), [(True, ["Uli"]), (False, [])])
def test_where_the_table_wishes_it_the_first_player_decides_on_the_double_weight(twice: bool, out: list[str]) -> None:
    """RQ-47: `double_vote` = optional."""
    t = vote_called(*SEVEN, options={"double_vote": "optional"})
    t.vote(Ben="Uli", Mary="Uli", Tom="Ida", Eva="Ida", Uli="Mary")
    assert (t.question, t.asks()) == ("WeighBallot", {"Ben"})
    t["Ben"].weighs(twice)
    assert gone(t) == out


# Ghosts with the Knife


def test_a_ghost_with_the_knife_changes_no_ballot() -> None:
    """AC-VOTE-14, RQ-48: `ghost_knife_vote` = false; the count is final at once."""
    t = vote_called(*FIVE, ghosts={"Ben": "vote"})
    t.vote(Mary="Uli", Ben="Uli", Tom="Uli")
    assert t["Uli"].is_ghost
    assert t.question != "ReconsiderBallot"


def test_a_ghost_with_the_knife_votes_only_once() -> None:
    """AC-VOTE-14, RQ-48: with 7 seats 2 votes against 2 abstentions, which double weight would have settled."""
    t = vote_called(*SEVEN, ghosts={"Ben": "murder"})
    t.vote(Ben="Uli", Mary="Uli", Tom="Ida", Eva="Mary", Uli="Max")
    assert gone(t) == []


def test_where_the_table_wishes_it_a_ghost_with_the_knife_has_its_say() -> None:
    """RQ-48: `ghost_knife_vote` = true, by changing the ballot or by its double weight."""
    few = vote_called(*FIVE, ghosts={"Ben": "murder"}, options={"ghost_knife_vote": True})
    few.vote(Mary="Uli", Tom="Uli")
    assert (few.question, few.asks()) == ("ReconsiderBallot", {"Ben"})
    few["Ben"].accuses("Uli")
    assert gone(few) == ["Uli"]
    many = vote_called(*SEVEN, ghosts={"Ben": "murder"}, options={"ghost_knife_vote": True})
    many.vote(Ben="Uli", Mary="Uli", Tom="Ida", Eva="Mary", Uli="Max")
    assert gone(many) == ["Uli"]


def test_a_first_player_found_dead_has_no_say_in_the_vote_on_it() -> None:
    """AC-VOTE-14: becoming a Ghost comes before the Vote."""
    t = table(*FIVE, phase="action", knife="Ben", at={"Ben": "central", "Uli": "central"}, pulse={"Ben": (ALIVE, DEAD)})
    t["Ben"].passes()
    t["Uli"].checks("Ben")
    t["Uli"].shows_death()
    t.all_abstain()
    assert (t.question, t.asks()) == ("Act", {"Eva"})


def test_the_automa_with_the_knife_changes_nothing() -> None:
    """AC-VOTE-12, AC-AUTOMA-18: nobody is asked again when the Knife lies with the AUTOMA."""
    t = vote_called(*FOUR, knife=AUTOMA)
    t.vote(Mary="Uli", Ben="Uli", Eva="Uli", Uli="Mary")
    assert gone(t) == ["Uli"]
