"""Organism 46-B: when the ritual is held, and who leads it (UTS-ORG-01 to -13, UTS-WIN)."""

from __future__ import annotations

import pytest

from gloaming.games.cultists.expansions.professions.state import change
from gloaming.games.cultists.expansions.under_the_surface.state import surface
from tests.games.cultists.endings import MURDERED
from tests.people import AUTOMA, Table
from tests.rituals import (
    EIGHT,
    FIVE,
    FOUR,
    SEVEN,
    SIX,
    before_the_book,
    elect,
    points_reached,
    vote_for_leader,
)
from tests.scenario import opening
from tests.surface import station

TWO = {"Tom": "cultist", "Max": "cultist"}


# When it is held


def test_the_third_relic_wakes_the_organism_and_nothing_else_changes_in_play() -> None:
    """UTS-ORG-01, -03, -04: the check that finds it continues as ever, and so does the round; it stays awake."""
    t = before_the_book(relics=2, items={"green": "red_relic"}, books={"green": 2}, shelf={"green": 0})
    assert surface(t.game).relics == 2
    t["Mary"].searches("green")
    assert surface(t.game).relics == 3
    assert t.spectator().parts["under_the_surface"].relics == 3  # type: ignore[attr-defined]
    assert t.happened("book:green>green")
    assert t.question == "Act"
    assert t.asks() == {"Ben"}


@pytest.mark.parametrize("relics", [0, 2])
def test_while_a_relic_is_missing_the_points_win_as_ever(relics: int) -> None:
    """UTS-ORG-05, -07, UTS-WIN-02: no ritual without the Organism."""
    t = points_reached(relics=relics)
    assert (t.winner, t.reason) == ("investigators", "points")
    assert not t.happened("ritual")


@pytest.mark.parametrize("names", [FOUR, FIVE, SIX, SEVEN, EIGHT])
def test_the_points_call_for_the_ritual_at_once_while_the_organism_is_awake(names: tuple[str, ...]) -> None:
    """UTS-ORG-06, UTS-WIN-03: in place of the win by points; all people elect a leader."""
    t = points_reached(*names)
    assert t.winner is None
    assert t.game.points == t.game.target
    assert t.question == "HoldVote"
    assert t.asks() == set(names)
    assert t.news()[-2:] == ["ritual", "leadervote:1"]
    assert t.game.turn is None


def test_the_portal_moves_the_target_of_the_ritual_too() -> None:
    """UTS-WIN-01: one point less is needed once the Portal is closed."""
    t = before_the_book(at={"Ben": "green"}, routes={"Mary": "green", "Ben": "green"}, portal="open", portal_mark=7)
    t.game.points = t.game.target - 1
    t["Mary"].closes_portal()
    assert t.winner is None
    t["Ben"].closes_portal()
    assert t.question == "HoldVote"
    assert t.happened("ritual")


def test_eliminating_the_last_cultist_ends_the_game_without_a_ritual() -> None:
    """UTS-ORG-07, UTS-WIN-04: by Vote, Organism awake."""
    t = station(*FIVE, relics=3, phase="action", at={"Mary": "light_blue"}, routes={"Mary": "light_blue"})
    t["Mary"].calls_vote()
    t.vote(**dict.fromkeys(FIVE, "Tom"))
    t["Mary"].keeps_ballot()
    assert (t.winner, t.reason) == ("investigators", "vote")
    assert not t.happened("ritual")


def test_the_assassin_too_ends_the_game_without_a_ritual() -> None:
    """UTS-ORG-07, UTS-WIN-04: the last of two Cultists falls to the Assassin."""
    t = station(
        *SEVEN, relics=3, phase="action", roles={"Mary": "assassin", **TWO}, ghosts={"Max": "vote"},
        at={"Mary": "central", "Tom": "central"},
    )  # fmt: skip
    t["Mary"].assassinates("Tom")
    assert (t.winner, t.reason) == ("investigators", "assassin")


