"""Conduct at the table: reasons before feelings, ballots that follow words, and nobody who talks to a wall."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from gloaming.games.cultists import Options
from gloaming.games.cultists.statements import Claims
from gloaming.games.cultists.view import View
from gloaming.games.cultists.voting import HoldVote
from gloaming.kernel.dice import Dice
from gloaming.kernel.talk import Accuses, Agrees, Asks, Denies, Doubts, Said, Statement, Vouches
from tests.bots.cultists.believing import later, met, murdered, opening, said
from tests.bots.cultists.conducting import Conduct, conduct
from tests.bots.cultists.sleuthing import asked, buried, fresh

TABLES = ((5, range(1, 21)), (6, range(1, 11)))


@pytest.fixture(scope="module")
def seen() -> Conduct:
    """What thirty games of sleuths came to."""
    found = Conduct(Counter(), Counter())
    for players, seeds in TABLES:
        here = conduct(Options(players=players, level="experienced"), seeds)
        found.accusations.update(here.accusations)
        found.ballots.update(here.ballots)
    return found


def test_early_accusations_have_a_reason(seen: Conduct) -> None:
    """Before, five in six of rounds 1 and 2 at five and six players were made for a feeling."""
    early = seen.accusations[True, False]
    assert early >= 5
    assert seen.accusations[True, True] <= 0.05 * early


def test_accusations_of_any_round_have_a_reason_more_often_than_not(seen: Conduct) -> None:
    for_a_feeling = seen.accusations[True, True] + seen.accusations[False, True]
    assert for_a_feeling <= 0.4 * seen.accusations.total()


def test_who_has_named_somebody_votes_for_them(seen: Conduct) -> None:
    """Most do, and hardly anyone names somebody else."""
    assert seen.ballots.total() >= 30
    assert seen.ballots["named"] >= 0.8 * seen.ballots.total()
    assert seen.ballots["other"] <= 0.08 * seen.ballots.total()


# Spoken to


def spoken(view: View, *talk: Said) -> Statement | None:
    return fresh(Dice.seeded("conduct"), talk).speak(view)


VOTE = asked(opening(), HoldVote(0))
CLAIM = said(3, Claims("seer"), VOTE)
SUSPICIOUS = asked(buried(later(replace(opening(), round=8), *met(2, 1), *murdered(3, 1)), 1), HoldVote(0))


@pytest.mark.parametrize("role", ["investigator", "seer", "cultist"])
def test_who_claims_to_be_the_seer_is_asked_whom_they_saw(role: str) -> None:
    """By anyone alike: that the true one contradicts would hand it over."""
    view = asked(opening(role), HoldVote(0))
    assert spoken(view, said(3, Claims("seer"), view)) == Asks(3, "suspect")


def test_a_suspect_who_claims_a_role_is_not_believed() -> None:
    assert spoken(SUSPICIOUS, said(2, Claims("seer"), SUSPICIOUS)) == Doubts(2)
    assert spoken(SUSPICIOUS, said(2, Claims("mechanic"), SUSPICIOUS)) == Doubts(2)


def test_who_claims_another_role_is_believed_while_nothing_speaks_against_it() -> None:
    assert spoken(VOTE, said(3, Claims("mechanic"), VOTE)) == Agrees(3)


def test_a_claim_draws_a_few_words_and_no_more() -> None:
    asked_already = said(1, Asks(3, "suspect"), VOTE)
    assert spoken(VOTE, CLAIM, asked_already) != Asks(3, "suspect")
    assert spoken(VOTE, CLAIM, asked_already, said(2, Doubts(3), VOTE)) is None
    assert spoken(VOTE, CLAIM, said(3, Accuses(1), VOTE), said(0, Denies(), VOTE)) is None, "it has spoken since"


def test_who_is_vouched_for_vouches_for_a_speaker_it_trusts() -> None:
    def answer(view: View, seat: int) -> Statement | None:
        heard = said(seat, Vouches(0), view)
        return fresh(Dice.seeded("conduct"), (heard,)).reply(view, heard)

    assert answer(SUSPICIOUS, 3) == Vouches(3, "reported", 1)
    assert answer(SUSPICIOUS, 2) is None
    assert answer(VOTE, 3) is None
