"""Winning and losing: by points, by elimination, by kills, by time, and what beats what (AC-WIN)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gloaming.games.cultists.cards import ALIVE, DEAD
from gloaming.games.cultists.roles import ROLES
from tests.comparing import who_can_tell
from tests.games.cultists.endings import (
    EIGHT,
    FIVE,
    FOUR,
    SEVEN,
    SIX,
    assassinated,
    book_found,
    claimed,
    found_dead,
    portal_closed,
    scene,
    time_over,
    voted_out,
)
from tests.scenario import AUTOMA, Table

ONE = {"Tom": "cultist"}
TWO = {"Tom": "cultist", "Max": "cultist"}
LAST_OF_TWO: dict[str, Any] = {"roles": TWO, "ghosts": {"Max": "vote"}}

BEFORE = {"Mary": 0, "Ben": 2, "Uli": 4, "Eva": 5}
"""Enough dead with 4 to 7 seats, all by the end of round 5."""
JUST_NOW = {**BEFORE, "Eva": 6}
"""Enough only since this round, with 7 seats."""
BY_SEATS = [
    pytest.param(FOUR, 10, 3, id="4 and the AUTOMA"),
    pytest.param(FIVE, 10, 3, id="5"),
    pytest.param(SIX, 12, 4, id="6"),
    pytest.param(SEVEN, 12, 4, id="7"),
    pytest.param(EIGHT, 13, 5, id="8"),
]

INVESTIGATORS_BY = {name: ("investigators", name) for name in ("points", "vote", "assassin", "murder", "false_claim")}


def end(t: Table) -> tuple[str | None, str | None]:
    return t.winner, t.reason


# Points


@pytest.mark.parametrize(("names", "target", "_dead"), BY_SEATS)
def test_the_investigators_win_as_soon_as_they_have_the_points(names: tuple[str, ...], target: int, _dead: int) -> None:
    """AC-WIN-01: 10, 10, 12, 12 or 13 by the seats; one point less is not enough."""
    t = book_found(*names, short_of=3)
    assert t.spectator().points == target
    assert end(t) == ("investigators", "points")
    short = book_found(*names, short_of=4)
    assert short.spectator().points == target - 1
    assert end(short) == (None, None)


def test_a_closed_portal_brings_the_target_down_by_one() -> None:
    """AC-WIN-01, RQ-70: the target is compared after its own changes too."""
    t = portal_closed(*FIVE, short_of=1)
    assert (t.spectator().points, t.spectator().target) == (9, 9)
    assert end(t) == ("investigators", "points")
    assert end(portal_closed(*FIVE, short_of=2)) == (None, None)


def test_a_missed_portal_puts_the_target_up_by_one() -> None:
    """AC-WIN-01: with the old target the 10 points would have been enough."""
    t = scene(*FIVE, phase="cleanup", portal="open", portal_mark=6, points=9)
    t.all_confirm()
    assert (t.spectator().target, t.winner) == (11, None)
    late = book_found(*FIVE, target=11, short_of=4)
    assert (late.spectator().points, late.winner) == (10, None)


def test_more_points_than_needed_win_as_well() -> None:
    """RQ-70: a Rack can bring more than was missing."""
    t = book_found(*FIVE, short_of=1)
    assert t.spectator().points == 12
    assert end(t) == ("investigators", "points")


# No Cultist left


def test_the_investigators_win_as_soon_as_the_last_cultist_is_eliminated() -> None:
    """AC-WIN-02: by Vote or by the Assassin; not while another Cultist lives."""
    assert end(voted_out("Tom", *FIVE, roles=ONE)) == ("investigators", "vote")
    assert end(voted_out("Tom", *SEVEN, **LAST_OF_TWO)) == ("investigators", "vote")
    assert end(assassinated("Tom", *SEVEN, **LAST_OF_TWO)) == ("investigators", "assassin")
    assert end(voted_out("Tom", *SEVEN, roles=TWO)) == (None, None)
    assert end(assassinated("Tom", *SEVEN, roles=TWO)) == (None, None)


def test_a_cultist_killed_by_the_other_one_and_found_is_gone_too() -> None:
    """RQ-66: `last_cultist_murder_ends_game` = true; before the discovery he is a living Cultist."""
    assert end(found_dead("Tom", *SEVEN, **LAST_OF_TWO)) == ("investigators", "murder")
    hidden = voted_out("Max", *SEVEN, roles=TWO, pulse={"Tom": (ALIVE, DEAD)})
    assert hidden["Max"].is_ghost
    assert end(hidden) == (None, None)


def test_where_the_table_wishes_it_the_last_cultists_murder_does_not_end_the_game() -> None:
    """RQ-66: `last_cultist_murder_ends_game` = false; the murder is voted on like any other."""
    t = found_dead("Tom", *SEVEN, **LAST_OF_TWO, options={"last_cultist_murder_ends_game": False})
    assert t["Tom"].is_ghost
    assert (t.question, t.winner, t.spectator().shown_role) == ("HoldVote", None, {})


def test_a_dead_cultist_is_no_dead_investigator() -> None:
    """RQ-66: three dead Investigators and a dead Cultist are not four."""
    three = dict.fromkeys(("Mary", "Ben", "Uli"), 1)
    assert end(found_dead("Tom", *SEVEN, **LAST_OF_TWO, dead=three)) == ("investigators", "murder")
    assert end(found_dead("Tom", *SEVEN, **LAST_OF_TWO, dead={**three, "Eva": 1})) == ("cultists", "kills")


# Kills


@pytest.mark.parametrize(("names", "_target", "needed"), BY_SEATS)
def test_so_many_dead_investigators_win_for_the_cultists(names: tuple[str, ...], _target: int, needed: int) -> None:
    """AC-WIN-03: 3, 3, 4, 4 or 5 by the seats, by the claim of one Cultist or at the end of two; one less loses."""
    cultists = {"Mary": "cultist"} if len(names) < 7 else {"Mary": "cultist", "Max": "cultist"}
    investigators = [name for name in (*names, *([AUTOMA] if names == FOUR else [])) if name not in cultists]
    for count, winner in ((needed, "cultists"), (needed - 1, "investigators")):
        dead = dict.fromkeys(investigators[:count], 5)
        if len(names) < 7:
            t = claimed("Mary", *names, roles=cultists, dead=dead)
        else:
            t = voted_out("Mary", *names, roles=cultists, ghosts={"Max": "murder"}, dead=dead)
        assert t.winner == winner


def test_a_correct_claim_wins_and_a_wrong_one_loses_at_once() -> None:
    """AC-WIN-06, -07: no Seer plays."""
    assert end(claimed("Tom", *FIVE, roles=ONE, dead=BEFORE)) == ("cultists", "claim")
    wrong = claimed("Tom", *FIVE, roles=ONE, dead={"Mary": 0, "Ben": 2})
    assert end(wrong) == ("investigators", "false_claim")
    assert wrong.question == ""


def test_a_sole_cultist_voted_out_before_the_claim_loses_whatever_the_dead() -> None:
    """AC-WIN-08: all four Investigators are dead."""
    assert end(voted_out("Tom", *FIVE, roles=ONE, dead=BEFORE)) == ("investigators", "vote")


@pytest.mark.parametrize(("trump", "result"), [(False, ("investigators", "points")), (True, ("cultists", "kills"))])
def test_points_before_the_claim_win_unless_the_table_counts_the_dead(trump: bool, result: tuple[str, str]) -> None:
    """AC-WIN-09, RQ-61: `sole_cultist_kills_trump_points`; as ruled, dead who are not claimed do not count."""
    options = {"sole_cultist_kills_trump_points": trump}
    assert end(book_found(*FIVE, roles=ONE, dead=BEFORE, options=options)) == result
    too_few = {"Ben": 2, "Uli": 4}
    assert end(book_found(*FIVE, roles=ONE, dead=too_few, options=options)) == ("investigators", "points")
    assert end(voted_out("Tom", *FIVE, roles=ONE, dead=BEFORE, options=options)) == ("investigators", "vote")


# Two Cultists


@pytest.mark.parametrize("fall", [voted_out, assassinated, found_dead])
@pytest.mark.parametrize(("dead", "winner"), [(BEFORE, "cultists"), (JUST_NOW, "investigators")])
def test_two_cultists_win_if_enough_were_dead_by_the_end_of_the_round_before_the_last_one_fell(
    dead: dict[str, int], winner: str, fall: Callable[..., Table]
) -> None:
    """AC-WIN-10, -11, RQ-64: reached only in the same round it is too late."""
    t = fall("Tom", *SEVEN, **LAST_OF_TWO, dead=dead)
    assert t.winner == winner
    assert (t.reason == "kills") is (winner == "cultists")


def voted_out_before_tom_is_found(first: str, **more: Any) -> Table:
    """In one round Mary has this one voted out, and then Ben finds Tom dead, the last of the Cultists."""
    t = scene(
        *SEVEN,
        at={"Mary": "light_blue", "Ben": "central", "Tom": "central"},
        routes={"Mary": "light_blue"},
        pulse={"Tom": (ALIVE, DEAD)},
        **more,
    )
    t["Mary"].calls_vote()
    t.vote(**dict.fromkeys(SEVEN, first))
    t["Ben"].checks("Tom")
    t["Ben"].shows_death()
    return t


def test_an_elimination_of_this_round_does_not_complete_the_count() -> None:
    """AC-WIN-11: Eva is the fourth dead, in the round in which the last Cultist falls."""
    three = {"Mary": 0, "Ben": 2, "Uli": 4}
    t = voted_out_before_tom_is_found("Eva", **LAST_OF_TWO, dead=three)
    assert t["Eva"].counts_as_dead
    assert end(t) == ("investigators", "murder")


def test_when_the_first_cultist_fell_is_irrelevant() -> None:
    """RQ-64: here in the same round as the last; four were dead by the end of the round before."""
    t = voted_out_before_tom_is_found("Max", roles=TWO, dead=BEFORE)
    assert end(t) == ("cultists", "kills")


@pytest.mark.parametrize(
    ("check", "dead", "winner"),
    [
        ("previous_round", BEFORE, "cultists"),
        ("previous_round", JUST_NOW, "investigators"),
        ("any_time", BEFORE, "cultists"),
        ("any_time", JUST_NOW, "cultists"),
        ("none", BEFORE, "investigators"),
        ("none", JUST_NOW, "investigators"),
    ],
)
@pytest.mark.parametrize("points", [book_found, portal_closed])
def test_two_cultists_may_win_at_the_points_by_the_same_test(
    check: str, dead: dict[str, int], winner: str, points: Callable[..., Table]
) -> None:
    """AC-WIN-12, RQ-65: `two_cultists_points_kill_check`; as ruled, those dead by the end of the previous round."""
    t = points(*SEVEN, roles=TWO, dead=dead, options={"two_cultists_points_kill_check": check})
    assert end(t) == (winner, "kills" if winner == "cultists" else "points")


@pytest.mark.parametrize("check", ["previous_round", "any_time", "none"])
def test_what_the_table_says_about_points_changes_nothing_at_an_elimination(check: str) -> None:
    """AC-WIN-10, RQ-65: there it is always the end of the previous round."""
    options = {"two_cultists_points_kill_check": check}
    assert voted_out("Tom", *SEVEN, **LAST_OF_TWO, dead=BEFORE, options=options).winner == "cultists"
    assert voted_out("Tom", *SEVEN, **LAST_OF_TWO, dead=JUST_NOW, options=options).winner == "investigators"


@pytest.mark.parametrize(
    ("names", "dead"),
    [
        pytest.param(FIVE, {"Mary": 1, "Uli": 2}, id="one Cultist"),
        pytest.param(SEVEN, {"Mary": 1, "Uli": 2, "Eva": 3}, id="two Cultists"),
    ],
)
def test_the_decisive_murder_neither_ends_the_game_nor_is_it_announced(
    names: tuple[str, ...], dead: dict[str, int]
) -> None:
    """AC-WIN-13, -22: with Tom's Dead card all others see what they would see with an Alive one."""
    roles = ONE if names == FIVE else TWO
    at = {"Tom": "light_blue", "Ben": "pink_1"}
    fatal, harmless = [scene(*names, phase="movement", knife="Tom", roles=roles, dead=dead, at=at) for _ in "ab"]
    for t in (fatal, harmless):
        t["Tom"].walks("pink_1")
        t["Tom"].gives(DEAD if t is fatal else ALIVE, to="Ben")
        t["Ben"].gives(ALIVE, to="Tom")
    assert len(fatal.game.dead_since) == fatal.game.table.dead_needed
    assert (fatal.winner, fatal.question) == (None, "Walk")
    assert who_can_tell(fatal, harmless) == {"Tom"}


