"""The AUTOMA Investigator: its death, and the ends of games in which it sits (AC-AUTOMA-20 to AC-AUTOMA-26)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.cards import ALIVE, DEAD, SUCCESS
from tests.comparing import who_can_tell
from tests.scenario import AUTOMA, Table, table

FOUR = ("Mary", "Ben", "Uli", "Eva")
SIX = (*FOUR, "Tom", "Pia")


def called_vote(names: tuple[str, ...], against: str, dead: tuple[str, ...] = (), **arrangement: Any) -> Table:
    """Mary has called a Vote, and everybody names the same one; `dead` carry Dead cards unseen."""
    t = table(
        *names,
        phase="action",
        at={"Mary": "light_blue"},
        routes={"Mary": "light_blue"},
        knife="Mary",
        automa=True,
        pulse=dict.fromkeys(dead, (ALIVE, DEAD)),
        **arrangement,
    )
    t["Mary"].calls_vote()
    t.vote(**dict.fromkeys(names, against))
    if t.question == "ReconsiderBallot":
        t["Mary"].keeps_ballot()
    return t


# Four players, one Cultist


def test_voted_out_it_shows_its_role_and_play_goes_on() -> None:
    """AC-AUTOMA-20, -21: it wasn't a Cultist."""
    t = called_vote(FOUR, AUTOMA)
    assert t["AUTOMA"].is_ghost
    assert t["Ben"].saw("role:4=investigator")
    assert t.winner is None
    assert t.asks() == {"Ben"}


def test_others_who_are_voted_out_show_nothing_beside_it() -> None:
    """AC-AUTOMA-20: the rule is for the AUTOMA."""
    t = called_vote(FOUR, "Ben")
    assert t["Ben"].is_ghost
    assert t.spectator().shown_role == {}


def test_a_murder_of_it_shows_no_role() -> None:
    """AC-AUTOMA-20, -26: only elimination by Vote; its State is checked like anyone's."""
    t = table(*FOUR, phase="action", at={"Mary": "green", AUTOMA: "green"}, knife="Mary", pulse={AUTOMA: (DEAD,)})
    t["Mary"].checks(AUTOMA)
    assert t["Mary"].saw("pulse:0>4=dead")
    t["Mary"].shows_death()
    assert t["AUTOMA"].is_ghost
    assert t.spectator().cause == {4: "murder"}
    assert t.spectator().shown_role == {}
    assert t.question == "HoldVote"


@pytest.mark.parametrize(
    ("dead", "winner", "reason"),
    [
        ((), "investigators", "vote"),
        (("Ben", "Uli"), "investigators", "vote"),
        (("Ben", "Uli", "Eva"), "cultists", "kills"),
    ],
    ids=["nobody dead", "two dead", "three dead"],
)
def test_voted_out_as_the_only_cultist_it_ends_the_game(dead: tuple[str, ...], winner: str, reason: str) -> None:
    """AC-AUTOMA-20, -22: the Pulse decks are opened; with the printed number of dead the AUTOMA has won."""
    t = called_vote(FOUR, AUTOMA, dead, roles={AUTOMA: "cultist"})
    assert t.happened("role:4=cultist")
    assert t.game.over
    assert (t.winner, t.reason) == (winner, reason)


def test_the_last_dead_may_be_of_this_very_round() -> None:
    """AC-AUTOMA-22: all Pulse decks count as they are, unlike with two Cultists."""
    hands = {AUTOMA: (DEAD,)}
    at = {"Mary": "light_blue", "Ben": "pink_2", "Uli": "orange_1", "Eva": "dark_blue_1", AUTOMA: "south_west"}
    t = table(
        *FOUR,
        at=at,
        routes={"Mary": "light_blue", AUTOMA: "pink"},
        roles={AUTOMA: "cultist"},
        hands=hands,
        pulse={"Uli": (DEAD,), "Eva": (DEAD,)},
        knife=AUTOMA,
        explored=("green", "pink_1"),
    )
    t["Ben"].gives(ALIVE, to=AUTOMA)
    assert t["Ben"].counts_as_dead
    t.begin("action")
    t["Mary"].calls_vote()
    t.vote(**dict.fromkeys(FOUR, AUTOMA))
    assert (t.winner, t.reason) == ("cultists", "kills")


