"""How a sleuth of Cultists reckons: work for the points, the outlook of an Investigator, a Cultist's standing, the Seer's secret."""

from __future__ import annotations

from collections.abc import Iterator
from math import isclose

import msgspec
import pytest
from msgspec.structs import replace

from gloaming.bots.beliefs.weights import using
from gloaming.bots.cultists.beliefs.mask import unknowing
from gloaming.bots.cultists.prospects.outlook import hope, spread
from gloaming.bots.cultists.prospects.plan import covers, work
from gloaming.bots.cultists.prospects.standing import WINS, winning
from gloaming.bots.cultists.sleuth.cultist import give, is_prey, name_seer
from gloaming.bots.cultists.sleuth.cultist import vote as hidden_vote
from gloaming.bots.cultists.sleuth.investigator import vote
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists import Options
from gloaming.games.cultists import events as e
from gloaming.games.cultists.cards import ALIVE, DEAD
from gloaming.games.cultists.encounters import Give, Meet
from gloaming.games.cultists.tables import LAST_ROUND
from gloaming.games.cultists.victory import GuessSeer, NameSeer
from gloaming.games.cultists.view import View
from gloaming.games.cultists.voting import Abstain, Accuse, HoldVote
from gloaming.kernel.events import Event
from gloaming.kernel.steps import Option
from gloaming.kernel.talk import Accuses, Said
from gloaming.kernel.views import Asked
from tests.bots.cultists.believing import met, murdered, opening, said
from tests.bots.cultists.sleuthing import buried, turn_at

BALLOTS: tuple[Option, ...] = (*[Accuse(seat) for seat in range(5)], Abstain())
SEER = Options(players=5, level="custom", roles=("seer",))


@pytest.fixture(scope="module", autouse=True)
def unfitted() -> Iterator[None]:
    """With the weights that clues were held to have before any fit."""
    with using({}):
        yield


# Work


def test_every_choice_of_racks_that_is_enough_and_has_none_to_spare() -> None:
    racks = (("green", 1), ("orange", 2), ("pink", 3))
    assert set(covers(racks, 3)) == {("pink",), ("green", "orange")}
    assert set(covers(racks, 4)) == {("green", "pink"), ("orange", "pink")}
    assert covers(racks, 7) == ()
    assert covers(racks, 0) == ((),)


def test_the_work_in_a_room_is_cards_to_lay_and_checks() -> None:
    assert work(0, 5.0, 5.0, 0.0, 0) == 0.0
    assert isclose(work(1, 3.0, 3.0, 0.0, 0), 1.0), "one check, all cards are Success"
    assert isclose(work(1, 0.0, 0.0, 0.0, 2), 2 + 1.0), "two cards to explore, one check"
    assert work(1, 3.0, 1.0, 0.0, 0) > work(1, 3.0, 2.0, 0.0, 0), "fewer Success cards, more checks"
    assert work(2, 4.0, 2.0, 2.0, 0) > work(2, 4.0, 2.0, 0.0, 0), "Sabotage brings Books back"


def test_how_many_of_several_chances_come_true() -> None:
    assert spread([], 2) == [1.0, 0.0, 0.0]
    assert spread([0.5, 0.5], 2) == [0.25, 0.5, 0.25]
    assert spread([1.0, 1.0, 0.5], 2) == [0.0, 0.0, 1.0], "the last stands for all that are more"
    assert isclose(sum(spread([0.1, 0.7, 0.3, 0.9], 3)), 1.0)


# The outlook


def late(role: str = "investigator", options: Options = SEER, round_: int = 8) -> View:
    return replace(opening(role, options), round=round_)


def test_hope_falls_with_the_rounds_and_rises_with_the_points() -> None:
    views = [late(round_=number) for number in (1, 5, 8, 10)]
    hopes = [hope(view, LAST_ROUND) for view in views]
    assert hopes == sorted(hopes, reverse=True)
    assert hope(replace(views[2], points=views[2].target - 1), LAST_ROUND) > hopes[2]


@pytest.fixture
def witness() -> Turn:
    """Seat 2 alone has met the dead one."""
    return turn_at(buried(late(), 1), *met(2, 1), *met(2, 1), *murdered(3, 1))


