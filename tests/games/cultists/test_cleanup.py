"""Cleanup: the claim of the sole Cultist, the end of round 10, the next round; and who counts as dead (AC-CLEAN)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.actions.passing import Pass
from gloaming.games.cultists.cards import ALIVE, DEAD, FAILURE, SUCCESS, Cards
from tests.comparing import who_can_tell
from tests.scenario import AUTOMA, Table, table

FOUR = ("Mary", "Ben", "Uli", "Eva")
FIVE = (*FOUR, "Tom")
SIX = (*FIVE, "Ida")
SEVEN = (*SIX, "Max")
EIGHT = (*SEVEN, "Zoe")
MURDERED: Cards = (ALIVE, DEAD)


def cleanup(*names: str, dead: tuple[str, ...] = (), **more: Any) -> Table:
    """The Cleanup Phase; each player named dead has a Dead card that nobody has found."""
    return table(*names, phase="cleanup", pulse=dict.fromkeys(dead, MURDERED), **more)


# The order of its steps


def test_the_claim_comes_before_the_portals_deadline_and_that_before_the_next_round() -> None:
    """AC-CLEAN-01: the order in which things happen at the end of round 4."""
    t = cleanup(*FIVE, round=4, portal="open", portal_mark=4)
    assert (t.question, t.spectator().portal, t.spectator().round) == ("AskForClaim", "open", 4)
    t.news()
    t.all_confirm()
    assert t.news() == ["portalmissed:11", "round:5/1"]


def test_round_ten_ends_before_the_portals_deadline() -> None:
    """AC-CLEAN-01, -07: the claim is asked for, then the game is over and the target stays as it is."""
    t = cleanup(*FIVE, round=10, portal="open", portal_mark=10)
    t.all_confirm()
    assert (t.winner, t.reason) == ("cultists", "time")
    assert (t.spectator().portal, t.spectator().target) == ("open", 10)
    assert not t.happened("round:11")


@pytest.mark.parametrize(
    ("timing", "ghost_first", "winner"),
    [("before_claim", True, "cultists"), ("after_claim", False, "investigators")],
)
def test_the_firestarter_is_tested_before_or_after_the_claim(timing: str, ghost_first: bool, winner: str) -> None:
    """AC-CLEAN-01, RQ-59: `firestarter_timing`. Before it, as ruled, Uli is the third dead whom Tom's claim needs."""
    hands: dict[str, Cards] = {"Uli": (SUCCESS, FAILURE)}
    t = cleanup(
        *FIVE,
        round=5,
        dead=("Mary", "Ben"),
        roles={"Uli": "firestarter"},
        hands=hands,
        options={"firestarter_timing": timing},
    )
    assert t.question == "AskForClaim"
    assert t["Uli"].is_ghost is ghost_first
    unclaimed = t.game.clone()
    t["Tom"].claims()
    t.all_confirm()
    assert t.winner == winner
    t.game = unclaimed
    t.all_confirm()
    assert t["Uli"].is_ghost


# The claim


@pytest.mark.parametrize("names", [FOUR, FIVE, SIX], ids=["4 and the AUTOMA", "5", "6"])
def test_the_sole_cultist_and_nobody_else_may_claim(names: tuple[str, ...]) -> None:
    """AC-CLEAN-02: with 4 to 6 seats."""
    t = cleanup(*names, roles={"Ben": "cultist"})
    assert t.question == "AskForClaim"
    assert {name: t[name].offered for name in names} == {
        name: ["confirm", "claim"] if name == "Ben" else ["confirm"] for name in names
    }


def test_on_a_claim_the_pulse_decks_are_opened_and_the_dead_are_counted() -> None:
    """AC-CLEAN-03: hidden Dead cards and Ghosts alike, each seat once, and all see it."""
    t = cleanup(*FIVE, dead=("Mary", "Ben"), ghosts={"Ben": "murder", "Uli": "vote"})
    t.news()
    t["Tom"].claims()
    t.all_confirm()
    claimed, *opened, counted, ended = t.news()
    assert (claimed, counted, ended) == ("claimed:4", "counted:0,1,2/3", "end:cultists/claim")
    assert opened == [f"opened:{seat}={','.join(sorted(cards))}" for seat, cards in enumerate(t.game.pulse)]
    assert t["Eva"].saw("opened:0=alive,dead")
    assert t["Eva"].saw("counted:0,1,2/3")