def test_it_never_claims() -> None:
    """AC-AUTOMA-23: with every Investigator dead, the people can only confirm, and the round ends."""
    dead = dict.fromkeys(FOUR, (DEAD,))
    t = table(*FOUR, phase="cleanup", roles={AUTOMA: "cultist"}, pulse=dead)
    assert [t[name].offered for name in FOUR] == [["confirm"]] * 4
    t.all_confirm()
    assert t.winner is None
    assert t.game.round == 3


@pytest.mark.parametrize(
    ("dead", "winner", "reason"),
    [(("Mary", "Ben", AUTOMA), "cultists", "claim"), (("Mary", AUTOMA), "investigators", "false_claim")],
)
def test_a_person_who_is_the_only_cultist_may_claim(dead: tuple[str, ...], winner: str, reason: str) -> None:
    """AC-AUTOMA-25: as usual; the AUTOMA counts among the Investigators."""
    t = table(*FOUR, phase="cleanup", roles={"Eva": "cultist"}, pulse=dict.fromkeys(dead, (DEAD,)))
    assert t["Eva"].offered == ["confirm", "claim"]
    for name in FOUR[:3]:
        t[name].confirms()
    t["Eva"].claims()
    assert (t.winner, t.reason) == (winner, reason)


def points_are_won(dead: tuple[str, ...], roles: dict[str, str], **options: Any) -> Table:
    """Mary finds the last Book of a Rack that is needed."""
    t = table(
        *FOUR,
        phase="action",
        at={"Mary": "green"},
        routes={"Mary": "green"},
        roles=roles,
        knife="Mary",
        explored=("green",),
        deck={"green": (SUCCESS,)},
        books={"green": 1},
        shelf={"green": 2},
        points=7,
        pulse=dict.fromkeys(dead, (DEAD,)),
        options=options,
    )
    t["Mary"].searches()
    return t


@pytest.mark.parametrize(
    ("trump", "dead", "winner", "reason"),
    [
        (True, ("Ben", "Uli", "Eva"), "cultists", "kills"),
        (True, ("Ben", "Uli"), "investigators", "points"),
        (False, ("Ben", "Uli", "Eva"), "investigators", "points"),
    ],
)
def test_its_kills_beat_the_points(trump: bool, dead: tuple[str, ...], winner: str, reason: str) -> None:
    """RQ-114, automa_kills_trump_points: it cannot claim, so the dead are counted when the points are there."""
    t = points_are_won(dead, {AUTOMA: "cultist"}, automa_kills_trump_points=trump)
    assert (t.winner, t.reason) == (winner, reason)


def test_kills_of_a_person_do_not_beat_the_points_beside_the_automa() -> None:
    """RQ-114: the count is for the AUTOMA that cannot claim; a person could have."""
    t = points_are_won(("Mary", "Ben", "Uli"), {"Eva": "cultist"})
    assert (t.winner, t.reason) == ("investigators", "points")


def test_after_round_10_all_people_have_lost() -> None:
    """RQ-114: time is on the side of the AUTOMA too."""
    t = table(*FOUR, phase="cleanup", round=10, roles={AUTOMA: "cultist"})
    t.all_confirm()
    assert (t.winner, t.reason) == ("cultists", "time")


# Six players, two Cultists

BOTH = {AUTOMA: "cultist", "Pia": "cultist"}


def test_beside_a_living_partner_it_goes_without_a_word() -> None:
    """AC-AUTOMA-24: no Role is shown, and play goes on."""
    t = called_vote(SIX, AUTOMA, roles=BOTH)
    assert t["AUTOMA"].is_ghost
    assert t.spectator().shown_role == {}
    assert t.winner is None


