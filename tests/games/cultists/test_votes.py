"""Votes: when they are held, and how ballots are cast and counted (AC-VOTE)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.actions.passing import Pass
from gloaming.games.cultists.cards import ALIVE, DEAD
from gloaming.games.cultists.voting import HoldVote, Weigh
from tests.comparing import who_can_tell
from tests.scenario import Table, table

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")
SIX = (*FIVE, "Ida")
SEVEN = (*SIX, "Max")
MURDERED = (ALIVE, DEAD)


def vote_called(*names: str, **more: Any) -> Table:
    """Mary has called a Vote in the Cafeteria. She has the Knife as well, unless the test says who has."""
    at = {"Mary": "light_blue", **more.pop("at", {})}
    t = table(*names, phase="action", at=at, routes={"Mary": "light_blue"}, **more)
    while t.asks() != {"Mary"}:
        t.all(Pass())
    t["Mary"].calls_vote()
    return t


def murder_shown(means: str, **more: Any) -> Table:
    """Mary, who has the Knife, has laid Ben's Dead card open."""
    pulse = {"Ben": MURDERED}
    if means == "false_eyes":
        t = table(*FIVE, phase="event", next_event="false_eyes", pulse=pulse, **more)
        t["Mary"].spies("Ben")
    elif means == "camera":
        t = table(*FIVE, phase="action", at={"Mary": "red"}, pulse=pulse, **more)
        t["Mary"].watches("Ben")
    else:
        t = table(*FIVE, phase="action", at={"Mary": "central", "Ben": "central"}, pulse=pulse, **more)
        t["Mary"].checks("Ben")
    t["Mary"].shows_death()
    return t


# When


def test_a_living_character_in_the_cafeteria_may_call_a_vote() -> None:
    """AC-VOTE-01: by Room action, with an active Vote token and light blue on the Route."""
    assert vote_called(*FIVE).question == "HoldVote"


@pytest.mark.parametrize(
    "hindrance",
    [
        pytest.param({"at": {"Mary": "red"}}, id="in another Room"),
        pytest.param({"routes": {"Mary": 1}}, id="off the Route"),
        pytest.param({"cultist_tokens": ("light_blue",)}, id="next to a Cultist token"),
        pytest.param({"vote_active": False}, id="with an inactive token"),
    ],
)
def test_a_vote_is_called_only_in_the_cafeteria_on_the_route_undisturbed_and_once(hindrance: dict[str, Any]) -> None:
    """AC-VOTE-01: each condition that fails is enough to rule it out. Route 9 has red and light blue in round 2."""
    fitting: dict[str, Any] = {"at": {"Mary": "light_blue"}, "routes": {"Mary": 9}}
    assert table(*FIVE, phase="action", **fitting)["Mary"].may("vote")
    assert not table(*FIVE, phase="action", **fitting | hindrance)["Mary"].may("vote")


def test_a_cultist_may_call_a_vote_off_the_route() -> None:
    """AC-VOTE-01: the Route rule applies, and it leaves Cultists free."""
    t = table(*FIVE, phase="action", at={"Mary": "light_blue"}, routes={"Mary": 1}, roles={"Mary": "cultist"})
    assert t["Mary"].may("vote")


@pytest.mark.parametrize("token", [True, False], ids=["active", "inactive"])
@pytest.mark.parametrize("means", ["check", "camera", "false_eyes"])
def test_a_murder_laid_open_is_voted_on_at_once_and_the_token_stays_as_it_is(means: str, token: bool) -> None:
    """AC-VOTE-02, -04: whatever side the token shows, and by whichever look the murder was found."""
    t = murder_shown(means, vote_active=token)
    assert t["Ben"].is_ghost
    assert t.question == "HoldVote"
    t.all_abstain()
    t["Mary"].keeps_ballot()
    assert t.spectator().vote_active is token


def test_a_cultist_who_lays_a_death_open_causes_a_vote_like_anybody() -> None:
    """AC-VOTE-02: each revealed murder, no matter who reveals it."""
    assert murder_shown("check", roles={"Mary": "cultist"}).question == "HoldVote"


def test_two_murders_laid_open_in_one_round_are_two_votes() -> None:
    """AC-VOTE-02: each time a murder is revealed."""
    pulse = {"Uli": MURDERED, "Eva": MURDERED}
    t = table(*FIVE, phase="action", at="central", pulse=pulse)
    for finder, victim in (("Mary", "Uli"), ("Ben", "Eva")):
        t[finder].checks(victim)
        t[finder].shows_death()
        t.all_abstain()
        t["Mary"].keeps_ballot()
    assert sum(str(event).startswith("ballots:") for event in t.game.journal) == 2


