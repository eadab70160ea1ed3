"""What a careful bot does about the banishment ritual: whom it elects, whom it takes along, what it lays down."""

from __future__ import annotations

import pytest

from gloaming.bots.cultists.careful.expansions.ritual import elect_again
from gloaming.games.cultists.cards import FAILURE, SUCCESS
from gloaming.games.cultists.events import BallotsOpened, RoleShown, RoomFilled, RoundBegan
from gloaming.games.cultists.expansions.under_the_surface.ritual import LayDown, TakeAlong
from gloaming.games.cultists.expansions.under_the_surface.ritual_events import RitualCalled
from gloaming.games.cultists.voting import Abstain, Accuse
from tests.bots.cultists.deciding import decides, turn_of
from tests.rituals import elect, points_reached, ritual_of, vote_for_leader

ROLES = {"Tom": "cultist"}
PROVEN = RoleShown(1, "infected")
"""Ben is an Investigator, for all to see."""
OFF_ROUTE = [RoundBegan(2, 0), RoomFilled(4, None, "orange_1"), RoundBegan(3, 1), RoomFilled(4, None, "orange_2")]
"""Tom, then, is hardly one (MAP-24)."""


@pytest.mark.parametrize("name", ["Mary", "Ben", "Uli", "Eva"])
def test_investigators_elect_the_least_suspected(name: str) -> None:
    """UTS-ORG-09: on whom they can agree, for all have seen the same; Ben on himself."""
    t = points_reached(roles=ROLES)
    assert decides(t[name], PROVEN, shown_role={1: "infected"}) == Accuse(t.seat("Ben"))


def test_without_a_proof_nobody_elects_itself() -> None:
    """UTS-ORG-11: if all did, there would be no leader."""
    t = points_reached(roles=ROLES)
    named = {name: decides(t[name], RoundBegan(2, 0)) for name in ("Mary", "Ben", "Uli", "Eva")}
    assert all(named[name] != Accuse(t.seat(name)) for name in named)
    assert [*named.values()].count(Accuse(t.seat("Mary"))) == 3


def test_a_suspect_is_elected_only_in_the_last_vote() -> None:
    """UTS-ORG-12: first there is time to think again; then anybody is better than nobody."""
    t = points_reached(roles=ROLES, ghosts=dict.fromkeys(("Ben", "Uli", "Eva"), "vote"))
    strays = [RoundBegan(2, 0), RoomFilled(0, None, "orange_1"), RoundBegan(3, 1), RoomFilled(0, None, "orange_2")]
    strays += OFF_ROUTE
    assert decides(t["Ben"], *strays) == Abstain()
    elect(t, None)
    elect(t, None)
    assert isinstance(decides(t["Ben"], *strays), Accuse)


def test_in_the_next_vote_they_follow_whoever_had_votes() -> None:
    """UTS-ORG-11, -12: without a leader all is lost, so nearly as good is good enough."""
    t = points_reached(roles=ROLES)
    vote_for_leader(t, Mary="Uli", Ben="Uli", Uli="Eva", Eva="Eva")
    assert t.question == "HoldVote"
    filled = [RoundBegan(2, 0), RoomFilled(3, None, "green"), RoomFilled(2, None, "green")]
    assert decides(t["Mary"], *filled) in (Accuse(t.seat("Uli")), Accuse(t.seat("Eva")))
    assert decides(t["Ben"], *filled) in (Accuse(t.seat("Uli")), Accuse(t.seat("Eva")))


def test_with_the_knife_a_trusted_leader_is_better_than_none() -> None:
    """UTS-RQ-25: Mary's ballot makes Ben the leader."""
    t = points_reached(roles=ROLES)
    t.vote(Mary=None, Ben="Ben", Uli="Ben", Eva="Tom", Tom="Tom")
    assert t.question == "ReconsiderBallot"
    assert decides(t["Mary"], PROVEN) == Accuse(t.seat("Ben"))
    assert elect_again(turn_of(t["Mary"], *OFF_ROUTE), t["Mary"].sees.asked) == Accuse(t.seat("Ben"))


def test_a_cultist_elects_a_cultist() -> None:
    """UTS-ORG-09."""
    t = points_reached(roles=ROLES)
    assert decides(t["Tom"], PROVEN) == Accuse(t.seat("Tom"))


def test_a_dead_cultist_without_a_mate_elects_nobody() -> None:
    """UTS-ORG-12: three Votes without a leader are a win."""
    t = points_reached("Mary", "Ben", "Uli", "Eva", "Tom", "Ida", "Max", roles={"Tom": "cultist", "Max": "cultist"},
                       ghosts={"Tom": "vote"})  # fmt: skip
    assert decides(t["Tom"], known_cultists=(4,)) == Abstain()
    assert decides(t["Tom"], known_cultists=(4, 6)) == Accuse(t.seat("Max"))


def test_a_cultist_with_the_knife_makes_a_cultist_leader_or_nobody() -> None:
    """UTS-RQ-25: Ben would lead, so the Vote has to be repeated; or Mary can be the one who is named most."""
    t = points_reached(roles={"Mary": "cultist"})
    t.vote(Mary="Mary", Ben="Ben", Uli="Ben", Eva="Uli")
    t["Mary"].answers(decides(t["Mary"], PROVEN))
    assert t.question == "HoldVote"  # once more
    t = points_reached(roles={"Mary": "cultist"})
    t.vote(Mary="Uli", Ben="Mary", Uli="Ben", Eva="Eva")
    assert decides(t["Mary"], PROVEN) == Accuse(t.seat("Mary"))


def test_ballots_for_a_leader_accuse_nobody() -> None:
    """UTS-ORG-13."""
    t = points_reached(roles=ROLES)
    ballots = BallotsOpened((None, None, 1, 1, None))
    calm, alarmed = turn_of(t["Mary"], RitualCalled(), ballots), turn_of(t["Mary"], ballots)
    assert calm.share(1) == pytest.approx(0.25)
    assert alarmed.share(1) > calm.share(1)


# The ritual itself


def test_a_leader_takes_part_and_takes_no_suspect_along() -> None:
    """UTS-ORG-14 to -16: three with five seats, and Tom is not among them."""
    t = points_reached(roles=ROLES)
    elect(t, "Mary")
    chosen = []
    while t.question == "ChooseParticipant":
        choice = decides(t["Mary"], *OFF_ROUTE, PROVEN)
        t["Mary"].answers(choice)
        chosen.append(choice)
    assert chosen[0] == TakeAlong(t.seat("Mary"))
    assert TakeAlong(t.seat("Ben")) in chosen
    assert TakeAlong(t.seat("Tom")) not in chosen


def test_a_cultist_who_leads_takes_part() -> None:
    """UTS-ORG-16."""
    t = points_reached(roles=ROLES)
    elect(t, "Tom")
    assert decides(t["Tom"]) == TakeAlong(t.seat("Tom"))


def test_investigators_lay_success_and_cultists_do_not() -> None:
    """UTS-ORG-18, -20, -21."""
    t = ritual_of("Mary", "Ben", "Tom", roles=ROLES)
    assert decides(t["Ben"]) == LayDown(SUCCESS)
    assert decides(t["Tom"]) == LayDown(FAILURE)