@pytest.mark.parametrize(
    ("names", "needed"),
    [pytest.param(FOUR, 3, id="4 and the AUTOMA"), pytest.param(FIVE, 3, id="5"), pytest.param(SIX, 4, id="6")],
)
def test_with_enough_dead_the_claim_wins_and_with_one_less_it_loses(names: tuple[str, ...], needed: int) -> None:
    """AC-CLEAN-04: 3 with 4 or 5 seats, 4 with 6."""
    investigators = [name for name in (*names[1:], AUTOMA) if name != AUTOMA or names == FOUR]
    for dead, end in ((needed, ("cultists", "claim")), (needed - 1, ("investigators", "false_claim"))):
        t = cleanup(*names, roles={"Mary": "cultist"}, dead=tuple(investigators[:dead]))
        t["Mary"].claims()
        t.all_confirm()
        assert (t.winner, t.reason) == end


@pytest.mark.parametrize("number", range(1, 11))
def test_the_claim_is_possible_at_the_end_of_every_round(number: int) -> None:
    """AC-CLEAN-05: the tenth included."""
    t = cleanup(*FIVE, round=number, dead=("Mary", "Ben", "Uli"))
    t["Tom"].claims()
    t.all_confirm()
    assert (t.winner, t.reason, t.spectator().round) == ("cultists", "claim", number)


@pytest.mark.parametrize(
    ("names", "automa"), [(SEVEN, False), (EIGHT, False), (SIX, True)], ids=["7", "8", "6 and the AUTOMA"]
)
def test_with_two_cultists_there_is_no_claim(names: tuple[str, ...], automa: bool) -> None:
    """AC-CLEAN-06: the next round begins without a question."""
    t = cleanup(*names, automa=automa, dead=("Mary", "Ben", "Uli", "Eva", "Tom"))
    assert (t.question, t.spectator().round) == ("Walk", 3)


def test_the_automa_as_sole_cultist_never_claims() -> None:
    """AC-CLEAN-06: everybody confirms, and nobody has anything to claim."""
    t = cleanup(*FOUR, roles={AUTOMA: "cultist"}, dead=FOUR)
    assert [person.offered for person in t.people] == [["confirm"]] * 4
    t.all_confirm()
    assert t.winner is None


@pytest.mark.parametrize("answer", ["claim", "confirm"])
def test_the_claim_cannot_be_told_from_a_confirmation_before_all_have_answered(answer: str) -> None:
    """AC-CLEAN-10, RQ-58: one question for all; it goes on when the last has confirmed."""
    t, other = cleanup(*FIVE), cleanup(*FIVE)
    assert t.asks() == set(FIVE)
    t["Tom"].claims() if answer == "claim" else t["Tom"].confirms()
    other["Tom"].confirms()
    assert who_can_tell(t, other) <= {"Tom"}
    assert t.asks() == set(FOUR)
    t.all_confirm()
    assert t.happened("claimed:4") is (answer == "claim")


# The end, and the next round


@pytest.mark.parametrize("names", [FIVE, SEVEN], ids=["one Cultist", "two Cultists"])
def test_after_round_ten_the_investigators_have_lost(names: tuple[str, ...]) -> None:
    """AC-CLEAN-07: there is no round 11; after round 9 there is a round 10."""
    ninth, tenth = cleanup(*names, round=9), cleanup(*names, round=10)
    for t in (ninth, tenth):
        if t.question == "AskForClaim":
            t.all_confirm()
    assert (ninth.winner, ninth.spectator().round) == (None, 10)
    assert (tenth.winner, tenth.reason, tenth.spectator().round) == ("cultists", "time", 10)


@pytest.mark.parametrize("token", [True, False], ids=["active", "inactive"])
def test_the_next_round_begins_with_an_active_token_and_the_knife_one_seat_on(token: bool) -> None:
    """AC-CLEAN-08: clockwise, from the last seat to the first; its new holder moves first."""
    t = cleanup(*FIVE, round=3, knife="Tom", vote_active=token)
    t.all_confirm()
    view = t.spectator()
    assert (view.vote_active, view.knife, view.round, view.phase) == (True, 0, 4, "movement")
    assert t.asks() == {"Mary"}


def test_the_knife_goes_to_ghosts_and_to_the_automa_as_well() -> None:
    """AC-CLEAN-08: one seat clockwise, no matter who sits there."""
    ghost = cleanup(*FIVE, knife="Mary", ghosts={"Ben": "vote"})
    ghost.all_confirm()
    assert ghost.spectator().knife == ghost.seat("Ben")
    automa = cleanup(*FOUR, knife="Eva")
    automa.all_confirm()
    assert automa.spectator().knife == automa.seat(AUTOMA)


# Who is dead, and since when


def met_by_tom(card: str, **more: Any) -> Table:
    """Round 4: Tom walks in on Ben and gives him this card."""
    at = {"Tom": "light_blue", "Ben": "pink_1", "Mary": "red"}
    t = table(*SEVEN, round=4, knife="Tom", at=at, **{"roles": {"Tom": "cultist"}, **more})
    t["Tom"].walks("pink_1")
    t["Tom"].gives(DEAD if card == "dead" else ALIVE, to="Ben")
    t["Ben"].gives(ALIVE, to="Tom")
    return t


