"""What people at a table would do: they ask each other, begin with a death, speak of themselves, and praise what has just happened."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gloaming.bots.beliefs.base import GUT
from gloaming.games.cultists import Options
from gloaming.games.cultists import events as e
from gloaming.games.cultists.cards import SUCCESS
from gloaming.games.cultists.rounds import Act
from gloaming.games.cultists.statements import Put, Saw, Was
from gloaming.games.cultists.view import View
from gloaming.games.cultists.voting import HoldVote, ReconsiderBallot
from gloaming.kernel.dice import Dice
from gloaming.kernel.events import Event
from gloaming.kernel.talk import Accuses, Agrees, Asks, Denies, Said, Statement
from tests.bots.cultists.believing import later, met, murdered, opening, said
from tests.bots.cultists.sleuthing import asked, buried, fresh

LATE = replace(opening(), round=8)


def speaks(view: View, *talk: Said) -> Statement | None:
    return fresh(Dice.seeded("asking"), talk).speak(view)


def act(view: View, *events: Event, knife: int = 3, turn: int = 3) -> View:
    return replace(asked(later(view, *events), Act(turn)), knife=knife)


# A hunch carries nobody

SUSPICIOUS = asked(buried(later(LATE, *met(2, 1), *murdered(3, 1)), 1), HoldVote(0))


def test_with_a_hunch_nobody_merely_agrees_but_gives_a_reason_of_their_own() -> None:
    hunch, bare = (said(4, Accuses(2, why), SUSPICIOUS) for why in (GUT, ""))
    for charge in (hunch, bare):
        assert speaks(SUSPICIOUS, charge) == Accuses(2, "met_the_dead", 1)
    reason = said(3, Accuses(2, "met_the_dead", 1), SUSPICIOUS)
    assert speaks(SUSPICIOUS, reason, hunch) == Agrees(3), "it agrees with the one who gave the reason"


def test_who_has_no_reason_leaves_a_hunch_alone() -> None:
    """That they met one of those alone, all have: it's no more than a hunch."""
    view = asked(later(LATE, *met(2, 1), *met(2, 0)), HoldVote(0))
    charge = said(4, Accuses(2, "was_there", 1), view)
    assert not isinstance(speaks(view, charge), Agrees)


# A death

NIGHT = buried(later(opening(), *met(2, 1), *murdered(4, 1)), 1)
MORNING = act(replace(NIGHT, round=2), e.RoundBegan(2, 3))
SAID_BEFORE = Said(0, 0, Accuses(2, GUT), 3)
"""Seat 2 was suspected before, so naming it isn't news."""


def test_the_first_to_speak_after_a_death_begins_with_it() -> None:
    """By the name of whom they suspect, or by asking the last who was there."""
    assert speaks(MORNING) == Accuses(2, "met_the_dead", 1)
    assert speaks(MORNING, SAID_BEFORE) == Asks(2, "met_the_dead")


@pytest.mark.parametrize("word", [Asks(4, "met_the_dead"), Saw(2, 1), Accuses(2, "met_the_dead", 1)])
def test_what_was_talked_about_is_not_begun_with_again(word: Statement) -> None:
    assert not isinstance(speaks(MORNING, SAID_BEFORE, said(3, word, NIGHT)), Asks)
    unaware = Said(3, 0, word, 4)
    assert speaks(MORNING, SAID_BEFORE, unaware) == Asks(2, "met_the_dead"), "nobody knew of it then"


def test_the_dead_leave_it_to_others_to_begin() -> None:
    dead = buried(later(opening(), *met(2, 0), *murdered(4, 0)), 0)
    assert speaks(act(dead, e.RoundBegan(2, 3))) is None


def test_who_alone_has_met_the_dead_says_so_when_asked() -> None:
    view = asked(buried(later(opening(), *met(0, 1), *murdered(4, 1)), 1), Act(1))
    assert speaks(view, said(3, Asks(0, "met_the_dead"), view)) == Saw(0, 1)


# Questions

SPOILT = act(opening(), e.RoomFilled(2, None, "green"), e.RoomFilled(0, SUCCESS, "green"), e.RoomChecked(4, "green", "failure", False))  # fmt: skip


def test_a_bad_card_makes_somebody_ask_who_put_cards_there() -> None:
    assert speaks(SPOILT) == Asks(2, "account")
    told = said(2, Put(SUCCESS, "green"), opening())
    assert speaks(SPOILT, told) != Asks(2, "account"), "they have said it before"