@pytest.mark.parametrize("accused", ["Uli", None], ids=["with an elimination", "without one"])
def test_a_called_vote_turns_the_token_for_the_rest_of_the_round(accused: str | None) -> None:
    """AC-VOTE-03: whatever the result; after it only a revealed murder brings another Vote."""
    at = {"Ben": "light_blue", "Eva": "central", "Tom": "central"}
    t = vote_called(*FIVE, at=at, roles={"Ben": "cultist"}, pulse={"Tom": MURDERED})
    t.vote(**dict.fromkeys(FIVE, accused))
    t["Mary"].keeps_ballot()
    assert t["Uli"].is_ghost is (accused is not None)
    assert not t.spectator().vote_active
    assert not t["Ben"].may("vote")
    t["Ben"].passes()
    t["Uli"].passes()
    t["Eva"].checks("Tom")
    t["Eva"].shows_death()
    assert t.question == "HoldVote"


def test_who_called_the_vote_or_laid_the_murder_open_leads_the_count() -> None:
    """AC-VOTE-05: the actor, or the revealer, no matter who has the Knife."""
    called = vote_called(*FIVE, knife="Eva")
    assert called.game.asking == HoldVote(called["Mary"].seat)
    found = table(*FIVE, phase="action", knife="Eva", at={"Eva": "pink_2", "Tom": "pink_2"}, pulse={"Eva": MURDERED})
    found["Eva"].passes()
    found["Tom"].checks("Eva")
    found["Tom"].shows_death()
    assert found.game.asking == HoldVote(found["Tom"].seat)


@pytest.mark.parametrize(("role", "may"), [("investigator", False), ("cultist", False), ("super_ghost", True)])
def test_no_ghost_but_the_super_ghost_can_call_a_vote(role: str, may: bool) -> None:
    """AC-VOTE-06."""
    t = table(
        *SEVEN,
        phase="action",
        roles={"Mary": role},
        ghosts={"Mary": "vote"},
        at={"Mary": "light_blue"},
        routes={"Mary": "light_blue"},
    )
    assert t["Mary"].may("vote") is may


# How


def test_the_table_talks_before_the_ballot_as_far_as_the_event_lets_it() -> None:
    """AC-VOTE-07: open discussion under the rules of talking; only the ballots themselves end it."""
    open_talk = vote_called(*FIVE)
    assert [person.sees.talk for person in open_talk.people] == ["free"] * 5
    assert open_talk.asks() == set(FIVE)
    silent = vote_called(*FIVE, event="no_connection")
    assert [person.sees.talk for person in silent.people] == ["mute_all"] * 5


@pytest.mark.parametrize("accused", ["Eva", "Uli", None])
def test_ballots_stay_sealed_until_the_last_one_is_in(accused: str | None) -> None:
    """AC-VOTE-08: that Mary has chosen is all that anybody else learns meanwhile, whatever she chose."""
    t, other = vote_called(*FIVE), vote_called(*FIVE)
    t["Mary"].accuses(accused) if accused else t["Mary"].abstains()
    other["Mary"].accuses("Ben")
    assert t.spectator().waiting_for == (1, 2, 3, 4)
    assert who_can_tell(t, other) == {"Mary"}


def test_all_ballots_are_shown_together_with_names() -> None:
    """AC-VOTE-08: one Character or abstention each; public once all are in."""
    t = vote_called(*FIVE)
    t.news()
    for name in ("Mary", "Ben"):
        t[name].accuses("Eva")
    for name in ("Uli", "Eva"):
        t[name].abstains()
    assert t.news() == []
    t["Tom"].accuses("Mary")
    assert t.news() == ["ballots:3,3,-,-,0/1,1,1,1,1"]
    assert all(view.ballots == (3, 3, None, None, 0) for view in (t.spectator(), *[p.sees for p in t.people]))


def test_every_seat_votes_and_so_do_ghosts() -> None:
    """AC-VOTE-09: the ballot of a Ghost decides here."""
    t = vote_called(*FIVE, ghosts={"Ben": "vote"})
    assert t.asks() == set(FIVE)
    t.vote(Ben="Uli", Eva="Uli", Mary=None, Uli="Eva", Tom="Uli")
    t["Mary"].keeps_ballot()
    assert t["Uli"].is_ghost


