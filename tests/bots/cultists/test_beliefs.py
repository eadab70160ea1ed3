"""What a seat believes in Cultists, from its journal and the table's talk."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gloaming.bots.beliefs import beliefs_of
from gloaming.bots.beliefs.weights import using
from gloaming.bots.cultists.beliefs import CultistsBeliefs
from gloaming.bots.cultists.beliefs.reputation import Reputation, reputation
from gloaming.bots.cultists.sleuth import SleuthBot
from gloaming.games.cultists import Options
from gloaming.games.cultists import events as e
from gloaming.games.cultists.expansions.professions.events import InformantSeen
from gloaming.games.cultists.rules import TEAM_OF
from gloaming.games.cultists.statements import Claims, Put, Saw, Was
from gloaming.games.cultists.tables import SET_UP
from gloaming.games.cultists.view import View
from gloaming.kernel.dice import Dice
from gloaming.kernel.talk import Accuses, Agrees, Denies, Doubts, Vouches
from tests.bots.cultists.believing import EIGHT, FIVE, believed, later, met, murdered, opening, said
from tests.bots.cultists.playing import questions


@pytest.fixture(autouse=True)
def unfitted() -> Iterator[None]:
    """With the weights that clues were held to have before any fit: a new fit is to change no test."""
    with using({}):
        yield


# What is certain


def test_an_investigator_begins_with_everybody_else_alike() -> None:
    assert beliefs_of("cultists", opening()).hostile == (0, 0.25, 0.25, 0.25, 0.25)
    shares = beliefs_of("cultists", opening(options=EIGHT)).hostile
    assert shares[0] == 0
    assert shares[1:] == pytest.approx([2 / 7] * 7)


@pytest.mark.parametrize("role", ["cultist", "seer"])
def test_whoever_knows_the_cultists_is_certain(role: str) -> None:
    """AC-NIGHT-03, -05."""
    view = opening(role, EIGHT)
    beliefs = believed(view, *met(1, 2), *murdered(3, 2))
    assert beliefs.hostile == tuple(float(seat in view.known_cultists) for seat in range(8))


def test_a_blind_cultist_knows_only_itself() -> None:
    """UTS-ROLE-20."""
    view = opening("blind_cultist", Options(players=7, level="custom", roles=("blind_cultist",)))
    shares = beliefs_of("cultists", view).hostile
    assert shares[0] == 1
    assert shares[1:] == pytest.approx([1 / 6] * 6)


def test_a_role_that_is_shown_is_certain() -> None:
    view = opening(options=EIGHT)
    assert believed(view, e.RoleShown(3, "cultist")).hostile[3] == 1
    assert believed(view, e.RoleShown(3, "mechanic")).hostile[3] == 0
    assert believed(view, e.RoleShown(3, "cultist"), e.RoleShown(5, "cultist")).hostile == (0, 0, 0, 1, 0, 1, 0, 0)


def test_the_game_goes_on_so_a_sole_cultist_is_not_among_the_ghosts() -> None:
    """AC-VOTE-21."""
    beliefs = believed(opening(), e.VoteSettled(2), e.BecameGhost(2, "vote"))
    assert beliefs.hostile == pytest.approx((0, 1 / 3, 0, 1 / 3, 1 / 3))


def test_the_last_cultist_is_known_once_the_marker_is_turned() -> None:
    beliefs = believed(opening(), e.BecameGhost(2, "vote"), e.RoleShown(2, "cultist"))
    assert beliefs.hostile == (0, 0, 1, 0, 0)


def test_the_informant_is_a_sure_investigator() -> None:
    """MOC-PROF-25."""
    assert believed(opening(options=EIGHT), InformantSeen(0, 4)).hostile[4] == 0


@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_the_shares_add_up_to_the_number_of_cultists(players: int) -> None:
    for number, (game, seat, view, _) in enumerate(questions(Options(players=players, level="expert"), 3)):
        if number % 10 == 0:
            shares = beliefs_of("cultists", view).hostile
            assert sum(shares) == pytest.approx(SET_UP[players].cultists)
            assert shares[seat] == (TEAM_OF[game.role[seat]] == "cultists")
            assert all(0 <= share <= 1 for share in shares)


# Stories


def test_who_met_the_dead_is_suspected() -> None:
    """AC-TERM-18."""
    shares = believed(opening(), *met(2, 1), *murdered(3, 1)).hostile
    assert shares[2] == max(shares) > 0.4
    assert shares[1] == 0


def test_a_look_by_somebody_else_clears_those_who_met_before_it() -> None:
    """AC-ACT-CS-06: an Investigator would have had to show a death."""
    look = [e.StateChecked(3, 1, "check"), e.CheckClosed(3, 1)]
    looked_at = believed(opening(), *met(2, 1), *look, *met(4, 1), *murdered(3, 1)).hostile
    assert looked_at[4] > 2 * looked_at[2]


def test_a_red_card_falls_back_on_those_who_filled_the_room() -> None:
    """AC-ACT-CR-14."""
    filled = [e.RoomFilled(2, None, "pink_1"), e.RoomFilled(2, None, "pink_1"), e.RoomFilled(3, None, "pink_2")]
    view = later(opening(), *filled)
    red = beliefs_of("cultists", view).after(e.RoomChecked(4, "pink_1", "failure", False))
    good = beliefs_of("cultists", view).after(e.RoomChecked(4, "pink_1", "success", False))
    assert red[2] > beliefs_of("cultists", view).hostile[2] > good[2]


def test_the_own_card_is_known_and_so_nobody_else_is_blamed_for_it() -> None:
    mine, theirs = e.RoomFilled(0, "success", "pink_1"), e.RoomFilled(2, None, "pink_1")
    drawn = e.RoomChecked(4, "pink_1", "failure", True)
    assert believed(opening(), theirs, mine, drawn).hostile[2] < believed(opening(), mine, theirs, drawn).hostile[2]


def test_a_colour_that_no_route_allows_gives_a_cultist_away() -> None:
    """AC-ROUTE-03."""
    view = opening(options=Options(players=7, level="custom", roles=("firestarter",)))
    board = ["pink_1", "orange_1", "dark_blue_1", "green", "red", "light_blue"]
    acts = [e.RoomChecked(3, place, "success", False) for place in board]
    mechanic = opening(options=Options(players=7, level="custom", roles=("mechanic",)))
    assert believed(view, *acts).hostile[3] > believed(mechanic, *acts).hostile[3]
    assert believed(mechanic, *acts).roles(3)["mechanic"] > 0.5


def test_two_cultists_spare_each_other_in_a_vote() -> None:
    view = opening(options=EIGHT)
    guilty = [e.RoleShown(7, "cultist")]
    ballots = e.BallotsOpened((None, 7, 7, 7, None, None, None, None))
    shares = believed(view, *guilty, ballots).hostile
    assert shares[1] < shares[4]


# Roles


def test_the_roles_of_a_seat_add_up_to_one_and_the_own_one_is_certain() -> None:
    beliefs = beliefs_of("cultists", opening("firestarter", EIGHT))
    assert beliefs.roles(0) == {"firestarter": 1.0}
    assert sum(beliefs.roles(3).values()) == pytest.approx(1)
    assert beliefs.roles(3)["cultist"] == pytest.approx(2 / 7)
    assert beliefs.roles(3)["mechanic"] == pytest.approx(1 / 7)


def test_whoever_survives_a_vote_call_is_no_greenhorn_and_so_a_bit_more_likely_a_cultist() -> None:
    """AC-ROLE-GRE-01."""
    view = opening(options=Options(players=5, level="custom", roles=("greenhorn",)))
    calls = [e.VoteInitiated(1), e.BallotsOpened((None,) * 5)]
    quiet = opening(options=Options(players=5, level="custom", roles=("crybaby",)))
    assert believed(view, *calls).roles(1)["greenhorn"] == pytest.approx(0, abs=1e-9)
    assert believed(view, *calls).hostile[1] > believed(quiet, *calls).hostile[1]


def test_a_seer_points_at_cultists() -> None:
    """AC-ROLE-SEER-01: how a Cultist finds out who sees."""
    view = opening("cultist")
    beliefs = believed(view, e.BallotsOpened((None, 0, 2, None, None)))
    assert beliefs.roles(1)["seer"] > beliefs.roles(3)["seer"] >= beliefs.roles(2)["seer"] > 0


# Talk


KNOWING = (*met(2, 5), *met(4, 5), *met(3, 5), *murdered(6, 5))
"""Three have met somebody who is found dead: each knows of the others what nobody else does."""


def knowing() -> View:
    return later(opening(options=EIGHT), *KNOWING)


def test_an_accusation_makes_the_accused_more_suspect_and_a_vouching_less() -> None:
    with using({"cultists": {"eight": {"weights": {"accuse_right": 0.4, "vouch_right": -0.4}}}}):
        view = knowing()
        usual = beliefs_of("cultists", view).hostile[4]
        assert believed(view, talk=[said(2, Accuses(4), view)]).hostile[4] > usual
        assert believed(view, talk=[said(2, Vouches(4), view)]).hostile[4] < usual


def test_whom_a_cultist_accused_is_less_likely_the_other_one() -> None:
    with using({"cultists": {"eight": {"weights": {"accuse_mate": -1.0}}}}):
        view = later(knowing(), e.RoleShown(2, "cultist"))
        before = believed(view).hostile
        after = believed(view, talk=[said(2, Accuses(4), view)]).hostile
        assert after[4] - before[4] < after[3] - before[3]


def test_to_agree_is_to_say_the_same_and_to_doubt_the_contrary() -> None:
    view = knowing()
    first = said(2, Accuses(4), view)
    alone = believed(view, talk=[first]).hostile
    for meant, same in ((Agrees(2), Accuses(4)), (Doubts(2), Vouches(4))):
        heard = believed(view, talk=[first, said(3, meant, view)]).hostile
        assert heard == believed(view, talk=[first, said(3, same, view)]).hostile
        assert heard != alone
    assert believed(view, talk=[first, said(3, Agrees(6), view)]).hostile == alone


def test_who_repeats_an_accusation_says_little_new_and_who_was_wrong_counts_less() -> None:
    view = knowing()
    usual = beliefs_of("cultists", view).hostile[3]
    once = believed(view, talk=[said(3, Accuses(4), view)]).hostile[3]
    five = believed(view, talk=[said(3, Accuses(4), view)] * 5).hostile[3]
    assert abs(five - once) < 1.5 * abs(once - usual)
    shown = later(view, e.RoleShown(5, "investigator"))
    proven, before = said(3, Accuses(5), shown), beliefs_of("cultists", shown).hostile[3]
    wrong = believed(shown, talk=[proven, said(3, Accuses(4), shown)]).hostile[3]
    right = believed(shown, talk=[said(3, Accuses(4), shown)]).hostile[3]
    after = believed(shown, talk=[proven]).hostile[3]
    assert abs(wrong - after) < abs(right - before)


def test_a_hunch_tells_nothing_however_often_it_is_repeated() -> None:
    """Two who met the dead one know of each other what nobody else does; anybody else would move a Vote by a voice alone."""
    view = later(opening(), *met(1, 3), *met(2, 3), *murdered(4, 3))
    before = believed(view).hostile
    assert believed(view, talk=[said(1, Accuses(2), view)]).hostile != before
    hunch = [said(1, Accuses(4), view), said(4, Denies(), view)]
    assert believed(view, talk=hunch * 4).hostile == before


def test_who_put_a_card_where_a_red_one_came_from_knows_more_than_the_others() -> None:
    view = later(opening(), e.RoomFilled(1, None, "pink_1"), e.RoomFilled(2, None, "pink_1"))
    assert believed(view, talk=[said(1, Accuses(2), view)]).hostile == believed(view).hostile
    red = later(view, e.RoomChecked(3, "pink_1", "failure", False))
    assert believed(red, talk=[said(1, Accuses(2), red)]).hostile != believed(red).hostile


def test_who_votes_as_before_says_nothing_new() -> None:
    ballots = e.BallotsOpened((1, 3, 3, 4, 1), (1, 1, 1, 1, 1))
    once, twice = (believed(later(opening(), *[ballots] * times)).hostile for times in (1, 2))
    assert once == twice != believed(opening()).hostile


@pytest.mark.parametrize(
    ("true", "false"),
    [
        (Was("pink_1", 1), Was("green", 1)),
        (Saw(1, 2), Saw(1, 3)),
        (Put("success", "pink_1"), Put("success", "green")),
    ],
)
def test_a_word_that_the_journal_proves_false_makes_its_speaker_suspect(true: Was, false: Was) -> None:
    view = later(opening(options=EIGHT), *met(1, 2), e.RoomFilled(1, None, "pink_1"))
    honest = believed(view, talk=[said(1, true, view)])
    lying = believed(view, talk=[said(1, false, view)])
    assert lying.hostile[1] > honest.hostile[1] == beliefs_of("cultists", view).hostile[1]
    assert [clue.talk for clue in lying.clues(1) if clue.name == "false_word"] == [True]


def test_nobody_else_has_the_own_role() -> None:
    view = opening("mechanic", EIGHT)
    claim = believed(view, talk=[said(3, Claims("mechanic"), view)])
    assert claim.hostile[3] > 2 / 7
    other = believed(view, talk=[said(3, Claims("seer"), view)])
    assert other.roles(3)["seer"] > other.roles(4)["seer"]


def test_the_own_words_prove_nothing() -> None:
    view = opening(options=EIGHT)
    talk = [said(0, Accuses(4), view), said(0, Denies(), view)]
    assert believed(view, talk=talk).hostile == beliefs_of("cultists", view).hostile


# What is shown of it


def test_clues_tell_the_reasons_strongest_first() -> None:
    beliefs = believed(opening(), *met(2, 1), *murdered(3, 1))
    clues = beliefs.clues(2)
    assert clues[0].name == "found_dead"
    assert clues[0].about == 1
    assert clues[0].amount > 0.5
    assert [abs(clue.amount) for clue in clues] == sorted([abs(clue.amount) for clue in clues], reverse=True)
    assert all(clue.seat == 2 for clue in clues)


def test_a_clue_says_where_it_stands_in_the_journal() -> None:
    view = later(opening(), *met(2, 1), *murdered(3, 1))
    clue = beliefs_of("cultists", view).clues(2)[0]
    assert view.journal[clue.at] == e.BecameGhost(1, "murder")


def test_what_would_be_believed_is_what_is_believed_once_it_happens() -> None:
    view = later(opening(), *met(2, 1), *met(4, 3))
    beliefs = beliefs_of("cultists", view)
    before = beliefs.hostile
    supposed = beliefs.after(*murdered(3, 1))
    assert supposed == beliefs_of("cultists", later(view, *murdered(3, 1))).hostile != before
    assert beliefs.hostile == before
    accused = said(3, Accuses(2), view)
    assert beliefs.after(accused) == believed(view, talk=[accused]).hostile


def test_the_public_sees_the_own_seat_like_any_other() -> None:
    view = opening("cultist", FIVE)
    public = believed(view, *met(0, 1), *murdered(3, 1), public=True)
    assert public.hostile[0] == max(public.hostile)
    assert 0 < public.hostile[0] < 1


# Repute


LOUD = {"manners": [{"share": 1.0, "sought": 3.0}]}
QUIET = {"manners": [{"share": 1.0, "sought": -3.0}]}


def test_an_opinion_stays_what_it_is_when_the_table_learns_something_else() -> None:
    view = later(opening(), *met(3, 1), *met(3, 2))
    shares: list[tuple[float, ...]] = []
    for weights in ({}, LOUD):
        with using({"cultists": {"five": weights, "opinions": [{"five": QUIET}]}}):
            beliefs = reputation(Dice.seeded("repute"))(view, True)
            beliefs.read(view)
            shares.append(beliefs.hostile)
    assert shares[0] == shares[1]
    assert shares[0][3] < believed(view, public=True).hostile[3]


def test_each_cultist_draws_one_of_the_opinions_and_keeps_it_when_it_sits_down_again() -> None:
    """Judges learn the mix; who has read one Cultist would be wrong about the next."""
    view = later(opening(), *met(3, 1), *met(3, 2))

    def opinion(seed: int) -> float:
        beliefs = reputation(Dice.seeded("repute", seed))(view, True)
        beliefs.read(view)
        return beliefs.hostile[3]

    with using({"cultists": {"opinions": [{"five": QUIET}, {"five": LOUD}]}}):
        drawn = [opinion(seed) for seed in range(40)]
        assert drawn == [opinion(seed) for seed in range(40)]
    assert len(set(drawn)) == 2
    assert 10 <= drawn.count(max(drawn)) <= 30


def test_a_sleuth_judges_by_the_fit_and_fears_for_its_repute() -> None:
    with using({"cultists": {"five": LOUD, "opinions": [{"five": QUIET}]}}):
        mind = SleuthBot(Dice.seeded("repute")).informed(later(opening(), *met(3, 1), *met(3, 2)))
        assert type(mind.own) is CultistsBeliefs
        assert type(mind.public) is Reputation
        assert mind.own.hostile[3] > mind.public.hostile[3]