def test_once_it_is_talked_about_another_says_what_they_put_there_but_not_everybody() -> None:
    question = said(4, Asks(2, "account"), SPOILT)
    assert speaks(SPOILT, question) == Put(SUCCESS, "green")
    assert speaks(SPOILT, question, said(2, Put(SUCCESS, "green"), SPOILT)) is None


@pytest.mark.parametrize("role", ["investigator", "cultist", "seer"])
def test_whoever_is_asked_answers_and_only_once(role: str) -> None:
    view = asked(later(opening(role), e.Entered(0, "green")), Act(1))
    question = said(3, Asks(0, "account"), view)
    assert speaks(view, question) == Was("green", view.round), "it has laid nothing"
    assert speaks(view, question, said(0, Was("green", view.round), view)) is None
    laid = later(view, e.RoomFilled(0, SUCCESS, "green"))
    assert speaks(laid, said(3, Asks(0, "account"), laid)) == Put(SUCCESS, "green")


def test_the_room_that_went_bad_is_what_is_asked_about() -> None:
    view = later(SPOILT, e.RoomFilled(0, SUCCESS, "red"))
    assert speaks(view, said(3, Asks(0, "account"), view)) == Put(SUCCESS, "green")


def test_who_calls_a_vote_and_names_nobody_is_asked_whom_they_suspect() -> None:
    view = asked(later(opening(), e.VoteInitiated(3)), HoldVote(0))
    assert speaks(view) == Asks(3, "suspect")
    assert speaks(view, said(4, Asks(3, "suspect"), view)) is None, "once is enough"
    assert speaks(view, said(3, Accuses(4, "strayed"), view)) != Asks(3, "suspect")


def test_who_called_the_vote_names_somebody_when_asked() -> None:
    view = asked(later(LATE, e.VoteInitiated(0)), HoldVote(0))
    question = said(3, Asks(0, "suspect"), view)
    assert isinstance(speaks(view, question), Accuses)


def test_nobody_asks_an_automa() -> None:
    options = Options(players=6, automa=True, level="custom", roles=("seer",))
    automa = options.automa_seat
    assert automa is not None
    view = opening(options=options)
    spoilt = act(view, e.RoomFilled(automa, None, "green"), e.RoomChecked(4, "green", "failure", False))
    assert not isinstance(speaks(spoilt), Asks)
    human = act(view, e.RoomFilled(2, None, "green"), e.RoomChecked(4, "green", "failure", False))
    assert speaks(human) == Asks(2, "account")


# Of oneself


def test_a_meeting_of_ones_own_is_told_as_such() -> None:
    assert speaks(act(opening(), *met(0, 3), e.RoundBegan(1, 3), *met(0, 3))) == Saw(0, 3)


def test_what_one_put_somewhere_is_told_by_one_and_not_in_every_round() -> None:
    """Seat 0 is one who likes to talk."""
    filled = act(replace(opening(), round=1), e.RoomFilled(0, SUCCESS, "green"), knife=4)
    assert speaks(filled) == Put(SUCCESS, "green")
    assert speaks(filled, Said(2, 1, Put(SUCCESS, "red"), 0)) is None
    again = act(replace(filled, round=2), e.RoundBegan(2, 4), e.RoomFilled(0, SUCCESS, "red"), knife=4)
    assert speaks(again, Said(0, 1, Put(SUCCESS, "green"), 0)) is None


# Too late, and too long ago


def test_nobody_denies_anything_after_the_ballots_are_open() -> None:
    view = asked(opening(), HoldVote(0))
    charge = said(3, Accuses(0, "was_there"), view)
    assert speaks(view, charge) == Denies()
    opened = asked(later(view, e.BallotsOpened((3, None, None, 0, None), (1, 1, 1, 1, 1))), ReconsiderBallot(3))
    assert speaks(opened, charge) is None
    assert speaks(opened, said(3, Accuses(0, "was_there"), opened)) == Denies(), "that was said since"


def test_praise_is_for_what_was_done_of_late() -> None:
    drawn = later(opening(), e.RoomFilled(3, None, "green"), e.RoomChecked(4, "green", SUCCESS, False))
    tomorrow = later(drawn, e.RoundBegan(2, 1))
    views = (drawn, tomorrow, later(tomorrow, e.RoundBegan(3, 1)))
    whys = [fresh(Dice.seeded("asking")).voice(view).why(3, against=False)[0] for view in views]
    assert whys == ["good_cards", "good_cards", GUT]