def test_only_the_living_can_be_named_and_oneself_too() -> None:
    """AC-VOTE-10, RQ-42: not a Ghost; with the ruling's `self_vote` = allowed even their own Character."""
    t = vote_called(*FIVE, ghosts={"Ben": "vote"})
    for person in t.people:
        assert person.offered == ["accuse:0", "accuse:2", "accuse:3", "accuse:4", "abstain"]
    t.vote(Uli="Uli", Eva="Uli", Tom="Uli")
    t["Mary"].keeps_ballot()
    assert t["Uli"].is_ghost


def test_where_the_table_forbids_it_nobody_can_name_oneself() -> None:
    """RQ-42: `self_vote` = forbidden, on the ballot and when the First Player changes it."""
    t = vote_called(*FIVE, options={"self_vote": "forbidden"})
    assert t["Uli"].offered == ["accuse:0", "accuse:1", "accuse:3", "accuse:4", "abstain"]
    t.vote(Mary="Ben")
    assert t["Mary"].offered == ["keep", "accuse:2", "accuse:3", "accuse:4", "abstain"]


def test_with_anonymous_ballots_only_the_heaps_are_shown() -> None:
    """AC-VOTE-11, RQ-51: `anonymous_ballots` = true. Each ballot counts 1, and abstentions are a heap of their own."""
    t = vote_called(*SIX, options={"anonymous_ballots": True})
    t.vote(Mary="Ben", Ben="Uli", Uli="Ben", Eva="Ida")
    assert t.spectator().ballots == t["Mary"].sees.ballots == ()
    assert t.happened("tally:0,2,1,0,0,1,2")
    assert not t.happened("ballots:")
    t["Mary"].abstains()
    assert t.happened("tally:0,1,1,0,0,1,3")
    assert not t.happened("changed:")


def test_ballots_are_public_by_name_otherwise() -> None:
    """RQ-51: `anonymous_ballots` = false, the ruling; a changed ballot is public as well."""
    t = vote_called(*SIX)
    t.vote(Mary="Ben", Ben="Uli", Uli="Ben", Eva="Ida")
    assert t["Tom"].saw("ballots:1,2,1,5,-,-")
    t["Mary"].abstains()
    assert t["Tom"].saw("changed:0>-")
    assert t["Tom"].sees.ballots == (None, 2, 1, 5, None, None)
    assert not t.happened("tally:")


# The count


@pytest.mark.parametrize(
    ("ben", "uli", "eva", "abstain", "out"),
    [
        pytest.param(2, 2, 0, 2, None, id="6 ballots, a tie"),
        pytest.param(3, 1, 0, 2, "Ben", id="6 ballots, more than the other and than the abstentions"),
        pytest.param(3, 0, 0, 3, None, id="6 ballots, as many abstentions"),
        pytest.param(3, 1, 0, 3, None, id="7 ballots, as many abstentions"),
        pytest.param(1, 1, 3, 2, "Eva", id="7 ballots, no absolute majority needed"),
    ],
)
def test_out_goes_who_has_more_votes_than_any_other_and_than_the_abstentions(
    ben: int, uli: int, eva: int, abstain: int, out: str | None
) -> None:
    """AC-VOTE-11, -15, -16, -17: the printed examples. The Knife lies with a Ghost, so every ballot counts 1."""
    ballots = ["Ben"] * ben + ["Uli"] * uli + ["Eva"] * eva + [None] * abstain
    names = SEVEN[: len(ballots)]
    t = vote_called(*names, knife="Tom", ghosts={"Tom": "vote"})
    t.vote(**dict(zip(names, ballots, strict=True)))
    assert [name for name in names if t[name].is_ghost and name != "Tom"] == ([out] if out else [])
    count = [ballots.count(name) for name in (*names, None)]
    assert t.happened(f"settled:{t[out].seat if out else '-'}/{','.join(map(str, count))}")


def test_an_anonymous_vote_does_not_tell_its_count() -> None:
    """RQ-51: given the tally everyone has seen, the Knife's second vote would tell how its holder voted."""
    t = vote_called(*SEVEN, options={"anonymous_ballots": True, "double_vote": "optional"})
    t.vote(Mary="Ben", Uli="Ben", Eva="Ben", Tom="Ben")
    t["Mary"].answers(Weigh(True))
    assert t.happened("settled:1/")
    assert not t.happened("settled:1/0")