# The order of the ends


@pytest.mark.parametrize(
    ("trigger", "scene_of", "result"),
    [
        pytest.param(voted_out, ("Tom", *FIVE, ONE), "vote", id="last Cultist: one, by Vote"),
        pytest.param(assassinated, ("Tom", *FIVE, ONE), "assassin", id="last Cultist: one, by the Assassin"),
        pytest.param(voted_out, ("Tom", *SEVEN, TWO), "kills", id="last Cultist: two, test AC-WIN-10"),
        pytest.param(found_dead, ("Tom", *SEVEN, TWO), "kills", id="last Cultist: two, by a revealed Dead card"),
        pytest.param(voted_out, (AUTOMA, *FOUR, {AUTOMA: "cultist"}), "kills", id="last Cultist: the AUTOMA"),
        pytest.param(book_found, (*FIVE, ONE), "points", id="points: one Cultist, by a Book"),
        pytest.param(portal_closed, (*FIVE, ONE), "points", id="points: one Cultist, by the Portal"),
        pytest.param(book_found, (*SEVEN, TWO), "kills", id="points: two Cultists, test AC-WIN-12"),
        pytest.param(book_found, (*FOUR, {AUTOMA: "cultist"}), "kills", id="points: the AUTOMA"),
        pytest.param(claimed, ("Tom", *FIVE, ONE), "claim", id="correct claim"),
        pytest.param(time_over, (*FIVE, ONE), "time", id="end of round 10: one Cultist"),
        pytest.param(time_over, (*SEVEN, TWO), "time", id="end of round 10: two Cultists"),
    ],
)
def test_each_trigger_ends_the_game_with_enough_dead_as_the_table_says(
    trigger: Callable[..., Table], scene_of: tuple[Any, ...], result: str
) -> None:
    """AC-WIN-20: row by row, without a Seer; enough Investigators have been dead for rounds."""
    *seated, roles = scene_of
    ghosts = {"Max": "vote"} if roles is TWO and trigger in (voted_out, found_dead) else {}
    t = trigger(*seated, roles=roles, ghosts=ghosts, dead=BEFORE)
    assert end(t) == INVESTIGATORS_BY.get(result, ("cultists", result))
    assert t.asks() == set()