def test_an_investigator_is_dead_since_the_round_of_the_first_dead_card() -> None:
    """AC-CLEAN-09, RQ-64: the card counts from when it is given; a further one changes nothing; 0 is the start."""
    assert met_by_tom("dead").game.dead_since == {1: 4}
    assert met_by_tom("alive").game.dead_since == {}
    assert met_by_tom("dead", pulse={"Ben": (DEAD,)}).game.dead_since == {1: 0}
    assert met_by_tom("dead", pulse={"Ben": MURDERED}, dead_since={"Ben": 3}).game.dead_since == {1: 3}


def test_a_cultist_is_never_a_dead_investigator() -> None:
    """AC-CLEAN-09: a Dead card from the other Cultist is not noted, nor is the Ghost that comes of it."""
    t = met_by_tom("dead", roles={"Tom": "cultist", "Ben": "cultist"})
    assert DEAD in t["Ben"].pulse
    assert t.game.dead_since == {}
    t.begin("action")
    while t.asks() != {"Mary"}:
        t.all(Pass())
    t["Mary"].watches("Ben")
    t["Mary"].shows_death()
    assert t["Ben"].is_ghost
    assert t.game.dead_since == {}


def test_nobody_sees_since_when_somebody_is_dead() -> None:
    """AC-CLEAN-09: apart from the giver the table cannot tell a Dead card from an Alive one."""
    dead, alive = met_by_tom("dead"), met_by_tom("alive")
    assert who_can_tell(dead, alive) == {"Tom"}


def test_a_ghost_is_dead_since_that_round_unless_a_card_came_first() -> None:
    """AC-CLEAN-09, RQ-64: not since the discovery of an earlier card."""
    t = table(*SEVEN, phase="action", round=6, at="central", pulse={"Ben": MURDERED}, dead_since={"Ben": 3})
    t["Mary"].checks("Ben")
    t["Mary"].shows_death()
    t.vote(**dict.fromkeys(SEVEN, "Uli"))
    assert t["Ben"].is_ghost
    assert t["Uli"].is_ghost
    assert t.game.dead_since == {1: 3, 2: 6}


def ben_dies(cause: str, dead_count: str) -> Table:
    """Uli and Eva are dead, unknown to all; Ben dies as well, of this cause, and the round ends."""
    roles = {"assassin": {"Mary": "assassin"}, "own": {"Ben": "greenhorn"}}.get(cause, {})
    found = cause in ("hidden", "murder", "vote, with a Dead card")
    at = {"Mary": "light_blue", "Ben": "light_blue"}
    t = table(
        *FIVE,
        phase="action",
        roles=roles,
        at=at,
        routes={"Mary": "light_blue", "Ben": "light_blue"},
        pulse=dict.fromkeys(("Uli", "Eva", "Ben") if found else ("Uli", "Eva"), MURDERED),
        options={"dead_count": dead_count},
    )
    match cause:
        case "murder":
            t["Mary"].checks("Ben")
            t["Mary"].shows_death()
        case "vote" | "vote, with a Dead card":
            t["Mary"].calls_vote()
        case "assassin":
            t["Mary"].assassinates("Ben")
        case "own":
            t["Mary"].passes()
            t["Ben"].calls_vote()
        case _:
            pass
    if t.question == "HoldVote":
        t.vote(**dict.fromkeys(FIVE, "Ben" if cause.startswith("vote") else None))
        t["Mary"].keeps_ballot()
    t.all_pass()
    return t


@pytest.mark.parametrize(
    ("dead_count", "counted"),
    [
        ("any_death", {"hidden", "murder", "vote, with a Dead card", "vote", "assassin", "own"}),
        ("only_dead_cards", {"hidden", "murder", "vote, with a Dead card"}),
        ("murders_and_votes", {"hidden", "murder", "vote, with a Dead card", "vote"}),
    ],
)
@pytest.mark.parametrize("cause", ["hidden", "murder", "vote, with a Dead card", "vote", "assassin", "own"])
def test_who_counts_as_a_dead_investigator_is_for_the_table_to_say(
    cause: str, dead_count: str, counted: set[str]
) -> None:
    """RQ-60: `dead_count`, by every cause of death. As ruled, any death counts; Tom's claim shows it."""
    t = ben_dies(cause, dead_count)
    assert t["Ben"].is_ghost is (cause != "hidden")
    t["Tom"].claims()
    t.all_confirm()
    assert t.winner == ("cultists" if cause in counted else "investigators")
