"""Ballots: a Cultist spares the other one, and votes point at Cultists more often than elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gloaming.bots.hearing import hears
from gloaming.games.cultists import events as e
from gloaming.games.cultists.expansions.professions.events import TieBroken
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.bots.cultists.beliefs.mind import CultistsMind


def voted(mind: CultistsMind, voter: Seat, named: Seat | None) -> None:
    """One ballot, by whom and for whom."""
    if voter == mind.memory.automa:
        return
    if named is None:
        mind.did("abstained", voter)
    elif named != voter:
        tells = mind.habits.tells(voter)
        mind.scores.pair("vote_mate", voter, named, tells)
        mind.scores.apart("vote_right", voter, named, tells)
        mind.scores.apart("vote_other", named, voter, tells)
        mind.roles.point(voter, named, mind.weights["seer_voted"])


def ballots_opened(mind: CultistsMind, event: e.BallotsOpened) -> None:
    if not mind.memory.electing:
        for voter, named in enumerate(event.ballots):
            voted(mind, voter, named)
        mind.scores.role_clue("vote_right", *mind.scores.seats)


def ballot_cast(mind: CultistsMind, event: e.BallotCast) -> None:
    """With anonymous ballots every seat remembers its own."""
    mind.own_ballot = event.ballot


def tally_shown(mind: CultistsMind, event: e.TallyShown) -> None:
    """RQ-51: so many votes for each, from nobody knows whom."""
    own, mind.own_ballot = mind.own_ballot, None
    if mind.memory.electing:
        return
    for named, votes in enumerate(event.tally[:-1]):
        if others := votes - (named == own):
            mind.scores.member("tally_right", named, None, others)


def ballot_changed(mind: CultistsMind, event: e.BallotChanged) -> None:
    if not mind.memory.electing:
        voted(mind, event.seat, event.ballot)
        mind.scores.role_clue("vote_right", event.seat)


def tie_broken(mind: CultistsMind, event: TieBroken) -> None:
    """MOC-PROF-22: the Mayor's word is a ballot too."""
    if not mind.memory.electing and event.named is not None:
        voted(mind, event.seat, event.named)


HEARD: Final = hears(globals())