@pytest.mark.parametrize(
    ("trigger", "scene_of", "result"),
    [
        pytest.param(voted_out, ("Tom", *SEVEN, TWO), "vote", id="last Cultist: two"),
        pytest.param(voted_out, (AUTOMA, *FOUR, {AUTOMA: "cultist"}), "vote", id="last Cultist: the AUTOMA"),
        pytest.param(book_found, (*SEVEN, TWO), "points", id="points: two Cultists"),
        pytest.param(book_found, (*FOUR, {AUTOMA: "cultist"}), "points", id="points: the AUTOMA"),
        pytest.param(claimed, ("Tom", *FIVE, ONE), "false_claim", id="wrong claim"),
        pytest.param(time_over, (*FIVE, ONE), "time", id="end of round 10"),
    ],
)
def test_each_trigger_ends_the_game_with_too_few_dead_as_the_table_says(
    trigger: Callable[..., Table], scene_of: tuple[Any, ...], result: str
) -> None:
    """AC-WIN-20: the same rows, where the number of dead decides."""
    *seated, roles = scene_of
    ghosts = {"Max": "vote"} if roles is TWO and trigger is voted_out else {}
    t = trigger(*seated, roles=roles, ghosts=ghosts, dead={"Mary": 0, "Ben": 2})
    assert end(t) == INVESTIGATORS_BY.get(result, ("cultists", result))


