"""What was said so far, as far as somebody who speaks or votes next must mind it; and who speaks how often."""

from __future__ import annotations

from msgspec.structs import replace

from gloaming.bots.beliefs.base import GUT
from gloaming.bots.invasion.sleuth import SleuthInvasionBot
from gloaming.bots.story import Story, seen_by_all
from gloaming.bots.talking import answering_next, round_of_words
from gloaming.bots.voice import HABITS
from gloaming.games.invasion import INVASION
from gloaming.games.invasion.aliens import CONFIRM, AskForDeclaration
from gloaming.games.invasion.statements import Human
from gloaming.kernel.dice import Dice
from gloaming.kernel.talk import Accuses, Agrees, Asks, Denies, Doubts, Said, Statement, Vouches
from gloaming.kernel.views import Asked
from tests.bots.invasion.invading import scene
from tests.bots.invasion.test_careful_suspicion import dealt, sabotaged

ME = 0


def story(*said: tuple[int, Statement], seen: int = 0) -> Story:
    """All of it was said in round 2, while nothing else happened."""
    return Story(ME, 2, [Said(seat, 2, statement, 5) for seat, statement in said], seen)


def test_an_accusation_is_answered_once_in_a_round() -> None:
    charge = Accuses(ME, "gut")
    assert story((1, charge)).unanswered() == (1, charge)
    assert story((1, charge), (ME, Denies())).unanswered() is None
    assert story((1, charge), (ME, Denies()), (2, charge)).unanswered() is None
    assert story((ME, Accuses(1)), (1, charge)).unanswered() == (1, charge), "to have spoken before isn't an answer"
    assert Story(ME, 3, [Said(1, 2, charge)]).unanswered() is None, "that was yesterday's"


def test_an_answer_is_no_remark() -> None:
    assert story((1, Accuses(ME)), (ME, Denies()), (ME, Vouches(2))).remarks == 1
    assert story((ME, Accuses(1)), (ME, Vouches(2))).remarks == 2
    assert story((1, Accuses(ME))).remarks == 0
    assert story((1, Asks(ME, "side")), (ME, Denies()), (2, Asks(ME, "account")), (ME, Vouches(2))).remarks == 0
    assert story((1, Asks(2, "side")), (ME, Denies())).remarks == 1


def test_a_question_is_open_until_something_is_said() -> None:
    question = Asks(ME, "account")
    assert story((1, question)).question() == (1, question)
    assert story((1, question), (ME, Denies())).question() is None
    assert story((1, Asks(2, "account"))).question() is None


def test_what_was_said_before_ballots_were_opened_is_not_answered_any_more() -> None:
    charge = Said(1, 2, Accuses(ME, "gut"), 5)
    assert Story(ME, 2, [charge], settled=5).unanswered() == (1, charge.statement)
    assert Story(ME, 2, [charge], settled=6).unanswered() is None


def test_to_agree_is_to_agree_with_the_last_word() -> None:
    assert story((1, Accuses(2))).accuser_of(2) == 1
    assert story((1, Accuses(2)), (1, Accuses(3))).accuser_of(2) is None
    assert story((1, Accuses(2)), (3, Accuses(2)), (3, Vouches(4))).accuser_of(2) == 1
    assert story((ME, Accuses(2))).accuser_of(2) is None, "nobody agrees with oneself"
    assert story((1, Accuses(2, "seen")), (3, Accuses(2, "gut"))).accuser_of(2, besides=("gut",)) == 1


def test_who_is_against_whom_by_the_last_word_of_each() -> None:
    talk = story((1, Accuses(2)), (3, Agrees(1)), (ME, Accuses(2)), (4, Accuses(1)), (4, Accuses(3)), (2, Denies()))
    assert talk.against() == {2: 2, 3: 1}
    assert talk.stands() == {1: 2, 3: 2, ME: 2, 4: 3}
    assert (talk.echoes(2), talk.echoes(3)) == (1, 0)


def test_what_was_said_since_anything_happened() -> None:
    assert len(story((1, Accuses(2)), seen=5).just) == 1
    assert story((1, Accuses(2)), seen=6).just == []