def test_with_two_cultists_an_innocent_automa_shows_no_role() -> None:
    """AC-AUTOMA-24: nobody learns that the Vote was wrong."""
    tables = [called_vote(SIX, AUTOMA, roles=dict(roles)) for roles in (BOTH, {"Tom": "cultist", "Pia": "cultist"})]
    assert who_can_tell(*tables) <= {"Tom", "Pia"}


def test_as_the_last_living_cultist_it_shows_its_role() -> None:
    """AC-AUTOMA-24: then the game is over."""
    t = called_vote(SIX, AUTOMA, roles=BOTH, ghosts={"Pia": "vote"})
    assert t.happened("role:6=cultist")
    assert (t.winner, t.reason) == ("investigators", "vote")


def test_after_its_partner_it_is_still_a_living_cultist() -> None:
    """AC-AUTOMA-24, AC-TERM-21: with Pia gone the game goes on."""
    t = called_vote(SIX, "Pia", roles=BOTH)
    assert t["Pia"].is_ghost
    assert t.winner is None
    assert t.spectator().shown_role == {}


def test_with_two_cultists_nobody_claims() -> None:
    """AC-AUTOMA-23: nor is anybody asked."""
    t = table(*SIX, automa=True, phase="cleanup", roles=BOTH)
    assert t.game.round == 3
    assert t.question == "Walk"


@pytest.mark.parametrize(("guess", "winner"), [(AUTOMA, "cultists"), ("Mary", "investigators")])
def test_as_seer_it_knows_nothing_but_may_be_named(guess: str, winner: str) -> None:
    """AC-AUTOMA-09, RQ-116: with 2 Cultists the AUTOMA's Seer counts for the guess at the end."""
    roles = {AUTOMA: "seer", "Tom": "cultist", "Pia": "cultist"}
    t = called_vote(SIX, "Pia", roles=roles, ghosts={"Tom": "vote"})
    assert t.question == "GuessSeer"
    t["Tom"].names_seer(guess)
    t["Pia"].names_seer(guess)
    assert t.winner == winner


def test_the_automa_guesses_no_seer() -> None:
    """RQ-116, AC-AUTOMA-17: its human partner names the Seer alone."""
    t = called_vote(SIX, AUTOMA, roles={**BOTH, "Ben": "seer"}, ghosts={"Pia": "vote"})
    assert t.asks() == {"Pia"}
    t["Pia"].names_seer("Ben")
    assert (t.winner, t.reason) == ("cultists", "seer")


# Its State


def test_checked_and_dead_it_becomes_a_ghost_that_goes_on_working() -> None:
    """AC-AUTOMA-26, RQ-109: from the next Movement on it is at its goal at once."""
    t = table(
        *FOUR,
        phase="action",
        at={"Mary": "dark_blue_1", AUTOMA: "dark_blue_1"},
        routes={AUTOMA: 4},
        knife="Mary",
        pulse={AUTOMA: (ALIVE, DEAD)},
        explored=("red", "pink_1"),
    )
    t["Mary"].checks(AUTOMA)
    t["Mary"].shows_death()
    t.all_abstain()
    t["Mary"].keeps_ballot()
    t.begin("movement")
    t["Mary"].goes("north_west")
    for name, to in (("Ben", "central"), ("Uli", "north_east"), ("Eva", "light_blue")):
        t[name].goes(to)
    assert t["AUTOMA"].place == "pink_2"


def test_a_check_that_finds_it_alive_changes_nothing() -> None:
    """AC-AUTOMA-26: only the looker sees its cards."""
    t = table(*FOUR, phase="action", at={"Mary": "green", AUTOMA: "green"}, knife="Mary")
    t["Mary"].checks(AUTOMA)
    assert t["Mary"].offered == ["putback"]
    t["Mary"].puts_back()
    assert t["Mary"].saw("pulse:0>4=alive")
    assert not t["Ben"].saw("pulse:")
    assert not t["AUTOMA"].is_ghost