def test_time_is_the_last_of_all_reasons() -> None:
    """AC-WIN-04, -21: in round 10 a claim or the points still win; with neither, the Cultists have won."""
    assert end(time_over(*FIVE, roles=ONE)) == ("cultists", "time")
    assert end(claimed("Tom", *FIVE, roles=ONE, round=10, dead=BEFORE)) == ("cultists", "claim")
    assert end(claimed("Tom", *FIVE, roles=ONE, round=10)) == ("investigators", "false_claim")
    assert end(book_found(*FIVE, roles=ONE, round=10)) == ("investigators", "points")
    assert end(voted_out("Tom", *FIVE, roles=ONE, round=10)) == ("investigators", "vote")


def test_kills_of_earlier_rounds_beat_the_instant_wins_with_two_cultists_only() -> None:
    """AC-WIN-21: with one Cultist only a claim makes them count, and the instant wins come before it."""
    for_two: dict[str, Any] = {"roles": TWO, "dead": BEFORE}
    assert end(book_found(*SEVEN, **for_two)) == ("cultists", "kills")
    assert end(voted_out("Tom", *SEVEN, ghosts={"Max": "vote"}, **for_two)) == ("cultists", "kills")
    assert end(book_found(*FIVE, roles=ONE, dead=BEFORE)) == ("investigators", "points")
    assert end(voted_out("Tom", *FIVE, roles=ONE, dead=BEFORE)) == ("investigators", "vote")