def test_what_was_said_of_somebody_is_remembered_longer_than_a_round() -> None:
    talk = [Said(ME, 1, Accuses(2, "gut")), Said(1, 1, Vouches(3, "gut")), Said(ME, 2, Vouches(3))]
    later = Story(ME, 3, talk)
    assert later.last_charge(2) == Accuses(2, "gut")
    assert later.last_charge(3) == Vouches(3)
    assert later.was_said(Vouches(3, "gut"))
    assert not later.was_said(Vouches(2, "gut"))
    assert not later.praise
    assert Story(ME, 2, talk).praise
    assert story((1, Accuses(2)), (3, Doubts(1))).was_doubted(1)


def test_some_talk_more_than_others_whatever_they_hold() -> None:
    talkative, plain, quiet = HABITS
    assert talkative.remarks > plain.remarks >= quiet.remarks > 0
    assert talkative.chats < plain.chats < quiet.chats
    assert talkative.accuses < plain.accuses < quiet.accuses


# The same voice in Invasion


CAUGHT = scene(
    6,
    journal=(*dealt(6), *sabotaged(1, 2, 3), *sabotaged(1, 4, 5)),
    asked=Asked(1, AskForDeclaration(), (CONFIRM,), None),
)
"""Seat 1 was in both teams that were sabotaged."""


def says(*talk: tuple[int, Statement]) -> Statement | None:
    bot = SleuthInvasionBot(Dice.seeded("scene"))
    bot.hear([Said(seat, 1, statement, seen_by_all(CAUGHT)) for seat, statement in talk])
    return bot.speak(CAUGHT)


def test_in_invasion_too_nobody_echoes_an_echo() -> None:
    charge = (3, Accuses(1, "sabotage"))
    assert says() == Accuses(1, "sabotage")
    assert says(charge) == Agrees(3)
    assert says(charge, (4, Agrees(3))) is None


def test_in_invasion_too_nobody_merely_agrees_with_a_hunch() -> None:
    assert says((3, Accuses(1, "gut"))) == Accuses(1, "sabotage")
    assert says((3, Accuses(1, "sabotage")), (4, Accuses(1, "drew_much"))) == Agrees(3)


def test_in_invasion_too_an_accusation_is_answered_once() -> None:
    assert says((3, Accuses(ME, "gut"))) == Human()
    assert says((3, Accuses(ME, "gut")), (ME, Human()), (4, Accuses(ME, "gut"))) is None


# Whose turn it is to speak


def test_who_is_accused_or_asked_has_the_next_word() -> None:
    """After its turn too, unless nobody speaks for it."""
    everyone = (0, 1, 2, 3)
    assert answering_next([2, 3], Accuses(0), everyone) == [0, 2, 3]
    assert answering_next([2, 3], Asks(3, "account"), everyone) == [3, 2]
    assert answering_next([2, 3], Accuses(4), everyone) == [2, 3]
    assert answering_next([2, 3], Vouches(0), everyone) == [2, 3]


def test_an_answer_is_given_before_anything_happens() -> None:
    """Seat 0 has had its turn when it is accused."""
    accuser, accused = SleuthInvasionBot(Dice.seeded("one")), SleuthInvasionBot(Dice.seeded("other"))
    views = {seat: replace(CAUGHT, seat=seat) for seat in (ME, 1)}
    talk: list[Said] = []
    round_of_words(INVASION, [(1, accused), (ME, accuser)], lambda seat: views[seat], talk)
    charge = next(
        at for at, said in enumerate(talk) if isinstance(said.statement, Accuses) and said.statement.chair == 1
    )
    assert (talk[charge].seat, talk[charge + 1].seat) == (ME, 1)
    assert talk[charge + 1].statement in (Human(), Denies())


def test_nobody_listens_any_more_to_who_names_the_same_one_again_without_a_reason() -> None:
    harping = [Said(1, round_, Accuses(2, GUT), 0) for round_ in (1, 2, 3)]
    assert Story(0, 1, harping[:1]).against() == {2: 1}
    assert Story(0, 3, harping).against() == {}
    assert Story(2, 3, harping).unanswered() is None
    reason = Said(1, 4, Accuses(2, "met_the_dead"), 0)
    assert Story(2, 4, [*harping, reason]).unanswered() == (1, reason.statement)
    other = Said(1, 4, Accuses(3, GUT), 0)
    assert Story(0, 4, [*harping, other]).against() == {3: 1}