def test_a_vote_on_the_likely_murderer_is_worth_more_than_abstaining(witness: Turn) -> None:
    outlook = witness.outlook
    assert witness.share(2) > 0.5
    assert outlook.gain(2) > 0 > max(outlook.gain(3), outlook.gain(4))
    assert outlook.verdict == (outlook.gain(2), 2)
    assert vote(witness, Asked(1, HoldVote(0), BALLOTS, None)) == Accuse(2)


def test_a_certain_cultist_is_worth_the_rest_of_the_game(witness: Turn) -> None:
    """One Cultist, and it is that one: the Vote wins, and all that is lost is what might have been won anyway."""
    outlook = witness.outlook
    which = outlook.sets.index((2,))
    assert outlook.without(which, 2) == 1.0
    certain = [float(number == which) for number in range(len(outlook.sets))]
    going_on = outlook.going_on(which, outlook.counts[which])
    assert isclose(outlook.gain(2, certain), 1.0 - going_on - outlook.patience)
    assert outlook.gain(3, certain) < 0, "an innocent more would be dead"


def test_without_evidence_nobody_is_worth_a_ballot() -> None:
    turn = turn_at(late(round_=2))
    assert turn.outlook.verdict[0] < 0
    assert vote(turn, Asked(1, HoldVote(0), BALLOTS, None)) == Abstain()


def test_of_two_suspects_the_one_is_named_whom_others_name_too() -> None:
    """Ballots that are spread help nobody."""
    view = buried(late(round_=9), 1)
    events: list[Event] = [*met(2, 1), *met(3, 1), *murdered(4, 1)]
    assert ballot(view, events) == Accuse(2)
    assert ballot(view, events, said(4, Accuses(3), view)) == Accuse(3)


def ballot(view: View, events: list[Event], *talk: Said) -> Option:
    turn = turn_at(view, *events, talk=talk)
    return vote(turn, Asked(1, HoldVote(0), BALLOTS, None))


def hidden_ballot(*talk: Said) -> Option:
    """That of a Cultist in seat 0."""
    turn = turn_at(replace(opening("cultist"), round=5), talk=talk)
    return hidden_vote(turn, Asked(0, HoldVote(0), BALLOTS[1:], None))


def test_a_cultist_votes_with_the_others_or_as_it_has_said_or_not_at_all() -> None:
    view = replace(opening("cultist"), round=5)
    assert hidden_ballot() == Abstain()
    own = said(0, Accuses(3, "met_the_dead", 1), view)
    assert hidden_ballot(own) == Accuse(3)
    assert hidden_ballot(own, said(1, Accuses(2, "met_the_dead", 4), view)) == Accuse(2)
    assert hidden_ballot(said(1, Accuses(0, "met_the_dead", 4), view)) == Abstain(), "never against itself"


# The Seer


def knowing(*events: Event, cultist: int = 2, round_: int = 8) -> tuple[View, list[Event]]:
    view = replace(opening("seer", SEER), known_cultists=(cultist,), round=round_)
    return view, list(events)


def test_a_seer_acts_as_if_it_had_kept_its_eyes_closed() -> None:
    view, _ = knowing()
    assert unknowing(view).known_cultists == ()
    turn = turn_at(view)
    assert turn.share(2) == turn.share(3) < 0.3
    assert turn.cultists == {2}


def test_a_seer_does_not_name_a_cultist_alone() -> None:
    view, events = knowing(round_=5)
    suspicious: list[Event] = [*met(2, 1), *murdered(3, 1)]
    assert ballot(buried(view, 1), events) == Abstain()
    assert ballot(buried(view, 1), suspicious) == Abstain(), "there is little against it yet"
    backed = said(4, Accuses(2, "met_the_dead", 1), buried(view, 1))
    assert ballot(buried(replace(view, round=8), 1), suspicious, replace(backed, round=8)) == Accuse(2)


def test_a_seer_never_names_an_innocent() -> None:
    view, _ = knowing(cultist=4)
    suspicious: list[Event] = [*met(2, 1), *met(2, 1), *murdered(3, 1)]
    others = said(3, Accuses(2, "met_the_dead", 1), buried(view, 1))
    assert ballot(buried(view, 1), suspicious, replace(others, round=8)) == Abstain()