# After the end


def test_after_the_end_everything_may_be_shown_and_before_nothing() -> None:
    """AC-WIN-23: Roles, Routes, hands and Pulse decks, to every seat and to those who look on."""
    going_on = book_found(*FIVE, roles=ONE, short_of=4)
    assert [person.sees.unveiled for person in going_on.people] == [None] * 5
    t = book_found(*FIVE, roles=ONE, dead={"Ben": 3})
    shown = t.spectator().unveiled
    assert shown is not None
    assert shown.roles == ("investigator", "investigator", "investigator", "investigator", "cultist")
    assert (shown.routes, shown.hands) == (tuple(t.game.route), tuple(t.game.hand))
    assert shown.pulses[t.seat("Ben")] == (ALIVE, DEAD)
    assert all(person.sees.unveiled == shown for person in t.people)


@pytest.mark.parametrize(
    ("ending", "winners"), [(time_over, {"Tom", "Max"}), (book_found, {"Mary", "Ben", "Uli", "Eva", "Ida"})]
)
def test_ghosts_win_with_their_team(ending: Callable[..., Table], winners: set[str]) -> None:
    """AC-WIN-24: the Team wins as a whole; Ben and Max are Ghosts."""
    t = ending(*SEVEN, roles=TWO | {"Ida": "greenhorn"}, ghosts={"Ben": "murder", "Max": "vote"})
    assert {name for name in SEVEN if ROLES[t.game.role[t.seat(name)]].team == t.winner} == winners