@pytest.mark.parametrize(
    ("ends", "result"), [(True, ("investigators", "murder")), (False, (None, None))], ids=["usual", "by option"]
)
def test_a_last_cultist_found_dead_is_as_good_as_eliminated(ends: bool, result: tuple[str | None, str | None]) -> None:
    """UTS-WIN-04, UTS-RQ-29: no ritual; the option of RQ-66 holds here too."""
    t = station(
        *SEVEN, relics=3, phase="action", roles=TWO, ghosts={"Max": "vote"}, pulse={"Tom": MURDERED},
        at={"Mary": "central", "Tom": "central"}, options={"last_cultist_murder_ends_game": ends},
    )  # fmt: skip
    t["Mary"].checks("Tom")
    t["Mary"].shows_death()
    assert (t.winner, t.reason) == result
    assert not t.happened("ritual")


@pytest.mark.parametrize(
    ("dead", "result"),
    [({"Mary": 1, "Ben": 2, "Uli": 3}, ("cultists", "claim")), ({"Mary": 1}, ("investigators", "false_claim"))],
)
def test_a_claim_is_settled_without_a_ritual(dead: dict[str, int], result: tuple[str, str]) -> None:
    """UTS-ORG-08, UTS-WIN-09: as in the base game, Organism or not."""
    t = before_the_book(dead=dead, phase="cleanup")
    t["Tom"].claims()
    t.all_confirm()
    assert (t.winner, t.reason) == result
    assert not t.happened("ritual")


def test_round_10_ends_without_a_ritual() -> None:
    """UTS-ORG-08, UTS-WIN-10: the Cultists win on time, Organism or not."""
    t = before_the_book(phase="cleanup", round=10)
    t.all_confirm()
    assert (t.winner, t.reason) == ("cultists", "time")
    assert not t.happened("ritual")


def test_nobody_guesses_at_a_seer_on_this_map() -> None:
    """UTS-WIN-11: the level's Roles come without the Seer, whom the university has."""
    for level in ("first", "experienced"):
        for board, seer in (("university", True), ("polar-station", False)):
            t = opening(*EIGHT, level=level, board=board)
            assert ("seer" in t.game.special_roles) == seer
    for seed in range(20):
        assert "seer" not in opening(*EIGHT, level="expert", board="polar-station", seed=seed).game.special_roles


# The Vote


def test_ghosts_vote_for_a_leader_but_cannot_be_one() -> None:
    """UTS-ORG-10, UTS-RQ-25: and everybody may vote for themselves."""
    t = points_reached(ghosts={"Ben": "vote"})
    assert t.asks() == set(FIVE)
    for name in FIVE:
        assert t[name].offered == ["accuse:0", "accuse:2", "accuse:3", "accuse:4", "abstain"]


def test_the_ballots_are_sealed_until_all_are_in() -> None:
    """UTS-ORG-09: then all see them."""
    t = points_reached()
    for name in ("Mary", "Ben", "Uli", "Eva"):
        t[name].accuses("Uli")
    assert not t.happened("ballots:")
    assert t.spectator().ballots == ()
    t["Tom"].accuses("Ben")
    assert t["Mary"].saw("ballots:2,2,2,2,1")


def test_who_is_named_most_leads_and_nobody_leaves() -> None:
    """UTS-ORG-09, -13: no death, and the Vote token stays as it was."""
    t = points_reached(vote_active=False)
    vote_for_leader(t, Mary="Uli", Ben="Uli", Uli="Uli", Eva="Ben", Tom=None)
    assert t.happened("leader:2")
    assert surface(t.game).leader == 2
    assert not any(t.game.ghost)
    assert not t.happened("settled:")
    assert not t.game.vote_active
    assert t.question == "ChooseParticipant"
    assert t.asks() == {"Uli"}


def test_one_with_a_hidden_dead_card_may_lead() -> None:
    """UTS-RQ-25: no Pulse deck is opened before the ritual."""
    t = points_reached(dead={"Ben": 3})
    elect(t, "Ben")
    assert t.asks() == {"Ben"}
    assert not t.happened("opened:")