def test_a_cultist_names_the_likelier_seer() -> None:
    """AC-WIN-14: the one who named the Cultist when nobody had anything against it."""
    view = replace(opening("cultist", SEER), round=3)
    named = [NameSeer(seat) for seat in range(1, 5)]
    for seer in (1, 3):
        ballots = tuple(0 if seat == seer else None for seat in range(5))
        turn = turn_at(view, e.BallotsOpened(ballots), e.VoteSettled(None), e.BallotsOpened(ballots))
        assert name_seer(turn, Asked(1, GuessSeer("vote", (0,)), tuple(named), None)) == NameSeer(seer)


# A Cultist's standing


def test_the_chance_of_winning_lies_between_two_whole_numbers() -> None:
    assert winning(0) == WINS[0] == 1.0
    assert winning(1) == WINS[1]
    assert isclose(winning(0.5), (WINS[0] + WINS[1]) / 2)
    assert winning(99) == WINS[-1]
    assert winning(-1) == 1.0


def cultist(*events: Event) -> Turn:
    return turn_at(replace(opening("cultist", Options(players=5, level="first")), round=1), *events)


CROWD = [*met(2, 1), *met(3, 1), *met(4, 1), *met(0, 1)]


def test_a_kill_that_would_be_pinned_on_me_is_worth_less_than_one_in_a_crowd() -> None:
    alone, crowd = cultist(*met(0, 1)), cultist(*CROWD)
    dead = e.BecameGhost(1, "murder")
    assert alone.standing.public.after(dead)[0] > crowd.standing.public.after(dead)[0]
    assert alone.standing.exposed(alone.standing.public.after(dead)) > crowd.standing.exposed(
        crowd.standing.public.after(dead)
    )
    assert alone.standing.killing(1) < crowd.standing.killing(1)


def test_in_a_crowd_it_kills_and_who_is_known_dead_counts_for_nothing() -> None:
    turn = cultist(*CROWD)
    assert is_prey(turn, 1)
    gifts = (Give(ALIVE, 1), Give(DEAD, 1))
    assert give(turn, Asked(1, Meet("pink_1", (0, 1)), gifts, None)) == Give(DEAD, 1)
    again = cultist(*CROWD, e.Gave(0, DEAD, 1))
    assert again.standing.counts(1) == 0.0
    assert again.standing.needed == turn.standing.needed - 1
    assert give(again, Asked(1, Meet("pink_1", (0, 1)), gifts, None)) == Give(ALIVE, 1)


def test_who_spares_all_kills_not_even_in_a_crowd() -> None:
    turn = cultist(*CROWD)
    spares = msgspec.structs.replace(turn.style.temper, spares=(1.0,) * 4, devoted=(0.0,) * 4)
    turn.style = turn.style._replace(temper=spares, whim=0.5)
    gifts = (Give(ALIVE, 1), Give(DEAD, 1))
    assert give(turn, Asked(1, Meet("pink_1", (0, 1)), gifts, None)) == Give(ALIVE, 1)
    turn.style = turn.style._replace(temper=msgspec.structs.replace(spares, devoted=(0.6,) * 4))
    assert give(turn, Asked(1, Meet("pink_1", (0, 1)), gifts, None)) == Give(DEAD, 1), "the devoted come first"


def test_a_table_that_talks_is_more_watchful() -> None:
    view = replace(opening("cultist", Options(players=5, level="first")), round=2)
    silent = turn_at(view).standing
    words = [Said(seat, 1, Accuses(2)) for seat in (1, 3, 4)]
    awake = turn_at(view, talk=words).standing
    assert (silent.talk, awake.talk) == (0.0, 1.0)
    assert silent.breaks > awake.breaks
    assert silent.killing(3) > awake.killing(3)


# The mask


def test_behind_its_mask_a_cultist_knows_what_all_have_seen_and_that_it_is_innocent() -> None:
    turn = cultist(*met(0, 1), e.Gave(0, DEAD, 1))
    mask = turn.mask
    assert mask.view.role == "investigator"
    assert DEAD not in mask.view.hand
    assert not mask.is_cultist
    assert mask.mind.own.hostile[0] == 0.0
    assert 1 in turn.memory.known_dead
    assert 1 not in mask.memory.known_dead
    assert len(mask.view.hand) == len(turn.view.hand)
