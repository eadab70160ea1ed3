"""The guess at the Seer, and the Seer (AC-WIN-14 to -19, AC-ROLE-SEER)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gloaming.games.cultists import Options
from gloaming.games.cultists.setup import check
from gloaming.kernel.errors import BadOptions
from tests.comparing import who_can_tell
from tests.games.cultists.endings import (
    EIGHT,
    FIVE,
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
from tests.scenario import AUTOMA, Table, opening

ONE = {"Tom": "cultist", "Ben": "seer"}
TWO = {"Tom": "cultist", "Max": "cultist", "Ben": "seer"}
LAST_OF_TWO: dict[str, Any] = {"roles": TWO, "ghosts": {"Max": "vote"}}
ENOUGH_FOR_EIGHT = dict.fromkeys(("Mary", "Ben", "Uli", "Eva", "Ida"), 3)

WOULD_WIN = [
    pytest.param(lambda **more: voted_out("Tom", *FIVE, **{"roles": ONE, **more}), "vote", id="by Vote"),
    pytest.param(lambda **more: assassinated("Tom", *EIGHT, **LAST_OF_TWO, **more), "assassin", id="by the Assassin"),
    pytest.param(lambda **more: found_dead("Tom", *EIGHT, **LAST_OF_TWO, **more), "murder", id="by a Dead card"),
    pytest.param(lambda **more: book_found(*FIVE, **{"roles": ONE, **more}), "points", id="by a Book"),
    pytest.param(lambda **more: portal_closed(*FIVE, **{"roles": ONE, **more}), "points", id="by the Portal"),
    pytest.param(lambda **more: claimed("Tom", *FIVE, **{"roles": ONE, **more}), "false_claim", id="by a wrong claim"),
]
"""Every way in which the Investigators would win."""

Ending = Callable[..., Table]


def all_name(t: Table, who: str) -> None:
    """Every Cultist who is asked names this one."""
    for name in sorted(t.asks()):
        t[name].names_seer(who)


# When, and what it does


@pytest.mark.parametrize(("ending", "reason"), WOULD_WIN)
def test_before_the_investigators_win_the_cultists_show_themselves_and_name_the_seer(
    ending: Ending, reason: str
) -> None:
    """AC-WIN-14, -17, -20: whichever way they would win; right or wrong, there is exactly one guess (AC-WIN-15)."""
    t = ending()
    assert (t.question, t.winner) == ("GuessSeer", None)
    cultists = {seat for seat in t.game.seats if t.game.role[seat] == "cultist"}
    assert cultists <= set(t.spectator().shown_role)
    assert {t.seat(name) for name in t.asks()} == cultists
    all_name(t, "Uli")
    assert (t.winner, t.reason, t.question) == ("investigators", reason, "")


@pytest.mark.parametrize(("ending", "reason"), WOULD_WIN)
def test_if_they_name_the_seer_the_cultists_win_whatever_else_happened(ending: Ending, reason: str) -> None:
    """AC-WIN-05, -15, -21, AC-ROLE-SEER-02: it beats every other condition."""
    t = ending()
    all_name(t, "Ben")
    assert (t.winner, t.reason) == ("cultists", "seer")


@pytest.mark.parametrize(
    "ending",
    [
        pytest.param(lambda: claimed("Tom", *FIVE, roles=ONE, dead=dict.fromkeys(FIVE[:3], 2)), id="correct claim"),
        pytest.param(lambda: time_over(*FIVE, roles=ONE), id="end of round 10"),
        pytest.param(lambda: book_found(*EIGHT, roles=TWO, dead=ENOUGH_FOR_EIGHT), id="kills above points"),
        pytest.param(lambda: voted_out("Tom", *EIGHT, **LAST_OF_TWO, dead=ENOUGH_FOR_EIGHT), id="kills above Votes"),
    ],
)
def test_if_the_cultists_win_anyway_nothing_is_guessed(ending: Ending) -> None:
    """AC-WIN-19, -20."""
    t = ending()
    assert t.winner == "cultists"
    assert not t.happened("seernamed:")


def test_without_a_seer_nothing_is_guessed() -> None:
    """AC-WIN-14: only in a game with a Seer."""
    t = book_found(*FIVE, roles={"Tom": "cultist", "Ben": "mechanic"})
    assert t.winner == "investigators"
    assert not t.happened("seernamed:")


@pytest.mark.parametrize(("guess", "question"), [(True, "GuessSeer"), (False, "")])
def test_after_a_wrong_claim_there_is_a_guess_unless_the_table_takes_it_away(guess: bool, question: str) -> None:
    """AC-CLEAN-04, AC-WIN-07, RQ-63: `seer_guess_after_failed_claim`; as ruled, there is."""
    t = claimed("Tom", *FIVE, roles=ONE, options={"seer_guess_after_failed_claim": guess})
    assert t.question == question
    assert t.winner == (None if guess else "investigators")


@pytest.mark.parametrize(("ending", "reason"), WOULD_WIN)
@pytest.mark.parametrize("after", ["any_investigator_win", "elimination_only"])
def test_after_points_there_is_a_guess_unless_the_table_keeps_it_to_eliminations(
    ending: Ending, reason: str, after: str
) -> None:
    """RQ-68: `seer_guess_after`; a wrong claim has an option of its own."""
    t = ending(options={"seer_guess_after": after})
    guessed = after == "any_investigator_win" or reason != "points"
    assert t.question == ("GuessSeer" if guessed else "")
    assert t.winner == (None if guessed else "investigators")


def test_until_the_guess_is_answered_nothing_tells_who_the_seer_is() -> None:
    """AC-WIN-16: no other Role lies open, and the guessers see the same, no matter who is the Seer."""
    ben, uli = (voted_out("Tom", *FIVE, roles={"Tom": "cultist", seer: "seer"}) for seer in ("Ben", "Uli"))
    assert ben.spectator().shown_role == {ben.seat("Tom"): "cultist"}
    assert ben.spectator().unveiled is None
    assert who_can_tell(ben, uli) == {"Ben", "Uli"}
    all_name(ben, "Mary")
    shown = ben.spectator().unveiled
    assert shown is not None
    assert shown.roles[ben.seat("Ben")] == "seer"


# Who guesses, and whom


def test_neither_cultists_nor_those_whose_role_lies_open_can_be_named() -> None:
    """AC-WIN-18, RQ-69: Mary has shown that she is the Assassin, and Eva, a Ghost, that she was Radiant Beauty."""
    roles = {**TWO, "Eva": "radiant_beauty"}
    t = assassinated("Tom", *EIGHT, roles=roles, ghosts={"Max": "vote", "Eva": "vote", "Ida": "vote"})
    assert t["Tom"].offered == t["Max"].offered == ["seer:1", "seer:2", "seer:5", "seer:7"]


def test_the_automa_can_be_named_and_guesses_nothing() -> None:
    """AC-WIN-18, RQ-69: with 6 players and two Cultists it may be the Seer, or one of the Cultists."""
    seer = voted_out(
        "Tom", *SIX, automa=True, roles={"Tom": "cultist", "Ida": "cultist", AUTOMA: "seer"}, ghosts={"Ida": "vote"}
    )
    assert seer["Tom"].may(f"seer:{seer.seat(AUTOMA)}")
    all_name(seer, AUTOMA)
    assert (seer.winner, seer.reason) == ("cultists", "seer")
    cultist = voted_out("Tom", *SIX, automa=True, roles={**ONE, AUTOMA: "cultist"}, ghosts={AUTOMA: "vote"})
    assert cultist.asks() == {"Tom"}
    assert not cultist["Tom"].may(f"seer:{cultist.seat(AUTOMA)}")


def test_two_cultists_decide_together_ghosts_included() -> None:
    """AC-WIN-18, RQ-69: both name the same one."""
    t = voted_out("Tom", *EIGHT, **LAST_OF_TWO)
    assert t.asks() == {"Tom", "Max"}
    t["Max"].names_seer("Ben")
    assert t.winner is None
    t["Tom"].names_seer("Ben")
    assert t.winner == "cultists"


@pytest.mark.parametrize(("last", "first"), [("Tom", "Max"), ("Max", "Tom")])
def test_if_two_cultists_differ_the_one_eliminated_last_decides(last: str, first: str) -> None:
    """RQ-69: `seer_guess_decider` = joint_last_eliminated_tie_break, as ruled."""
    right, wrong = (voted_out(last, *EIGHT, roles=TWO, ghosts={first: "vote"}) for _ in "ab")
    right[first].names_seer("Uli")
    right[last].names_seer("Ben")
    assert (right.winner, right.reason) == ("cultists", "seer")
    wrong[first].names_seer("Ben")
    wrong[last].names_seer("Uli")
    assert (wrong.winner, wrong.reason) == ("investigators", "vote")


@pytest.mark.parametrize(("last", "first"), [("Tom", "Max"), ("Max", "Tom")])
def test_where_the_table_wishes_it_the_cultist_eliminated_first_guesses_alone(last: str, first: str) -> None:
    """RQ-69: `seer_guess_decider` = first_eliminated."""
    options = {"seer_guess_decider": "first_eliminated"}
    t = voted_out(last, *EIGHT, roles=TWO, ghosts={first: "vote"}, options=options)
    assert t.asks() == {first}
    t[first].names_seer("Ben")
    assert (t.winner, t.reason) == ("cultists", "seer")


def test_where_the_table_wishes_it_the_lot_decides_who_guesses() -> None:
    """RQ-69: `seer_guess_decider` = random; one of the two, not always the same."""
    options = {"seer_guess_decider": "random"}
    tables = [voted_out("Tom", *EIGHT, **LAST_OF_TWO, options=options, seed=seed) for seed in range(12)]
    assert {frozenset(t.asks()) for t in tables} == {frozenset({"Tom"}), frozenset({"Max"})}


# The Seer


@pytest.mark.parametrize("names", [FIVE, SIX, EIGHT], ids=["5", "6", "8"])
def test_in_the_night_the_seer_learns_all_cultists(names: tuple[str, ...]) -> None:
    """AC-ROLE-SEER-01: and no other Investigator does."""
    t = opening(*names)
    seats_of = {role: [seat for seat in t.game.seats if t.game.role[seat] == role] for role in t.game.role}
    known = [t.people[seat].sees.known_cultists for seat in seats_of["seer"]]
    assert known == [tuple(seats_of["cultist"])]
    assert all(t.people[seat].sees.known_cultists == () for seat in seats_of["investigator"])


def test_the_seer_is_otherwise_an_investigator_like_any_other() -> None:
    """AC-ROLE-SEER-03: deck, Route, duty to report, and talk."""
    # Route 1 has green and orange in round 6, not pink.
    seer, plain = (
        scene(
            *FIVE,
            knife=name,
            roles=ONE,
            at={name: "pink_1", "Uli": "pink_1"},
            routes={name: 1},
            dead={"Uli": 2},
        )
        for name in ("Ben", "Mary")
    )
    assert sorted(seer["Ben"].hand) == sorted(plain["Mary"].hand)
    assert seer["Ben"].offered == plain["Mary"].offered == ["check:2", "pass"]
    assert seer["Ben"].sees.talk == plain["Mary"].sees.talk == "free"
    seer["Ben"].checks("Uli")
    plain["Mary"].checks("Uli")
    assert seer["Ben"].offered == plain["Mary"].offered == ["show"]


@pytest.mark.parametrize("cause", ["vote", "murder", "assassin"])
def test_a_seer_who_becomes_a_ghost_stays_hidden_and_can_be_named(cause: str) -> None:
    """AC-ROLE-SEER-04, RQ-71: whatever the cause."""
    kill = {"vote": voted_out, "murder": found_dead, "assassin": assassinated}[cause]
    t = kill("Ben", *EIGHT, roles=TWO)
    assert t["Ben"].is_ghost
    assert t.seat("Ben") not in t.spectator().shown_role
    end = voted_out("Tom", *EIGHT, roles=TWO, ghosts={"Max": "vote", "Ben": cause})
    assert end["Tom"].may(f"seer:{end.seat('Ben')}")
    all_name(end, "Ben")
    assert (end.winner, end.reason) == ("cultists", "seer")


@pytest.mark.parametrize(
    ("players", "automa", "available"),
    [
        pytest.param(4, True, False, id="4 and the AUTOMA"),
        pytest.param(5, False, True, id="5"),
        pytest.param(6, False, True, id="6"),
        pytest.param(6, True, True, id="6 and the AUTOMA"),
        pytest.param(7, False, False, id="7"),
        pytest.param(8, False, True, id="8"),
    ],
)
def test_there_is_no_seer_among_seven_people_nor_beside_an_automa_with_one_cultist(
    players: int, automa: bool, available: bool
) -> None:
    """AC-ROLE-SEER-05, RQ-75: neither by hand nor by level."""
    names = EIGHT[:players]
    if available:
        assert opening(*names, automa=automa, level="custom", roles=("seer",)).game.role.count("seer") == 1
    else:
        with pytest.raises(BadOptions, match="The Seer cannot join"):
            check(Options(players=players, automa=automa, level="custom", roles=("seer",)))
        for level in ("first", "experienced"):
            assert "seer" not in opening(*names, automa=automa, level=level).game.role