NO_LEADER = [
    pytest.param({"Mary": "Mary", "Ben": "Ben", "Uli": "Mary", "Eva": "Ben"}, id="a tie"),
    pytest.param({"Mary": "Ben", "Ben": "Ben"}, id="more abstentions"),
    pytest.param({"Mary": "Ben", "Ben": "Ben", "Eva": "Uli"}, id="as many abstentions"),
]


@pytest.mark.parametrize("ballots", NO_LEADER)
def test_without_a_clear_winner_the_vote_is_repeated(ballots: dict[str, str]) -> None:
    """UTS-ORG-11, UTS-RQ-25: the base count."""
    t = points_reached()
    vote_for_leader(t, **ballots)
    elected, repeated = t.news()[-2:]
    assert elected.startswith("leader:-/")
    assert repeated == "leadervote:2"
    assert t.question == "HoldVote"
    elect(t, "Ben")
    assert t.asks() == {"Ben"}


def test_three_votes_without_a_leader_are_lost() -> None:
    """UTS-ORG-12, UTS-WIN-05: the Cultists win."""
    t = points_reached()
    for _ in range(3):
        assert t.winner is None
        elect(t, None)
    assert (t.winner, t.reason) == ("cultists", "no_leader")
    assert [code for code in t.news() if code.startswith("leadervote")] == [f"leadervote:{n}" for n in (1, 2, 3)]


def test_the_third_vote_may_still_find_a_leader() -> None:
    """UTS-ORG-12."""
    t = points_reached()
    elect(t, None)
    elect(t, None)
    elect(t, "Eva")
    assert t.question == "ChooseParticipant"
    assert surface(t.game).leader_vote == 0


def test_with_4_to_6_seats_the_first_player_may_change_the_ballot() -> None:
    """UTS-ORG-09, UTS-RQ-25: and so make a leader."""
    t = points_reached()
    t.vote(Mary="Mary", Uli="Mary", Ben="Ben", Eva="Ben")
    t["Mary"].accuses("Ben")
    assert t.happened("leader:1")


def test_with_7_and_8_seats_the_first_players_ballot_counts_twice() -> None:
    """UTS-ORG-09, UTS-RQ-25."""
    t = points_reached(*SEVEN, roles=TWO)
    vote_for_leader(t, Mary="Mary", Ben="Uli", Uli="Uli", Eva="Mary", Tom="Eva", Ida="Eva", Max="Ida")
    assert t.happened("leader:0")


def test_the_dagger_counts_in_this_vote_as_in_any() -> None:
    """UTS-ORG-09: the holder's ballot has its second vote."""
    t = points_reached(carried={"Ben": ("dagger",)})
    vote_for_leader(t, Mary="Mary", Eva="Mary", Ben="Uli", Uli="Uli", Tom="Eva")
    assert t.happened("leader:2")


def butterfingers_elects(leader: str, votes_before: int = 0) -> Table:
    """Mary, a Butterfingers with the Knife, changes her ballot, and so this one is elected."""
    t = points_reached(roles={"Mary": "butterfingers", "Tom": "cultist"})
    for _ in range(votes_before):
        elect(t, None)
    t.vote(Mary="Uli", Ben=leader, Uli=leader, Eva=leader, Tom=leader)
    t.news()
    t["Mary"].accuses(leader)
    assert t["Mary"].is_ghost
    return t


def test_butterfingers_dies_of_the_knife_in_this_vote_too() -> None:
    """UTS-ORG-09, UTS-RQ-25: the Knife works as usual, before the leader chooses."""
    t = butterfingers_elects("Ben")
    assert t.question == "ChooseParticipant"
    assert t.asks() == {"Ben"}