def test_the_count_has_what_the_knife_makes_of_a_ballot() -> None:
    """AC-VOTE-11, -13: with 7 or 8 seats the First Player's ballot counts twice, from the moment it is shown."""
    t = vote_called(*SEVEN)
    t.vote(Mary="Ben", Uli="Ben", Eva="Tom")
    assert t.happened("ballots:1,-,1,4,-,-,-/2,1,1,1,1,1,1")
    assert t.happened("settled:-/0,3,0,0,1,0,0,4")


def test_a_vote_in_which_all_abstain_changes_nothing() -> None:
    """AC-VOTE-16: nobody leaves, no card is turned, and the next seat acts."""
    t = vote_called(*FIVE)
    before = (list(t.game.ghost), list(t.game.pulse), dict(t.game.shown_role), dict(t.game.dead_since))
    t.all_abstain()
    t["Mary"].keeps_ballot()
    assert (t.game.ghost, t.game.pulse, t.game.shown_role, t.game.dead_since) == before
    assert (t.question, t.asks()) == ("Act", {"Ben"})


# The result


def eliminated(name: str, *names: str, **more: Any) -> Table:
    t = vote_called(*names, **more)
    t.vote(**dict.fromkeys(names, name))
    if t.question == "ReconsiderBallot":
        t["Mary"].keeps_ballot()
    return t


def test_the_eliminated_becomes_a_ghost_at_once_and_the_pulse_deck_stays_face_down() -> None:
    """AC-VOTE-18: even a Dead card in it is not turned over."""
    t = eliminated("Uli", *FIVE, pulse={"Uli": MURDERED})
    assert t.spectator().ghost[t["Uli"].seat]
    assert t.spectator().cause == {t["Uli"].seat: "vote"}
    assert t.spectator().shown_dead == (0, 0, 0, 0, 0)
    assert t.spectator().pulse[t["Uli"].seat] == 2
    assert t.spectator().unveiled is None


@pytest.mark.parametrize(
    ("role", "shown"),
    [("investigator", False), ("cultist", False), ("greenhorn", False), ("radiant_beauty", True)],
)
def test_the_role_of_the_eliminated_stays_hidden_unless_it_reveals_on_death(role: str, shown: bool) -> None:
    """AC-VOTE-19: hidden also for the first of two Cultists."""
    t = eliminated("Uli", *SEVEN, roles={"Uli": role})
    assert t["Uli"].is_ghost
    assert t.spectator().shown_role == ({t["Uli"].seat: role} if shown else {})


@pytest.mark.parametrize(
    ("names", "roles", "ghosts"),
    [
        pytest.param(FIVE, {"Uli": "cultist"}, {}, id="the only Cultist"),
        pytest.param(SEVEN, {"Uli": "cultist", "Max": "cultist"}, {"Max": "vote"}, id="the last of two"),
    ],
)
def test_the_last_living_cultist_must_say_so_and_the_game_ends(
    names: tuple[str, ...], roles: dict[str, str], ghosts: dict[str, str]
) -> None:
    """AC-VOTE-19, -20."""
    t = eliminated("Uli", *names, roles=roles, ghosts=ghosts)
    assert t.happened(f"role:{t['Uli'].seat}=cultist")
    assert (t.winner, t.reason) == ("investigators", "vote")
    assert t.asks() == set()


def test_if_it_was_no_cultist_play_goes_on() -> None:
    """AC-VOTE-21, -22: the seat was an Investigator, as all can tell, and counts as dead from now on."""
    t = eliminated("Uli", *FIVE)
    assert t.winner is None
    assert t["Uli"].counts_as_dead
    assert t.game.dead_since[t["Uli"].seat] == 2


def test_with_two_cultists_play_goes_on_after_the_first() -> None:
    """AC-VOTE-21, -22: a Cultist who leaves isn't a dead Investigator."""
    t = eliminated("Uli", *SEVEN, roles={"Uli": "cultist"})
    assert t.winner is None
    assert t["Uli"].is_ghost
    assert not t["Uli"].counts_as_dead


def test_an_elimination_starts_no_further_vote_and_the_next_seat_acts() -> None:
    """AC-VOTE-23, -24: not even if the eliminated had been murdered."""
    t = eliminated("Uli", *FIVE, pulse={"Uli": MURDERED})
    assert (t.question, t.asks()) == ("Act", {"Ben"})


def test_after_the_vote_of_false_eyes_the_event_phase_ends() -> None:
    """AC-VOTE-24: the First Player has the first action, as in any round."""
    t = murder_shown("false_eyes")
    assert t.spectator().phase == "event"
    t.all_abstain()
    t["Mary"].keeps_ballot()
    assert (t.question, t.asks(), t.spectator().phase) == ("Act", {"Mary"}, "action")