def test_a_ghost_never_leads_even_if_it_was_elected_alive() -> None:
    """UTS-ORG-10, UTS-RQ-25: the Vote has found no leader, and the next one is held without the Ghost."""
    t = butterfingers_elects("Mary")
    assert t.news()[-6:] == [
        "leader:0/5,0,0,0,0,0",
        "knife:0=change",
        "ghost:0/own",
        "itemsdropped:0@green=boots",
        "leader:-/",
        "leadervote:2",
    ]
    assert t.question == "HoldVote"
    assert surface(t.game).leader is None
    assert not t["Mary"].may("accuse:0")
    elect(t, "Ben")
    assert t.asks() == {"Ben"}


def test_the_third_vote_is_lost_too_if_it_elects_one_who_dies_of_it() -> None:
    """UTS-ORG-12, UTS-RQ-25."""
    t = butterfingers_elects("Mary", votes_before=2)
    assert (t.winner, t.reason) == ("cultists", "no_leader")


def test_where_abstaining_is_forbidden_everybody_names_somebody() -> None:
    """UTS-RQ-25: `leader_abstentions` = forbidden; only in this Vote, and not for the AUTOMA."""
    t = points_reached(*FOUR, options={"leader_abstentions": "forbidden"})
    assert all(not t[name].may("abstain") for name in FOUR)
    elect(t, "Ben")
    assert t.happened("ballots:1,1,1,1,-")
    t = station(*FIVE, relics=3, phase="action", at={"Mary": "light_blue"}, routes={"Mary": "light_blue"},
                options={"leader_abstentions": "forbidden"})  # fmt: skip
    t["Mary"].calls_vote()
    assert t["Ben"].may("abstain")


def test_whoever_could_name_nobody_may_abstain_all_the_same() -> None:
    """UTS-RQ-25: the last one living, where nobody may vote for themselves."""
    ghosts = dict.fromkeys(("Ben", "Uli", "Eva"), "vote")
    only_tom = {"Mary": "cultist", "Tom": "investigator"}
    t = points_reached(*FIVE, roles=only_tom, ghosts={**ghosts, "Tom": "own"},
                       options={"leader_abstentions": "forbidden", "self_vote": "forbidden"})  # fmt: skip
    assert t["Mary"].offered == ["abstain"]
    assert t["Ben"].offered == ["accuse:0", "abstain"]


@pytest.mark.parametrize(("knife", "leads"), [("Mary", True), (AUTOMA, False)])
def test_the_automa_abstains_and_cannot_lead(knife: str, leads: bool) -> None:
    """UTS-RQ-27: twice with the Knife, so 2 votes are then not enough."""
    t = before_the_book(*FOUR, knife=knife)
    while t.asks() != {"Mary"}:
        t.all_pass()
    t["Mary"].searches("green")
    assert not t["Mary"].may("accuse:4")
    for name, ballot in {"Mary": "Ben", "Ben": "Ben", "Uli": "Eva", "Eva": "Mary"}.items():
        t[name].accuses(ballot)
    if leads:
        t["Mary"].keeps_ballot()
    assert t.happened("leader:1") == leads
    assert t.happened("leadervote:2") == (not leads)


def test_the_mayor_decides_a_tie_here_too() -> None:
    """UTS-RQ-25, UTS-ORG-11: the one the Mayor names leads."""
    t = tie_before_the_mayor()
    assert t.question == "BreakTie"
    assert t.asks() == {"Ida"}
    decree = next(option for option in t.game.choices[t.seat("Ida")] if str(option) == f"decree:{t.seat('Ben')}")
    t["Ida"].answers(decree)
    assert t.happened("leader:1")
    assert not t["Ben"].is_ghost
    assert t.asks() == {"Ben"}


def tie_before_the_mayor() -> Table:
    """Ida is the Mayor; Ben and Uli have three votes each, with Mary's double one."""
    t = before_the_book(*SEVEN, roles=TWO, options={"professions": True})
    change(t.game, profession="mayor", holder=t.seat("Ida"))
    t["Mary"].searches("green")
    vote_for_leader(t, Mary="Ben", Eva="Ben", Uli="Uli", Tom="Uli", Max="Uli", Ben="Eva")
    return t
